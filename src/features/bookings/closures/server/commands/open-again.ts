import { insertMail } from '#kit/server/mail/mail.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { ownPageOf } from '../../../server/policy.ts'
import { readTrip } from '../../../server/queries/trips.ts'
import { openAgainMail } from '../emails/open-again.ts'
import type { Hands } from './move.ts'

/**
 * After a closure was lifted: whoever was asked and has not answered is told that the booking stands, unless something else is
 * closed then; questions that wait are not sent. Whoever is answering at this moment is waited for. `now` is the wall clock,
 * `instant` the same moment.
 */
export async function tellOpenAgain(
  tx: Transaction,
  closureId: number,
  { now, instant }: { now: string; instant: string },
  hands: Hands,
): Promise<void> {
  const asked = await tx<{ id: number; mailId: number | null; isToTell: boolean }[]>`
    SELECT d.booking_id::int AS id, d.mail_id AS "mailId", d.told_at <= ${instant} AND NOT EXISTS (
             SELECT FROM bookings o JOIN closed_times c
               ON c.vehicle_id = o.vehicle_id AND c.starts_at < o.ends_at AND c.ends_at > o.starts_at
             WHERE o.canceled_at IS NULL AND (o.id = b.id OR o.leader_id = b.id)) AS "isToTell"
    FROM closure_bookings d JOIN bookings b ON b.id = d.booking_id
    WHERE d.closure_id = ${closureId} AND d.decision = 'ask' AND d.chosen IS NULL AND b.canceled_at IS NULL AND b.ends_at > ${now}
      AND NOT EXISTS (SELECT FROM bookings o JOIN handovers h ON h.booking_id = o.id WHERE o.id = b.id OR o.leader_id = b.id)
    ORDER BY d.booking_id FOR UPDATE OF d`
  for (const { id, mailId, isToTell } of asked) {
    await tx`UPDATE mails SET state = 'canceled' WHERE id = ${mailId} AND state = 'waiting'`
    const booking = isToTell ? await readTrip(tx, { id }) : undefined
    if (!booking) continue
    const mail = openAgainMail({ ...hands.env, booking, ownPage: ownPageOf(hands, booking) })
    await insertMail(tx, mail, booking.visitor)
  }
}
