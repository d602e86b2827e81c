import type { InvoicedCustomer } from '#features/invoices/rules.freeze.ts'
import type { Db } from '#kit/server/db.ts'

/** A customer as an invoice names it, and as what the next one is for; undefined where there is none. */
export async function readInvoicedCustomer(db: Db, id: number): Promise<InvoicedCustomer | undefined> {
  const [row] = await db<InvoicedCustomer[]>`
    SELECT id, business, name, street_and_number AS "streetAndNumber", additional, zip_code_and_city AS "zipCodeAndCity",
           country, email, website, vat_id AS "vatId", vat_rate AS "vatRate"
    FROM customers WHERE id = ${id} AND deleted_at IS NULL`
  return row
}
