import { beforeEach, describe, expect, test } from 'vitest'
import { openDesk } from '#testing/booking.ts'
import type { Browser } from '#testing/browser.ts'
import { insertBooking } from '#testing/fleet.ts'

const desk = openDesk()
const { stored } = desk

let staff: Browser | undefined
/** Somebody calls for the next day at three. */
const call = async (fields: Record<string, unknown> = {}) => {
  staff ??= await desk.it.signedIn('employee')
  const caller = {
    vehicle_id: desk.boat,
    day: '2026-06-02',
    start: '15:00',
    hours: 1,
    name: 'Ole',
    people: 2,
    price: 50,
  }
  return staff.post('/api/rere_book_walk_in/', { ...caller, phone: '+49 151 222', ...fields })
}
const mails = () => desk.it.sql<{ recipient: string; subject: string; body: string }[]>`
  SELECT recipient, subject, body_text AS body FROM mails`

// 10:40 on the business's clock.
beforeEach(() => desk.it.setNow('2026-06-01T08:40:00Z'))

describe('a caller', () => {
  test('has the boat on another day, unpaid and on site, and nobody is mailed where there is no address', async () => {
    expect((await call()).json).toMatchObject({ starts_at: '2026-06-02T15:00', ends_at: '2026-06-02T16:00', price: 50 })
    expect((await stored())[0]).toMatchObject({
      phone: '+49151222',
      paid_at: null,
      payment_method: 'on_site',
      price: 5000,
    })
    expect(await mails()).toEqual([])
  })

  test('has it from the opening on where no start is said', async () => {
    expect((await call({ start: undefined })).json.starts_at).toBe('2026-06-02T09:00')
  })

  test('is told by mail, in their language', async () => {
    await call({ email: 'ole@guests.example', language: 'de' })
    const [mail] = await mails()
    expect(mail?.subject).toContain('Juni')
    expect((await stored())[0]).toMatchObject({ language: 'de' })
  })

  test('takes extras along, and staff note something', async () => {
    const reply = await call({ extras: ['binoculars'], price: 50, note: 'Comes\nwith a dog' })
    const extra = reply.json.code === 'PRICE_CHANGED' ? Number(reply.json.price) : 50
    expect((await call({ extras: ['binoculars'], price: extra, note: 'Comes\nwith a dog' })).status).toBe(201)
    expect((await stored())[0]).toMatchObject({
      extras: ['binoculars'],
      price: extra * 100,
      staff_comment: 'Comes with a dog',
    })
  })

  test('gets another price for a reason, which stands in the books and the mail', async () => {
    const agreed = { agreed_price: 40.5, agreed_reason: 'Regular', email: 'ole@guests.example' }
    expect((await call(agreed)).json.price).toBe(40.5)
    const [row] = await stored()
    expect(row).toMatchObject({ price: 5000, new_price: 4050, price_change_reason: 'Regular' })
    const { quote } = row as { quote: { total: number; lines: unknown[] } }
    expect([quote.total, quote.lines.at(-1)]).toEqual([4050, { label: 'Price change: Regular', cents: -950 }])
    expect((await mails())[0]?.body).toContain('$40.50')
  })

  test('for nothing is paid already, and the listed price is no other one', async () => {
    expect((await call({ agreed_price: 0, agreed_reason: 'Won it' })).json.price).toBe(0)
    expect((await stored())[0]?.paid_at).not.toBeNull()
    await desk.it.sql`TRUNCATE bookings CASCADE`
    expect((await call({ agreed_price: 50 })).status).toBe(201)
    expect((await stored())[0]).toMatchObject({ price: 5000, new_price: null, price_change_reason: null })
  })
})

describe('a caller is refused', () => {
  test.each([
    ['INVALID', 422, { agreed_price: 40 }],
    ['INVALID', 422, { agreed_price: -1, agreed_reason: 'Regular' }],
    ['INVALID', 422, { agreed_price: 40, agreed_reason: 'x'.repeat(201) }],
    ['INVALID', 422, { day: '2026-02-30' }],
    ['INVALID', 422, { language: 'fr' }],
    ['INVALID', 422, { note: 'x'.repeat(501) }],
    ['PAST', 422, { day: '2026-05-31' }],
    ['TOO_FAR_AHEAD', 422, { day: '2028-07-01' }],
    ['OUTSIDE_OPENING_HOURS', 422, { start: '18:30' }],
    ['EXTRA_NOT_OFFERED', 422, { extras: ['hovercraft'] }],
    ['PRICE_CHANGED', 409, { price: 49, agreed_price: 40, agreed_reason: 'Regular' }],
  ])('with %s (%d) for %o', async (code, status, fields) => {
    const reply = await call(fields)
    expect([reply.json.code, reply.status]).toEqual([code, status])
    expect(await stored()).toEqual([])
  })

  test('without a reason beside its field', async () => {
    expect((await call({ agreed_price: 40 })).json.errors).toEqual([
      { field: 'agreed_reason', message: 'Please say why the price is another one' },
    ])
  })

  test('on a blocked day, and where somebody has the boat', async () => {
    await insertBooking(desk.it.sql, desk.boat, '2026-06-02T15:30', '2026-06-02T17:00')
    expect((await call()).json).toMatchObject({
      code: 'TAKEN',
      detail: 'Eider is taken from 3:30 pm to 5 pm by Somebody Else',
    })
    await desk.it.sql`INSERT INTO blocked_days (day, blocked_by) VALUES ('2026-06-02', 'Ada')`
    await desk.it.live.changed('blocked-days')
    expect((await call()).json.code).toBe('DAY_BLOCKED')
    await desk.it.sql`TRUNCATE blocked_days`
    await desk.it.live.changed('blocked-days')
  })
})
