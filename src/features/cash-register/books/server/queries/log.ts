import type { Db } from '#kit/server/postgres/db.ts'
import { addDays, type Day, fromLocalDateTime, hoursBetween, instantOf } from '#kit/shared/day.ts'
import { type Cents, toUnits } from '#kit/shared/money.ts'
import type { EntryContent, EntryKind } from '../../../contract/ledger.ts'
import { paidBy } from '../../../rules/ledger.ts'
import type { RentalLogEntry } from '../../contract.ts'

export type LogPeriod = { today: Day; timeZone: string }

/** Days that a logbook covers, today included; and lines that it has at most. */
const days = 14
export const most = 5000
export const firstDayOf = (today: Day): Day => addDays(today, 1 - days)

type Booked = { vehicle: string | null; day: string | null; hours: number | null; price: Cents | null }
type Line = Booked & { id: string; at: string; time: string; cashregister_day: string }
type TillRow = Line & {
  kind: EntryKind
  position: number
  receipt: number
  cashier: string
  income: Cents
  content: string
}
type OnlineRow = Line & { amount: Cents; voucher: Cents | null; what: string; by: 'PayPal' | 'Stripe' | 'Voucher' }

/** A booking `b` as it was at a moment: as its next move found it, else as it is now. */
const asItWas = (db: Db, at: ReturnType<Db>) => db`
  LEFT JOIN LATERAL (
    SELECT * FROM booking_moves WHERE booking_id = b.id AND created_at > ${at} ORDER BY id LIMIT 1
  ) was ON true
  LEFT JOIN vehicles v ON v.id = coalesce(was.vehicle_id, b.vehicle_id)`

const bookedColumns = (db: Db) => db`
  v.name AS vehicle, coalesce(was.starts_at, b.starts_at)::date AS day,
  (extract(epoch FROM coalesce(was.ends_at, b.agreed_end, b.ends_at) - coalesce(was.starts_at, b.starts_at)) / 3600)::float8 AS hours,
  CASE WHEN was.id IS NULL THEN coalesce(b.new_price, b.price) ELSE coalesce(was.new_price, was.price) END::int AS price`

export const momentColumns = (db: Db, at: ReturnType<Db>, timeZone: string) => db`
  to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') AS at, to_char(${at} AT TIME ZONE ${timeZone}, 'HH24:MI') AS time,
  (${at} AT TIME ZONE ${timeZone})::date AS cashregister_day`

/** Receipts since a day. LIMIT keeps PostgreSQL from reading all bookings of a season for the ones of a fortnight. */
export const tillLogStatement = (db: Db, from: Day, timeZone: string) => db<TillRow[]>`
  SELECT 'till-' || e.position AS id, ${momentColumns(db, db`e.at`, timeZone)}, e.kind, e.position, e.receipt, e.cashier,
         e.income, e.content, ${bookedColumns(db)}
  FROM till_entries e
  LEFT JOIN LATERAL (SELECT * FROM bookings WHERE id = e.booking_id LIMIT 1) b ON true ${asItWas(db, db`e.at`)}
  WHERE e.business = 'rental' AND e.day >= ${from} AND e.receipt IS NOT NULL
  ORDER BY e.day DESC, e.position DESC LIMIT ${most}`

/** What the provider took and gave back since an instant. */
export const paymentLogStatement = (db: Db, since: string, timeZone: string) => db<OnlineRow[]>`
  SELECT 'payment-' || m.id AS id, ${momentColumns(db, db`m.at`, timeZone)}, m.amount, b.voucher_amount::int AS voucher,
         p.description AS what, CASE WHEN p.provider IN ('stripe', 'test-card') THEN 'Stripe' ELSE 'PayPal' END AS by,
         ${bookedColumns(db)}
  FROM (SELECT * FROM payment_moves WHERE at >= ${since} ORDER BY at DESC LIMIT ${most}) m
  JOIN LATERAL (SELECT * FROM payments WHERE id = m.payment_id LIMIT 1) p ON true
  LEFT JOIN LATERAL (SELECT * FROM bookings WHERE id = p.booking_id LIMIT 1) b ON true ${asItWas(db, db`m.at`)}
  ORDER BY m.at DESC`

/** Bookings that a voucher paid whole when they were made, since an instant. */
export const voucherLogStatement = (db: Db, since: string, timeZone: string) => db<OnlineRow[]>`
  SELECT 'booking-' || b.id AS id, ${momentColumns(db, db`b.paid_at`, timeZone)}, 0 AS amount,
         b.voucher_amount::int AS voucher, '' AS what, 'Voucher' AS by, ${bookedColumns(db)}
  FROM bookings b ${asItWas(db, db`b.paid_at`)}
  WHERE b.payment_method = 'voucher' AND b.paid_at >= ${since}
    AND NOT EXISTS (SELECT FROM till_entries e WHERE e.booking_id = b.id AND e.kind = 'sale')
  ORDER BY b.paid_at DESC LIMIT ${most}`

/** The logbook of the rental's last 14 days, newest first, with what was paid online. */
export async function readRentalLog(db: Db, { today, timeZone }: LogPeriod): Promise<RentalLogEntry[]> {
  const from = firstDayOf(today)
  const since = instantOf(from, 0, timeZone).toString()
  const [till, payments, vouchers] = await Promise.all([
    tillLogStatement(db, from, timeZone),
    paymentLogStatement(db, since, timeZone),
    voucherLogStatement(db, since, timeZone),
  ])
  return [
    ...till.map((row) => ({ at: row.at, entry: fromTill(row) })),
    ...[...payments, ...vouchers].map((row) => ({ at: row.at, entry: fromOnline(row) })),
  ]
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, most)
    .map(({ entry }) => entry)
}

const commonOf = ({ id, time, cashregister_day, vehicle, day, hours, price }: Line) => ({
  id,
  time,
  booking_vehicle: vehicle ?? '',
  booking_day: day,
  booking_hours: hours,
  booking_price: price,
  cashregister_day,
})

/** The booking as the receipt has it; of receipts that kept nothing of it, as it was then. */
function bookedIn({ booked }: EntryContent): Partial<Booked> {
  if (!booked) return {}
  const { vehicle, startsAt, endsAt, price } = booked
  const [begins, ends] = [fromLocalDateTime(startsAt), fromLocalDateTime(endsAt)]
  return { vehicle, day: begins.day, hours: hoursBetween(begins, ends), price }
}

function fromTill(row: TillRow): RentalLogEntry {
  const content = JSON.parse(row.content) as EntryContent
  const voucher = paidBy(content, 'voucher')
  return {
    ...commonOf({ ...row, ...bookedIn(content) }),
    products: productsText(content.lines.filter(({ kind }) => kind !== 'booking')),
    voucher: voucher === 0 ? null : voucher,
    income: row.income,
    cashier: row.cashier,
    kind: row.kind,
    receipt: row.receipt,
    position: row.position,
  }
}

function fromOnline(row: OnlineRow): RentalLogEntry {
  const { amount, voucher, what, by: cashier } = row
  const sold = { label: what, quantity: Math.sign(amount), unitPrice: Math.abs(amount), amount }
  return {
    ...commonOf(row),
    products: productsText(row.vehicle === null ? [sold] : []),
    voucher: voucher === null || voucher === 0 || amount < 0 ? null : voucher,
    income: amount,
    cashier,
    kind: amount < 0 ? 'online_refund' : 'online',
    receipt: null,
    position: null,
  }
}

const productsText = (lines: readonly { label: string; quantity: number; unitPrice: Cents; amount: Cents }[]): string =>
  JSON.stringify(
    lines.map(({ label, quantity, unitPrice, amount }) => ({
      name: label,
      quantity,
      price: toUnits(unitPrice),
      price_total: toUnits(amount),
    })),
  )
