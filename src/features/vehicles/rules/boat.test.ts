import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someVehicle } from '#testing/rental.ts'
import { vehicleTypes } from '../contract.ts'
import { boatNamed, isOnOffer, similarTo } from './boat.ts'

const boat = (name: string, changes: Parameters<typeof someVehicle>[0] = {}, price = 50) =>
  someVehicle({ id: name.charCodeAt(0), name, ...changes }, { 1: price })

test('a boat is found by its name in any case, and only by all of it', () => {
  const fleet = [boat('Eider'), boat('Black Tern')]
  expect(boatNamed(fleet, 'bLACK tERN')?.name).toBe('Black Tern')
  expect(boatNamed(fleet, 'Black')).toBeUndefined()
})

test('a boat that is blocked, or let in no way, is not on offer', () => {
  expect(isOnOffer(boat('Eider'))).toBe(true)
  expect(isOnOffer(boat('Eider', { blocked: true }))).toBe(false)
  expect(isOnOffer(someVehicle({}, {}))).toBe(false)
  expect(isOnOffer({ ...someVehicle({}, {}), price_night: 200 })).toBe(true)
})

test('the most similar boats are of the type, then as large, then as dear, and can be had', () => {
  const eider = boat('Eider', { passengers: 8 })
  const fleet = [
    eider,
    boat('Avocet', { type: 'sailboats', passengers: 8 }),
    boat('Blue', { passengers: 8 }, 300),
    boat('Coot', { passengers: 8 }, 55),
    boat('Dunlin', { passengers: 3 }),
    boat('Garganey', { passengers: 8, blocked: true }),
  ]
  expect(similarTo(eider, fleet).map(({ name }) => name)).toEqual(['Coot', 'Blue', 'Dunlin'])
  expect(similarTo(eider, fleet, 9).map(({ name }) => name)).toEqual(['Coot', 'Blue', 'Dunlin', 'Avocet'])
  expect(similarTo(eider, [eider])).toEqual([])
})

const someFleet = fc.array(
  fc.record({
    type: fc.constantFrom(...vehicleTypes),
    passengers: fc.integer({ min: 1, max: 12 }),
    blocked: fc.boolean(),
    price: fc.integer({ min: 1, max: 900 }),
  }),
  { minLength: 1, maxLength: 12 },
)

test('whatever the fleet, the similar ones are others on offer, as many as there are, the same in any order', () => {
  fc.assert(
    fc.property(someFleet, fc.integer({ min: 0, max: 5 }), (many, most) => {
      const fleet = many.map(({ price, ...one }, i) =>
        someVehicle({ ...one, id: i + 1, name: `Boat ${i}` }, { 1: price }),
      )
      const first = fleet[0] as (typeof fleet)[number]
      const found = similarTo(first, fleet, most)
      const possible = fleet.filter((one) => one !== first && isOnOffer(one))
      expect(found).toHaveLength(Math.min(most, possible.length))
      expect(found.every((one) => possible.includes(one))).toBe(true)
      expect(similarTo(first, fleet.toReversed(), most)).toEqual(found)
    }),
    { verbose: true },
  )
})
