import { beforeAll, expect, test } from 'vitest'
import { instantOf } from '#kit/shared/day.ts'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { testLinks } from '#testing/own-booking.ts'

const rivals = 8
const day = '2026-07-01'
const ends = instantOf('2026-08-01', 0, 'Europe/Berlin')

type Pier = { it: TestApp; staff: Browser }
type Json = Record<string, unknown>

/** What a form sends that moves a booking to two hours from `start` on of the day that all of them want. */
async function formOf({ staff }: Pier, id: number, changes: Json = {}): Promise<Json> {
  const { json: now } = await staff.get(`/api/rere_get_changeable_booking/?booking_id=${id}`)
  const { vehicle_id, adults, children, name, email, phone, language, version } = now
  const stays = { vehicle_id, adults, children, extras: [], name, email, phone, language, version, tell: true }
  return { booking_id: id, ...stays, day, start: 12, hours: 2, whole: 90, back: 0, ...changes }
}
const send = ({ staff }: Pier, form: Json, headers?: Record<string, string>) =>
  staff.post('/api/rere_change_booking/', form, headers)

/** One boat on which so many customers have an hour each, on days of their own. */
async function prepare({ it }: Pier, count: number): Promise<{ id: number; link: string }[]> {
  await it.sql`TRUNCATE bookings, vehicles, mails, throttles, idempotent_answers CASCADE`
  const boat = await insertVehicle(it.sql, { name: 'Eider' })
  for (let n = 0; n < count; n++) await insertBooking(it.sql, boat, `2026-07-1${n}T10:00`, `2026-07-1${n}T11:00`)
  await it.live.changed('vehicles', 'bookings')
  const rows = await it.sql<{ id: number; reference: string }[]>`SELECT id::int, reference FROM bookings ORDER BY id`
  return rows.map(({ id, reference }) => ({ id, link: testLinks.sign({ kind: 'booking', id: reference }, ends) }))
}

/** All of them are changed into overlapping times at once. */
async function race(pier: Pier) {
  const bookings = await prepare(pier, rivals)
  const forms = await Promise.all(bookings.map(({ id }, n) => formOf(pier, id, { start: 11 + (n % 2) })))
  const replies = await Promise.all(forms.map((form) => send(pier, form)))
  const there = await pier.it.sql`SELECT FROM bookings WHERE starts_at::date = ${day}`
  return { replies, there: there.length }
}

async function open(): Promise<Pier> {
  const it = await buildTestApp()
  return { it, staff: await it.signedIn('employee') }
}

let pier: Pier
beforeAll(async () => {
  pier = await open()
})

test(`Of ${rivals} bookings that are changed into one time one wins, and the others stay as they are.`, async () => {
  for (let round = 0; round < 3; round++) {
    const { replies, there } = await race(pier)
    expect(replies.map(({ status, json }) => (status === 200 ? 'changed' : json.code)).toSorted()).toEqual([
      ...Array(rivals - 1).fill('TAKEN'),
      'changed',
    ])
    expect(there).toBe(1)
  }
})

test('Without the constraint several win: that is what the test above sees.', async () => {
  const bare = await open()
  await bare.it.sql`ALTER TABLE bookings DROP CONSTRAINT no_double_booking`
  await bare.it.sql`ALTER TABLE bookings ADD CONSTRAINT no_double_booking EXCLUDE USING gist (id WITH =)`
  const { there } = await race(bare)
  expect(there).toBeGreaterThan(1)
})

test('Of two colleagues who change one booking at once one is told that it is another one now.', async () => {
  for (let round = 0; round < 3; round++) {
    const [booking] = await prepare(pier, 1)
    const form = await formOf(pier, booking?.id ?? 0)
    const replies = await Promise.all([send(pier, form), send(pier, { ...form, start: 15, name: 'Nora' })])
    expect(replies.map(({ status, json }) => (status === 200 ? 'changed' : json.code)).toSorted()).toEqual([
      'CHANGED_MEANWHILE',
      'changed',
    ])
    expect(await pier.it.sql`SELECT moves FROM bookings`).toEqual([{ moves: 1 }])
  }
})

test('Of a change by staff and one by the customer each is done as a whole, and staff do not write over what they did not see.', async () => {
  for (let round = 0; round < 4; round++) {
    const [booking] = await prepare(pier, 1)
    const form = await formOf(pier, booking?.id ?? 0, { start: 15 })
    const wish = { day, start: 10, hours: 2, adults: 2, whole: 90, pay: 0, back: 0, link: booking?.link }
    const [byStaff, byCustomer] = await Promise.all([
      send(pier, form),
      pier.it.visitor().post('/api/rere_change_my_booking/', wish),
    ])
    const [row] = await pier.it.sql`SELECT to_char(starts_at, 'HH24') AS hour, moves FROM bookings`
    expect(byCustomer.status).toBe(200)
    if (byStaff.status === 200) expect(row).toEqual({ hour: '10', moves: 2 })
    else expect([byStaff.json.code, row]).toEqual(['CHANGED_MEANWHILE', { hour: '10', moves: 1 }])
  }
})

test('Of a change by staff and a cancellation by the customer nothing is changed of what is canceled.', async () => {
  for (let round = 0; round < 4; round++) {
    const [booking] = await prepare(pier, 1)
    const form = await formOf(pier, booking?.id ?? 0)
    const [changed, canceled] = await Promise.all([
      send(pier, form),
      pier.it.visitor().post('/api/rere_cancel_my_booking/', { link: booking?.link, fee: 0 }),
    ])
    const [row] = await pier.it.sql`SELECT moves, canceled_at IS NOT NULL AS canceled FROM bookings`
    if (changed.status === 200) expect(row?.moves).toBe(1)
    else expect([changed.json.code, canceled.status, row]).toEqual(['CANCELED', 200, { moves: 0, canceled: true }])
  }
})

test('Sent twice at once it is changed once and told once.', async () => {
  const [booking] = await prepare(pier, 1)
  const form = await formOf(pier, booking?.id ?? 0)
  const key = { 'Idempotency-Key': 'one-change-sent-twice-at-once' }
  const replies = await Promise.all([send(pier, form, key), send(pier, form, key)])
  expect(replies.every(({ status, json }) => status === 200 || json.code === 'BUSY')).toBe(true)
  expect(await pier.it.sql`SELECT moves FROM bookings`).toEqual([{ moves: 1 }])
  expect(await pier.it.sql`SELECT FROM mails WHERE state <> 'canceled'`).toHaveLength(1)
})
