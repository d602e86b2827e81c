import { expect, test } from 'vitest'
import { someVehicle } from '#testing/rental.ts'
import type { TimelineBooking } from '../contract.ts'
import { linesOf } from './use-fleet-timeline.ts'

const booked = (vehicle_id: number, vehicle_name: string, vehicle_type: TimelineBooking['vehicle_type']) =>
  ({ vehicle_id, vehicle_name, vehicle_type }) as TimelineBooking

test('The rows are the fleet by type and name, and with it the boats that were removed but are still booked.', () => {
  const fleet = [
    someVehicle({ id: 1, name: 'Teal', type: 'sailboats' }),
    someVehicle({ id: 2, name: 'Merganser' }),
    someVehicle({ id: 3, name: 'Eider', blocked: true }),
  ]
  const bookings = [booked(9, 'Grebe', 'motorboats'), booked(9, 'Grebe', 'motorboats'), booked(1, 'Teal', 'sailboats')]
  expect(linesOf(fleet, bookings).map(({ name, state }) => [name, state])).toEqual([
    ['Eider', 'blocked'],
    ['Grebe', 'removed'],
    ['Merganser', 'operating'],
    ['Teal', 'operating'],
  ])
})
