import { describe, expect, test } from 'vitest'
import { book, bookingFields, openDesk } from '#testing/booking.ts'
import { insertVehicle } from '#testing/fleet.ts'

const desk = openDesk()
const { request, stored } = desk

describe('a booking', () => {
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
    ['a null byte', { comment: 'a\u0000b' }, 'comment', 'Please leave out characters that cannot be read'],
  ])('with %s is refused with the message for the field', async (_what, change, field, message) => {
    const reply = await request(bookingFields({ vehicle: desk.boat, ...change }))
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
    await desk.it.sql`INSERT INTO blocked_days (day, blocked_by) VALUES ('2026-06-05', 'Ada')`
    await desk.it.live.changed('blocked-days')
    const reply = await request(bookingFields({ vehicle: desk.boat, ...change }))
    expect([reply.status, reply.json.code]).toEqual([422, code])
    expect(await stored()).toHaveLength(0)
  })

  test('of a boat without prices by the hour is refused, also of staff and of walk-ins', async () => {
    const vehicle = await insertVehicle(desk.it.sql, { type: 'houseboats', price_night: 54_000 }, {})
    await desk.it.live.changed('vehicles')
    const employee = await desk.it.signedIn('employee')
    const walkIn = { vehicle_id: vehicle, hours: 1, people: 2, name: 'Mira Keller', price: 540 }
    for (const reply of [
      await request(bookingFields({ vehicle, price: 540 })),
      await employee.post('/api/rere_send_booking_request/', bookingFields({ vehicle, price: 540 })),
      await employee.post('/api/rere_book_walk_in/', walkIn),
    ])
      expect([reply.status, reply.json.code]).toEqual([422, 'NOT_OVER_HOURS'])
    expect(await stored()).toHaveLength(0)
    const free = await desk.it
      .visitor()
      .get(`/api/rere_check_available_durations/all/${vehicle},${desk.boat}/2026-06-03/10/`)
    expect(free.json).toEqual({ [vehicle]: 0, [desk.boat]: 9 })
  })

  test('of a blocked vehicle is refused', async () => {
    await desk.it.sql`UPDATE vehicles SET blocked = true`
    await desk.it.live.changed('vehicles')
    const reply = await request(bookingFields({ vehicle: desk.boat }))
    expect([reply.status, reply.json.code]).toEqual([422, 'VEHICLE_BLOCKED'])
  })

  test('of a boat that needs a licence asks for one, or the charter licence that the boat offers', async () => {
    const needy = await insertVehicle(desk.it.sql, { license: 'yes', charter_license: 0, name: 'Merganser' })
    await desk.it.live.changed('vehicles')
    const unanswered = await request(bookingFields({ vehicle: needy }))
    expect(unanswered.json.errors).toContainEqual({ field: 'hasLicense', message: 'Please check your entered details' })
    expect((await request(bookingFields({ vehicle: needy, hasLicense: 'no' }))).status).toBe(422)
    expect((await book(desk.it.sql, desk.it.visitor(), { vehicle: needy, hasLicense: 'yes' })).status).toBe(201)
  })
})
