import { readBooking } from '#features/bookings/server/queries/bookings.ts'
import { readBusinessSettings } from '#features/settings/server/queries.ts'
import { answer } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer } from '#kit/server/http/repeat.ts'
import { makePicture } from '#kit/server/pictures/pictures.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import { type PictureRefusal, pictureRefusals } from '#kit/shared/picture.ts'
import { invalid } from '#kit/shared/problem.ts'
import * as calls from '../contract.ts'
import { addPicture, checkOut, deletePicture, type MadePicture, takeBack, undoHandover } from './commands.ts'
import { noBooking, presentHandover, presentPicture } from './policy.ts'
import { listHandovers, listPictures, readHandover, readReceipts, readVehicleOf, showsPicture } from './queries.ts'

/** Handing boats over at the pier, and taking them back. */
export function handoverRoutes(app: Server, context: Context): void {
  const { sql, live, env, clock } = context
  app.pictures.staff.push(showsPicture)

  route(app, calls.getHandover, async ({ params }) => {
    const id = params.booking
    const booking = await readBooking(sql, { id })
    if (!booking) throw noBooking()
    const [vehicle, stored, pictures, { late_grace: grace }] = await Promise.all([
      readVehicleOf(sql, id),
      readHandover(sql, id),
      listPictures(sql, id),
      readBusinessSettings(sql, 'rental'),
    ])
    const receipts = {
      out: await readReceipts(sql, stored?.outEntries ?? []),
      back: await readReceipts(sql, stored?.backEntries ?? []),
    }
    return presentHandover({ booking, vehicle, stored, pictures, receipts, now: clock(), grace, env })
  })

  route(app, calls.getHandovers, async ({ query }) => ({ handovers: await listHandovers(sql, query.day) }))

  route(app, calls.checkOut, async ({ body, caller, repeat }) => {
    const signature = body.signature ? await made(body.signature, 'signature') : undefined
    const done = await orEarlierAnswer(sql, repeat, async () =>
      answer(201, await transaction(sql, (tx) => checkOut(tx, body, signature, { caller, repeat, context }))),
    )
    await changed()
    return done as NonNullable<typeof done>
  })

  route(app, calls.takeBack, async ({ body, caller, repeat }) => {
    const done = await orEarlierAnswer(sql, repeat, async () =>
      answer(201, await transaction(sql, (tx) => takeBack(tx, body, { caller, repeat, context }))),
    )
    await changed()
    return done as NonNullable<typeof done>
  })

  route(app, calls.undoHandover, async ({ body, caller, repeat }) => {
    const done = await orEarlierAnswer(sql, repeat, async () =>
      answer(201, await transaction(sql, (tx) => undoHandover(tx, body, { caller, repeat, context }))),
    )
    await changed()
    return done as NonNullable<typeof done>
  })

  route(app, calls.addPicture, async ({ body, caller }) => {
    if (!(await readBooking(sql, { id: body.booking_id }))) throw noBooking()
    const picture = await made(body.image, 'image')
    const kept = await transaction(sql, (tx) => addPicture(tx, body.booking_id, picture, { caller, context }))
    await live.changed('handovers')
    return answer(201, presentPicture(kept))
  })

  route(app, calls.deletePicture, async ({ params, caller }) => {
    await transaction(sql, (tx) => deletePicture(tx, params.id, { caller, context }))
    await live.changed('handovers')
    return { status: 'success' as const }
  })

  // A boat that came back is free again: bookings say so.
  const changed = () => live.changed('handovers', 'bookings', 'till')
}

/** A picture made anew, or why it cannot be taken, beside its field. */
async function made(bytes: Blob | Uint8Array, field: string): Promise<MadePicture> {
  const picture = await makePicture(bytes as Uint8Array)
  if ('refused' in picture) {
    const message = `The picture ${pictureRefusals[picture.refused as PictureRefusal]}`
    throw invalid([{ field, message }], message)
  }
  return picture as MadePicture
}
