import { audit, authoredBy } from '#kit/server/http/audit.ts'
import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import { type Day, firstOfMonth } from '#kit/shared/day.ts'
import { invalid, notFound, ProblemError } from '#kit/shared/problem.ts'
import { agencyOf } from '../../../documents/server/queries/rules.ts'
import { monthOf } from '../../../issuing/rules/freeze.ts'
import { contentOf, type Orderable, type OrderContent, obstacleOf } from '../../../sending/rules.ts'
import { type By, issueOrder, type Ordering } from '../../../sending/server/commands.ts'
import { findInvoiceFor, findWaitingFor, lockOrderable, readCurrencies } from '../queries/orders.ts'

export type NewOrder = {
  customerId: number
  /** When it goes out: at once where that has come. */
  dueAt: Temporal.Instant
  by: By
  /** The customer may have an invoice, or a waiting order, for this month already. */
  again?: boolean
  /** What is invoiced in place of what the customer's row describes. */
  document?: Document
}

export type Document = { orderable: Orderable; performed: OrderContent['performed'] }

/** Waits, and has no number yet, or went out. */
export type Ordered =
  | { state: 'waiting'; order: number }
  | { state: 'sent'; order: number; invoice: number; reference: string }

/**
 * Orders the invoice that the customer's row describes: frozen as it is now, numbered and mailed once it is due, which may
 * be in this very transaction. Throws 404 where there is no such customer, 422 with the field where something is missing,
 * bank details for the currency too, and 409 ALREADY_INVOICED where it would be the second of the month, unless `again`.
 */
export async function orderInvoice(
  tx: Transaction,
  context: Ordering,
  { customerId, dueAt, by, again = false, document }: NewOrder,
): Promise<Ordered> {
  const orderable = await lockOrderable(tx, customerId)
  if (!orderable) throw notFound('There is no such customer')
  const author = authoredBy(by, context)
  const { at: now, day } = author
  if (!again) await refuseSecond(tx, customerId, firstOfMonth(day))
  const of = document ?? { orderable, performed: monthOf(day) }
  const content = { ...(await contentToday(tx, context, of.orderable, of.performed)), ...(again && { again }) }
  const order = await insertOrder(tx, { customerId, dueAt, content, by })
  if (Temporal.Instant.compare(dueAt, now) <= 0) {
    const { id, reference } = await issueOrder(tx, context, { id: order, customerId, content, by })
    return { state: 'sent', order, invoice: id, reference }
  }
  const details = { due_at: dueAt.toString({ smallestUnit: 'second' }) }
  await audit(tx, author, 'invoice.order', `customer:${customerId}`, details)
  return { state: 'waiting', order }
}

async function refuseSecond(tx: Transaction, customer: number, month: Day): Promise<void> {
  const reference = await findInvoiceFor(tx, customer, month)
  if (reference !== undefined) {
    throw new ProblemError(409, 'ALREADY_INVOICED', `Invoice ${reference} was sent for this month already`)
  }
  if ((await findWaitingFor(tx, customer, month)) !== undefined) {
    throw new ProblemError(409, 'ALREADY_INVOICED', 'An invoice for this month waits to be sent already')
  }
}

/** What an order would hold now. Throws the 422 of what is in the way. */
export async function contentToday(
  db: Db,
  { env }: Pick<Ordering, 'env'>,
  orderable: Orderable,
  performed: { from: Day; until: Day },
): Promise<OrderContent> {
  const currencies = await readCurrencies(db, env.business)
  const obstacle = obstacleOf(orderable, { seller: await agencyOf(db, env.business), currencies })
  if (obstacle) throw invalid([obstacle], obstacle.message)
  return contentOf(orderable, performed)
}

type OrderInsert = { customerId: number; dueAt: Temporal.Instant; content: OrderContent; by: By }

async function insertOrder(tx: Transaction, { customerId, dueAt, content, by }: OrderInsert): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO invoice_orders (customer_id, state, due_at, content, ordered_by_id, ordered_by)
    VALUES (${customerId}, 'waiting', ${dueAt.toString()}, ${tx.json(content as never)}, ${by.id}, ${by.name})
    RETURNING id`
  return (row as { id: number }).id
}
