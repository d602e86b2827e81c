import { expect, test } from 'vitest'
import { type Choice, nothingChosen, withExtra, withHours, withSlot, withVehicle } from './choice.ts'

const slot = { day: '2027-05-08', start: 10 }
const complete: Choice = { slot, vehicleId: 3, hours: 2, extras: ['bbq'], agreed: true }

test('another slot forgets vehicle, duration, extras and agreement', () => {
  const later = { day: '2027-05-08', start: 11 }
  expect(withSlot(later)).toEqual({ ...nothingChosen, slot: later })
})

test('another vehicle keeps the slot only', () => {
  expect(withVehicle(complete, 4)).toEqual({ ...nothingChosen, slot, vehicleId: 4 })
})

test('another duration or extra asks for the agreement again, since the price is another', () => {
  expect(withHours(complete, 3)).toEqual({ ...complete, hours: 3, agreed: false })
  expect(withExtra(complete, 'captain', true)).toEqual({ ...complete, extras: ['bbq', 'captain'], agreed: false })
})

test('an extra is there once or not at all', () => {
  expect(withExtra(complete, 'bbq', true).extras).toEqual(['bbq'])
  expect(withExtra(complete, 'bbq', false).extras).toEqual([])
})
