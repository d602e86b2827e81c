import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, localDateTime } from '#kit/shared/day.ts'
import { someBusiness, someVehicle } from '#testing/rental.ts'
import { moneyBack, settleChange } from '../change/rules/settle.ts'
import type { Changeable } from '../change/rules.ts'
import { quote, stayQuote } from '../rules/prices.ts'
import { pricingOf } from '../rules.ts'
import { movesMoney, overRefusal, type StaffFacts, settledByStaff, staffChange, standingRefusal } from './rules.ts'

const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31))
const eider = someVehicle()
const yacht = someVehicle(
  { id: 2, name: 'Avocet', passengers: 2, license: 'yes', charter_license: 69 },
  { 1: 70, 2: 120 },
)
const business = someBusiness()
const facts: StaffFacts = { vehicle: eider, from: eider, business, isBlocked: () => false, toEuros: 1 }

const hour: Changeable = {
  ...{
    kind: 'hours',
    vehicleId: 1,
    startsAt: '2026-06-05T10:00',
    endsAt: '2026-06-05T11:00',
    people: 2,
    hasLicense: null,
  },
  ...{
    license: 'not_needed',
    adults: 2,
    children: 0,
    ageFrom: null,
    ageTo: null,
    extras: [],
    isPaid: false,
    isHeld: false,
  },
  ...{ isCanceled: false, progress: 'none', voucherAmount: 0, leastFee: 0 },
  quote: quote(eider, 1, { extras: [] }, pricingOf(business, '2026-06-05')) as Changeable['quote'],
}
const same = { day: '2026-06-05', start: 10, hours: 1, extras: [], adults: 2, children: 0, price: 'new' as const }
const codeOf = (changes: object, on: Partial<StaffFacts> = {}, booking = hour) =>
  staffChange(booking, { ...same, ...changes }, { ...facts, ...on }).refusal?.code

describe('a change by staff', () => {
  test('that changes nothing is the same, at the price that was agreed', () => {
    const agreed = { ...hour, quote: { ...hour.quote, total: 4000 } }
    const { isSame, quote: kept, refusal } = staffChange(agreed, same, facts)
    expect([isSame, kept, refusal]).toEqual([true, agreed.quote, undefined])
  })

  test('costs what it costs now, or what was agreed under the name of the boat', () => {
    const wish = { ...same, hours: 2 }
    expect(staffChange(hour, wish, facts).quote?.total).toBe(9000)
    expect(staffChange(hour, { ...wish, price: 'keep' }, facts)).toMatchObject({ quote: { total: 5000 }, listed: 9000 })
  })

  test('to another boat leaves its deposit, at the agreed price too', () => {
    const vehicle = someVehicle({ id: 7, name: 'Heron', deposit: 300 })
    const { quote: kept } = staffChange(hour, { ...same, price: 'keep' }, { ...facts, vehicle })
    expect([kept?.total, kept?.onSite]).toEqual([5000, [{ label: 'Deposit', cents: 30_000 }]])
  })

  test('to a boat that needs a licence asks for one, and for room', () => {
    const to = { vehicle: yacht }
    const said = (changes: object) => staffChange(hour, { ...same, ...changes }, { ...facts, ...to })
    expect(said({}).errors.map(({ field }) => field)).toEqual(['extras'])
    expect(said({ has_license: 'yes' })).toMatchObject({
      errors: [],
      license: 'yes',
      hasLicense: true,
      quote: { total: 7000 },
    })
    expect(said({ has_license: 'no' })).toMatchObject({ license: 'briefing' })
    expect(said({ has_license: 'yes', adults: 3 }).errors.map(({ field }) => field)).toEqual(['adults'])
  })

  test('warns of closed hours and days, and refuses what nobody decides', () => {
    const warned = (changes: object, on: Partial<StaffFacts> = {}) =>
      staffChange(hour, { ...same, ...changes }, { ...facts, ...on }).warnings.map(({ code }) => code)
    expect(warned({ start: 18.5 })).toEqual(['OUTSIDE_OPENING_HOURS'])
    expect(warned({ start: 12 }, { isBlocked: () => true })).toEqual(['DAY_BLOCKED'])
    expect(codeOf({ start: 18.5 })).toBeUndefined()
    expect(codeOf({ start: 23.5 })).toBe('OUTSIDE_OPENING_HOURS')
    expect(codeOf({ start: 12 }, { vehicle: { ...eider, blocked: true } })).toBe('VEHICLE_BLOCKED')
    expect(codeOf({ day: '2026-05-31' })).toBe('PAST')
    expect(codeOf({ hours: 3 })).toBe('DURATION_NOT_OFFERED')
  })

  test('begins at no hour that the clock leaves out', () => {
    const night = someBusiness({ now: { day: '2026-03-01', hour: 6 } })
    expect(codeOf({ day: '2026-03-29', start: 2 }, { business: night })).toBe('SKIPPED_HOUR')
  })

  test('of who is aboard is of the end alone, which is still to come', () => {
    const out = { ...hour, progress: 'out' as const }
    const now = { business: someBusiness({ now: { day: '2026-06-05', hour: 10.75 } }) }
    expect(codeOf({ hours: 2 }, now, out)).toBeUndefined()
    expect([codeOf({ start: 11 }, now, out), codeOf({ adults: 3 }, now, out)]).toEqual(['BOAT_OUT', 'BOAT_OUT'])
    expect(codeOf({ hours: 0.5 }, now, out)).toBe('PAST')
  })

  test('of a stay keeps a first day that has begun, also over 29 February and the year', () => {
    const houseboat = someVehicle({ id: 3, type: 'houseboats', price_night: 540 }, {})
    const stay = (first: string, nights: number): Changeable => ({
      ...{ ...hour, kind: 'days', vehicleId: 3, startsAt: `${first}T14:00`, endsAt: `${addDays(first, nights)}T10:00` },
      quote: stayQuote(houseboat, nights, { extras: [], people: 2 }, pricingOf(business, first)) as Changeable['quote'],
    })
    for (const [first, end] of [
      ['2028-02-27', '2028-03-02'],
      ['2026-12-30', '2027-01-03'],
    ] as const) {
      const on = {
        vehicle: houseboat,
        from: houseboat,
        business: someBusiness({ now: { day: addDays(first, 1), hour: 9 } }),
      }
      const wish = { day: first, end, extras: [], adults: 2, children: 0, price: 'new' as const }
      expect(staffChange(stay(first, 2), wish, { ...facts, ...on })).toMatchObject({
        ...{ refusal: undefined, endsAt: `${end}T10:00`, quote: { total: 4 * 54_000 } },
      })
    }
  })
})

test('What is canceled or held stays; of what is over, boat and time do.', () => {
  expect(standingRefusal({ isCanceled: true, isHeld: false })?.code).toBe('CANCELED')
  expect(standingRefusal({ isCanceled: false, isHeld: true })?.code).toBe('HELD')
  const at = (progress: Changeable['progress'], time: number) =>
    overRefusal({ ...hour, progress }, { now: { day: '2026-06-05', hour: time } })?.code
  expect([at('none', 10.9), at('none', 11), at('out', 12), at('back', 10)]).toEqual([
    undefined,
    'OVER',
    undefined,
    'BOAT_BACK',
  ])
})

test(`No cent is lost in a change at the desk: what was paid and is open is the new price and what goes back (SEED=${seed})`, () => {
  const cents = fc.integer({ min: 10, max: 500_000 })
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.boolean(),
      fc.nat(100),
      fc.nat(100),
      cents,
      (before, after, isPaid, byVoucher, online, left) => {
        const paidByVoucher = Math.floor((before * byVoucher) / 100)
        const rest = isPaid ? before - paidByVoucher : 0
        const paidByProvider = Math.floor((rest * online) / 100)
        const paid = { paidByVoucher, paidByProvider, paidOtherwise: rest - paidByProvider }
        const settled = settledByStaff(settleChange(before, after, { ...paid, isPaid, voucherLeft: left }))
        const { voucherMore, voucherBack, openAfter, pay } = settled
        const here = paidByVoucher + rest + voucherMore - voucherBack - moneyBack(settled) + openAfter
        // Less than ten cents beside a voucher is nothing.
        expect(Math.abs(here - after)).toBeLessThan(10)
        expect(pay).toBe(0)
        if (before === after && (isPaid || paidByVoucher === 0))
          expect(movesMoney(settled) && paidByVoucher === 0).toBe(false)
      },
    ),
    { seed },
  )
})

test('Hours at any half hour keep their length.', () => {
  fc.assert(
    fc.property(fc.integer({ min: 18, max: 36 }), (half) => {
      const { startsAt, endsAt } = staffChange(hour, { ...same, start: half / 2 }, facts)
      expect([startsAt, endsAt]).toEqual([
        localDateTime('2026-06-05', half / 2),
        localDateTime('2026-06-05', half / 2 + 1),
      ])
    }),
    { seed },
  )
})
