import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import { channels, type ways, whys } from '../../contract.ts'
import { isOf, type Of } from './use.ts'

type Asked = { from: Day; until: Day; of: Of; timeZone: string }

type Sums = Record<(typeof ways)[number], Cents> & {
  bookings: number
  income: Cents
  /** Of canceled ones, what they would have brought, and what of it went back. */
  price: Cents
  returned: Cents
}
type StoredRow = Sums & { vehicle: number; code: number }
export type IncomeRow = Sums & {
  vehicle: number
  /** Null over nights. */
  hour: number | null
  channel: (typeof channels)[number] | undefined
  /** Undefined of those that stand. */
  why: (typeof whys)[number] | undefined
}

/**
 * What the bookings that begin in a period bring, by boat, hour, channel and why they were canceled. Who only held a boat to
 * pay it never booked. A cent is counted in one way only: what is not by another was paid on site. Of the fee for canceling
 * a trip its first boat has all, and what a voucher paid goes first, as it is settled. All that it is
 * grouped by is one number, and OFFSET a fence: so PostgreSQL takes the groups for few, and does not sort a season.
 */
export const incomeStatement = (db: Db, { from, until, of, timeZone }: Asked) => db<StoredRow[]>`
  SELECT key / 10000 AS vehicle, key % 10000 AS code, count(*)::int AS bookings, sum(due + besides)::int AS income,
         sum(open)::int AS open, sum(voucher)::int AS voucher, sum(provider)::int AS provider, sum(transfer)::int AS transfer,
         (sum(due + besides) - sum(open) - sum(voucher) - sum(provider) - sum(transfer))::int AS on_site,
         sum(lost)::int AS price, coalesce(sum(returned), 0)::int AS returned
  FROM (
    SELECT b.vehicle_id * 10000
           + CASE WHEN b.kind = 'hours' THEN 100 + 100 * date_part('hour', b.starts_at)::int ELSE 0 END
           + CASE WHEN b.employee = '' THEN 0
                  WHEN (b.created_at AT TIME ZONE ${timeZone})::date = b.starts_at::date THEN 10 ELSE 20 END
           + CASE WHEN b.canceled_at IS NULL THEN 0 ELSE array_position(${[...whys]}::text[], coalesce(b.canceled_why,
               CASE WHEN b.canceled_by IS NULL THEN 'unpaid' WHEN b.canceled_by = 'customer' THEN 'customer' ELSE 'unknown' END)) END AS key,
           CASE WHEN b.canceled_at IS NULL THEN coalesce(b.new_price, b.price) ELSE b.cancellation_fee END AS due,
           CASE WHEN b.canceled_at IS NULL OR b.settled_at IS NOT NULL THEN 0 ELSE coalesce((b.settlement ->> 'owed')::int, 0) END AS owed,
           CASE WHEN b.canceled_at IS NULL THEN 0 ELSE coalesce(b.new_price, b.price) END AS lost,
           CASE WHEN b.canceled_at IS NOT NULL THEN (b.settlement ->> 'voucherBack')::int + (b.settlement ->> 'providerBack')::int
             + (b.settlement ->> 'handBack')::int + coalesce((b.settlement ->> 'asVoucher')::int, 0) END AS returned,
           coalesce(h.fees + h.charges, 0) AS besides, b.voucher_amount, b.advance,
           b.canceled_at IS NULL AND b.paid_at IS NULL AS unpaid,
           b.payment_method = 'provider' AND (b.paid_at IS NOT NULL OR b.canceled_at IS NOT NULL) AS by_provider,
           b.payment_method = 'transfer' AND b.paid_at IS NOT NULL AS by_transfer
    FROM bookings b
    LEFT JOIN handovers h ON h.booking_id = b.id AND h.fees + h.charges > 0
    WHERE b.starts_at >= ${from}::date AND b.starts_at < ${until}::date + 1 AND b.held_until IS NULL ${isOf(db, 'b.vehicle_id', of)}
    OFFSET 0
  ) booked
  CROSS JOIN LATERAL (SELECT least(voucher_amount, due - owed) AS voucher) v
  CROSS JOIN LATERAL (SELECT due - owed - voucher AS rest) r
  CROSS JOIN LATERAL (SELECT CASE WHEN by_provider THEN rest ELSE least(advance, rest) END AS provider) p
  CROSS JOIN LATERAL (
    SELECT CASE WHEN unpaid THEN rest - provider ELSE owed END AS open,
           CASE WHEN by_transfer THEN rest - provider ELSE 0 END AS transfer) o
  GROUP BY key`

export async function readIncome(db: Db, asked: Asked): Promise<IncomeRow[]> {
  const rows = await incomeStatement(db, asked)
  return rows.map(({ code, ...row }) => ({
    ...row,
    hour: code < 100 ? null : Math.floor(code / 100) - 1,
    channel: channels[Math.floor(code / 10) % 10],
    why: whys[(code % 10) - 1],
  }))
}

export type WeekRow = { week: number; bookings: number; income: Cents; by_then: number; income_by_then: Cents }

/**
 * What bookings for so many weeks from two days on bring by their prices and fees of canceled ones, and what of that stood at
 * a moment; the later weeks are counted from 0 on, and the earlier ones after them.
 */
export const weeksStatement = (
  db: Db,
  { later, earlier, weeks, then, of }: { later: Day; earlier: Day; weeks: number; then: string; of: Of },
) => db<WeekRow[]>`
  SELECT CASE WHEN b.starts_at >= ${later}::date THEN (b.starts_at::date - ${later}::date) / 7
              ELSE ${weeks}::int + (b.starts_at::date - ${earlier}::date) / 7 END AS week,
         count(*) FILTER (WHERE b.canceled_at IS NULL)::int AS bookings,
         sum(CASE WHEN b.canceled_at IS NULL THEN worth ELSE b.cancellation_fee END)::int AS income,
         count(*) FILTER (WHERE stood)::int AS by_then, coalesce(sum(worth) FILTER (WHERE stood), 0)::int AS income_by_then
  FROM bookings b CROSS JOIN LATERAL (
    SELECT coalesce(b.new_price, b.price) AS worth,
           b.created_at <= ${then} AND (b.canceled_at IS NULL OR b.canceled_at > ${then}) AS stood
  ) was
  WHERE (b.starts_at >= ${later}::date AND b.starts_at < ${later}::date + 7 * ${weeks}::int
         OR b.starts_at >= ${earlier}::date AND b.starts_at < ${earlier}::date + 7 * ${weeks}::int)
    AND b.held_until IS NULL ${isOf(db, 'b.vehicle_id', of)}
  GROUP BY 1`
