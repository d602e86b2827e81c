import { beforeAll, expect, test } from 'vitest'
import { openDesk } from '#testing/booking.ts'
import type { Browser } from '#testing/browser.ts'
import { insertBooking } from '#testing/fleet.ts'

/** What lists and durations make of a boat that is late since yesterday, and of a stay that is over before it began. */

const desk = openDesk()
let employee: Browser

beforeAll(async () => {
  employee = await desk.it.signedIn('employee')
})

async function booked(from: string, to: string, kind: 'hours' | 'days'): Promise<number> {
  await insertBooking(desk.it.sql, desk.boat, from, to, kind)
  const [row] = await desk.it.sql<{ id: number }[]>`SELECT id::int FROM bookings`
  await desk.it.live.changed('bookings')
  return row?.id ?? 0
}
const hand = (booking_id: number) =>
  employee.post('/api/rere_check_out/', { booking_id, fuel: 8, deposit: 0, method: 'cash', signed_by: 'Somebody' })
const back = (booking_id: number) =>
  employee.post('/api/rere_take_back/', {
    booking_id,
    fuel: 8,
    litres: 0,
    late_hours: 0,
    damage_fee: 0,
    give_back: 0,
    method: 'cash',
  })

test('A stay whose boat is back before it began takes nothing of the day, neither of the hours before it.', async () => {
  const stay = await booked('2026-06-01T14:00', '2026-06-03T10:00', 'days')
  desk.it.setNow('2026-06-01T07:50:00Z')
  expect((await hand(stay)).status).toBe(201)
  desk.it.setNow('2026-06-01T08:20:00Z')
  expect((await back(stay)).status).toBe(201)
  const from = async (hour: number) =>
    (await desk.it.visitor().get(`/api/rere_check_available_durations/all/${desk.boat}/2026-06-01/${hour}/`)).json
  expect(await from(12)).toEqual({ [desk.boat]: 7 })
})

test('The calendar of the desk counts a boat of yesterday that is not back, today and on no other day.', async () => {
  const late = await booked('2026-06-01T10:00', '2026-06-01T12:00', 'hours')
  desk.it.setNow('2026-06-01T08:02:00Z')
  expect((await hand(late)).status).toBe(201)
  const counts = async () => (await employee.get('/api/rere_day_counts/?month=2026-06')).json.days
  const planned = [{ day: '2026-06-01', departures: 1, others: 0 }]
  expect(await counts()).toEqual(planned)
  desk.it.setNow('2026-06-03T07:00:00Z')
  expect(await counts()).toEqual([...planned, { day: '2026-06-03', departures: 0, others: 1 }])
  expect((await employee.get('/api/rere_day_counts/?month=2026-05')).json.days).toEqual([])
})
