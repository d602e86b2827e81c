import fc from 'fast-check'
import { expect, test } from 'vitest'
import { licenses, type Vehicle } from '#features/vehicles/contract.ts'
import { bookableDurations, wholePriceOf } from '#features/vehicles/rules.ts'
import { seedExtras, seedPrice, someExtra } from '#testing/extras.ts'
import { someVehicle } from '#testing/rental.ts'
import { type Extra, extras } from '../contract.ts'
import { words as bookingWords } from '../words.ts'
import { detailsErrors } from './details.ts'
import {
  chosenExtras,
  hasExtra,
  namedExtras,
  needsCharterLicense,
  type QuoteLine,
  quote,
  vatPercent,
  wholeOf,
  wholeWords,
} from './prices.ts'

const everything = { extra_bbq: true, extra_jukebox: true, extra_binoculars: true, extra_captain: 45 }
const boat = someVehicle(everything, { 1: 58, 2: 103, 3: 144.5 })
const licensed = someVehicle({ ...everything, license: 'yes', briefing_fee: 25, charter_license: 69, deposit: 300 })
const withCaptainOnly = someVehicle({ license: 'captain', extra_captain: 55.5 }, { 1: 164, 3: 422 })

const inOneLine = (lines: readonly QuoteLine[] = []) => lines.map(({ label, cents }) => `${label} ${cents}`).join(' | ')

test('the prices of the extras and the tax are those of the house', () => {
  expect(vatPercent).toBe(19)
  expect(extras.map((extra) => bookingWords.extraNames[extra])).toEqual([
    'Barbecue grill',
    'Jukebox',
    'Binoculars',
    'Captain',
  ])
})

test('a rental alone costs its price', () => {
  expect(quote(boat, 3, { extras: [] }, seedPrice)).toEqual({
    lines: [{ label: 'Eider, 3 hours', cents: 14450 }],
    total: 14450,
    vat: 2307,
    onSite: [],
  })
})

test('extras are added, the captain by the hour', () => {
  const offer = quote(boat, 2, { extras: ['captain', 'binoculars', 'jukebox', 'bbq'] }, seedPrice)
  expect(inOneLine(offer?.lines)).toBe(
    'Eider, 2 hours 10300 | Barbecue grill 3000 | Jukebox 1000 | Binoculars 500 | Captain 9000',
  )
  expect(offer?.total).toBe(23800)
  expect(offer?.vat).toBe(3800)
})

test('an extra counts once, however often it is chosen', () => {
  expect(quote(boat, 1, { extras: ['bbq', 'bbq'] }, seedPrice)?.total).toBe(8800)
})

test('the captain by the half hour is rounded to the cent', () => {
  const jetski = someVehicle({ type: 'jetskis', extra_captain: 45.55 }, { 0.5: 40, 1.5: 100 })
  expect(inOneLine(quote(jetski, 0.5, { extras: ['captain'] }, seedPrice)?.lines)).toBe(
    'Eider, 30 minutes 4000 | Captain 2278',
  )
  expect(quote(jetski, 1.5, { extras: ['captain'] }, seedPrice)?.total).toBe(16833)
})

test('where the captain is compulsory, he is charged unasked and once', () => {
  expect(inOneLine(quote(withCaptainOnly, 3, { extras: [] }, seedPrice)?.lines)).toBe(
    'Eider, 3 hours 42200 | Captain 16650',
  )
  expect(quote(withCaptainOnly, 3, { extras: ['captain'] }, seedPrice)?.total).toBe(58850)
})

test('there is no quote for a duration or an extra that is not on offer', () => {
  expect(quote(boat, 4, { extras: [] }, seedPrice)).toBeUndefined()
  expect(quote(boat, 1.5, { extras: [] }, seedPrice)).toBeUndefined()
  for (const extra of extras) expect(quote(someVehicle(), 1, { extras: [extra] }, seedPrice)).toBeUndefined()
  expect(quote({ ...withCaptainOnly, extra_captain: null }, 1, { extras: [] }, seedPrice)).toBeUndefined()
})

test('a captain for nothing is on offer', () => {
  expect(quote(someVehicle({ extra_captain: 0 }), 1, { extras: ['captain'] }, seedPrice)?.total).toBe(5000)
})

test('deposit, briefing and cleaning are paid on site, not with the booking', () => {
  const offer = quote(someVehicle({ deposit: 300, briefing_fee: 25, cleaning_fee: 40.5 }), 1, { extras: [] }, seedPrice)
  expect(inOneLine(offer?.onSite)).toBe('Deposit 30000 | Briefing fee 2500 | Cleaning fee 4050')
  expect(offer?.total).toBe(5000)
})

test('no booking costs less in all than what its boat says it costs at least', () => {
  const answers = fc.constantFrom(undefined, 'yes' as const, 'no' as const)
  const fees = fc.record({ briefing_fee: fc.nat(99), cleaning_fee: fc.nat(99), charter_license: fc.nat(99) })
  fc.assert(
    fc.property(anyBoat, fees, anyExtras, answers, fc.nat(47), (boat, fees, chosen, hasLicense, n) => {
      const vehicle = { ...boat, ...fees }
      const offer = quote(vehicle, (n + 1) / 2, { extras: chosen, hasLicense }, seedPrice)
      const least = wholePriceOf(vehicle, (n + 1) / 2) ?? Number.NaN
      if (hasLicense !== 'no' || vehicle.charter_license > 0)
        expect(wholeOf(offer ?? { total: 0, onSite: [] }).whole).toBeGreaterThanOrEqual(least)
    }),
  )
})

test('a fee of a cent is one', () => {
  expect(inOneLine(quote(someVehicle({ cleaning_fee: 0.01 }), 1, { extras: [] }, seedPrice)?.onSite)).toBe(
    'Cleaning fee 1',
  )
})

test.each([
  ['no', [], 'Deposit 30000 | Briefing with charter licence 6900'],
  ['yes', [], 'Deposit 30000 | Briefing fee 2500'],
  [undefined, [], 'Deposit 30000 | Briefing fee 2500'],
  ['no', ['captain'], 'Deposit 30000 | Briefing fee 2500'],
] as const)('with licence %j and extras %j there is to pay on site: %s', (hasLicense, extras, onSite) => {
  expect(inOneLine(quote(licensed, 1, { extras, hasLicense }, seedPrice)?.onSite)).toBe(onSite)
})

test('a charter licence is needed only for a vehicle that asks for a licence', () => {
  const needing = licenses.filter((license) => needsCharterLicense({ ...licensed, license }, 'no', []))
  expect(needing).toEqual(['yes'])
})

test('the extras of a form come in their order, with the captain where he is compulsory', () => {
  const none = { extra_bbq: false, extra_jukebox: false, extra_binoculars: false, extra_captain: false }
  const along = (vehicle: Vehicle, form: object, extras: string[] = []) =>
    chosenExtras(vehicle, namedExtras({ ...none, ...form, extras }), [...seedExtras, someExtra()])
  expect(along(boat, {})).toEqual([])
  expect(along(boat, { extra_captain: true, extra_jukebox: true })).toEqual(['jukebox', 'captain'])
  expect(along(withCaptainOnly, { extra_bbq: true })).toEqual(['bbq', 'captain'])
  expect(along(withCaptainOnly, { extra_bbq: true, privacy: true }, ['cooler', 'none', 'jukebox', 'bbq'])).toEqual([
    ...['bbq', 'jukebox', 'cooler', 'none', 'captain'],
  ])
})

test('a vehicle has the extras it is marked with, and a captain with a price', () => {
  expect(extras.filter((extra) => hasExtra(boat, extra))).toEqual([...extras])
  expect(extras.filter((extra) => hasExtra(someVehicle({ extra_jukebox: true }), extra))).toEqual(['jukebox'])
  expect(extras.filter((extra) => hasExtra(someVehicle({ extra_captain: 0 }), extra))).toEqual(['captain'])
})

type Details = Parameters<typeof detailsErrors>[0]
const couple: Details = { adults: 2, children: 0 }
const family: Details = { adults: 2, children: 2, ageFrom: 3, ageTo: 9 }

test.each<[string, Details, string[]]>([
  ['two adults', couple, []],
  ['as many as there are seats', { ...family, adults: 4 }, []],
  ['one too many', { ...family, adults: 5 }, ['adults']],
  ['seven adults', { adults: 7, children: 0 }, ['adults']],
  ['a child with its age', { adults: 1, children: 1, ageFrom: 0 }, []],
  ['a child without age', { adults: 1, children: 1 }, ['ageFrom']],
  ['a child with an end age alone', { adults: 1, children: 1, ageTo: 5 }, ['ageFrom']],
  ['children without ages', { adults: 1, children: 2 }, ['ageFrom', 'ageTo']],
  ['children without the end age', { ...family, ageTo: undefined }, ['ageTo']],
  ['children with an end age of 0 alone', { adults: 1, children: 2, ageTo: 0 }, ['ageFrom']],
  ['children with ages upside down', { ...family, ageFrom: 10 }, ['ageTo']],
  ['children of one age', { ...family, ageFrom: 9 }, []],
  ['ages left over without children', { ...family, children: 0, ageFrom: 10 }, []],
  ['an end age left over with one child', { ...family, children: 1, ageFrom: 10 }, []],
])('the party of %s', (_, party, fields) => {
  const errors = detailsErrors(party, boat, [])
  expect(errors.map(({ field }) => field)).toEqual(fields)
  for (const { message } of errors) expect(message).toBe('Please check your entered details')
})

const noCharter = { ...licensed, charter_license: 0 }
const check = 'Please check your entered details'
test.each([
  ['must be answered', undefined, licensed, [], check],
  ['must be answered with a captain, too', undefined, licensed, ['captain'], check],
  ['may be yes', 'yes', licensed, [], undefined],
  ['may be no with a charter licence', 'no', licensed, [], undefined],
  ['may be yes where there is no charter licence', 'yes', noCharter, [], undefined],
  ['may be no with a captain', 'no', noCharter, ['captain'], undefined],
  ['may not be no otherwise', 'no', noCharter, [], 'Without a boating licence this vehicle needs a captain'],
  [
    'may not be no at all',
    'no',
    { ...noCharter, extra_captain: null },
    [],
    'Without a boating licence this vehicle cannot be booked',
  ],
  ['is not asked for with a captain only', undefined, withCaptainOnly, [], undefined],
  ['is not asked for where none is needed', undefined, boat, [], undefined],
  ['says nothing where none is needed', 'no', { ...boat, license: 'never' as const }, [], undefined],
] as const)('the licence %s', (_, hasLicense, vehicle, chosen, message) => {
  const errors = detailsErrors({ ...couple, hasLicense }, vehicle, chosen)
  expect(errors).toEqual(message === undefined ? [] : [{ field: 'hasLicense', message }])
})

const anyExtras = fc.array(fc.constantFrom(...extras), { maxLength: 6 })
const anyBoat = fc
  .record({
    captain: fc.nat(20_000),
    deposit: fc.nat(1000),
    license: fc.constantFrom(...licenses),
    prices: fc.array(fc.nat(99_999), { minLength: 48, maxLength: 48 }),
  })
  .map(({ captain, deposit, license, prices }) => {
    const dollars = Object.fromEntries(prices.map((cents, i) => [(i + 1) / 2, cents / 100]))
    return someVehicle({ ...everything, type: 'jetskis', license, deposit, extra_captain: captain / 100 }, dollars)
  })

test('a total is the sum of its lines in whole cents, with the tax in it, and what is paid on site is not', () => {
  fc.assert(
    fc.property(anyBoat, anyExtras, fc.nat(47), (vehicle, chosen, n) => {
      const offer = quote(vehicle, (n + 1) / 2, { extras: chosen }, seedPrice)
      expect(offer).toBeDefined()
      const { lines = [], total = 0, vat = 0, onSite = [] } = offer ?? {}
      expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(total)
      expect(lines.every(({ cents }) => Number.isInteger(cents) && cents >= 0)).toBe(true)
      expect(Math.abs(total - vat - total / 1.19)).toBeLessThanOrEqual(0.5 + 1e-6)
      expect(onSite).toEqual(quote({ ...vehicle, price0h30m: 1 }, (n + 1) / 2, { extras: [] }, seedPrice)?.onSite)
    }),
  )
})

test('the order of the extras does not matter, and each adds its own price', () => {
  fc.assert(
    fc.property(anyBoat, anyExtras, fc.constantFrom(...extras), fc.nat(47), (vehicle, chosen, extra, n) => {
      const total = (extras: readonly Extra[]) =>
        quote(vehicle, (n + 1) / 2, { extras }, seedPrice)?.total ?? Number.NaN
      expect(total(chosen.toReversed())).toBe(total(chosen))
      const has = chosen.includes(extra) || (extra === 'captain' && vehicle.license === 'captain')
      const captain = Math.round((Math.round((vehicle.extra_captain ?? 0) * 100) * (n + 1)) / 2)
      const price = seedExtras.find(({ key }) => key === extra)?.price
      const added = has ? 0 : extra === 'captain' ? captain : price
      expect(total([...chosen, extra]) - total(chosen)).toBe(added)
    }),
  )
})

test('every duration on offer has a quote with every extra the vehicle has, and no other has one', () => {
  fc.assert(
    fc.property(anyBoat, fc.double({ min: -1, max: 26, noNaN: true }), (vehicle, hours) => {
      for (const duration of bookableDurations(vehicle, 24))
        expect(quote(vehicle, duration, { extras }, seedPrice)).toBeDefined()
      const onOffer = bookableDurations(vehicle, 24).includes(hours)
      expect(quote(vehicle, hours, { extras }, seedPrice) !== undefined).toBe(onOffer)
    }),
    { numRuns: 50 },
  )
})

test('staff are told of the whole price, and what of it is taken on site or was taken with the boat', () => {
  expect(wholeWords(9000, 2500)).toBe('$115, $25 of it on site')
  expect(wholeWords(9000, 2500, true)).toBe('$115, $25 of it taken at the check-out')
  expect(wholeWords(9000, 0, true)).toBe('$90')
})
