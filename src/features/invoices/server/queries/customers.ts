import type { Db } from '#kit/server/postgres/db.ts'
import type { InvoicedCustomer } from '../../issuing/rules/freeze.ts'
import { buyerColumns } from '../tables/customers.ts'

/** A customer as an invoice names it, and as what the next one is for; undefined where there is none. */
export async function readInvoicedCustomer(db: Db, id: number): Promise<InvoicedCustomer | undefined> {
  const [customer] = await readInvoicedCustomers(db, [id])
  return customer
}

/** Several at once, in no order; those that there are. */
export const readInvoicedCustomers = (db: Db, ids: readonly number[]): Promise<InvoicedCustomer[]> =>
  db<InvoicedCustomer[]>`
    SELECT c.id, ${buyerColumns(db)}, c.due_days AS "dueDays", c.discount_days AS "discountDays",
           c.discount_rate AS "discountRate"
    FROM customers c
    WHERE c.id = ANY(${ids as number[]}) AND c.deleted_at IS NULL`
