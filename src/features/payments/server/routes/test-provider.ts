import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { language, prefixOf } from '#kit/shared/language.ts'
import { notFound } from '#kit/shared/problem.ts'
import * as calls from '../../contract/test-provider.ts'
import type { PaymentState } from '../../contract.ts'
import { words } from '../../words.ts'
import type { Payments } from '../commands/payments.ts'
import { answerTestOrder, readTestOrder } from '../commands/test-provider.ts'
import { presentPayment, readPayment } from '../queries.ts'

/** What the pages of PayPal and Stripe are there for, as long as neither is set up. */
export function testPaymentRoutes(app: Server, { sql, live, log }: Context, payments: Payments): void {
  const readOrder = async (id: string): Promise<calls.TestOrder> => {
    const order = payments.offers('test') ? await readTestOrder(sql, id) : undefined
    if (!order) throw notFound(words.noSuchOrder)
    const payment = await readPayment(sql, order.payment)
    const { state } = payment?.order_id === id ? presentPayment(payment) : {}
    return {
      order: id,
      way: payment?.provider === 'test-card' ? 'card' : 'paypal',
      back: `${prefixOf(language())}/RentalRevolution/payment/${order.payment}`,
      description: order.description,
      amount: order.amount,
      currency: order.currency,
      state: stateOf(order.state, state),
    }
  }

  /** As PayPal does, it tells of what happened; when that fails, the job finds out. */
  const answerOrder = async (id: string, state: 'approved' | 'refused') => {
    await readOrder(id)
    if (await answerTestOrder(sql, id, state)) {
      await payments
        .settleOrder(id)
        .catch((error: unknown) => log.warn({ err: error }, 'a payment was not settled yet'))
      await live.changed('payments')
    }
    return readOrder(id)
  }

  route(app, calls.getTestPayment, ({ params }) => readOrder(params.order))
  route(app, calls.approveTestPayment, ({ params }) => answerOrder(params.order, 'approved'))
  route(app, calls.refuseTestPayment, ({ params }) => answerOrder(params.order, 'refused'))
}

function stateOf(
  order: 'open' | 'approved' | 'captured' | 'refused',
  payment: PaymentState | undefined,
): calls.TestOrder['state'] {
  if (payment === 'returned') return 'returned'
  if (order === 'captured') return 'paid'
  if (order === 'refused') return 'refused'
  return payment === undefined || payment === 'expired' || payment === 'failed' ? 'ended' : order
}
