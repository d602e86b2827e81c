import { expect, test } from 'vitest'
import { ApiError } from '#kit/ui/api.ts'
import { readStayFailure } from './stay-outcome.ts'

const troubleOf = (status: number, code: string, more = {}) => {
  const result = readStayFailure(new ApiError(status, code, 'A sentence', more))
  return 'trouble' in result ? result.trouble : result.outcome
}

test('a changed price or voucher is a question to the customer', () => {
  expect(troubleOf(409, 'PRICE_CHANGED', { extra: { price: 540.5 } })).toEqual({ kind: 'price', price: 54_050 })
  expect(troubleOf(409, 'VOUCHER_CHANGED', { extra: { voucher_amount: 0 } })).toEqual({ kind: 'voucher', amount: 0 })
})

test('a payment may be under way or have failed', () => {
  expect(troubleOf(409, 'PAYMENT_PROCESSING', { retryAfter: 5 })).toEqual({ kind: 'processing', seconds: 5 })
  expect(troubleOf(409, 'PAYMENT_PROCESSING')).toEqual({ kind: 'processing', seconds: 3 })
  const unpaid = { kind: 'unpaid', message: 'The payment via PayPal failed' }
  expect(troubleOf(402, 'PAYMENT_FAILED')).toEqual(unpaid)
  expect(troubleOf(402, 'PAYMENT_REQUIRED')).toEqual(unpaid)
})

test('the customer may be excluded, or the stay be one that cannot be booked', () => {
  expect(troubleOf(403, 'EXCLUDED')).toEqual({ kind: 'excluded' })
  expect(troubleOf(422, 'CLOSED')).toEqual({ kind: 'refused', reason: 'A sentence' })
})

test('wrong fields are named and too many attempts wait', () => {
  const errors = [{ field: 'name', message: 'Please enter a valid first and last name' }]
  expect(troubleOf(422, 'INVALID', { errors })).toEqual({ kind: 'fields', errors })
  expect(troubleOf(429, 'TOO_MANY_REQUESTS')).toEqual({ kind: 'wait', message: 'A sentence' })
})

test('everything else has failed, whatever it is', () => {
  expect(troubleOf(0, 'OFFLINE')).toEqual({ kind: 'failed' })
  expect(troubleOf(500, 'INTERNAL')).toEqual({ kind: 'failed' })
  expect(troubleOf(409, 'REPEATED')).toEqual({ kind: 'failed' })
  expect(troubleOf(403, 'NOT_ALLOWED')).toEqual({ kind: 'failed' })
  expect(readStayFailure(new TypeError('broken'))).toEqual({ outcome: { kind: 'failed' } })
})
