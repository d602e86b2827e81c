import { type Author, audit } from '#kit/server/http/audit.ts'
import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import type { Business } from '#kit/server/settings/env.ts'
import { type Day, monthName } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import { invalid, notFound, ProblemError } from '#kit/shared/problem.ts'
import { agencyOf } from '../../documents/server/queries/rules.ts'
import { monthOf } from '../../issuing/rules/freeze.ts'
import { contentOf, frozenOf, type Orderable, type OrderContent, obstacleOf } from '../../sending/rules.ts'
import type { Ordering } from '../../sending/server/commands.ts'
import type { InvoiceRun } from '../contract.ts'
import { isRunnable } from '../rules.ts'
import { contentToday } from './commands/orders.ts'
import {
  type Dropped,
  findInvoiceFor,
  findWaitingFor,
  lockOrderable,
  type OrderState,
  readCurrencies,
  readDropped,
  readOrderables,
  readRunOrders,
  readStandings,
} from './queries/orders.ts'

export type Skipped = InvoiceRun['skipped'][number]

type Candidates = {
  ready: Orderable[]
  skipped: Skipped[]
  /** Customers that were invoiced for the month otherwise. */
  invoiced: number
}

/** Who can be invoiced in the run for a month and is not on the way, and who cannot and why. */
export async function candidatesOf(db: Db, month: Day, business: Business): Promise<Candidates> {
  const seller = await agencyOf(db, business)
  const standings = await readStandings(db, month)
  const waits = new Set(standings.filter(({ waits }) => waits).map(({ id }) => id))
  const open = standings.filter(({ invoiced, state }) => !invoiced && (state === null || isOpen(state)))
  const currencies = await readCurrencies(db, seller)
  const ready: Orderable[] = []
  const skipped: Skipped[] = []
  for (const orderable of await readOrderables(
    db,
    open.map(({ id }) => id),
  )) {
    const { id: customer, business } = orderable.customer
    const obstacle = obstacleOf(orderable, { seller, currencies })
    if (obstacle) {
      skipped.push({ customer, business, reason: obstacle.message, field: obstacle.field, release: 'mend' })
    } else if (waits.has(customer)) {
      skipped.push({ customer, business, reason: waitsAlready, field: 'isActive', release: 'anyway' })
    } else ready.push(orderable)
  }
  const invoiced = standings.filter((one) => one.invoiced && one.state !== 'sent').length
  return { ready, skipped, invoiced }
}

const waitsAlready = 'An invoice for this month waits to be sent already'
export const isInactive = 'The customer is inactive'

/** May still be prepared anew. */
const isOpen = (state: OrderState) => state === 'review' || state === 'failed'

/**
 * Prepares the run for the month that begins with a day: an order under review for everybody who can be invoiced and was
 * not. Who is under review already, or failed, gets it anew; who was left out stays so. Two at once prepare the same.
 */
export async function prepareRun(
  tx: Transaction,
  { env, clock }: Ordering,
  { month, today, by }: { month: Day; today: Day; by: Author },
): Promise<number> {
  refuseOther(month, today)
  const { ready } = await candidatesOf(tx, month, env.business)
  const orders = ready.map((orderable) => ({
    customer_id: orderable.customer.id,
    content: contentOf(orderable, monthOf(month)),
  }))
  // What was released although something else waits is no candidate, and stays.
  await tx`
    DELETE FROM invoice_orders
    WHERE run = ${month} AND state = 'review' AND NOT customer_id = ANY(${ready.map(({ customer }) => customer.id)})
      AND content -> 'again' IS NULL`
  const prepared = await review(tx, orders, { month, by, at: clock(), over: ['review', 'failed'] })
  await audit(tx, by, 'invoice.run-prepare', recordOf(month), { invoices: prepared.length })
  return prepared.length
}

function refuseOther(month: Day, today: Day): void {
  if (!isRunnable(month, today))
    throw invalid([{ field: 'month', message: 'Please choose this month or one of the last twelve' }])
}

type Reviewed = { customer_id: number; content: OrderContent }
type Review = { month: Day; by: Author; at: Temporal.Instant; over: OrderState[] }

/** Puts orders under review in a run, over those in some states. */
const review = (tx: Transaction, orders: readonly Reviewed[], { month, by, at, over }: Review) => tx<{ id: number }[]>`
  INSERT INTO invoice_orders (customer_id, state, run, due_at, content, ordered_by_id, ordered_by)
  SELECT customer_id, 'review', ${month}::date, ${at.toString()}::timestamptz, content, ${by.id}::int, ${by.name}
  FROM jsonb_to_recordset(${JSON.stringify(orders)}::text::jsonb) AS o (customer_id int, content jsonb)
  ORDER BY customer_id
  ON CONFLICT ON CONSTRAINT in_a_run_once
  DO UPDATE SET state = 'review', content = EXCLUDED.content, error = NULL
  WHERE invoice_orders.state = ANY(${over})
  RETURNING id`

type Releasing = { month: Day; today: Day; customer: number; anyway: boolean; by: Author }

/**
 * Takes one customer into the run, or in again, as it is now. What the law or the paper needs has to be there; that another
 * invoice for the month waits can be passed over. Throws what `releaseRunCustomer` names.
 */
export async function releaseCustomer(
  tx: Transaction,
  { env, clock }: Ordering,
  { month, today, customer, anyway, by }: Releasing,
): Promise<number> {
  refuseOther(month, today)
  const orderable = await lockOrderable(tx, customer)
  if (!orderable) throw notFound('There is no such customer')
  const reference = await findInvoiceFor(tx, customer, month)
  if (reference !== undefined) {
    throw new ProblemError(409, 'ALREADY_INVOICED', `Invoice ${reference} was sent for this month already`)
  }
  const content = await contentToday(tx, { env }, orderable, monthOf(month))
  const waits = (await findWaitingFor(tx, customer, month)) !== undefined
  if (waits && !anyway) throw new ProblemError(409, 'STILL_WAITING', waitsAlready)
  const [order] = await review(
    tx,
    [{ customer_id: customer, content: { ...content, ...(waits && { again: true }) } }],
    {
      ...{ month, by, at: clock() },
      over: ['review', 'failed', 'canceled'],
    },
  )
  if (!order) throw new ProblemError(409, 'ORDER_APPROVED', 'This invoice was approved already')
  await audit(tx, by, 'invoice.run-release', recordOf(month), { customers: orderable.customer.business })
  return order.id
}

type Chosen = { id: number; state: OrderState; run: Day | null; business: string }

/** Leaves orders under review out of their run, or takes them in again: all of them or, where one is on its way, none. */
export async function chooseRunOrders(
  tx: Transaction,
  { orders, included, by }: { orders: readonly number[]; included: boolean; by: Author },
): Promise<void> {
  const ids = [...new Set(orders)]
  const rows = await tx<Chosen[]>`
    SELECT id, state, to_char(run, 'YYYY-MM-DD') AS run, content -> 'customer' ->> 'business' AS business
    FROM invoice_orders WHERE id = ANY(${ids}) AND run IS NOT NULL ORDER BY id FOR UPDATE`
  const [first] = rows
  if (!first?.run || rows.length < ids.length) throw notFound('There is no such order')
  if (rows.some(({ state }) => state !== 'review' && state !== 'canceled')) {
    throw new ProblemError(409, 'ORDER_APPROVED', 'This invoice was approved already')
  }
  await tx`UPDATE invoice_orders SET state = ${included ? 'review' : 'canceled'} WHERE id = ANY(${ids})`
  const action = included ? 'invoice.run-include' : 'invoice.run-exclude'
  await audit(tx, by, action, recordOf(first.run), { customers: rows.map(({ business }) => business).join(', ') })
}

type Seen = { id: number; gross: number }

/**
 * Lets those go out that were seen, all or none: the job sends them, whoever watches. Customers who were deactivated since
 * the run was prepared are dropped, and named.
 */
export async function approveRun(
  tx: Transaction,
  { env, clock }: Ordering,
  { month, today, seen, by }: { month: Day; today: Day; seen: readonly Seen[]; by: Author },
): Promise<{ approved: number; dropped: Dropped[] }> {
  const shown = new Map<number, Cents>(seen.map(({ id, gross }) => [id, gross]))
  const ids = [...shown.keys()].sort((a, b) => a - b)
  await tx`SELECT FROM invoice_orders WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`
  const dropped = (await readDropped(tx, month)).filter(({ id }) => shown.delete(id))
  const orders = (await readRunOrders(tx, month)).filter(({ id }) => shown.has(id))
  const agency = await agencyOf(tx, env.business)
  const asShown = orders.filter(({ id, state, content }) => {
    const invoice = frozenOf(content, agency, today)
    return state === 'review' && typeof invoice !== 'string' && invoice.gross === shown.get(id)
  })
  if (asShown.length !== shown.size) {
    throw new ProblemError(409, 'RUN_CHANGED', 'The run has changed meanwhile. Please look at it again.')
  }
  await tx`
    UPDATE invoice_orders SET state = 'waiting', due_at = ${clock().toString()}, ordered_by_id = ${by.id},
                              ordered_by = ${by.name}
    WHERE id = ANY(${[...shown.keys()]})`
  const names = dropped.map(({ business }) => business).join(', ')
  await audit(tx, by, 'invoice.run-approve', recordOf(month), {
    invoices: shown.size,
    ...(names && { dropped: names }),
  })
  return { approved: shown.size, dropped }
}

/** As the audit log names a run. */
const recordOf = (month: Day) => `run:${monthName(month)} ${month.slice(0, 4)}`
