import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, type Day, daysBetween } from '#kit/shared/day.ts'
import { convert } from '#kit/shared/money.ts'
import { anyDay } from '#testing/rental.ts'
import type { LadderStep, Terms } from './contract.ts'
import {
  advanceOf,
  bookedTerms,
  differs,
  documentsSteps,
  documentsTerms,
  flatOf,
  ladderFault,
  noShowApart,
  reachOf,
  stepsOf,
  termsOn,
} from './rules.ts'

const anyPrice = fc.oneof(fc.nat(30), fc.nat(2000), fc.nat(5_000_000))

const anyStep: fc.Arbitrary<LadderStep> = fc
  .record({
    before: fc.nat(24),
    unit: fc.constantFrom('days' as const, 'months' as const),
    percent: fc.nat(100),
    euros: fc.nat(500),
    isFlat: fc.boolean(),
  })
  .map(({ isFlat, percent, euros, ...when }) => ({
    ...when,
    percent: isFlat ? null : percent,
    euros: isFlat ? euros : null,
  }))

/** Steps that are a ladder: whatever is drawn, as far as it is one. */
const anyLadder = fc.array(anyStep, { maxLength: 7 }).map((drawn) => {
  const last: LadderStep = { before: 0, unit: 'days', percent: 100, euros: null }
  const far = drawn.toSorted((a, b) => reachOf(b).least - reachOf(a).least)
  const ladder = [last]
  for (const one of far.toReversed()) if (!ladderFault([one, ...ladder])) ladder.unshift(one)
  return ladder
})

describe('a down payment', () => {
  test.each([
    [5000, 30, 1500],
    [5000, 0, 0],
    [0, 30, 0],
    [5000, 100, 5000],
    [12_345, 50, 6173],
    [333, 33, 110],
    [150, 30, 100],
    [80, 30, 80],
    [905, 99, 905],
    [1005, 99, 995],
  ])('of %i cents and %i percent is %i', (open, share, paid) => {
    expect(advanceOf(open, share)).toBe(paid)
  })

  test('and the rest are the whole to the cent, whatever the share and the price', () => {
    fc.assert(
      fc.property(anyPrice, fc.integer({ min: 0, max: 100 }), (open, share) => {
        const advance = advanceOf(open, share)
        const rest = open - advance
        expect(Number.isInteger(advance)).toBe(true)
        expect(advance + rest).toBe(open)
        expect(advance).toBeGreaterThanOrEqual(0)
        expect(rest).toBeGreaterThanOrEqual(0)
        // Nothing that no provider takes is asked for, and nothing is left that nobody asks for.
        if (share > 0 && open > 0) expect(advance).toBeGreaterThanOrEqual(Math.min(open, 100))
        if (rest > 0) expect(rest).toBeGreaterThanOrEqual(share === 0 ? 1 : 10)
        if (advance > 100 && rest > 0) expect(Math.abs(advance - (open * share) / 100)).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  test('grows with the share and with the price', () => {
    fc.assert(
      fc.property(anyPrice, fc.nat(100), fc.nat(100), fc.nat(1000), (open, one, other, more) => {
        const [less, most] = [Math.min(one, other), Math.max(one, other)]
        expect(advanceOf(open, less)).toBeLessThanOrEqual(advanceOf(open, most))
        if (open + more - advanceOf(open + more, less) > 0 && open - advanceOf(open, less) > 0)
          expect(advanceOf(open, less)).toBeLessThanOrEqual(advanceOf(open + more, less))
      }),
    )
  })
})

/** What canceling cost before there were terms as rows. */
function asBefore(price: number, start: Day, toEuros: number) {
  const part = (percent: number) => Math.round((price * percent) / 100)
  return [
    [addMonths(start, -6), Math.min(convert(15_000, 1 / toEuros), price), '150 EUR'],
    [addMonths(start, -3), part(50), '50%'],
    [addDays(start, -30), part(90), '90%'],
    [start, part(100), '100%'],
  ]
}

describe('the ladder of the documents', () => {
  test('costs what it did, for every price, day and rate', () => {
    fc.assert(
      fc.property(anyPrice, anyDay, fc.integer({ min: 500, max: 2000 }), (price, start, rate) => {
        const steps = stepsOf(price, documentsSteps, { start, toEuros: rate / 1000 })
        expect(steps.map(({ until, fee, terms }) => [until, fee, terms])).toEqual(asBefore(price, start, rate / 1000))
      }),
      { numRuns: 500 },
    )
  })

  test('is a ladder', () => {
    expect(ladderFault(documentsSteps)).toBeUndefined()
  })
})

describe('a ladder', () => {
  test.each([
    ['goes down to the start', [{ before: 7, percent: 50 }], { step: 0, fault: 'last' }],
    [
      'comes closer',
      [
        { before: 7, percent: 50 },
        { before: 7, percent: 60 },
      ],
      { step: 1, fault: 'order' },
    ],
    [
      'comes closer whatever the months',
      [
        { before: 1, unit: 'months', percent: 50 },
        { before: 28, percent: 60 },
        { before: 0, percent: 90 },
      ],
      { step: 1, fault: 'order' },
    ],
    [
      'never gets cheaper',
      [
        { before: 7, percent: 50 },
        { before: 0, percent: 40 },
      ],
      { step: 1, fault: 'cheaper' },
    ],
    [
      'nor in euros',
      [
        { before: 7, euros: 50 },
        { before: 0, euros: 40 },
      ],
      { step: 1, fault: 'cheaper' },
    ],
  ])('%s', (_, steps, fault) => {
    const all = steps.map((step) => ({ unit: 'days' as const, percent: null, euros: null, ...step }))
    expect(ladderFault(all as LadderStep[])).toEqual(fault)
  })

  test('is within the price, has steps one after another, and its percent and euros never fall', () => {
    fc.assert(
      fc.property(anyLadder, anyPrice, anyDay, (ladder, price, start) => {
        const steps = stepsOf(price, ladder, { start, toEuros: 0.92 })
        const ends = steps.map(({ until }) => until)
        expect(new Set(ends).size).toBe(ends.length)
        expect(ends).toEqual(ends.toSorted())
        expect(ends.at(-1)).toBe(start)
        for (const { fee } of steps) expect(fee >= 0 && fee <= price).toBe(true)
        for (const kind of ['percent', 'euros'] as const) {
          const fees = steps.filter((__, i) => ladder[i]?.[kind] !== null).map(({ fee }) => fee)
          expect(fees).toEqual(fees.toSorted((a, b) => a - b))
        }
      }),
      { numRuns: 500 },
    )
  })

  test('reaches no farther and no nearer than any months do', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 24 }), (start, before) => {
        const days = daysBetween(addMonths(start, -before), start)
        const { least, most } = reachOf({ before, unit: 'months' })
        expect(days >= least && days <= most).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('terms', () => {
  const some = (id: number, starts_on: Day): Terms => ({
    ...{ id, starts_on, hours_share: id, days_share: 2 * id },
    steps: [{ before: 0, unit: 'days', percent: 100, euros: null }],
  })
  const all = [some(10, '2026-06-01'), some(30, '2027-01-01'), some(20, '2026-12-31')]

  test.each([
    ['2026-05-31', undefined],
    ['2026-06-01', 10],
    ['2026-12-30', 10],
    ['2026-12-31', 20],
    ['2027-01-01', 30],
    ['2028-02-29', 30],
  ])('of a booking made on %s are those of %s', (booked, id) => {
    expect(termsOn(all, booked)?.id).toBe(id)
    expect(bookedTerms(all, booked, 'hours')?.share).toBe(id)
    expect(bookedTerms(all, booked, 'days')?.share).toBe(id && 2 * id)
  })
})

test('terms differ from the documents in what they say otherwise, and in nothing else', () => {
  const parts = ['hours_share', 'days_share', 'steps', 'any'] as const
  const told = (changes: Partial<typeof documentsTerms>) =>
    parts.filter((part) => differs({ ...documentsTerms, ...changes }, part))
  expect(told({})).toEqual([])
  expect(
    told({ steps: documentsSteps.map(({ euros, percent, unit, before }) => ({ euros, percent, unit, before })) }),
  ).toEqual([])
  expect(told({ hours_share: 30 })).toEqual(['hours_share', 'any'])
  expect(told({ days_share: 100, steps: documentsSteps.slice(1) })).toEqual(['days_share', 'steps', 'any'])
  expect([flatOf(documentsTerms), flatOf({ steps: documentsSteps.slice(1) })]).toEqual([150, 0])
})

test('what nobody coming costs is apart only where it is not the last step, and is kept with a booking', () => {
  const steps = [{ before: 0, unit: 'days' as const, percent: 80, euros: null }]
  expect(
    [undefined, 80, 100].map((no_show) => noShowApart({ steps, ...(no_show !== undefined && { no_show }) })),
  ).toEqual([undefined, undefined, 100])
  const all = [{ id: 1, starts_on: '2026-06-01', hours_share: 0, days_share: 30, steps, no_show: 100 }]
  expect(bookedTerms(all, '2026-06-01', 'days')).toEqual({ share: 30, steps, noShow: 100 })
  expect(bookedTerms(all, '2026-05-31', 'days')).toBeUndefined()
})
