import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '#kit/shared/day.ts'
import { keptSince, retentionRules, termOf, unpaidSince } from './retention.ts'

describe('what is kept', () => {
  test.each([
    // The 29th of February has passed by the last of February in a year without one.
    [12, '2029-02-28', '2028-02-28'],
    [12, '2028-02-29', '2027-02-28'],
    [48, '2032-02-29', '2028-02-29'],
    [6, '2026-08-31', '2026-02-28'],
    [6, '2026-03-31', '2025-09-30'],
    [24, '2026-01-01', '2024-01-01'],
  ])('for %i months is on %s whatever is of %s or later', (months, today, since) => {
    expect(keptSince({ months }, today)).toBe(since)
  })

  test.each([
    // A booking of 2026 is kept until the end of 2036.
    [120, '2036-12-31', '2026-01-01'],
    [120, '2037-01-01', '2027-01-01'],
    [36, '2026-06-01', '2023-01-01'],
    [36, '2027-02-28', '2024-01-01'],
  ])('for %i months from the end of the year is on %s whatever is of %s or later', (months, today, since) => {
    expect(keptSince({ months, yearEnd: true }, today)).toBe(since)
  })

  test('never loses a day again once it was let go, and never keeps less than it says', () => {
    const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))
    const anyTerm = fc.record({
      months: fc.integer({ min: 1, max: 120 }),
      yearEnd: fc.constantFrom(true as const, undefined),
    })
    fc.assert(
      fc.property(anyDay, anyTerm, (today, { months, yearEnd }) => {
        const term = { months, ...(yearEnd && { yearEnd }) }
        const since = keptSince(term, today)
        expect(since <= addMonths(today, -months)).toBe(true)
        expect(since <= keptSince(term, addDays(today, 1))).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

test('Terms are said in words, and every rule has a name of its own.', () => {
  expect(retentionRules.map(termOf)).toContain('12 months after they were ticked off')
  expect(retentionRules.map(termOf)).toContain('10 years after the end of the year in which they ended')
  expect(new Set(retentionRules.map(({ rule }) => rule)).size).toBe(retentionRules.length)
  expect(unpaidSince('2026-06-01')).toBe('2023-01-01')
})
