import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Vehicle } from '#features/vehicles/contract.ts'
import type { Day } from '#kit/shared/day.ts'
import { anyDay, anyStart, someBusiness, someSettings, someVehicle } from '#testing/rental.ts'
import { licenseOf } from '../../rules/party.ts'
import type { Business } from '../../rules.ts'
import type { TimelineBooking } from '../contract.ts'
import { axisOf } from '../rules.ts'
import {
  goalOf,
  goalRefusal,
  keptQuote,
  lengthOf,
  type Movable,
  mayTakeNewPrice,
  movedExtras,
  movedInterval,
  movedLicense,
  movedQuote,
  moveRefusal,
} from './move.ts'

const wednesday = '2026-06-03'
const eider = someVehicle({ extra_binoculars: true, price_night: 50 })
const heron = someVehicle({ id: 2, name: 'Heron', passengers: 4, price_night: 60 }, { 1: 60, 2: 110 })
const ski = someVehicle({ id: 3, name: 'Dipper', type: 'jetskis' }, { 0.5: 40, 1: 70 })
const yacht = someVehicle({ id: 4, name: 'Avocet', license: 'yes', price_night: 70 }, { 1: 70, 2: 130 })
const ferry = someVehicle({ id: 5, name: 'Goldeneye', license: 'captain', extra_captain: 55 }, { 1: 100, 2: 180 })

const trip = (changes: Partial<Movable> = {}): Movable => ({
  kind: 'hours',
  vehicleId: 1,
  startsAt: '2026-06-03T10:00',
  endsAt: '2026-06-03T12:00',
  people: 2,
  hasLicense: null,
  extras: [],
  isPaid: false,
  isHeld: false,
  progress: 'none',
  voucherAmount: 0,
  ...changes,
})
const stay = (changes: Partial<Movable> = {}) =>
  trip({ kind: 'days', startsAt: '2026-06-10T14:00', endsAt: '2026-06-12T10:00', ...changes })

type Asked = { vehicle?: Vehicle; from?: Vehicle | undefined; day?: Day; start?: number; blocked?: Day[] }

function refusal(booking: Movable, asked: Asked, business: Partial<Business> = {}) {
  const { vehicle = eider, from = eider, day = wednesday, start = 14, blocked = [] } = asked
  const target = { vehicle, from, day, start }
  return moveRefusal(booking, target, someBusiness(business), (one) => blocked.includes(one))?.code
}

describe('a booking by the hour', () => {
  test('may go to another time, another day, another boat, on any half hour', () => {
    expect(refusal(trip(), { start: 14 })).toBeUndefined()
    expect(refusal(trip(), { day: '2026-07-09', start: 9 })).toBeUndefined()
    expect(refusal(trip(), { vehicle: heron, start: 10 })).toBeUndefined()
    expect(refusal(trip(), { vehicle: heron, start: 16.5 })).toBeUndefined()
  })

  test.each<[string, Movable, Asked]>([
    ['UNCHANGED', trip(), { start: 10 }],
    ['PAST', trip(), { day: '2026-05-31' }],
    ['OUTSIDE_OPENING_HOURS', trip(), { start: 18 }],
    ['OUTSIDE_OPENING_HOURS', trip(), { start: 8.5 }],
    ['DAY_BLOCKED', trip(), { blocked: [wednesday] }],
    ['TOO_FAR_AHEAD', trip(), { day: '2028-06-03' }],
    ['VEHICLE_BLOCKED', trip(), { vehicle: { ...heron, blocked: true } }],
    ['TOO_MANY_PEOPLE', trip({ people: 5 }), { vehicle: heron }],
    ['EXTRA_NOT_OFFERED', trip({ extras: ['binoculars'] }), { vehicle: heron }],
    ['LICENSE_MISSING', trip(), { vehicle: yacht }],
    ['LICENSE_MISSING', trip({ hasLicense: false }), { vehicle: yacht }],
    ['DURATION_NOT_OFFERED', trip(), { vehicle: ski }],
    ['HELD', trip({ isHeld: true }), {}],
  ])('is refused with %s', (code, booking, asked) => {
    expect(refusal(booking, asked)).toBe(code)
  })

  test('may go to a boat that needs a licence with one, with the briefing, and with a captain', () => {
    expect(refusal(trip({ hasLicense: true }), { vehicle: yacht })).toBeUndefined()
    expect(refusal(trip(), { vehicle: { ...yacht, charter_license: 69 } })).toBeUndefined()
    expect(refusal(trip({ extras: ['captain'] }), { vehicle: { ...yacht, extra_captain: 49 } })).toBeUndefined()
  })

  test('is closed out in the off-season and in the hour that the clock skips', () => {
    const settings = someSettings({ off_season_start: '2000-11-01', off_season_end: '2000-02-29' })
    expect(refusal(trip(), { day: '2026-12-01' }, { settings })).toBe('CLOSED')
    const always = someSettings({ general_opening_hour: 0, general_closing_hour: 24 })
    expect(refusal(trip(), { day: '2027-03-28', start: 1.5 }, { settings: always })).toBe('SKIPPED_HOUR')
    expect(refusal(trip(), { day: '2026-10-25', start: 1.5 }, { settings: always })).toBeUndefined()
  })
})

describe('a booking that is under way', () => {
  const now = { day: wednesday, hour: 10.8 }

  test('may change the boat, or begin anew from the current half hour on', () => {
    expect(refusal(trip(), { vehicle: heron, start: 10 }, { now })).toBeUndefined()
    expect(refusal(trip(), { start: 10.5 }, { now })).toBeUndefined()
    expect(refusal(trip(), { start: 14 }, { now })).toBeUndefined()
  })

  test('may not begin in the past, and what is over stays where it was', () => {
    expect(refusal(trip(), { start: 9.5 }, { now })).toBe('PAST')
    expect(refusal(trip(), { start: 14 }, { now: { day: wednesday, hour: 12 } })).toBe('OVER')
    expect(refusal(trip(), { vehicle: heron, start: 10 }, { now: { day: '2026-06-04', hour: 9 } })).toBe('OVER')
  })
})

describe('a booking over days', () => {
  test('keeps its nights and begins at 2 pm, whatever hour it is put to', () => {
    const target = { day: '2026-06-20', start: 9.5 }
    expect(movedInterval(stay(), target, someBusiness())).toEqual({
      startsAt: '2026-06-20T14:00',
      endsAt: '2026-06-22T10:00',
    })
    expect(refusal(stay(), target)).toBeUndefined()
    expect(refusal(stay(), { day: '2026-06-10', start: 9 })).toBe('UNCHANGED')
  })

  test('is refused on a boat without a price for nights', () => {
    expect(refusal(stay(), { vehicle: ski, day: '2026-06-20' })).toBe('NOT_OVER_DAYS')
  })

  test('is refused over a blocked or closed day, and in the past', () => {
    expect(refusal(stay(), { day: '2026-06-20', blocked: ['2026-06-22'] })).toBe('DAY_BLOCKED')
    const settings = someSettings({ off_season_start: '2000-06-21', off_season_end: '2000-06-30' })
    expect(refusal(stay(), { day: '2026-06-20' }, { settings })).toBe('CLOSED')
    expect(refusal(stay(), { day: '2026-05-31' })).toBe('PAST')
  })

  test('may begin today at any time, and change the boat while it is under way', () => {
    const now = { day: '2026-06-11', hour: 17 }
    expect(refusal(stay(), { day: '2026-06-11' }, { now })).toBeUndefined()
    expect(refusal(stay(), { vehicle: heron, day: '2026-06-10' }, { now })).toBeUndefined()
    expect(refusal(stay(), { vehicle: heron, day: '2026-06-09' }, { now })).toBe('PAST')
  })

  test('has no captain who could stand in for the licence', () => {
    expect(refusal(stay(), { vehicle: { ...yacht, extra_captain: 49 }, day: '2026-06-20' })).toBe('LICENSE_MISSING')
  })
})

describe('the price of a move', () => {
  const target = { vehicle: heron, from: eider, day: wednesday, start: 14 }

  test('is what the new boat costs for as long', () => {
    expect(movedQuote(trip(), target, someBusiness())?.total).toBe(11_000)
    expect(movedQuote(stay({ people: 3 }), target, someBusiness())?.total).toBe(12_000)
    expect(movedQuote(trip(), { ...target, vehicle: ski }, someBusiness())).toBeUndefined()
  })

  test('kept is the agreed one, under the name of the new boat', () => {
    const agreed = movedQuote(trip(), { ...target, vehicle: eider }, someBusiness())
    const moved = movedQuote(trip(), target, someBusiness())
    if (!agreed || !moved) throw new Error('both are on offer')
    expect(keptQuote(agreed, moved)).toEqual({ ...agreed, lines: [{ label: 'Heron, 2 hours', cents: 9000 }] })
  })

  test('may be taken where nothing was paid yet', () => {
    expect(mayTakeNewPrice({ isPaid: false, voucherAmount: 0 })).toBe(true)
    expect(mayTakeNewPrice({ isPaid: true, voucherAmount: 0 })).toBe(false)
    expect(mayTakeNewPrice({ isPaid: false, voucherAmount: 100 })).toBe(false)
  })
})

describe('the captain', () => {
  const to = (vehicle: Vehicle, from: Vehicle | undefined) => ({ vehicle, from, day: wednesday, start: 14 })

  test('comes along where the new boat has one only, and leaves where only the old one did', () => {
    expect(movedExtras(trip(), to(ferry, eider))).toEqual(['captain'])
    expect(movedQuote(trip(), to(ferry, eider), someBusiness())?.total).toBe(29_000)
    expect(movedExtras(trip({ extras: ['captain'] }), to(eider, ferry))).toEqual([])
    expect(movedExtras(trip({ extras: ['captain'] }), to({ ...yacht, extra_captain: 49 }, ferry))).toEqual(['captain'])
  })

  test('whom the customer asked for must be had', () => {
    const withOne = { ...eider, extra_captain: 45 }
    expect(refusal(trip({ extras: ['captain'] }), { vehicle: heron, from: withOne })).toBe('EXTRA_NOT_OFFERED')
  })
})

describe('the plan of a move', () => {
  const booking: TimelineBooking = {
    id: 1,
    reference: 'K7Q2M9XA',
    vehicle_id: 1,
    vehicle_name: 'Eider',
    vehicle_type: 'motorboats',
    kind: 'hours',
    starts_at: '2026-06-03T10:00',
    ends_at: '2026-06-03T12:00',
    name: 'Mira Keller',
    email: '',
    phone: '',
    people: 2,
    comment: '',
    staff_comment: '',
    extras: [],
    has_license: null,
    price: 90,
    fees: 0,
    deposit: 0,
    voucher_amount: 0,
    advance: 0,
    is_paid: false,
    is_held: false,
    out_at: null,
    back_at: null,
  }
  const rival = {
    ...booking,
    id: 2,
    vehicle_id: 2,
    name: 'Ole',
    starts_at: '2026-06-03T15:00',
    ends_at: '2026-06-03T17:00',
  }
  const scene = { fleet: [eider, heron], bookings: [booking, rival], business: someBusiness(), isBlocked: () => false }
  const axis = axisOf([wednesday], scene.business.settings, { bookings: [], isBlocked: () => false })
  const hours = (column = axis[0]) => (column ? column.to - column.from : 0)
  const to = (vehicleId: number, start: number) =>
    goalOf(booking, { by: (start - 10) / hours(), vehicleId, isEnd: false }, { axis, ...scene })
  const why = (vehicleId: number, start: number) => goalRefusal(booking, to(vehicleId, start), scene)

  test('goes where it is dragged to, or ends then', () => {
    const span = { starts_at: '2026-06-03T12:30', ends_at: '2026-06-03T14:30' }
    expect(to(2, 12.5)).toEqual({ vehicle_id: 2, ...span })
    const end = (by: number) => goalOf(booking, { by: by / hours(), vehicleId: 2, isEnd: true }, { axis, ...scene })
    expect(end(-0.6)).toEqual({ vehicle_id: 1, starts_at: booking.starts_at, ends_at: '2026-06-03T11:00' })
    // Three hours are not on offer.
    expect(end(1).ends_at).toBe(booking.ends_at)
    expect([why(2, 12.5), why(1, 10)]).toEqual([undefined, undefined])
  })

  test('says who has the boat, what the rules forbid and that a boat is gone; when we are open is for the business to say', () => {
    expect(why(2, 14)).toBe('Heron is taken from 3 pm to 5 pm by Ole')
    expect(goalRefusal(booking, to(1, 12), { ...scene, isBlocked: () => true })).toBeUndefined()
    expect(why(9, 14)).toBe('Eider is not in the fleet any more')
    expect(goalRefusal({ ...booking, people: 5 }, to(2, 12), scene)).toBe('Heron is for 4, and they are 5')
    const late = { ...to(1, 10), ends_at: '2026-06-03T18:00' }
    expect(goalRefusal(booking, late, { ...scene, bookings: [{ ...rival, vehicle_id: 1 }] })).toBe(
      'Eider is taken from 3 pm to 5 pm by Ole',
    )
  })
})

test('A move keeps the length of a booking, on any day and at any half hour.', () => {
  const always = someBusiness({ settings: someSettings({ general_opening_hour: 0, general_closing_hour: 24 }) })
  fc.assert(
    fc.property(anyDay, anyStart, fc.constantFrom(trip(), stay()), (day, start, booking) => {
      const moved = { ...booking, ...movedInterval(booking, { day, start }, always) }
      expect(lengthOf(moved)).toBe(lengthOf(booking))
    }),
  )
})

test('the licence stays as it was on the same boat, is that of the new one as if booked there, and nobody’s of nobody', () => {
  const boats = fc.constantFrom(eider, heron, ski, yacht, ferry, { ...yacht, id: 6, extra_captain: 49 })
  const anyLicense = fc.constantFrom('yes' as const, 'briefing' as const, 'not_needed' as const, null)
  const anyAnswer = fc.constantFrom(true, false, null)
  const anyChoice = fc.subarray(['captain', 'bbq'])
  fc.assert(
    fc.property(boats, boats, anyLicense, anyAnswer, anyChoice, (from, vehicle, license, hasLicense, extras) => {
      const booking = { ...trip({ vehicleId: from.id, hasLicense, extras }), license }
      const target = { vehicle, from, day: wednesday, start: 14 }
      const answer = { true: 'yes', false: 'no', null: undefined } as const
      const anew = licenseOf(answer[`${hasLicense}`], vehicle, movedExtras(booking, target))
      expect(movedLicense(booking, target)).toBe(license === null || from === vehicle ? license : anew)
    }),
  )
})
