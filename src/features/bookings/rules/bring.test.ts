import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { extras, stayExtras } from '../contract.ts'
import { words } from '../words.ts'
import { type Trip, thingsToBring } from './bring.ts'
import type { License } from './party.ts'

const trip = (changes: Partial<Trip> = {}) =>
  thingsToBring({
    kind: 'hours',
    vehicleType: 'motorboats',
    license: 'not_needed',
    extras: [],
    paysOnSite: false,
    ...changes,
  })

describe('the licence', () => {
  test.each([
    ['yes', ['licence']],
    ['not_answered', ['licenceIfAny']],
    ['not_needed', []],
    ['captain_only', []],
    ['briefing', []],
    ['captain', []],
    [null, []],
  ] as const)('answered with %s asks for %j', (license, asked) => {
    expect(trip({ license }).filter((thing) => thing.startsWith('licence'))).toEqual(asked)
  })
})

test('each kind of boat asks for its own things', () => {
  expect(trip({ license: 'yes' })).toEqual(['identity', 'licence', 'sunAndWind', 'flatShoes'])
  expect(trip({ vehicleType: 'sailboats' })).toEqual(['identity', 'windproof', 'flatShoes'])
  expect(trip({ vehicleType: 'canoes' })).toEqual(['identity', 'sunAndWind', 'wetShoes', 'changeOfClothes'])
  expect(trip({ vehicleType: 'jetskis' })).toEqual(['identity', 'swimwear', 'changeOfClothes'])
})

test('cash is for whoever pays on site, after the papers', () => {
  expect(trip({ license: 'yes', paysOnSite: true }).slice(0, 3)).toEqual(['identity', 'licence', 'cash'])
})

describe('a houseboat', () => {
  const houseboat = { vehicleType: 'houseboats', kind: 'days' } as const
  test('by days asks for bedding and food', () => {
    expect(trip(houseboat).slice(-2)).toEqual(['bedding', 'provisions'])
  })
  test('with bed linen booked does not ask for bedding', () => {
    const things = trip({ ...houseboat, extras: ['bbq', 'bed_linen_and_towel'] })
    expect(things).not.toContain('bedding')
    expect(things).toContain('provisions')
  })
  test('by the hour asks for neither', () => {
    expect(trip({ ...houseboat, kind: 'hours' })).toEqual(['identity', 'sunAndWind', 'flatShoes'])
  })
})

test('whatever is booked, the identity card comes first and nothing twice', () => {
  const licenses = [...(Object.keys(words.licences) as License[]), null]
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom('hours' as const, 'days' as const),
        vehicleType: fc.constantFrom(...vehicleTypes),
        license: fc.constantFrom(...licenses),
        extras: fc.subarray([...extras, ...stayExtras]),
        paysOnSite: fc.boolean(),
      }),
      (any) => {
        const things = thingsToBring(any)
        expect(things[0]).toBe('identity')
        expect(new Set(things).size).toBe(things.length)
        if (any.extras.includes('bed_linen_and_towel')) expect(things).not.toContain('bedding')
      },
    ),
  )
})
