import type { Sql, Transaction } from '#kit/server/postgres/db.ts'
import { bookingFaults, type Kept, type Placed } from '../cluster/check.ts'
import type { World, Write } from './trust-kill-load.ts'

/** What the database holds, as far as a promise was made of it. */
type Books = Awaited<ReturnType<typeof readBooks>>

/**
 * What is wrong with the books, one sentence each: of what was acknowledged when it was called, and of what must hold in
 * between as well. `isOver`: every write has its answer, so there may be nothing that nobody knows of.
 */
export async function faults(db: Sql | Transaction, world: World, { isOver = false } = {}): Promise<string[]> {
  const writes = world.writes.filter(({ tries }) => tries > 0).map((write) => ({ ...write }))
  const books = await readBooks(db)
  return [
    ...bookingFaults(writes.filter(isBooking).map(asPlaced), books.bookings),
    ...saleFaults(writes, books, world.stock, isOver),
    ...voucherFaults(writes, books, isOver),
    ...invoiceFaults(writes, books),
    ...books.broken.map(({ business, position }) => `the ledger of the ${business} is broken at ${position}`),
    ...gaps('receipt', books.receipts),
    ...books.series.flatMap(({ series, numbers, last }) => [
      ...gaps(series, numbers),
      ...(last === numbers.length ? [] : [`the ${series} numbers are at ${last}, with ${numbers.length} given`]),
    ]),
    ...(isOver ? books.payments.map(({ id, why }) => `the payment ${id} ${why}`) : []),
    ...books.twicePaid.map(({ id }) => `the order ${id} was paid and given back, or captured without a payment`),
  ]
}

const isBooking = ({ kind }: Write) => kind === 'hours' || kind === 'stay' || kind === 'hold'
const isDone = ({ answer }: Write) => answer !== undefined && [200, 201].includes(answer.status) && !answer.body.type
const isRefused = (write: Write) => write.answer !== undefined && !isDone(write)

const asPlaced = (write: Write): Placed => ({
  email: write.email,
  vehicle: write.vehicle ?? 0,
  startsAt: write.startsAt ?? '',
  outcome: isDone(write) ? 'acknowledged' : isRefused(write) ? 'refused' : 'unclear',
  reference: String(write.answer?.body.reference),
})

/** Every acknowledged sale is there with its number, each once; what was sold is gone from the shelf, and no more. */
function saleFaults(writes: readonly Write[], { sales, products }: Books, stock: World['stock'], isOver: boolean) {
  const told = writes.filter((write) => write.kind === 'sale' && isDone(write)).map(({ answer }) => answer?.body)
  const found: string[] = []
  const byReceipt = new Map(sales.map((sale) => [sale.receipt, sale]))
  for (const sale of told) {
    const kept = byReceipt.get(Number(sale?.receipt))
    if (kept?.position !== sale?.position) found.push(`the acknowledged receipt ${sale?.receipt} is lost`)
  }
  const receipts = new Set(told.map((sale) => sale?.receipt))
  if (receipts.size < told.length) found.push('a receipt was acknowledged for two sales')
  if (isOver && sales.length !== told.length) found.push(`${told.length} sales were made and ${sales.length} are there`)
  for (const { name, left } of products) {
    const sold = sales.flatMap(({ lines }) => lines).filter(({ label }) => label === name)
    const quantity = sold.reduce((sum, line) => sum + line.quantity, 0)
    if (left < 0 || left !== (stock.get(name) ?? 0) - quantity)
      found.push(`${left} of ${name} are left, ${quantity} sold`)
  }
  return found
}

/** Every acknowledged order is there once, and of no voucher more is used than it is worth or than its entries say. */
function voucherFaults(writes: readonly Write[], { vouchers }: Books, isOver: boolean) {
  const told = writes.filter(({ kind }) => kind === 'voucher')
  const byEmail = Map.groupBy(vouchers, ({ email }) => email)
  return [
    ...told.flatMap((write) => {
      const kept = byEmail.get(write.email) ?? []
      if (kept.length > 1) return [`${write.email} ordered one voucher and has ${kept.length}`]
      if (isDone(write) && kept[0]?.reference !== write.answer?.body.reference)
        return [`${write.email}'s voucher is lost`]
      return isOver && !isDone(write) && kept.length > 0 ? [`${write.email} has a voucher that was refused`] : []
    }),
    ...vouchers
      .filter(({ redeemed, amount, entered }) => redeemed > amount || redeemed < 0 || redeemed !== entered)
      .map(
        ({ email, redeemed, amount, entered }) => `of ${email}'s ${amount} are used ${redeemed}, by entries ${entered}`,
      ),
  ]
}

const invoiceFaults = (writes: readonly Write[], { orders }: Books) =>
  writes
    .filter((write) => write.kind === 'invoice' && isDone(write))
    .flatMap(({ order, answer }) => {
      const kept = orders.find(({ id }) => id === order)
      if (kept?.reference !== answer?.body.reference) return [`the invoice ${answer?.body.reference} is lost`]
      return kept?.invoices === 1 && kept.mails === 1
        ? []
        : [`${kept?.reference} was issued ${kept?.invoices} times, with ${kept?.mails} mails`]
    })

const gaps = (what: string, numbers: readonly number[]) =>
  numbers.flatMap((number, n) => (number === n + 1 ? [] : [`${what} ${n + 1} is missing or there twice`])).slice(0, 1)

/** All in one moment, where `db` is a transaction that sees one. */
async function readBooks(db: Sql | Transaction) {
  const bookings = await db<Kept[]>`
    SELECT email, vehicle_id AS vehicle, to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI') AS "startsAt",
           to_char(ends_at, 'YYYY-MM-DD"T"HH24:MI') AS "endsAt", reference, canceled_at IS NOT NULL AS canceled
    FROM bookings`
  type Sale = { receipt: number; position: number; lines: { label: string; quantity: number }[] }
  const sales = await db<Sale[]>`
    SELECT receipt, position, content::jsonb -> 'lines' AS lines FROM till_entries
    WHERE business = 'rental' AND kind = 'sale' ORDER BY position`
  const products = await db<{ name: string; left: number }[]>`SELECT name, actual_stock AS left FROM products`
  const broken = await db<{ business: string; position: number }[]>`
    SELECT business, broken AS position FROM tills, till_breaks(business)`
  const vouchers = await db<{ email: string; reference: string; amount: number; redeemed: number; entered: number }[]>`
    SELECT email, reference, amount, redeemed,
           (SELECT coalesce(sum(e.amount), 0)::int FROM voucher_entries e WHERE e.voucher_id = v.id) AS entered
    FROM vouchers v`
  const orders = await db<{ id: number; reference: string; invoices: number; mails: number }[]>`
    SELECT o.id, i.reference,
           (SELECT count(*)::int FROM invoices WHERE customer_id = o.customer_id) AS invoices,
           (SELECT count(*)::int FROM invoice_mails m JOIN invoices x ON x.id = m.invoice_id
            WHERE x.customer_id = o.customer_id) AS mails
    FROM invoice_orders o JOIN invoices i ON i.id = o.invoice_id`
  const series = await db<{ series: string; numbers: number[]; last: number }[]>`
    SELECT i.series || ' ' || i.year AS series, array_agg(number ORDER BY number) AS numbers, max(n.last) AS last
    FROM invoices i JOIN invoice_numbers n USING (series, year) GROUP BY i.series, i.year`
  const payments = await db<{ id: string; why: string }[]>`
    SELECT p.id, CASE WHEN p.state <> 'captured' THEN 'is ' || p.state ELSE 'took another amount, or paid for nothing' END AS why
    FROM payments p JOIN bookings b ON b.id = p.booking_id JOIN test_orders o ON o.id = p.order_id
    WHERE o.state IN ('approved', 'captured')
      AND NOT (p.state = 'captured' AND p.captured = p.amount AND b.paid_at IS NOT NULL AND b.canceled_at IS NULL)`
  const twicePaid = await db<{ id: string }[]>`
    SELECT o.id FROM test_orders o LEFT JOIN payments p ON p.order_id = o.id
    WHERE o.state = 'captured' AND (p.id IS NULL OR EXISTS (SELECT FROM test_refunds WHERE order_id = o.id))`
  const receipts = sales.map(({ receipt }) => receipt)
  return { bookings, sales, receipts, products, broken, vouchers, orders, series, payments, twicePaid }
}

/**
 * What is wrong with the mails: one that arrived twice, one that is said to be sent and never came, one that came and is
 * to be sent again. `arrived`: how often the mail server got each, by its number. Flagged ones are for people to judge.
 */
export async function mailFaults(db: Sql | Transaction, arrived: ReadonlyMap<number, number>): Promise<string[]> {
  const mails = await db<{ id: number; state: string }[]>`SELECT id, state FROM mails ORDER BY id`
  const known = new Set(mails.map(({ id }) => id))
  return [
    ...mails.flatMap(({ id, state }) => {
      const times = arrived.get(id) ?? 0
      if (times > 1) return [`the mail ${id} arrived ${times} times`]
      const isRight = state === 'sent' ? times === 1 : state === 'unclear'
      return isRight ? [] : [`the mail ${id} is ${state} and arrived ${times} times`]
    }),
    ...[...arrived.keys()].filter((id) => !known.has(id)).map((id) => `the mail ${id} arrived and is not known`),
  ]
}

/** For each mail how often the server got it. */
export const countArrived = (received: readonly { data: string }[]): Map<number, number> =>
  new Map(
    [...Map.groupBy(received, ({ data }) => Number(/^Message-ID: <mail-(\d+)-/im.exec(data)?.[1]))].map(
      ([id, { length }]) => [id, length],
    ),
  )
