import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#kit/shared/day.ts'
import { someBusiness, someSettings, someVehicle } from '#testing/rental.ts'
import { currentStep, feeSteps } from '../rules/cancellation.ts'
import { quote, stayQuote } from '../rules/prices.ts'
import { pricingOf } from '../rules.ts'
import { moneyBack, settleChange } from './rules/settle.ts'
import { type Changeable, changeableUntil, changedBooking, changeRefusal, freeStarts } from './rules.ts'

const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31))
const vehicle = someVehicle({ type: 'houseboats', price_night: 540, extra_bbq: true })
const business = someBusiness()
const facts = { vehicle, business, isBlocked: () => false, toEuros: 1 }

const stay = (nights: number, first = '2026-09-10'): Changeable => ({
  kind: 'days',
  vehicleId: vehicle.id,
  startsAt: `${first}T14:00`,
  endsAt: `${addDays(first, nights)}T10:00`,
  people: 2,
  hasLicense: null,
  license: 'not_needed',
  adults: 2,
  children: 0,
  ageFrom: null,
  ageTo: null,
  extras: [],
  isPaid: true,
  isHeld: false,
  isCanceled: false,
  progress: 'none',
  voucherAmount: 0,
  leastFee: 0,
  quote: stayQuote(vehicle, nights, { extras: [], people: 2 }, pricingOf(business, first)) as Changeable['quote'],
})
const toNights = (nights: number, first = '2026-09-10') => ({
  day: first,
  end: addDays(first, nights),
  extras: [],
  adults: 2,
  children: 0,
})

describe('until when', () => {
  const limits = (hours: number, days: number) => ({
    settings: someSettings({ change_hours: hours, change_days: days }),
    now: business.now,
  })
  test.each([
    ['2026-06-03T10:30', 24, '2026-06-02T10:30'],
    ['2026-06-03T10:00', 1, '2026-06-03T09:00'],
    ['2026-06-03T10:00', 48, '2026-06-01T10:00'],
    ['2027-01-01T09:00', 12, '2026-12-31T21:00'],
    ['2028-03-01T10:00', 24, '2028-02-29T10:00'],
    ['2026-06-03T10:00', 0, undefined],
  ])('by the hour, from %s with %i hours: %s', (startsAt, hours, until) => {
    expect(changeableUntil({ kind: 'hours', startsAt }, limits(hours, 30))).toBe(until)
  })

  test('over nights the whole day counts; with 0 nobody changes anything', () => {
    const changeable = (day: string, hour = 12) =>
      changeRefusal(stay(2), { settings: someSettings({ change_days: 30 }), now: { day, hour } })?.code
    expect([changeable('2026-08-11', 23.9), changeable('2026-08-12', 0.1)]).toEqual([undefined, 'TOO_LATE'])
    expect(changeRefusal(stay(2), limits(24, 0))?.code).toBe('SWITCHED_OFF')
  })
})

describe('what is given up of a stay', () => {
  test('costs what canceling it would, step by step as at once', () => {
    const once = changedBooking(stay(6), toNights(2), facts)
    const first = changedBooking(stay(6), toNights(4), facts)
    const second = changedBooking({ ...stay(4), quote: first.quote as Changeable['quote'] }, toNights(2), facts)
    expect([once.kept, first.kept, second.kept]).toEqual([108_000, 54_000, 54_000])
    expect(second.quote?.total).toBe(once.quote?.total)
  })

  test('and by the hour nothing', () => {
    const boat = someVehicle()
    const hours = { ...stay(2), kind: 'hours' as const, startsAt: '2026-06-05T10:00', endsAt: '2026-06-05T12:00' }
    const wish = { day: '2026-06-05', start: 10, hours: 1, extras: [], adults: 2, children: 0 }
    expect(changedBooking(hours, wish, { ...facts, vehicle: boat })).toMatchObject({ kept: 0, quote: { total: 5000 } })
  })
})

/** What canceling a booking costs on a day. */
const feeOn = ({ quote, startsAt, leastFee }: Changeable, day: string) =>
  currentStep(feeSteps({ price: quote.total, startsAt, terms: quote.terms, leastFee }, 1), day)?.fee ?? quote.total

const boat = someVehicle({}, { 1: 50, 2: 90, 3: 120.5, 4: 150, 5: 180, 6: 205 })
const hours = (count: number, first = '2026-09-10'): Changeable => ({
  ...stay(2),
  ...{ kind: 'hours', vehicleId: boat.id, startsAt: `${first}T10:00`, endsAt: `${first}T${10 + count}:00` },
  quote: quote(boat, count, { extras: [] }, pricingOf(business, first)) as Changeable['quote'],
})

const kinds = [
  {
    name: 'over nights',
    vehicle,
    booked: (length: number) => stay(length),
    wish: (length: number, day: string) => toNights(length, day),
    most: 30,
  },
  {
    name: 'by the hour',
    vehicle: boat,
    booked: (length: number) => hours(Math.min(length, 6)),
    wish: (length: number, day: string) => ({
      ...toNights(2),
      day,
      end: undefined,
      start: 10,
      hours: Math.min(length - 1, 6),
    }),
    most: 7,
  },
]

describe.each(kinds)('canceling $name', ({ vehicle, booked, wish, most }) => {
  const length = fc.integer({ min: 2, max: most })
  const changes = fc.array(fc.record({ length, ahead: fc.nat(300), waits: fc.constantFrom(0, 0, 40) }), {
    minLength: 1,
    maxLength: 5,
  })

  test(`never costs less after a change than it did right before, whatever is changed and when (SEED=${seed})`, () => {
    fc.assert(
      fc.property(changes, length, (all, first) => {
        let booking = booked(first)
        let today = business.now.day
        for (const change of all) {
          today = addDays(today, change.waits)
          if (today >= booking.startsAt.slice(0, 10)) return
          const before = feeOn(booking, today)
          const later = { ...facts, vehicle, business: { ...business, now: { day: today, hour: 8 } } }
          const next = changedBooking(booking, wish(change.length, addDays(today, 1 + change.ahead)), later)
          if (!next.quote) continue
          const { startsAt, endsAt, quote, leastFee } = next
          booking = { ...booking, startsAt, endsAt, quote, leastFee }
          expect(feeOn(booking, today)).toBeGreaterThanOrEqual(before)
          // What is told before agreeing is what it costs then.
          expect(Math.max(next.feeAfter, feeOn({ ...booking, leastFee: 0 }, today))).toBe(feeOn(booking, today))
        }
      }),
      { seed },
    )
  })
})

test('by the hour a change is free, and what it gives up is no way out of the fee: that is told', () => {
  const shorter = changedBooking(hours(3), kinds[1]?.wish(2, '2026-09-10') as never, { ...facts, vehicle: boat })
  // Half of 120.50, as it is three to six months ahead: more than the new price.
  expect(shorter).toMatchObject({ kept: 0, quote: { total: 5000 }, leastFee: 6025, feeAfter: 6025 })
  const dearer = changedBooking(hours(1), kinds[1]?.wish(4, '2026-09-10') as never, { ...facts, vehicle: boat })
  expect(dearer.feeAfter).toBe(0)
})

test('what makes no price keeps the agreed one, also where the list has changed', () => {
  const dearer = { ...facts, vehicle: { ...vehicle, price_night: 600 } }
  const wish = { ...toNights(2), adults: 1, children: 1, age_from: 4 }
  expect(changedBooking(stay(2), wish, dearer)).toMatchObject({ quote: { total: 108_000 }, isSame: false, kept: 0 })
  expect(changedBooking(stay(2), toNights(2), dearer).isSame).toBe(true)
  expect(changedBooking(stay(2), { ...toNights(2), extras: ['bbq'] }, dearer).quote?.total).toBe(123_000)
})

test(`what was paid is what is due and what comes back, to the cent (SEED=${seed})`, () => {
  const cents = fc.nat(200_000)
  fc.assert(
    fc.property(
      cents,
      cents,
      cents,
      cents,
      cents,
      (paidByVoucher, paidByProvider, paidOtherwise, after, voucherLeft) => {
        const before = paidByVoucher + paidByProvider + paidOtherwise
        const funds = { isPaid: true, paidByVoucher, paidByProvider, paidOtherwise, voucherLeft }
        const settled = settleChange(before, after, funds)
        const voucher = paidByVoucher + settled.voucherMore - settled.voucherBack
        const money = paidByProvider + paidOtherwise + settled.pay - moneyBack(settled)
        // Less than ten cents beside a voucher is nothing, as everywhere.
        expect(after - voucher - money).toBeGreaterThanOrEqual(0)
        expect(after - voucher - money).toBeLessThan(10)
        expect(Math.min(...Object.values(settled))).toBeGreaterThanOrEqual(0)
        expect(settled.pay > 0 && moneyBack(settled) + settled.voucherBack > 0).toBe(false)
        expect(settled.voucherMore).toBeLessThanOrEqual(voucherLeft)
      },
    ),
    { seed },
  )
})

test(`after a down payment what is open is the rest of it, to the cent (SEED=${seed})`, () => {
  const cents = fc.nat(200_000)
  fc.assert(
    fc.property(cents, cents, cents, cents, (paidByVoucher, rest, share, after) => {
      const ahead = Math.min(share, rest)
      const before = paidByVoucher + rest
      const funds = { isPaid: false, paidByVoucher, paidByProvider: ahead, paidOtherwise: 0, voucherLeft: 0 }
      const { openAfter, voucherMore, voucherBack, ...settled } = settleChange(before, after, funds)
      const missing = after - (paidByVoucher + voucherMore - voucherBack) - (ahead - moneyBack(settled)) - openAfter
      expect(missing).toBeGreaterThanOrEqual(0)
      expect(missing).toBeLessThan(10)
      expect(settled.pay).toBe(0)
      expect(openAfter > 0 && moneyBack(settled) > 0).toBe(false)
    }),
    { seed },
  )
})

test('the starts of a day are those that others leave, with how long', () => {
  const starts = freeStarts(someVehicle(), '2026-06-03', [{ start: 11, end: 13 }], facts)
  expect(starts.slice(0, 3)).toEqual([
    { start: 9, hours: 2 },
    { start: 10, hours: 1 },
    { start: 13, hours: 6 },
  ])
})
