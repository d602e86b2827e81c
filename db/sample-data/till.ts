import { type Quote, splitOnSite } from '#features/bookings/rules/prices.ts'
import { type ReportedEntry, reportOf } from '#features/cash-register/closing/rules/report.ts'
import type { FrozenClosing } from '#features/cash-register/closing/server/commands.ts'
import type { EntryContent, EntryKind, TillLine } from '#features/cash-register/contract/ledger.ts'
import { cashOf, totalOf } from '#features/cash-register/rules/ledger.ts'
import { bookedOf, bookingLine, depositLine, productLine } from '#features/cash-register/sale/rules.ts'
import { appendEntry } from '#features/cash-register/server/commands/ledger.ts'
import { feeLines } from '#features/handovers/rules.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { addDays, type Day, fromLocalDateTime, type Hour, instantOf } from '#kit/shared/day.ts'

/** How many days back the till was used, and what stays in the drawer overnight. */
const daysBack = 45
const float = 15_000
const cashiers = ['Jonas Pier', 'Mara Lindholm', 'Jonas Pier', 'Emil Brandt']

type PaidBooking = {
  id: number
  reference: string
  vehicleName: string
  kind: 'hours' | 'days'
  startsAt: string
  endsAt: string
  name: string
  price: number
  quote: Quote
}
type Shelf = { id: number; type: string; name: string; price: number; vat_percent: number }

/** The ledger as the paid bookings of the last weeks left it: each day opened, sold, counted and closed. */
export async function addTillHistory(tx: Transaction, today: Day, timeZone: string): Promise<void> {
  const bookings = await tx<PaidBooking[]>`
    SELECT b.id::int, b.reference, v.name AS "vehicleName", b.kind, to_char(b.starts_at, 'YYYY-MM-DD"T"HH24:MI') AS "startsAt",
           to_char(b.ends_at, 'YYYY-MM-DD"T"HH24:MI') AS "endsAt", b.name, b.price, b.quote
    FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id
    WHERE b.paid_at IS NOT NULL
      AND b.starts_at >= ${addDays(today, -daysBack)}::date AND b.starts_at < ${today}::date
    ORDER BY b.starts_at, b.id`
  const shelf = await tx<Shelf[]>`SELECT id, type, name, price, vat_percent FROM products ORDER BY id`
  const steps = bookings.flatMap((booking) => stepsOf(booking, [...shelf])).filter(({ day }) => day < today)
  const days = [...new Set(steps.map(({ day }) => day))].sort()
  for (const day of days)
    await addDay(
      tx,
      day,
      steps.filter((step) => step.day === day),
      timeZone,
    )
}

async function addDay(tx: Transaction, day: Day, steps: readonly Step[], timeZone: string) {
  const cashier = cashiers[Number(day.slice(8)) % cashiers.length] ?? ''
  const entries: ReportedEntry[] = []
  const append = async (kind: EntryKind, hour: Hour, content: EntryContent, bookingId?: number) => {
    const at = instantOf(day, hour, timeZone)
    const added = await appendEntry(tx, 'rental', {
      kind,
      at,
      day,
      cashier: { id: null, name: cashier },
      content,
      bookingId,
    })
    entries.push({ position: added.position, kind, receipt: added.receipt, at: at.toString(), cashier, content })
    return added.position
  }
  await append('opening', 9, { lines: [], payments: [{ method: 'cash', amount: float }] })
  for (const { kind, hour, content, booking, handover } of steps.toSorted((one, other) => one.hour - other.hour)) {
    const position = await append(kind, hour, content, booking)
    if (handover)
      await tx`
        UPDATE handovers SET ${tx(`${handover}_entries`)} = ${tx(`${handover}_entries`)} || ${position}::int
        WHERE booking_id = ${booking}`
  }
  const report = reportOf(entries)
  const cash = entries.reduce((sum, { content }) => sum + cashOf(content), 0)
  const card = report.byMethod.find(({ method }) => method === 'card')?.amount ?? 0
  const closing: FrozenClosing = {
    closing: await closingNumber(tx),
    report,
    countedCash: cash,
    countedCard: card,
    cashDifference: 0,
    cardDifference: 0,
    withdrawn: cash - float,
    carried: float,
    note: '',
  }
  await append('closing', 19, { lines: [], payments: [], closing })
}

type Step = { kind: EntryKind; day: Day; hour: Hour; content: EntryContent; booking: number; handover?: 'out' | 'back' }

/**
 * The boat goes out: it is paid, unless that was online, fees and deposit are taken. It comes back, and the deposit goes
 * back, over nights by card, as the drawer is emptied each evening.
 */
function stepsOf(booking: PaidBooking, shelf: readonly Shelf[]): Step[] {
  const { deposit, fees } = splitOnSite(booking.quote.onSite)
  const method = booking.kind === 'days' ? ('card' as const) : ('cash' as const)
  const step = (handover: 'out' | 'back', kind: EntryKind, lines: TillLine[]): Step[] => {
    const moment = fromLocalDateTime(handover === 'out' ? booking.startsAt : booking.endsAt)
    const payments = [{ method, amount: totalOf(lines) }]
    const content = { lines, payments, customer: booking.name, booked: bookedOf(booking) }
    return totalOf(lines) === 0 ? [] : [{ kind, ...moment, content, booking: booking.id, handover }]
  }
  const sale = { ...fromLocalDateTime(booking.startsAt), booking: booking.id, content: saleOf(booking, shelf) }
  return [
    ...(booking.kind === 'hours' ? [{ kind: 'sale' as const, ...sale }] : []),
    ...step('out', 'sale', feeLines(booking, fees)),
    ...step('out', 'deposit', [depositLine(booking, deposit)]),
    ...step('back', 'deposit', [depositLine(booking, -deposit)]),
  ]
}

/** Every third customer takes something to eat or drink along; two of five pay by card. */
function saleOf(booking: PaidBooking, shelf: readonly Shelf[]): EntryContent {
  const lines: TillLine[] = [bookingLine({ ...booking, voucherAmount: 0 }, booking.price)]
  const product = shelf[(booking.id * 7) % shelf.length]
  if (product && booking.id % 3 === 0) {
    const quantity = 1 + (booking.id % 4)
    lines.push(
      productLine({
        productId: product.id,
        name: product.name,
        quantity,
        unitPrice: product.price,
        vatPercent: product.vat_percent,
        amount: product.price * quantity,
      }),
    )
  }
  const method = booking.id % 5 < 2 ? 'card' : 'cash'
  return { lines, payments: [{ method, amount: totalOf(lines) }], customer: booking.name, booked: bookedOf(booking) }
}

async function closingNumber(tx: Transaction): Promise<number> {
  const [row] = await tx<{ next: number }[]>`SELECT last_closing + 1 AS next FROM tills WHERE business = 'rental'`
  return row?.next ?? 1
}
