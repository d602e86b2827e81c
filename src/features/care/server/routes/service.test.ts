import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDesk } from '#testing/booking.ts'
import type { Browser } from '#testing/browser.ts'
import { insertBooking } from '#testing/fleet.ts'
import type { CareOfBoat } from '../../contract.ts'

/** Hours of use come from handovers alone; services fall due by them and by the calendar. */

const desk = openDesk()
let employee: Browser
let admin: Browser

beforeAll(async () => {
  employee = await desk.it.signedIn('employee')
  admin = await desk.it.signedIn('admin')
})

beforeEach(() => desk.it.setNow('2026-06-01T08:00:00Z'))

/** The boat was out from one instant to another. */
async function used(out: string, back: string | null, boat = desk.boat) {
  const { sql } = desk.it
  const day = out.slice(0, 10)
  const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`
    SELECT coalesce(max(id), 0)::int + 1 AS id FROM bookings`
  const hour = String(id % 24).padStart(2, '0')
  await insertBooking(sql, boat, `${day}T${hour}:00`, `${day}T${hour}:30`)
  await sql`
    INSERT INTO handovers (booking_id, out_at, out_by, back_at, back_by)
    SELECT max(id), ${out}, '', ${back}, ${back === null ? null : ''} FROM bookings`
}

const boat = async () => ((await employee.get('/api/rere_care/')).json.boats as CareOfBoat[])[0] as CareOfBoat
const plan = (changes: object = {}) =>
  admin.post('/api/rere_save_care/', { vehicle_id: desk.boat, every_hours: 10, ...changes })
const done = (changes: object = {}, headers?: Record<string, string>) =>
  employee.post('/api/rere_add_service/', { vehicle_id: desk.boat, done_on: '2026-06-01', ...changes }, headers)
const undo = (id: unknown) => employee.post('/api/rere_undo_service/', { id })

describe('hours of use', () => {
  test('are what really passed, also when the clocks change, and not of a boat that is still out', async () => {
    await used('2026-03-28T23:30:00Z', '2026-03-29T03:00:00Z')
    await used('2025-10-25T22:30:00Z', '2025-10-26T02:00:00Z')
    await used('2025-12-31T22:00:00Z', '2026-01-01T00:06:00Z')
    await used('2026-06-01T07:00:00Z', null)
    expect(await boat()).toMatchObject({ hours: 9.1, hours_since: 9.1, service: 'none', last: null })
  })

  test('begin with what the meter says, and go on from there', async () => {
    await used('2026-05-01T08:00:00Z', '2026-05-01T10:00:00Z')
    expect((await plan({ engine_hours: 512.5 })).status).toBe(200)
    expect(await boat()).toMatchObject({ hours: 512.5, hours_since: 0 })
    await used('2026-06-01T07:00:00Z', '2026-06-01T09:30:00Z')
    expect(await boat()).toMatchObject({ hours: 514, hours_since: 1.5 })
    // What is saved without a reading is none.
    desk.it.setNow('2026-06-02T08:00:00Z')
    await plan()
    expect(await boat()).toMatchObject({ hours: 514 })
  })
})

test('A plan is made by admins; every boat says its kind, and whether it has an engine.', async () => {
  const refused = await employee.post('/api/rere_save_care/', { vehicle_id: desk.boat, every_hours: 10 })
  expect([refused.status, (await boat()).every_hours]).toEqual([403, null])
  expect(await boat()).toMatchObject({ vehicle_type: 'motorboats', has_engine: true })
  await desk.it.sql`UPDATE vehicles SET drive = 'none' WHERE id = ${desk.boat}`
  expect(await boat()).toMatchObject({ has_engine: false })
  await desk.it.sql`UPDATE vehicles SET drive = 'petrol' WHERE id = ${desk.boat}`
  expect((await plan()).status).toBe(200)
  const [logged] = await desk.it.sql`SELECT action, details FROM audit_log ORDER BY id DESC LIMIT 1`
  expect(logged).toMatchObject({ action: 'boat.care', details: { every_hours: 10 } })
  await desk.it.sql`TRUNCATE boat_care`
})

describe('a service', () => {
  test('is due after so many hours, starts anew when it is done, and is taken back', async () => {
    await plan()
    await used('2026-05-20T08:00:00Z', '2026-05-20T17:00:00Z')
    expect(await boat()).toMatchObject({ hours_since: 9, service: 'soon' })
    await used('2026-05-21T08:00:00Z', '2026-05-21T10:00:00Z')
    expect(await boat()).toMatchObject({ hours_since: 11, service: 'due' })
    expect((await employee.get('/api/rere_boats_to_look_after/')).json.boats).toMatchObject([
      { vehicle_name: 'Eider', is_damaged: false, is_due: true },
    ])
    const noted = await done({ done_on: '2026-05-20', note: 'Oil' })
    expect(noted.status, noted.text).toBe(201)
    expect(await boat()).toMatchObject({
      hours: 11,
      hours_since: 2,
      service: 'fine',
      last: { done_on: '2026-05-20', hours: 11, note: 'Oil', by: 'Jonas Pier' },
    })
    expect((await undo(noted.json.id)).status).toBe(200)
    expect(await boat()).toMatchObject({ hours_since: 11, service: 'due', last: null })
    expect((await undo(noted.json.id)).status).toBe(404)
  })

  test('is due by the calendar, of 29 February on the 28th', async () => {
    desk.it.setNow('2028-02-29T09:00:00Z')
    employee = await desk.it.signedIn('employee')
    admin = await desk.it.signedIn('admin')
    await plan({ every_hours: '', every_months: 12, due_on: '2028-02-15' })
    expect(await boat()).toMatchObject({ service: 'due', due_on: '2028-02-15' })
    const first = await done({ done_on: '2028-02-29' })
    expect(await boat()).toMatchObject({ service: 'fine', due_on: '2029-02-28' })
    const second = await done({ done_on: '2028-02-28' })
    expect((await undo(first.json.id)).json.code).toBe('NOT_LAST')
    expect((await undo(second.json.id)).status).toBe(200)
    expect(await boat()).toMatchObject({ due_on: '2029-02-28' })
    expect((await undo(first.json.id)).status).toBe(200)
    expect(await boat()).toMatchObject({ due_on: '2028-02-15' })
    desk.it.setNow('2026-06-01T08:00:00Z')
    employee = await desk.it.signedIn('employee')
    admin = await desk.it.signedIn('admin')
  })

  test('once is once, however often it is sent', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await done({}, key)
    expect((await done({}, key)).json).toEqual(first.json)
    expect(await desk.it.sql`SELECT FROM boat_services`).toHaveLength(1)
  })

  test('names what is wrong beside its field', async () => {
    const errors = async (reply: ReturnType<typeof plan>) =>
      ((await reply).json.errors as { field: string }[]).map(({ field }) => field)
    expect(await errors(plan({ engine_hours: -1 }))).toEqual(['engine_hours'])
    expect(await errors(plan({ every_hours: 0 }))).toEqual(['every_hours'])
    expect(await errors(plan({ every_months: 1.5 }))).toEqual(['every_months'])
    expect(await errors(plan({ due_on: '2027-02-29' }))).toEqual(['due_on'])
    expect(await errors(done({ done_on: '2026-06-02' }))).toEqual(['done_on'])
    expect((await plan({ vehicle_id: 999_999 })).status).toBe(404)
    expect((await done({ vehicle_id: 999_999 })).status).toBe(404)
  })
})
