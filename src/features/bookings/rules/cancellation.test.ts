import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, wallClock } from '#kit/shared/day.ts'
import { anyDay } from '#testing/rental.ts'
import {
  canceledWhys,
  cancellationFee,
  cancellationSteps,
  feeOf,
  isAhead,
  noShowFee,
  settleCancellation,
} from './cancellation.ts'

const toEuros = 0.92
const fee = (now: string, start: string, price = 108_000) => cancellationFee(price, { now, start, toEuros })

describe('what canceling costs', () => {
  test('is 150 EUR in dollars up to six months before, then 50, 90 and 100 percent', () => {
    const start = '2027-06-10'
    expect(fee('2026-12-10', start)).toBe(16_304)
    expect(fee('2026-12-11', start)).toBe(54_000)
    expect(fee('2027-03-10', start)).toBe(54_000)
    expect(fee('2027-03-11', start)).toBe(97_200)
    expect(fee('2027-05-11', start)).toBe(97_200)
    expect(fee('2027-05-12', start)).toBe(108_000)
    expect(fee(start, start)).toBe(108_000)
    expect(fee('2027-06-11', start)).toBeUndefined()
  })

  test('counts months back from the start: month ends, the 29th of February, the year end', () => {
    expect(fee('2027-02-28', '2027-08-31')).toBe(16_304)
    expect(fee('2027-03-01', '2027-08-31')).toBe(54_000)
    expect(fee('2028-02-29', '2028-08-31')).toBe(16_304)
    expect(fee('2028-02-29', '2028-05-29')).toBe(54_000)
    expect(fee('2028-02-29', '2028-05-28')).toBe(97_200)
    expect(fee('2027-08-29', '2028-02-29')).toBe(16_304)
    expect(fee('2026-09-30', '2026-12-31')).toBe(54_000)
    expect(fee('2026-10-01', '2026-12-31')).toBe(97_200)
    expect(fee('2026-12-02', '2027-01-01')).toBe(97_200)
    expect(fee('2026-12-03', '2027-01-01')).toBe(108_000)
  })

  test('is never above the price, and rounds half a cent up', () => {
    expect(fee('2026-06-01', '2027-06-10', 5800)).toBe(5800)
    expect(fee('2027-01-01', '2027-06-10', 5801)).toBe(2901)
    expect(fee('2027-05-01', '2027-06-10', 5805)).toBe(5225)
    expect(fee('2027-05-01', '2027-06-10', 0)).toBe(0)
  })

  test('whatever the days: within the price, a step begins the day after another, percent rise', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(900), fc.nat(500_000), (start, ahead, price) => {
        const now = addDays(start, -ahead)
        const amount = cancellationFee(price, { now, start, toEuros })
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(price)
        const steps = cancellationSteps(price, { start, toEuros })
        const ends = steps.map(({ until }) => until)
        expect(ends).toEqual(ends.toSorted())
        const [, half = 0, most = 0, all = 0] = steps.map((step) => step.fee)
        expect([half <= most, most <= all, all]).toEqual([true, true, price])
        const expected = ahead < 30 ? all : now <= addMonths(start, -3) ? undefined : most
        if (expected !== undefined) expect(amount).toBe(expected)
        expect(daysBetween(now, ends[3] ?? '')).toBe(ahead)
      }),
    )
  })
})

test('a booking is ahead until the minute it begins', () => {
  expect(isAhead('2026-06-10T14:00', { day: '2026-06-10', hour: 13.99 })).toBe(true)
  expect(isAhead('2026-06-10T14:00', { day: '2026-06-10', hour: 14 })).toBe(false)
  expect(isAhead('2026-06-10T14:00', { day: '2026-06-09', hour: 23 })).toBe(true)
  expect(isAhead('2026-06-10T14:00', { day: '2026-06-11', hour: 1 })).toBe(false)
})

describe('what staff take when they call it off', () => {
  const steps = [
    { before: 7, unit: 'days' as const, percent: 0, euros: null },
    { before: 0, unit: 'days' as const, percent: 80, euros: null },
  ]
  const terms = { share: 0, steps }
  const booked = { price: 5000, startsAt: '2026-06-10T10:30', leastFee: 0 }
  const fee = (why: (typeof canceledWhys)[number], at: string, changes = {}) =>
    feeOf(why, { ...booked, terms, ...changes }, { now: wallClock('Europe/Berlin', at), toEuros: 1 })

  test('is nothing where the business cancels, and of the customer what the ladder says, also after the start', () => {
    for (const why of ['weather', 'damage', 'other'] as const) expect(fee(why, '2026-06-10T08:40:00Z')).toBe(0)
    expect(fee('customer', '2026-06-03T21:59:00Z')).toBe(0)
    expect(fee('customer', '2026-06-03T22:00:00Z')).toBe(4000)
    expect(fee('customer', '2026-06-11T08:00:00Z')).toBe(4000)
  })

  test('is for who does not come what the terms say of it, else their last step, and never less than before a change', () => {
    const at = '2026-06-10T08:30:00Z'
    expect(fee('no_show', at)).toBe(4000)
    expect(fee('no_show', at, { terms: { ...terms, noShow: 100 } })).toBe(5000)
    expect(fee('no_show', at, { terms: { ...terms, noShow: 85 }, price: 4999 })).toBe(4249)
    expect(fee('no_show', at, { terms: { ...terms, noShow: 90 }, leastFee: 6000 })).toBe(6000)
    expect(fee('no_show', at, { terms: undefined })).toBe(5000)
  })

  test('is known of nobody who may still come: until the half hour it begins at, by the wall clock of either time of the year', () => {
    expect(fee('no_show', '2026-06-10T08:29:00Z')).toBeUndefined()
    expect(fee('no_show', '2026-06-10T08:30:00Z')).toBe(4000)
    const winter = { startsAt: '2026-10-25T10:00' }
    expect(fee('no_show', '2026-10-25T08:59:00Z', winter)).toBeUndefined()
    expect(fee('no_show', '2026-10-25T09:00:00Z', winter)).toBe(4000)
    const leap = { startsAt: '2028-02-29T09:00' }
    expect(fee('no_show', '2028-02-29T07:59:00Z', leap)).toBeUndefined()
    expect(fee('no_show', '2028-03-01T00:00:00Z', leap)).toBe(4000)
  })

  test('whatever the price and the terms: kept and given back is what was paid, and nothing is below zero', () => {
    const cents = fc.nat(200_000)
    const percent = fc.nat(100)
    fc.assert(
      fc.property(
        cents,
        cents,
        cents,
        percent,
        percent,
        fc.constantFrom(...canceledWhys),
        (price, byVoucher, other, last, more, why) => {
          const own = { share: 0, steps: [{ before: 0, unit: 'days' as const, percent: last, euros: null }] }
          const canceling = { ...booked, price, terms: { ...own, noShow: Math.max(last, more) } }
          const now = { day: '2026-06-10', hour: 11 }
          const fee = feeOf(why, canceling, { now, toEuros: 1 }) ?? 0
          expect(fee).toBeLessThanOrEqual(price)
          expect(noShowFee(canceling, 1)).toBeGreaterThanOrEqual(feeOf('customer', canceling, { now, toEuros: 1 }) ?? 0)
          const paid = { paidByVoucher: byVoucher, paidByProvider: other, paidOtherwise: 0 }
          const { kept, voucherBack, providerBack, owed } = settleCancellation({ fee, ...paid })
          expect(kept + voucherBack + providerBack).toBe(byVoucher + other)
          expect(Math.min(kept, voucherBack, providerBack, owed)).toBeGreaterThanOrEqual(0)
          if (!['customer', 'no_show'].includes(why)) expect([kept, owed]).toEqual([0, 0])
        },
      ),
    )
  })
})

describe('what becomes of the money', () => {
  test('the voucher bears the fee first, then what goes back by hand', () => {
    const paid = { paidByVoucher: 50_000, paidByProvider: 58_000, paidOtherwise: 0 }
    expect(settleCancellation({ fee: 54_000, ...paid })).toEqual({
      fee: 54_000,
      kept: 54_000,
      voucherBack: 0,
      providerBack: 54_000,
      handBack: 0,
      owed: 0,
    })
    expect(settleCancellation({ fee: 16_304, ...paid })).toMatchObject({
      voucherBack: 33_696,
      providerBack: 58_000,
    })
  })

  test('what was not paid yet is owed', () => {
    const nothing = { paidByVoucher: 0, paidByProvider: 0, paidOtherwise: 0 }
    expect(settleCancellation({ fee: 5220, ...nothing })).toMatchObject({ kept: 0, owed: 5220 })
  })

  test('whatever was paid and however: to the cent, and no more goes back than came', () => {
    const cents = fc.nat(200_000)
    fc.assert(
      fc.property(cents, cents, cents, cents, (fee, paidByVoucher, paidByProvider, paidOtherwise) => {
        const paid = { paidByVoucher, paidByProvider, paidOtherwise }
        const { kept, voucherBack, providerBack, handBack, owed } = settleCancellation({ fee, ...paid })
        expect(kept + voucherBack + providerBack + handBack).toBe(paidByVoucher + paidByProvider + paidOtherwise)
        expect(kept + owed).toBe(fee)
        expect(Math.min(kept, voucherBack, providerBack, handBack, owed)).toBeGreaterThanOrEqual(0)
        expect(voucherBack <= paidByVoucher && providerBack <= paidByProvider && handBack <= paidOtherwise).toBe(true)
        // Voucher value comes back only where all money does; nothing is owed while anything comes back.
        if (voucherBack > 0) expect(providerBack + handBack).toBe(paidByProvider + paidOtherwise)
        if (owed > 0) expect(voucherBack + providerBack + handBack).toBe(0)
      }),
    )
  })
})
