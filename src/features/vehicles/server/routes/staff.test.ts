import { beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'

let it: TestApp
const staff = {} as Record<'admin' | 'employee' | 'demo', Browser>

beforeAll(async () => {
  it = await buildTestApp()
  for (const role of ['admin', 'employee', 'demo'] as const) staff[role] = await it.signedIn(role)
})

beforeEach(async () => {
  it.setNow('2026-06-01T22:30:00Z')
  await it.sql`TRUNCATE vehicles, bookings, vehicle_log, audit_log CASCADE`
  await it.live.changed('vehicles')
})

const fleet = async () => (await it.visitor().get('/api/rere_get_all_vehicles/all/')).rows
const log = async () =>
  (await it.sql<{ entry: string }[]>`SELECT name || ': ' || changed AS entry FROM vehicle_log ORDER BY id`).map(
    ({ entry }) => entry,
  )

test('before blocking or removing, the bookings from today on are shown', async () => {
  const [id, other] = [await insertVehicle(it.sql), await insertVehicle(it.sql)]
  it.setNow('2026-06-10T10:00:00Z')
  await insertBooking(it.sql, id, '2026-06-09T10:00', '2026-06-09T12:00')
  await insertBooking(it.sql, id, '2026-06-12T14:00', '2026-06-15T10:00', 'days')
  await insertBooking(it.sql, id, '2026-06-10T09:00', '2026-06-10T10:00')
  await insertBooking(it.sql, id, '2026-06-09T14:00', '2026-06-10T08:00', 'days')
  await insertBooking(it.sql, id, '2026-06-20T09:00', '2026-06-20T10:00')
  await it.sql`UPDATE bookings SET canceled_at = now() WHERE starts_at = '2026-06-20T09:00'`
  await insertBooking(it.sql, other, '2026-06-11T09:00', '2026-06-11T10:00')
  const url = `/api/rere_get_future_bookings_to_warn_if_vehicle_blocked_or_deleted/?vehicle=${id}`
  const { status, json } = await staff.employee.get(url)
  expect([
    status,
    (json.data as { booked_day: string; booked_day_end: string }[]).map((b) => [b.booked_day, b.booked_day_end]),
  ]).toEqual([
    200,
    [
      ['2026-06-09', '2026-06-10'],
      ['2026-06-10', '2026-06-10'],
      ['2026-06-12', '2026-06-15'],
    ],
  ])
  expect((json.data as object[])[0]).toMatchObject({
    id: expect.any(Number),
    name: 'Somebody Else',
    email: 'else@guests.example',
    phone: '1234',
  })
  expect((await it.visitor().get(url)).status).toBe(401)
  expect((await staff.employee.get(url.replace(/\d+$/, 'x'))).status).toBe(422)
})

test('staff see which vehicles are blocked, by name, and nobody else does', async () => {
  const [merganser, eider] = [
    await insertVehicle(it.sql, { name: 'Merganser' }),
    await insertVehicle(it.sql, { name: 'Eider' }),
  ]
  await insertVehicle(it.sql, { name: 'Goldeneye' })
  for (const id of [merganser, eider])
    await staff.admin.post('/api/rere_block_vehicle/', { vehicle: id, blocked: true, changed: '' })
  const { json } = await staff.employee.get('/api/rere_get_blocked_vehicles/')
  expect((json.blocked_vehicles as { id: number; name: string }[]).map(({ id, name }) => [id, name])).toEqual([
    [eider, 'Eider'],
    [merganser, 'Merganser'],
  ])
  expect((await it.visitor().get('/api/rere_get_blocked_vehicles/')).status).toBe(401)
})

test('before that a boat that is still out is shown, however late, and none that is back', async () => {
  const id = await insertVehicle(it.sql)
  it.setNow('2026-06-10T10:00:00Z')
  await insertBooking(it.sql, id, '2026-06-08T10:00', '2026-06-08T12:00')
  await insertBooking(it.sql, id, '2026-06-10T08:00', '2026-06-10T09:00')
  await it.sql`
    INSERT INTO handovers (booking_id, out_at, out_by, back_at, back_by)
    SELECT id, starts_at, '', CASE WHEN over THEN now() END, CASE WHEN over THEN '' END
    FROM bookings, LATERAL (SELECT starts_at = '2026-06-10T08:00') back (over)`
  const url = `/api/rere_get_future_bookings_to_warn_if_vehicle_blocked_or_deleted/?vehicle=${id}`
  const days = async () =>
    ((await staff.employee.get(url)).json.data as { booked_day: string }[]).map((b) => b.booked_day)
  expect(await days()).toEqual(['2026-06-08'])
})

test('blocking and unblocking work by address and by form, and are noted once', async () => {
  const id = await insertVehicle(it.sql, { name: 'Eider' })
  const operating = async () => (await it.visitor().get('/api/rere_get_operating_vehicles/?vehicleType=all')).rows
  expect(await operating()).toHaveLength(1)
  const blocked = await staff.employee.post(`/api/rere_block_vehicle/?vehicle=${id}&blocked=true&changed=x`)
  expect([blocked.status, blocked.json]).toEqual([200, { status: 'success' }])
  expect(await operating()).toEqual([])
  expect((await staff.employee.post('/api/rere_block_vehicle/', { vehicle: id, blocked: true })).status).toBe(200)
  expect((await staff.admin.post('/api/rere_block_vehicle/', { vehicle: id, blocked: false })).status).toBe(200)
  expect(await operating()).toHaveLength(1)
  expect(await log()).toEqual(['Eider: Blocked by Jonas Pier (06/02/26)', 'Eider: Unblocked by Jonas Pier (06/02/26)'])
})

test('blocking needs to be told what, and a vehicle that is there', async () => {
  const id = await insertVehicle(it.sql)
  const block = (body: object) => staff.employee.post('/api/rere_block_vehicle/', { ...body })
  expect((await block({ vehicle: id })).status).toBe(422)
  expect((await block({ blocked: true })).status).toBe(422)
  expect((await block({ vehicle: id, blocked: 'maybe' })).status).toBe(422)
  expect((await block({ vehicle: 999_999, blocked: true })).status).toBe(404)
  expect((await it.sql`SELECT FROM vehicles WHERE blocked`).length).toBe(0)
})

test('an admin removes a vehicle, its bookings stay, and nobody else can', async () => {
  const id = await insertVehicle(it.sql, { name: 'Eider' })
  await insertBooking(it.sql, id, '2026-06-12T14:00', '2026-06-15T10:00', 'days')
  const remove = (browser: Browser) => browser.post('/api/rere_delete_vehicle/', { vehicle_id: id })
  expect((await remove(it.visitor())).status).toBe(401)
  expect((await remove(staff.employee)).status).toBe(403)
  expect((await remove(staff.admin)).json).toEqual({ status: 'success' })
  expect(await fleet()).toEqual([])
  expect((await it.sql`SELECT FROM bookings`).length).toBe(1)
  expect((await remove(staff.admin)).status).toBe(404)
  expect(await log()).toEqual(['Eider: Removed by Jonas Pier (06/02/26)'])
})

test('the logbook is read by admins, newest first and in pages', async () => {
  const id = await insertVehicle(it.sql, { name: 'Eider' })
  await it.sql`
    INSERT INTO vehicle_log (vehicle_id, name, type, changed, at)
    SELECT ${id}, 'Eider', 'motorboats', 'Changed ' || n, '2026-06-01T10:00:00Z' FROM generate_series(1, 60) n`
  const url = '/api/rere_get_vehicle_log/'
  expect((await staff.employee.get(url)).status).toBe(403)
  const first = (await staff.admin.get(url)).json as { entries: Record<string, unknown>[]; next: number }
  expect(first.entries).toHaveLength(50)
  expect(first.entries[0]).toEqual({
    id: expect.any(Number),
    name: 'Eider',
    type: 'motorboats',
    changed: 'Changed 60',
    dateTime: '2026-06-01T10:00:00Z',
  })
  const second = (await staff.admin.get(`${url}?before=${first.next}`)).json as typeof first
  expect([second.entries.length, second.entries.at(-1)?.changed, second.next]).toEqual([10, 'Changed 1', null])
})
