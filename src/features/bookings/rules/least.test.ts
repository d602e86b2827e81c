import { expect, test } from 'vitest'
import type { PriceRule } from '#features/price-rules/contract.ts'
import { leastByTheHour, leastByTheNight, startingAt } from '#features/vehicles/rules.ts'
import { addDays } from '#kit/shared/day.ts'
import { someBusiness, someRule, someSettings, someVehicle } from '#testing/rental.ts'
import { pricingOf } from '../rules.ts'
import { daysOfRules, leastOf } from './least.ts'
import { leastWhole } from './prices.ts'

const eider = someVehicle({ briefing_fee: 25 }, { 1: 60, 2: 100 })
const heron = someVehicle({ type: 'houseboats', price_night: 200, cleaning_fee: 60 }, {})
const told = (rules: Parameters<typeof someRule>[0][], vehicle = eider) => {
  const business = someBusiness({ priceRules: rules.map(someRule) })
  return { ...vehicle, least: leastOf(vehicle, daysOfRules(business), business) }
}

test('without rules the price list says what it costs at least', () => {
  expect(told([]).least).toBeUndefined()
  expect(startingAt(told([]))).toMatchObject({ price: 8500, hours: 1 })
})

test('what is dearer or cheaper on some days counts as far as one pays it at least', () => {
  const weekend = { weekdays: [0, 6], percent: 20 }
  expect(leastByTheHour(told([weekend]))).toEqual({ price: 8500, hours: 1 })
  expect(leastByTheHour(told([{ ...weekend, weekdays: [0, 1, 2, 3, 4, 5, 6] }]))).toEqual({ price: 9700, hours: 1 })
  expect(leastByTheHour(told([{ ...weekend, percent: -20 }]))).toEqual({ price: 7300, hours: 1 })
  expect(leastByTheNight(told([{ ...weekend, percent: -10 }], heron))).toBe(42_000)
})

test('of a boat that is let one way the other costs nothing to speak of', () => {
  const season = [{ kind: 'season', from: '06-01', until: '08-31', percent: 50 } as const]
  expect([leastByTheHour(told(season, heron)), leastByTheNight(told(season))]).toEqual([undefined, undefined])
  expect(startingAt(told(season, heron))).toEqual({ price: 46_000, nights: 2 })
})

test('it is what one pays on the cheapest of all days, found on a few of them', () => {
  const rules: Partial<PriceRule>[] = [
    { id: 1, kind: 'weekday', weekdays: [1, 2], percent: -7.5 },
    { id: 2, kind: 'season', from: '10-15', until: '03-31', percent: -20 },
    { id: 3, kind: 'early', days: 60, percent: -5 },
    { id: 4, kind: 'late', days: 2, percent: 15 },
    { id: 5, kind: 'length', least: 2, cents: -500, percent: null },
  ]
  const business = someBusiness({ priceRules: rules.map(someRule), settings: someSettings({}) })
  const few = daysOfRules(business)
  expect(few.length).toBeLessThan(60)
  const all = Array.from({ length: 366 }, (_, i) => addDays(business.now.day, i))
  for (const vehicle of [eider, heron]) {
    expect(leastOf(vehicle, few, business)).toEqual(leastOf(vehicle, all, business))
  }
  const cheapest = Math.min(
    ...all.map((day) => leastWhole(eider, { flow: 'hours', length: 1 }, pricingOf(business, day))),
  )
  expect(leastByTheHour({ ...eider, least: leastOf(eider, few, business) })).toEqual({ price: cheapest, hours: 1 })
})
