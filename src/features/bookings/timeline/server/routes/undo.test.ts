import { describe, expect, test } from 'vitest'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { openMoves } from '#testing/moves.ts'

const moves = openMoves()
const { pier, sql, browserOf, stored, placeOf, placesOf, move, undo, book, told, calendars } = moves

describe('what the customer is told', () => {
  test('waits a little, so that several moves at once are one mail from where they thought it was', async () => {
    await book()
    await move({ start: 12 })
    await move({ start: 15 })
    expect((await calendars()).map(({ state, sequence }) => [state, sequence])).toEqual([
      ['waiting', '0'],
      ['canceled', '1'],
      ['waiting', '2'],
    ])
    const mail = (await told()).at(-1)
    expect(mail?.body_text).toContain('10 am to 11 am')
    expect(mail?.body_text).not.toContain('12 pm to 1 pm')
    const [{ wait } = { wait: 0 }] = await sql()`
      SELECT extract(epoch FROM due_at - now())::int AS wait FROM mails ORDER BY id DESC LIMIT 1`
    expect(wait).toBeGreaterThan(50)
  })

  test('is nothing without an address', async () => {
    await book()
    await sql()`UPDATE bookings SET email = ''`
    expect((await move({ start: 12 })).json.is_told).toBe(false)
    expect(await told()).toEqual([])
  })

  test('takes the booking out of the calendar when it is canceled after a move', async () => {
    await book()
    await move({ start: 12 })
    const { booking_id } = await placeOf()
    await (await browserOf('employee')).post('/api/rere_cancel_booking_EN/', {
      booking_id,
      canceled_reason: 'Storm',
    })
    expect((await calendars()).map(({ sequence }) => sequence)).toContain('2')
  })
})

describe('taking a move back', () => {
  test('puts the booking where it was, its price included, and bothers nobody while the mail waits', async () => {
    const goosander = await insertVehicle(sql(), { name: 'Goosander' }, { 2: 8000 })
    await pier.it.live.changed('vehicles')
    await book()
    const before = (await stored())[0]
    const { json } = await move({ vehicle_id: goosander, price: 'new', new_price: 80 })
    const reply = await undo(json.move_id)
    expect([reply.status, reply.json.price, reply.json.vehicle_name]).toEqual([200, 50, 'Eider'])
    expect((await stored())[0]).toEqual({ ...before, moves: 2 })
    expect((await calendars()).map(({ state }) => state)).toEqual(['waiting', 'canceled'])
    expect(await sql()`SELECT action FROM audit_log WHERE record = ${`booking:${before?.id}`} ORDER BY id`).toEqual([
      { action: 'booking.move' },
      { action: 'booking.move.undo' },
    ])
  })

  test('tells the customer once they know of the move', async () => {
    await book()
    const { json } = await move({ start: 12 })
    await sql()`UPDATE mails SET state = 'sent'`
    await undo(json.move_id)
    expect((await told()).at(-1)?.subject).toContain('10 am to 11 am')
    expect((await calendars()).at(-1)?.sequence).toBe('2')
  })

  test('is refused when the place is taken, the booking moved on, or something was paid at the new price', async () => {
    await book()
    const { vehicle_id } = await placeOf()
    const first = await move({ start: 12 })
    await insertBooking(sql(), Number(vehicle_id), '2026-06-03T10:00', '2026-06-03T11:00')
    const late = await undo(first.json.move_id)
    expect([late.status, late.json.detail]).toEqual([409, 'Eider is taken from 10 am to 11 am by Somebody Else'])
    const second = await move({ start: 14 })
    expect((await undo(first.json.move_id)).json.code).toBe('MOVED_AGAIN')
    await sql()`UPDATE booking_moves SET quote = jsonb_set(quote, '{total}', '7000') WHERE id = ${Number(second.json.move_id)}`
    await sql()`UPDATE bookings SET paid_at = now() WHERE moves = 2`
    expect((await undo(second.json.move_id)).json.code).toBe('PAID')
    await sql()`UPDATE bookings SET quote = jsonb_set(quote, '{total}', '7000'), paid_at = NULL WHERE moves = 2`
    expect((await undo(second.json.move_id)).json.code).toBe('PRICE_CHANGED')
    expect((await undo(999_999)).status).toBe(404)
    expect((await undo(second.json.move_id, 'nobody')).status).toBe(401)
    expect((await undo(second.json.move_id, 'demo')).json.code).toBe('DEMO_ACCOUNT')
  })
})

test('A move that is sent again is answered again, and moves nothing back that went on meanwhile.', async () => {
  await book()
  const place = await placeOf()
  const key = { 'Idempotency-Key': 'the-same-move-again-1' }
  const replies = await Promise.all([1, 2, 3].map(() => move({ ...place, start: 12 }, 'employee', key)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(replies.map(({ json }) => json.move_id)).size).toBe(1)
  await move({ start: 15 })
  expect((await move({ ...place, start: 12 }, 'employee', key)).json.starts_at).toBe('2026-06-03T12:00')
  expect(await placesOf()).toMatchObject([{ starts: '2026-06-03 15:00:00', moves: 2 }])
  expect((await move({ ...place, start: 13 }, 'employee', key)).json.code).toBe('IDEMPOTENCY_KEY_REUSED')
})
