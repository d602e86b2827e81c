import { expect, test } from 'vitest'
import { ApiError } from '#kit/ui/api.ts'
import { readFailure } from './outcome.ts'

const wrongCode = { field: 'code', message: 'The entered code is invalid' }

test.each([
  [
    'a wrong code',
    new ApiError(422, 'INVALID', '', { errors: [wrongCode] }),
    { kind: 'code', message: wrongCode.message },
  ],
  ['a new price', new ApiError(409, 'PRICE_CHANGED', '', { extra: { price: 62.5 } }), { kind: 'price', price: 6250 }],
  ['too much going on', new ApiError(503, 'BUSY', 'Please wait'), { kind: 'wait', message: 'Please wait' }],
  ['too many tries', new ApiError(429, 'TOO_MANY_REQUESTS', 'Please wait'), { kind: 'wait', message: 'Please wait' }],
  [
    'a wrong field',
    new ApiError(422, 'INVALID', '', { errors: [{ field: 'name', message: 'No' }] }),
    { kind: 'fields', errors: [{ field: 'name', message: 'No' }] },
  ],
  ['a lost answer', new ApiError(0, 'OFFLINE', 'No connection'), { kind: 'failed' }],
  ['an error of the server', new ApiError(500, 'INTERNAL', ''), { kind: 'failed' }],
  ['a stranger 403', new ApiError(403, 'SHOWCASE', ''), { kind: 'failed' }],
  ['a bug', new TypeError('x'), { kind: 'failed' }],
])('%s can be set right', (_, error, trouble) => {
  expect(readFailure(error)).toEqual({ trouble })
})

test.each([
  ['an exclusion', new ApiError(403, 'EXCLUDED', ''), { kind: 'excluded' }],
  ['a time that has passed', new ApiError(422, 'PAST', 'Too late'), { kind: 'refused', reason: 'Too late' }],
])('%s is the end', (_, error, outcome) => {
  expect(readFailure(error)).toEqual({ outcome })
})
