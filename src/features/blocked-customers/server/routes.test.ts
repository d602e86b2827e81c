import { beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'

let it: TestApp

beforeAll(async () => {
  it = await buildTestApp()
})

test('admins see who is blocked, newest first, with the day of the booking that led to it', async () => {
  const boat = await insertVehicle(it.sql)
  await insertBooking(it.sql, boat, '2026-05-01T10:00', '2026-05-01T12:00')
  await it.sql`INSERT INTO blocked_customers (name, reason) VALUES ('Rolf Rammer', 'Rammed the pier')`
  await it.sql`
    INSERT INTO blocked_customers (email, phone, reason, booking_id)
    SELECT 'else@guests.example', '1234', 'Never paid', id FROM bookings`
  const reply = await (await it.signedIn('admin')).get('/api/rere_get_blacklist/')
  expect(reply.status).toBe(200)
  expect(reply.rows).toMatchObject([
    { name: '', email: 'else@guests.example', phone: '1234', reason: 'Never paid', booking: '2026-05-01' },
    { name: 'Rolf Rammer', email: '', phone: '', reason: 'Rammed the pier', booking: null },
  ])
  expect(String(reply.rows[0]?.dateTime)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
})

test('nobody else does', async () => {
  expect((await it.visitor().get('/api/rere_get_blacklist/')).status).toBe(401)
  expect((await (await it.signedIn('employee')).get('/api/rere_get_blacklist/')).status).toBe(403)
})
