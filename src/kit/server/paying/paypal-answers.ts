import * as z from 'zod/mini'
import { parseCents } from '#kit/shared/money.ts'
import { PaymentUnclear, type ProviderOrder, type ProviderRefund } from './payment-provider.ts'

/** What PayPal's REST API answers, as far as it is used here, and what that means. Anything else is unclear. */

const money = z.pipe(
  z.object({ currency_code: z.string().check(z.length(3)), value: z.string() }),
  z.transform(({ currency_code, value }, { issues }) => {
    const amount = parseCents(value)
    if (amount === undefined) issues.push({ code: 'custom', message: 'no amount', input: value })
    return { currency: currency_code, amount: amount ?? 0 }
  }),
)

const id = z.string().check(z.regex(/^[\w-]{1,100}$/))

const order = z.object({
  id,
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  purchase_units: z
    .array(
      z.object({
        amount: money,
        payments: z.optional(
          z.object({
            captures: z.optional(
              z.array(
                z.object({
                  id,
                  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
                  amount: money,
                }),
              ),
            ),
            refunds: z.optional(z.array(z.object({ status: z.string(), amount: money }))),
          }),
        ),
      }),
    )
    .check(z.length(1)),
})

const refund = z.object({ id, status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']) })

const token = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.number() })

const verification = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) })

const failure = z.object({
  name: z.optional(z.string()),
  details: z.optional(z.array(z.object({ issue: z.optional(z.string()) }))),
})

function read<S extends z.ZodMiniType>(schema: S, what: string, json: unknown): z.output<S> {
  const { success, data, error } = schema.safeParse(json)
  if (success) return data
  throw new PaymentUnclear(`PayPal's ${what} cannot be read: ${error.issues[0]?.path.join('.')}`)
}

export const readToken = (json: unknown) => read(token, 'token', json)

export const readVerification = (json: unknown): boolean =>
  read(verification, 'verification', json).verification_status === 'SUCCESS'

/** PayPal's names for what went wrong: the general one first, then the issues. */
export function issuesOf(json: unknown): string[] {
  const { data } = failure.safeParse(json)
  return [data?.name, ...(data?.details ?? []).map(({ issue }) => issue)].filter((one) => one !== undefined)
}

/** What came back of a refund, or undefined when nothing will. */
export function readRefund(json: unknown): ProviderRefund | undefined {
  const { id: refundId, status } = read(refund, 'refund', json)
  if (status === 'FAILED' || status === 'CANCELLED') return undefined
  return { refundId, state: status === 'COMPLETED' ? 'done' : 'pending' }
}

export function readOrder(json: unknown): ProviderOrder {
  const { id: orderId, status, purchase_units } = read(order, 'order', json)
  const [unit] = purchase_units
  if (!unit) throw new PaymentUnclear("PayPal's order has no content")
  const { captures = [], refunds = [] } = unit.payments ?? {}
  // Tries that were declined are listed beside the one that was not.
  const capture = captures.find(({ status }) => status !== 'DECLINED' && status !== 'FAILED')
  const summary = { orderId, ...unit.amount }
  if (capture) {
    const gone = refunds.filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
    const refunded = gone.reduce((sum, { amount }) => sum + amount.amount, 0)
    return {
      ...summary,
      state: capture.status === 'PENDING' ? 'pending' : 'captured',
      capture: {
        id: capture.id,
        ...capture.amount,
        refunded: capture.status === 'REFUNDED' ? capture.amount.amount : refunded,
      },
    }
  }
  if (status === 'APPROVED') return { ...summary, state: 'approved' }
  if (status === 'VOIDED' || captures.length > 0) return { ...summary, state: 'refused' }
  if (status === 'COMPLETED') throw new PaymentUnclear("PayPal's order is complete without a payment")
  return { ...summary, state: 'open' }
}
