import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, weekOf } from '#kit/shared/day.ts'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { book } from '#testing/booking.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { slotKeys } from '../contract.ts'
import { takenStatement } from './queries.ts'

let it: TestApp
let boat: number
let ski: number

beforeAll(async () => {
  it = await buildTestApp()
})

beforeEach(async () => {
  it.setNow('2026-06-01T05:00:00Z')
  await it.sql`TRUNCATE bookings, blocked_days, verification_codes, mails, throttles, vehicles CASCADE`
  boat = await insertVehicle(it.sql, { name: 'Eider' })
  ski = await insertVehicle(it.sql, { name: 'Dipper', type: 'jetskis' }, { 1: 4000, 2: 7000 })
  await it.live.changed('vehicles', 'bookings', 'blocked-days', 'settings')
})

const changed = () => it.live.changed('bookings', 'blocked-days')
const getWeek = (days: readonly string[]) =>
  it.visitor().get(`/api/rere_get_week/?${days.map((day) => `selectedWeek=${day}`).join('&')}`)
const takenSlots = (day: Record<string, unknown> = {}) => slotKeys.filter((key) => ids(day, key).length > 0)
const ids = (day: Record<string, unknown> = {}, key = '') => (day[key] as number[]).toSorted()

type Plan = { 'Node Type': string; 'Shared Hit Blocks': number; 'Shared Read Blocks': number; Plans?: Plan[] }
const withParts = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(withParts)]

describe('the timetable of a week', () => {
  test('has every half hour of the days asked for, in their order, with who is taken', async () => {
    await insertBooking(it.sql, boat, '2026-06-03T10:00', '2026-06-03T12:00')
    await insertBooking(it.sql, ski, '2026-06-03T11:30', '2026-06-03T12:00')
    await it.sql`INSERT INTO blocked_days (day, blocked_by) VALUES ('2026-06-04', 'Ada')`
    await changed()
    const reply = await getWeek(weekOf('2026-06-03'))
    expect(reply.status).toBe(200)
    expect(reply.rows.map(({ date }) => date)).toEqual(weekOf('2026-06-03'))
    const [, , , wednesday, thursday] = reply.rows
    expect(Object.keys(wednesday ?? {})).toEqual(['date', 'blocked', ...slotKeys])
    expect(takenSlots(wednesday)).toEqual(['ten_am', 'ten_am_thirty', 'eleven_am', 'eleven_am_thirty'])
    expect(wednesday?.eleven_am).toEqual([boat])
    expect(ids(wednesday, 'eleven_am_thirty')).toEqual([boat, ski].toSorted())
    expect([wednesday?.blocked, thursday?.blocked]).toEqual([false, true])
  })

  test('shows bookings by days in the hours they cover, also those that began a month before', async () => {
    await insertBooking(it.sql, boat, '2026-05-05T14:00', '2026-06-04T10:00', 'days')
    await changed()
    const reply = await getWeek(weekOf('2026-06-03'))
    expect(reply.rows.slice(0, 4).every((day) => takenSlots(day).length === 48)).toBe(true)
    expect(takenSlots(reply.rows[4])).toEqual(slotKeys.slice(0, 20))
    expect(takenSlots(reply.rows[5])).toEqual([])
  })

  test('leaves out canceled bookings', async () => {
    await insertBooking(it.sql, boat, '2026-06-03T10:00', '2026-06-03T12:00')
    await it.sql`UPDATE bookings SET canceled_at = now()`
    await changed()
    expect((await getWeek(['2026-06-03'])).rows.flatMap(takenSlots)).toEqual([])
  })

  test.each([
    ['2026-12-27', '2027-01-02'],
    ['2028-02-27', '2028-03-04'],
    ['2026-03-29', '2026-04-04'],
    ['2026-10-25', '2026-10-31'],
  ])('from %s to %s is right over year end, leap day and clock change', async (from, to) => {
    for (let i = 0; i < 7; i++)
      await insertBooking(it.sql, boat, `${addDays(from, i)}T09:00`, `${addDays(from, i)}T10:00`)
    await changed()
    const reply = await getWeek(weekOf(from))
    expect(reply.rows.at(-1)?.date).toBe(to)
    expect(reply.rows.map(takenSlots)).toEqual(Array(7).fill(['nine_am', 'nine_am_thirty']))
  })

  test('is refused for no day, a wrong day, and days that are no week', async () => {
    for (const query of [
      '',
      '?selectedWeek=2026-02-30',
      '?selectedWeek=tomorrow',
      '?selectedWeek=2026-06-01&selectedWeek=2026-06-08',
    ]) {
      const reply = await it.visitor().get(`/api/rere_get_week/${query}`)
      expect([query, reply.status, reply.json.code]).toEqual([query, 422, 'INVALID'])
    }
  })

  test('is never older than an acknowledged booking, and answers 304 to who has it', async () => {
    const before = await getWeek(['2026-06-03'])
    const same = await it
      .visitor()
      .get('/api/rere_get_week/?selectedWeek=2026-06-03', { 'if-none-match': String(before.headers.etag) })
    expect([same.status, same.text]).toEqual([304, ''])
    for (const booked_start of [9, 11, 13, 15]) {
      await book(it.sql, it.visitor(), { vehicle: boat, booked_start })
      const after = await getWeek(['2026-06-03'])
      expect(ids(after.rows[0], slotKeys[booked_start * 2])).toEqual([boat])
    }
  })

  test('counts a booking that begins or ends between half hours into both', async () => {
    await insertBooking(it.sql, boat, '2026-06-03T10:15', '2026-06-03T11:45')
    await changed()
    const [wednesday] = (await getWeek(['2026-06-03'])).rows
    expect(takenSlots(wednesday)).toEqual(['ten_am', 'ten_am_thirty', 'eleven_am', 'eleven_am_thirty'])
  })

  test('reads a handful of pages however many bookings there are', async () => {
    await it.sql`
      INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price)
      SELECT kind || n, boat, kind, '2010-01-01'::timestamp + n * pause, '2010-01-01'::timestamp + n * pause + length, '', '', '', 0
      FROM (VALUES (${boat}::int, 'hours', interval '2 hours', interval '1 hour'), (${ski}::int, 'days', interval '4 days', interval '2 days'))
             AS plan (boat, kind, pause, length), generate_series(1, 20000) n
      WHERE n * pause < interval '4000 days'`
    await it.sql`INSERT INTO blocked_days (day, blocked_by) SELECT '2010-01-01'::date + n, 'Ada' FROM generate_series(1, 2000) n`
    await it.sql`VACUUM ANALYZE bookings, blocked_days`
    const week = ['2014-06-01', '2014-06-07'] as const
    const [{ taken } = { taken: null }] = await takenStatement(it.sql, ...week)
    expect(taken?.length).toBe(20 * (84 + 2))
    const [row] = await it.sql<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>`
      EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${takenStatement(it.sql, ...week)}`
    const plan = row?.['QUERY PLAN'][0].Plan as Plan
    const scans = withParts(plan)
      .map((part) => part['Node Type'])
      .filter((type) => type.includes('Scan'))
    expect(scans).toHaveLength(2)
    expect(scans.filter((type) => !type.startsWith('Index'))).toEqual([])
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThanOrEqual(12)
  })
})

describe('the calendar', () => {
  test('lists the days from today on that are booked or blocked', async () => {
    await insertBooking(it.sql, boat, '2026-05-31T10:00', '2026-05-31T12:00')
    await insertBooking(it.sql, boat, '2026-06-01T10:00', '2026-06-01T12:00')
    await insertBooking(it.sql, ski, '2026-06-01T10:00', '2026-06-01T12:00')
    await insertBooking(it.sql, boat, '2026-06-20T14:00', '2026-06-22T10:00', 'days')
    await it.sql`INSERT INTO blocked_days (day, blocked_by) VALUES ('2026-05-30', 'Ada'), ('2026-06-21', 'Ada'), ('2026-07-01', 'Ada')`
    await changed()
    const reply = await it.visitor().get('/api/rere_get_future_bookings_for_calendar/')
    expect(reply.rows).toEqual([
      { date: '2026-06-01', blocked: false },
      { date: '2026-06-20', blocked: false },
      { date: '2026-06-21', blocked: true },
      { date: '2026-06-22', blocked: false },
      { date: '2026-07-01', blocked: true },
    ])
  })

  test('moves on at midnight of the business, not of UTC', async () => {
    await insertBooking(it.sql, boat, '2026-06-01T10:00', '2026-06-01T12:00')
    await changed()
    const url = '/api/rere_get_future_bookings_for_calendar/'
    it.setNow('2026-06-01T21:59:00Z')
    expect((await it.visitor().get(url)).rows).toHaveLength(1)
    it.setNow('2026-06-01T22:01:00Z')
    expect((await it.visitor().get(url)).rows).toHaveLength(0)
  })
})

describe('available durations', () => {
  const durations = (path: string) => it.visitor().get(`/api/rere_check_available_durations/${path}/`)

  test('are the smaller of the next booking and closing time, in the steps of the vehicle', async () => {
    await insertBooking(it.sql, boat, '2026-06-03T14:00', '2026-06-03T16:00')
    await insertBooking(it.sql, ski, '2026-06-03T12:30', '2026-06-03T13:00')
    const both = `${boat},${ski}`
    expect((await durations(`all/${both}/2026-06-03/10`)).json).toEqual({ [boat]: 4, [ski]: 2.5 })
    expect((await durations(`all/${both}/2026-06-03/14`)).json).toEqual({ [boat]: 0, [ski]: 5 })
    expect((await durations(`all/${both}/2026-06-03/16`)).json).toEqual({ [boat]: 3, [ski]: 3 })
    expect((await durations(`all/${both}/2026-06-03/10.5`)).json).toEqual({ [boat]: 0, [ski]: 2 })
    expect((await durations(`jetskis/${both}/2026-06-03/10.5`)).json).toEqual({ [ski]: 2 })
  })

  test('leave out blocked vehicles and are 0 in the past', async () => {
    await it.sql`UPDATE vehicles SET blocked = true WHERE id = ${ski}`
    await it.live.changed('vehicles')
    expect((await durations(`all/${boat},${ski}/2026-05-01/10`)).json).toEqual({ [boat]: 0 })
  })

  test('are refused for what is no type, list, day or hour', async () => {
    for (const path of [
      'rafts/1/2026-06-03/10',
      'all/one/2026-06-03/10',
      'all/1/2026-06-31/10',
      'all/1/2026-06-03/25',
      'all/1/2026-06-03/10.25',
    ]) {
      expect([path, (await durations(path)).status]).toEqual([path, 422])
    }
  })
})
