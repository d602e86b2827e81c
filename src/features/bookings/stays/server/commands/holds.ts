import type { Context } from '#kit/server/http/context.ts'
import { type Repeat, rememberAnswer } from '#kit/server/http/repeat.ts'
import { insertMail, type MailMessage } from '#kit/server/mail/mail.ts'
import { type Db, type Sql, type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { daysBetween } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { giveVoucherBack } from '../../../server/commands/payable.ts'
import {
  book,
  type CodeFor,
  keepCode,
  type NewBooking,
  type NotBooked,
  payerKeys,
  spendCode,
} from '../../../server/commands.ts'
import { boatsIn, tripOf } from '../../../server/policy/trips.ts'
import { readBoats, type StoredBooking } from '../../../server/queries/bookings.ts'
import { readTrip } from '../../../server/queries/trips.ts'
import { hasTooManyUnpaid, type UnpaidStay } from '../../rules/unpaid.ts'
import { words } from '../../words.ts'

/** Stays that wait for the code which proves their mail address, while their boat is held. */

export const notConfirmed = 'Not confirmed in time'
export const leftByCustomer = 'Left by the customer'
const replaced = 'Replaced by another booking'

/** Held for a code, not for somebody who pays through the provider. */
const waitsForCode = (db: Db) => db`held_until IS NOT NULL AND canceled_at IS NULL AND payment_method <> 'provider'`

type Hands = Pick<Context, 'env' | 'clock'>

/**
 * Releases what the address held so far, and refuses a stay that would leave too many nights unpaid. Whoever may be the
 * same customer waits here until this transaction ends, so that requests at the same moment count each other.
 */
export async function makeRoomFor(tx: Transaction, booking: NewBooking, hands: Hands): Promise<void> {
  const { email, startsAt, endsAt, payer = null } = booking
  const keys = payerKeys(tx, payer)
  // In one order, so that nobody waits for somebody who waits for them.
  const [, unpaid] = await Promise.all([
    tx`
      SELECT pg_advisory_xact_lock(hashtextextended('payer ' || key, 0))
      FROM (SELECT unnest(${keys}) AS key ORDER BY 1) keys WHERE key IS NOT NULL`,
    tx<(UnpaidStay & { id: number; wanted: UnpaidStay['payer']; held: boolean; over: boolean })[]>`
      SELECT id::int, payer::text[], ends_at::date - starts_at::date AS nights, keys::text[] AS wanted,
             ${waitsForCode(tx)} AND lower(email) = ${email.toLowerCase()} AS held, held_until <= now() AS over
      FROM bookings, (SELECT ${keys} AS keys) wanted
      WHERE payer && keys AND paid_at IS NULL AND canceled_at IS NULL ORDER BY id`,
  ])
  for (const { id, held, over } of unpaid) {
    if (held) await releaseHold(tx, id, { by: null, reason: over ? notConfirmed : replaced }, hands)
  }
  const boats = boatsIn(booking).filter(({ paymentMethod }) => paymentMethod !== 'voucher').length
  const wanted = {
    payer: unpaid[0]?.wanted ?? [],
    nights: daysBetween(startsAt.slice(0, 10), endsAt.slice(0, 10)) * boats,
  }
  const others = unpaid.filter(({ held, over }) => !held && !over)
  if (boats > 0 && hasTooManyUnpaid(wanted, others)) throw tooManyUnpaid()
}

const tooManyUnpaid = () => new ProblemError(422, 'TOO_MANY_UNPAID_NIGHTS', words.tooManyUnpaid)

type Hold = { type: 'CODE_REQUIRED'; reference: string; held_until: string; expires_in_minutes: number }

/** Holds the boats of a stay and mails the code that confirms it, in place of what the address held so far. */
export const holdForCode = (
  sql: Sql,
  booking: NewBooking,
  { code, mail, repeat }: { code: string; mail: MailMessage; repeat: Repeat | undefined },
  hands: Hands,
): Promise<Hold | NotBooked> =>
  book(
    sql,
    booking,
    'none',
    {},
    {
      before: (tx) => makeRoomFor(tx, booking, hands),
      async after(tx, id) {
        await keepCode(tx, booking, code, mail, booking.visitor)
        const [{ until } = { until: '' }] = await tx<{ until: string }[]>`
        SELECT to_char(held_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS until FROM bookings WHERE id = ${id}`
        const { reference } = booking
        const held = { type: 'CODE_REQUIRED' as const, reference, held_until: until, expires_in_minutes: 10 }
        if (repeat) await rememberAnswer(tx, repeat, 201, held)
        return held
      },
    },
  )

/** `vehicleIds`: its boats, the first one first. */
export type HeldStay = CodeFor & { vehicleIds: readonly number[]; endsAt: string }

/** The stay that is held for an address, as it was ordered; undefined when none is, or not any more. */
export async function findHold(db: Db, held: HeldStay): Promise<StoredBooking | undefined> {
  const { email, vehicleId, vehicleIds, startsAt, endsAt } = held
  const [row] = await db<{ id: number }[]>`
    SELECT id::int FROM bookings
    WHERE leader_id IS NULL AND vehicle_id = ${vehicleId} AND starts_at = ${startsAt} AND ends_at = ${endsAt} AND lower(email) = ${email.toLowerCase()}
      AND held_until > now() AND ${waitsForCode(db)}`
  const [leader, ...mates] = row ? await readBoats(db, row) : []
  if (!leader || mates.length + 1 !== vehicleIds.length) return undefined
  return mates.every((mate) => vehicleIds.includes(mate.vehicleId)) ? tripOf([leader, ...mates]) : undefined
}

/** Whether what an address held was released, and not by itself in favour of another. */
export async function wasReleased(db: Db, { email, vehicleId, startsAt, endsAt }: HeldStay): Promise<boolean> {
  const rows = await db`
    SELECT FROM bookings
    WHERE vehicle_id = ${vehicleId} AND starts_at = ${startsAt} AND ends_at = ${endsAt} AND lower(email) = ${email.toLowerCase()}
      AND held_until IS NOT NULL AND held_until > now() - interval '1 day' AND payment_method <> 'provider'
      AND (canceled_at IS NULL OR canceled_reason NOT IN (${replaced}, ${leftByCustomer}))`
  return rows.length > 0
}

/** What is written when a hold becomes a booking. */
type Confirmed = { dueOn: string | null; mail: MailMessage; answer: object }

/**
 * Makes a booking of a hold whose code is right. Undefined when it is not held any more; a wrong code counts as a try.
 */
export async function confirmHold(
  sql: Sql,
  id: number,
  code: string,
  { repeat, confirmed }: { repeat: Repeat | undefined; confirmed: (booking: StoredBooking) => Promise<Confirmed> },
): Promise<'WRONG_CODE' | object | undefined> {
  return transaction(sql, async (tx) => {
    const booking = await readTrip(tx, { id }, { forUpdate: true })
    if (!booking?.isHeld || booking.isCanceled) return undefined
    if (!(await spendCode(tx, booking, code))) return 'WRONG_CODE'
    const { dueOn, mail, answer } = await confirmed(booking)
    await tx`
      UPDATE bookings
      SET held_until = NULL, due_on = CASE WHEN payment_method <> 'voucher' THEN ${dueOn}::date END,
          paid_at = CASE WHEN payment_method = 'voucher' THEN now() END
      WHERE id = ${id} OR leader_id = ${id}`
    await insertMail(tx, mail, booking.visitor)
    if (repeat) await rememberAnswer(tx, repeat, 201, answer)
    return answer
  })
}

/** What a voucher pays of what an address holds: it goes back when the address orders anew. */
export async function heldOfVoucher(db: Db, voucherId: number, { email, paypal }: { email: string; paypal: boolean }) {
  if (paypal) return 0
  const [row] = await db<{ amount: Cents }[]>`
    SELECT coalesce(sum(voucher_amount), 0)::int AS amount FROM bookings
    WHERE voucher_id = ${voucherId} AND lower(email) = ${email.toLowerCase()} AND ${waitsForCode(db)}`
  return row?.amount ?? 0
}

/** How often an address holds something with a promo code: it counts anew when the address orders anew. */
export async function heldOfPromo(db: Db, promoId: number, { email, paypal }: { email: string; paypal: boolean }) {
  if (paypal) return 0
  const [row] = await db<{ uses: number }[]>`
    SELECT count(*)::int AS uses FROM bookings
    WHERE promo_code_id = ${promoId} AND lower(email) = ${email.toLowerCase()} AND ${waitsForCode(db)}`
  return row?.uses ?? 0
}

/** Lets a stay go, by any of its boats, that is held for a code, which is worth nothing from then on. False when it is not held for one. */
export async function releaseHold(
  tx: Transaction,
  id: number,
  { by, reason }: { by: string | null; reason: string },
  hands: Hands,
): Promise<boolean> {
  const booking = await readTrip(tx, { id }, { forUpdate: true })
  if (!booking) return false
  const released = await tx`
    UPDATE bookings SET canceled_at = ${hands.clock().toString()}, canceled_by = ${by}, canceled_reason = ${reason}
    WHERE id = ${booking.id} AND ${waitsForCode(tx)} RETURNING 1`
  if (released.length === 0) return false
  await tx`
    DELETE FROM verification_codes c USING bookings b
    WHERE b.id = ${booking.id} AND c.email = lower(b.email) AND c.vehicle_id = b.vehicle_id AND c.starts_at = b.starts_at`
  await giveVoucherBack(tx, booking, reason, hands)
  return true
}

/** The stays whose time to be confirmed is over. */
export async function listUnconfirmed(db: Db): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    SELECT id::int FROM bookings WHERE held_until <= now() AND leader_id IS NULL AND ${waitsForCode(db)} ORDER BY id`
  return rows.map(({ id }) => id)
}
