import { nameOf } from '#kit/server/http/audit.ts'
import type { Write } from '#kit/server/http/write.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import { type Transaction, violates } from '#kit/server/postgres/db.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { planRefusal } from '../../rules/handover.ts'
import { lockBoats } from '../../server/commands/cancel.ts'
import { putTo, withdrawMails } from '../../server/commands/move.ts'
import type { StoredBooking } from '../../server/queries/bookings.ts'
import { readTrip } from '../../server/queries/trips.ts'
import { findMove, isLastMove } from '../../timeline/server/queries.ts'
import type { Closure } from '../contract/closure.ts'
import { type decisions, minutesToUndo } from '../contract.ts'
import { type Going, type Hands, type MoveFacts, moveOne, queueFor, tellWhy } from './commands/move.ts'
import { askMail } from './emails/ask.ts'
import { answerPageOf, changed, type Group } from './policy.ts'
import { type ClosureRow, isAsked } from './queries/concerned.ts'

export type NewClosure = { vehicleId: number | null; startsAt: string; endsAt: string; reason: string }

/**
 * Closes a time. Waits for whoever is booking at this moment, so that nobody books into it unseen: what is there when this is
 * done is what a review is about. The first statement of its transaction.
 */
export async function insertClosure(tx: Transaction, closing: NewClosure, by: string): Promise<number> {
  await tx`SELECT pg_advisory_xact_lock(hashtextextended('closures', 0))`
  const { vehicleId, startsAt, endsAt, reason } = closing
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO closures (vehicle_id, starts_at, ends_at, reason, closed_by)
    VALUES (${vehicleId}, ${startsAt}, ${endsAt}, ${reason}, ${by}) RETURNING id`
  return row?.id as number
}

/** Says whether it was closed. */
export async function liftClosure(tx: Transaction, id: number, now: Temporal.Instant): Promise<boolean> {
  const rows = await tx`
    UPDATE closures SET lifted_at = ${now.toString()} WHERE id = ${id} AND lifted_at IS NULL RETURNING 1`
  return rows.length > 0
}

export type Decision = {
  group: Group
  decision: (typeof decisions)[number]
  spots: readonly { booking_id: number; vehicle_id: number; day: string; start: number; startsAt: string }[]
}

type Sent = { closure: ClosureRow; decisions: readonly Decision[]; facts: MoveFacts; hands: Hands }

/** Does all that was decided, or nothing: whoever is another than was shown, or whose place is taken, stops it. */
export async function carryOutReview(write: Write, { closure, decisions: all, facts, hands }: Sent) {
  const { tx, author } = write
  const by = nameOf(author.caller)
  const toldAt = author.at.add({ minutes: minutesToUndo })
  const sorted = all.toSorted((a, b) => a.group.bookingId - b.group.bookingId)
  const locked = new Map<number, StoredBooking[]>()
  for (const { group } of sorted) locked.set(group.bookingId, await lockUnchanged(tx, closure, group))
  const going = sorted.map((one) => goingOf(one, locked.get(one.group.bookingId) ?? []))
  await queueFor(tx, going.flat())
  for (const [i, { group, decision }] of sorted.entries()) {
    await keepDecision(tx, { closure, bookingId: group.bookingId, decision, toldAt })
    for (const one of going[i] ?? []) {
      const moveId = await moveOne(tx, one, facts, { ...hands, by })
      await tx`INSERT INTO closure_moves (move_id, closure_id, booking_id) VALUES (${moveId}, ${closure.id}, ${group.bookingId})`
      await tellWhy(
        tx,
        { bookingId: one.booking.id, moveId },
        { reason: closure.reason, seconds: minutesToUndo * 60 },
        hands,
      )
    }
    if (decision === 'ask') await ask(tx, { closure, bookingId: group.bookingId, seconds: minutesToUndo * 60 }, hands)
  }
  const count = (decision: Decision['decision']) => sorted.filter((one) => one.decision === decision).length
  const done = { moved: count('move'), asked: count('ask'), canceled: count('cancel'), kept: count('keep') }
  await write.audit('closure.review', `closure:${closure.id}`, done)
  return { ...done, undo_until: toldAt.round('second').toString() }
}

/** The boats of a booking, locked; refused where they are not where they were shown, or another closure asks meanwhile. */
async function lockUnchanged(tx: Transaction, { id }: Closure, { rows, bookingId }: Group): Promise<StoredBooking[]> {
  const [first] = rows
  const boats = await lockBoats(tx, first.reference)
  const isSame =
    boats.length === rows.length &&
    rows.every((row) =>
      boats.some(
        (boat) =>
          boat.id === row.id &&
          boat.vehicleId === row.vehicleId &&
          boat.startsAt === row.startsAt &&
          boat.endsAt === row.endsAt &&
          !boat.isCanceled &&
          !boat.isHeld,
      ),
    )
  const asked =
    await tx`SELECT FROM closure_bookings d WHERE d.closure_id <> ${id} AND d.booking_id = ${bookingId} AND ${isAsked(tx)}`
  if (!isSame || asked.length > 0) throw changed(first.name)
  const out = boats.map(({ progress }) => planRefusal(progress)).find((one) => one !== undefined)
  if (out) throw new ProblemError(409, 'CHANGED', `${first.name}: ${out.detail}`)
  return boats
}

const goingOf = ({ decision, spots, group }: Decision, boats: readonly StoredBooking[]): Going[] => {
  if (decision !== 'move') return []
  return spots.map((spot) => {
    const booking = boats.find(({ id }) => id === spot.booking_id)
    if (!booking) throw changed(group.rows[0].name)
    return { booking, spot: { vehicleId: spot.vehicle_id, startsAt: spot.startsAt } }
  })
}

type Kept = { closure: Closure; bookingId: number; decision: Decision['decision']; toldAt: Temporal.Instant }

const keepDecision = (tx: Transaction, { closure, bookingId, decision, toldAt }: Kept) => tx`
  INSERT INTO closure_bookings (closure_id, booking_id, decision, told_at)
  VALUES (${closure.id}, ${bookingId}, ${decision}, ${toldAt.toString()})
  ON CONFLICT (closure_id, booking_id) DO UPDATE
  SET decision = excluded.decision, told_at = excluded.told_at, done_at = NULL, chosen = NULL, reminded_at = NULL`

/** Asks a customer what they would like instead, by a mail that waits so many seconds. */
export async function ask(
  tx: Transaction,
  {
    closure,
    bookingId,
    seconds,
    isReminder = false,
  }: { closure: ClosureRow; bookingId: number; seconds: number; isReminder?: boolean },
  hands: Hands,
): Promise<void> {
  const booking = await readTrip(tx, { id: bookingId })
  if (!booking) return
  const page = answerPageOf(hands, booking)
  await tx`
    WITH told AS (${insertMail(tx, askMail({ ...hands.env, booking, closure, page, isReminder }), booking.visitor)} RETURNING id),
         later AS (UPDATE closure_bookings SET mail_id = told.id FROM told
                   WHERE closure_id = ${closure.id} AND booking_id = ${bookingId})
    SELECT FROM told`
  await tx`
    UPDATE mails SET due_at = now() + make_interval(secs => ${seconds})
    WHERE id = (SELECT mail_id FROM closure_bookings WHERE closure_id = ${closure.id} AND booking_id = ${bookingId})`
}

/** Takes back what nobody was told of yet. Gives how many, and the names of those that could not be put back. */
export async function takeReviewBack(write: Write, closure: ClosureRow) {
  const { tx, author } = write
  const pending = await tx<{ bookingId: number; name: string; reference: string }[]>`
    SELECT d.booking_id::int AS "bookingId", b.name, b.reference
    FROM closure_bookings d JOIN bookings b ON b.id = d.booking_id
    WHERE d.closure_id = ${closure.id} AND d.told_at > ${author.at.toString()} AND d.done_at IS NULL ORDER BY d.booking_id`
  const stayed: string[] = []
  const locked = new Map<string, StoredBooking[]>()
  for (const { reference } of pending) locked.set(reference, await lockBoats(tx, reference))
  for (const { bookingId, name, reference } of pending) {
    const isBack = await putBack(tx, { closure, bookingId, boats: locked.get(reference) ?? [] }, nameOf(author.caller))
    if (!isBack) stayed.push(name)
  }
  const undone = pending.length - stayed.length
  await write.audit('closure.undo', `closure:${closure.id}`, { undone, stayed: stayed.length })
  return { undone, stayed }
}

type Back = { closure: ClosureRow; bookingId: number; boats: readonly StoredBooking[] }

/** All boats of a booking, or none of them. What is closed is theirs again: that is what the review found. */
async function putBack(tx: Transaction, { closure, bookingId, boats }: Back, by: string): Promise<boolean> {
  try {
    await tx.savepoint(async (inner) => {
      const inside = inner as Transaction
      await inside`SELECT set_config('rental.may_go_back', 'yes', true)`
      const moves = await inside<{ id: number }[]>`
        SELECT move_id AS id FROM closure_moves WHERE closure_id = ${closure.id} AND booking_id = ${bookingId} ORDER BY move_id DESC`
      for (const { id } of moves) await moveBack(inside, id, boats, by)
      await inside`
        UPDATE mails SET state = 'canceled' WHERE state = 'waiting' AND id = (
          SELECT mail_id FROM closure_bookings WHERE closure_id = ${closure.id} AND booking_id = ${bookingId})`
      await inside`DELETE FROM closure_bookings WHERE closure_id = ${closure.id} AND booking_id = ${bookingId}`
      await inside`SELECT set_config('rental.may_go_back', '', true)`
    })
    return true
  } catch (error) {
    if (error instanceof Moved || ['no_double_booking', 'extras_in_stock'].some((name) => violates(error, name)))
      return false
    throw error
  }
}

/** Somebody did something else with it meanwhile. */
class Moved extends Error {}

async function moveBack(tx: Transaction, moveId: number, boats: readonly StoredBooking[], by: string): Promise<void> {
  const former = await findMove(tx, moveId)
  const booking = boats.find(({ id }) => id === former?.bookingId)
  if (!former || !booking || booking.progress !== 'none' || booking.isCanceled) throw new Moved()
  if (!(await isLastMove(tx, former)) || former.movedPrice !== booking.quote.total) throw new Moved()
  await withdrawMails(tx, booking.id)
  await putTo(tx, booking, { ...former, prices: former }, by)
}
