import { describe, expect, test } from 'vitest'
import { errorCode } from '#kit/server/postgres/db.ts'
import { bookingFields, openDesk } from '#testing/booking.ts'
import { insertVehicle } from '#testing/fleet.ts'

const desk = openDesk()
const customers = 32

/** Four boats, and for each of the customers two of them, in every order, with a code that counts for each. */
async function openRace() {
  const { sql, live } = desk.it
  const names = ['Heron', 'Egret', 'Bittern', 'Stork']
  const boats: number[] = []
  for (const name of names) boats.push(await insertVehicle(sql, { name }))
  await live.changed('vehicles')
  await sql`
    INSERT INTO verification_codes (email, vehicle_id, starts_at, salt, code_hash, expires_at)
    SELECT 'c' || n || '@guests.example', vehicle_id, '2026-07-01T10:00', ''::bytea, sha256('12345'::bytea),
           now() + interval '10 minutes'
    FROM generate_series(0, ${customers - 1}) n, unnest(${boats}::int[]) vehicle_id`
  const pairs = boats.flatMap((one) => boats.filter((other) => other !== one).map((other) => [one, other] as const))
  const wanted = Array.from({ length: customers }, (_, n) => {
    const [vehicle, mate] = pairs[(n * 7) % pairs.length] ?? [0, 0]
    const times = { booked_day: '2026-07-01', booked_start: 10, booked_hours: 1 }
    return { vehicle, mate, fields: bookingFields({ ...times, email: `c${n}@guests.example`, code: '12345' }) }
  })
  return { boats, wanted }
}

type Row = { id: number; email: string; vehicle_id: number; leader_id: number | null }
const rows = () => desk.it.sql<Row[]>`SELECT id::int, email, vehicle_id, leader_id::int FROM bookings ORDER BY id`

/** Customers with one boat of two. */
const halves = (all: readonly Row[]) =>
  [...new Set(all.map(({ email }) => email))].filter((who) => all.filter(({ email }) => email === who).length !== 2)

describe(`${customers} customers who want two of four boats at the same moment`, () => {
  test('have both or none, and no boat is with two', { timeout: 120_000 }, async () => {
    for (let round = 0; round < 8; round++) {
      await desk.it.sql`TRUNCATE bookings, verification_codes, mails, vehicles CASCADE`
      const { wanted } = await openRace()
      const replies = await Promise.all(
        wanted.map(({ vehicle, mate, fields }) => desk.request({ ...fields, vehicle, more_boats: mate, price: 100 })),
      )
      const all = await rows()
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 201]))
      const won = replies.filter(({ status }) => status === 201).length
      expect([1, 2]).toContain(won)
      expect(all).toHaveLength(won * 2)
      expect(halves(all)).toEqual([])
      expect(new Set(all.map(({ vehicle_id }) => vehicle_id)).size).toBe(all.length)
      expect(all.filter(({ leader_id }) => leader_id === null)).toHaveLength(won)
      expect(await desk.it.sql`SELECT FROM mails`).toHaveLength(won)
    }
  })

  test('would have one of two where each boat was booked by itself: that is what the test above sees', async () => {
    let seen = 0
    for (let round = 0; round < 10 && seen === 0; round++) {
      await desk.it.sql`TRUNCATE bookings, verification_codes, mails, vehicles CASCADE`
      const { wanted } = await openRace()
      await Promise.all(
        wanted.map(async ({ vehicle, mate, fields }) => {
          await desk.request({ ...fields, vehicle })
          await desk.request({ ...fields, vehicle: mate })
        }),
      )
      seen = halves(await rows()).length
    }
    expect(seen).toBeGreaterThan(0)
  })
})

describe('two who want the same two boats, each another one first', () => {
  const deadlocks = async () => {
    // What sessions count is there once they are idle for a moment.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const [row] = await desk.it.sql<{ deadlocks: number }[]>`
      SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`
    return row?.deadlocks
  }

  test('wait for each other in one order: the database gives up none', { timeout: 60_000 }, async () => {
    const before = await deadlocks()
    for (let round = 0; round < 15; round++) {
      await desk.it.sql`TRUNCATE bookings, verification_codes, mails, vehicles CASCADE`
      const { boats, wanted } = await openRace()
      const [one, other] = boats
      const replies = await Promise.all(
        wanted.slice(0, 8).map(({ fields }, n) => {
          const [vehicle, mate] = n % 2 ? [one, other] : [other, one]
          return desk.request({ ...fields, vehicle, more_boats: mate, price: 100 })
        }),
      )
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    }
    expect(await deadlocks()).toBe(before)
  })

  test('would be given up by it without: that is what the test above counts', async () => {
    const { boats } = await openRace()
    const { sql } = desk.it
    let both = 0
    const bothHaveOne = Promise.withResolvers<void>()
    const take = (order: number[], reference: string) =>
      sql.begin(async (tx) => {
        for (const [i, boat] of order.entries()) {
          await tx`
            INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price)
            VALUES (${reference + i}, ${boat}, 'hours', '2026-07-01T10:00', '2026-07-01T11:00', 'A', 'a@guests.example', '', 1)
            ON CONFLICT ON CONSTRAINT no_double_booking DO NOTHING`
          if (i === 0 && ++both === 2) bothHaveOne.resolve()
          if (i === 0) await bothHaveOne.promise
        }
      })
    const pair = boats.slice(0, 2)
    const outcomes = await Promise.allSettled([take(pair, 'ONE'), take(pair.toReversed(), 'TWO')])
    const why = outcomes.flatMap((one) => (one.status === 'rejected' ? [errorCode(one.reason)] : []))
    expect(why).toEqual(['40P01'])
  })
})
