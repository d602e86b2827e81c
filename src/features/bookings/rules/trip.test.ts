import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listPrice } from '#features/price-rules/rules.ts'
import { seedExtras } from '#testing/extras.ts'
import { someVehicle } from '#testing/rental.ts'
import { afterVoucher, beyondVoucher, downPaymentOf, wholeOf } from './prices.ts'
import {
  openOf,
  orderedBoats,
  sharePeople,
  shareVoucher,
  spreadShare,
  sumQuotes,
  tripErrors,
  tripQuotes,
} from './trip.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31))

describe('people', () => {
  test('have an adult in each boat as far as there are, and children with their ages as far as they are known', () => {
    expect(sharePeople({ adults: 3, children: 8, ageFrom: 4, ageTo: 12 }, [8, 4])).toEqual([
      { adults: 2, children: 6, ageFrom: 4, ageTo: 12 },
      { adults: 1, children: 2, ageFrom: 4, ageTo: 12 },
    ])
    expect(sharePeople({ adults: 2, children: 2, ageFrom: 4, ageTo: 12 }, [2, 2])).toEqual([
      { adults: 1, children: 1, ageFrom: 4, ageTo: undefined },
      { adults: 1, children: 1, ageFrom: 12, ageTo: undefined },
    ])
  })

  test(`are all aboard, none too many and none alone ashore (SEED=${seed})`, () => {
    const anyBoats = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(anyBoats, fc.nat(), fc.nat(), (rooms, some, others) => {
        const most = sum(rooms)
        const people = rooms.length + (some % (most - rooms.length + 1))
        const children = others % people
        const ages = { ageFrom: children > 0 ? 3 : undefined, ageTo: children > 1 ? 9 : undefined }
        const shared = sharePeople({ adults: people - children, children, ...ages }, rooms)
        expect(sum(shared.map((boat) => boat.adults))).toBe(people - children)
        expect(sum(shared.map((boat) => boat.children))).toBe(children)
        shared.forEach((boat, i) => {
          const aboard = boat.adults + boat.children
          expect(aboard).toBeGreaterThan(0)
          expect(aboard).toBeLessThanOrEqual(rooms[i] ?? 0)
          // What the database asks of a party.
          expect(boat.ageFrom !== undefined).toBe(boat.children > 0)
          expect(boat.ageTo !== undefined).toBe(boat.children > 1)
        })
        const withAdults = shared.filter(({ adults }) => adults > 0).length
        expect(withAdults).toBe(Math.min(rooms.length, people - children))
      }),
      { seed },
    )
  })

  test('are refused where they do not fit in together, or are fewer than the boats', () => {
    const boats = [4, 4].map((passengers) => ({ vehicle: someVehicle({ passengers }), extras: [] }))
    const fields = (adults: number, children = 0) =>
      tripErrors({ adults, children, ageFrom: 3, ageTo: 9, hasLicense: undefined }, boats).map(({ field }) => field)
    expect([fields(8), fields(5, 3), fields(9), fields(6, 3), fields(1)]).toEqual([
      [],
      [],
      ['adults'],
      ['adults'],
      ['adults'],
    ])
  })
})

describe('a voucher', () => {
  test('pays the first boats first, and leaves no crumbs', () => {
    expect(shareVoucher([5000, 4000], 7000)).toEqual([5000, 2000])
    expect(shareVoucher([5000, 4000], 9000)).toEqual([5000, 4000])
    expect(shareVoucher([5000, 4000], 4995)).toEqual([4990, 5])
    expect(shareVoucher([5000, 4000], 8995)).toEqual([5000, 3995])
    expect(shareVoucher([0, 4000], 100)).toEqual([0, 100])
  })

  test(`pays exactly as much of the parts as of the whole (SEED=${seed})`, () => {
    const anyPrices = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 100, max: 50_000 })), {
      minLength: 1,
      maxLength: 10,
    })
    fc.assert(
      fc.property(anyPrices, fc.nat({ max: 100_000 }), fc.integer({ min: 0, max: 30 }), (prices, some, near) => {
        const total = sum(prices)
        // Often just below a sum of some of them, where crumbs would be left.
        const upTo = sum(prices.slice(0, some % (prices.length + 1)))
        const { voucher, open } = afterVoucher(total, Math.max(0, some % 2 ? upTo - near : some % (total + 1)))
        const parts = shareVoucher(prices, voucher)
        expect(sum(parts)).toBe(voucher)
        expect(openOf(prices, voucher)).toBe(open)
        parts.forEach((part, i) => {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(prices[i] ?? 0)
        })
      }),
      { seed },
    )
  })
})

test(`quotes as one come to the cent to what they come to each (SEED=${seed})`, () => {
  const anyLines = (labels: string[]) =>
    fc.array(fc.record({ label: fc.constantFrom(...labels), cents: fc.integer({ min: 1, max: 9000 }) }), {
      maxLength: 4,
    })
  const anyQuote = fc
    .record({ lines: anyLines(['Teal, 1 hour', 'Binoculars']), onSite: anyLines(['Deposit', 'Cleaning fee']) })
    .map(({ lines, onSite }) => {
      const once = onSite.filter(({ label }, i) => onSite.findIndex((one) => one.label === label) === i)
      const total = sum(lines.map(({ cents }) => cents))
      return { lines, onSite: once, total, vat: 0 }
    })
  fc.assert(
    fc.property(fc.array(anyQuote, { minLength: 2, maxLength: 10 }), (quotes) => {
      const one = sumQuotes(quotes)
      expect(one.total).toBe(sum(quotes.map(({ total }) => total)))
      expect(sum(one.lines.map(({ cents }) => cents))).toBe(one.total)
      expect(new Set(one.lines.map(({ label }) => label)).size).toBe(one.lines.length)
      const [together, apart] = [wholeOf(one), quotes.map(wholeOf)]
      expect(together.fees).toBe(sum(apart.map(({ fees }) => fees)))
      expect(together.deposit).toBe(sum(apart.map(({ deposit }) => deposit)))
    }),
    { seed },
  )
})

describe('a down payment', () => {
  test('is spread over boats in proportion', () => {
    expect(spreadShare([97_200, 72_000, 54_009], 0)).toEqual([0, 0, 0])
    expect(spreadShare([0, 59_867, 54_009], 28_469)).toEqual([0, 14_967, 13_502])
    expect(spreadShare([0, 0], 0)).toEqual([0, 0])
  })

  test(`is to the cent that of the whole, and of no boat more than is open of it (SEED=${seed})`, () => {
    const anyPrices = fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(anyPrices, fc.nat(900_000), fc.integer({ min: 0, max: 100 }), (prices, some, share) => {
        const total = sum(prices)
        const { voucher } = afterVoucher(total, some % (total + 1))
        const terms = { share, steps: [] }
        const parts = shareVoucher(prices, voucher)
        const asked = downPaymentOf({ quote: { total, terms }, voucherAmount: voucher })
        const open = prices.map((price, i) => beyondVoucher({ quote: { total: price }, voucherAmount: parts[i] ?? 0 }))
        const advances = spreadShare(open, asked)
        expect(sum(advances)).toBe(asked)
        for (const [i, advance] of advances.entries()) {
          expect(advance).toBeGreaterThanOrEqual(0)
          expect(advance).toBeLessThanOrEqual(open[i] ?? 0)
        }
      }),
      { seed },
    )
  })
})

test(`nights of several boats cost what each does with its people, whatever is taken along (SEED=${seed})`, () => {
  const pricing = { ...listPrice, extras: seedExtras }
  const anyBoat = fc.record({
    passengers: fc.integer({ min: 1, max: 8 }),
    price_night: fc.integer({ min: 100, max: 900 }),
    extra_bbq: fc.boolean(),
    extra_bed_linen_and_towel: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(anyBoat, { minLength: 1, maxLength: 6 }),
      fc.nat(),
      fc.integer({ min: 2, max: 30 }),
      (some, more, nights) => {
        const vehicles = some.map((boat, i) =>
          someVehicle({ ...boat, id: i + 1, type: 'houseboats', name: `Boat ${i}` }),
        )
        const room = sum(vehicles.map(({ passengers }) => passengers))
        const adults = vehicles.length + (more % (room - vehicles.length + 1))
        const people = { adults, children: 0, ageFrom: undefined, ageTo: undefined, hasLicense: undefined }
        const first = vehicles[0] as (typeof vehicles)[number]
        const wanted = (['bbq', 'bed_linen_and_towel'] as const).filter((extra) => first[`extra_${extra}`])
        const boats = orderedBoats(vehicles, wanted, seedExtras, 'days')
        const quotes = tripQuotes(boats, { ...people, nights }, pricing).filter((one) => one !== undefined)
        expect(quotes).toHaveLength(vehicles.length)
        const aboard = sharePeople(
          people,
          vehicles.map(({ passengers }) => passengers),
        )
        const linen = sum(
          boats.map(({ extras }, i) => (extras.includes('bed_linen_and_towel') ? (aboard[i]?.adults ?? 0) : 0)),
        )
        const grills = boats.filter(({ extras }) => extras.includes('bbq')).length
        const bare = tripQuotes(
          vehicles.map((vehicle) => ({ vehicle, extras: [] })),
          { ...people, nights },
          pricing,
        )
        expect(sumQuotes(quotes).total).toBe(sum(bare.map((one) => one?.total ?? 0)) + linen * 2500 + grills * 3000)
        expect(grills).toBe(wanted.includes('bbq') ? vehicles.filter(({ extra_bbq }) => extra_bbq).length : 0)
      },
    ),
    { seed },
  )
})
