import { describe, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openPier, stayFields, withCode } from '#testing/stay.ts'

const pier = openPier()
const customers = 48

/** Four houseboats, and customers who want two or three of them for overlapping nights, in every order and in every way. */
async function openRace(sql = pier.it.sql, live = pier.it.live) {
  const boats: number[] = []
  for (const name of ['Smew', 'Egret', 'Bittern', 'Stork'])
    boats.push(await insertVehicle(sql, { type: 'houseboats', name }, { 2: 54_000 }))
  await live.changed('vehicles', 'bookings')
  const orders = boats.flatMap((one) =>
    boats.flatMap((other) => [[one, other], ...boats.map((third) => [one, other, third])]),
  )
  const sets = orders.filter((order) => new Set(order).size === order.length)
  return Array.from({ length: customers }, (_, n) => {
    const [vehicle, ...mates] = sets[(n * 7) % sets.length] ?? []
    const nights = 2 + (n % 3)
    const order = stayFields({
      vehicle,
      more_boats: JSON.stringify(mates),
      email: `c${n}@guests.example`,
      phone: `+49 151 ${7_000_000 + n}`,
      adults: 6,
      booked_day: n % 2 === 0 ? '2026-07-10' : '2026-07-11',
      booked_duration: nights,
      price: nights * 540 * (mates.length + 1),
    })
    return { n, order, boats: mates.length + 1 }
  })
}

/** By transfer with a code that was asked for before or is still to come, and online. */
async function send(it: typeof pier.it, { n, order }: Awaited<ReturnType<typeof openRace>>[number]) {
  if (n % 3 === 0) return it.visitor().post('/api/haha_hold_booking/', { ...order, banktransfer: false, paypal: true })
  const fields = n % 3 === 1 ? await withCode(it.sql, order) : { ...order, code: '' }
  return it.visitor().post('/api/haha_send_booking_request/', fields)
}

type Row = { id: number; email: string; leader: number; mates: number }
const rowsOf = (sql: typeof pier.it.sql) => sql<Row[]>`
  SELECT id::int, email, coalesce(leader_id, id)::int AS leader, mates FROM bookings ORDER BY id`

/** Trips of which boats are missing. */
const torn = (rows: readonly Row[]) =>
  rows.filter((row) => row.id === row.leader && rows.filter(({ leader }) => leader === row.id).length !== row.mates + 1)

const overlaps = (sql: typeof pier.it.sql) => sql`
  SELECT FROM bookings a JOIN bookings b ON a.id < b.id AND a.vehicle_id = b.vehicle_id AND a.during && b.during
  WHERE a.canceled_at IS NULL AND b.canceled_at IS NULL`

const deadlocks = async () => {
  // What sessions count is there once they are idle for a moment.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const [row] = await pier.it.sql<{ deadlocks: number }[]>`
    SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`
  return row?.deadlocks
}

describe(`${customers} customers who want overlapping sets of boats for overlapping nights at the same moment`, () => {
  test('have all of theirs or none, no boat is with two, and the database gives up none', {
    timeout: 120_000,
  }, async () => {
    const { it } = pier
    const before = await deadlocks()
    for (let round = 0; round < 8; round++) {
      await it.sql`TRUNCATE bookings, verification_codes, mails, throttles, payments, test_orders, vehicles CASCADE`
      const wanted = await openRace()
      const replies = await Promise.all(wanted.map((one) => send(it, one)))
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 201]))
      const won = wanted.filter((_, i) => replies[i]?.status === 201)
      expect(won.length).toBeGreaterThan(0)
      const rows = await rowsOf(it.sql)
      expect(rows).toHaveLength(won.reduce((sum, { boats }) => sum + boats, 0))
      expect(torn(rows)).toEqual([])
      expect(await overlaps(it.sql)).toEqual([])
      const held = replies.filter(({ json }) => json.payment !== undefined)
      expect(await it.sql`SELECT FROM payments`).toHaveLength(held.length)
      expect(await it.sql`SELECT FROM mails`).toHaveLength(won.length - held.length)
    }
    expect(await deadlocks()).toBe(before)
  })

  test('would share boats without the constraint: that is what the test above sees', async () => {
    const bare = await buildTestApp()
    await bare.sql`ALTER TABLE bookings DROP CONSTRAINT no_double_booking`
    await bare.sql`ALTER TABLE bookings ADD CONSTRAINT no_double_booking EXCLUDE USING gist (id WITH =)`
    const wanted = await openRace(bare.sql, bare.live)
    await Promise.all(wanted.map((one) => send(bare, one)))
    expect((await overlaps(bare.sql)).length).toBeGreaterThan(0)
  })

  test('would have a part of theirs where each boat was booked by itself: that, too, is what it sees', async () => {
    const { it } = pier
    const wanted = await openRace()
    await Promise.all(
      wanted.map(async ({ order }) => {
        const { more_boats, booked_duration, ...rest } = order as typeof order & { more_boats: string }
        for (const vehicle of [rest.vehicle, ...(JSON.parse(more_boats) as number[])]) {
          const single = { ...rest, vehicle, booked_duration, price: booked_duration * 540 }
          await it.visitor().post('/api/haha_send_booking_request/', await withCode(it.sql, single))
        }
      }),
    )
    const rows = await rowsOf(it.sql)
    const part = wanted.filter(({ order, boats }) => {
      const own = rows.filter(({ email }) => email === order.email).length
      return own > 0 && own < boats
    })
    expect(part.length).toBeGreaterThan(0)
  })
})

test('who asks again for other boats, while others want those, has the last choice or the first one, never both', {
  timeout: 60_000,
}, async () => {
  const { it } = pier
  const before = await deadlocks()
  for (let round = 0; round < 5; round++) {
    await it.sql`TRUNCATE bookings, verification_codes, mails, throttles, payments, vehicles CASCADE`
    const wanted = (await openRace()).slice(0, 12).map(({ order }) => ({ ...order, code: '' }))
    const ask = (order: Record<string, unknown>) => it.visitor().post('/api/haha_send_booking_request/', order)
    await Promise.all(wanted.map(ask))
    // Each wants now what another one wanted before.
    const others = wanted.map((order, i) => ({
      ...wanted[(i + 5) % wanted.length],
      email: order.email,
      phone: order.phone,
    }))
    const replies = await Promise.all(others.map(ask))
    expect(replies.every(({ status }) => status === 200 || status === 201)).toBe(true)
    const rows = await it.sql<Row[]>`
      SELECT id::int, email, coalesce(leader_id, id)::int AS leader, mates FROM bookings WHERE canceled_at IS NULL`
    expect(torn(rows)).toEqual([])
    const leaders = rows.filter(({ id, leader }) => id === leader).map(({ email }) => email)
    expect(new Set(leaders).size).toBe(leaders.length)
    expect(await overlaps(it.sql)).toEqual([])
  }
  expect(await deadlocks()).toBe(before)
})
