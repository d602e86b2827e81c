import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kit/shared/day.ts'
import { someExtra } from '#testing/extras.ts'
import { someBusiness, someRule, someSettings, someVehicle } from '#testing/rental.ts'
import { offeredExtras, quote, stayQuote, wholeOf } from '../rules/prices.ts'
import { pricingOf } from '../rules.ts'
import { extrasOf, priceSpans, saidOf } from './rules.ts'

const eider = someVehicle({ briefing_fee: 25, extra_captain: 55 }, { 1: 60, 2: 100, 10: 400 })
const heron = someVehicle({ type: 'houseboats', price_night: 200, cleaning_fee: 60 }, {})
const weekend = someRule({ percent: 20 })

test('without a rule that counts for the boat its price list says it', () => {
  const ofCanoes = someRule({ vehicle_types: ['canoes'] })
  const ofNights = someRule({ flows: ['days'] })
  const later = someRule({ starts_on: '2026-06-02' })
  const over = someRule({ ends_on: '2026-05-31' })
  expect(priceSpans(eider, someBusiness({ priceRules: [ofCanoes, ofNights, later, over] }))).toEqual([])
})

test('each length has the least and the most that it costs in all, by the day', () => {
  expect(priceSpans(eider, someBusiness({ priceRules: [weekend] }))).toEqual([
    { over: 'hours', length: 1, least: 8500, most: 9700 },
    { over: 'hours', length: 2, least: 12_500, most: 14_500 },
    { over: 'hours', length: 10, least: 42_500, most: 50_500 },
  ])
  expect(priceSpans(heron, someBusiness({ priceRules: [weekend] }))).toEqual([
    { over: 'days', length: 2, least: 46_000, most: 54_000 },
    { over: 'days', length: 3, least: 66_000, most: 74_000 },
    { over: 'days', length: 7, least: 154_000, most: 154_000 },
  ])
})

test('hours that nobody is let have on a day are not told at the price of that day', () => {
  const settings = someSettings({
    ...{ season_begin_start: '2026-04-01', season_begin_end: '2026-04-30' },
    ...{ season_begin_opening_hour: 12, season_begin_closing_hour: 16 },
  })
  const spring = someRule({ kind: 'season', from: '04-01', until: '04-30', percent: -50 })
  const [hour, , day] = priceSpans(eider, someBusiness({ settings, priceRules: [spring] }))
  expect([hour?.least, hour?.most]).toEqual([5500, 8500])
  expect([day?.least, day?.most]).toEqual([42_500, 42_500])
})

test('no booking made today costs less or more than is told, and some cost just that', () => {
  const rules = fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant('weekday' as const),
        weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
      }),
      fc.record({
        kind: fc.constant('season' as const),
        from: fc.constantFrom('02-29', '05-15', '12-20'),
        until: fc.constantFrom('01-06', '05-16', '08-31'),
      }),
      fc.record({ kind: fc.constantFrom('early' as const, 'late' as const), days: fc.integer({ min: 0, max: 90 }) }),
      fc.record({ kind: fc.constant('length' as const), least: fc.integer({ min: 1, max: 7 }) }),
    ),
    { minLength: 1, maxLength: 3 },
  )
  const changes = fc.integer({ min: -60, max: 60 }).filter((percent) => percent !== 0)
  fc.assert(
    fc.property(rules, changes, (conditions, percent) => {
      const priceRules = conditions.map((one, id) => someRule({ ...one, id, percent }))
      const business = someBusiness({ priceRules })
      const days = Array.from({ length: 366 }, (_, i) => addDays(business.now.day, i))
      for (const { over, length, least, most } of [...priceSpans(eider, business), ...priceSpans(heron, business)]) {
        const costs = days.map((day) => {
          const pricing = pricingOf(business, day)
          const made =
            over === 'hours'
              ? quote(eider, length, { extras: [] }, pricing)
              : stayQuote(heron, length, { extras: [], people: 1 }, pricing)
          return made ? wholeOf(made).whole : Number.NaN
        })
        expect([Math.min(...costs), Math.max(...costs)]).toEqual([least, most])
      }
    }),
    { numRuns: 15 },
  )
})

test('what can be added is what the booking offers, at its price, in the ways in which it does', () => {
  const business = someBusiness({
    extras: [
      someExtra(),
      someExtra({ key: 'tow', name: 'Tow rope', price: 250, unit: 'hour', flows: ['hours'] }),
      someExtra({ key: 'gone', active: false }),
      someExtra({ key: 'none', stock: 0 }),
      someExtra({ key: 'bbq', name: 'Barbecue grill', price: 3000 }),
      someExtra({ key: 'paddle', vehicle_types: ['canoes'] }),
    ],
  })
  const both = { ...eider, extra_bbq: true, price_night: 200, extra_fishing_permit_day: true }
  expect(saidOf(both, business).extras).toEqual([
    { name: 'Captain', text: '$55 per hour' },
    { name: 'Cooler', text: '$5' },
    { name: 'Tow rope', text: '$2.50 per hour' },
    { name: 'Barbecue grill', text: '$30' },
    { name: 'Fishing permit for a day', text: 'in cash on site' },
  ])
  for (const way of ['hours', 'days'] as const) {
    const offered = offeredExtras(both, way, business.extras).filter((key) => key !== 'captain' && key !== 'none')
    const told = extrasOf(both, business.extras).filter(({ flows }) => flows.includes(way))
    expect(told.map(({ key }) => key)).toEqual(offered)
  }
  expect(saidOf({ ...eider, license: 'captain' }, business).extras.map(({ name }) => name)).not.toContain('Captain')
})

test('rules are told in words, with the way to book that they are for where there are two', () => {
  const priceRules = [
    weekend,
    someRule({ id: 2, kind: 'length', name: 'Long', least: 5, percent: -10, flows: ['days'] }),
  ]
  expect(saidOf(eider, someBusiness({ priceRules })).changes).toEqual([
    { name: 'Weekend', text: 'On Saturday and Sunday: 20% dearer' },
  ])
  expect(saidOf({ ...eider, price_night: 200 }, someBusiness({ priceRules })).changes[1]).toEqual({
    name: 'Long',
    text: 'From 5 nights on: 10% cheaper, over nights',
  })
})
