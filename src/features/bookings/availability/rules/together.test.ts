import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someVehicle } from '#testing/rental.ts'
import { combinations, fewestOf, type Priced } from './together.ts'

const boat = (id: number, passengers: number, price: number, type: 'canoes' | 'sailboats' = 'canoes'): Priced => ({
  boat: someVehicle({ id, passengers, type, name: `Boat ${id}` }),
  price,
})
const named = (people: number, free: Priced[]) =>
  combinations(people, free).map(({ type, boats, price }) => [type, boats.map(({ id }) => id), price])

describe('combinations', () => {
  test('are the fewest boats of a kind, and of those the cheapest', () => {
    const canoes = [boat(1, 4, 3000), boat(2, 8, 5000), boat(3, 8, 4500), boat(4, 3, 1000), boat(5, 3, 1200)]
    expect(named(11, canoes)).toEqual([['canoes', [4, 3], 5500]])
    expect(named(12, canoes)).toEqual([['canoes', [1, 3], 7500]])
    expect(named(17, canoes)).toEqual([['canoes', [4, 3, 2], 10_500]])
    expect(named(27, canoes)).toEqual([])
  })

  test('of each kind, that of the fewest boats first, then the cheapest; never of several kinds', () => {
    const both = [
      boat(1, 6, 3000),
      boat(2, 6, 3000),
      boat(3, 4, 1000, 'sailboats'),
      boat(4, 4, 1000, 'sailboats'),
      boat(5, 4, 1000, 'sailboats'),
    ]
    expect(named(11, both)).toEqual([
      ['canoes', [1, 2], 6000],
      ['sailboats', [3, 4, 5], 3000],
    ])
    expect(named(11, both.slice(1, 4))).toEqual([])
  })

  test('are at most ten boats, and none where a single one does', () => {
    const ones = Array.from({ length: 12 }, (_, i) => boat(i + 1, 1, 100))
    expect(combinations(10, ones)[0]?.boats).toHaveLength(10)
    expect(named(11, ones)).toEqual([])
    expect(named(4, [boat(1, 4, 100), boat(2, 4, 100)])).toEqual([])
  })
})

test('beside boats that were chosen, the fewest and cheapest that take the rest may be a single one, and only so many', () => {
  const free = [boat(1, 4, 3000), boat(2, 8, 5000), boat(3, 3, 1000)]
  const ids = (people: number, most?: number) => fewestOf(people, free, most)?.boats.map(({ id }) => id)
  expect([ids(3), ids(5), ids(9), ids(15)]).toEqual([[3], [2], [3, 2], [3, 1, 2]])
  expect([ids(16), ids(9, 1), ids(3, 0)]).toEqual([undefined, undefined, undefined])
})

const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31))

test(`nothing that all subsets hold is better (SEED=${seed})`, () => {
  const anyFree = fc
    .array(fc.record({ passengers: fc.integer({ min: 1, max: 12 }), price: fc.integer({ min: 0, max: 9000 }) }), {
      maxLength: 9,
    })
    .map((boats) => boats.map(({ passengers, price }, i) => boat(i + 1, passengers, price)))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), anyFree, (people, free) => {
      const subsets = Array.from({ length: 2 ** free.length }, (_, bits) => free.filter((_, i) => bits & (1 << i)))
      const fitting = subsets
        .filter((boats) => boats.reduce((sum, one) => sum + one.boat.passengers, 0) >= people)
        .map((boats) => ({ count: boats.length, price: boats.reduce((sum, { price }) => sum + price, 0) }))
        .toSorted((a, b) => a.count - b.count || a.price - b.price)
      const [found] = combinations(people, free)
      const best = fitting[0]
      if (!best || best.count === 1) {
        expect(found).toBeUndefined()
        return
      }
      expect({ count: found?.boats.length, price: found?.price }).toEqual(best)
      expect(new Set(found?.boats.map(({ id }) => id)).size).toBe(best.count)
    }),
    { seed },
  )
})
