import { beforeAll, expect, test } from 'vitest'
import { instantOf } from '#kit/shared/day.ts'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { book } from '#testing/booking.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { allowDoubleBooking, forgetting } from '#testing/forgetting.ts'
import { testLinks } from '#testing/own-booking.ts'

const rivals = 8
const day = '2026-07-01'
const ends = instantOf('2026-08-01', 0, 'Europe/Berlin')
/** Two hours from noon on, which overlap whatever begins at 11 or at noon. */
const wish = { day, start: 12, hours: 2, adults: 2, whole: 90, pay: 0, back: 0 }
const linkOf = (reference: string) => testLinks.sign({ kind: 'booking', id: reference }, ends)
const change = (it: TestApp, link: string, changes = {}, headers?: Record<string, string>) =>
  it.visitor().post('/api/rere_change_my_booking/', { ...wish, ...changes, link }, headers)

/** One boat on which so many customers have an hour each, on days of their own. */
async function prepare(it: TestApp, count: number) {
  await it.sql`TRUNCATE bookings, vehicles, mails, throttles, idempotent_answers CASCADE`
  const boat = await insertVehicle(it.sql, { name: 'Eider' })
  for (let n = 0; n < count; n++) await insertBooking(it.sql, boat, `2026-07-1${n}T10:00`, `2026-07-1${n}T11:00`)
  await it.live.changed('vehicles', 'bookings')
  const rows = await it.sql<{ reference: string }[]>`SELECT reference FROM bookings ORDER BY id`
  return { boat, links: rows.map(({ reference }) => linkOf(reference)) }
}

/** All of them change into overlapping times at once. */
async function race(it: TestApp) {
  const { links } = await prepare(it, rivals)
  const replies = await Promise.all(links.map((link, n) => change(it, link, { start: 11 + (n % 2) })))
  const there = await it.sql`SELECT FROM bookings WHERE starts_at::date = ${day}`
  return { replies, there: there.length }
}

let it: TestApp

beforeAll(async () => {
  it = await buildTestApp()
})

test(`Of ${rivals} who change into one time one wins, and the others keep what they have.`, async () => {
  for (let round = 0; round < 3; round++) {
    const { replies, there } = await race(it)
    expect(replies.map(({ status, json }) => (status === 200 ? 'changed' : json.code)).toSorted()).toEqual([
      ...Array(rivals - 1).fill('TAKEN'),
      'changed',
    ])
    expect(there).toBe(1)
    // Of the winner alone: one to the customer, one to the business.
    expect(await it.sql`SELECT FROM mails`).toHaveLength(2)
  }
})

test('Without the constraint several win: that is what the test above sees.', async () => {
  const bare = await buildTestApp()
  await allowDoubleBooking(bare.sql)
  const { there } = await race(bare)
  expect(there).toBeGreaterThan(1)
})

test('Of one who changes and one who books the same time, one has it.', async () => {
  for (let round = 0; round < 3; round++) {
    const { boat, links } = await prepare(it, 1)
    const [changed, booked] = await Promise.all([
      change(it, links[0] as string),
      book(it.sql, it.visitor(), { vehicle: boat, booked_day: day, booked_start: 12, booked_hours: 2, price: 90 }),
    ])
    expect(Number(changed.status === 200) + Number(booked.status === 201)).toBe(1)
    expect(await it.sql`SELECT FROM bookings WHERE starts_at::date = ${day} AND canceled_at IS NULL`).toHaveLength(1)
  }
})

/** Changes and cancels one booking at once: how both are answered, and what is there then. */
async function changeAndCancel(at: TestApp) {
  const { links } = await prepare(it, 1)
  const link = links[0] as string
  const [changed, canceled] = await Promise.all([
    change(at, link),
    at.visitor().post('/api/rere_cancel_my_booking/', { link, fee: 0 }),
  ])
  const [row] = await it.sql`SELECT moves, canceled_at IS NOT NULL AS canceled FROM bookings`
  return { changed, canceled, row }
}

test('Of changing and canceling at once one is done, and the other is told.', async () => {
  for (let round = 0; round < 8; round++) {
    const { changed, canceled, row } = await changeAndCancel(it)
    // The fee that was shown is another one once it costs more.
    if (changed.status === 200)
      expect([canceled.json.code, row]).toEqual(['FEE_CHANGED', { moves: 1, canceled: false }])
    else expect([changed.json.code, canceled.status, row]).toEqual(['CANCELED', 200, { moves: 0, canceled: true }])
  }
})

test.each([{ 'Idempotency-Key': 'sent-twice-at-the-same-time' }, undefined])(
  'Sent twice at once it is changed once, told once, and both are answered (%o).',
  async (headers) => {
    const { links } = await prepare(it, 1)
    const link = links[0] as string
    const replies = await Promise.all([change(it, link, {}, headers), change(it, link, {}, headers)])
    const isDone = ({ status, json }: (typeof replies)[number]) => status === 200 || json.code === 'BUSY'
    expect(replies.every(isDone)).toBe(true)
    expect((await change(it, link, {}, headers)).status).toBe(200)
    expect(await it.sql`SELECT moves FROM bookings`).toEqual([{ moves: 1 }])
    expect(await it.sql`SELECT FROM mails`).toHaveLength(2)
  },
)

test('Without the lock it is changed and canceled at a fee that nobody was shown, and changed twice: that is what the tests above see.', async () => {
  const careless = await buildTestApp({}, { sql: forgetting(it.appSql, ['FOR UPDATE']) }, it)
  // Who writes first takes their time: whoever only looked decides on what was there before.
  await it.sql`
    CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.2); RETURN NEW; END $$`
  await it.sql`CREATE TRIGGER take_time BEFORE UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION take_time()`
  const harms = async (at: TestApp) => {
    const { changed, canceled, row } = await changeAndCancel(at)
    const { links } = await prepare(it, 1)
    await Promise.all([change(at, links[0] as string), change(at, links[0] as string)])
    const [twice] = await it.sql`SELECT moves FROM bookings`
    return [changed.status === 200 && canceled.status === 200 && row?.canceled === true, twice?.moves]
  }
  const both = [await harms(it), await harms(careless)]
  await it.sql`DROP FUNCTION take_time CASCADE`
  expect(both).toEqual([
    [false, 1],
    [true, 2],
  ])
})
