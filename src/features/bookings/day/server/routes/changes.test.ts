import { describe, expect, test } from 'vitest'
import type { Role } from '#testing/app.ts'
import { openBookingDesk } from '#testing/booking-desk.ts'
import { openOwnPage } from '#testing/own-booking.ts'
import { insertVoucher, openPier } from '#testing/stay.ts'

const pier = openPier()
const { request, stored, mails } = pier
const { post, theBooking, audit } = openBookingDesk(pier)
const sql = () => pier.it.sql
const changePrice = (fields: Record<string, unknown>, as?: Role | 'nobody') =>
  post('rere_change_price', { price_change_reason: 'Engine trouble', ...fields }, as)

describe('the price of an unpaid booking', () => {
  test('is changed with a reason; what was booked is kept, the customer told, and a trace left', async () => {
    await request()
    const { id } = await theBooking()
    const reply = await changePrice({ booking_id: id, new_price: '900,5', shown_price: 1080 })
    expect([reply.status, reply.json]).toEqual([200, { status: 'success' }])
    expect(await theBooking()).toMatchObject({
      price: 1080,
      new_price: 900.5,
      price_change_reason: 'Engine trouble',
      open_amount: 900.5,
      paid: false,
    })
    const [row] = await stored()
    expect(row?.quote).toMatchObject({
      total: 90_050,
      lines: [
        { label: 'Heron, 2 nights', cents: 108_000 },
        { label: 'Price change: Engine trouble', cents: -17_950 },
      ],
    })
    const told = (await mails()).at(-1)
    expect(told?.recipient).toBe('nils@guests.example')
    expect(told?.subject).toBe('New price: Heron on Wednesday, June 10, 2026')
    for (const words of ['$1,080', '$900.50', 'Engine trouble', 'Due by']) expect(told?.body_text).toContain(words)
    expect((await audit()).at(-1)).toEqual({
      actor: 'Jonas Pier',
      action: 'booking.price',
      details: { from: 1080, to: 900.5, reason: 'Engine trouble' },
    })
  })

  test('is changed once however often that comes, and back to what was booked', async () => {
    await request()
    const { id } = await theBooking()
    const change = { booking_id: id, new_price: 900, shown_price: 1080 }
    const replies = [await changePrice(change), await changePrice(change), await changePrice(change)]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await mails()).toHaveLength(2)
    await changePrice({ booking_id: id, new_price: 1080, price_change_reason: 'It was a mistake' })
    expect(await theBooking()).toMatchObject({ price: 1080, new_price: null, price_change_reason: null })
    const [row] = await stored()
    expect(row?.quote).toMatchObject({ lines: [{ cents: 108_000 }], total: 108_000 })
    expect(await mails()).toHaveLength(3)
  })

  test('is changed by one of two who do so at once, the other is told', async () => {
    await request()
    const { id } = await theBooking()
    const replies = await Promise.all(
      [900, 950].map((new_price) => changePrice({ booking_id: id, new_price, shown_price: 1080 })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.json.code).toBe('PRICE_CHANGED')
    expect(refused?.json.price).toBe((await theBooking()).new_price)
    expect(await mails()).toHaveLength(2)
  })

  test('is not below what a voucher paid; when the voucher pays all of it, it is paid', async () => {
    await insertVoucher(sql(), 'ABCDEFGHJKLMNPQR', 50_000)
    await request({ voucher: 'ABCDEFGHJKLMNPQR', voucher_amount: 500 })
    const { id } = await theBooking()
    const refused = await changePrice({ booking_id: id, new_price: 499.99 })
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      [{ field: 'new_price', message: 'A voucher has paid $500 already: the price cannot be lower' }],
    ])
    expect((await changePrice({ booking_id: id, new_price: 500 })).status).toBe(200)
    expect(await theBooking()).toMatchObject({ paid: true, payment_method: 'voucher', open_amount: 0, due_on: null })
    expect((await mails()).at(-1)?.body_text).not.toContain('IBAN')
  })

  test('stays as it is once it is paid, canceled, held, or being paid', async () => {
    await request()
    const { id } = await theBooking()
    const refusal = async () => {
      const { status, json } = await changePrice({ booking_id: id, new_price: 10 })
      return [status, json.code]
    }
    await sql()`
      INSERT INTO payments (id, booking_id, provider, amount, description, state, expires_at)
      VALUES ('a-payment-that-is-under-way', ${id}, 'test', 108000, 'Heron', 'capturing', now())`
    expect(await refusal()).toEqual([409, 'BEING_PAID'])
    await sql()`UPDATE bookings SET held_until = now() + interval '10 minutes'`
    expect(await refusal()).toEqual([409, 'BOOKING_HELD'])
    await sql()`UPDATE bookings SET held_until = NULL, paid_at = now()`
    expect(await refusal()).toEqual([409, 'BOOKING_PAID'])
    await sql()`UPDATE bookings SET paid_at = NULL, canceled_at = now()`
    expect(await refusal()).toEqual([409, 'BOOKING_CANCELED'])
    expect((await stored())[0]?.new_price).toBeNull()
    expect(await mails()).toHaveLength(1)
  })

  test('that was open to be paid online is given up at the old amount', async () => {
    await request()
    const { id } = await theBooking()
    await sql()`
      INSERT INTO payments (id, booking_id, provider, amount, description, expires_at)
      VALUES ('a-payment-that-is-still-open', ${id}, 'test', 108000, 'Heron', now() + interval '10 minutes')`
    await changePrice({ booking_id: id, new_price: 10 })
    expect(await sql()`SELECT state FROM payments`).toEqual([{ state: 'failed' }])
  })

  test('counts: money that still comes at the old one goes back', async () => {
    await request()
    const { id } = await theBooking()
    const own = openOwnPage(pier)
    const paying = await own.pay(await own.linkFor('nils@guests.example'))
    await sql()`UPDATE payments SET state = 'expired'`
    await changePrice({ booking_id: id, new_price: 10 })
    await own.settle(paying)
    await pier.it.runJob('payments')
    expect(await own.refunds()).toEqual([108_000])
    expect(await theBooking()).toMatchObject({ paid: false, open_amount: 10 })
  })

  test('needs a price and a reason, a booking that exists, and somebody who may', async () => {
    await request()
    const { id } = await theBooking()
    for (const new_price of ['', '-5', '12.345', 'free', '1e3'])
      expect((await changePrice({ booking_id: id, new_price })).json.errors).toEqual([
        { field: 'new_price', message: 'Please enter a price' },
      ])
    expect((await changePrice({ booking_id: id, new_price: 9, price_change_reason: ' ' })).json.errors).toEqual([
      { field: 'price_change_reason', message: 'Please enter a reason' },
    ])
    expect((await changePrice({ booking_id: 999_999, new_price: 9 })).status).toBe(404)
    expect((await changePrice({ booking_id: id, new_price: 9 }, 'nobody')).status).toBe(401)
    expect((await changePrice({ booking_id: id, new_price: 9 }, 'demo')).json.code).toBe('DEMO_ACCOUNT')
    expect((await stored())[0]?.new_price).toBeNull()
  })
})

describe('the comment of staff', () => {
  const comment = (fields: Record<string, unknown>, as?: Role | 'nobody') =>
    post('rere_add_booking_comment', fields, as)

  test('is added beside what the customer said, and changed, with who did so', async () => {
    await request({ comment: 'With a dog' })
    const { id, comment: said } = await theBooking()
    expect((await comment({ booking_id: id, comment: 'Call\n them  first' })).json).toEqual({ status: 'success' })
    expect(await theBooking()).toMatchObject({
      comment: `${said}\nStaff: Call them first`,
      staff_comment: 'Call them first',
    })
    await comment({ booking_id: id, comment: 'They are called' }, 'root')
    await comment({ booking_id: id, comment: 'They are called' }, 'root')
    expect((await audit()).slice(-2)).toEqual([
      { actor: 'Jonas Pier', action: 'booking.comment', details: { from: '', to: 'Call them first' } },
      {
        actor: 'Sternsinger',
        action: 'booking.comment',
        details: { from: 'Call them first', to: 'They are called' },
      },
    ])
  })

  test('of somebody else is not written over unseen', async () => {
    await request()
    const { id } = await theBooking()
    const both = await Promise.all(
      ['One', 'Two'].map((text) => comment({ booking_id: id, comment: text, is_first: true })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { staff_comment } = await theBooking()
    const late = await comment({ booking_id: id, comment: 'Three', shown_comment: 'Zero' })
    expect([late.status, late.json.code, late.json.comment]).toEqual([409, 'COMMENT_CHANGED', staff_comment])
    expect((await comment({ booking_id: id, comment: 'Three', shown_comment: staff_comment })).status).toBe(200)
  })

  test('needs words, an unpaid booking, and somebody who may', async () => {
    await request()
    const { id } = await theBooking()
    expect((await comment({ booking_id: id, comment: ' ' })).json.errors).toEqual([
      { field: 'comment', message: 'Please enter a comment' },
    ])
    expect((await comment({ booking_id: id, comment: 'x'.repeat(501) })).json.errors).toEqual([
      { field: 'comment', message: 'The comment is too long' },
    ])
    expect((await comment({ booking_id: 999_999, comment: 'Hello' })).status).toBe(404)
    expect((await comment({ booking_id: id, comment: 'Hello' }, 'nobody')).status).toBe(401)
    await sql()`UPDATE bookings SET paid_at = now()`
    expect((await comment({ booking_id: id, comment: 'Hello' })).json.code).toBe('BOOKING_PAID')
    expect((await theBooking()).staff_comment).toBe('')
  })
})
