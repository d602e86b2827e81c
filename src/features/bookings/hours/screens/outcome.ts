import type { Answer } from '#kit/shared/endpoint.ts'
import { type Cents, formatMoney, toCents } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { ApiError } from '#kit/ui/api.ts'
import type { sendBookingRequest } from '../../contract.ts'
import { words as bookingWords } from '../../words.ts'

export type Booked = Exclude<Answer<typeof sendBookingRequest>, { type: 'ALREADY_BOOKED' }> & { email: string }

/** How a booking ended. */
export type Outcome =
  | { kind: 'booked'; booked: Booked; simulated: boolean }
  | { kind: 'taken' }
  | { kind: 'excluded' }
  | { kind: 'refused'; reason: string }

/** What keeps it from ending yet. After `failed` the same request may be sent again: nothing is booked twice. */
export type Trouble =
  | { kind: 'failed' }
  | { kind: 'price'; price: Cents }
  | { kind: 'voucher'; amount: Cents }
  /** The promo code does not count, or not any more. */
  | { kind: 'promo'; message: string }
  | { kind: 'code'; message: string }
  | { kind: 'wait'; message: string }
  | { kind: 'fields'; errors: readonly FieldError[] }

/** What an answer that is not a success means to the customer. */
export function readFailure(error: unknown): { trouble: Trouble } | { outcome: Outcome } {
  if (!(error instanceof ApiError)) return { trouble: { kind: 'failed' } }
  const { status, code, errors, extra, message } = error
  const aboutCode = errors.find(({ field }) => field === 'code')
  if (aboutCode) return { trouble: { kind: 'code', message: aboutCode.message } }
  const aboutPromo = errors.find(({ field }) => field === 'promo_code')
  if (aboutPromo) return { trouble: { kind: 'promo', message: aboutPromo.message } }
  if (code === 'PRICE_CHANGED' && typeof extra.price === 'number') {
    return { trouble: { kind: 'price', price: toCents(extra.price) } }
  }
  if (code === 'VOUCHER_CHANGED' && typeof extra.voucher_amount === 'number') {
    return { trouble: { kind: 'voucher', amount: toCents(extra.voucher_amount) } }
  }
  if (code === 'EXCLUDED') return { outcome: { kind: 'excluded' } }
  if (status === 429 || code === 'BUSY' || code === 'PAYMENT_REQUIRED') return { trouble: { kind: 'wait', message } }
  if (errors.length > 0) return { trouble: { kind: 'fields', errors } }
  return status === 422 ? { outcome: { kind: 'refused', reason: message } } : { trouble: { kind: 'failed' } }
}

/** What a voucher turns out to pay, in cents. */
export const voucherNews = (amount: Cents): string =>
  amount > 0 ? bookingWords.voucherPays(formatMoney(amount)) : bookingWords.voucherGone
