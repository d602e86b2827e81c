import { beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { bookingFields } from '#testing/booking.ts'
import { insertVehicle } from '#testing/fleet.ts'

const customers = 24
const rounds = 12

/** As many who book a boat each at the moment in which the water is closed. Gives what neither was refused nor found. */
async function race(it: TestApp) {
  await it.sql`TRUNCATE bookings, vehicles, closures, mails, verification_codes, throttles CASCADE`
  const boats: number[] = []
  for (let n = 0; n < customers; n++) boats.push(await insertVehicle(it.sql, { name: `Boat ${n}` }))
  await it.live.changed('vehicles', 'bookings', 'blocked-days')
  await it.sql`
    INSERT INTO verification_codes (email, vehicle_id, starts_at, salt, code_hash, expires_at)
    SELECT 'c' || id || '@guests.example', id, '2026-06-03T10:00', ''::bytea, sha256('12345'::bytea), now() + interval '10 minutes'
    FROM vehicles`
  const staff = await it.signedIn('employee')
  const book = (vehicle: number) =>
    it
      .visitor()
      .post(
        '/api/rere_send_booking_request/',
        bookingFields({ vehicle, email: `c${vehicle}@guests.example`, code: '12345' }),
      )
  const closing = { from_day: '2026-06-03', from: 9, until_day: '2026-06-03', until: 20, reason: 'Storm warning' }
  // Whom the review does not know of, although they have a booking: written after it was looked at.
  const seen = staff.post('/api/rere_close/', closing).then(async ({ json }) => {
    const { json: review } = await staff.get(`/api/rere_get_review/${json.id}/`)
    return (review.open as unknown[]).length
  })
  const replies = await Promise.all(boats.map(book))
  const booked = replies.filter(({ status }) => status === 201).length
  return { booked, seen: await seen, replies }
}

let it: TestApp

beforeAll(async () => {
  it = await buildTestApp()
})

test('Whoever books while the water is closed is refused, or found by the review.', { timeout: 120_000 }, async () => {
  for (let round = 0; round < rounds; round++) {
    const { booked, seen, replies } = await race(it)
    expect(seen).toBe(booked)
    expect(replies.filter(({ status }) => status >= 500)).toEqual([])
  }
})

test('Without the guard of the database some are neither: that is what the test above sees.', {
  timeout: 120_000,
}, async () => {
  const bare = await buildTestApp()
  await bare.sql`DROP TRIGGER keep_closed_for_new ON bookings`
  let lost = 0
  for (let round = 0; round < rounds && lost === 0; round++) {
    const { booked, seen } = await race(bare)
    lost += booked - seen
  }
  expect(lost).toBeGreaterThan(0)
})
