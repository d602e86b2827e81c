import { creditedOf } from '#features/invoices/server/queries/credited.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import { formatDay, wallClock } from '#kit/shared/day.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import type { Obstacle } from '../contract.ts'
import { unpaidSince } from '../rules/retention.ts'
import type { Known } from './queries/person.ts'

const most = 10

/** What keeps a person from being erased now: what is still to come, to be paid or to be given back, and work for us. */
export async function findObstacles(
  db: Db,
  { ids, emails }: Known,
  { now, timeZone }: { now: Temporal.Instant; timeZone: string },
): Promise<Obstacle[]> {
  const { day } = wallClock(timeZone, now)
  const of = (table: string) => ids.get(table) ?? []
  const accounts = await db<{ root: boolean; active: boolean }[]>`
    SELECT root, active FROM users WHERE lower(email) = ANY(${emails})`
  const bookings = await db<{ reference: string; day: string; state: string }[]>`
    SELECT reference, to_char(starts_at, 'YYYY-MM-DD') AS day, state FROM bookings LEFT JOIN handovers h ON h.booking_id = bookings.id
    CROSS JOIN LATERAL (SELECT CASE
      WHEN h.out_at IS NOT NULL AND h.back_at IS NULL THEN 'out'
      WHEN canceled_at IS NOT NULL AND settled_at IS NULL AND coalesce((settlement ->> 'handBack')::int, 0) > 0 THEN 'give back'
      WHEN canceled_at IS NOT NULL AND settled_at IS NULL AND coalesce((settlement ->> 'owed')::int, 0) > 0
           AND canceled_at >= ${unpaidSince(day)}::date THEN 'owes'
      WHEN canceled_at IS NOT NULL THEN NULL
      WHEN ends_at > (${now.toString()}::timestamptz AT TIME ZONE ${timeZone}) THEN 'to come'
      WHEN paid_at IS NULL AND coalesce(new_price, price) > 0 AND starts_at >= ${unpaidSince(day)}::date THEN 'unpaid' END AS state) s
    WHERE bookings.id = ANY(${of('bookings')}) AND state IS NOT NULL ORDER BY starts_at LIMIT ${most}`
  const vouchers = await db<{ reference: string }[]>`
    SELECT reference FROM vouchers
    WHERE id = ANY(${of('vouchers')}) AND paid_at IS NULL AND canceled_at IS NULL AND created_at >= ${unpaidSince(day)}::date
    LIMIT ${most}`
  const withdrawals = await db<{ reference: string }[]>`
    SELECT reference FROM withdrawals WHERE id = ANY(${of('withdrawals')}) AND closed_at IS NULL LIMIT ${most}`
  const payments = await db`
    SELECT FROM payments
    WHERE (booking_id = ANY(${of('bookings')}) OR voucher_id = ANY(${of('vouchers')}))
      AND state IN ('created', 'capturing', 'refunding') LIMIT 1`
  const invoices = await db<{ reference: string }[]>`
    SELECT reference FROM invoices i
    WHERE id = ANY(${of('invoices')}) AND series = 'invoice'
      AND (SELECT coalesce(sum(amount), 0) FROM invoice_payments p WHERE p.invoice_id = i.id) < gross - ${creditedOf(db)}
    ORDER BY issued_on LIMIT ${most}`
  return [
    ...accounts.map(({ root, active }) =>
      root
        ? { text: 'This is the account of the agency itself', link: null }
        : active && { text: 'They work here: deactivate the account first', link: '/employees' },
    ),
    ...bookings.map((booking) => ({
      text: `Booking ${booking.reference} of ${formatDay(booking.day)} ${reasons[booking.state]}`,
      link: `/RentalRevolution/bookings?day=${booking.day}`,
    })),
    ...vouchers.map(({ reference }) => ({
      text: `Voucher ${reference} is not paid`,
      link: '/RentalRevolution/cashregister',
    })),
    ...withdrawals.map(({ reference }) => ({
      text: `Withdrawal ${reference} is not decided, or money is to be given back`,
      link: '/RentalRevolution/withdrawals',
    })),
    ...(payments.length > 0 ? [{ text: 'A payment is under way', link: null }] : []),
    ...invoices.map(({ reference }) => ({ text: `Invoice ${reference} is not paid`, link: '/cashregister' })),
  ].filter((obstacle) => obstacle !== false)
}

const reasons: Readonly<Record<string, string>> = {
  out: 'is out on the water',
  'give back': 'was canceled, and money is to be given back',
  owes: 'was canceled, and a fee is to be paid',
  'to come': 'is still to come',
  unpaid: 'is not paid',
}

export const nobody = () => notFound('Nothing is known of this person')

export const notNow = (obstacles: readonly Obstacle[]) =>
  new ProblemError(409, 'NOT_NOW', `Not yet: ${obstacles[0]?.text ?? ''}`, { extra: { obstacles } })
