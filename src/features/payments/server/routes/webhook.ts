import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import type { Paypal, WebhookSignature } from '#kit/server/paying/paypal.ts'
import { isSignedByStripe } from '#kit/server/paying/stripe-signature.ts'
import { networkOf, throttle } from '#kit/server/security/throttle.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import { paypalWebhook, stripeWebhook } from '../../contract/webhook.ts'
import type { Payments } from '../commands/payments.ts'

/** Every event costs a call of the provider, PayPal's even before it is known to be real. */
const eventsFromAddress = { limit: 300, seconds: 60 }

/**
 * The events of providers. Of a verified one nothing but the order's id is believed: the provider is asked how the order
 * stands, which makes repeated, late and reordered events harmless. An error of ours answers 5xx, and the event comes again.
 */
export async function webhookRoutes(
  app: Server,
  { sql, env, clock }: Context,
  payments: Payments,
  paypal: Paypal | undefined,
): Promise<void> {
  await app.register(async (scope) => {
    // The signature covers the body as it was sent, to the byte.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: unknown, body: unknown) => body)
    const server = scope as unknown as Server

    route(server, paypalWebhook, async ({ request }) => {
      if (!paypal?.takesWebhooks) throw notFound()
      await throttle(sql, `paypal-webhook:${networkOf(request.ip)}`, eventsFromAddress)
      const signature = signatureOf(request.headers)
      const raw = rawOf(request.body)
      const event = eventOf(paypalEvent, raw)
      if (!signature || !event || !(await paypal.verifyWebhook(signature, raw))) throw notSigned('PayPal')
      return settle(orderOf(event))
    })

    route(server, stripeWebhook, async ({ request }) => {
      if (!env.stripe) throw notFound()
      await throttle(sql, `stripe-webhook:${networkOf(request.ip)}`, eventsFromAddress)
      const raw = rawOf(request.body)
      const signed = { secret: env.stripe.webhookSecret, now: Math.floor(clock().epochMilliseconds / 1000) }
      const event = isSignedByStripe(request.headers['stripe-signature'], raw, signed) && eventOf(stripeEvent, raw)
      if (!event) throw notSigned('Stripe')
      return settle(sessionOf(event))
    })
  })

  async function settle(orderId: string | null | undefined) {
    if (orderId) await payments.settleOrder(orderId)
    return { status: 'success' as const }
  }
}

const rawOf = (body: unknown) => (typeof body === 'string' ? body : '')

const notSigned = (by: string) => new ProblemError(400, 'NOT_SIGNED', `This is not a signed event of ${by}`)

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

const paypalEvent = z.object({
  event_type: text(100),
  resource: z.object({
    id: z.optional(z.string()),
    supplementary_data: z.optional(
      z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
    ),
  }),
})

const stripeEvent = z.object({
  type: text(100),
  data: z.object({
    object: z.object({ object: text(100), id: text(255), payment_intent: z.nullish(z.string()) }),
  }),
})

function eventOf<S extends z.ZodMiniType>(schema: S, raw: string): z.output<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(raw)).data
  } catch {
    return undefined
  }
}

/** Events of orders are about the order; those of captures and refunds name it beside. */
const orderOf = ({ event_type, resource }: z.output<typeof paypalEvent>): string | undefined =>
  event_type.startsWith('CHECKOUT.ORDER.') ? resource.id : resource.supplementary_data?.related_ids?.order_id

/** Events of sessions are about the session; those of charges and refunds name what was captured of it. */
const sessionOf = ({ data: { object } }: z.output<typeof stripeEvent>): string | null | undefined =>
  object.object === 'checkout.session' ? object.id : object.payment_intent
