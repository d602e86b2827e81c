import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import type { Business } from '#kit/server/settings/env.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Currency } from '#kit/shared/money.ts'
import type { Orderable, OrderContent } from '../../../sending/rules.ts'
import { readAccounts } from '../../../server/queries/accounts.ts'
import { creditedOf } from '../../../server/queries/credited.ts'
import { readInvoicedCustomers } from '../../../server/queries/customers.ts'

export type OrderState = 'review' | 'waiting' | 'sent' | 'canceled' | 'failed'

export type OrderRow = {
  id: number
  customerId: number
  state: OrderState
  /** The first day of the month of its run. */
  run: Day | null
  dueAt: string
  content: OrderContent
  error: string | null
  invoice: number | null
  reference: string | null
  orderedBy: string
  createdAt: string
}

const columns = (db: Db) => db`
  o.id, o.customer_id AS "customerId", o.state, to_char(o.run, 'YYYY-MM-DD') AS run,
  to_char(o.due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "dueAt", o.content, o.error,
  o.invoice_id AS invoice, i.reference, o.ordered_by AS "orderedBy",
  to_char(o.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "createdAt"`

/** At most so many are shown. */
const most = 500

/** Those that wait, and those that failed and were not ordered again since; of one customer or of all. The next first. */
export const readPendingOrders = (db: Db, customer?: number): Promise<OrderRow[]> => db<OrderRow[]>`
  SELECT ${columns(db)} FROM invoice_orders o LEFT JOIN invoices i ON i.id = o.invoice_id
  WHERE o.state IN ('waiting', 'failed') ${customer === undefined ? db`` : db`AND o.customer_id = ${customer}`}
  ORDER BY o.due_at, o.id LIMIT ${most}`

/** All orders of a month's run by name of the business. */
export const readRunOrders = (db: Db, month: Day): Promise<OrderRow[]> => db<OrderRow[]>`
  SELECT ${columns(db)} FROM invoice_orders o LEFT JOIN invoices i ON i.id = o.invoice_id
  WHERE o.run = ${month} ORDER BY lower(o.content -> 'customer' ->> 'business'), o.id`

export async function readOrder(db: Db, id: number): Promise<OrderRow | undefined> {
  const [row] = await db<OrderRow[]>`
    SELECT ${columns(db)} FROM invoice_orders o LEFT JOIN invoices i ON i.id = o.invoice_id WHERE o.id = ${id}`
  return row
}

type Written = Omit<Orderable, 'customer'> & { id: number }

/** What the next invoices of customers would be of, in the order of the ids; those that there are. */
export async function readOrderables(db: Db, ids: readonly number[]): Promise<Orderable[]> {
  const customers = new Map((await readInvoicedCustomers(db, ids)).map((customer) => [customer.id, customer]))
  const rows = await db<Written[]>`
    SELECT id, active, invoice_items AS items, subject, salutation, body FROM customers
    WHERE id = ANY(${ids as number[]})`
  const written = new Map(rows.map(({ id, ...row }) => [id, row]))
  return ids.flatMap((id) => {
    const [customer, row] = [customers.get(id), written.get(id)]
    return customer && row ? [{ customer, ...row }] : []
  })
}

/** What the next invoice of a customer would be of; undefined where there is no such customer. */
export async function readOrderable(db: Db, id: number): Promise<Orderable | undefined> {
  const [orderable] = await readOrderables(db, [id])
  return orderable
}

/** The same, and nobody else invoices or changes the customer until the transaction ends. */
export async function lockOrderable(tx: Transaction, id: number): Promise<Orderable | undefined> {
  await tx`SELECT FROM customers WHERE id = ${id} FOR NO KEY UPDATE`
  return readOrderable(tx, id)
}

/** The invoice that a customer has for the month that begins with a day, if any: one that was not taken back. */
export async function findInvoiceFor(db: Db, customer: number, month: Day): Promise<string | undefined> {
  const [row] = await db<{ reference: string }[]>`
    SELECT i.reference FROM invoices i
    WHERE i.customer_id = ${customer} AND ${isOf(db, month)} LIMIT 1`
  return row?.reference
}

/** Whether the invoice `i` is a monthly one that stands, in part at least, and is for the month that begins with a day, whenever it was issued. */
const isOf = (db: Db, month: Day) => db`
  i.series = 'invoice' AND i.performed_from >= ${month}::date
  AND i.performed_from < ${month}::date + interval '1 month'
  AND i.invoice_kind = 'monthly' AND i.gross > ${creditedOf(db)}`

/** An order of the customer for the month that begins with a day that waits to be sent, if any. */
export async function findWaitingFor(db: Db, customer: number, month: Day): Promise<number | undefined> {
  const [row] = await db<{ id: number }[]>`
    SELECT o.id FROM invoice_orders o WHERE o.customer_id = ${customer} AND ${waitsFor(db, month)} LIMIT 1`
  return row?.id
}

/** Where an active customer stands with the run for a month. */
export type Standing = {
  id: number
  /** Invoiced for the month, by the run or otherwise. */
  invoiced: boolean
  /** Of the customer's order in the run. */
  state: OrderState | null
  /** An order that is not of the run waits for the month. */
  waits: boolean
}

/** All active customers by name of the business, and how they stand with the run for the month that begins with a day. */
export const readStandings = (db: Db, month: Day): Promise<Standing[]> => db<Standing[]>`
  SELECT c.id, EXISTS (SELECT FROM invoices i WHERE i.customer_id = c.id AND ${isOf(db, month)}) AS invoiced,
         (SELECT state FROM invoice_orders o WHERE o.customer_id = c.id AND o.run = ${month}) AS state,
         EXISTS (SELECT FROM invoice_orders o WHERE o.customer_id = c.id AND o.run IS NULL AND ${waitsFor(db, month)}) AS waits
  FROM customers c WHERE c.active AND c.deleted_at IS NULL
  ORDER BY lower(c.business), c.id`

export type Dropped = { id: number; customer: number; business: string }

/** What a month's run has under review of customers who were deactivated or deleted since it was prepared. */
export const readDropped = (db: Db, month: Day): Promise<Dropped[]> => db<Dropped[]>`
  SELECT o.id, c.id AS customer, c.business FROM invoice_orders o JOIN customers c ON c.id = o.customer_id
  WHERE o.run = ${month} AND o.state = 'review' AND NOT (c.active AND c.deleted_at IS NULL)
  ORDER BY lower(c.business), o.id`

/** The number that the next invoice of a year gets, unless another one is quicker. */
export async function nextReference(db: Db, year: string): Promise<string> {
  const [row] = await db<{ next: number }[]>`
    SELECT coalesce(max(number), 0) + 1 AS next FROM invoices WHERE series = 'invoice' AND year = ${Number(year)}`
  return `${year}-${String(row?.next ?? 1).padStart(4, '0')}`
}

/** Whether the order `o` waits and is for the month that begins with a day. */
const waitsFor = (db: Db, month: Day) => db`
  o.state = 'waiting' AND o.content -> 'performed' ->> 'from' >= ${month}
  AND o.content -> 'performed' ->> 'from' < to_char(${month}::date + interval '1 month', 'YYYY-MM-DD')`

/** The currencies that can be invoiced: those with an account to pay to. */
export async function readCurrencies(db: Db, { iban }: Pick<Business, 'iban'>): Promise<ReadonlySet<Currency>> {
  const accounts = await readAccounts(db)
  return new Set<Currency>([...accounts.map(({ currency }) => currency), ...(iban === '' ? [] : (['EUR'] as const))])
}
