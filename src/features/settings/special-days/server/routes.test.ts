import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type Role } from '#testing/app.ts'
import { bookingFields, openDesk } from '#testing/booking.ts'
import { insertBooking } from '#testing/fleet.ts'
import { someSpecialDay, specialDayForm } from '#testing/special-days.ts'

const desk = openDesk()

beforeEach(async () => {
  await desk.it.sql`TRUNCATE special_days, audit_log RESTART IDENTITY`
  await desk.it.live.changed('settings')
})

const as = (role: Role | 'nobody') => (role === 'nobody' ? desk.it.visitor() : desk.it.signedIn(role))
const save = async (changes: Record<string, unknown> = {}, role: Role | 'nobody' = 'admin', key?: string) =>
  (await as(role)).post(
    '/api/rere_save_special_day/',
    specialDayForm(changes),
    key === undefined ? {} : { 'idempotency-key': key },
  )
const remove = async (id: number, role: Role | 'nobody' = 'admin') =>
  (await as(role)).send({ method: 'DELETE', url: `/api/rere_remove_special_day/${id}/` })
const outside = async (query: Record<string, string>, role: Role | 'nobody' = 'admin') =>
  (await as(role)).get(`/api/rere_get_bookings_outside_special_day/?${new URLSearchParams(query)}`)
const known = async () => (await desk.it.visitor().get('/api/rere_get_business_settings/')).json.special_days
const regatta = { first_day: '2026-06-06', closed: false, opening_hour: 9, closing_hour: 24, sentence: 'Regatta' }
const inspection = { first_day: '2026-06-04', sentence: 'Inspection: closed' }

/** A request of a customer who has the code. */
async function ready(changes: Record<string, unknown>) {
  const fields = bookingFields({ vehicle: desk.boat, ...changes })
  await desk.it.sql`
    INSERT INTO verification_codes (email, vehicle_id, starts_at, salt, code_hash, expires_at)
    SELECT ${String(fields.email)}, ${desk.boat}, ${fields.booked_day}::date + make_interval(hours => ${fields.booked_start}),
           ''::bytea, sha256('12345'::bytea), now() + interval '10 minutes'`
  return { ...fields, code: '12345' }
}
const book = async (changes: Record<string, unknown>) => desk.request(await ready(changes))

describe('days with other hours', () => {
  test('are set by admins, known to everybody at once, changed and removed', async () => {
    expect(await known()).toBeUndefined()
    const added = await save()
    expect([added.status, added.json]).toEqual([201, someSpecialDay()])
    expect(await known()).toEqual([someSpecialDay()])
    const event = {
      opening_hour: '10',
      closing_hour: '24',
      closed: 'false',
      last_day: '2026-12-25',
      sentence: 'Market',
    }
    const changed = await save({ id: 1, ...event })
    const market = someSpecialDay({ last_day: '2026-12-25', opening_hour: 10, closing_hour: 24, sentence: 'Market' })
    expect([changed.status, changed.json]).toEqual([201, market])
    expect(await known()).toEqual([market])
    const gone = await remove(1)
    expect([gone.status, gone.json]).toEqual([200, { status: 'success' }])
    expect(await known()).toBeUndefined()
    expect((await remove(1)).status).toBe(404)
    expect((await save({ id: 1 })).status).toBe(404)
    const { id: _, yearly: __, ...noted } = someSpecialDay()
    const said = Object.fromEntries(Object.entries(noted).filter(([, value]) => value !== null))
    expect(await desk.it.sql`SELECT actor, action, record, details FROM audit_log ORDER BY id`).toMatchObject([
      { action: 'special-day.add', record: 'special-day:1', details: said },
      { action: 'special-day.change', details: { before: said, after: { opening_hour: 10, sentence: 'Market' } } },
      { action: 'special-day.remove', details: { closing_hour: 24 } },
    ])
  })

  test('are said wrong beside the field, and nothing is kept', async () => {
    for (const [changes, field] of [
      [{ first_day: '2026-02-30' }, 'first_day'],
      [{ first_day: '2026-05-31' }, 'first_day'],
      [{ last_day: '2026-12-23' }, 'last_day'],
      [{ last_day: '2027-12-23' }, 'last_day'],
      [{ closed: false, opening_hour: 9 }, 'closing_hour'],
      [{ closed: false, opening_hour: 19, closing_hour: 9 }, 'closing_hour'],
      [{ closed: false, opening_hour: 9.25, closing_hour: 19 }, 'opening_hour'],
      [{ sentence: '', sentence_de: '' }, 'sentence'],
      [{ sentence_de: 'x'.repeat(81) }, 'sentence_de'],
    ] as const) {
      const { status, json } = await save(changes)
      expect([status, (json.errors as { field: string }[])[0]?.field]).toEqual([422, field])
    }
    expect(await known()).toBeUndefined()
  })

  test('are for admins alone', async () => {
    for (const role of ['nobody', 'employee', 'demo'] as const) {
      const refused = role === 'nobody' ? 401 : 403
      const replies = [await save({}, role), await remove(1, role), await outside({ remove: '1' }, role)]
      expect(replies.map(({ status }) => status)).toEqual([refused, refused, refused])
    }
  })

  test('are added once, however often that is sent', async () => {
    const replies = [await save({}, 'admin', 'a-key-of-christmas'), await save({}, 'admin', 'a-key-of-christmas')]
    expect(replies.map(({ status, json }) => [status, json.id])).toEqual([
      [201, 1],
      [201, 1],
    ])
    expect(await known()).toHaveLength(1)
    const again = await save()
    expect([again.status, again.json.errors]).toEqual([
      422,
      [{ field: 'first_day', message: 'There are other hours already: December 24, 2026' }],
    ])
  })

  test('go out in the order in which they count, and not once they are over', async () => {
    await save({ first_day: '2020-12-24', yearly: true })
    await save({ first_day: '2026-06-20' })
    await save({ first_day: '2026-06-02' })
    const days = async () => ((await known()) as { first_day: string }[]).map(({ first_day }) => first_day)
    expect(await days()).toEqual(['2026-06-02', '2026-06-20', '2020-12-24'])
    desk.it.setNow('2026-06-03T05:00:00Z')
    await desk.it.live.changed('settings')
    expect(await days()).toEqual(['2026-06-20', '2020-12-24'])
  })

  test('do not touch the other settings, and those do not touch them', async () => {
    await save()
    const root = await desk.it.signedIn('root')
    const fields = { general_opening_hour: 8, general_closing_hour: 20 }
    expect((await root.post('/api/rere_update_settings/', fields)).status).toBe(200)
    expect(await known()).toEqual([someSpecialDay()])
    await root.post('/api/rere_update_settings/', { general_opening_hour: 9, general_closing_hour: 19 })
  })

  test('are refused by the database where they cannot be', async () => {
    await save()
    const row = { first_day: '2026-12-24', last_day: '2026-12-24', yearly: false, sentence: 'x', sentence_de: '' }
    for (const wrong of [
      {},
      { first_day: '2026-12-20', last_day: '2026-12-19' },
      { first_day: '2026-01-01', last_day: '2026-04-03' },
      { first_day: '2026-11-01', last_day: '2026-11-01', opening_hour: 9 },
      { first_day: '2026-11-01', last_day: '2026-11-01', opening_hour: 9, closing_hour: 9 },
      { first_day: '2026-11-01', last_day: '2026-11-01', sentence: '' },
    ]) {
      await expect(desk.it.sql`INSERT INTO special_days ${desk.it.sql({ ...row, ...wrong } as never)}`).rejects.toThrow(
        /violates/,
      )
    }
  })
})

describe('what can be booked', () => {
  test('is the same to whoever asks and whoever books, hour by hour', async () => {
    await save(regatta)
    await save(inspection)
    for (const [day, first, last] of [
      ['2026-06-04', 24, -1],
      ['2026-06-05', 9, 18],
      ['2026-06-06', 9, 23],
    ] as const) {
      for (const start of [8, 9, 18, 19, 22, 23]) {
        const isOpen = start >= first && start <= last
        const query = `day=${day}&start=${start}&hours=1&people=2`
        const { json } = await desk.it.visitor().get(`/api/rere_get_free_boats/?${query}`)
        const { status, json: reply } = await book({ booked_day: day, booked_start: start })
        expect([day, start, status, reply.code, ((json.boats as object[] | undefined) ?? []).length]).toEqual(
          isOpen
            ? [day, start, 201, undefined, 1]
            : [day, start, 422, day === '2026-06-04' ? 'CLOSED' : 'OUTSIDE_OPENING_HOURS', 0],
        )
      }
    }
    const free = await desk.it
      .visitor()
      .get('/api/rere_get_free_days/?from=2026-06-04&until=2026-06-06&vehicleType=all&hours=1')
    expect((JSON.parse(free.text) as { boats: number }[]).map(({ boats }) => boats)).toEqual([0, 1, 1])
  })

  test('is known to a second application as soon as the admin was answered', async () => {
    const other = await buildTestApp({}, {}, desk.it)
    expect((await other.visitor().get('/api/rere_get_business_settings/')).json.special_days).toBeUndefined()
    await save()
    expect((await other.visitor().get('/api/rere_get_business_settings/')).json.special_days).toEqual([
      someSpecialDay(),
    ])
  })

  test('goes on where it was booked before, and who is warned sees which', async () => {
    await insertBooking(desk.it.sql, desk.boat, '2026-06-04T10:00', '2026-06-04T12:00')
    await insertBooking(desk.it.sql, desk.boat, '2026-06-06T20:00', '2026-06-06T22:00')
    const closing = await outside({ special_day: JSON.stringify(specialDayForm(inspection)) })
    expect(closing.json).toMatchObject({ count: 1, bookings: [{ booked_day: '2026-06-04', why: 'closed' }] })
    const event = await outside({ special_day: JSON.stringify(specialDayForm(regatta)) })
    expect(event.json).toEqual({ count: 0, bookings: [] })
    const added = await save(regatta)
    const shorter = { ...specialDayForm({ ...regatta, closing_hour: 21 }), id: added.json.id }
    // It never fitted the season either: what is compared is the season with these hours.
    expect((await outside({ special_day: JSON.stringify(shorter) })).json).toMatchObject({ count: 0 })
    expect((await outside({ remove: String(added.json.id) })).json).toMatchObject({
      count: 1,
      bookings: [{ booked_day: '2026-06-06', why: 'hours' }],
    })
    expect((await outside({ special_day: JSON.stringify({ first_day: 'x' }) })).status).toBe(422)
    await save(inspection)
    expect((await desk.stored()).filter(({ canceled_at }) => canceled_at === null)).toHaveLength(2)
  })
})

describe('customers who book while a day is being closed', () => {
  const starts = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18]

  test('are refused, or booked before and found by the warning; after the answer nobody is booked', async () => {
    const wishes = await Promise.all(starts.map((start) => ready({ booked_day: '2026-06-04', booked_start: start })))
    const [closed, ...replies] = await Promise.all([save(inspection), ...wishes.map((fields) => desk.request(fields))])
    expect(closed.status).toBe(201)
    const booked = replies.filter(({ status }) => status === 201).length
    expect(replies.filter(({ json }) => json.code === 'CLOSED')).toHaveLength(starts.length - booked)
    const form = specialDayForm({ ...inspection, id: closed.json.id })
    expect((await outside({ special_day: JSON.stringify(form) })).json.count).toBe(booked)
    expect((await book({ booked_day: '2026-06-04', booked_start: 8 })).json.code).toBe('CLOSED')
  })

  test('would be booked after it, were nobody told: that is what the test above sees', async () => {
    await desk.it.visitor().get('/api/rere_get_business_settings/')
    expect((await book({ booked_day: '2026-06-04', booked_start: 9 })).status).toBe(201)
    const { id: _, ...row } = someSpecialDay({ first_day: '2026-06-04' })
    await desk.it.sql`INSERT INTO special_days ${desk.it.sql(row as never)}`
    expect((await book({ booked_day: '2026-06-04', booked_start: 10 })).status).toBe(201)
  })
})

test('Of two who close the same yearly day at once one is told that it is there', async () => {
  const replies = await Promise.all([save({ yearly: true }), save({ yearly: true, first_day: '2027-12-24' })])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422])
})
