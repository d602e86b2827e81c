import { describe, expect, test } from 'vitest'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { moveBy, openMoves } from '#testing/moves.ts'

const moves = openMoves()
const { pier, sql, browserOf, stored, placeOf, placesOf, move, undo, book, told, calendars } = moves

const fleetHas = async (...boat: Parameters<typeof insertVehicle> extends [unknown, ...infer Rest] ? Rest : never) => {
  const id = await insertVehicle(sql(), ...boat)
  await pier.it.live.changed('vehicles')
  return id
}

describe('a booking that staff move', () => {
  test('writes what staff read about licence and extras for the new boat', async () => {
    const ferry = await fleetHas({ name: 'Goldeneye', license: 'captain', extra_captain: 5500 })
    await book({ comment: 'Extras: a hat' })
    expect((await move({ vehicle_id: ferry })).status).toBe(200)
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
    const reply = await move({ day: '2026-06-20' })
    expect(reply.json).toMatchObject({ starts_at: '2026-06-20T14:00', ends_at: '2026-06-22T10:00' })
    expect((await told())[0]?.subject).toContain('Saturday, June 20, 2026, 2 pm to Monday, June 22, 2026, 10 am')
  })

  test('before the day its transfer is due makes it due on its first day', async () => {
    await pier.request()
    await move({ day: '2026-06-04' })
    expect((await stored())[0]).toMatchObject({ due_on: '2026-06-04' })
  })

  test('several times within a minute makes one mail, from where the customer thought it was', async () => {
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

  test('goes out of the calendar when it is canceled afterwards', async () => {
    await book()
    await move({ start: 12 })
    const { booking_id } = await placeOf()
    await (await browserOf('employee')).post('/api/rere_cancel_booking_EN/', { booking_id, canceled_reason: 'Storm' })
    expect((await calendars()).map(({ sequence }) => sequence)).toContain('2')
  })

  test('and is sent again is answered again, and nothing goes back that went on meanwhile', async () => {
    await book()
    const staff = await browserOf('employee')
    const key = { 'Idempotency-Key': 'the-same-move-again-1' }
    const form = await moves.formOf({ start: 12 })
    const send = (changes = {}) => staff.post('/api/rere_change_booking/', { ...form, ...changes }, key)
    const replies = [await send(), await send()]
    expect(replies.map(({ status, json }) => [status, json.change_id])).toEqual([
      [200, replies[0]?.json.change_id],
      [200, replies[0]?.json.change_id],
    ])
    await move({ start: 15 })
    expect((await send()).json.starts_at).toBe('2026-06-03T12:00')
    expect(await placesOf()).toMatchObject([{ starts: '2026-06-03 15:00:00', moves: 2 }])
    expect((await send({ start: 13 })).json.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })
})

describe('a price that staff changed before', () => {
  test('is the one that is kept, with its reason, and comes back when the move is undone', async () => {
    const goosander = await fleetHas({ name: 'Goosander' }, { 2: 8000 })
    await book()
    const { booking_id, vehicle_id: eider } = await placeOf()
    const dear = { booking_id, new_price: 40, price_change_reason: 'A friend' }
    expect((await (await browserOf('employee')).post('/api/rere_change_price/', dear)).status).toBe(200)
    expect((await stored())[0]).toMatchObject({ price: 5000, new_price: 4000 })
    expect((await move({ vehicle_id: goosander })).json.price).toBe(40)
    expect((await stored())[0]).toMatchObject({ price: 5000, new_price: 4000, quote: { total: 4000 } })
    const { json } = await move({ vehicle_id: eider, price: 'new', whole: 50 })
    expect((await stored())[0]).toMatchObject({ price: 5000, new_price: null, quote: { total: 5000 } })
    expect((await undo(json.change_id)).json.price).toBe(40)
    expect((await stored())[0]).toMatchObject({ price: 5000, new_price: 4000, price_change_reason: 'A friend' })
  })
})

describe('another price, agreed on in the change', () => {
  const other = (new_price: unknown, price_change_reason?: string, more = {}) =>
    move({ price: 'other', new_price, price_change_reason, whole: new_price, ...more })

  test('is kept beside what was booked, with the reason that its customer reads', async () => {
    await book()
    const { json, status } = await other(42.5, 'The motor was weak')
    expect([status, json.price, json.is_told]).toEqual([200, 42.5, true])
    expect((await stored())[0]).toMatchObject({
      ...{ price: 5000, new_price: 4250, price_change_reason: 'The motor was weak', starts_at: '2026-06-03 10:00:00' },
    })
    expect((await told()).at(-1)?.body_text).toContain('The motor was weak')
    expect((await other(45, 'Half of it')).status).toBe(200)
    expect((await stored())[0]).toMatchObject({ price: 5000, new_price: 4500, price_change_reason: 'Half of it' })
    expect((await other(50, 'After all')).status).toBe(200)
    expect((await stored())[0]).toMatchObject({ price: 5000, new_price: null, price_change_reason: null })
  })

  test('goes with another time and boat, and is taken back with them', async () => {
    const goosander = await fleetHas({ name: 'Goosander' }, { 2: 8000 })
    await book()
    const { json } = await other(70, 'Regular', { vehicle_id: goosander, start: 15 })
    expect((await stored())[0]).toMatchObject({ vehicle_id: goosander, price: 8000, new_price: 7000 })
    expect((await undo(json.change_id)).status).toBe(200)
    expect((await stored())[0]).toMatchObject({ price: 5000, new_price: null, starts_at: '2026-06-03 10:00:00' })
  })

  test('is for what is over and unpaid, too, whose time stays', async () => {
    await book()
    pier.it.setNow('2026-06-03T16:00:00Z')
    expect((await other(30, 'Came late')).status).toBe(200)
    expect((await stored())[0]).toMatchObject({ new_price: 3000, starts_at: '2026-06-03 10:00:00' })
    expect((await other(30, 'Came late', { start: 12 })).json.code).toBe('OVER')
  })

  test.each([
    ['new_price', [undefined, 'Regular']],
    ['new_price', [-1, 'Regular']],
    ['price_change_reason', [40]],
    ['price_change_reason', [40, ' ']],
    ['price_change_reason', [40, 'x'.repeat(201)]],
  ] as const)('needs both: without %s nothing is changed', async (field, [price, reason]) => {
    await book()
    const { json, status } = await other(price, reason, { whole: price ?? 50 })
    expect([status, (json.errors as { field: string }[])[0]?.field]).toEqual([422, field])
    expect((await stored())[0]).toMatchObject({ price: 5000, new_price: null, moves: 0 })
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
})

test('Two boats that are to swap their bookings at the same moment both keep what they have.', async () => {
  const [a, b] = [await fleetHas({ name: 'Merganser' }), await fleetHas({ name: 'Goosander' })]
  await insertBooking(sql(), a, '2026-07-01T10:00', '2026-07-01T12:00')
  await insertBooking(sql(), b, '2026-07-01T10:00', '2026-07-01T12:00')
  await pier.it.live.changed('bookings')
  const [first, second] = await sql()<{ id: number }[]>`SELECT id::int FROM bookings ORDER BY id`
  const staff = await browserOf('employee')
  const swap = (booking_id: number | undefined, vehicle_id: number) => moveBy(staff, { booking_id, vehicle_id })
  const replies = await Promise.all([swap(first?.id, b), swap(second?.id, a)])
  expect(replies.map(({ json }) => json.code)).toEqual(['TAKEN', 'TAKEN'])
  expect(await sql()`SELECT moves FROM bookings`).toEqual([{ moves: 0 }, { moves: 0 }])
})
