import type { Sql } from '#kit/server/postgres/db.ts'
import { addDays, wallClock } from '#kit/shared/day.ts'
import { freePort, startChild } from './child.ts'
import { addBookings, createDatabase } from './database.ts'
import type { OursOptions } from './ours.ts'
import { median, percentile, ratio } from './statistics.ts'

const boats = 1000
const houseboats = 100

/**
 * What a large fleet that is free costs to find out: the question of the home, beside the timetable of a week, in turn.
 * *New*: nothing is known of the day. *Another*: the day is known, the question is new. *Again*: the answer is finished.
 */
export async function measureFleet({ quick }: { quick: boolean }): Promise<void> {
  const bookings = quick ? 50_000 : 500_000
  const { day: today } = wallClock('Europe/Berlin')
  console.log(`Filling a database with ${boats} boats and ${bookings} bookings …`)
  const database = await createDatabase(bookings, today, async (sql) => {
    await addBoats(sql)
    await addBookings(sql, bookings, today, { boats, byDays: houseboats })
  })
  const port = await freePort()
  const options: OursOptions = { connection: database.postgres.connection, port, cache: true }
  const server = await startChild('ours.ts', options)
  try {
    const timed = async (path: string) => {
      const since = performance.now()
      const answer = await fetch(`http://127.0.0.1:${port}${path}`)
      const text = await answer.text()
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`)
      return performance.now() - since
    }
    const free = (day: string, start: number, people: number) =>
      `/api/rere_get_free_boats/?day=${day}&start=${start}&hours=1&people=${people}`
    const week = (day: string) =>
      `/api/rere_get_week/?${Array.from({ length: 7 }, (_, i) => `selectedWeek=${addDays(day, i)}`).join('&')}`
    // The first questions read fleet, settings and code.
    for (let i = 0; i < 20; i++) await timed(free(addDays(today, 200 + i), 10, 2))

    const times: Record<'new' | 'another' | 'again' | 'week', number[]> = { new: [], another: [], again: [], week: [] }
    for (let i = 0; i < 50; i++) {
      const day = addDays(today, 1 + i)
      times.week.push(await timed(week(day)))
      times.new.push(await timed(free(day, 10, 2)))
      for (const start of [11, 12, 14, 16]) times.another.push(await timed(free(day, start, 1 + (i % 6))))
      times.again.push(await timed(free(day, 10, 2)))
    }
    for (const [name, ms] of Object.entries(times)) {
      const of = name === 'week' ? 'timetable of a week' : `free boats, ${name}`
      const beside = ratio(times.week.slice(0, ms.length), ms.slice(0, times.week.length)).toFixed(2)
      console.log(
        `${of.padEnd(22)} p50 ${median(ms).toFixed(1)} ms, p99 ${percentile(ms, 99).toFixed(1)} ms, × week ${beside}`,
      )
    }
  } finally {
    await server.stop()
    await database.remove()
  }
}

async function addBoats(sql: Sql) {
  await sql`
    INSERT INTO vehicles (id, type, name, passengers, license, deposit, cleaning_fee, extra_binoculars, extra_captain,
                          price_night, description)
    SELECT n, (CASE WHEN n > ${boats - houseboats} THEN 'houseboats' ELSE 'motorboats' END)::vehicle_type, 'Boat ' || n, 6, 'no', 20000, 2500,
           true, 4500, CASE WHEN n > ${boats - houseboats} THEN 20000 END, '{"general": "A boat.", "features": "Seats", "technical": "Engine"}'
    FROM generate_series(1, ${boats}) n`
  await sql`
    INSERT INTO vehicle_prices (vehicle_id, half_hours, price)
    SELECT n, hours * 2, hours * 5000 FROM generate_series(1, ${boats - houseboats}) n, generate_series(1, 10) hours`
}
