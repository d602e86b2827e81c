import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someVehicle } from '#testing/rental.ts'
import { combinations, fewestOf, type Priced } from './combinations.ts'

type Boat = ReturnType<typeof someVehicle>

type Kind = 'canoes' | 'sailboats'
const boat = (id: number, passengers: number, price: number, type: Kind = 'canoes', license = 'no'): Priced<Boat> => ({
  boat: someVehicle({ id, passengers, type, license: license as 'no', name: `Boat ${id}` }),
  price,
})
const named = (people: number, free: Priced<Boat>[]) =>
  combinations(people, free).map(({ why, boats, price }) => [why, boats.map(({ id }) => id), price])

describe('combinations', () => {
  test('are the fewest boats of a kind, and of those the cheapest; and the cheapest, where more boats are cheaper', () => {
    const canoes = [boat(1, 4, 3000), boat(2, 8, 5000), boat(3, 8, 4500), boat(4, 3, 1000), boat(5, 3, 1200)]
    expect(named(11, canoes)).toEqual([['fewest', [4, 3], 5500]])
    expect(named(12, canoes)).toEqual([
      ['fewest', [1, 3], 7500],
      ['cheapest', [4, 5, 3], 6700],
    ])
    expect(named(17, canoes)).toEqual([
      ['fewest', [4, 3, 2], 10_500],
      ['cheapest', [4, 5, 1, 3], 9700],
    ])
    expect(named(27, canoes)).toEqual([])
  })

  test('name another kind as well, and one that nobody needs a licence for; never boats of several kinds', () => {
    const both = [
      boat(1, 6, 3000, 'canoes', 'yes'),
      boat(2, 6, 3000),
      boat(3, 4, 1000, 'sailboats'),
      boat(4, 4, 1000, 'sailboats'),
      boat(5, 4, 1000, 'sailboats'),
      boat(6, 6, 3500),
    ]
    expect(named(11, both)).toEqual([
      ['fewest', [1, 2], 6000],
      ['cheapest', [3, 4, 5], 3000],
      ['no_license', [2, 6], 6500],
    ])
    expect(named(11, both.slice(0, 5))).toEqual([
      ['fewest', [1, 2], 6000],
      ['cheapest', [3, 4, 5], 3000],
    ])
    expect(
      named(11, [boat(1, 6, 100), boat(2, 6, 100), boat(3, 6, 200, 'sailboats'), boat(4, 6, 200, 'sailboats')]),
    ).toEqual([
      ['fewest', [1, 2], 200],
      ['other_kind', [3, 4], 400],
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

test(`nothing that all subsets hold is better, by boats, by price and without a licence (SEED=${seed})`, () => {
  const anyBoat = fc.record({
    passengers: fc.integer({ min: 1, max: 12 }),
    price: fc.integer({ min: 0, max: 9000 }),
    type: fc.constantFrom('canoes' as const, 'sailboats' as const),
    license: fc.constantFrom('no', 'yes'),
  })
  const anyFree = fc
    .array(anyBoat, { maxLength: 9 })
    .map((boats) =>
      boats.map(({ passengers, price, type, license }, i) => boat(i + 1, passengers, price, type, license)),
    )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), anyFree, (people, all) => {
      // A kind with a boat for everybody is asked for that.
      const free = all.filter(
        ({ boat }) => !all.some((one) => one.boat.type === boat.type && one.boat.passengers >= people),
      )
      const subsets = Array.from({ length: 2 ** free.length }, (_, bits) => free.filter((_, i) => bits & (1 << i)))
      const fitting = subsets
        .filter((boats) => new Set(boats.map(({ boat }) => boat.type)).size === 1)
        .filter((boats) => boats.reduce((sum, one) => sum + one.boat.passengers, 0) >= people)
        .map((boats) => ({
          count: boats.length,
          price: boats.reduce((sum, { price }) => sum + price, 0),
          isOpen: boats.every(({ boat }) => boat.license !== 'yes'),
        }))
      const ways = combinations(people, all)
      const found = (why: string) => ways.find((one) => one.why === why)
      expect(ways.length).toBeLessThanOrEqual(3)
      for (const { boats } of ways) {
        expect(new Set(boats.map(({ id }) => id)).size).toBe(boats.length)
        expect(boats.reduce((sum, { passengers }) => sum + passengers, 0)).toBeGreaterThanOrEqual(people)
      }
      const [fewest] = fitting.toSorted((a, b) => a.count - b.count || a.price - b.price)
      if (!fewest) {
        expect(ways).toEqual([])
        return
      }
      expect([ways[0]?.why, ways[0]?.boats.length, ways[0]?.price]).toEqual(['fewest', fewest.count, fewest.price])
      const cheapest = Math.min(...fitting.map(({ price }) => price))
      expect((found('cheapest') ?? ways[0])?.price).toBe(cheapest)
      const open = fitting.filter(({ isOpen }) => isOpen).toSorted((a, b) => a.count - b.count || a.price - b.price)[0]
      const named = found('no_license')
      if (named) expect([named.boats.length, named.price]).toEqual([open?.count, open?.price])
    }),
    { seed },
  )
})
