import { beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { allowDoubleBooking } from '#testing/forgetting.ts'

const rivals = 30
const wanted = { day: '2026-07-01', start: 12 }

/** As many boats with a booking each, all of which are to go to one boat at overlapping times, at once. */
async function race(it: TestApp) {
  await it.sql`TRUNCATE bookings, vehicles, mails CASCADE`
  const goal = await insertVehicle(it.sql, { name: 'Heron' })
  for (let n = 0; n < rivals; n++) {
    const boat = await insertVehicle(it.sql, { name: `Boat ${n}` })
    await insertBooking(it.sql, boat, '2026-07-01T10:00', '2026-07-01T12:00')
  }
  await it.live.changed('vehicles', 'bookings')
  const bookings = await it.sql<{ id: number }[]>`SELECT id::int FROM bookings ORDER BY id`
  const staff = await it.signedIn('employee')
  const replies = await Promise.all(
    bookings.map(({ id }, n) =>
      staff.post('/api/rere_move_booking/', { booking_id: id, vehicle_id: goal, ...wanted, start: 12 + (n % 3) / 2 }),
    ),
  )
  const there = await it.sql`SELECT FROM bookings WHERE vehicle_id = ${goal}`
  return { replies, there: there.length }
}

let it: TestApp

beforeAll(async () => {
  it = await buildTestApp()
})

test(`Of ${rivals} moves to one place one wins, and the others are told by whom it is taken.`, async () => {
  for (let round = 0; round < 2; round++) {
    const { replies, there } = await race(it)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const losers = replies.filter(({ status }) => status !== 200)
    expect(new Set(losers.map(({ status, json }) => `${status} ${json.code}`))).toEqual(new Set(['409 TAKEN']))
    for (const { json } of losers) expect(json.detail).toMatch(/^Heron is taken from .* by Somebody Else$/)
    expect(there).toBe(1)
    expect(await it.sql`SELECT FROM mails`).toHaveLength(1)
  }
})

test('Two boats that are to swap their bookings at the same moment both keep what they have.', async () => {
  await it.sql`TRUNCATE bookings, vehicles, mails CASCADE`
  const [a, b] = [await insertVehicle(it.sql, { name: 'Eider' }), await insertVehicle(it.sql, { name: 'Heron' })]
  await insertBooking(it.sql, a, '2026-07-01T10:00', '2026-07-01T12:00')
  await insertBooking(it.sql, b, '2026-07-01T10:00', '2026-07-01T12:00')
  await it.live.changed('vehicles', 'bookings')
  const [first, second] = await it.sql<{ id: number }[]>`SELECT id::int FROM bookings ORDER BY id`
  const staff = await it.signedIn('employee')
  const swap = (id: number | undefined, vehicle_id: number) =>
    staff.post('/api/rere_move_booking/', { booking_id: id, vehicle_id, day: '2026-07-01', start: 10 })
  const replies = await Promise.all([swap(first?.id, b), swap(second?.id, a)])
  expect(replies.map(({ json }) => json.code)).toEqual(['TAKEN', 'TAKEN'])
  expect(await it.sql`SELECT moves FROM bookings`).toEqual([{ moves: 0 }, { moves: 0 }])
})

test('Without the constraint several win: that is what the test above sees.', async () => {
  const bare = await buildTestApp()
  await allowDoubleBooking(bare.sql)
  const { there } = await race(bare)
  expect(there).toBeGreaterThan(1)
})
