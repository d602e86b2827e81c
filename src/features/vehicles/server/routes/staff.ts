import { openingSpan } from '#features/settings/rules.ts'
import { readBusinessSettings } from '#features/settings/server/queries.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { makePicture } from '#kit/server/pictures/pictures.ts'
import { wallClock } from '#kit/shared/day.ts'
import { pictureRefusals } from '#kit/shared/picture.ts'
import { invalid, notFound, ProblemError } from '#kit/shared/problem.ts'
import * as calls from '../../contract/staff.ts'
import { type ChosenPicture, chosenPictures, formErrors, nameMessage, pathsOf } from '../../rules/staff.ts'
import { words } from '../../words.ts'
import { blockVehicle, type NewPicture, nameTaken, removeVehicle, saveVehicle } from '../commands.ts'
import { readFutureBookings, readVehicleLog } from '../queries/staff.ts'
import { readVehicles } from '../queries.ts'

export function fleetRoutes(app: Server, context: Context): void {
  const { sql, env, clock } = context
  const write = writing(context, 'vehicles')

  route(app, calls.addOrChangeVehicle, async (call) => {
    const form = call.body
    const span = openingSpan(await readBusinessSettings(sql, 'rental'))
    await check(context, form, span)
    const pictures = await makeAll(chosenPictures(form))
    return write(call, async (writes) => {
      const id = await saveVehicle(writes, form, pictures, span)
      return found((await readVehicles(writes.tx)).find((vehicle) => vehicle.id === id))
    }).catch((error: unknown) => {
      throw nameTaken(error) ? invalid([{ field: 'name', message: nameMessage(form.type) }]) : error
    })
  })

  route(app, calls.getFutureBookings, async ({ query }) => ({
    data: await readFutureBookings(sql, query.vehicle, wallClock(env.timeZone, clock()).day),
  }))

  route(app, calls.getBlockedVehicles, async () => {
    const fleet = await readVehicles(sql)
    const blocked = fleet.filter((vehicle) => vehicle.blocked).toSorted((a, b) => a.name.localeCompare(b.name))
    return { blocked_vehicles: blocked.map(({ id, name, type }) => ({ id, name, type })) }
  })

  route(app, calls.blockVehicle, (call) => {
    const vehicle = given('vehicle', call.body.vehicle ?? call.query.vehicle)
    const blocked = given('blocked', call.body.blocked ?? call.query.blocked)
    return write(call, async (writes) => {
      if (!(await blockVehicle(writes, vehicle, blocked))) throw noVehicle()
    })
  })

  route(app, calls.deleteVehicle, (call) => {
    const id = given('vehicle_id', call.body.vehicle_id ?? call.query.vehicle_id)
    return write(call, async (writes) => {
      if (!(await removeVehicle(writes, id))) throw noVehicle()
    })
  })

  route(app, calls.getVehicleLog, ({ query }) => readVehicleLog(sql, query.before))
}

/** Refuses what can be refused before any picture is opened. */
async function check({ sql }: Context, form: calls.VehicleForm, span: number) {
  const fleet = await readVehicles(sql)
  const current = form.id === undefined ? undefined : found(fleet.find(({ id }) => id === form.id))
  const takenNames = fleet.filter((vehicle) => vehicle !== current).map(({ name }) => name)
  const paths = current ? pathsOf(current) : []
  const nightPrice = current?.price_night ?? null
  const errors = formErrors(form, { openingSpan: span, takenNames, paths, nightPrice })
  if (errors.length > 0) throw invalid(errors)
}

const noVehicle = () => notFound(words.isGone)

function found<T>(vehicle: T | undefined): T {
  if (vehicle === undefined) throw noVehicle()
  return vehicle
}

function given<T>(field: string, value: T | undefined): T {
  if (value === undefined) throw invalid([{ field, message: words.sayWhat }])
  return value
}

/** All pictures, made anew where they are; or one answer that names every one that cannot be taken. */
async function makeAll(chosen: readonly ChosenPicture[]): Promise<NewPicture[]> {
  const made = await Promise.all(
    chosen.map(async ({ number, source, ...alts }) => {
      if (typeof source === 'string') return { number, ...alts, file: source.replace('/files/', '') }
      return { number, ...alts, ...(await makePicture(source as Uint8Array)) }
    }),
  )
  const refused = made.flatMap((one) => ('refused' in one ? [{ image: one.number, reason: one.refused }] : []))
  if (refused.length > 0) {
    const detail = refused.map(({ image, reason }) => words.imageIs(image, pictureRefusals[reason])).join('. ')
    const errors = [{ field: 'images', message: words.selectImages }]
    throw new ProblemError(422, 'INVALID', detail, { errors, extra: { images: refused } })
  }
  return made.filter((one) => !('refused' in one)) as NewPicture[]
}
