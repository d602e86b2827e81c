import { expect, test } from 'vitest'
import { mailStates } from './contract.ts'
import { formatMoment, mayCancel, mayResend } from './rules.ts'

test('Only a waiting mail can be canceled; failed, canceled and unclear ones can be sent again.', () => {
  expect(mailStates.filter(mayCancel)).toEqual(['waiting'])
  expect(mailStates.filter(mayResend)).toEqual(['failed', 'canceled', 'unclear'])
})

test('A moment of today is a time, any other has its day; both as the wall clock shows them.', () => {
  const now = Temporal.Instant.from('2026-11-21T22:30:00Z')
  expect(formatMoment('2026-11-21T13:40:59Z', 'Europe/Berlin', now)).toBe('2:40 pm')
  expect(formatMoment('2026-11-20T23:00:00Z', 'Europe/Berlin', now)).toBe('12 am')
  expect(formatMoment('2026-11-20T22:59:59Z', 'Europe/Berlin', now)).toBe('11/20/26, 11:59 pm')
  expect(formatMoment('2026-11-21T13:40:00Z', 'America/New_York', now)).toBe('8:40 am')
})
