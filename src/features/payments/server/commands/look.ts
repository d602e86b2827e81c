import type { FastifyBaseLogger } from 'fastify'
import {
  type PaymentProvider,
  PaymentRefused,
  PaymentUnclear,
  type ProviderOrder,
} from '#kit/server/paying/payment-provider.ts'
import { isDatabaseAway, type Sql } from '#kit/server/postgres/db.ts'
import type { Payable } from '../commands.ts'
import { type PaymentRow, readPayment } from '../queries.ts'
import {
  type Concluded,
  concludePayment,
  countFailure,
  endUnpaid,
  finishRefund,
  putBack,
  startCapturing,
  startRefund,
} from './states.ts'

/** Who wants a payment looked at: the payer (or staff), the provider by a webhook, or the job. */
export type Asked = 'payer' | 'provider' | 'job'

type Hands = {
  sql: Sql
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  provider: PaymentProvider
  payable: Payable
  createOrder: (row: PaymentRow) => Promise<void>
}

type Looked = { declined: boolean; changed: boolean }

const nothing: Looked = { declined: false, changed: false }
const moved: Looked = { declined: false, changed: true }
const refused: Looked = { declined: true, changed: true }

/** Tries of our own part after which the money goes back instead: about two minutes. */
const mostFailures = 5

/** Looks at an order that cannot be captured, although approved, after which its payment ends: about four minutes. */
const mostLooks = 8

/**
 * One look at a claimed payment. The provider is asked how its order stands, and whatever that is, the payment follows:
 * money that was taken is booked or given back, money that may be taken is taken, the rest waits or ends. A look that
 * breaks off anywhere is made good by the next one.
 */
export async function lookAtPayment(row: PaymentRow, asked: Asked, hands: Hands): Promise<Looked> {
  try {
    if (row.state === 'refunding') return await giveBack(row, hands)
    if (row.state === 'captured' || row.state === 'refunded') return nothing
    if (row.order_id === null) return await withoutOrder(row, hands)
    return await follow(row, await hands.provider.readOrder(row.order_id), asked, hands)
  } catch (error) {
    if (!(error instanceof PaymentUnclear)) throw error
    hands.log.warn({ err: error, state: row.state }, 'the payment provider gave no clear answer')
    return nothing
  }
}

async function follow(row: PaymentRow, order: ProviderOrder | undefined, asked: Asked, hands: Hands): Promise<Looked> {
  if (order && order.orderId !== row.order_id) throw new PaymentUnclear('the provider told of another order')
  switch (order?.state) {
    case 'captured':
      return conclude(row, order, hands)
    case 'pending':
      return (await startCapturing(hands.sql, row.id)) ? moved : nothing
    case 'approved':
      return mayCapture(row, asked) ? capture(row, order, hands) : endIfOver(row, hands, order)
    case 'open':
      return row.state === 'capturing' ? decline(row, 'kept', hands, order) : endIfOver(row, hands, order)
    default:
      // An order that was made a moment ago may not have come around at the provider yet.
      if (order === undefined && row.looks <= 3) throw new PaymentUnclear('the provider does not know the order')
      return decline(row, 'spent', hands)
  }
}

/** Once refused, only the payer's own doing tries again. What they gave up is never taken. */
function mayCapture({ state, declined, looks, seconds_left }: PaymentRow, asked: Asked): boolean {
  if (state === 'capturing') return looks < mostLooks || seconds_left > 0
  if (state === 'created') return asked !== 'job' || declined === 0
  return state === 'expired' && asked !== 'job'
}

async function capture(row: PaymentRow, order: ProviderOrder, hands: Hands): Promise<Looked> {
  if (order.amount !== row.amount || order.currency !== row.currency) {
    hands.log.error({ order: row.order_id }, "the provider's order is for another amount")
    await hands.provider.letGo?.(order)
    return decline(row, 'spent', hands)
  }
  if (row.state !== 'capturing' && !(await startCapturing(hands.sql, row.id))) return nothing
  const capturing: PaymentRow = { ...row, state: 'capturing' }
  try {
    const taken = await hands.provider.capture(order.orderId, `${row.id}-capture-${row.declined}`)
    if (taken.state === 'approved' || taken.state === 'open') throw new PaymentUnclear('nothing was taken')
    return await follow(capturing, taken, 'payer', hands)
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    hands.log.warn({ err: error }, 'the payment was refused')
    return decline(capturing, 'kept', hands)
  }
}

async function conclude(row: PaymentRow, order: ProviderOrder, hands: Hands): Promise<Looked> {
  if (!order.capture) throw new PaymentUnclear('the provider took money and does not say how much')
  let concluded: Concluded
  try {
    const giveUp = row.failures >= mostFailures
    concluded = await concludePayment(hands.sql, hands.payable, row, order.capture, giveUp)
  } catch (error) {
    if (!isDatabaseAway(error)) await countFailure(hands.sql, row.id)
    throw error
  }
  const now = concluded === 'GIVES_BACK' ? await readPayment(hands.sql, row.id) : undefined
  if (now) await giveBack(now, hands).catch((error: unknown) => hands.log.warn({ err: error }, 'the refund waits'))
  return moved
}

/** Sends what is to go back, until nothing is left of it. */
async function giveBack(row: PaymentRow, hands: Hands): Promise<Looked> {
  const sending = await startRefund(hands.sql, row.id)
  if (!sending) return nothing
  await refundAtProvider(sending, hands)
  try {
    await finishRefund(hands.sql, hands.payable, sending, row.failures < mostFailures)
  } catch (error) {
    if (!isDatabaseAway(error)) await countFailure(hands.sql, row.id)
    throw error
  }
  await giveBack(sending, hands)
  return moved
}

/** A refusal counts as done where the provider's books say that so much went back, by somebody's hand for instance. */
async function refundAtProvider(row: PaymentRow, { provider, log }: Hands): Promise<void> {
  if (row.refund_sending === 0) return
  const key = `${row.id}-refund-${row.refunded}`
  const currency = row.captured_currency as PaymentRow['currency']
  try {
    await provider.refund(row.capture_id as string, { key, amount: row.refund_sending, currency })
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    const order = await provider.readOrder(row.order_id as string)
    if (order?.capture && order.capture.refunded >= row.refunded + row.refund_sending) return
    log.error({ err: error }, 'a refund was refused')
    throw new PaymentUnclear('a refund was refused')
  }
}

/** Refused: the payer may try again in another way, until the time is over. */
async function decline(row: PaymentRow, how: 'kept' | 'spent', hands: Hands, order?: ProviderOrder): Promise<Looked> {
  if (row.state !== 'created' && row.state !== 'capturing') return nothing
  await putBack(hands.sql, row, how)
  const now = await readPayment(hands.sql, row.id)
  if (now?.state !== 'created') return refused
  if (now.seconds_left === 0) await endIfOver(now, hands, order)
  else if (how === 'spent') await hands.createOrder(now).catch(() => {})
  return refused
}

async function withoutOrder(row: PaymentRow, hands: Hands): Promise<Looked> {
  if (row.state !== 'created') return nothing
  if (row.seconds_left === 0) return endIfOver(row, hands)
  await hands.createOrder(row)
  return moved
}

/** Nobody can pay any more what is released, nor is their money kept from them; what a provider says of it is waited for. */
async function endIfOver(row: PaymentRow, hands: Hands, order?: ProviderOrder): Promise<Looked> {
  if (row.state === 'capturing') return decline(row, 'kept', hands, order)
  if (order && (row.state !== 'created' || row.seconds_left === 0)) await hands.provider.letGo?.(order)
  return (await endUnpaid(hands.sql, hands.payable, row, 'expired')) ? moved : nothing
}
