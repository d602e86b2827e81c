import { route, type Server } from '#kit/server/http/http.ts'
import type { Paypal } from '#kit/server/paying/paypal.ts'
import { networkOf, throttle } from '#kit/server/security/throttle.ts'
import * as calls from '../contract.ts'
import type { WithPayments } from './commands/payments.ts'
import { settling } from './jobs.ts'
import { testPaymentRoutes } from './routes/test-provider.ts'
import { webhookRoutes } from './routes/webhook.ts'

/** Each may cause calls of the provider. */
const writesFromAddress = { limit: 60, seconds: 60 }

/** `paypal`: where it is set up. */
export async function paymentRoutes(
  app: Server,
  context: WithPayments & { paypal?: Paypal | undefined },
): Promise<void> {
  const { payments, paypal } = context
  route(app, calls.getPayment, ({ params }) => payments.read(params.payment))

  route(app, calls.capturePayment, async ({ params, request }) => {
    await throttle(context.sql, `payment:${networkOf(request.ip)}`, writesFromAddress)
    return payments.settle(params.payment)
  })

  route(app, calls.abandonPayment, async ({ params, request }) => {
    await throttle(context.sql, `payment:${networkOf(request.ip)}`, writesFromAddress)
    return payments.abandon(params.payment)
  })

  testPaymentRoutes(app, context, payments)
  await webhookRoutes(app, context, payments, paypal)
  app.jobs.push(settling(payments))
  app.addHook('preClose', async () => payments.close())
}
