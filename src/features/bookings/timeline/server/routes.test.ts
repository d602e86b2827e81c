import { describe, expect, test } from 'vitest'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { openMoves } from '#testing/moves.ts'
import { insertVoucher } from '#testing/stay.ts'

const moves = openMoves()
const { pier, sql, browserOf, stored, placeOf, placesOf, move, undo, book, told, calendars } = moves

describe('moving a booking', () => {
  test('puts it to another time, mails its customer, and leaves a trace', async () => {
    await book()
    const reply = await move({ day: '2026-06-04', start: 14.5 })
    expect([reply.status, reply.json]).toMatchObject([
      200,
      { vehicle_name: 'Eider', starts_at: '2026-06-04T14:30', ends_at: '2026-06-04T15:30', price: 50, is_told: true },
    ])
    expect(await placesOf()).toMatchObject([{ starts: '2026-06-04 14:30:00', ends: '2026-06-04 15:30:00', moves: 1 }])
    const [mail] = await told()
    expect(mail?.recipient).toBe('mira@guests.example')
    expect(mail?.subject).toBe('Moved: Eider on Thursday, June 4, 2026, 2:30 pm to 3:30 pm')
    expect(mail?.body_text).toContain('Wednesday, June 3, 2026, 10 am to 11 am')
    expect(mail?.body_text).toContain('The price stays as agreed')
    const [confirmed, moved] = await calendars()
    expect(moved?.uid).toBe(confirmed?.uid)
    expect([confirmed?.sequence, moved?.sequence]).toEqual(['0', '1'])
    const [trace] = await sql()`SELECT actor, details FROM audit_log WHERE action = 'booking.move'`
    expect(trace).toMatchObject({
      actor: 'Jonas Pier',
      details: { to: { starts_at: '2026-06-04T14:30', price: 5000 } },
    })
  })

  test('to another boat keeps the agreed price under its name, unless the new one is taken', async () => {
    const heron = await insertVehicle(sql(), { name: 'Goosander' }, { 2: 8000 })
    await pier.it.live.changed('vehicles')
    await book()
    expect((await move({ vehicle_id: heron })).json).toMatchObject({ vehicle_name: 'Goosander', price: 50 })
    const [kept] = await stored()
    expect(kept?.quote.lines).toEqual([{ label: 'Goosander, 1 hour', cents: 5000 }])
    const dear = await move({ start: 12, price: 'new', new_price: 50 })
    expect([dear.status, dear.json.code, dear.json.price]).toEqual([409, 'PRICE_CHANGED', 80])
    expect((await move({ start: 12, price: 'new', new_price: 80 })).json.price).toBe(80)
    expect((await stored())[0]).toMatchObject({ price: 8000, vehicle_id: heron })
    expect((await told()).at(-1)?.body_text).toMatch(/Price now \.+ \$80/)
  })

  test('of a paid booking, or one that a voucher paid a part of, leaves the price alone', async () => {
    await insertVoucher(sql(), 'ABCDEFGHJKLMNPQR', 1000)
    await book({ voucher: 'ABCDEFGHJKLMNPQR', voucher_amount: 10 })
    const refused = await move({ start: 12, price: 'new', new_price: 50 })
    expect([refused.status, refused.json.code]).toEqual([409, 'PAID'])
    await sql()`UPDATE bookings SET paid_at = now()`
    expect((await move({ start: 12, price: 'new', new_price: 50 })).json.code).toBe('PAID')
    expect((await move({ start: 12 })).status).toBe(200)
  })

  test('writes what staff read about licence and extras for the new boat', async () => {
    const ferry = await insertVehicle(sql(), { name: 'Goldeneye', license: 'captain', extra_captain: 5500 })
    await pier.it.live.changed('vehicles')
    await book({ comment: 'Extras: a hat' })
    await move({ vehicle_id: ferry })
    const [row] = await stored()
    expect(row?.comment.split('\n')).toEqual([
      'Boating licence: not needed, with captain',
      'Persons: 2 adults',
      'Extras: captain',
      'Comment: Extras: a hat',
    ])
    expect(row).toMatchObject({ extras: ['captain'], license: 'captain_only', own_words: 'Extras: a hat', adults: 2 })
  })

  test('over days keeps the nights, 2 pm and 10 am', async () => {
    await pier.request()
    const reply = await move({ day: '2026-06-20', start: 9 })
    expect(reply.json).toMatchObject({ starts_at: '2026-06-20T14:00', ends_at: '2026-06-22T10:00', price: 1080 })
    expect((await told())[0]?.subject).toContain(
      'Heron on Saturday, June 20, 2026, 2 pm to Monday, June 22, 2026, 10 am',
    )
  })

  test('before the day its transfer is due makes it due on its first day', async () => {
    await pier.request()
    await move({ day: '2026-06-04' })
    expect((await stored())[0]).toMatchObject({ due_on: '2026-06-04' })
  })
})

describe('a price that staff changed before', () => {
  const change = async (new_price: number) =>
    (await browserOf('employee')).post('/api/rere_change_price/', {
      ...{ booking_id: (await placeOf()).booking_id, new_price, price_change_reason: 'A friend' },
    })

  test('is the one that is kept, with its reason, and comes back when the move is undone', async () => {
    const goosander = await insertVehicle(sql(), { name: 'Goosander' }, { 2: 8000 })
    await pier.it.live.changed('vehicles')
    await book()
    await change(40)
    const before = (await stored())[0]
    expect(before).toMatchObject({ price: 5000, new_price: 4000 })
    expect((await move({ vehicle_id: goosander })).json.price).toBe(40)
    expect((await stored())[0]).toMatchObject({ price: 5000, new_price: 4000, quote: { total: 4000 } })
    const { json } = await move({ start: 12, price: 'new', new_price: 80 })
    expect((await stored())[0]).toMatchObject({ price: 8000, new_price: null, quote: { total: 8000 } })
    expect((await undo(json.move_id)).json.price).toBe(40)
    expect((await stored())[0]).toMatchObject({ price: 5000, new_price: 4000, price_change_reason: 'A friend' })
  })
})

describe('a move that cannot be', () => {
  test('because somebody else has the boat says who, and leaves everything as it is', async () => {
    await book()
    const { vehicle_id } = await placeOf()
    await insertBooking(sql(), Number(vehicle_id), '2026-06-03T14:00', '2026-06-03T16:00')
    const reply = await move({ start: 15.5 })
    expect([reply.status, reply.json.code]).toEqual([409, 'TAKEN'])
    expect(reply.json.detail).toBe('Eider is taken from 2 pm to 4 pm by Somebody Else')
    expect(reply.json.clash).toMatchObject({ name: 'Somebody Else', starts_at: '2026-06-03T14:00' })
    expect(await placesOf()).toMatchObject([{ starts: '2026-06-03 10:00:00', moves: 0 }, {}])
    expect(await told()).toEqual([])
    expect((await move({ start: 13 })).status).toBe(200)
  })

  test.each([
    ['UNCHANGED', 422, {}],
    ['PAST', 422, { day: '2026-05-30' }],
    ['OUTSIDE_OPENING_HOURS', 422, { start: 18.5 }],
    ['START_NOT_OFFERED', 422, { start: 10.25 }],
    ['INVALID', 422, { start: 10.3 }],
    ['INVALID', 422, { day: '2026-06-31' }],
    ['INVALID', 422, { price: 'half' }],
    ['INVALID', 422, { vehicle_id: 999_999 }],
    ['NOT_FOUND', 404, { booking_id: 999_999 }],
  ])('is refused with %s', async (code, status, fields) => {
    await book()
    const reply = await move(fields)
    expect([reply.json.code, reply.status]).toEqual([code, status])
    expect((await stored())[0]).toMatchObject({ moves: 0 })
  })

  test('because the day or the boat is blocked, or too few fit in', async () => {
    const small = await insertVehicle(sql(), { name: 'Teal', passengers: 1 })
    const shut = await insertVehicle(sql(), { name: 'Grebe', blocked: true })
    await sql()`INSERT INTO blocked_days (day, blocked_by) VALUES ('2026-06-05', 'Ada')`
    await pier.it.live.changed('vehicles', 'blocked-days')
    await book()
    expect((await move({ day: '2026-06-05' })).json.code).toBe('DAY_BLOCKED')
    expect((await move({ vehicle_id: shut })).json.code).toBe('VEHICLE_BLOCKED')
    expect((await move({ vehicle_id: small })).json.detail).toBe('Teal is for 1, and they are 2')
  })

  test('because it is canceled, held for somebody who pays, or over', async () => {
    await pier.hold()
    expect((await move({ day: '2026-06-20' })).json.code).toBe('HELD')
    await sql()`UPDATE bookings SET canceled_at = now()`
    expect((await move({ day: '2026-06-20' })).json.code).toBe('CANCELED')
    await sql()`UPDATE bookings SET canceled_at = NULL, held_until = NULL`
    pier.it.setNow('2026-06-12T08:01:00Z')
    const over = await move({ day: '2026-06-20' })
    expect([over.status, over.json.code]).toEqual([409, 'OVER'])
  })

  test('because nobody is signed in, or with the test account', async () => {
    await book()
    expect((await move({ start: 14 }, 'nobody')).status).toBe(401)
    expect((await move({ start: 14 }, 'demo')).json.code).toBe('DEMO_ACCOUNT')
    expect((await stored())[0]).toMatchObject({ moves: 0 })
  })
})
