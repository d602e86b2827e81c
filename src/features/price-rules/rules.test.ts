import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { addDays } from '#kit/shared/day.ts'
import { inFirstLanguage } from '#kit/shared/language.ts'
import { someRule } from '#testing/rental.ts'
import { type PriceRule, type PromoTerms, ruleKinds } from './contract.ts'
import { isInForce, normalizePromo, type Occasion, promoRefusal, reasonWords, ruleLines } from './rules.ts'

const rule = someRule
const saturday = '2026-06-06'
const occasion = (changes: Partial<Occasion> = {}): Occasion => ({
  type: 'motorboats',
  flow: 'hours',
  day: saturday,
  length: 2,
  booked: '2026-06-01',
  ...changes,
})
const said = (rules: readonly PriceRule[], asked: Partial<Occasion> = {}, base = 10_000, promo?: PromoTerms) =>
  ruleLines(base, occasion(asked), { rules, promo })
    .map(({ label, cents }) => `${label}: ${cents}`)
    .join(' | ')

describe('a rule', () => {
  test('counts on its weekdays', () => {
    expect(said([rule({})])).toBe('Weekend, +10%: 1000')
    expect(said([rule({})], { day: '2026-06-05' })).toBe('')
  })

  test('counts for the nights of a stay that begin on its days, and says for how many', () => {
    const stay = { flow: 'days', day: '2026-06-05', length: 4 } as const
    expect(said([rule({})], stay, 40_000)).toBe('Weekend, +10% on 2 nights: 2000')
    expect(said([rule({})], { ...stay, day: saturday, length: 2 }, 20_000)).toBe('Weekend, +10%: 2000')
    expect(said([rule({})], { ...stay, day: '2026-06-07', length: 2 }, 20_000)).toBe('Weekend, +10% on 1 night: 1000')
    expect(said([rule({ percent: null, cents: -500 })], stay)).toBe('Weekend: -500')
  })

  test('counts within its season, over the year end and on February 29', () => {
    const winter = rule({ kind: 'season', name: 'Winter', from: '12-20', until: '02-29', percent: -20 })
    const on = (day: string) => said([winter], { day })
    expect(on('2026-12-19')).toBe('')
    for (const day of ['2026-12-20', '2026-12-31', '2027-01-01', '2027-02-28', '2028-02-29']) {
      expect(on(day)).toBe('Winter, −20%: -2000')
    }
    expect(on('2027-03-01')).toBe('')
    const leap = rule({ kind: 'season', from: '02-29', until: '02-29' })
    expect(['2027-02-28', '2028-02-28', '2028-02-29'].map((day) => said([leap], { day }) !== '')).toEqual([
      true,
      false,
      true,
    ])
  })

  test('counts nights on both sides of the year end and of a change of the clock by their days', () => {
    const newYear = rule({ kind: 'season', name: 'New Year', from: '12-31', until: '01-01', percent: 50 })
    expect(said([newYear], { flow: 'days', day: '2026-12-29', length: 5 }, 50_000)).toBe(
      'New Year, +50% on 2 nights: 10000',
    )
    const early = rule({ kind: 'early', name: 'Early', days: 2, percent: -10 })
    expect(said([early], { booked: '2026-03-28', day: '2026-03-30' })).toBe('Early, −10%: -1000')
    expect(said([early], { booked: '2026-10-24', day: '2026-10-26' })).toBe('Early, −10%: -1000')
  })

  test('counts from its day ahead on, which begins at midnight', () => {
    const early = rule({ kind: 'early', name: 'Early', days: 30, percent: -10 })
    const late = rule({ kind: 'late', name: 'Late', days: 0, percent: -25 })
    expect(said([early, late], { booked: '2026-05-07' })).toBe('Early, −10%: -1000')
    expect(said([early, late], { booked: '2026-05-08' })).toBe('')
    expect(said([early, late], { booked: '2026-06-05' })).toBe('')
    expect(said([early, late], { booked: saturday })).toBe('Late, −25%: -2500')
  })

  test('counts from its length on, for its kinds of boats, and for hours or nights', () => {
    const long = rule({
      kind: 'length',
      name: 'Long',
      least: 4,
      percent: -5,
      vehicle_types: ['canoes'],
      flows: ['hours'],
    })
    expect(said([long], { type: 'canoes', length: 4 })).toBe('Long, −5%: -500')
    expect(said([long], { type: 'canoes', length: 3.5 })).toBe('')
    expect(said([long], { length: 4 })).toBe('')
    expect(said([long], { type: 'canoes', length: 4, flow: 'days' })).toBe('')
  })

  test('counts for who books on its days, switched on', () => {
    const spring = rule({ starts_on: '2026-03-01', ends_on: '2026-05-31' })
    const inForce = ['2026-02-28', '2026-03-01', '2026-05-31', '2026-06-01'].map((day) => isInForce(spring, day))
    expect(inForce).toEqual([false, true, true, false])
    expect(isInForce(rule({ active: false }), '2026-06-01')).toBe(false)
  })

  test('is rounded to the cent, halves away from zero', () => {
    expect(said([rule({ percent: 7.5 })], {}, 5020)).toBe('Weekend, +7.5%: 377')
    expect(said([rule({ percent: -7.5 })], {}, 5020)).toBe('Weekend, −7.5%: -377')
    expect(said([rule({ percent: 0.1 })], {}, 400)).toBe('')
  })
})

describe('together', () => {
  const dearer = rule({ percent: 20 })
  const cheaper = rule({ id: 2, kind: 'length', name: 'Long', least: 1, percent: null, cents: -15_000 })

  test('dearer comes first, and nothing gets below zero', () => {
    expect(said([cheaper, dearer])).toBe('Weekend, +20%: 2000 | Long: -12000')
    expect(said([dearer, cheaper])).toBe('Weekend, +20%: 2000 | Long: -12000')
  })

  test('a promo code takes its part of what is left', () => {
    const promo = { code: 'LAKE', percent: -10, cents: null }
    expect(said([dearer], {}, 10_000, promo)).toBe('Weekend, +20%: 2000 | Promo code LAKE, −10%: -1200')
    expect(said([dearer], {}, 10_000, { code: 'LAKE', percent: null, cents: -20_000 })).toBe(
      'Weekend, +20%: 2000 | Promo code LAKE: -12000',
    )
    expect(said([cheaper], {}, 10_000, promo)).toBe('Long: -10000')
  })
})

const anyDay = fc.nat(1500).map((days) => addDays('2026-01-01', days))
const monthDay = anyDay.map((day) => day.slice(5))
const anyChange = fc.oneof(
  fc.record({ percent: fc.integer({ min: -1000, max: 9999 }).map((n) => n / 10), cents: fc.constant(null) }),
  fc.record({ percent: fc.constant(null), cents: fc.integer({ min: -50_000, max: 50_000 }) }),
)
const anyRule = fc
  .record({
    kind: fc.constantFrom(...ruleKinds),
    weekdays: fc.uniqueArray(fc.nat(6)),
    from: monthDay,
    until: monthDay,
    days: fc.nat(60),
    least: fc.integer({ min: 1, max: 10 }),
    vehicle_types: fc.uniqueArray(fc.constantFrom(...vehicleTypes)),
    flows: fc.constantFrom<PriceRule['flows'][]>(['hours'], ['days'], ['hours', 'days']),
    active: fc.boolean(),
  })
  .chain((one) => anyChange.map((change) => rule({ ...one, ...change })))
const anyRules = fc.array(anyRule, { maxLength: 6 }).map((all) => all.map((one, i) => ({ ...one, id: i + 1 })))
const anyOccasion = fc.record({
  type: fc.constantFrom(...vehicleTypes),
  flow: fc.constantFrom('hours' as const, 'days' as const),
  day: anyDay,
  length: fc.integer({ min: 0, max: 30 }),
  booked: anyDay,
})
const anyPromo = fc.option(
  fc.oneof(
    fc.record({
      code: fc.constant('LAKE'),
      percent: fc.integer({ min: -1000, max: -1 }).map((n) => n / 10),
      cents: fc.constant(null),
    }),
    fc.record({ code: fc.constant('LAKE'), percent: fc.constant(null), cents: fc.integer({ min: -50_000, max: -1 }) }),
  ),
  { nil: undefined },
)
const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31))

describe(`any rules (SEED=${seed})`, () => {
  const sum = (lines: readonly { cents: number }[]) => lines.reduce((all, { cents }) => all + cents, 0)

  test('are whole cents, none of nothing, and never take more than there is', () => {
    fc.assert(
      fc.property(fc.nat(500_000), anyOccasion, anyRules, anyPromo, (base, asked, rules, promo) => {
        const lines = ruleLines(base, asked, { rules, promo })
        expect(lines.every(({ cents }) => Number.isInteger(cents) && cents !== 0)).toBe(true)
        let left = base
        for (const { cents } of lines) {
          left += cents
          expect(left).toBeGreaterThanOrEqual(0)
        }
      }),
      { seed },
    )
  })

  test('come to the same in any order', () => {
    fc.assert(
      fc.property(fc.nat(500_000), anyOccasion, anyRules, anyPromo, (base, asked, rules, promo) => {
        const back = ruleLines(base, asked, { rules: rules.toReversed(), promo })
        expect(sum(back)).toBe(sum(ruleLines(base, asked, { rules, promo })))
      }),
      { seed },
    )
  })

  test('of which none counts leave the price of the list', () => {
    fc.assert(
      fc.property(fc.nat(500_000), anyOccasion, anyRules, (base, asked, rules) => {
        expect(ruleLines(base, asked, { rules: rules.map((one) => ({ ...one, active: false })) })).toEqual([])
      }),
      { seed },
    )
  })
})

test('a line tells why in both languages, and a rule without a German name has its only one', () => {
  const [line] = ruleLines(10_000, occasion(), { rules: [rule({})] })
  expect(line?.reason).toEqual({ rule: 1, name: 'Weekend', name_de: 'Wochenende', percent: 10 })
  expect(inFirstLanguage(() => line?.reason && reasonWords(line.reason))).toBe('Weekend, +10%')
})

test('promo codes are the same however they are written', () => {
  expect(['lake-10', ' LAKE-10 ', 'La ke-10'].map(normalizePromo)).toEqual(['LAKE-10', 'LAKE-10', 'LAKE-10'])
})

test('a promo code counts on its days, and as often as it may', () => {
  const promo = { starts_on: '2026-06-01', ends_on: '2026-06-30', max_uses: 2, uses: 1 }
  const why = (changes: Partial<typeof promo>, day = '2026-06-10') =>
    promoRefusal({ ...promo, ...changes }, 'LAKE', day)
  expect(why({})).toBeUndefined()
  expect(why({}, '2026-05-31')).toBe('The promo code LAKE counts from June 1, 2026 on')
  expect(why({}, '2026-07-01')).toBe('The promo code LAKE ended on June 30, 2026')
  expect(why({ uses: 2 })).toBe('The promo code LAKE has been used up')
  expect(promoRefusal(undefined, 'LAKE', '2026-06-10')).toBe('LAKE is invalid')
})
