import { describe, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { askForCode, book, bookingFields, openDesk } from '#testing/booking.ts'
import type { Browser } from '#testing/browser.ts'
import { allowDoubleBooking, forbidDoubleBooking, forgetting } from '#testing/forgetting.ts'

const desk = openDesk()
const { request, stored } = desk

/** The same form with the same code, eight times at once and without a key. */
async function sendAll(visitor: Browser) {
  const fields = bookingFields({ vehicle: desk.boat })
  const code = await askForCode(desk.it.sql, visitor, fields)
  return Promise.all(
    Array.from({ length: 8 }, () => visitor.post('/api/rere_send_booking_request/', { ...fields, code })),
  )
}

describe('a repeated booking request', () => {
  const key = { 'idempotency-key': 'a-key-of-this-very-booking' }

  test('with the same key gets the same answer and books once', async () => {
    const fields = bookingFields({ vehicle: desk.boat })
    const code = await askForCode(desk.it.sql, desk.it.visitor(), fields)
    const first = await request({ ...fields, code }, key)
    const again = await request({ ...fields, code }, key)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.json).toEqual(first.json)
    expect(await stored()).toHaveLength(1)
    expect(await desk.it.sql`SELECT FROM mails`).toHaveLength(2)
  })

  test('gets the same answer even when its time has passed and the price has changed since', async () => {
    const fields = bookingFields({ vehicle: desk.boat })
    const code = await askForCode(desk.it.sql, desk.it.visitor(), fields)
    const first = await request({ ...fields, code }, key)
    desk.it.setNow('2026-06-04T05:00:00Z')
    await desk.it.sql`UPDATE vehicle_prices SET price = 1`
    await desk.it.live.changed('vehicles')
    expect((await request({ ...fields, code }, key)).json).toEqual(first.json)
  })

  test('sent twice at the same moment books once and answers both alike', async () => {
    const fields = bookingFields({ vehicle: desk.boat })
    const code = await askForCode(desk.it.sql, desk.it.visitor(), fields)
    const replies = await Promise.all(Array.from({ length: 8 }, () => request({ ...fields, code }, key)))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(await stored()).toHaveLength(1)
    expect(await desk.it.sql`SELECT FROM mails WHERE subject LIKE 'Booked:%'`).toHaveLength(1)
  })

  test('sent twice at the same moment without a key books once: its code counts once', async () => {
    for (let round = 0; round < 4; round++) {
      await desk.it.sql`TRUNCATE bookings, verification_codes, mails, throttles CASCADE`
      const replies = await sendAll(desk.it.visitor())
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(422)])
      expect(await stored()).toHaveLength(1)
      expect(await desk.it.sql`SELECT FROM mails WHERE subject LIKE 'Booked:%'`).toHaveLength(1)
    }
  })

  test('would book and confirm it several times without what counts once: that is what the tests above see', async () => {
    const { it } = desk
    await allowDoubleBooking(it.sql)
    // The code alone keeps it to one; then that does not count either.
    const one = (await sendAll(it.visitor())).filter(({ status }) => status === 201).length
    const careless = await buildTestApp({}, { sql: forgetting(it.appSql, ['AND used_at IS NULL']) }, it)
    await it.sql`TRUNCATE bookings, verification_codes, mails, throttles CASCADE`
    await sendAll(careless.visitor())
    const [booked, told] = [await stored(), await it.sql`SELECT FROM mails WHERE subject LIKE 'Booked:%'`]
    await forbidDoubleBooking(it.sql)
    expect([one, booked.length > 1, told.length > 1]).toEqual([1, true, true])
  })

  test('with another body is refused', async () => {
    await book(desk.it.sql, desk.it.visitor(), { vehicle: desk.boat }, key)
    const other = await book(desk.it.sql, desk.it.visitor(), { vehicle: desk.boat, booked_start: 15 }, key)
    expect([other.status, other.json.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect(await stored()).toHaveLength(1)
  })

  test('with a malformed key is refused', async () => {
    const reply = await request(bookingFields({ vehicle: desk.boat }), { 'idempotency-key': 'short' })
    expect(reply.status).toBe(422)
  })
})
