import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDesk } from '#testing/booking.ts'
import type { Browser } from '#testing/browser.ts'
import { insertBooking } from '#testing/fleet.ts'

const desk = openDesk()
let employee: Browser
let booking: number

beforeAll(async () => {
  employee = await desk.it.signedIn('employee')
})

const local = (time: string, day = '2026-06-01') =>
  desk.it.setNow(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('Europe/Berlin').toInstant().toString())

async function booked(from: string, to: string, boat = desk.boat): Promise<number> {
  await insertBooking(desk.it.sql, boat, `2026-06-01T${from}`, `2026-06-01T${to}`)
  const [row] = await desk.it.sql<{ id: number }[]>`SELECT id::int FROM bookings ORDER BY id DESC LIMIT 1`
  await desk.it.live.changed('bookings')
  return row?.id ?? 0
}

beforeEach(async () => {
  booking = await booked('10:00', '12:00')
  local('10:02')
})

const hand = (id = booking) =>
  employee.post('/api/rere_check_out/', {
    booking_id: id,
    fuel: 8,
    deposit: 300,
    method: 'cash',
    signed_by: 'Somebody',
  })
const back = (changes: object = {}, id = booking) =>
  employee.post('/api/rere_take_back/', {
    booking_id: id,
    fuel: 8,
    litres: 0,
    late_hours: 0,
    damage_fee: 0,
    give_back: 300,
    method: 'cash',
    ...changes,
  })
describe('what a boat runs on', () => {
  const out = async () => (await employee.get(`/api/rere_handover/${booking}/`)).json.out as { fuel: number | null }
  const runsOn = async (drive: string) => {
    await desk.it.sql`UPDATE vehicles SET drive = ${drive}`
    await desk.it.live.changed('vehicles')
  }

  test('says what is asked: nothing of oars, and litres of neither those nor batteries', async () => {
    await runsOn('none')
    expect((await hand()).status).toBe(201)
    expect((await out()).fuel).toBeNull()
    const litres = await back({ litres: 2, give_back: 294.56 })
    expect([litres.status, litres.json.errors]).toEqual([
      422,
      [{ field: 'litres', message: 'This boat takes no fuel' }],
    ])
    expect((await back({ fuel: '' })).status).toBe(201)
  })

  test('asks for the battery of one and the tank of the other', async () => {
    const missing = async () =>
      (await employee.post('/api/rere_check_out/', { booking_id: booking, deposit: 0, method: 'cash', signed_by: 'S' }))
        .json.errors
    await runsOn('electric')
    expect(await missing()).toEqual([{ field: 'fuel', message: 'Please say how full the battery is' }])
    await runsOn('diesel')
    expect(await missing()).toEqual([{ field: 'fuel', message: 'Please say how full the tank is' }])
    expect((await hand()).status).toBe(201)
    expect((await out()).fuel).toBe(8)
  })
})

test('A quarter of an hour late costs nothing, a minute more the hour that has begun.', async () => {
  await hand()
  const late = async () => (await employee.get(`/api/rere_handover/${booking}/`)).json
  local('12:15')
  expect(await late()).toMatchObject({ late_hours: 0, late_grace: 15 })
  local('12:16')
  expect(await late()).toMatchObject({ late_hours: 1 })
  await desk.it.sql`UPDATE business_settings SET late_grace = 0 WHERE business = 'rental'`
  local('12:01')
  expect(await late()).toMatchObject({ late_hours: 1, late_grace: 0 })
  await desk.it.sql`UPDATE business_settings SET late_grace = 15 WHERE business = 'rental'`
})
