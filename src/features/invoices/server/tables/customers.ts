import type { Db } from '#kit/server/postgres/db.ts'
import { toCents } from '#kit/shared/money.ts'
import type { InvoiceItem } from '../../contract/customer.ts'

/** Between the fields of a customer and the columns of its row: `streetAndNumber` is kept as `street_and_number`. */

/** Who an invoice is for, and which VAT: of the row `c`, by the names of the fields. */
export const buyerColumns = (db: Db) => db`
  c.business, c.website, c.name, c.street_and_number AS "streetAndNumber", c.additional,
  c.zip_code_and_city AS "zipCodeAndCity", c.email, c.country, c.vat_id AS "vatId", c.leitweg_id AS "leitwegId",
  c.vat_rate AS "vatRate", c.vat_exemption AS "vatExemption"`

const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

/** The same the other way: what is kept of the fields, under which column. */
export const rowOf = (fields: readonly string[], values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(fields.filter((field) => field in values).map((field) => [columnOf(field), values[field]]))

type Priced = { vatRate: number; discountRate: number; invoiceItems: InvoiceItem[] }

/** As rows and invoices count: hundredths of a percent, and cents. */
export const inHundredths = ({ vatRate, discountRate, invoiceItems }: Priced): Priced => ({
  vatRate: Math.round(vatRate * 100),
  discountRate: Math.round(discountRate * 100),
  invoiceItems: invoiceItems.map(({ item, price }) => ({ item, price: toCents(price) })),
})
