import { expect, test } from 'vitest'
import { localDateTime } from '#kit/shared/day.ts'
import { someBusiness, someVehicle } from '#testing/rental.ts'
import type { TimelineBooking } from '../contract.ts'
import { freeFrom } from './free-from.ts'
import type { Scene } from './move.ts'

const day = '2026-06-03'
const { now } = someBusiness()
const [opens, closes] = [9, 19]

const taken = (from: number, to: number, boat = 1) =>
  ({
    ...{ id: from, vehicle_id: boat, starts_at: localDateTime(day, from), ends_at: localDateTime(day, to) },
    ...{ out_at: null, back_at: null },
  }) as TimelineBooking
const scene = (bookings: TimelineBooking[], changes: Partial<Scene> = {}): Scene => ({
  ...{ fleet: [someVehicle({ id: 1 })], bookings, business: someBusiness(), isBlocked: () => false },
  ...changes,
})
const from = (known: Scene, on = day) => freeFrom(known, { vehicleId: 1, day: on })

test('A boat that is taken as we open is free from its next hour on, between bookings and closures.', () => {
  expect(from(scene([taken(opens, opens + 2)]))).toBe(opens + 2)
  expect(from(scene([taken(opens, opens + 2), taken(opens + 2.5, opens + 4)]))).toBe(opens + 4)
  const span = { starts_at: localDateTime(day, opens), ends_at: localDateTime(day, opens + 1.5) }
  const storm = { id: 1, vehicle_id: null, vehicle_name: null, reason: 'Storm', ...span }
  expect(from(scene([], { closures: [storm] }))).toBe(opens + 1.5)
})

test('Where it is free at once, taken all day, not let by the hour, or of another boat, the form begins as always.', () => {
  const whole = taken(opens, closes)
  const house = someVehicle({ id: 1, type: 'houseboats', price_night: 200 }, {})
  expect([
    from(scene([taken(opens + 2, opens + 3)])),
    from(scene([whole])),
    from(scene([taken(opens, 12, 2)])),
  ]).toEqual([undefined, undefined, undefined])
  expect(from(scene([taken(opens, opens + 2)], { fleet: [house] }))).toBeUndefined()
  expect(from(scene([taken(opens, opens + 2)]), now.day)).toBeUndefined()
})
