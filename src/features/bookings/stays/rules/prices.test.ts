import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nightPrice } from '#features/vehicles/rules.ts'
import { seedExtras, seedPrice } from '#testing/extras.ts'
import { someVehicle } from '#testing/rental.ts'
import { stayExtras } from '../../contract.ts'
import {
  afterVoucher,
  inOrder,
  namedExtras,
  offeredExtras,
  type QuoteLine,
  stayQuote,
  vatPercent,
} from '../../rules/prices.ts'
import { words as bookingWords } from '../../words.ts'

const everything = {
  extra_bbq: true,
  extra_jukebox: true,
  extra_binoculars: true,
  extra_captain: 45,
  extra_canoe_one_person: true,
  extra_canoe_two_persons: true,
  extra_inflatable_boat: true,
  extra_sonar: true,
  extra_bed_linen_and_towel: true,
}
const boat = someVehicle({ ...everything, price_night: 349 }, {})
const plain = someVehicle({ price_night: 34.5 })

const inOneLine = (lines: readonly QuoteLine[] = []) => lines.map(({ label, cents }) => `${label} ${cents}`).join(' | ')

test('the prices of the extras are those of the house', () => {
  expect(stayExtras).toEqual(seedExtras.map(({ key }) => key))
  expect(stayExtras.map((extra) => bookingWords.extraNames[extra])).toEqual(seedExtras.map(({ name }) => name))
  expect(seedExtras.map(({ name, price }) => `${name} ${price}`)).toEqual([
    'Barbecue grill 3000',
    'Jukebox 1000',
    'Binoculars 500',
    'Stand-up paddle 5000',
    'Canoe for one person 5000',
    'Canoe for two persons 7500',
    'Inflatable boat 5000',
    'Sonar 3500',
    'Bed linen and towel 2500',
  ])
})

test('the price for a night is a price of its own, and a boat without cannot be had by the day', () => {
  expect(nightPrice(boat)).toBe(34_900)
  expect(nightPrice(someVehicle({}, { 1: 40 }))).toBeUndefined()
  expect(stayQuote(someVehicle({}, { 1: 40 }), 3, { extras: [], people: 1 }, seedPrice)).toBeUndefined()
})

test('a stay costs its nights', () => {
  expect(stayQuote(plain, 3, { extras: [], people: 2 }, seedPrice)).toEqual({
    lines: [{ label: 'Eider, 3 nights', cents: 10_350 }],
    total: 10_350,
    vat: 1653,
    onSite: [],
  })
})

test('one night is one night, and a day without a night costs its extras only', () => {
  expect(inOneLine(stayQuote(boat, 1, { extras: [], people: 1 }, seedPrice)?.lines)).toBe('Eider, 1 night 34900')
  expect(inOneLine(stayQuote(boat, 0, { extras: ['bbq'], people: 1 }, seedPrice)?.lines)).toBe(
    'Eider, the day, no night 0 | Barbecue grill 3000',
  )
  expect([0, 1, 2].map(bookingWords.nights)).toEqual(['the day, no night', '1 night', '2 nights'])
})

test('all extras that are shown with a price are charged, bed linen for each person', () => {
  const offer = stayQuote(boat, 2, { extras: stayExtras, people: 4 }, seedPrice)
  expect(inOneLine(offer?.lines.slice(-3))).toBe(
    'Inflatable boat 5000 | Sonar 3500 | Bed linen and towel, 4 persons 10000',
  )
  expect(offer?.total).toBe(69_800 + 3000 + 1000 + 500 + 5000 + 5000 + 7500 + 5000 + 3500 + 10_000)
  const alone = stayQuote(boat, 2, { extras: ['bed_linen_and_towel'], people: 1 }, seedPrice)
  expect(inOneLine(alone?.lines.slice(1))).toBe('Bed linen and towel, 1 person 2500')
})

test('an extra that the vehicle does not have cannot be charged', () => {
  expect(offeredExtras(boat, 'days', seedExtras)).toEqual(stayExtras)
  expect(offeredExtras(plain, 'days', seedExtras)).toEqual([])
  for (const extra of stayExtras) expect(stayQuote(plain, 2, { extras: [extra], people: 1 }, seedPrice)).toBeUndefined()
})

test('a vehicle with a captain by the hour lends its stand-up paddle by the day', () => {
  expect(offeredExtras(someVehicle({ extra_captain: 45 }), 'days', seedExtras)).toEqual(['stand_up_paddle'])
})

test('what is ticked in the form comes in the order of the list', () => {
  const ticked = Object.fromEntries(stayExtras.map((extra) => [`extra_${extra}`, ['sonar', 'bbq'].includes(extra)]))
  expect(inOrder(namedExtras({ ...ticked, extras: [] }), seedExtras)).toEqual(['bbq', 'sonar'])
})

test('deposit, briefing and cleaning are paid on site; without a licence of one’s own the briefing is the dearer one', () => {
  const fees = { deposit: 1500, briefing_fee: 45, cleaning_fee: 120, charter_license: 99, license: 'yes' as const }
  const onSite = (hasLicense?: 'yes' | 'no') =>
    inOneLine(
      stayQuote(
        someVehicle({ ...fees, price_night: 50 }),
        2,
        {
          extras: [],
          people: 1,
          ...(hasLicense && { hasLicense }),
        },
        seedPrice,
      )?.onSite,
    )
  expect(onSite('yes')).toBe('Deposit 150000 | Briefing fee 4500 | Cleaning fee 12000')
  expect(onSite()).toBe(onSite('yes'))
  expect(onSite('no')).toBe('Deposit 150000 | Briefing with charter licence 9900 | Cleaning fee 12000')
})

test('a voucher pays a part or all, never more, and less than ten cents counts as nothing', () => {
  expect(afterVoucher(54_000, 5000)).toEqual({ voucher: 5000, open: 49_000 })
  expect(afterVoucher(54_000, 54_000)).toEqual({ voucher: 54_000, open: 0 })
  expect(afterVoucher(54_000, 99_999)).toEqual({ voucher: 54_000, open: 0 })
  expect(afterVoucher(54_000, 53_991)).toEqual({ voucher: 53_991, open: 0 })
  expect(afterVoucher(54_000, 53_990)).toEqual({ voucher: 53_990, open: 10 })
  expect(afterVoucher(54_000, 0)).toEqual({ voucher: 0, open: 54_000 })
})

test('whatever the prices: the lines make the total, the tax is in it, and voucher and rest never exceed it', () => {
  const anyExtras = fc.subarray([...stayExtras])
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500_000 }),
      fc.nat(30),
      anyExtras,
      fc.integer({ min: 1, max: 12 }),
      fc.nat(9_999_999),
      (cents, nights, extras, people, balance) => {
        const vehicle = someVehicle({ ...everything, price_night: cents / 100 })
        const offer = stayQuote(vehicle, nights, { extras, people }, seedPrice)
        if (!offer) throw new Error('everything is on offer')
        expect(offer.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(offer.total)
        expect(offer.lines).toHaveLength(1 + extras.length)
        expect(Math.abs(offer.vat * (100 + vatPercent) - offer.total * vatPercent)).toBeLessThanOrEqual(60)
        const paid = afterVoucher(offer.total, balance)
        expect(paid.voucher).toBeLessThanOrEqual(balance)
        expect(paid.open === 0 || paid.open >= 10).toBe(true)
        expect(offer.total - paid.voucher - paid.open).toBeLessThan(10)
        expect(offer.total - paid.voucher - paid.open).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
