import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Role, roles } from '#testing/app.ts'
import { book, openDesk } from '#testing/booking.ts'
import type { Browser } from '#testing/browser.ts'
import { insertBooking } from '#testing/fleet.ts'

const desk = openDesk()
const staff = {} as Record<Role, Browser>
let booking = 0

beforeAll(async () => {
  for (const role of roles) staff[role] = await desk.it.signedIn(role)
})

beforeEach(async () => {
  const { sql } = desk.it
  await sql`TRUNCATE audit_log`
  await insertBooking(sql, desk.boat, '2026-06-02T10:00', '2026-06-02T12:00')
  await sql`UPDATE bookings SET name = 'Mira Keller', email = 'mira@guests.example', phone = '+491512345678'`
  const [row] = await sql<{ id: number }[]>`SELECT id FROM bookings`
  booking = row?.id as number
})

const mira = { name: 'Mira Keller', email: 'mira@guests.example', phone: '+491512345678', reason: 'Sank a boat' }
const ban = (browser: Browser, fields: Record<string, unknown>, headers?: Record<string, string>) =>
  browser.post('/api/rere_ban_customer/', fields, headers)
const unban = (browser: Browser, id: unknown) =>
  browser.send({ method: 'DELETE', url: `/api/rere_unban_customer/${id}/` })
const bookAs = (fields: Record<string, unknown> = {}) =>
  book(desk.it.sql, desk.it.visitor(), { vehicle: desk.boat, ...fields })
const stored = () => desk.it.sql`SELECT name, email, phone, reason, booking_id, blocked_by FROM blocked_customers`
const noted = () => desk.it.sql`SELECT actor, action, record, details FROM audit_log ORDER BY id`

test('an admin blocks somebody by hand, who cannot book any more, however they write themselves', async () => {
  const reply = await ban(staff.admin, { name: ' Mira Keller ', phone: '0151 / 23-45 678', reason: ' Sank a boat ' })
  expect([reply.status, reply.json]).toEqual([
    201,
    {
      id: expect.any(Number),
      name: 'Mira Keller',
      email: '',
      phone: '01512345678',
      reason: 'Sank a boat',
      dateTime: '2026-06-01T05:00:00Z',
      booking: null,
      booking_id: null,
      blocked_by: 'Jonas Pier',
    },
  ])
  expect((await staff.admin.get('/api/rere_get_blacklist/')).rows).toEqual([reply.json])
  const refused = await bookAs({ email: 'new@guests.example', phone: '0049 151 2345678' })
  expect([refused.status, refused.json.code]).toEqual([403, 'EXCLUDED'])
  expect(await noted()).toMatchObject([
    { actor: 'Jonas Pier', action: 'customer.block', details: { name: 'Mira Keller', reason: 'Sank a boat' } },
  ])
})

test('an employee blocks who made a booking, and the entry knows the day', async () => {
  const reply = await ban(staff.employee, { ...mira, booking_id: booking })
  expect(reply.status).toBe(201)
  expect(reply.json).toMatchObject({ booking: '2026-06-02', booking_id: booking })
  expect(await stored()).toEqual([{ ...mira, booking_id: booking, blocked_by: 'Jonas Pier' }])
})

test('but nobody else, and nobody by hand', async () => {
  expect((await ban(staff.employee, mira)).status).toBe(403)
  const other = await ban(staff.employee, { ...mira, email: 'max@guests.example', booking_id: booking })
  expect([other.status, other.json.errors]).toEqual([
    422,
    [{ field: 'name', message: 'Only administrators block somebody else than who booked' }],
  ])
  expect(await stored()).toEqual([])
  expect((await ban(staff.admin, { ...mira, email: 'max@guests.example', booking_id: booking })).status).toBe(201)
})

test('what is wrong is said beside its field', async () => {
  for (const [change, field, message] of [
    [{ reason: '' }, 'reason', 'Please enter a reason'],
    [{ reason: 'x'.repeat(301) }, 'reason', 'Please use at most 300 characters for the reason'],
    [{ name: '', email: '', phone: '' }, 'name', 'Please enter a name, an email or a phone number'],
    [{ name: '—', email: '', phone: '000' }, 'name', 'Please enter a name, an email or a phone number'],
    [{ name: 'x'.repeat(51) }, 'name', 'Please use at most 50 characters for the name'],
    [{ email: 'mira' }, 'email', 'Please enter a valid email address'],
    [{ email: `${'x'.repeat(40)}@guests.example` }, 'email', 'Please enter a valid email address'],
    [{ phone: '1'.repeat(26) }, 'phone', 'Please enter a valid phone number'],
    [{ phone: 'none' }, 'phone', 'Please enter a valid phone number'],
    [{ booking_id: 999_999 }, 'booking_id', 'There is no such booking'],
    [{ booking_id: 'x' }, 'booking_id', 'There is no such booking'],
  ] as const) {
    const reply = await ban(staff.admin, { ...mira, ...change })
    expect([reply.status, reply.json.errors]).toEqual([422, [{ field, message }]])
  }
  expect(await stored()).toEqual([])
})

test('nobody is blocked by visitors or by the test account', async () => {
  expect((await ban(desk.it.visitor(), mira)).status).toBe(401)
  expect((await ban(staff.demo, { ...mira, booking_id: booking })).json.code).toBe('DEMO_ACCOUNT')
  expect(await stored()).toEqual([])
})

test('the same customer stands on the list once, also when many block at the same moment', async () => {
  const replies = await Promise.all(
    [mira, { ...mira, email: 'Mira+1@guests.example' }, { ...mira, phone: '0151 2345678' }, mira].map((fields) =>
      ban(staff.admin, fields),
    ),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  expect(replies.find(({ status }) => status === 409)?.json).toMatchObject({
    code: 'ALREADY_BLOCKED',
    detail: 'This customer is blocked already',
  })
  expect(await stored()).toHaveLength(1)
  expect((await ban(staff.admin, { ...mira, phone: '0151 9999999' })).status).toBe(201)
})

test('a repetition gets the answer of the first, and another body under its key none', async () => {
  const key = { 'Idempotency-Key': 'one-block-of-one-customer' }
  const first = await ban(staff.admin, mira, key)
  const [second, third] = await Promise.all([ban(staff.admin, mira, key), ban(staff.admin, mira, key)])
  expect([second?.status, second?.json, third?.json]).toEqual([201, first.json, first.json])
  expect((await ban(staff.admin, { ...mira, reason: 'Else' }, key)).json.code).toBe('IDEMPOTENCY_KEY_REUSED')
  expect(await stored()).toHaveLength(1)
  expect(await noted()).toHaveLength(1)
})

test('an admin unblocks once, and the customer books again', async () => {
  const { json } = await ban(staff.admin, { ...mira, booking_id: booking })
  expect((await bookAs()).json.code).toBe('EXCLUDED')
  expect((await unban(desk.it.visitor(), json.id)).status).toBe(401)
  expect((await unban(staff.employee, json.id)).status).toBe(403)
  expect((await unban(staff.admin, 'x')).status).toBe(422)
  const done = await unban(staff.admin, json.id)
  expect([done.status, done.json]).toEqual([200, { status: 'success' }])
  expect((await unban(staff.admin, json.id)).status).toBe(404)
  expect((await bookAs()).status).toBe(201)
  expect((await noted()).map(({ action }) => action)).toEqual(['customer.block', 'customer.unblock'])
})

test('whoever has the list open hears of both', async () => {
  const heard: string[] = []
  const stop = desk.it.live.subscribe((topics) => heard.push(...topics))
  const { json } = await ban(staff.admin, mira)
  await unban(staff.admin, json.id)
  stop()
  expect(heard.filter((topic) => topic !== 'audit-log')).toEqual(['blocked-customers', 'blocked-customers'])
})
