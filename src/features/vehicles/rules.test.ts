import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someVehicle } from '#testing/rental.ts'
import { priceField, type VehicleType, vehicleTypes } from './contract.ts'
import {
  altIn,
  bookableDurations,
  byHourPrice,
  cheapest,
  describedIn,
  durationStep,
  isLet,
  leastFees,
  offered,
  perHour,
  priceList,
  priceOf,
  wholePriceOf,
} from './rules.ts'

const jetski = someVehicle({ type: 'jetskis', name: 'Dipper' }, { 0.5: 43.5, 1: 79, 1.5: 112, 2: 143.5, 24: 900 })

test('jet skis go by the half hour, all others by the hour', () => {
  expect([...vehicleTypes, 'all' as const].filter((type) => durationStep(type) === 0.5)).toEqual(['jetskis'])
  expect(durationStep('motorboats')).toBe(1)
  expect(durationStep('all')).toBe(1)
})

test.each([
  [1, 'price0h30m'],
  [2, 'price1h'],
  [3, 'price1h30m'],
  [47, 'price23h30m'],
  [48, 'price24h'],
] as const)('the price of %i half hours is in %s', (halfHours, field) => {
  expect(priceField(halfHours)).toBe(field)
})

test('a price is the cents of its duration', () => {
  expect(priceOf(jetski, 0.5)).toBe(4350)
  expect(priceOf(jetski, 1.5)).toBe(11200)
  expect(priceOf(jetski, 24)).toBe(90000)
  expect(priceOf(someVehicle({}, { 1: 0 }), 1)).toBe(0)
})

test('a duration without a price is not on offer', () => {
  expect(priceOf(jetski, 3)).toBeUndefined()
  expect(priceOf(someVehicle({}, {}), 1)).toBeUndefined()
})

test.each([0, -1, 0.25, 1.2, 24.5, 25, Number.NaN, Number.POSITIVE_INFINITY])(
  'no vehicle is let for %d hours',
  (hours) => {
    expect(priceOf(jetski, hours)).toBeUndefined()
  },
)

test('half hours are for jet skis only, whatever prices are kept', () => {
  const boat = someVehicle({}, { 0.5: 30, 1: 50, 1.5: 70, 2: 90 })
  expect(priceOf(boat, 1.5)).toBeUndefined()
  expect(bookableDurations(boat, 24)).toEqual([1, 2])
})

test.each([
  [0, []],
  [0.5, [0.5]],
  [1.5, [0.5, 1, 1.5]],
  [10, [0.5, 1, 1.5, 2]],
  [24, [0.5, 1, 1.5, 2, 24]],
  [100, [0.5, 1, 1.5, 2, 24]],
])('the durations of a jet ski up to %d hours', (longest, durations) => {
  expect(bookableDurations(jetski, longest)).toEqual(durations)
})

test('durations stop before a longest that lies between two', () => {
  expect(bookableDurations(someVehicle({}, { 1: 10, 2: 20, 3: 30 }), 2.5)).toEqual([1, 2])
})

test('durations leave out what has no price', () => {
  expect(bookableDurations(someVehicle({}, { 2: 90, 4: 160 }), 5)).toEqual([2, 4])
})

test('the price list shows each duration up to the span with its price for one hour', () => {
  expect(priceList(someVehicle({}, { 1: 58, 2: 103, 3: 144.5, 11: 400 }), 10)).toEqual([
    { hours: 1, price: 5800, perHour: 5800 },
    { hours: 2, price: 10300, perHour: 5150 },
    { hours: 3, price: 14450, perHour: 4817 },
  ])
  expect(priceList(jetski, 1)).toEqual([
    { hours: 0.5, price: 4350, perHour: 8700 },
    { hours: 1, price: 7900, perHour: 7900 },
  ])
})

test('the price for one hour is rounded half up', () => {
  expect(perHour(1001, 2)).toBe(501)
  expect(perHour(1000, 3)).toBe(333)
  expect(perHour(2000, 3)).toBe(667)
})

test('the cheapest is the lowest price, the shorter duration of equals', () => {
  expect(cheapest(jetski)).toEqual({ hours: 0.5, price: 4350, perHour: 8700 })
  expect(cheapest(someVehicle({}, { 1: 50, 2: 45, 3: 45 }))).toEqual({ hours: 2, price: 4500, perHour: 2250 })
  expect(cheapest(someVehicle({}, { 24: 200 }))?.hours).toBe(24)
  expect(cheapest(someVehicle({}, {}))).toBeUndefined()
})

const withFees = { briefing_fee: 20, cleaning_fee: 30.5, deposit: 800, charter_license: 59 }

test.each([
  ['with what everybody pays on site', { ...withFees, license: 'no' as const }, 5800 + 5050],
  ['with the briefing of who has a licence', { ...withFees, license: 'yes' as const }, 5800 + 5050],
  ['with the charter licence where that is less', { ...withFees, license: 'yes' as const, charter_license: 5 }, 9350],
  ['with the compulsory captain', { ...withFees, license: 'captain' as const, extra_captain: 45 }, 5800 + 4500 + 5050],
  ['without a captain one may do without', { extra_captain: 45 }, 5800],
  ['without the deposit, which comes back', { deposit: 300 }, 5800],
])('the price of an hour is the whole one, %s', (_, about, whole) => {
  const vehicle = someVehicle(about, { 1: 58 })
  expect(wholePriceOf(vehicle, 1)).toBe(whole)
  expect(priceList(vehicle, 10)).toEqual([{ hours: 1, price: whole, perHour: whole }])
  expect(cheapest(vehicle)?.price).toBe(whole)
})

test('the captain of a whole price is by the hour, the fees are once', () => {
  const boat = someVehicle({ license: 'captain', extra_captain: 55, cleaning_fee: 50 }, { 1: 164, 3: 422 })
  expect([1, 3, 2].map((hours) => wholePriceOf(boat, hours))).toEqual([26_900, 63_700, undefined])
  expect(leastFees(boat)).toBe(5000)
})

test('vehicles are sorted by the price of one hour, those without one last, equals by name', () => {
  const vehicles = [
    someVehicle({ name: 'Teal' }, { 2: 10 }),
    someVehicle({ name: 'Swan' }, { 1: 90 }),
    someVehicle({ name: 'Eider' }, { 1: 90 }),
    someVehicle({ name: 'Avocet' }, { 1: 100 }),
    someVehicle({ name: 'Bittern' }, { 2: 5 }),
  ]
  expect(vehicles.toSorted(byHourPrice).map(({ name }) => name)).toEqual(['Eider', 'Swan', 'Avocet', 'Bittern', 'Teal'])
})

const anyPrices = fc.dictionary(
  fc.integer({ min: 1, max: 48 }).map((n) => String(n / 2)),
  fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
)
const anyVehicle = fc
  .tuple(fc.constantFrom<VehicleType>(...vehicleTypes), anyPrices)
  .map(([type, prices]) => ({ vehicle: someVehicle({ type }, prices), prices }))

test('every price comes back to the cent, and no other duration has one', () => {
  fc.assert(
    fc.property(anyVehicle, fc.integer({ min: 1, max: 48 }), ({ vehicle, prices }, n) => {
      const dollars = n % 2 === 1 && vehicle.type !== 'jetskis' ? undefined : prices[n / 2]
      expect(priceOf(vehicle, n / 2)?.toString()).toBe(
        dollars
          ?.toFixed(2)
          .replace('.', '')
          .replace(/^0+(?=\d)/, ''),
      )
    }),
  )
})

test('durations rise in whole steps, have a price, and none is missing', () => {
  fc.assert(
    fc.property(anyVehicle, fc.double({ min: 0, max: 30, noNaN: true }), ({ vehicle }, longest) => {
      const durations = bookableDurations(vehicle, longest)
      const all = Array.from({ length: 48 }, (_, i) => (i + 1) / 2)
      expect(durations).toEqual(all.filter((hours) => hours <= longest && priceOf(vehicle, hours) !== undefined))
      expect(durations.every((hours) => Number.isInteger(hours / durationStep(vehicle.type)))).toBe(true)
    }),
  )
})

test('the price list is the durations, and the cheapest is no dearer than any', () => {
  fc.assert(
    fc.property(anyVehicle, fc.integer({ min: 0, max: 24 }), ({ vehicle }, span) => {
      const entries = priceList(vehicle, span)
      expect(entries.map(({ hours }) => hours)).toEqual(bookableDurations(vehicle, span))
      for (const { hours, price, perHour } of entries) {
        expect(Math.abs(perHour * hours - price)).toBeLessThanOrEqual(hours / 2)
        expect(cheapest(vehicle)?.price).toBeLessThanOrEqual(price)
      }
    }),
  )
})

const launch = someVehicle({ id: 1, name: 'Eider' })
const house = someVehicle({ id: 2, name: 'Heron', type: 'houseboats', price_night: 349 }, {})
const cutter = someVehicle({ id: 3, name: 'Black Tern', type: 'sailboats', price_night: 420 }, { 1: 137, 2: 243.5 })
const offer = (over: 'hours' | 'days' | undefined) =>
  offered([launch, house, cutter], over).map(({ name, price1h, price2h, price_night }) => [
    name,
    price1h,
    price2h,
    price_night,
  ])

test('a boat is let in the ways it has prices for', () => {
  expect([launch, house, cutter].map((boat) => [isLet(boat, 'hours'), isLet(boat, 'days')])).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ])
  expect(isLet(someVehicle({}, {}), 'hours')).toBe(false)
})

test('over days price1h is the price of a night, also of a boat that has no hours; hours stay what they are', () => {
  expect(offer('days')).toEqual([
    ['Heron', 349, null, 349],
    ['Black Tern', 420, null, 420],
  ])
  expect(offer('hours')).toEqual([
    ['Eider', 50, 90, null],
    ['Black Tern', 137, 243.5, 420],
  ])
  expect(offer(undefined)).toEqual([
    ['Eider', 50, 90, null],
    ['Heron', 349, null, 349],
    ['Black Tern', 137, 243.5, 420],
  ])
})

test('a boat is described in the language asked for, and where that says nothing in the other', () => {
  const boat = someVehicle({
    descriptionEN: { general: 'A boat.', features: 'Seats', technical: '' },
    descriptionDE: { general: 'Ein Boot.', features: ' ', technical: 'Motor' },
    alts: ['At the pier', 'Under way'],
    altsDE: ['Am Steg', ''],
  })
  const parts = (language: 'en' | 'de') => Object.values(describedIn(language, boat)).map((said) => Object.values(said))
  expect(parts('en')).toEqual([
    ['A boat.', 'en'],
    ['Seats', 'en'],
    ['Motor', 'de'],
  ])
  expect(parts('de')).toEqual([
    ['Ein Boot.', 'de'],
    ['Seats', 'en'],
    ['Motor', 'de'],
  ])
  expect(describedIn('de', someVehicle()).general).toEqual({ text: '', language: 'en' })
  expect([0, 1, 2].map((i) => [altIn('en', boat, i), altIn('de', boat, i)])).toEqual([
    ['At the pier', 'Am Steg'],
    ['Under way', 'Under way'],
    [undefined, undefined],
  ])
})
