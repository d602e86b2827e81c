import { beforeEach, describe, expect, test } from 'vitest'
import { openDesk } from '#testing/booking.ts'
import type { Browser } from '#testing/browser.ts'
import { insertVehicle } from '#testing/fleet.ts'

const desk = openDesk()
const sql = () => desk.it.sql
type Who = 'employee' | 'admin' | 'demo' | 'nobody'
const signedIn = new Map<Who, Browser>()
async function browserOf(who: Who): Promise<Browser> {
  const browser = signedIn.get(who) ?? (who === 'nobody' ? desk.it.visitor() : await desk.it.signedIn(who))
  signedIn.set(who, browser)
  return browser
}

type Json = Record<string, unknown>
let booking = 0
/** The booking as the desk has it, and what a form that changes `fields` of it sends. */
const current = async (): Promise<Json> =>
  (await (await browserOf('employee')).get(`/api/rere_get_changeable_booking/?booking_id=${booking}`)).json
async function wishOf(fields: Json = {}): Promise<Json> {
  const now = await current()
  const [day, time] = String(now.starts_at).split('T')
  return {
    booking_id: booking,
    ...{ vehicle_id: now.vehicle_id, day, start: time, hours: 1, adults: now.adults, children: now.children },
    ...{
      extras: now.extras,
      name: now.name,
      email: now.email,
      phone: now.phone,
      language: now.language,
      note: now.note,
    },
    ...{ version: now.version, whole: now.price, back: 0, tell: true },
    ...fields,
  }
}
async function preview(fields: Json = {}, who: Who = 'employee') {
  const { name, email, phone, language, note, version, whole, back, tell, extras, ...wish } = await wishOf(fields)
  const query = new URLSearchParams(Object.entries(wish).map(([key, value]) => [key, String(value)]))
  for (const extra of (extras ?? []) as string[]) query.append('extras', extra)
  return (await browserOf(who)).get(`/api/rere_preview_change/?${query}`)
}
const change = async (fields: Json = {}, who: Who = 'employee', headers = {}) =>
  (await browserOf(who)).post('/api/rere_change_booking/', await wishOf(fields), headers)
const undo = async (changeId: unknown, who: Who = 'employee') =>
  (await browserOf(who)).post('/api/rere_undo_change/', { change_id: changeId })
const row = async () => (await sql()`SELECT * FROM bookings WHERE id = ${booking}`)[0] as Json
const mails = () => sql()<{ recipient: string; subject: string; body: string; state: string }[]>`
  SELECT recipient, subject, body_text AS body, state FROM mails WHERE state <> 'canceled' ORDER BY id`

beforeEach(async () => {
  desk.it.setNow('2026-06-01T08:40:00Z')
  const staff = await browserOf('employee')
  const caller = { vehicle_id: desk.boat, day: '2026-06-03', start: '10:00', hours: 1, name: 'Ole Hansen', people: 2 }
  const contact = { email: 'ole@guests.example', phone: '+49151222' }
  const { json } = await staff.post('/api/rere_book_walk_in/', { ...caller, ...contact, price: 50 })
  booking = Number(json.booking_id)
  await sql()`TRUNCATE mails CASCADE`
})

describe('staff see', () => {
  test('a booking with all that can be changed of it', async () => {
    expect(await current()).toMatchObject({
      ...{ kind: 'hours', vehicle_name: 'Eider', starts_at: '2026-06-03T10:00', adults: 2, children: 0, price: 50 },
      ...{ name: 'Ole Hansen', language: 'en', note: '', paid: false, progress: 'none', refusal: null },
    })
  })

  test('what a change comes to, before anything happens', async () => {
    const { json, status } = await preview({ hours: 2 })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      ...{ refusal: null, errors: [], warnings: [], is_same: false, listed: 90, is_for_admins: false },
      ...{ before: { whole: 50 }, after: { whole: 90 }, money: { open_before: 50, open_after: 90, pay: 0 } },
    })
    expect(json.boats).toEqual([{ id: desk.boat, name: 'Eider', type: 'motorboats', passengers: 6, refusal: null }])
    expect((await row()).ends_at).toMatch(/11:00/)
  })

  test('which boats are free then, and why the others are not', async () => {
    await insertVehicle(sql(), { name: 'Heron', passengers: 1 })
    await desk.it.live.changed('vehicles')
    const { boats } = (await preview()).json as { boats: { name: string; refusal: string | null }[] }
    expect(boats.map(({ name, refusal }) => [name, refusal !== null])).toEqual([
      ['Eider', false],
      ['Heron', false],
    ])
  })

  test('nothing of it where they are not signed in, and of no booking that is not there', async () => {
    expect((await preview({}, 'nobody')).status).toBe(401)
    const staff = await browserOf('employee')
    expect((await staff.get('/api/rere_get_changeable_booking/?booking_id=999')).status).toBe(404)
    expect(
      (await (await browserOf('nobody')).get(`/api/rere_get_changeable_booking/?booking_id=${booking}`)).status,
    ).toBe(401)
  })
})

describe('a change by staff', () => {
  test('of time, length, people, extras and all ways to reach them is one write and one mail', async () => {
    const extras = ['binoculars']
    const whole = Number(((await preview({ hours: 2, extras })).json.after as { whole: number }).whole)
    const said = { name: 'Ole Hanssen', phone: '+49151333', language: 'de', note: 'Late, called' }
    const reply = await change({ day: '2026-06-04', start: 14, hours: 2, adults: 3, extras, whole, ...said })
    expect([reply.status, reply.json]).toEqual([
      200,
      expect.objectContaining({
        starts_at: '2026-06-04T14:00',
        ends_at: '2026-06-04T16:00',
        open: whole,
        is_told: true,
      }),
    ])
    expect(await row()).toMatchObject({
      ...{
        name: 'Ole Hanssen',
        phone: '+49151333',
        language: 'de',
        staff_comment: 'Late, called',
        people: 3,
        adults: 3,
      },
      ...{ extras, price: whole * 100, moves: 1, paid_at: null },
    })
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.body).toContain('Ole Hansen')
    expect(mail?.body).toContain('+49151333')
    expect(
      await sql()`SELECT actor, action FROM audit_log WHERE record = ${`booking:${booking}`} ORDER BY id DESC LIMIT 1`,
    ).toEqual([{ actor: 'Jonas Pier', action: 'booking.change' }])
  })

  test('to another boat keeps the agreed price where that is chosen', async () => {
    const heron = await insertVehicle(sql(), { name: 'Heron' }, { 1: 7000, 2: 12_000 })
    await desk.it.live.changed('vehicles')
    expect((await change({ vehicle_id: heron })).json.code).toBe('CHANGE_PRICED')
    expect((await change({ vehicle_id: heron, price: 'keep' })).status).toBe(200)
    expect(await row()).toMatchObject({ vehicle_id: heron, price: 5000, new_price: null })
  })

  test('is taken back as a whole, and nobody is bothered', async () => {
    const before = await row()
    const { json } = await change({ day: '2026-06-04', hours: 2, adults: 3, name: 'Nils Quick', note: 'x', whole: 90 })
    expect(await mails()).toHaveLength(1)
    expect((await undo(json.change_id)).status).toBe(200)
    const ignored = { moves: 0 }
    expect({ ...(await row()), ...ignored }).toEqual({ ...before, ...ignored })
    expect(await mails()).toEqual([])
    expect((await undo(json.change_id)).json.code).toBe('CHANGED_MEANWHILE')
  })

  test('that was mailed already is taken back with a second mail', async () => {
    const { json } = await change({ day: '2026-06-04' })
    await sql()`UPDATE mails SET state = 'sent'`
    expect((await undo(json.change_id)).json.is_told).toBe(true)
    expect((await mails()).map(({ state }) => state)).toEqual(['sent', 'waiting'])
  })

  test('is told to nobody without an address, or where that is not wanted', async () => {
    expect((await change({ day: '2026-06-04', tell: false })).json.is_told).toBe(false)
    expect((await change({ day: '2026-06-05', email: '' })).json.is_told).toBe(false)
    expect(await mails()).toEqual([])
  })

  test('of the note alone is told to nobody, and sent again it is done already', async () => {
    expect((await change({ note: 'Dog' })).json).toMatchObject({ is_told: false, open: 50 })
    expect((await change({ note: 'Dog' })).json.change_id).toBeNull()
    expect(await mails()).toEqual([])
  })

  test('out of hours is for the business to decide, and warned of', async () => {
    const late = { start: 18.5, hours: 1 }
    expect((await preview(late)).json).toMatchObject({ refusal: null, warnings: ['This is outside our opening hours'] })
    expect((await change(late)).status).toBe(200)
    await sql()`INSERT INTO blocked_days (day, blocked_by) VALUES ('2026-06-05', 'Ada')`
    await desk.it.live.changed('blocked-days')
    expect((await preview({ day: '2026-06-05', start: 10 })).json.warnings).toEqual(['This day cannot be booked'])
  })

  test('with a key sent twice is done once', async () => {
    const body = await wishOf({ day: '2026-06-04' })
    const staff = await browserOf('employee')
    const key = { 'Idempotency-Key': 'the-same-change-of-a-booking' }
    const replies = [
      await staff.post('/api/rere_change_booking/', body, key),
      await staff.post('/api/rere_change_booking/', body, key),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect((await row()).moves).toBe(1)
  })
})

describe('a change is refused', () => {
  test.each([
    ['INVALID', 422, { name: ' ' }],
    ['INVALID', 422, { email: 'nobody' }],
    ['INVALID', 422, { phone: '12' }],
    ['INVALID', 422, { adults: 7 }],
    ['INVALID', 422, { language: 'fr' }],
    ['INVALID', 422, { vehicle_id: 999_999 }],
    ['DURATION_NOT_OFFERED', 422, { hours: 3.5 }],
    ['PAST', 422, { day: '2026-05-31' }],
    ['CHANGE_PRICED', 409, { hours: 2, whole: 50 }],
    ['CHANGED_MEANWHILE', 409, { day: '2026-06-04', version: 'other' }],
    ['NOT_FOUND', 404, { booking_id: 999 }],
  ])('with %s (%d) for %o', async (code, status, fields) => {
    const before = await row()
    const reply = await change(fields)
    expect([reply.json.code, reply.status]).toEqual([code, status])
    expect(await row()).toEqual(before)
  })

  test('onto somebody else, who is named, and onto a blocked boat', async () => {
    const staff = await browserOf('employee')
    const other = {
      vehicle_id: desk.boat,
      day: '2026-06-03',
      start: '12:00',
      hours: 1,
      name: 'Nora',
      people: 2,
      price: 50,
    }
    await staff.post('/api/rere_book_walk_in/', other)
    expect((await change({ start: 11.5 })).json).toMatchObject({
      code: 'TAKEN',
      detail: expect.stringContaining('by Nora'),
    })
    expect((await preview({ start: 11.5 })).json.refusal).toMatchObject({ code: 'TAKEN' })
    await sql()`UPDATE vehicles SET blocked = true`
    await desk.it.live.changed('vehicles')
    expect((await change({ day: '2026-06-04' })).json.code).toBe('VEHICLE_BLOCKED')
  })

  test('for who is not signed in, the test account, and customers who are excluded', async () => {
    const day = '2026-06-04'
    expect((await change({ day }, 'nobody')).status).toBe(401)
    expect((await change({ day }, 'demo')).json.code).toBe('DEMO_ACCOUNT')
    await sql()`INSERT INTO blocked_customers (name, email, reason) VALUES ('Rolf Rammer', 'rowdy@guests.example', 'A hole')`
    await desk.it.live.changed('blocked-customers')
    expect((await change({ email: 'rowdy@guests.example' })).json.code).toBe('EXCLUDED')
  })

  test('of a booking that was canceled; of one that is over only who and how is changed', async () => {
    desk.it.setNow('2026-06-03T12:00:00Z')
    expect((await change({ hours: 2, whole: 90 })).json.code).toBe('OVER')
    expect((await change({ name: 'Nils Quick' })).status).toBe(200)
    await sql()`UPDATE bookings SET canceled_at = now(), canceled_reason = 'Ill'`
    expect((await change({ name: 'Ole' })).json.code).toBe('CANCELED')
  })
})

test('Who is aboard comes back later, and nothing else changes.', async () => {
  desk.it.setNow('2026-06-03T08:10:00Z')
  await sql()`INSERT INTO handovers (booking_id, out_at, out_by, fuel_out) VALUES (${booking}, '2026-06-03T08:00:00Z', 'Jonas Pier', 8)`
  await desk.it.live.changed('handovers', 'bookings')
  expect((await change({ start: 11 })).json.code).toBe('BOAT_OUT')
  expect((await change({ adults: 3 })).json.code).toBe('BOAT_OUT')
  expect((await change({ hours: 2, whole: 90 })).json).toMatchObject({ ends_at: '2026-06-03T12:00', open: 90 })
})

describe('what was paid', () => {
  test('at the till is open for the rest where it becomes dearer, and is paid again where that is taken back', async () => {
    await sql()`UPDATE bookings SET paid_at = '2026-06-01T09:00:00Z'`
    const { json } = await change({ hours: 2, whole: 90 })
    expect(json).toMatchObject({ open: 40, hand_back: 0 })
    expect(await row()).toMatchObject({ paid_at: null, advance: 5000, price: 9000, payment_method: 'on_site' })
    expect((await undo(json.change_id)).status).toBe(200)
    expect(await row()).toMatchObject({ advance: 0, price: 5000 })
    expect((await row()).paid_at).not.toBeNull()
  })

  test('goes back by admins alone, or not at all where the price is kept', async () => {
    await change({ hours: 2, whole: 90 })
    await sql()`UPDATE bookings SET paid_at = '2026-06-01T09:00:00Z'`
    const shorter = { hours: 1, whole: 50, back: 40 }
    expect((await preview({ hours: 1 })).json).toMatchObject({ is_for_admins: true, money: { hand_back: 40 } })
    expect((await change(shorter)).json.code).toBe('BOOKING_PAID')
    expect((await change({ hours: 1, price: 'keep', whole: 90 })).status).toBe(200)
    await sql()`UPDATE bookings SET ends_at = starts_at + interval '2 hours'`
    const reply = await change(shorter, 'admin')
    expect(reply.json).toMatchObject({ hand_back: 40, change_id: null, is_told: true })
    expect(await row()).toMatchObject({ price: 5000 })
    expect((await row()).paid_at).not.toBeNull()
  })
})
