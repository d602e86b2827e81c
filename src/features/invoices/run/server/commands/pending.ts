import { type Author, audit } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { errorCode, isDatabaseAway, type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import type { Issued } from '../../../issuing/server/commands.ts'
import type { OrderContent } from '../../../sending/rules.ts'
import {
  changedBySending,
  type DueOrder,
  issueOrder,
  mailInvoice,
  type Ordering,
} from '../../../sending/server/commands.ts'
import { readAddressFor } from '../../../sending/server/queries/mails.ts'
import { lockOrderable, type OrderState } from '../queries/orders.ts'
import { contentToday } from './orders.ts'

type Locked = DueOrder & { state: OrderState }

const columns = (tx: Transaction) => tx`
  id, customer_id AS "customerId", content, state,
  jsonb_build_object('id', ordered_by_id, 'name', ordered_by) AS by`

async function lockOrder(tx: Transaction, id: number): Promise<Locked> {
  const [row] = await tx<Locked[]>`SELECT ${columns(tx)} FROM invoice_orders WHERE id = ${id} FOR UPDATE`
  if (!row) throw notFound('There is no such order')
  return row
}

const refusals: Readonly<Partial<Record<OrderState, string>>> = {
  sent: 'This invoice was sent already',
  canceled: 'This invoice was canceled already',
}

function refuseEnded({ state }: Locked): void {
  const refusal = refusals[state]
  if (refusal) throw new ProblemError(409, state === 'sent' ? 'ORDER_SENT' : 'ORDER_CANCELED', refusal)
}

/** Keeps an invoice from being sent. One that is being sent is waited for, and refused then. */
export async function cancelOrder(tx: Transaction, id: number, by: Author): Promise<void> {
  const order = await lockOrder(tx, id)
  refuseEnded(order)
  await tx`UPDATE invoice_orders SET state = 'canceled' WHERE id = ${id}`
  await audit(tx, by, 'invoice.order-cancel', `customer:${order.customerId}`, { order: id })
}

/** Sends a waiting order now, as it was ordered; one that failed as its customer is now. */
export async function sendOrder(tx: Transaction, context: Ordering, id: number, by: Author): Promise<Issued> {
  const order = await lockOrder(tx, id)
  refuseEnded(order)
  if (order.state === 'review') throw new ProblemError(409, 'UNDER_REVIEW', 'This invoice is to be approved first')
  if (order.state === 'waiting') return issueOrder(tx, context, { ...order, by })
  const content = await contentAnew(tx, context, order)
  await tx`UPDATE invoice_orders SET content = ${tx.json(content as never)} WHERE id = ${id}`
  return issueOrder(tx, context, { ...order, content, by })
}

/** Mails an invoice as it is once more, to the address that the customer has now. */
export async function resendInvoice(
  tx: Transaction,
  invoice: number,
  by: Author,
): Promise<{ to: string; reference: string }> {
  const { to, reference } = await mailInvoice(tx, invoice, 'again', await readAddressFor(tx, invoice))
  await audit(tx, by, 'invoice.resend', `invoice:${invoice}`, { to })
  return { to, reference }
}

async function contentAnew(tx: Transaction, context: Ordering, { customerId, content }: Locked): Promise<OrderContent> {
  const orderable = await lockOrderable(tx, customerId)
  if (!orderable) throw notFound('There is no such customer')
  const { performed, again } = content
  return { ...(await contentToday(tx, context, orderable, performed)), ...(again && { again }) }
}

/** One turn ends after so many, or so long, and the next one goes on. */
const mostOfTurn = { orders: 200, milliseconds: 20_000 }
/** Open screens hear of it after every few. */
const tellAfter = 5

/**
 * Issues what is due, the longest due first, each in a transaction of its own. Any number of processes may: an order that
 * another one is at is left to it. What cannot be issued has failed and says why. Says how many went out.
 */
export async function issueDue(context: Pick<Context, 'sql' | 'env' | 'clock' | 'live' | 'log'>): Promise<number> {
  const end = Date.now() + mostOfTurn.milliseconds
  let [done, untold] = [0, 0]
  try {
    while (done < mostOfTurn.orders && Date.now() < end) {
      if (!(await issueNext(context))) break
      done++
      if (++untold === tellAfter) {
        untold = 0
        await context.live.changed(...changedBySending)
      }
    }
  } finally {
    if (untold > 0) await context.live.changed(...changedBySending)
  }
  return done
}

/** The next one that is due, whether it goes out or fails; false where none is. */
const issueNext = (context: Pick<Context, 'sql' | 'env' | 'clock' | 'log'>): Promise<boolean> =>
  transaction(context.sql, async (tx) => {
    const [order] = await tx<Locked[]>`
      SELECT ${columns(tx)} FROM invoice_orders
      WHERE state = 'waiting' AND due_at <= ${context.clock().toString()}
      ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`
    if (!order) return false
    try {
      await tx.savepoint((attempt) => issueOrder(attempt as Transaction, context, order))
    } catch (error) {
      if (isPassing(error)) throw error
      await tx`UPDATE invoice_orders SET state = 'failed', error = ${reasonOf(error)} WHERE id = ${order.id}`
      context.log.warn({ err: error, order: order.id }, 'an invoice could not be sent')
    }
    return true
  })

/**
 * Given up for another transaction's sake, without the database, or because too many papers are drawn: the order is as it
 * was, and its turn comes again.
 */
const isPassing = (error: unknown) =>
  isDatabaseAway(error) ||
  /^(40|53|57)/.test(errorCode(error) ?? '') ||
  (error instanceof ProblemError && error.status === 503)

const reasonOf = (error: unknown): string =>
  error instanceof ProblemError
    ? (error.errors?.[0]?.message ?? error.message)
    : 'The invoice could not be made. Please try again'
