import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, rootCode, type TestApp } from '#testing/app.ts'
import { askForCode, book, bookingFields } from '#testing/booking.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'

let it: TestApp
let boat: number

beforeAll(async () => {
  it = await buildTestApp()
})

beforeEach(async () => {
  it.setNow('2026-06-01T05:00:00Z')
  await it.sql`TRUNCATE bookings, blocked_days, blocked_customers, verification_codes, mails, throttles, idempotent_answers, vehicles CASCADE`
  boat = await insertVehicle(it.sql, { name: 'Eider', extra_binoculars: true, extra_captain: 4550 })
  await it.live.changed('vehicles', 'bookings', 'blocked-days', 'blocked-customers', 'settings')
})

const stored = () => it.sql`SELECT * FROM bookings ORDER BY id`
const request = (fields: Record<string, unknown>, headers?: Record<string, string>) =>
  it.visitor().post('/api/rere_send_booking_request/', fields, headers)

describe('booking', () => {
  test('stands in the database with the price the server computed, and the confirmation is in the outbox', async () => {
    const reply = await book(it.sql, it.visitor(), {
      vehicle: boat,
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
      vehicle_id: boat,
      starts_at: '2026-06-03 10:00:00',
      ends_at: '2026-06-03 12:00:00',
      price: 18_600,
      extras: ['binoculars', 'captain'],
      people: 2,
      email: 'mira@guests.example',
      employee: '',
      reference: reply.json.reference,
    })
    expect(row?.comment).toContain('Comment: Birthday')
    const [mail] = await it.sql`SELECT * FROM mails ORDER BY id DESC LIMIT 1`
    expect(mail?.recipient).toBe('mira@guests.example')
    expect(mail?.body_text).toContain(reply.json.reference)
    expect(mail?.attachments).toMatchObject([{ type: expect.stringContaining('text/calendar') }])
  })

  test('is refused as ALREADY_BOOKED with status 200 for every overlap, and taken right beside', async () => {
    expect(
      (await book(it.sql, it.visitor(), { vehicle: boat, booked_start: 12, booked_hours: 2, price: 90 })).status,
    ).toBe(201)
    for (const [booked_start, booked_hours, price] of [
      [12, 1, 50],
      [13, 1, 50],
      [11, 2, 90],
      [11, 3, 120.5],
      [13, 2, 90],
    ]) {
      const reply = await book(it.sql, it.visitor(), {
        vehicle: boat,
        booked_start,
        booked_hours,
        price,
        email: `a${booked_start}${booked_hours}@guests.example`,
      })
      expect([reply.status, reply.json]).toEqual([200, { type: 'ALREADY_BOOKED' }])
    }
    expect((await book(it.sql, it.visitor(), { vehicle: boat, booked_start: 11 })).status).toBe(201)
    expect((await book(it.sql, it.visitor(), { vehicle: boat, booked_start: 14 })).status).toBe(201)
  })

  test('meets a booking by days under the same constraint', async () => {
    await insertBooking(it.sql, boat, '2026-06-02T14:00', '2026-06-03T10:00', 'days')
    const before = await book(it.sql, it.visitor(), { vehicle: boat, booked_start: 9 })
    expect(before.json).toEqual({ type: 'ALREADY_BOOKED' })
    expect((await book(it.sql, it.visitor(), { vehicle: boat, booked_start: 10 })).status).toBe(201)
  })

  test('of a canceled time is possible again', async () => {
    await book(it.sql, it.visitor(), { vehicle: boat })
    await it.sql`UPDATE bookings SET canceled_at = now()`
    expect((await book(it.sql, it.visitor(), { vehicle: boat })).status).toBe(201)
  })

  test('at another price than shown is refused with the new one, and nothing is booked or lost', async () => {
    const fields = bookingFields({ vehicle: boat, price: 40 })
    const code = await askForCode(it.sql, it.visitor(), fields)
    const refused = await request({ ...fields, code })
    expect([refused.status, refused.json]).toMatchObject([409, { code: 'PRICE_CHANGED', price: 50 }])
    expect(await stored()).toHaveLength(0)
    expect((await request({ ...fields, code, price: 50 })).status).toBe(201)
  })

  test('by staff carries the name of who is signed in, whatever the form says', async () => {
    const staff = await it.signedIn('employee')
    const reply = await book(it.sql, staff, { vehicle: boat, employee: 'The Boss' })
    expect(reply.status).toBe(201)
    expect((await stored())[0]?.employee).toBe('Jonas Pier')
    expect((await book(it.sql, it.visitor(), { vehicle: boat, employee: 'The Boss', booked_start: 15 })).status).toBe(
      201,
    )
    expect((await stored())[1]?.employee).toBe('')
  })

  test.each([
    ['a name of four letters', { name: 'Mira' }, 'name', 'Please enter a valid first and last name'],
    ['a name of 51 letters', { name: 'x'.repeat(51) }, 'name', 'Please enter a valid first and last name'],
    ['an email without a domain', { email: 'mira@guests' }, 'email', 'Please enter a valid email address'],
    [
      'an email with a line break',
      { email: 'mira@guests.example\r\nBcc: all@guests.example' },
      'email',
      'Please enter a valid email address',
    ],
    ['a phone of letters', { phone: 'call me' }, 'phone', 'Please enter a valid phone number'],
    ['a phone of three digits', { phone: '123' }, 'phone', 'Please enter a valid phone number'],
    [
      'a street without a number',
      { streetAndNumber: 'Seestrasse' },
      'streetAndNumber',
      'Please enter a valid street & house number',
    ],
    [
      'a city without a ZIP code',
      { zipCodeAndCity: 'Starnberg' },
      'zipCodeAndCity',
      'Please enter a valid ZIP code & city',
    ],
    [
      '51 letters of additional address',
      { additional: 'x'.repeat(51) },
      'additional',
      'Additional address details are too long',
    ],
    ['201 letters of comment', { comment: 'x'.repeat(201) }, 'comment', 'Your comment is too long'],
    ['no adults', { adults: 0 }, 'adults', 'Please check your entered details'],
    ['more people than seats', { adults: 7 }, 'adults', 'Please check your entered details'],
    ['a child without an age', { children: 1 }, 'ageFrom', 'Please check your entered details'],
    ['terms not agreed to', { privacy: false }, 'privacy', 'Please agree to the terms and the privacy policy'],
    ['a day that does not exist', { booked_day: '2026-02-29' }, 'booked_day', 'Please select a valid date'],
    ['a quarter of an hour', { booked_hours: 1.25 }, 'booked_hours', 'Please choose a duration'],
    ['a vehicle nobody has', { vehicle: 999_999 }, 'vehicle', 'Please choose a vehicle'],
    ['a code of letters', { code: 'abcde' }, 'code', 'The entered code is invalid'],
    ['a null byte', { comment: 'a\u0000b' }, 'comment', 'Your comment is too long'],
  ])('with %s is refused with the message for the field', async (_what, change, field, message) => {
    const reply = await request(bookingFields({ vehicle: boat, ...change }))
    expect(reply.status).toBe(422)
    expect(reply.json.code).toBe('INVALID')
    expect(reply.json.errors).toContainEqual({ field, message })
    expect(reply.headers['content-type']).toContain('application/problem+json')
    expect(await stored()).toHaveLength(0)
  })

  test.each([
    ['a past hour', { booked_day: '2026-05-31' }, 'PAST'],
    ['before opening', { booked_start: 8 }, 'OUTSIDE_OPENING_HOURS'],
    ['beyond closing', { booked_start: 18, booked_hours: 2, price: 90 }, 'OUTSIDE_OPENING_HOURS'],
    ['a half hour on a boat by the hour', { booked_start: 10.5 }, 'START_NOT_OFFERED'],
    ['a duration without a price', { booked_hours: 4 }, 'DURATION_NOT_OFFERED'],
    ['an extra the boat does not have', { extra_jukebox: true, price: 60 }, 'EXTRA_NOT_OFFERED'],
    ['three years ahead', { booked_day: '2029-06-01' }, 'TOO_FAR_AHEAD'],
    ['a blocked day', { booked_day: '2026-06-05' }, 'DAY_BLOCKED'],
  ])('of %s is refused with the reason', async (_what, change, code) => {
    await it.sql`INSERT INTO blocked_days (day, blocked_by) VALUES ('2026-06-05', 'Ada')`
    await it.live.changed('blocked-days')
    const reply = await request(bookingFields({ vehicle: boat, ...change }))
    expect([reply.status, reply.json.code]).toEqual([422, code])
    expect(await stored()).toHaveLength(0)
  })

  test('of a blocked vehicle is refused', async () => {
    await it.sql`UPDATE vehicles SET blocked = true`
    await it.live.changed('vehicles')
    const reply = await request(bookingFields({ vehicle: boat }))
    expect([reply.status, reply.json.code]).toEqual([422, 'VEHICLE_BLOCKED'])
  })

  test('of a boat that needs a licence asks for one, or the charter licence that the boat offers', async () => {
    const needy = await insertVehicle(it.sql, { license: 'yes', charter_license: 0, name: 'Merganser' })
    await it.live.changed('vehicles')
    const unanswered = await request(bookingFields({ vehicle: needy }))
    expect(unanswered.json.errors).toContainEqual({ field: 'hasLicense', message: 'Please check your entered details' })
    expect((await request(bookingFields({ vehicle: needy, hasLicense: 'no' }))).status).toBe(422)
    expect((await book(it.sql, it.visitor(), { vehicle: needy, hasLicense: 'yes' })).status).toBe(201)
  })

  test('of an excluded customer is refused with 403, after the code and not before', async () => {
    await it.sql`INSERT INTO blocked_customers (email, reason) VALUES ('Mira@Guests.example', 'Sank a boat')`
    await it.live.changed('blocked-customers')
    const fields = bookingFields({ vehicle: boat })
    const code = await askForCode(it.sql, it.visitor(), fields)
    const wrong = await request({ ...fields, code: code === '11111' ? '22222' : '11111' })
    expect(wrong.json.errors).toContainEqual({ field: 'code', message: 'The entered code is invalid' })
    const refused = await request({ ...fields, code })
    expect([refused.status, refused.json.code]).toEqual([403, 'EXCLUDED'])
    expect(await stored()).toHaveLength(0)
  })

  test('by the test account, and by visitors of a showcase, is refused', async () => {
    const demo = await it.signedIn('demo')
    const reply = await demo.post('/api/rere_send_booking_request/', bookingFields({ vehicle: boat }))
    expect([reply.status, reply.json.code]).toEqual([403, 'DEMO_ACCOUNT'])
    const showcase = await buildTestApp({ SHOWCASE: 'on' })
    const refused = await showcase.visitor().post('/api/rere_send_booking_request/', bookingFields({}))
    expect([refused.status, refused.json.code]).toEqual([403, 'SHOWCASE'])
  })

  test('takes multipart and JSON like forms', async () => {
    const fields = bookingFields({ vehicle: boat })
    const code = await askForCode(it.sql, it.visitor(), fields)
    const parts = Object.entries({ ...fields, code }).map(
      ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const multipart = await it.visitor().send({
      method: 'POST',
      url: '/api/rere_send_booking_request/',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: `${parts.join('')}--x--\r\n`,
    })
    expect(multipart.status).toBe(201)
    const later = bookingFields({ vehicle: boat, booked_start: 15 })
    const secondCode = await askForCode(it.sql, it.visitor(), later)
    const json = await it
      .visitor()
      .send({ method: 'POST', url: '/api/rere_send_booking_request', payload: { ...later, code: secondCode } })
    expect(json.status).toBe(201)
  })
})

describe('the code', () => {
  test('confirms once, for this boat and start only', async () => {
    const fields = bookingFields({ vehicle: boat })
    const code = await askForCode(it.sql, it.visitor(), fields)
    const elsewhere = await request({ ...fields, code, booked_start: 15 })
    expect(elsewhere.json.errors).toContainEqual({ field: 'code', message: 'The entered code is invalid' })
    expect((await request({ ...fields, code })).status).toBe(201)
    await it.sql`UPDATE bookings SET canceled_at = now()`
    expect((await request({ ...fields, code })).status).toBe(422)
  })

  test('is worth nothing after five wrong tries, nor after ten minutes', async () => {
    const fields = bookingFields({ vehicle: boat })
    const code = await askForCode(it.sql, it.visitor(), fields)
    const wrong = code === '11111' ? '22222' : '11111'
    for (let i = 0; i < 5; i++) expect((await request({ ...fields, code: wrong })).status).toBe(422)
    expect((await request({ ...fields, code })).status).toBe(422)
    const second = await askForCode(it.sql, it.visitor(), fields)
    await it.sql`UPDATE verification_codes SET expires_at = now() - interval '1 second'`
    expect((await request({ ...fields, code: second })).status).toBe(422)
    expect(await stored()).toHaveLength(0)
  })

  test('asked for again replaces the one before', async () => {
    const fields = bookingFields({ vehicle: boat })
    const first = await askForCode(it.sql, it.visitor(), fields)
    let second = await askForCode(it.sql, it.visitor(), fields)
    if (second === first) second = await askForCode(it.sql, it.visitor(), fields)
    expect((await request({ ...fields, code: first })).status).toBe(422)
    expect((await request({ ...fields, code: second })).status).toBe(201)
  })

  test('is kept as a hash only', async () => {
    const code = await askForCode(it.sql, it.visitor(), bookingFields({ vehicle: boat }))
    const [row] = await it.sql`SELECT * FROM verification_codes`
    expect(JSON.stringify(row)).not.toContain(code)
  })

  test('is mailed at most five times an hour to one address, with Retry-After', async () => {
    const fields = bookingFields({ vehicle: boat })
    for (let i = 0; i < 5; i++) await askForCode(it.sql, it.visitor(), fields)
    const { name, email, vehicle, booked_day, booked_start } = fields
    const reply = await it
      .visitor()
      .post('/api/rere_send_verification_code/', { name, email, vehicle, booked_day, booked_start })
    expect([reply.status, reply.json.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(await it.sql`SELECT FROM mails`).toHaveLength(5)
  })

  test('is not mailed for what cannot be booked, or to nobody', async () => {
    const ask = (changes: object) =>
      it.visitor().post('/api/rere_send_verification_code/', {
        name: 'Mira Keller',
        email: 'mira@guests.example',
        vehicle: boat,
        booked_day: '2026-06-03',
        booked_start: 10,
        ...changes,
      })
    expect((await ask({ booked_day: '2026-05-01' })).json.code).toBe('PAST')
    expect((await ask({ email: 'nobody' })).json.errors).toContainEqual({
      field: 'email',
      message: 'Please enter a valid email address',
    })
    expect((await ask({ vehicle: 5 })).status).toBe(422)
    expect(await it.sql`SELECT FROM mails`).toHaveLength(0)
  })

  test('of the root account is always the same and never mailed', async () => {
    const root = await it.signedIn('root')
    const fields = bookingFields({ vehicle: boat })
    const asked = await root.post('/api/rere_send_verification_code/', {
      name: fields.name,
      email: fields.email,
      vehicle: boat,
      booked_day: fields.booked_day,
      booked_start: 10,
    })
    expect(asked.status).toBe(201)
    expect(await it.sql`SELECT FROM mails`).toHaveLength(0)
    expect((await root.post('/api/rere_send_booking_request/', { ...fields, code: '11111' })).status).toBe(422)
    expect((await request({ ...fields, code: rootCode })).status).toBe(422)
    expect((await root.post('/api/rere_send_booking_request/', { ...fields, code: rootCode })).status).toBe(201)
  })
})

describe('a repeated booking request', () => {
  const key = { 'idempotency-key': 'a-key-of-this-very-booking' }

  test('with the same key gets the same answer and books once', async () => {
    const fields = bookingFields({ vehicle: boat })
    const code = await askForCode(it.sql, it.visitor(), fields)
    const first = await request({ ...fields, code }, key)
    const again = await request({ ...fields, code }, key)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.json).toEqual(first.json)
    expect(await stored()).toHaveLength(1)
    expect(await it.sql`SELECT FROM mails`).toHaveLength(2)
  })

  test('gets the same answer even when its time has passed and the price has changed since', async () => {
    const fields = bookingFields({ vehicle: boat })
    const code = await askForCode(it.sql, it.visitor(), fields)
    const first = await request({ ...fields, code }, key)
    it.setNow('2026-06-04T05:00:00Z')
    await it.sql`UPDATE vehicle_prices SET price = 1`
    await it.live.changed('vehicles')
    expect((await request({ ...fields, code }, key)).json).toEqual(first.json)
  })

  test('sent twice at the same moment books once and answers both alike', async () => {
    const fields = bookingFields({ vehicle: boat })
    const code = await askForCode(it.sql, it.visitor(), fields)
    const replies = await Promise.all(Array.from({ length: 8 }, () => request({ ...fields, code }, key)))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(await stored()).toHaveLength(1)
  })

  test('with another body is refused', async () => {
    await book(it.sql, it.visitor(), { vehicle: boat }, key)
    const other = await book(it.sql, it.visitor(), { vehicle: boat, booked_start: 15 }, key)
    expect([other.status, other.json.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect(await stored()).toHaveLength(1)
  })

  test('with a malformed key is refused', async () => {
    const reply = await request(bookingFields({ vehicle: boat }), { 'idempotency-key': 'short' })
    expect(reply.status).toBe(422)
  })
})

test('the confirmation call answers success and never sends a second mail or one to a stranger', async () => {
  const booked = await book(it.sql, it.visitor(), { vehicle: boat })
  expect(booked.status).toBe(201)
  const fields = {
    vehicle_id: boat,
    name: 'Mira Keller',
    email: 'mira@guests.example',
    phone: '0151234567',
    booked_day: '2026-06-03',
    booked_start: 10,
    booked_hours: 1,
    comment: 'x',
  }
  const mails = await it.sql`SELECT FROM mails`
  for (const email of ['mira@guests.example', 'mira@guests.example', 'stranger@guests.example']) {
    const reply = await it.visitor().post('/api/rere_send_confirmation_email_EN/', { ...fields, email })
    expect([reply.status, reply.json]).toEqual([200, { status: 'success' }])
  }
  expect(await it.sql`SELECT FROM mails`).toHaveLength(mails.length)
  expect((await it.visitor().post('/api/rere_send_confirmation_email_EN/', { ...fields, email: 'x' })).status).toBe(422)
})

describe('64 customers who want overlapping times of one boat at the same moment', () => {
  const customers = 64
  const rounds = 50

  /** Requests ready to be sent, each with its own code. Their hours all include 12 to 13. */
  async function requests(sql: TestApp['sql'], day: string) {
    await sql`
      INSERT INTO verification_codes (email, vehicle_id, starts_at, salt, code_hash, expires_at)
      SELECT 'c' || n || '@guests.example', ${boat}, ${day}::date + make_interval(hours => 10 + n % 3), ''::bytea,
             sha256('12345'::bytea), now() + interval '10 minutes'
      FROM generate_series(0, ${customers - 1}) n`
    return Array.from({ length: customers }, (_, n) => {
      const hours = 3 - (n % 3)
      const price = [50, 90, 120.5][hours - 1]
      const times = { booked_day: day, booked_start: 10 + (n % 3), booked_hours: hours, price }
      return bookingFields({ vehicle: boat, email: `c${n}@guests.example`, code: '12345', ...times })
    })
  }

  const dayOfRound = (round: number) => `2026-07-${String((round % 28) + 1).padStart(2, '0')}`

  test(`are answered with one 201 and 63 times ALREADY_BOOKED, ${rounds} times over`, { timeout: 60_000 }, async () => {
    for (let round = 0; round < rounds; round++) {
      await it.sql`TRUNCATE bookings, verification_codes, mails CASCADE`
      const all = await requests(it.sql, dayOfRound(round))
      const replies = await Promise.all(all.map((fields) => request(fields)))
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(replies.filter(({ json }) => json.type === 'ALREADY_BOOKED')).toHaveLength(customers - 1)
      expect(await stored()).toHaveLength(1)
      expect(await it.sql`SELECT FROM mails`).toHaveLength(1)
    }
  })

  test('would double-book without the constraint: that is what the test above sees', async () => {
    const bare = await buildTestApp()
    boat = await insertVehicle(bare.sql)
    // A constraint of the same name that two overlapping bookings never violate.
    await bare.sql`ALTER TABLE bookings DROP CONSTRAINT no_double_booking`
    await bare.sql`ALTER TABLE bookings ADD CONSTRAINT no_double_booking EXCLUDE USING gist (id WITH =)`
    const all = await requests(bare.sql, '2026-07-01')
    const replies = await Promise.all(
      all.map((fields) => bare.visitor().post('/api/rere_send_booking_request/', fields)),
    )
    expect(replies.filter(({ status }) => status === 201).length).toBeGreaterThan(1)
  })
})
