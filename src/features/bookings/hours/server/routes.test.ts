import { describe, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { askForCode, book, bookingFields, openDesk } from '#testing/booking.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'

const desk = openDesk()
const { request, stored } = desk

describe('booking', () => {
  test('stands in the database with the price the server computed, and the confirmation is in the outbox', async () => {
    const reply = await book(desk.it.sql, desk.it.visitor(), {
      vehicle: desk.boat,
      extra_binoculars: true,
      extra_captain: true,
      booked_hours: 2,
      price: 186,
      comment: 'Birthday',
    })
    expect(reply.status).toBe(201)
    expect(reply.json).toMatchObject({
      vehicle_name: 'Eider',
      booked_day: '2026-06-03',
      booked_start: 10,
      booked_hours: 2,
      price: 186,
    })
    expect(reply.json).not.toHaveProperty('type')
    const [row, ...others] = await stored()
    expect(others).toEqual([])
    expect(row).toMatchObject({
      vehicle_id: desk.boat,
      starts_at: '2026-06-03 10:00:00',
      ends_at: '2026-06-03 12:00:00',
      price: 18_600,
      extras: ['binoculars', 'captain'],
      people: 2,
      ...{ adults: 2, children: 0, age_from: null, age_to: null, license: 'not_needed', own_words: 'Birthday' },
      email: 'mira@guests.example',
      employee: '',
      reference: reply.json.reference,
    })
    expect(row?.comment).toContain('Comment: Birthday')
    const [mail] = await desk.it.sql`SELECT * FROM mails ORDER BY id DESC LIMIT 1`
    expect(mail?.recipient).toBe('mira@guests.example')
    expect(mail?.body_text).toContain(reply.json.reference)
    expect(mail?.attachments).toMatchObject([{ type: expect.stringContaining('text/calendar') }])
  })

  test('is refused as ALREADY_BOOKED with status 200 for every overlap, and taken right beside', async () => {
    expect(
      (await book(desk.it.sql, desk.it.visitor(), { vehicle: desk.boat, booked_start: 12, booked_hours: 2, price: 90 }))
        .status,
    ).toBe(201)
    for (const [booked_start, booked_hours, price] of [
      [12, 1, 50],
      [13, 1, 50],
      [11, 2, 90],
      [11, 3, 120.5],
      [13, 2, 90],
    ]) {
      const reply = await book(desk.it.sql, desk.it.visitor(), {
        vehicle: desk.boat,
        booked_start,
        booked_hours,
        price,
        email: `a${booked_start}${booked_hours}@guests.example`,
      })
      expect([reply.status, reply.json]).toEqual([200, { type: 'ALREADY_BOOKED' }])
    }
    expect((await book(desk.it.sql, desk.it.visitor(), { vehicle: desk.boat, booked_start: 11 })).status).toBe(201)
    expect((await book(desk.it.sql, desk.it.visitor(), { vehicle: desk.boat, booked_start: 14 })).status).toBe(201)
  })

  test('meets a booking by days under the same constraint', async () => {
    await insertBooking(desk.it.sql, desk.boat, '2026-06-02T14:00', '2026-06-03T10:00', 'days')
    const before = await book(desk.it.sql, desk.it.visitor(), { vehicle: desk.boat, booked_start: 9 })
    expect(before.json).toEqual({ type: 'ALREADY_BOOKED' })
    expect((await book(desk.it.sql, desk.it.visitor(), { vehicle: desk.boat, booked_start: 10 })).status).toBe(201)
  })

  test('may leave optional fields empty', async () => {
    const reply = await book(desk.it.sql, desk.it.visitor(), {
      vehicle: desk.boat,
      ageFrom: '',
      ageTo: '',
      hasLicense: '',
      additional: '',
    })
    expect([reply.status, reply.text]).toEqual([201, expect.any(String)])
  })

  test('of a boat that is only let for two hours and more gets its code', async () => {
    const boat = await insertVehicle(desk.it.sql, {}, { 4: 9000 })
    await desk.it.live.changed('vehicles')
    expect((await book(desk.it.sql, desk.it.visitor(), { vehicle: boat, booked_hours: 2, price: 90 })).status).toBe(201)
  })

  test('of a canceled time is possible again', async () => {
    await book(desk.it.sql, desk.it.visitor(), { vehicle: desk.boat })
    await desk.it.sql`UPDATE bookings SET canceled_at = now()`
    expect((await book(desk.it.sql, desk.it.visitor(), { vehicle: desk.boat })).status).toBe(201)
  })

  test('at another price than shown is refused with the new one, and nothing is booked or lost', async () => {
    const fields = bookingFields({ vehicle: desk.boat, price: 40 })
    const code = await askForCode(desk.it.sql, desk.it.visitor(), fields)
    const refused = await request({ ...fields, code })
    expect([refused.status, refused.json]).toMatchObject([409, { code: 'PRICE_CHANGED', price: 50 }])
    expect(await stored()).toHaveLength(0)
    expect((await request({ ...fields, code, price: 50 })).status).toBe(201)
  })

  test('by staff carries the name of who is signed in, whatever the form says', async () => {
    const staff = await desk.it.signedIn('employee')
    const reply = await book(desk.it.sql, staff, { vehicle: desk.boat, employee: 'The Boss' })
    expect(reply.status).toBe(201)
    expect((await stored())[0]?.employee).toBe('Jonas Pier')
    expect(
      (await book(desk.it.sql, desk.it.visitor(), { vehicle: desk.boat, employee: 'The Boss', booked_start: 15 }))
        .status,
    ).toBe(201)
    expect((await stored())[1]?.employee).toBe('')
  })

  test('of an excluded customer is refused with 403, after the code and not before', async () => {
    await desk.it.sql`INSERT INTO blocked_customers (email, reason) VALUES ('Mira@Guests.example', 'Sank a boat')`
    await desk.it.live.changed('blocked-customers')
    const fields = bookingFields({ vehicle: desk.boat })
    const code = await askForCode(desk.it.sql, desk.it.visitor(), fields)
    const wrong = await request({ ...fields, code: code === '11111' ? '22222' : '11111' })
    expect(wrong.json.errors).toContainEqual({ field: 'code', message: 'The entered code is invalid' })
    const refused = await request({ ...fields, code })
    expect([refused.status, refused.json.code]).toEqual([403, 'EXCLUDED'])
    expect(await stored()).toHaveLength(0)
  })

  test('by the test account, and by visitors of a showcase, is refused', async () => {
    const demo = await desk.it.signedIn('demo')
    const reply = await demo.post('/api/rere_send_booking_request/', bookingFields({ vehicle: desk.boat }))
    expect([reply.status, reply.json.code]).toEqual([403, 'DEMO_ACCOUNT'])
    const showcase = await buildTestApp({ SHOWCASE: 'on' })
    const refused = await showcase.visitor().post('/api/rere_send_booking_request/', bookingFields({}))
    expect([refused.status, refused.json.code]).toEqual([403, 'SHOWCASE'])
  })

  test('takes multipart and JSON like forms', async () => {
    const fields = bookingFields({ vehicle: desk.boat })
    const code = await askForCode(desk.it.sql, desk.it.visitor(), fields)
    const parts = Object.entries({ ...fields, code }).map(
      ([name, value]) => `--7MA4YWxkTrZu0gW\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const multipart = await desk.it.visitor().send({
      method: 'POST',
      url: '/api/rere_send_booking_request/',
      headers: { 'content-type': 'multipart/form-data; boundary=7MA4YWxkTrZu0gW' },
      payload: `${parts.join('')}--7MA4YWxkTrZu0gW--\r\n`,
    })
    expect(multipart.status).toBe(201)
    const later = bookingFields({ vehicle: desk.boat, booked_start: 15 })
    const secondCode = await askForCode(desk.it.sql, desk.it.visitor(), later)
    const json = await desk.it
      .visitor()
      .send({ method: 'POST', url: '/api/rere_send_booking_request', payload: { ...later, code: secondCode } })
    expect(json.status).toBe(201)
  })
})

test('the confirmation call answers success and never sends a second mail or one to a stranger', async () => {
  const booked = await book(desk.it.sql, desk.it.visitor(), { vehicle: desk.boat })
  expect(booked.status).toBe(201)
  const fields = {
    vehicle_id: desk.boat,
    name: 'Mira Keller',
    email: 'mira@guests.example',
    phone: '0151234567',
    booked_day: '2026-06-03',
    booked_start: 10,
    booked_hours: 1,
    comment: 'x',
  }
  const mails = await desk.it.sql`SELECT FROM mails`
  for (const email of ['mira@guests.example', 'mira@guests.example', 'stranger@guests.example']) {
    const reply = await desk.it.visitor().post('/api/rere_send_confirmation_email_EN/', { ...fields, email })
    expect([reply.status, reply.json]).toEqual([200, { status: 'success' }])
  }
  expect(await desk.it.sql`SELECT FROM mails`).toHaveLength(mails.length)
  expect(
    (await desk.it.visitor().post('/api/rere_send_confirmation_email_EN/', { ...fields, email: 'x' })).status,
  ).toBe(422)
})
