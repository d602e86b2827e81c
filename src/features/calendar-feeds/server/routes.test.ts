import { beforeEach, describe, expect, test } from 'vitest'
import { loggedPath } from '#kit/server/http/log.ts'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { readCalendar, textOf } from '#testing/calendar.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { daysAhead, daysBack, mostEvents, mostFeeds } from '../contract.ts'

const it = await buildTestApp()
const showcase = await buildTestApp({ SHOWCASE: 'on' }, {}, it)
const { sql } = it
const eider = await insertVehicle(sql, { name: 'Eider' })
const teal = await insertVehicle(sql, { name: 'Teal' })
let employee = await it.signedIn('employee')
const admin = await it.signedIn('admin')

beforeEach(async () => {
  await sql`TRUNCATE bookings, calendar_feeds, throttles, audit_log CASCADE`
  await sql`UPDATE users SET active = true, language = NULL`
  employee = await it.signedIn('employee')
})

async function addBooking(from: string, to: string, changes: Record<string, unknown> = {}, boat = eider) {
  await insertBooking(sql, boat, from, to, from.slice(0, 10) === to.slice(0, 10) ? 'hours' : 'days')
  const [row] = await sql<{ id: number }[]>`SELECT max(id)::int AS id FROM bookings`
  const id = row?.id as number
  await sql`UPDATE bookings SET ${sql({ name: 'Mira Keller', people: 3, created_at: '2026-05-01T10:00:00Z', ...changes })} WHERE id = ${id}`
  return id
}

async function addFeed(shows: string | number = 'all', who = employee) {
  const { status, json } = await who.post('/api/rere_add_calendar/', { shows })
  expect([status, json]).toEqual([201, { id: expect.any(Number), address: expect.any(String) }])
  return { id: json.id as number, path: String(json.address).replace('http://localhost:3000', '') }
}

const read = (path: string, headers = {}, from: TestApp = it) => from.visitor().get(path, headers)

async function eventsIn(path: string, from: TestApp = it) {
  const { status, headers, text } = await read(path, {}, from)
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  return readCalendar(text).components.map((event) => ({
    summary: textOf(event, 'SUMMARY'),
    from: textOf(event, 'DTSTART'),
    to: textOf(event, 'DTEND'),
    event,
  }))
}

const summariesIn = async (path: string, from: TestApp = it) =>
  (await eventsIn(path, from)).map(({ summary }) => summary)

describe('What a calendar shows', () => {
  test('is boat, name and how many, at their instants in summer, in winter, over midnight and over a change of the clock.', async () => {
    const id = await addBooking('2026-06-01T10:00', '2026-06-01T12:30', { reference: 'K7Q2M9XA', moves: 2 })
    await addBooking('2026-10-24T14:00', '2026-10-26T10:00')
    await addBooking('2026-12-31T22:00', '2027-01-01T00:00', {}, teal)
    await addBooking('2027-03-28T01:00', '2027-03-28T04:00')
    const { path } = await addFeed()
    const events = await eventsIn(path)
    expect(events.map(({ event: _, ...said }) => said)).toEqual([
      { summary: 'Eider, Mira Keller, 3 people', from: '20260601T080000Z', to: '20260601T103000Z' },
      { summary: 'Eider, Mira Keller, 3 people', from: '20261024T120000Z', to: '20261026T090000Z' },
      { summary: 'Teal, Mira Keller, 3 people', from: '20261231T210000Z', to: '20261231T230000Z' },
      { summary: 'Eider, Mira Keller, 3 people', from: '20270328T000000Z', to: '20270328T020000Z' },
    ])
    const [first] = events
    if (!first) throw new Error('no event')
    const said = Object.fromEntries(
      ['UID', 'SEQUENCE', 'DESCRIPTION', 'URL'].map((name) => [name, textOf(first.event, name)]),
    )
    expect(said).toEqual({
      UID: 'office-K7Q2M9XA@localhost',
      SEQUENCE: '2',
      DESCRIPTION: 'Booking K7Q2M9XA',
      URL: `http://localhost:3000/RentalRevolution/today?day=2026-06-01#booking-${id}`,
    })
  })

  /** Of all that would have to be escaped, and longer than a line. */
  const long = 'Last; "ä,\\n 🛥️ '.repeat(12).trim()

  test('ends with what is canceled, held, or too far away, and has names as they are.', async () => {
    await addBooking('2026-06-01T10:00', '2026-06-01T11:00', { canceled_at: '2026-05-30T10:00:00Z' })
    await addBooking('2026-06-01T12:00', '2026-06-01T13:00', { held_until: '2026-06-01T05:15:00Z' })
    await addBooking('2026-05-02T10:00', '2026-05-02T11:00', { name: 'First' })
    await addBooking('2026-05-01T10:00', '2026-05-01T11:00', { name: 'Too early' })
    await addBooking('2027-05-31T23:00', '2027-06-01T00:00', { name: long })
    await addBooking('2027-06-01T00:00', '2027-06-01T01:00', { name: 'Too late' })
    expect([daysBack, daysAhead]).toEqual([30, 365])
    const { path } = await addFeed()
    expect(await summariesIn(path)).toEqual(['Eider, First, 3 people', `Eider, ${long}, 3 people`])
  })

  test('is of one boat, of all, or what one has booked, in the language of who made it.', async () => {
    await addBooking('2026-06-01T10:00', '2026-06-01T11:00', { employee: 'Jonas Pier', people: 1 })
    await addBooking('2026-06-01T12:00', '2026-06-01T13:00', { employee: 'Ada Dock' }, teal)
    const [all, own, boat] = [await addFeed(), await addFeed('own'), await addFeed(teal)]
    expect(await summariesIn(all.path)).toEqual(['Eider, Mira Keller, 1 person', 'Teal, Mira Keller, 3 people'])
    expect(await summariesIn(own.path)).toEqual(['Eider, Mira Keller, 1 person'])
    await sql`UPDATE users SET language = 'de' WHERE email = 'employee@rental.example'`
    expect(await summariesIn(boat.path)).toEqual(['Teal, Mira Keller, 3 Personen'])
    expect((await read(boat.path)).text).toContain('/de/RentalRevolution/today')
    expect((await read(all.path)).text).toContain('X-WR-CALNAME:Alle Buchungen\\, Bootsverleih Sternsinger')
    const { json } = await employee.get('/api/rere_get_calendars/')
    expect(json.feeds).toMatchObject([
      { shows: 'all', vehicle_name: null },
      { shows: 'own', vehicle_name: null },
      { shows: 'boat', vehicle_name: 'Teal' },
    ])
  })

  test('names nobody in a showcase.', async () => {
    await addBooking('2026-06-01T10:00', '2026-06-01T11:00')
    const { path } = await addFeed()
    expect(await summariesIn(path, showcase)).toEqual(['Eider, Booked, 3 people'])
    expect((await read(path, {}, showcase)).text).not.toContain('Keller')
  })

  test('is what is nearest to now, where there is too much.', async () => {
    await sql`
      INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price)
      SELECT 'R' || n, ${eider}, 'hours', '2026-05-25'::timestamp + n * interval '30 minutes',
             '2026-05-25'::timestamp + (n + 1) * interval '30 minutes', 'N' || n, '', '', 0
      FROM generate_series(0, ${mostEvents + 999}) n`
    const { path } = await addFeed()
    const events = await eventsIn(path)
    expect(events.length).toBe(mostEvents)
    expect(events[0]?.summary).toContain('N0,')
  })
})

test('What did not change is not sent again, and what did is.', async () => {
  const id = await addBooking('2026-06-01T10:00', '2026-06-01T11:00')
  const { path } = await addFeed()
  const { headers } = await read(path)
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
  const again = await read(path, { 'if-none-match': String(headers.etag) })
  expect([again.status, again.text]).toEqual([304, ''])
  await sql`UPDATE bookings SET people = 4 WHERE id = ${id}`
  expect((await read(path, { 'if-none-match': String(headers.etag) })).status).toBe(200)
})

describe('An address', () => {
  test('is told once, is kept as a hash, and never stands in a log.', async () => {
    const { path } = await addFeed()
    const [, token = ''] = /\/api\/rere_calendar\/([\w-]{43})\.ics$/.exec(path) ?? []
    const [row] = await sql<{ kept: string; audit: string }[]>`
      SELECT encode(token_hash, 'hex') || row_to_json(f)::text AS kept, (SELECT json_agg(a)::text FROM audit_log a) AS audit
      FROM calendar_feeds f`
    expect(token).not.toBe('')
    expect(
      `${row?.kept}${row?.audit}${JSON.stringify((await employee.get('/api/rere_get_calendars/')).json)}`,
    ).not.toContain(token)
    expect(loggedPath(`${path}?x`)).toBe('/api/rere_calendar/….ics')
  })

  test('says when it was last asked.', async () => {
    const { path } = await addFeed()
    const used = async () =>
      ((await employee.get('/api/rere_get_calendars/')).json.feeds as { used_at: unknown }[])[0]?.used_at
    expect(await used()).toBeNull()
    await read(path)
    expect(await used()).toEqual(expect.any(String))
  })

  test('that is made up, altered, or none, is answered like one that was ended.', async () => {
    const { id, path } = await addFeed()
    expect((await employee.post('/api/rere_remove_calendar/', { id })).status).toBe(200)
    const altered = path.replace(/.\.ics$/, '_.ics')
    const answers = await Promise.all(
      [path, altered, path.replace('.ics', ''), '/api/rere_calendar/x.ics', '/api/rere_calendar/%00.ics'].map((one) =>
        read(one),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 422])
    expect(answers[0]?.json).toMatchObject({ code: 'NOT_FOUND', detail: 'There is no such calendar' })
    expect(answers[1]?.json.detail).toBe(answers[0]?.json.detail)
  })

  test('ends with the account, and does not come back with it.', async () => {
    const { path } = await addFeed()
    await sql`UPDATE users SET active = false WHERE email = 'employee@rental.example'`
    expect((await read(path)).status).toBe(404)
    await sql`UPDATE users SET active = true`
    expect((await read(path)).status).toBe(200)
    const [{ id } = { id: 0 }] = await sql<
      { id: number }[]
    >`SELECT id FROM users WHERE email = 'employee@rental.example'`
    for (const active of ['false', 'true']) await admin.post(`/api/rere_change_permission/${id}/`, { active })
    expect((await read(path)).status).toBe(404)
  })

  test('is asked for so often from one network and no more.', async () => {
    const { path } = await addFeed()
    await sql`
      INSERT INTO throttles (bucket, window_start, attempts, expires_at)
      SELECT 'calendar:127.0.0.1', date_bin(make_interval(secs => 900), now(), 'epoch'), 240, now() + interval '1 hour'`
    expect((await read(path)).status).toBe(429)
  })
})

describe('Making and ending', () => {
  test('is for staff, and each has their own.', async () => {
    const add = { shows: 'all' }
    expect((await it.visitor().post('/api/rere_add_calendar/', add)).status).toBe(401)
    expect((await (await it.signedIn('artist')).post('/api/rere_add_calendar/', add)).status).toBe(403)
    expect((await (await it.signedIn('demo')).post('/api/rere_add_calendar/', add)).status).toBe(403)
    const { id } = await addFeed()
    expect((await admin.get('/api/rere_get_calendars/')).json.feeds).toEqual([])
    expect((await admin.post('/api/rere_remove_calendar/', { id })).status).toBe(404)
    expect((await employee.post('/api/rere_remove_calendar/', { id })).status).toBe(200)
    expect((await employee.post('/api/rere_remove_calendar/', { id })).status).toBe(404)
  })

  test('names what is wrong beside the field.', async () => {
    const gone = await insertVehicle(sql, { name: 'Gone' })
    await sql`UPDATE vehicles SET deleted_at = now() WHERE id = ${gone}`
    for (const shows of ['', 'everything', '0', '-1', '999999', gone])
      expect([shows, (await employee.post('/api/rere_add_calendar/', { shows })).json.errors]).toEqual([
        shows,
        [{ field: 'shows', message: 'Please choose what the calendar shows' }],
      ])
    expect((await employee.post('/api/rere_remove_calendar/', { id: 'x' })).status).toBe(422)
  })

  test('repeated makes another one, up to so many even at once.', async () => {
    const replies = await Promise.all(
      Array.from({ length: mostFeeds + 5 }, () => employee.post('/api/rere_add_calendar/', { shows: 'all' })),
    )
    expect(replies.filter(({ status }) => status === 201).length).toBe(mostFeeds)
    expect(replies.find(({ status }) => status !== 201)?.json).toMatchObject({ code: 'TOO_MANY' })
  })
})
