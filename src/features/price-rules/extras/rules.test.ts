import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stayExtras } from '#features/bookings/contract.ts'
import { offeredExtras, quote, stayQuote, toldLines } from '#features/bookings/rules/prices.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { seedExtras, seedPrice, someExtra } from '#testing/extras.ts'
import { someVehicle } from '#testing/rental.ts'
import { newKey } from '../extras-office/rules.ts'
import { listPrice } from '../rules.ts'
import { extraUnits } from './contract.ts'
import { extraCost, fits, leftWords, priceWords } from './rules.ts'

/** What was charged before extras were rows, in cents. */
const charged: Readonly<Record<string, number>> = {
  bbq: 3000,
  jukebox: 1000,
  binoculars: 500,
  stand_up_paddle: 5000,
  canoe_one_person: 5000,
  canoe_two_persons: 7500,
  inflatable_boat: 5000,
  sonar: 3500,
}

const anyBoat = fc
  .record({ flags: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }), captain: fc.option(fc.nat(200)) })
  .map(({ flags, captain }) =>
    someVehicle({
      ...Object.fromEntries(stayExtras.map((extra, i) => [`extra_${extra}`, flags[i] ?? false])),
      extra_captain: captain,
      price_night: 540,
    }),
  )
const anyChoice = fc.array(fc.constantFrom<string>(...stayExtras, 'captain'), { maxLength: 12 })

describe('the extras of the documents', () => {
  test('cost a stay what they did, in their order, each once', () => {
    fc.assert(
      fc.property(anyBoat, anyChoice, fc.nat(30), fc.integer({ min: 1, max: 20 }), (boat, chosen, nights, people) => {
        const offered = offeredExtras(boat, 'days', seedExtras)
        const price = stayQuote(boat, nights, { extras: chosen, people }, seedPrice)
        expect(price !== undefined).toBe(chosen.every((extra) => offered.includes(extra)))
        if (!price) return
        const wanted = stayExtras.filter((extra) => chosen.includes(extra))
        expect(price.lines.slice(1).map(({ cents }) => cents)).toEqual(
          wanted.map((extra) => charged[extra] ?? 2500 * people),
        )
      }),
    )
  })

  test('cost hours what they did, however long and however many come', () => {
    fc.assert(
      fc.property(
        anyBoat,
        anyChoice,
        fc.constantFrom(1, 2),
        fc.integer({ min: 1, max: 6 }),
        (boat, chosen, hours, people) => {
          const offered = offeredExtras(boat, 'hours', seedExtras)
          const price = quote(boat, hours, { extras: chosen, people }, seedPrice)
          expect(price !== undefined).toBe(chosen.every((extra) => offered.includes(extra)))
          if (!price) return
          const wanted = [...stayExtras, 'captain'].filter((extra) => chosen.includes(extra))
          expect(price.lines.slice(1).map(({ cents }) => cents)).toEqual(
            wanted.map((extra) => charged[extra] ?? (boat.extra_captain ?? 0) * 100 * hours),
          )
        },
      ),
    )
  })

  test('cost nothing where nobody says which there are: there is no quote', () => {
    expect(quote(someVehicle({ extra_bbq: true }), 1, { extras: ['bbq'] }, listPrice)).toBeUndefined()
  })
})

describe('an extra', () => {
  test('costs what it is for, in whole cents', () => {
    const asked = fc.record({
      flow: fc.constantFrom('hours' as const, 'days' as const),
      length: fc.nat(48).map((n) => n / 2),
      people: fc.integer({ min: 1, max: 30 }),
    })
    fc.assert(
      fc.property(fc.nat(99_999), fc.constantFrom(...extraUnits), asked, (price, unit, { flow, length, people }) => {
        const taken = { flow, length: flow === 'days' ? Math.floor(length) : length, people }
        const cents = extraCost(someExtra({ price, unit }), taken)
        expect(Number.isInteger(cents)).toBe(true)
        const times = {
          booking: 1,
          day: flow === 'hours' ? 1 : Math.max(taken.length, 1),
          hour: taken.length,
          person: people,
        }
        expect(Math.abs(cents - price * times[unit])).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  test('is named in both languages, with how many there are of it', () => {
    const extras = [
      someExtra(),
      someExtra({ key: 'vest', name: 'Vest', name_de: 'Weste', unit: 'person' }),
      someExtra({ key: 'light', name: 'Light, 2 hours', name_de: '', unit: 'booking' }),
      someExtra({ key: 'wifi', name: 'Wifi', name_de: 'WLAN', unit: 'day' }),
    ]
    const stay = { extras: extras.map(({ key }) => key), people: 3 }
    const { lines = [] } = stayQuote(someVehicle({ price_night: 50 }), 2, stay, { ...listPrice, extras }) ?? {}
    const told = (language: 'en' | 'de') => inLanguage(language, () => toldLines(lines)).map(({ label }) => label)
    expect(told('en').slice(1)).toEqual(['Cooler', 'Vest, 3 persons', 'Light, 2 hours', 'Wifi, 2 nights'])
    expect(told('de').slice(1)).toEqual(['Kühlbox', 'Weste, 3 Personen', 'Light, 2 hours', 'WLAN, 2 Nächte'])
  })

  test('fits kinds of boats and ways to book', () => {
    const canoes = someExtra({ vehicle_types: ['canoes'], flows: ['hours'] })
    expect(fits(canoes, { type: 'canoes' }, 'hours')).toBe(true)
    expect(fits(canoes, { type: 'canoes' }, 'days')).toBe(false)
    expect(fits(canoes, { type: 'jetskis' }, 'hours')).toBe(false)
  })

  test('says its price and what is left', () => {
    const said = extraUnits.map((unit) => [priceWords(someExtra({ unit })), priceWords(someExtra({ unit }), 'days')])
    expect(said).toEqual([
      ['$5', '$5'],
      ['$5 per day or night', '$5 per night'],
      ['$5 per hour', '$5 per hour'],
      ['$5 per person', '$5 per person'],
    ])
    expect([leftWords(2), leftWords(0)]).toEqual(['2 left', 'none left then'])
  })

  test('has a key that every program takes, and that no other has', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), { maxLength: 8 }), (names) => {
        const keys: string[] = []
        for (const name of names) keys.push(newKey(name, keys))
        expect(new Set(keys).size).toBe(keys.length)
        for (const key of keys) expect(key).toMatch(/^(?!captain$)[a-z][a-z0-9_]{0,39}$/)
      }),
      { numRuns: 30 },
    )
  })
})
