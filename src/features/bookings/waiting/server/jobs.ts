import type { Context } from '#kit/server/http/context.ts'
import type { Job } from '#kit/server/work/jobs.ts'
import { wallClock } from '#kit/shared/day.ts'
import type { Rental } from '../../server/queries/rental.ts'
import { offerPrice } from '../rules/offer-price.ts'
import { type Chance, mayOffer, nextTurn, offerMinutes } from '../rules.ts'
import { forgetPlaces, offer } from './commands.ts'
import { offerMail } from './emails/waiting.ts'
import { offeredBooking, partyFor, placePageOf } from './policy.ts'
import { listInLine, type Place, readFree } from './queries.ts'

/**
 * Looks again and again whether something is free for those who wait, whatever freed it: a booking that was canceled,
 * moved or let go, a boat that is back or let again. One after the other, each by what is free after the one before.
 */
export function waitingList(context: Context, rental: Rental): Job {
  const { sql, live, clock } = context
  return {
    name: 'waiting-list',
    everySeconds: 15,
    async run() {
      await forgetPlaces(sql, clock(), rental.now().day)
      if (!mayOffer(rental.now())) return
      // Whoever has been tried without success is tried again in the next run.
      const tried = new Set<number>()
      for (;;) {
        const turn = await findTurn(context, rental, tried)
        if (!turn) return
        tried.add(turn.place.id)
        if (await offerTo(context, rental, turn)) await live.changed('bookings', 'waiting', 'mails')
      }
    },
  }
}

async function findTurn({ sql }: Context, rental: Rental, tried: ReadonlySet<number>) {
  const line = (await listInLine(sql, rental.now().day)).filter(({ id }) => !tried.has(id))
  if (line.length === 0) return undefined
  return nextTurn(line, await readFree(sql, rental, line))
}

/** False when nothing came of it: somebody was quicker, the boat is out, or we do not let to them. */
async function offerTo(context: Context, rental: Rental, { place, chance }: { place: Place; chance: Chance }) {
  const { sql, env, clock } = context
  const { extras, quote } = offerPrice(chance, place.kind, partyFor(place), false, await rental.readBusiness())
  if (!quote || (await rental.isShutOut(place))) return false
  const booking = offeredBooking(place, chance, { extras, quote })
  if (await rental.findOut(booking)) return false
  const until = wallClock(env.timeZone, clock().add({ minutes: offerMinutes }))
  return offer(sql, place, booking, offerMail({ ...env, booking, page: placePageOf(context, place), until }))
}
