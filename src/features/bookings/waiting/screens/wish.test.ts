import { expect, test } from 'vitest'
import * as some from '#testing/rental.ts'
import { hoursOf } from './wish.ts'

const eider = some.someVehicle({ id: 1 }, { 1: 50, 2: 90, 12: 300 })
const jet = some.someVehicle({ id: 3, type: 'jetskis' }, { 0.5: 30 })
const about = { day: '2026-06-10', fleet: [eider, jet], business: some.someBusiness() }

test('Nothing chosen is the shortest trip at any time of the day, as long as we are open.', () => {
  const { durations, hours, from, until, earliest } = hoursOf({}, about)
  expect([durations, hours, from, until]).toEqual([[0.5, 1, 2], 0.5, 9, 19])
  expect([earliest[0], earliest[1], earliest.at(-1)]).toEqual([9, 9.5, 18.5])
})

test('What is chosen stays as long as it fits the boat and the rest.', () => {
  const wish = { vehicleId: 1, hours: 2, from: 12, until: 15 }
  expect(hoursOf(wish, about)).toMatchObject({ hours: 2, from: 12, until: 15, durations: [1, 2] })
  expect(hoursOf({ ...wish, until: 13 }, about).until).toBe(19)
  expect(hoursOf({ ...wish, from: 18 }, about).from).toBe(9)
  expect(hoursOf({ ...wish, hours: 0.5 }, about).hours).toBe(1)
})
