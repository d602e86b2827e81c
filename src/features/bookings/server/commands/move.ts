import { insertMail, type MailMessage } from '#kit/server/mail/mail.ts'
import { type Sql, type Transaction, transaction, violates } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import { outWith } from '../../rules/handover.ts'
import { type License, type Party, partyText } from '../../rules/party.ts'
import type { Quote } from '../../rules/prices.ts'
import { stillOut, taken } from '../../timeline/server/policy.ts'
import { findClash, type Place } from '../../timeline/server/queries.ts'
import { orSoldOut } from '../policy/extras.ts'
import type { StoredBooking } from '../queries/bookings.ts'
import { readOuts } from '../queries/handover.ts'
import type { Rental } from '../queries/rental.ts'

/** Seconds for which the mail about a move waits, so that whoever moves on or back at once bothers nobody. */
export const secondsToThink = 60

/** As booked, and as staff changed it since. */
export type Prices = { price: Cents; newPrice: Cents | null; priceChangeReason: string | null }

/** Everything about a booking that a move changes. `prices` are undefined where they stay. */
export type NewPlace = Place & {
  extras: StoredBooking['extras']
  license: License | null
  quote: Quote
  prices: Prices | undefined
  dueOn: Day | null
  /** Who comes aboard, where that changes as well. */
  party?: Pick<Party, 'adults' | 'children' | 'ageFrom' | 'ageTo'> & { people: number }
}

/**
 * Moves into these boats one after the other: without that, two that want the same time would wait for each other until
 * the database gives one up. Who wins is for the constraint to say.
 */
export async function queueForVehicles(tx: Transaction, vehicleIds: readonly number[]): Promise<void> {
  for (const id of [...new Set(vehicleIds)].toSorted((a, b) => a - b)) {
    await tx`SELECT pg_advisory_xact_lock(hashtextextended(${`moves to vehicle ${id}`}, 0))`
  }
}

/**
 * Puts a booking to another place, and down how it was before. Gives the move's id. Violates `no_double_booking` when
 * somebody else has the boat then. The booking must be locked.
 */
export async function putTo(
  tx: Transaction,
  booking: StoredBooking,
  place: NewPlace,
  movedBy: string,
): Promise<number> {
  const { id } = booking
  const { prices, extras, license, party } = place
  const [row] = await tx<{ id: number }[]>`
    WITH former AS (
      INSERT INTO booking_moves (booking_id, vehicle_id, starts_at, ends_at, price, new_price, price_change_reason, quote,
                                 moved_price, extras, license, comment, due_on, moved_by)
      SELECT id, vehicle_id, starts_at, ends_at, price, new_price, price_change_reason, quote, ${place.quote.total}, extras,
             license, comment, due_on, ${movedBy}
      FROM bookings WHERE id = ${id}
      RETURNING id
    )
    UPDATE bookings b
    SET vehicle_id = ${place.vehicleId}, starts_at = ${place.startsAt}, ends_at = ${place.endsAt}, moves = moves + 1,
        extras = ${extras as string[]}, license = ${license}, comment = ${partyText({ ...booking, ...party, license, extras })}, due_on = ${place.dueOn},
        quote = ${JSON.stringify(place.quote)}::text::jsonb
        ${prices ? tx`, price = ${prices.price}, new_price = ${prices.newPrice}, price_change_reason = ${prices.priceChangeReason}, least_fee = least(least_fee, ${place.quote.total})` : tx``}
        ${party ? tx`, people = ${party.people}, adults = ${party.adults}, children = ${party.children}, age_from = ${party.ageFrom}, age_to = ${party.ageTo}` : tx``}
    FROM former WHERE b.id = ${id}
    RETURNING former.id`.catch((error: unknown) => {
    throw orSoldOut(error, place.quote)
  })
  return row?.id as number
}

/** Mails about earlier moves that nobody has yet: what they say does not hold any more. Says whether there were any. */
export async function withdrawMails(tx: Transaction, bookingId: number): Promise<boolean> {
  const withdrawn = await tx`
    UPDATE mails SET state = 'canceled'
    WHERE state = 'waiting' AND id IN (SELECT mail_id FROM booking_moves WHERE booking_id = ${bookingId})
    RETURNING 1`
  return withdrawn.length > 0
}

/** Tells the customer of a move, a little later. */
export async function tellOfMove(
  tx: Transaction,
  moveId: number,
  mail: MailMessage,
  visitor: Buffer | null,
  seconds: number = secondsToThink,
): Promise<void> {
  await tx`
    WITH told AS (${insertMail(tx, mail, visitor)} RETURNING id)
    UPDATE booking_moves SET mail_id = told.id FROM told WHERE booking_moves.id = ${moveId}`
  await tx`
    UPDATE mails SET due_at = now() + make_interval(secs => ${seconds})
    WHERE id = (SELECT mail_id FROM booking_moves WHERE id = ${moveId})`
}

/** Nobody is put onto a boat that is out then, or late. Boats are handed over in the same queue. */
export async function refuseAway(rental: Pick<Rental, 'now'>, timeZone: string, tx: Transaction, place: Place) {
  const out = outWith(await readOuts(tx, timeZone), place, rental.now())
  if (out) throw stillOut(out, rental.now())
}

/**
 * Runs a move in its transaction; `note` says where it wants to. When the constraint refuses it, says who has the boat;
 * when they are gone by then, tries again.
 */
export const placing = <T>(
  sql: Sql,
  vehicleName: string,
  work: (tx: Transaction, note: NotePlace) => Promise<T>,
): Promise<T> => orTaken(sql, vehicleName, (note) => transaction(sql, (tx) => work(tx, note)))

export type NotePlace = (wanted: Place & { except: number }) => void

/** The same of whatever has a transaction of its own. */
export async function orTaken<T>(sql: Sql, vehicleName: string, attempt: (note: NotePlace) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    let wanted: (Place & { except: number }) | undefined
    try {
      return await attempt((place) => {
        wanted = place
      })
    } catch (error) {
      if (!violates(error, 'no_double_booking') || !wanted) throw error
      const clash = await findClash(sql, wanted, wanted.except)
      if (clash || tries === 3) throw taken(vehicleName, clash)
    }
  }
}
