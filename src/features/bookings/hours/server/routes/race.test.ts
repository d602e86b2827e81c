import { describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { bookingFields, openDesk } from '#testing/booking.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { allowDoubleBooking } from '#testing/forgetting.ts'

const desk = openDesk()
const { request, stored } = desk

describe('64 customers who want overlapping times of one boat at the same moment', () => {
  const customers = 64
  const rounds = 50

  /** Requests ready to be sent, each with its own code. Their hours all include 12 to 13. */
  async function requests(sql: TestApp['sql'], boat: number, day: string) {
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

  test(`are answered with one 201 and 63 times ALREADY_BOOKED, ${rounds} times over`, {
    timeout: 240_000,
  }, async () => {
    for (let round = 0; round < rounds; round++) {
      await desk.it.sql`TRUNCATE bookings, verification_codes, mails CASCADE`
      const all = await requests(desk.it.sql, desk.boat, dayOfRound(round))
      const replies = await Promise.all(all.map((fields) => request(fields)))
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(replies.filter(({ json }) => json.type === 'ALREADY_BOOKED')).toHaveLength(customers - 1)
      expect(await stored()).toHaveLength(1)
      expect(await desk.it.sql`SELECT FROM mails`).toHaveLength(1)
    }
  })

  test('would double-book without the constraint: that is what the test above sees', async () => {
    const bare = await buildTestApp()
    const boat = await insertVehicle(bare.sql)
    await allowDoubleBooking(bare.sql)
    const all = await requests(bare.sql, boat, '2026-07-01')
    const replies = await Promise.all(
      all.map((fields) => bare.visitor().post('/api/rere_send_booking_request/', fields)),
    )
    expect(replies.filter(({ status }) => status === 201).length).toBeGreaterThan(1)
  })
})
