import type { Db } from '#kit/server/postgres/db.ts'
import { toCents } from '#kit/shared/money.ts'
import { buyerTexts, type InvoiceItem } from '../../contract/customer.ts'

/** Between the fields of a customer and the columns of its row: `streetAndNumber` is kept as `street_and_number`. */

const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

/** Who an invoice is for, and which VAT. */
export const buyerFields = [
  ...Object.keys(buyerTexts),
  ...['email', 'country', 'vatId', 'leitwegId', 'vatRate', 'vatExemption'],
]

/** Columns of the row `c` by the names of their fields. */
export const selected = (db: Db, fields: readonly string[]) =>
  fields
    .map((field) => db`c.${db(columnOf(field))} AS ${db(field)}`)
    .reduce((before, column) => db`${before}, ${column}`)

/** The same the other way: what is kept of the fields, under which column. */
export const rowOf = (fields: readonly string[], values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(fields.filter((field) => field in values).map((field) => [columnOf(field), values[field]]))

type Priced = { vatRate: number; invoiceItems: InvoiceItem[] }

/** As rows and invoices count: hundredths of a percent, and cents. */
export const inHundredths = ({ vatRate, invoiceItems }: Priced): Priced => ({
  vatRate: Math.round(vatRate * 100),
  invoiceItems: invoiceItems.map(({ item, price }) => ({ item, price: toCents(price) })),
})
