import type { Db } from '#kit/server/postgres/db.ts'
import type { InvoicedCustomer } from '../../issuing/rules/freeze.ts'

/** A customer as an invoice names it, and as what the next one is for; undefined where there is none. */
export async function readInvoicedCustomer(db: Db, id: number): Promise<InvoicedCustomer | undefined> {
  const [customer] = await readInvoicedCustomers(db, [id])
  return customer
}

/** Several at once, in no order; those that there are. */
export const readInvoicedCustomers = (db: Db, ids: readonly number[]): Promise<InvoicedCustomer[]> =>
  db<InvoicedCustomer[]>`
    SELECT id, business, name, street_and_number AS "streetAndNumber", additional, zip_code_and_city AS "zipCodeAndCity",
           country, email, website, vat_id AS "vatId", vat_rate AS "vatRate",
           vat_exemption AS "vatExemption", leitweg_id AS "leitwegId"
    FROM customers WHERE id = ANY(${ids as number[]}) AND deleted_at IS NULL`
