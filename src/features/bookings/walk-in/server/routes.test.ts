import { beforeEach, describe, expect, test } from 'vitest'
import { openDesk } from '#testing/booking.ts'
import type { Browser } from '#testing/browser.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'

const desk = openDesk()
const { stored } = desk

type Who = 'employee' | 'demo' | 'nobody'
const signedIn = new Map<Who, Browser>()
async function browserOf(who: Who): Promise<Browser> {
  const browser = signedIn.get(who) ?? (who === 'nobody' ? desk.it.visitor() : await desk.it.signedIn(who))
  signedIn.set(who, browser)
  return browser
}
const walkIn = async (fields: Record<string, unknown> = {}, who: Who = 'employee', headers = {}) => {
  const browser = await browserOf(who)
  const walker = { vehicle_id: desk.boat, hours: 1, name: 'Ole', people: 2, price: 50 }
  return browser.post('/api/rere_book_walk_in/', { ...walker, ...fields }, headers)
}
const mails = () => desk.it.sql<{ recipient: string }[]>`SELECT recipient, subject FROM mails`

// 10:40 on the business's clock.
beforeEach(() => desk.it.setNow('2026-06-01T08:40:00Z'))

describe('a walk-in', () => {
  test('has the boat from now on, with nothing but a name', async () => {
    const reply = await walkIn()
    const [row] = await stored()
    expect([reply.status, reply.json]).toEqual([
      201,
      {
        booking_id: row?.id,
        reference: row?.reference,
        vehicle_name: 'Eider',
        starts_at: '2026-06-01T10:40',
        ends_at: '2026-06-01T11:40',
        price: 50,
      },
    ])
    expect(row).toMatchObject({
      kind: 'hours',
      starts_at: '2026-06-01 10:40:00',
      name: 'Ole',
      email: '',
      phone: '',
      people: 2,
      ...{ adults: 2, children: 0, license: 'not_needed', own_words: '' },
      price: 5000,
      paid_at: null,
      payment_method: 'on_site',
      employee: 'Jonas Pier',
    })
    expect(row?.comment).toBe('Boating licence: not needed\nPersons: 2 adults\nExtras: none')
    expect(await mails()).toEqual([])
    expect(await desk.it.sql`SELECT actor, action FROM audit_log WHERE record = ${`booking:${row?.id}`}`).toEqual([
      { actor: 'Jonas Pier', action: 'booking.walk-in' },
    ])
  })

  test('begins within five minutes, and lasts as long as it pays for', async () => {
    desk.it.setNow('2026-06-01T11:19:00Z')
    expect((await walkIn()).json).toMatchObject({ starts_at: '2026-06-01T13:20', ends_at: '2026-06-01T14:20' })
  })

  test('begins later today when that is chosen, and never when it has passed', async () => {
    expect((await walkIn({ start: '15:05' })).json).toMatchObject({
      starts_at: '2026-06-01T15:05',
      ends_at: '2026-06-01T16:05',
    })
    const said = async (start: string) => {
      const { status, json } = await walkIn({ start })
      return [status, json.code]
    }
    expect(await said('10:30')).toEqual([422, 'PAST'])
    expect(await said('18:30')).toEqual([422, 'OUTSIDE_OPENING_HOURS'])
    for (const start of ['15:07', '25:00', 'soon']) expect(await said(start)).toEqual([422, 'INVALID'])
  })

  test('with an address gets the confirmation', async () => {
    await walkIn({ email: 'ole@guests.example', phone: '+49 151 222' })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['ole@guests.example'])
    expect((await stored())[0]).toMatchObject({ phone: '+49151222' })
  })

  test('before opening has it from the opening on', async () => {
    desk.it.setNow('2026-06-01T06:10:00Z')
    expect((await walkIn()).json.starts_at).toBe('2026-06-01T09:00')
  })

  test('shows a licence, gets a briefing, or takes a captain', async () => {
    const license = { license: 'yes', charter_license: 6900, extra_captain: 4900 } as const
    const yacht = await insertVehicle(desk.it.sql, { name: 'Avocet', ...license })
    await desk.it.live.changed('vehicles')
    expect((await walkIn({ vehicle_id: yacht })).json.errors).toEqual([
      { field: 'license', message: 'Please check the licence' },
    ])
    expect((await walkIn({ vehicle_id: yacht, license: 'captain' })).json).toMatchObject({
      code: 'PRICE_CHANGED',
      price: 99,
    })
    expect((await walkIn({ vehicle_id: yacht, license: 'captain', price: 99 })).status).toBe(201)
    await desk.it.sql`TRUNCATE bookings CASCADE`
    expect((await walkIn({ vehicle_id: yacht, license: 'seen' })).status).toBe(201)
    expect((await stored())[0]).toMatchObject({ has_license: true, extras: [] })
    await desk.it.sql`TRUNCATE bookings CASCADE`
    await walkIn({ vehicle_id: yacht, license: 'briefing' })
    expect((await stored())[0]?.comment).toContain('no, briefing with charter licence')
  })

  test('can be canceled although nobody can be told', async () => {
    const { json } = await walkIn()
    const staff = await browserOf('employee')
    const canceled = { booking_id: json.booking_id, canceled_reason: 'Changed their mind' }
    expect((await staff.post('/api/rere_cancel_booking_EN/', canceled)).status).toBe(200)
    expect((await mails()).filter(({ recipient }) => recipient === '')).toEqual([])
  })
})

describe('a walk-in is refused', () => {
  test('who has the boat is said', async () => {
    await insertBooking(desk.it.sql, desk.boat, '2026-06-01T11:00', '2026-06-01T13:00')
    const reply = await walkIn()
    expect([reply.status, reply.json.code]).toEqual([409, 'TAKEN'])
    expect(reply.json.detail).toBe('Eider is taken from 11 am to 1 pm by Somebody Else')
    expect(await stored()).toHaveLength(1)
  })

  test.each([
    ['INVALID', 422, { name: ' ' }],
    ['INVALID', 422, { name: 'x'.repeat(51) }],
    ['INVALID', 422, { email: 'nobody' }],
    ['INVALID', 422, { phone: 'call me' }],
    ['INVALID', 422, { phone: '12' }],
    ['INVALID', 422, { people: 7 }],
    ['INVALID', 422, { vehicle_id: 999_999 }],
    ['INVALID', 422, { license: 'maybe' }],
    ['DURATION_NOT_OFFERED', 422, { hours: 4 }],
    ['PRICE_CHANGED', 409, { price: 49 }],
    ['EXCLUDED', 403, { email: 'rowdy@guests.example' }],
    ['EXCLUDED', 403, { name: 'Rolf  RAMMER', email: '', phone: '' }],
  ])('with %s (%d) for %o', async (code, status, fields) => {
    await desk.it
      .sql`INSERT INTO blocked_customers (name, email, reason) VALUES ('Rolf Rammer', 'rowdy@guests.example', 'A hole')`
    await desk.it.live.changed('blocked-customers')
    const reply = await walkIn(fields)
    expect([reply.json.code, reply.status]).toEqual([code, status])
    expect(await stored()).toEqual([])
  })

  test('after closing, over closing time, on a blocked day, with a blocked boat', async () => {
    desk.it.setNow('2026-06-01T16:20:00Z')
    expect((await walkIn({ hours: 2, price: 90 })).json.code).toBe('OUTSIDE_OPENING_HOURS')
    desk.it.setNow('2026-06-01T17:01:00Z')
    expect((await walkIn()).json.code).toBe('OUTSIDE_OPENING_HOURS')
    desk.it.setNow('2026-06-01T08:40:00Z')
    await desk.it.sql`UPDATE vehicles SET blocked = true`
    await desk.it.live.changed('vehicles')
    expect((await walkIn()).json.code).toBe('VEHICLE_BLOCKED')
    await desk.it.sql`UPDATE vehicles SET blocked = false`
    await desk.it.sql`INSERT INTO blocked_days (day, blocked_by) VALUES ('2026-06-01', 'Ada')`
    await desk.it.live.changed('vehicles', 'blocked-days')
    expect((await walkIn()).json.code).toBe('DAY_BLOCKED')
  })

  test('for visitors and the test account', async () => {
    expect((await walkIn({}, 'nobody')).status).toBe(401)
    expect((await walkIn({}, 'demo')).json.code).toBe('DEMO_ACCOUNT')
    expect(await stored()).toEqual([])
  })
})

test('Sent again it is the same walk-in, also half an hour later.', async () => {
  const key = { 'Idempotency-Key': 'the-same-walk-in-again' }
  const fields = { hours: 1, price: 50 }
  const replies = await Promise.all([1, 2, 3].map(() => walkIn(fields, 'employee', key)))
  desk.it.setNow('2026-06-01T10:40:00Z')
  replies.push(await walkIn(fields, 'employee', key))
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(replies.map(({ json }) => json.booking_id)).size).toBe(1)
  expect(await stored()).toHaveLength(1)
})

test('Of twelve at once for one boat one gets it.', async () => {
  const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => walkIn({ name: `Walker ${n}` })))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(replies.filter(({ json }) => json.code === 'TAKEN')).toHaveLength(11)
  expect(await stored()).toHaveLength(1)
})
