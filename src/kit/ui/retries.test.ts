import { expect, test } from 'vitest'
import { ApiError } from './api.ts'
import { isAskedAgain, waitBefore } from './retries.ts'

const busy = (retryAfter?: number) => new ApiError(503, 'BUSY', 'Busy', retryAfter === undefined ? {} : { retryAfter })

test('a read that was refused for a moment is asked for three more times, when the server says and a little later', () => {
  expect([0, 1, 2, 3].map((failures) => isAskedAgain(failures, busy(3)))).toEqual([true, true, true, false])
  expect(waitBefore(0, busy(3), 0)).toBe(3000)
  expect(waitBefore(2, busy(3), 0.999)).toBeLessThan(3750)
})

test('without a time the waits grow', () => {
  expect([0, 1, 2, 9].map((failures) => waitBefore(failures, busy()))).toEqual([500, 1000, 2000, 8000])
})

test('who is to wait long is told so at once, and what will not pass is not asked again', () => {
  expect(isAskedAgain(0, busy(60))).toBe(false)
  expect(isAskedAgain(0, new ApiError(422, 'INVALID', 'No'))).toBe(false)
  expect(isAskedAgain(0, new Error('a bug'))).toBe(false)
})
