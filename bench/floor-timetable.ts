import type { Sql } from '#kit/server/postgres/db.ts'
import { type Asked, end } from './floor-answers.ts'

/** `plain`: as one writes it by hand. `sharp`: with all that the product knows about being fast, and nothing else. */
export type Way = 'plain' | 'sharp'

/** The timetable of a week by hand, in one statement. No framework, no cache, no ETag, no log. */
export async function answerTimetable(sql: Sql, { query, response }: Asked, way: Way): Promise<void> {
  const days = new URLSearchParams(query).getAll('selectedWeek')
  if (days.length === 0 || days.length > 7 || !days.every((day) => /^\d{4}-\d\d-\d\d$/.test(day)))
    return end(response, 422)
  const sorted = days.toSorted()
  const week: Week = { days, first: sorted[0] as string, last: sorted.at(-1) as string }
  end(response, 200, await (way === 'plain' ? writePlainly : writeSharply)(sql, week))
}

type Week = { days: readonly string[]; first: string; last: string }

const hours = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
const keys = ['am', 'pm'].flatMap((half) => hours.flatMap((hour) => [`${hour}_${half}`, `${hour}_${half}_thirty`]))

/** Days since 1970. */
const dayNumber = (day: string) => Date.parse(day) / 86_400_000

const slotsOf = ({ first, last }: Week) => (dayNumber(last) - dayNumber(first) + 1) * keys.length

const midnightOf = (day: string, { first }: Week) => (dayNumber(day) - dayNumber(first)) * keys.length

/** Rows, objects, JSON.stringify. */
async function writePlainly(sql: Sql, week: Week): Promise<string> {
  const rows = await sql<{ vehicle: number | null; day: string; start: number; end: number }[]>`
    SELECT vehicle_id AS vehicle, NULL AS day,
           (date_part('epoch', starts_at - ${week.first}::date) / 1800)::int AS start,
           (date_part('epoch', ends_at - ${week.first}::date) / 1800)::int AS "end"
    FROM ${touching(sql, week)}
    UNION ALL
    SELECT NULL, day::text, 0, 0 FROM blocked_days WHERE day BETWEEN ${week.first}::date AND ${week.last}::date`
  const slots = Array.from({ length: slotsOf(week) }, (): number[] => [])
  const blocked = new Set<string>()
  for (const { vehicle, day, start, end } of rows) {
    if (vehicle === null) blocked.add(day)
    else for (let slot = Math.max(start, 0); slot < Math.min(end, slots.length); slot++) slots[slot]?.push(vehicle)
  }
  const timetable = week.days.map((date) => {
    const timetableDay: Record<string, unknown> = { date, blocked: blocked.has(date) }
    for (const [i, key] of keys.entries()) timetableDay[key] = slots[midnightOf(date, week) + i]
    return timetableDay
  })
  return JSON.stringify(timetable)
}

const openings = keys.map((key) => `,"${key}":[`)

/** All in one value of 20 bytes a booking, and the text put together in one pass. */
async function writeSharply(sql: Sql, week: Week): Promise<string> {
  const [row] = await sql<{ taken: Buffer | null; blocked: string[] | null }[]>`
    SELECT string_agg(int4send(vehicle_id) || timestamp_send(starts_at) || timestamp_send(ends_at), '') AS taken,
           (SELECT json_agg(day) FROM blocked_days WHERE day BETWEEN ${week.first}::date AND ${week.last}::date) AS blocked
    FROM ${touching(sql, week)}`
  const bytes = row?.taken ?? Buffer.alloc(0)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const midnight = (dayNumber(week.first) - dayNumber('2000-01-01')) * keys.length
  const halfHourAt = (at: number) => (view.getInt32(at) * 2 ** 32 + view.getUint32(at + 4)) / 1_800_000_000 - midnight
  const slots = new Array<string>(slotsOf(week)).fill('')
  for (let at = 0; at < bytes.length; at += 20) {
    const vehicle = `,${view.getInt32(at)}`
    const end = halfHourAt(at + 12)
    for (let slot = Math.max(halfHourAt(at + 4), 0); slot < end && slot < slots.length; slot++) slots[slot] += vehicle
  }
  let text = ''
  for (const day of week.days) {
    const start = midnightOf(day, week)
    text += `${text === '' ? '[' : ','}{"date":"${day}","blocked":${row?.blocked?.includes(day) ?? false}`
    for (let i = 0; i < openings.length; i++) text += `${openings[i]}${slots[start + i]?.slice(1)}]`
    text += '}'
  }
  return `${text}]`
}

const touching = (sql: Sql, { first, last }: Week) => sql`(
  SELECT vehicle_id, starts_at, ends_at FROM bookings
  WHERE canceled_at IS NULL AND kind = 'hours' AND starts_at >= ${first}::date AND starts_at < ${last}::date + 1
  UNION ALL
  SELECT vehicle_id, starts_at, ends_at FROM bookings
  WHERE canceled_at IS NULL AND kind = 'days' AND ends_at > ${first}::date
    AND starts_at >= ${first}::date - interval '31 days' AND starts_at < ${last}::date + 1
) touching`
