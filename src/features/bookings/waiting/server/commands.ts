import { agreedTo } from '#features/settings/rules/texts.ts'
import type { Context } from '#kit/server/http/context.ts'
import { insertMail, type MailMessage } from '#kit/server/mail/mail.ts'
import type { Db, Sql, Transaction } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import { partyText } from '../../rules/party.ts'
import { book, type NewBooking, payerKeys } from '../../server/commands.ts'
import { releaseHold } from '../../stays/server/commands/holds.ts'
import type { Wish } from '../rules.ts'
import type { Place } from './queries.ts'

export type NewPlace = Wish & Pick<Place, 'reference' | 'name' | 'email' | 'phone' | 'language' | 'visitor'>

/**
 * Puts down who asks for a place. What is not confirmed yet is replaced; a place that is stays as it is. Gives the
 * reference of the one that counts, and whether it is in line already.
 */
export async function askForPlace(
  tx: Transaction,
  place: NewPlace,
  now: Temporal.Instant,
): Promise<{ reference: string; isInLine: boolean }> {
  const { kind, type, from, until, hours } = place
  const isHours = kind === 'hours'
  const [row] = await tx<{ reference: string }[]>`
    INSERT INTO waiting_entries AS e (reference, kind, vehicle_id, vehicle_type, day, from_hour, until_hour, hours, nights,
                                      people, name, email, phone, language, visitor, asked_at)
    VALUES (${place.reference}, ${kind}, ${place.vehicleId}, ${type === 'all' ? null : type}, ${place.day},
            ${isHours ? from : null}, ${isHours ? until : null}, ${isHours ? hours : null}, ${place.nights}, ${place.people},
            ${place.name}, ${place.email}, ${place.phone}, ${place.language}, ${place.visitor}, ${now.toString()})
    ON CONFLICT (lower(email), kind, day) WHERE booking_id IS NULL AND left_at IS NULL
    DO UPDATE SET vehicle_id = excluded.vehicle_id, vehicle_type = excluded.vehicle_type, from_hour = excluded.from_hour,
                  until_hour = excluded.until_hour, hours = excluded.hours, nights = excluded.nights, people = excluded.people,
                  name = excluded.name, phone = excluded.phone, language = excluded.language, visitor = excluded.visitor
    WHERE e.confirmed_at IS NULL
    RETURNING e.reference`
  if (row) return { reference: row.reference, isInLine: false }
  const [there] = await tx<{ reference: string }[]>`
    SELECT reference FROM waiting_entries
    WHERE lower(email) = ${place.email.toLowerCase()} AND kind = ${kind} AND day = ${place.day}
      AND booking_id IS NULL AND left_at IS NULL`
  // Where it had its turn or was left between the two, the line is open again.
  return there ? { reference: there.reference, isInLine: true } : askForPlace(tx, place, now)
}

export const confirmPlace = (db: Db, reference: string, now: Temporal.Instant) => db`
  UPDATE waiting_entries SET confirmed_at = ${now.toString()} WHERE reference = ${reference} AND confirmed_at IS NULL`

/** Somebody else was quicker with this place: it has an offer, or was left. */
class NotInLine extends Error {}

/**
 * Holds a boat for somebody in line and writes them, all of it or nothing. False when the boat is taken, or the place has
 * had an offer or was left meanwhile.
 */
export async function offer(sql: Sql, place: Pick<Place, 'id' | 'visitor'>, booking: NewBooking, mail: MailMessage) {
  const after = async (tx: Transaction, bookingId: number) => {
    const given = await tx`
      UPDATE waiting_entries SET booking_id = ${bookingId}
      WHERE id = ${place.id} AND booking_id IS NULL AND left_at IS NULL RETURNING 1`
    if (given.length === 0) throw new NotInLine()
    // So far nobody agreed to anything.
    await tx`UPDATE bookings SET agreed_to = '' WHERE id = ${bookingId}`
    await insertMail(tx, mail, place.visitor)
    return { offered: true }
  }
  try {
    return typeof (await book(sql, booking, 'none', {}, { after })) === 'object'
  } catch (error) {
    if (error instanceof NotInLine) return false
    throw error
  }
}

/**
 * Makes a booking of what is held, with its confirmation. False when it is not held any more: the condition decides
 * between whoever takes it in the last second and the job that lets it go.
 */
export async function take(tx: Transaction, id: number, booking: NewBooking, mail: MailMessage): Promise<boolean> {
  const { quote, payer = null } = booking
  const taken = await tx`
    UPDATE bookings
    SET held_until = NULL, phone = ${booking.phone}, street_and_number = ${booking.streetAndNumber},
        zip_code_and_city = ${booking.zipCodeAndCity}, people = ${booking.people}, adults = ${booking.adults},
        children = ${booking.children}, age_from = ${booking.ageFrom}, age_to = ${booking.ageTo},
        license = ${booking.license}, has_license = ${booking.hasLicense}, comment = ${partyText(booking)},
        extras = ${booking.extras as string[]}, quote = ${JSON.stringify(quote)}::text::jsonb, price = ${quote.total},
        due_on = ${booking.dueOn}, paid_at = CASE WHEN ${booking.isPaid} THEN now() END,
        payer = ${payerKeys(tx, payer)}, agreed_to = ${agreedTo('terms', 'privacy')}
    WHERE id = ${id} AND held_until > now() AND canceled_at IS NULL
    RETURNING 1`
  if (taken.length === 0) return false
  await insertMail(tx, mail, booking.visitor)
  return true
}

/** Takes a place off the list; what is held for it is free. Says whether it was still on it. What was taken stays. */
export async function leave(
  tx: Transaction,
  id: number,
  { by, reason }: { by: string | null; reason: string },
  hands: Pick<Context, 'env' | 'clock'>,
): Promise<boolean> {
  const [row] = await tx<{ bookingId: number | null }[]>`
    SELECT booking_id::int AS "bookingId" FROM waiting_entries WHERE id = ${id} AND left_at IS NULL FOR UPDATE`
  if (row?.bookingId) await releaseHold(tx, row.bookingId, { by, reason }, hands)
  const left = await tx`
    UPDATE waiting_entries SET left_at = ${hands.clock().toString()}
    WHERE id = ${id} AND left_at IS NULL
      AND NOT EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND b.canceled_at IS NULL)
    RETURNING 1`
  return left.length > 0
}

/** Deletes what nobody waits for any more: days that are over, and requests that nobody has confirmed within a day. */
export const forgetPlaces = (sql: Sql, now: Temporal.Instant, today: Day) => sql`
  DELETE FROM waiting_entries
  WHERE day + nights < ${today}::date
     OR confirmed_at IS NULL AND asked_at < ${now.subtract({ hours: 24 }).toString()}`
