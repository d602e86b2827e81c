import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { count, differenceOf, intervalOf, share, verdictOf } from './rules.ts'

test.each([
  [0, 0, '0 %'],
  [0, 12, '0 %'],
  [12, 12, '100 %'],
  [1, 3, '33 %'],
  [1, 40, '2.5 %'],
  [1, 20, '5 %'],
  [199, 2000, '10 %'],
  [1, 50_000, 'under 0.1 %'],
  [49_999, 50_000, 'over 99 %'],
])('%i of %i is %s', (part, whole, words) => {
  expect(share(part, whole)).toBe(words)
})

test('Numbers are grouped.', () => {
  expect(count(50_000)).toBe('50,000')
})

test('The interval of a share is Wilson’s, as tables have it, and always holds the share.', () => {
  const shown = (answered: number, contacted: number) =>
    intervalOf({ answered, contacted }).map((part) => Number(part.toFixed(4)))
  expect(shown(0, 10)).toEqual([0, 0.2775])
  expect(shown(5, 10)).toEqual([0.2366, 0.7634])
  expect(shown(15, 148)).toEqual([0.0624, 0.1605])
  expect(shown(0, 0)).toEqual([0, 1])
  const any = fc
    .nat({ max: 3000 })
    .chain((contacted) => fc.record({ contacted: fc.constant(contacted), answered: fc.nat({ max: contacted }) }))
  fc.assert(
    fc.property(any, any, (a, b) => {
      const [low, high] = intervalOf(a)
      const rate = a.contacted === 0 ? 0 : a.answered / a.contacted
      expect(low).toBeLessThanOrEqual(rate + 1e-12)
      expect(high).toBeGreaterThanOrEqual(rate - 1e-12)
      const [there, back] = [differenceOf(a, b), differenceOf(b, a)]
      expect(there.low).toBeCloseTo(-back.high, 9)
      expect(there.low).toBeLessThanOrEqual(there.high)
    }),
    { seed: 29, numRuns: 300 },
  )
})

test('The difference of two shares is Newcombe’s: 56 of 70 and 48 of 80.', () => {
  const { by, low, high } = differenceOf({ answered: 56, contacted: 70 }, { answered: 48, contacted: 80 })
  expect([by, low, high].map((part) => Number(part.toFixed(4)))).toEqual([0.2, 0.0524, 0.3339])
})

test('Of two subjects it is said which is better, or that it is too early to tell.', () => {
  const of = (subject: string, answered: number, contacted: number) => ({ subject, answered, contacted })
  expect(verdictOf([])).toBe('Two subjects are compared once both were sent.')
  expect(verdictOf([of('A', 3, 5), of('B', 0, 5)])).toMatch(/^Too early to tell/)
  expect(verdictOf([of('A', 5, 60), of('B', 4, 55)])).toMatch(/^Too early to tell/)
  expect(verdictOf([of('A', 56, 70), of('B', 48, 80)])).toBe(
    'The first is answered more often: “A” 56 of 70 (69–88 %), “B” 48 of 80 (49–70 %); the first lies 5 to 33 points above the second. Intervals of 95 %.',
  )
  expect(verdictOf([of('A', 2, 80), of('B', 40, 80)])).toMatch(/^The second is/)
})
