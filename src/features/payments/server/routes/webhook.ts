import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import type { Paypal, WebhookSignature } from '#kit/server/paypal/paypal.ts'
import { networkOf, throttle } from '#kit/server/security/throttle.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import { paypalWebhook } from '../../contract/webhook.ts'
import type { Payments } from '../commands/payments.ts'

/** Every signed event costs a call of PayPal before it is known to be real. */
const eventsFromAddress = { limit: 300, seconds: 60 }

/**
 * PayPal's events. Of a verified one nothing but the order's id is believed: PayPal is asked how the order stands, which
 * makes repeated, late and reordered events harmless. An error of ours answers 5xx, and PayPal sends the event again.
 */
export async function webhookRoutes(
  app: Server,
  { sql }: Context,
  payments: Payments,
  paypal: Paypal | undefined,
): Promise<void> {
  await app.register(async (scope) => {
    // The signature covers the body as it was sent, to the byte.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: unknown, body: unknown) => body)

    route(scope as unknown as Server, paypalWebhook, async ({ request }) => {
      if (!paypal?.takesWebhooks) throw notFound()
      await throttle(sql, `paypal-webhook:${networkOf(request.ip)}`, eventsFromAddress)
      const signature = signatureOf(request.headers)
      const raw = typeof request.body === 'string' ? request.body : ''
      const event = eventOf(raw)
      if (!signature || !event || !(await paypal.verifyWebhook(signature, raw))) throw notSigned()
      const orderId = orderOf(event)
      if (orderId !== undefined) await payments.settleOrder(orderId)
      return { status: 'success' as const }
    })
  })
}

const notSigned = () => new ProblemError(400, 'NOT_SIGNED', 'This is not a signed event of PayPal')

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

const signatureHeaders = z.object({
  'paypal-auth-algo': text(100),
  'paypal-cert-url': text(500),
  'paypal-transmission-id': text(50),
  'paypal-transmission-sig': text(500),
  'paypal-transmission-time': text(100),
})

function signatureOf(headers: IncomingHttpHeaders): WebhookSignature | undefined {
  const { success, data } = signatureHeaders.safeParse(headers)
  if (!success) return undefined
  return {
    auth_algo: data['paypal-auth-algo'],
    cert_url: data['paypal-cert-url'],
    transmission_id: data['paypal-transmission-id'],
    transmission_sig: data['paypal-transmission-sig'],
    transmission_time: data['paypal-transmission-time'],
  }
}

const webhookEvent = z.object({
  event_type: text(100),
  resource: z.object({
    id: z.optional(z.string()),
    supplementary_data: z.optional(
      z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
    ),
  }),
})
type WebhookEvent = z.output<typeof webhookEvent>

function eventOf(raw: string): WebhookEvent | undefined {
  try {
    return webhookEvent.safeParse(JSON.parse(raw)).data
  } catch {
    return undefined
  }
}

/** Events of orders are about the order; those of captures and refunds name it beside. */
const orderOf = ({ event_type, resource }: WebhookEvent): string | undefined =>
  event_type.startsWith('CHECKOUT.ORDER.') ? resource.id : resource.supplementary_data?.related_ids?.order_id
