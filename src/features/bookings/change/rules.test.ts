import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#kit/shared/day.ts'
import { someBusiness, someSettings, someVehicle } from '#testing/rental.ts'
import { cancellationFee } from '../rules/cancellation.ts'
import { stayQuote } from '../rules/prices.ts'
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

  test(`is never less than canceling kept, whatever is changed and then canceled (SEED=${seed})`, () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ nights: fc.integer({ min: 2, max: 30 }), ahead: fc.nat(300) }), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.integer({ min: 2, max: 30 }),
        (changes, nights) => {
          let booking = stay(nights)
          let least = 0
          for (const change of changes) {
            const { startsAt, quote } = booking
            const fee = cancellationFee(quote.total, {
              now: business.now.day,
              start: startsAt.slice(0, 10),
              toEuros: 1,
            })
            least = Math.max(least, fee ?? 0)
            const day = addDays('2026-07-15', change.ahead)
            const next = changedBooking(booking, toNights(change.nights, day), facts)
            if (!next.quote) continue
            booking = {
              ...booking,
              startsAt: next.startsAt,
              endsAt: next.endsAt,
              quote: next.quote,
              leastFee: next.leastFee,
            }
            const now = Math.max(
              cancellationFee(next.quote.total, { now: business.now.day, start: day, toEuros: 1 }) ?? 0,
              Math.min(next.leastFee, next.quote.total),
            )
            expect(now).toBeGreaterThanOrEqual(least)
          }
        },
      ),
      { seed },
    )
  })
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
