import { describe, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { bookingFields } from '#testing/booking.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { allowDoubleBooking } from '#testing/forgetting.ts'
import { openPier, stayFields, withCode } from '#testing/stay.ts'

const pier = openPier()

/** 64 requests for one boat that all include the night from June 11 to 12: by the hour in it, over days, and holds. */
async function mixedRequests(sql: typeof pier.it.sql, boat: number) {
  await sql`
    INSERT INTO verification_codes (email, vehicle_id, starts_at, salt, code_hash, expires_at)
    SELECT 'c' || n || '@guests.example', ${boat}, '2026-06-11'::date + make_interval(hours => 14 + n % 3), ''::bytea,
           sha256('12345'::bytea), now() + interval '10 minutes'
    FROM generate_series(0, 63) n`
  const requests = Array.from({ length: 64 }, async (_, n) => {
    const email = `c${n}@guests.example`
    if (n % 4 === 0) {
      const times = { booked_day: '2026-06-11', booked_start: 14 + (n % 3), booked_hours: 1, price: 540 }
      const fields = bookingFields({ vehicle: boat, type: 'houseboats', email, code: '12345', ...times })
      return { url: '/api/rere_send_booking_request/', fields }
    }
    const booked_day = n % 2 === 0 ? '2026-06-10' : '2026-06-11'
    const nights = 2 + (n % 3)
    const phone = `+49 151 ${7_000_000 + n}`
    const stay = stayFields({ vehicle: boat, email, phone, booked_day, booked_duration: nights, price: nights * 540 })
    if (n % 4 === 1) return { url: '/api/haha_hold_booking/', fields: { ...stay, banktransfer: false, paypal: true } }
    return { url: '/api/haha_send_booking_request/', fields: await withCode(sql, stay) }
  })
  return Promise.all(requests)
}

const overlaps = (sql: typeof pier.it.sql) => sql`
  SELECT FROM bookings a JOIN bookings b ON a.id < b.id AND a.vehicle_id = b.vehicle_id AND a.during && b.during
  WHERE a.canceled_at IS NULL AND b.canceled_at IS NULL`

describe('64 customers who want hours and days of one boat at the same moment', () => {
  const rounds = 20

  test(`never overlap, and each is answered, ${rounds} times over`, { timeout: 120_000 }, async () => {
    const { it, houseboat } = pier
    for (let round = 0; round < rounds; round++) {
      await it.sql`TRUNCATE bookings, verification_codes, mails, throttles, payments, test_orders CASCADE`
      const all = await mixedRequests(it.sql, houseboat)
      const replies = await Promise.all(all.map(({ url, fields }) => it.visitor().post(url, fields)))
      const booked = replies.filter(({ status }) => status === 201)
      expect(booked.length).toBeGreaterThan(0)
      expect(replies.filter(({ json }) => json.type === 'ALREADY_BOOKED')).toHaveLength(64 - booked.length)
      expect(await overlaps(it.sql)).toEqual([])
      expect(await pier.stored()).toHaveLength(booked.length)
      expect(await it.sql`SELECT FROM payments`).toHaveLength(
        booked.filter(({ json }) => json.payment !== undefined).length,
      )
    }
  })

  test('would overlap without the constraint: that is what the test above sees', async () => {
    const bare = await buildTestApp()
    const boat = await insertVehicle(bare.sql, { type: 'houseboats' }, { 2: 54_000 })
    await allowDoubleBooking(bare.sql)
    const all = await mixedRequests(bare.sql, boat)
    await Promise.all(all.map(({ url, fields }) => bare.visitor().post(url, fields)))
    expect((await overlaps(bare.sql)).length).toBeGreaterThan(0)
  })
})
