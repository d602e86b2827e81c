import type { PayWay } from '#features/payments/contract.ts'
import { words as paymentWords } from '#features/payments/words.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { ApiError } from '#kit/ui/api.ts'
import { readFailure } from '../../hours/screens/outcome.ts'
import type { sendStayRequest } from '../contract.ts'

export type BookedStay = Exclude<Answer<typeof sendStayRequest>, { type: string }> & {
  email: string
  /** In which it was paid, if online. */
  way: PayWay
}

/** How a booking ended. After `failed` the same may be sent again: nothing is booked twice. */
export type StayOutcome =
  | { kind: 'booked'; booked: BookedStay; simulated: boolean }
  | { kind: 'taken' }
  | { kind: 'excluded' }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed' }

/** What keeps it from ending yet. */
export type StayTrouble =
  | { kind: 'price'; price: Cents }
  /** The voucher pays another amount than was shown. */
  | { kind: 'voucher'; amount: Cents }
  /** The promo code does not count, or not any more. */
  | { kind: 'promo'; message: string }
  /** Whether the voucher still counts could not be found out. */
  | { kind: 'unchecked' }
  /** Paid, but the provider has not said so yet. */
  | { kind: 'processing'; seconds: number }
  | { kind: 'unpaid'; message: string }
  | { kind: 'code'; message: string }
  | { kind: 'wait'; message: string }
  | { kind: 'fields'; errors: readonly FieldError[] }

/** What an answer that is not a success means to the customer; `way` is how they pay. */
export function readStayFailure(
  error: unknown,
  way: PayWay = 'paypal',
): { trouble: StayTrouble } | { outcome: StayOutcome } {
  if (error instanceof ApiError) {
    if (error.code === 'PAYMENT_PROCESSING') {
      return { trouble: { kind: 'processing', seconds: error.retryAfter ?? 3 } }
    }
    if (error.status === 402) return { trouble: { kind: 'unpaid', message: paymentWords.paymentFailed[way] } }
  }
  const result = readFailure(error)
  if ('outcome' in result) return result.outcome.kind === 'booked' ? failed : { outcome: result.outcome }
  const { trouble } = result
  return trouble.kind === 'failed' ? failed : { trouble }
}

const failed = { outcome: { kind: 'failed' as const } }
