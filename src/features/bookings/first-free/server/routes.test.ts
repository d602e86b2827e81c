import { beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import type { FirstFree } from '../contract.ts'

let it: TestApp
let eider: number
let bittern: number

beforeAll(async () => {
  it = await buildTestApp()
  eider = await insertVehicle(it.sql, { name: 'Eider' })
  bittern = await insertVehicle(it.sql, { name: 'Bittern', type: 'houseboats', price_night: 20_000 }, {})
  await it.live.changed('vehicles')
})

const ask = async (name: string): Promise<FirstFree> => {
  const { json } = await it.visitor().get(`/api/rere_get_first_free/${name}/`)
  return json as unknown as FirstFree
}

test('a boat is free from the next start on, and after a booking from its end on, at once', async () => {
  it.setNow('2026-06-01T08:10:00Z')
  expect(await ask('eider')).toEqual({
    today: '2026-06-01',
    hours: { day: '2026-06-01', start: 11, hours: expect.any(Number) },
    nights: null,
  })
  await insertBooking(it.sql, eider, '2026-06-01T11:00', '2026-06-01T13:00')
  await it.live.changed('bookings')
  expect((await ask('Eider')).hours).toMatchObject({ day: '2026-06-01', start: 13 })
})

test('what is kept is not older than the half hour', async () => {
  expect((await ask('Eider')).hours?.start).toBe(13)
  it.setNow('2026-06-01T11:00:00Z')
  expect((await ask('Eider')).hours?.start).toBe(14)
  it.setNow('2026-06-01T21:00:00Z')
  expect((await ask('Eider')).hours?.day).toBe('2026-06-02')
})

test('nights are free where the boat is, and where no day is blocked', async () => {
  it.setNow('2026-06-01T05:00:00Z')
  expect(await ask('Bittern')).toEqual({ today: '2026-06-01', hours: null, nights: { day: '2026-06-01' } })
  await insertBooking(it.sql, bittern, '2026-06-02T14:00', '2026-06-04T10:00', 'days')
  await it.sql`INSERT INTO blocked_days (day, blocked_by) SELECT '2026-06-05', min(id) FROM users`
  await it.live.changed('bookings', 'blocked-days')
  expect((await ask('Bittern')).nights).toEqual({ day: '2026-06-06' })
})

test('a blocked boat is never free, and one that does not exist is not found', async () => {
  await it.sql`UPDATE vehicles SET blocked = true WHERE id = ${eider}`
  await it.live.changed('vehicles')
  expect(await ask('Eider')).toMatchObject({ hours: null, nights: null })
  const { status, json } = await it.visitor().get('/api/rere_get_first_free/Nobody/')
  expect([status, json.detail]).toEqual([404, 'There is no boat of this name'])
})
