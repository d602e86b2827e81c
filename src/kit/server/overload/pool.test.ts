import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { addDays, weekOf } from '#kit/shared/day.ts'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { bookingFields } from '#testing/booking.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { limits } from './overload.ts'

let it: TestApp
beforeAll(async () => {
  it = await buildTestApp()
  await insertVehicle(it.sql)
  // Which boats are out is in memory: else all who ask wait for that one answer, and none for a connection.
  await askForWeek(3000)
})

/** The timetable of another week each: nothing of it is in memory. */
const askForWeek = (n: number) => {
  const query = weekOf(addDays('2026-06-01', 7 * n)).map((day) => `selectedWeek=${day}`)
  return it.visitor().get(`/api/rere_get_week/?${query.join('&')}`)
}

/** Nobody gets anything from the bookings until this is called. */
async function blockDatabase(): Promise<() => Promise<void>> {
  const blocked = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const ended = it.sql.begin(async (tx) => {
    await tx`LOCK TABLE bookings, vehicles, sessions IN ACCESS EXCLUSIVE MODE`
    blocked.resolve()
    await over.promise
  })
  await blocked.promise
  return async () => {
    over.resolve()
    await ended
  }
}

test('a database that does not answer: few wait, the others are told when to come back, and all is well after it', async () => {
  const staff = await it.signedIn('employee')
  await staff.get('/api/rere_get_blocked_vehicles/')
  const release = await blockDatabase()
  const { crowd, wait } = limits.read
  const asked: ReturnType<typeof askForWeek>[] = []
  // Until the database was seen not to answer. Whoever comes slowly may be refused before.
  while (it.app.gate.load.underWay < crowd || it.app.gate.load.wait <= wait) {
    asked.push(askForWeek(asked.length))
    await sleep(2)
  }
  const { underWay } = it.app.gate.load
  const refused = await Promise.all(Array.from({ length: 300 }, (_, n) => askForWeek(1000 + n)))
  for (const { status, json, headers } of refused) {
    expect([status, json.code, headers['content-type']]).toEqual([
      503,
      'BUSY',
      'application/problem+json; charset=utf-8',
    ])
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1)
  }
  expect(new Set(refused.map(({ headers }) => headers['retry-after'])).size).toBeGreaterThan(1)
  expect(it.app.gate.load.underWay).toBe(underWay)

  const health = await it.visitor().get('/healthz')
  expect(health.status).toBe(200)
  const booking = it.visitor().post('/api/rere_send_booking_request/', bookingFields())
  const byStaff = staff.get('/api/rere_get_blocked_vehicles/')
  await expect.poll(() => it.app.gate.load.underWay).toBe(underWay + 2)

  await release()
  expect((await booking).status).toBe(422)
  expect((await byStaff).status).toBe(200)
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(underWay)
  expect(statuses.filter((status) => status === 503)).toHaveLength(asked.length - underWay)
  expect(it.app.gate.load).toMatchObject({ underWay: 0, wait: 0 })
  await expect.poll(async () => (await askForWeek(2000)).status).toBe(200)
})

test('what waits has a bound, even of what is refused last', async () => {
  const release = await blockDatabase()
  const asked = Array.from({ length: 700 }, () => it.visitor().post('/api/rere_send_booking_request/', bookingFields()))
  while (it.app.gate.load.underWay < 100) await sleep(1)
  await sleep(50)
  expect(it.app.gate.load.underWay).toBeLessThanOrEqual(500)
  await release()
  const statuses = new Set((await Promise.all(asked)).map(({ status }) => status))
  expect(statuses).toContain(503)
  expect(statuses).toContain(422)
  expect(it.app.gate.load.underWay).toBe(0)
})
