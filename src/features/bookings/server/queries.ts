import type { Db } from '#kit/server/postgres/db.ts'
import { type Day, fromLocalDateTime } from '#kit/shared/day.ts'
import { slotKeys } from '../contract.ts'
import type { Away } from '../rules/handover.ts'
import type { CalendarDay, Interval, Known } from '../rules.ts'

/** The days from `today` on that have bookings or are blocked, in order. */
export const readCalendar = (db: Db, today: Day): Promise<CalendarDay[]> => db<CalendarDay[]>`
  WITH taken AS (
    SELECT starts_at::date AS day FROM bookings
    WHERE canceled_at IS NULL AND kind = 'hours' AND starts_at >= ${today}::date
    UNION
    SELECT generate_series(greatest(starts_at::date, ${today}::date), ends_at::date, interval '1 day')::date FROM bookings
    WHERE canceled_at IS NULL AND kind = 'days' AND starts_at >= ${today}::date - interval '31 days'
  )
  SELECT to_char(day, 'YYYY-MM-DD') AS date, b.day IS NOT NULL AS blocked
  FROM (SELECT * FROM closed_days WHERE day >= ${today}::date) b FULL JOIN taken USING (day)
  ORDER BY day`

/** A taken time: vehicle, start and end in half hours since midnight of the first day asked for. */
type Taken = { vehicle: number; start: number; end: number }

/**
 * What touches the days from `from` to `last`. The CHECKs on length bound where a booking
 * that touches them can start. The times come as one value, 20 bytes each: hundreds of rows cost several times as much.
 */
export const takenStatement = (db: Db, from: Day, last: Day) => db<{ taken: Buffer | null }[]>`
  SELECT string_agg(int4send(vehicle_id) || timestamp_send(starts_at) || timestamp_send(ends_at), '') AS taken
  FROM (
    SELECT vehicle_id, starts_at, ends_at FROM bookings
    WHERE canceled_at IS NULL AND kind = 'hours' AND starts_at >= ${from}::date AND starts_at < ${last}::date + 1
      AND ends_at > starts_at
    UNION ALL
    SELECT vehicle_id, starts_at, ends_at FROM bookings
    WHERE canceled_at IS NULL AND kind = 'days' AND ends_at > ${from}::date
      AND starts_at >= ${from}::date - interval '31 days' AND starts_at < ${last}::date + 1 AND ends_at > starts_at
  ) touching`

/** Half hours since the beginning of 2000. PostgreSQL sends times as microseconds since then, in 8 bytes. */
const halfHoursUntil = (day: Day) => (Date.parse(day) - Date.UTC(2000, 0, 1)) / 1_800_000
const microsecondsPerHalfHour = 1_800_000_000

async function readTaken(db: Db, from: Day, last: Day): Promise<Taken[]> {
  const [row] = await takenStatement(db, from, last)
  const bytes = row?.taken ?? Buffer.alloc(0)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const midnight = halfHoursUntil(from)
  const timeAt = (at: number) =>
    (view.getInt32(at) * 2 ** 32 + view.getUint32(at + 4)) / microsecondsPerHalfHour - midnight
  const taken: Taken[] = []
  for (let at = 0; at < bytes.length; at += 20) {
    taken.push({ vehicle: view.getInt32(at), start: Math.floor(timeAt(at + 4)), end: Math.ceil(timeAt(at + 12)) })
  }
  return taken
}

/** What stands in front of the ids of each half hour of a day. */
const openings = slotKeys.map((key) => `,"${key}":[`)

/** JSON text of the timetable of days that lie within one week, in the order asked for. `shut`: what is not to be had besides. */
export async function readTimetable(
  db: Db,
  days: readonly Day[],
  shut: Promise<{ away: readonly Away[]; blocked: ReadonlySet<Day> }>,
): Promise<string> {
  const from = days.reduce((a, b) => (a < b ? a : b))
  const last = days.reduce((a, b) => (a > b ? a : b))
  const [taken, { away: besides, blocked }] = await Promise.all([readTaken(db, from, last), shut])
  const slots = new Array<string>(halfHoursUntil(last) - halfHoursUntil(from) + slotKeys.length).fill('')
  for (const { vehicle, start, end } of taken) {
    const id = `,${vehicle}`
    for (let slot = Math.max(start, 0); slot < end && slot < slots.length; slot++) slots[slot] += id
  }
  for (const { vehicle, start, end } of awayFrom(from, besides)) {
    for (let slot = Math.max(start, 0); slot < end && slot < slots.length; slot++)
      if (!`${slots[slot]},`.includes(`,${vehicle},`)) slots[slot] += `,${vehicle}`
  }
  const dayTexts = days.map((day) => {
    const midnight = halfHoursUntil(day) - halfHoursUntil(from)
    let text = `{"date":"${day}","blocked":${blocked.has(day)}`
    openings.forEach((opening, i) => {
      text += `${opening}${slots[midnight + i]?.slice(1)}]`
    })
    return `${text}}`
  })
  return `[${dayTexts.join()}]`
}

/** Times at which boats are away besides what is planned, counted as the bookings of the days from `from` on are. */
const awayFrom = (from: Day, away: readonly Away[]): Taken[] =>
  away.map(({ vehicleId, startsAt, endsAt }) => {
    const halfHours = (text: string) => {
      const { day, hour } = fromLocalDateTime(text)
      return halfHoursUntil(day) - halfHoursUntil(from) + hour * 2
    }
    return { vehicle: vehicleId, start: Math.floor(halfHours(startsAt)), end: Math.ceil(halfHours(endsAt)) }
  })

/** When vehicles are taken, by vehicle id, in hours since midnight of the first of the days. */
export type Busy = Known['busy']

/** When vehicles are booked in the days from `from` to `last`. */
export async function readBooked(db: Db, from: Day, last: Day): Promise<Busy> {
  return busyOf(await readTaken(db, from, last))
}

/** The same with the times at which boats are away besides. */
export const withAway = (booked: Busy, from: Day, away: readonly Away[]): Busy =>
  away.length === 0 ? booked : busyOf(awayFrom(from, away), new Map(booked))

function busyOf(taken: readonly Taken[], busy = new Map<number, readonly Interval[]>()): Busy {
  for (const { vehicle, start, end } of taken) {
    busy.set(vehicle, [...(busy.get(vehicle) ?? []), { start: start / 2, end: end / 2 }])
  }
  return busy
}
