import { creditedOf } from '#features/invoices/server/queries/credited.ts'
import { buyerColumns } from '#features/invoices/server/tables/customers.ts'
import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import { currencyOf } from '#kit/shared/countries.ts'
import type { Day } from '#kit/shared/day.ts'
import { formatPlain, toUnits } from '#kit/shared/money.ts'
import type { Customer } from '../contract.ts'

type CustomerRow = Omit<Customer, 'invoiceItems' | 'totalPrice' | 'currency' | 'vatRate'> & {
  invoiceItems: { item: string; price: number }[]
  /** Hundredths of a percent. */
  vatRate: number
}

/** All customers by name of the business. A day of payment is one on the business's calendar. */
export async function readCustomers(db: Db, timeZone: string): Promise<Customer[]> {
  const rows = await selectCustomers(db, timeZone)
  return rows.map(presentCustomer)
}

/** What tells customers apart, of all of them. */
export const readNames = (db: Db) => db<Pick<Customer, 'id' | 'business' | 'website' | 'email' | 'vatId' | 'active'>[]>`
  SELECT id, business, website, email, vat_id AS "vatId", active FROM customers
  WHERE deleted_at IS NULL ORDER BY lower(business), id`

/** Until the transaction ends nobody else adds one. */
export const lockCustomers = (tx: Transaction) => tx`SELECT pg_advisory_xact_lock(hashtext('customers'))`

/** One of them; undefined where there is none. */
export async function readCustomer(db: Db, timeZone: string, id: number): Promise<Customer | undefined> {
  const [row] = await selectCustomers(db, timeZone, id)
  return row && presentCustomer(row)
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockCustomer(tx: Transaction, timeZone: string, id: number): Promise<Customer | undefined> {
  await tx`SELECT FROM customers WHERE id = ${id} FOR NO KEY UPDATE`
  return readCustomer(tx, timeZone, id)
}

const selectCustomers = (db: Db, timeZone: string, id?: number) => {
  const only = (column: string) => (id === undefined ? db`` : db`AND ${db(column)} = ${id}`)
  return db<CustomerRow[]>`
    SELECT c.id, ${buyerColumns(db)}, c.phone, c.state, c.type, c.note, c.invoice_items AS "invoiceItems", c.subject,
           c.due_days AS "dueDays", c.discount_days AS "discountDays", c.discount_rate::float8 / 100 AS "discountRate",
           c.salutation, c.body, c.delay_hours::float8 AS delay, c.active, c.added_or_changed_by, c.version,
           coalesce(h.invoiced, '{}') AS "invoiceDates", coalesce(h.paid, '{}') AS "paymentDates"
    FROM customers c
    LEFT JOIN (
      SELECT i.customer_id, array_agg(to_char(i.issued_on, 'YYYY-MM-DD') ORDER BY i.issued_on) AS invoiced,
             array_agg(to_char(p.at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') ORDER BY p.at)
               FILTER (WHERE p.amount >= i.gross - ${creditedOf(db)}) AS paid
      FROM invoices i
      LEFT JOIN (SELECT invoice_id, sum(amount) AS amount, max(at) AS at FROM invoice_payments GROUP BY invoice_id) p
        ON p.invoice_id = i.id
      WHERE i.series = 'invoice' AND i.gross > ${creditedOf(db)} ${only('i.customer_id')}
      GROUP BY i.customer_id
    ) h ON h.customer_id = c.id
    WHERE c.deleted_at IS NULL ${only('c.id')}
    ORDER BY lower(c.business), c.id`
}

function presentCustomer({ invoiceItems, vatRate, ...row }: CustomerRow): Customer {
  const total = invoiceItems.reduce((sum, { price }) => sum + price, 0)
  return {
    ...row,
    invoiceItems: invoiceItems.map(({ item, price }) => ({ item, price: toUnits(price) })),
    vatRate: vatRate / 100,
    totalPrice: formatPlain(total),
    currency: currencyOf(row.country),
  }
}

/** What the main menu counts, in the month that begins with a day. */
export async function countCustomers(db: Db, month: Day): Promise<{ not_invoiced: number; unpaid: number }> {
  const [row] = await db<{ not_invoiced: number; unpaid: number }[]>`
    WITH standing AS NOT MATERIALIZED (
      SELECT i.id, i.customer_id, i.issued_on, i.gross - ${creditedOf(db)} AS due FROM invoices i
      WHERE i.series = 'invoice' AND i.gross > ${creditedOf(db)}
    )
    SELECT (SELECT count(*)::int FROM customers c
            WHERE c.active AND c.deleted_at IS NULL AND NOT EXISTS (
              SELECT FROM standing s
              WHERE s.customer_id = c.id AND s.issued_on >= ${month}::date AND s.issued_on < ${month}::date + interval '1 month')
           ) AS not_invoiced,
           (SELECT count(*)::int FROM standing s
            LEFT JOIN (SELECT invoice_id, sum(amount) AS amount FROM invoice_payments GROUP BY invoice_id) p
              ON p.invoice_id = s.id
            WHERE coalesce(p.amount, 0) < s.due) AS unpaid`
  return row ?? { not_invoiced: 0, unpaid: 0 }
}
