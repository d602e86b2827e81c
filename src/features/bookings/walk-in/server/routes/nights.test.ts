import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#testing/browser.ts'
import { insertBooking } from '#testing/fleet.ts'
import { openPier } from '#testing/stay.ts'

const pier = openPier()
const sql = () => pier.it.sql

let staff: Browser | undefined
const call = async (fields: Record<string, unknown> = {}, who?: Browser) => {
  staff ??= await pier.it.signedIn('employee')
  const caller = {
    vehicle_id: pier.houseboat,
    day: '2026-06-10',
    nights: 2,
    name: 'Ole',
    phone: '+49 151 222',
    people: 2,
  }
  return (who ?? staff).post('/api/rere_book_walk_in/', { ...caller, price: 1080, ...fields })
}
const times = () => sql()`
  SELECT kind, starts_at::text AS starts, ends_at::text AS ends, payment_method AS pays, paid_at, held_until FROM bookings ORDER BY id`

beforeEach(() => pier.it.setNow('2026-06-01T05:00:00Z'))

describe('a caller over nights', () => {
  test('has the boat from 2 pm to 10 am, unpaid and on site, with the price of nights', async () => {
    const reply = await call()
    expect([reply.status, reply.json]).toMatchObject([
      201,
      { starts_at: '2026-06-10T14:00', ends_at: '2026-06-12T10:00' },
    ])
    expect(await times()).toEqual([
      {
        ...{ kind: 'days', starts: '2026-06-10 14:00:00', ends: '2026-06-12 10:00:00' },
        ...{ pays: 'on_site', paid_at: null, held_until: null },
      },
    ])
  })

  test('may have one night or none, at an agreed price, and is mailed where there is an address', async () => {
    expect(
      (await call({ nights: 1, price: 540, agreed_price: 500, agreed_reason: 'Regular', email: 'ole@guests.example' }))
        .json.price,
    ).toBe(500)
    const [mail] = await sql()<{ subject: string }[]>`SELECT subject FROM mails WHERE recipient = 'ole@guests.example'`
    expect(mail?.subject).toContain('1 night')
    expect((await call({ day: '2026-06-20', nights: 0, price: 0 })).json).toMatchObject({
      starts_at: '2026-06-20T14:00',
    })
  })

  test('is booked once, however often it is sent', async () => {
    staff ??= await pier.it.signedIn('employee')
    const body = { vehicle_id: pier.houseboat, day: '2026-06-10', nights: 2, name: 'Ole', people: 2, price: 1080 }
    const headers = { 'idempotency-key': 'a1b2c3d4e5f6a7b9' }
    const first = await staff.post('/api/rere_book_walk_in/', body, headers)
    expect((await staff.post('/api/rere_book_walk_in/', body, headers)).json).toEqual(first.json)
    expect(await times()).toHaveLength(1)
  })

  test('is one, of two at once', async () => {
    const all = await Promise.all([call(), call({ day: '2026-06-11' })])
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await times()).toHaveLength(1)
  })
})

describe('a caller over nights is refused', () => {
  test.each([
    ['INVALID', 422, { nights: 31 }],
    ['INVALID', 422, { nights: 1.5 }],
    ['INVALID', 422, { nights: 2, hours: 2 }],
    ['INVALID', 422, { nights: '' }],
    ['PAST', 422, { day: '2026-05-31' }],
    ['TOO_FAR_AHEAD', 422, { day: '2028-07-01' }],
    ['PRICE_CHANGED', 409, { price: 1 }],
  ])('with %s (%d) for %o', async (code, status, fields) => {
    const reply = await call(fields)
    expect([reply.json.code, reply.status]).toEqual([code, status])
    expect(await times()).toEqual([])
  })

  test('where a day of it is blocked, the boat is taken, or is let by the hour only', async () => {
    const [eider] = await sql()<{ id: number }[]>`SELECT id FROM vehicles WHERE name = 'Eider'`
    expect((await call({ vehicle_id: eider?.id, price: 100 })).json.code).toBe('NOT_OVER_DAYS')
    await sql()`INSERT INTO blocked_days (day, blocked_by) VALUES ('2026-06-11', 'Ada')`
    await pier.it.live.changed('blocked-days')
    expect((await call()).json.code).toBe('DAY_BLOCKED')
    await sql()`TRUNCATE blocked_days`
    await pier.it.live.changed('blocked-days')
    await insertBooking(sql(), pier.houseboat, '2026-06-11T14:00', '2026-06-13T10:00', 'days')
    expect((await call()).json.code).toBe('TAKEN')
  })

  test('to whoever is no member of staff, or has the test account', async () => {
    expect((await call({}, pier.it.visitor())).status).toBe(401)
    expect((await call({}, await pier.it.signedIn('demo'))).status).toBe(403)
  })
})
