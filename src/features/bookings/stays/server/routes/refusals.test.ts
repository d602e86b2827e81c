import { describe, expect, test } from 'vitest'
import { insertVehicle } from '#testing/fleet.ts'
import { openPier } from '#testing/stay.ts'

const pier = openPier()
const { request, hold, stored } = pier

describe.each([
  ['booking', request],
  ['holding', hold],
])('%s a stay', (_what, send) => {
  test.each([
    ['a name of four letters', { name: 'Nils' }, 'name', 'Please enter a valid first and last name'],
    ['an email without a domain', { email: 'nils@guests' }, 'email', 'Please enter a valid email address'],
    ['a phone of three digits', { phone: '123' }, 'phone', 'Please enter a valid phone number'],
    [
      'a street without a number',
      { streetAndNumber: 'Uferweg' },
      'streetAndNumber',
      'Please enter a valid street & house number',
    ],
    [
      'a city without a ZIP code',
      { zipCodeAndCity: 'Konstanz' },
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
    ['more people than beds', { adults: 7 }, 'adults', 'Please check your entered details'],
    ['two children without ages', { children: 2 }, 'ageTo', 'Please check your entered details'],
    ['no payment', { banktransfer: false, paypal: false }, 'payment', 'Please choose a payment method'],
    ['both payments', { banktransfer: true, paypal: true }, 'payment', 'Please choose a payment method'],
    ['terms not agreed to', { privacy: false }, 'privacy', 'Please agree to the terms and the privacy policy'],
    ['a day that does not exist', { booked_day: '2027-02-29' }, 'booked_day', 'Please select a valid date'],
    ['half a night', { booked_duration: 2.5 }, 'booked_duration', 'At most 30 nights can be booked'],
    ['31 nights', { booked_duration: 31 }, 'booked_duration', 'At most 30 nights can be booked'],
    ['a vehicle nobody has', { vehicle: 999_999 }, 'vehicle', 'Please choose a vehicle'],
  ])('with %s is refused with the message for the field', async (_name, change, field, message) => {
    const reply = await send(change)
    expect([reply.status, reply.json.code]).toEqual([422, 'INVALID'])
    expect(reply.json.errors).toContainEqual({ field, message })
    expect(await stored()).toEqual([])
  })

  test.each([
    ['yesterday', { booked_day: '2026-05-31' }, 'PAST'],
    ['one night', { booked_duration: 1, price: 540 }, 'MINIMUM_NIGHTS'],
    ['no night', { booked_duration: 0, price: 0 }, 'MINIMUM_NIGHTS'],
    ['three years ahead', { booked_day: '2029-06-01' }, 'TOO_FAR_AHEAD'],
    ['a blocked day on the way', { booked_day: '2026-06-04' }, 'DAY_BLOCKED'],
    ['a blocked last day', { booked_day: '2026-06-03' }, 'DAY_BLOCKED'],
    ['an extra the boat does not have', { extra_jukebox: true, price: 1090 }, 'EXTRA_NOT_OFFERED'],
  ])('of %s is refused with the reason', async (_name, change, code) => {
    await pier.it.sql`INSERT INTO blocked_days (day, blocked_by) VALUES ('2026-06-05', 'Ada')`
    await pier.it.live.changed('blocked-days')
    const reply = await send(change)
    expect([reply.status, reply.json.code]).toEqual([422, code])
    expect(await stored()).toEqual([])
  })

  test('into the off-season is refused, also where it wraps over the year end', async () => {
    await pier.it
      .sql`UPDATE business_settings SET off_season_start = '12-20', off_season_end = '02-29' WHERE business = 'rental'`
    await pier.it.live.changed('settings')
    for (const booked_day of ['2026-12-18', '2027-01-01', '2027-02-27'])
      expect([booked_day, (await send({ booked_day })).json.code]).toEqual([booked_day, 'CLOSED'])
    for (const booked_day of ['2026-12-17', '2027-03-01']) expect((await send({ booked_day })).status).toBe(201)
    await pier.it.sql`UPDATE business_settings SET off_season_start = NULL, off_season_end = NULL`
  })

  test('for today is taken until 2 pm only', async () => {
    pier.it.setNow('2026-06-10T11:59:00Z')
    expect((await send()).status).toBe(201)
    await pier.it.sql`TRUNCATE bookings CASCADE`
    pier.it.setNow('2026-06-10T12:00:00Z')
    expect((await send()).json.code).toBe('PAST')
  })

  test('at another price than shown books nothing and says the new one', async () => {
    const reply = await send({ price: 980 })
    expect([reply.status, reply.json.code, reply.json.price]).toEqual([409, 'PRICE_CHANGED', 1080])
    expect(await stored()).toEqual([])
  })

  test('of somebody who is blocked is refused as excluded', async () => {
    await pier.it.sql`INSERT INTO blocked_customers (email, reason) VALUES ('nils@guests.example', 'Sank a boat')`
    await pier.it.live.changed('blocked-customers')
    const reply = await send()
    expect([reply.status, reply.json.code]).toEqual([403, 'EXCLUDED'])
    expect(await stored()).toEqual([])
  })

  test('of a blocked vehicle is refused', async () => {
    await pier.it.sql`UPDATE vehicles SET blocked = true`
    await pier.it.live.changed('vehicles')
    expect((await send()).json.code).toBe('VEHICLE_BLOCKED')
  })

  test('of a boat without a price for nights is refused to everybody, at whatever price', async () => {
    const vehicle = await insertVehicle(pier.it.sql, { type: 'motorboats' }, { 2: 54_000 })
    await pier.it.live.changed('vehicles')
    const employee = await pier.it.signedIn('employee')
    for (const reply of [
      await send({ vehicle }),
      await pier.hold({ vehicle }),
      await pier.request({ vehicle, banktransfer: false }, {}, employee),
    ])
      expect([reply.status, reply.json.code]).toEqual([422, 'NOT_OVER_DAYS'])
    expect(await stored()).toEqual([])
  })

  test('without a licence on a boat that needs one and offers no briefing is refused', async () => {
    const vehicle = await insertVehicle(pier.it.sql, { type: 'houseboats', license: 'yes' }, { 2: 54_000 })
    await pier.it.live.changed('vehicles')
    expect((await send({ vehicle })).json.errors).toContainEqual({
      field: 'hasLicense',
      message: 'Please check your entered details',
    })
    expect((await send({ vehicle, hasLicense: 'no' })).json.errors).toContainEqual({
      field: 'hasLicense',
      message: 'Without a boating licence this vehicle cannot be booked',
    })
    expect((await send({ vehicle, hasLicense: 'yes' })).status).toBe(201)
  })

  test('again and again from one mail address is slowed down', async () => {
    const days = Array.from(
      { length: 21 },
      (_, i) => `2026-0${7 + Math.trunc(i / 12)}-${String(2 * (i % 12) + 1).padStart(2, '0')}`,
    )
    const replies = []
    for (const booked_day of days) {
      replies.push(await send({ booked_day }))
      // Nights that are paid do not count against those that may wait for a transfer.
      await pier.it.sql`UPDATE bookings SET paid_at = now() WHERE payment_method = 'transfer'`
    }
    expect(replies.map(({ status }) => status)).toEqual([...Array(20).fill(201), 429])
    expect(Number(replies.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('what a browser claims', () => {
  test('of prices, employees, persons and payments changes nothing', async () => {
    const reply = await request({
      employee: 'The Boss',
      people_amount: 1,
      paid: true,
      paid_at: '2026-01-01',
      admin: true,
      id: 1,
      currency: 'VND',
      open_amount: 0,
      due_on: '2036-01-01',
      payment_method: 'voucher',
      held_until: '2036-01-01',
      quote: '{"total":1}',
      __proto__: { price: 1 },
    })
    expect(reply.json).toMatchObject({
      price: 1080,
      open_amount: 1080,
      payment_method: 'transfer',
      due_on: '2026-06-06',
    })
    const [row] = await stored()
    expect(row).toMatchObject({
      price: 108_000,
      currency: 'USD',
      employee: '',
      people: 2,
      paid_at: null,
      held_until: null,
    })
  })

  test.each([0, 0.01, 1079.99, 1080.01, 999_999.99])('as price, %d, books nothing', async (price) => {
    expect((await request({ price })).json.code).toBe('PRICE_CHANGED')
    expect(await stored()).toEqual([])
  })

  test.each([['-1080'], ['1e3'], ['NaN'], ['1080.001'], ['1,080.00'], ['']])(
    'as price, %s, is refused',
    async (price) => {
      expect((await request({ price })).status).toBe(422)
    },
  )

  test("of somebody else's payment books nothing", async () => {
    const held = await hold({ email: 'other@guests.example' })
    await pier.approve(held)
    const reference = held.json.reference
    const reply = await request({ payment: 'x'.repeat(43) })
    expect(reply.status).toBe(404)
    expect((await request({ payment: "' OR 1=1 --" })).status).toBe(422)
    expect((await stored()).map((row) => row.reference)).toEqual([reference])
  })

  test('of an order id it made up itself is not looked at: the server pays its own orders only', async () => {
    const held = await hold()
    const { payment } = held.json.payment as { payment: string }
    const reply = await request({ payment, order_id: 'MY-CHEAPER-ORDER', amount: 1, currency: 'VND' })
    expect(reply.json.code).toBe('PAYMENT_REQUIRED')
    const [row] = await pier.it.sql`SELECT amount, currency, state FROM payments`
    expect(row).toMatchObject({ amount: 108_000, currency: 'USD', state: 'created' })
  })
})
