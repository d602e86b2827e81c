import { type PeriodReport, type ReportedEntry, reportOf } from '#features/cash-register/closing/rules/report.ts'
import type { FrozenClosing } from '#features/cash-register/closing/server/commands.ts'
import type { EntryContent, EntryKind, TillLine } from '#features/cash-register/contract/ledger.ts'
import { cashOf, incomeOf, totalOf } from '#features/cash-register/rules/ledger.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { addDays, type Day, instantOf } from '#kit/shared/day.ts'

/** Days of the till before today, which is not closed yet. */
const daysBack = 130
const float = 20_000

type Product = { id: number; name: string; price: number; vat: number }
type Booked = { id: number; reference: string; price: number; vehicle: string }
type Entry = { kind: EntryKind; content: EntryContent; bookingId: number | null; reverses: number | null }
type Added = { position: number; receipt: number | null; kind: EntryKind; at: string; closing: number; content: string }

/**
 * The rental's till day by day, numbered and chained by the database itself: a float, sales of the day's bookings and
 * of products, now and then one that was taken back or cash that was brought to the bank, and a closing.
 */
export async function addTill(sql: Sql, entries: number, today: Day, timeZone: string): Promise<void> {
  const products = await sql<Product[]>`SELECT id, name, price, vat_percent AS vat FROM products ORDER BY id`
  const aDay = Math.round(entries / (daysBack + 1))
  for (let back = daysBack; back >= 0; back--) {
    const day = addDays(today, -back)
    const booked = await paidOnSite(sql, day, Math.round(aDay / 2))
    const at = instantOf(day, back === 0 ? 7 : 9, timeZone)
    const opened = await add(sql, day, at, [opening])
    const sold = await add(sql, day, at.add({ minutes: 1 }), salesOf(aDay - 5, booked, products, back))
    const takenBack = await add(sql, day, at.add({ hours: 8 }), [...sold.slice(5, 8).map(reversal), toTheBank])
    if (back === 0) continue
    const { closing } = opened[0] as Added
    const report = reportOf([...opened, ...sold, ...takenBack].map(reported))
    await add(sql, day, at.add({ hours: 10 }), [closed(closing, report)])
  }
}

const paidOnSite = (sql: Sql, day: Day, most: number) => sql<Booked[]>`
  SELECT b.id::int, b.reference, b.price, v.name AS vehicle FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id
  WHERE b.starts_at >= ${day}::date AND b.starts_at < ${day}::date + 1 AND b.canceled_at IS NULL
    AND b.payment_method = 'on_site' AND b.paid_at IS NOT NULL
  ORDER BY b.starts_at, b.id LIMIT ${most}`

const entry = (kind: EntryKind, content: EntryContent, more: Partial<Entry> = {}): Entry => ({
  kind,
  content,
  bookingId: null,
  reverses: null,
  ...more,
})

const opening = entry('opening', { lines: [], payments: [{ method: 'cash', amount: float }] })
const toTheBank = entry('cash_out', {
  lines: [],
  payments: [{ method: 'cash', amount: -10_000 }],
  reason: 'To the bank',
})

function salesOf(count: number, booked: readonly Booked[], products: readonly Product[], seed: number): Entry[] {
  return Array.from({ length: count }, (_, i) => {
    const booking = i % 2 === 0 ? booked[i / 2] : undefined
    const lines = booking ? [lineOf(booking)] : cartOf(products, seed * count + i)
    const method = i % 3 === 0 ? 'card' : 'cash'
    const content = {
      lines,
      payments: [{ method, amount: totalOf(lines) } as const],
      customer: booking && 'Mira Keller',
    }
    return entry('sale', content, { bookingId: booking?.id ?? null })
  })
}

const lineOf = ({ id, reference, vehicle, price }: Booked): TillLine => ({
  kind: 'booking',
  label: `${vehicle}, 2 hours, ${reference}`,
  quantity: 1,
  unitPrice: price,
  amount: price,
  vatPercent: 19,
  bookingId: id,
})

/** One to four products, each once or twice. */
const cartOf = (products: readonly Product[], n: number): TillLine[] =>
  Array.from({ length: 1 + (n % 4) }, (_, i) => {
    const { id, name, price, vat } = products[(n * 7 + i * 31) % products.length] as Product
    const quantity = 1 + ((n + i) % 2)
    return {
      kind: 'product',
      label: name,
      quantity,
      unitPrice: price,
      amount: quantity * price,
      vatPercent: vat,
      productId: id,
    }
  })

function reversal({ position, content }: Added): Entry {
  const { lines, payments } = JSON.parse(content) as EntryContent
  const back = {
    lines: lines.map((line) => ({ ...line, quantity: -line.quantity, amount: -line.amount })),
    payments: payments.map((payment) => ({ ...payment, amount: -payment.amount })),
    reason: 'Wrong item',
  }
  return entry('reversal', back, { reverses: position })
}

function closed(closing: number, report: PeriodReport): Entry {
  const card = report.byMethod.find(({ method }) => method === 'card')?.amount ?? 0
  const frozen: FrozenClosing = {
    closing,
    report,
    countedCash: report.expectedCash,
    countedCard: card,
    cashDifference: 0,
    cardDifference: 0,
    withdrawn: report.expectedCash - float,
    carried: float,
    note: '',
  }
  return entry('closing', { lines: [], payments: [], closing: frozen })
}

const reported = ({ content, ...row }: Added): ReportedEntry => ({
  ...row,
  cashier: 'Jonas Pier',
  content: JSON.parse(content) as EntryContent,
})

/** Five minutes apart at most, in the order given. */
function add(sql: Sql, day: Day, since: Temporal.Instant, entries: readonly Entry[]): Promise<Added[]> {
  const rows = entries.map(({ kind, content, bookingId, reverses }, i) => ({
    business: 'rental',
    kind,
    at: since.add({ minutes: Math.round((i * 450) / entries.length) }).toString(),
    day,
    cashier: 'Jonas Pier',
    cash: cashOf(content),
    income: incomeOf(kind, content),
    booking_id: bookingId,
    reverses,
    content: JSON.stringify(content),
  }))
  return sql<Added[]>`
    INSERT INTO till_entries ${sql(rows)}
    RETURNING position, receipt, kind, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, closing, content`.then(
    (added) => [...added],
  )
}
