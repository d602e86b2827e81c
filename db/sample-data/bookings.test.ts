import { expect, test } from 'vitest'
import { daysOf, nightsOf } from '#features/bookings/stays/rules.ts'
import { openingHours } from '#features/settings/rules.ts'
import { priceOf } from '#features/vehicles/rules.ts'
import { seedExtras } from '#testing/extras.ts'
import { someSettings, someVehicle } from '#testing/rental.ts'
import { sampleBookings } from './bookings.ts'

const settings = someSettings({ off_season_start: '2000-12-20', off_season_end: '2000-02-29' })
const business = { settings, extras: seedExtras }
const prices = { 1: 50, 2: 90, 3: 120 }
const fleet = [
  someVehicle({ id: 1 }, prices),
  someVehicle({ id: 2, name: 'Dipper', type: 'jetskis' }, { 0.5: 30, 1: 50 }),
]
const houseboat = someVehicle(
  { id: 3, name: 'Heron', type: 'houseboats', passengers: 8, extra_sonar: true, price_night: 540 },
  {},
)

test('the same seed and day give the same season, another seed another', () => {
  const season = sampleBookings(fleet, business, '2026-07-15')
  expect(sampleBookings(fleet, business, '2026-07-15')).toEqual(season)
  expect(sampleBookings(fleet, business, '2026-07-15', 2)).not.toEqual(season)
  expect(season.length).toBeGreaterThan(200)
})

test.each(['2026-07-15', '2026-11-21', '2027-01-31', '2028-02-29'])(
  'around %s no two overlap, and all are inside the opening hours',
  (today) => {
    const season = sampleBookings(fleet, business, today).toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))
    const ends = new Map<number, string>()
    for (const { vehicle_id, starts_at, ends_at } of season) {
      expect(starts_at >= (ends.get(vehicle_id) ?? '')).toBe(true)
      ends.set(vehicle_id, ends_at)
      const open = openingHours(settings, starts_at.slice(0, 10))
      expect(Number(starts_at.slice(11, 13))).toBeGreaterThanOrEqual(open?.opens ?? 99)
      expect(Number(ends_at.slice(11, 13))).toBeLessThanOrEqual(open?.closes ?? 0)
    }
  },
)

test('prices are the listed ones, past bookings are paid and coming ones not', () => {
  for (const booking of sampleBookings(fleet, business, '2026-07-15')) {
    const vehicle = fleet.find(({ id }) => id === booking.vehicle_id) ?? someVehicle()
    const hours = (Date.parse(`${booking.ends_at}Z`) - Date.parse(`${booking.starts_at}Z`)) / 3_600_000
    expect(booking.price).toBe(priceOf(vehicle, hours))
    expect(booking.paid_at !== null).toBe(booking.starts_at < '2026-07-15')
    expect(booking.email).toMatch(/@guests\.example$/)
  }
})

test.each(['2026-07-15', '2026-11-21', '2028-02-29'])(
  'around %s stays on a houseboat never overlap, touch open days only, and cost their nights and extras',
  (today) => {
    const stays = sampleBookings([houseboat], business, today)
    expect(stays.length).toBeGreaterThan(10)
    for (const [i, { kind, starts_at, ends_at, extras, price, people }] of stays.entries()) {
      expect([kind, starts_at.slice(11), ends_at.slice(11)]).toEqual(['days', '14:00', '10:00'])
      expect(starts_at > (stays[i - 1]?.ends_at ?? '')).toBe(true)
      const nights = nightsOf({ start: starts_at.slice(0, 10), end: ends_at.slice(0, 10) })
      expect(price).toBe(nights * 54_000 + extras.length * 3500)
      expect(people).toBeLessThanOrEqual(8)
      for (const day of daysOf({ start: starts_at.slice(0, 10), end: ends_at.slice(0, 10) }))
        expect(openingHours(settings, day)).toBeDefined()
    }
  },
)
