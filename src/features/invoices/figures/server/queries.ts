import type { Db } from '#kit/server/postgres/db.ts'
import { currencyOf } from '#kit/shared/countries.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Currency } from '#kit/shared/money.ts'
import { type Item, netOf } from '../../rules.ts'
import type { InvoiceFigures } from '../contract.ts'
import type { Booked } from '../rules/bookings.ts'
import type { MonthlyNet } from '../rules/recurring.ts'

const inMonth = (db: Db, month: Day) =>
  db`issued_on >= ${month}::date AND issued_on < ${month}::date + interval '1 month'`

/** By the day of the document: what a credit note takes back counts in its own month. */
export const readVat = (db: Db, month: Day) => db<InvoiceFigures['vat']>`
  SELECT currency, vat_case, "vatRate" AS vat_rate, count(*)::int AS count, sum(r.net)::float8 AS net,
         sum(r.vat)::float8 AS vat, sum(r.gross)::float8 AS gross
  FROM invoices, jsonb_to_recordset(vat_by_rate) AS r ("vatRate" int, net int, vat int, gross int)
  WHERE ${inMonth(db, month)} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3 DESC`

export const readBooked = (db: Db, month: Day, currency: Currency) => db<Booked[]>`
  SELECT reference, customer_id AS "customerId", buyer ->> 'business' AS business, buyer ->> 'vatId' AS "vatId",
         to_char(issued_on, 'YYYY-MM-DD') AS day, vat_case AS "vatCase", vat_by_rate AS "vatByRate"
  FROM invoices WHERE ${inMonth(db, month)} AND currency = ${currency} ORDER BY issued_on, id`

/** Of monthly invoices for the months from one on, less credit notes, whenever they were issued. */
export const readMonthly = (db: Db, from: Day, until: Day) => db<(MonthlyNet & { currency: Currency })[]>`
  SELECT currency, customer_id AS customer, to_char(performed_from, 'YYYY-MM') AS month, sum(net)::int AS net
  FROM invoices
  WHERE invoice_kind = 'monthly' AND issued_on >= ${from}::date AND performed_from >= ${from}::date AND performed_from < ${until}::date
  GROUP BY 1, 2, 3`

/** Net, what active customers are invoiced each month. */
export async function readRecurring(db: Db): Promise<Map<Currency, number>> {
  const rows = await db<{ country: string; items: Item[] }[]>`
    SELECT country, invoice_items AS items FROM customers WHERE active AND deleted_at IS NULL`
  const net = (items: readonly Item[]) => items.reduce((sum, item) => sum + netOf(item), 0)
  return rows.reduce((sums, { country, items }) => {
    const currency = currencyOf(country)
    return sums.set(currency, (sums.get(currency) ?? 0) + net(items))
  }, new Map<Currency, number>())
}
