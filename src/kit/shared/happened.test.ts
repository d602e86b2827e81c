import { expect, test } from 'vitest'
import { believedTime } from './happened.ts'

const now = Temporal.Instant.from('2026-06-01T08:00:00Z')
const believed = (said: string | undefined, notBefore?: string) => believedTime(said, now, notBefore)?.toString()

test('What is said is believed as far as it can be: not ahead of the clock, not before what came before.', () => {
  expect(believed('2026-06-01T07:30:00Z')).toBe('2026-06-01T07:30:00Z')
  expect(believed('2026-06-01T09:30:00Z')).toBe('2026-06-01T08:00:00Z')
  expect(believed('2026-06-01T07:30:00Z', '2026-06-01T07:45:00Z')).toBe('2026-06-01T07:45:00Z')
  expect(believed('2026-01-01T07:30:00Z')).toBe('2026-05-25T08:00:00Z')
})

test('Nothing said, and what is no time, is now.', () => {
  expect([
    believed(undefined),
    believed(''),
    believed('2026-02-31T07:30:00Z'),
    believed('2026-06-01T25:30:00Z'),
  ]).toEqual([undefined, undefined, undefined, undefined])
})
