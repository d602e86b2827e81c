import { readBooking, readBookings } from '#features/bookings/server/queries/bookings.ts'
import { readBoatStates } from '#features/care/server/policy/boat.ts'
import { readDepositsAhead } from '#features/cash-register/receipts/server/queries.ts'
import { readReceipts } from '#features/cash-register/server/commands/booked.ts'
import { readBusinessSettings } from '#features/settings/server/queries.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { makePicture } from '#kit/server/pictures/pictures.ts'
import { type PictureRefusal, pictureRefusals } from '#kit/shared/picture.ts'
import { invalid } from '#kit/shared/problem.ts'
import { readChecklistOf, readChecklists } from '../checklist/server/queries.ts'
import { checklistRoutes } from '../checklist/server/routes.ts'
import * as calls from '../contract.ts'
import { words } from '../words.ts'
import { addPicture, checkOut, deletePicture, type MadePicture, takeBack, undoHandover } from './commands.ts'
import { noBooking, presentHandover, presentPicture } from './policy.ts'
import {
  listHandovers,
  listOpen,
  listPictures,
  readHandover,
  readHandovers,
  readVehicleOf,
  showsPicture,
  vehicleOf,
} from './queries.ts'

/** Handing boats over at the pier, and taking them back. */
export function handoverRoutes(app: Server, context: Context): void {
  const { sql, env, clock } = context
  const write = writing(context, 'handovers')
  // A boat that came back is free again: bookings say so.
  const handOver = writing(context, 'handovers', 'bookings', 'till')
  app.pictures.staff.push(showsPicture)
  checklistRoutes(app, context)

  route(app, calls.getHandover, async ({ params }) => {
    const id = params.booking
    const booking = await readBooking(sql, { id })
    if (!booking) throw noBooking()
    const [vehicle, checklist, stored, pictures, { late_grace: grace }] = await Promise.all([
      readVehicleOf(sql, id),
      readChecklistOf(sql, id),
      readHandover(sql, id),
      listPictures(sql, id),
      readBusinessSettings(sql, 'rental'),
    ])
    const receipts = {
      out: await readReceipts(sql, stored?.outEntries ?? []),
      back: await readReceipts(sql, stored?.backEntries ?? []),
    }
    const boatOf = await readBoatStates(sql, { vehicleId: vehicle.id, bookingId: id }, context)
    const ahead = (await readDepositsAhead(sql, [id])).get(id)
    const facts = { booking, vehicle, stored, pictures, receipts, boat: boatOf(vehicle.id), ahead }
    const shown = presentHandover({ ...facts, now: clock(), grace, env })
    return { ...shown, ...(checklist && { checklist }) }
  })

  route(app, calls.getDayHandovers, async ({ query }) => {
    const open = await listOpen(sql, query.day)
    const ids = open.map(({ id }) => id)
    const [bookings, stored, checklists, boatOf, ahead, { late_grace: grace }] = await Promise.all([
      readBookings(sql, ids),
      readHandovers(sql, ids),
      readChecklists(sql),
      readBoatStates(sql, 'all', context),
      readDepositsAhead(sql, ids),
      readBusinessSettings(sql, 'rental'),
    ])
    // Photos and receipts cannot be looked at there either.
    const unseen = { pictures: [], receipts: { out: [], back: [] }, now: clock(), grace, env }
    const handovers = open.flatMap(({ id, ...row }) => {
      const booking = bookings.find((one) => one.id === id)
      const vehicle = vehicleOf(row)
      const list = checklists.find(({ vehicle_type }) => vehicle_type === vehicle.type)
      const shown = { vehicle, stored: stored.find(({ bookingId }) => bookingId === id), boat: boatOf(vehicle.id) }
      if (!booking) return []
      return [
        {
          ...presentHandover({ booking, ahead: ahead.get(id), ...shown, ...unseen }),
          ...(list && { checklist: list }),
        },
      ]
    })
    return { handovers }
  })

  route(app, calls.getHandovers, async ({ query }) => ({ handovers: await listHandovers(sql, query.day) }))

  route(app, calls.checkOut, async (call) => {
    const { signature: drawn } = call.body
    const signature = drawn ? await made(drawn, 'signature') : undefined
    return handOver(call, (writes) => checkOut(writes, call.body, signature, context))
  })

  route(app, calls.takeBack, (call) => handOver(call, (writes) => takeBack(writes, call.body, context)))

  route(app, calls.undoHandover, (call) => handOver(call, (writes) => undoHandover(writes, call.body, context)))

  route(app, calls.addPicture, async (call) => {
    const { image, ...of } = call.body
    if (!(await readBooking(sql, { id: of.booking_id }))) throw noBooking()
    const picture = await made(image, 'image')
    return write(call, async (writes) => presentPicture(await addPicture(writes, of, picture)))
  })

  route(app, calls.deletePicture, (call) => write(call, (writes) => deletePicture(writes, call.params.id)))
}

/** A picture made anew, or why it cannot be taken, beside its field. */
async function made(bytes: Blob | Uint8Array, field: string): Promise<MadePicture> {
  const picture = await makePicture(bytes as Uint8Array)
  if ('refused' in picture) {
    const message = words.thePicture(pictureRefusals[picture.refused as PictureRefusal])
    throw invalid([{ field, message }], message)
  }
  return picture as MadePicture
}
