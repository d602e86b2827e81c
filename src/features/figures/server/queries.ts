import { readBusinessSettings } from '#features/settings/server/queries.ts'
import type { VehicleType } from '#features/vehicles/contract.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { addDays, type Day, daysBetween, firstDayOfWeek, wallClock, weekday, weekOf } from '#kit/shared/day.ts'
import { channels, type Figures, ways, whys } from '../contract.ts'
import { openSpans, weeksAhead, weeksBack } from '../rules.ts'
import { type IncomeRow, readIncome, weeksStatement } from './queries/income.ts'
import { isOf, letByBucketStatement, letStatement, type Of, type UseRow } from './queries/use.ts'

type Asked = Of & { from: Day; until: Day }
type At = { now: Temporal.Instant; timeZone: string }
type Boat = { id: number; name: string; type: VehicleType }

export async function readFigures(sql: Sql, { from, until, ...of }: Asked, { now, timeZone }: At): Promise<Figures> {
  const settings = await readBusinessSettings(sql, 'rental')
  const today = wallClock(timeZone, now).day
  const asked = { of, today, timeZone }
  const spans = openSpans(settings, { from, until, timeZone }, weekday)
  const [boats, income, use, weeks] = await Promise.all([
    sql<Boat[]>`SELECT id, name, type FROM vehicles WHERE true ${isOf(sql, 'id', of)} ORDER BY name, id`,
    readIncome(sql, { from, until, of, timeZone }),
    letStatement(sql, spans, asked),
    readWeeks(),
  ])
  return { ...incomeFigures(income), ...letFigures(use), boats: boatFigures(boats, income, use), weeks }

  /** The weeks ahead, each beside the same of the year before. */
  async function readWeeks(): Promise<Figures['weeks']> {
    const later = weekOf(today, firstDayOfWeek())[0] ?? today
    const earlier = addDays(later, -7 * weeksBack)
    const letFrom = (begin: Day, place: number) => {
      const days = { from: begin, until: addDays(begin, weeksAhead * 7 - 1), timeZone }
      const weekly = openSpans(settings, days, (day) => place + Math.floor(daysBetween(begin, day) / 7))
      return letByBucketStatement(sql, weekly, asked)
    }
    const then = now.subtract({ hours: weeksBack * 7 * 24 }).toString()
    const [sums, ...used] = await Promise.all([
      weeksStatement(sql, { later, earlier, weeks: weeksAhead, then, of }),
      letFrom(later, 0),
      letFrom(earlier, weeksAhead),
    ])
    const sumsOf = (at: number) =>
      sums.find(({ week }) => week === at) ?? { bookings: 0, income: 0, by_then: 0, income_by_then: 0 }
    const weekAt = (at: number) => {
      const { bookings, income: sum } = sumsOf(at)
      const { let: taken = 0, open = 0 } = used.flat().find(({ bucket }) => bucket === at) ?? {}
      return { bookings, income: sum, let: taken, open }
    }
    return Array.from({ length: weeksAhead }, (_, week) => {
      const { by_then: count, income_by_then: sum } = sumsOf(weeksAhead + week)
      const before = weekAt(weeksAhead + week)
      return { first: addDays(later, week * 7), ...weekAt(week), before, by_then: { bookings: count, income: sum } }
    })
  }
}

type Sum = 'bookings' | 'income' | 'price' | 'returned' | (typeof ways)[number]
const sumOf = (rows: readonly IncomeRow[], column: Sum) => rows.reduce((sum, row) => sum + row[column], 0)
const brought = (rows: readonly IncomeRow[]) => ({ bookings: sumOf(rows, 'bookings'), income: sumOf(rows, 'income') })

function incomeFigures(rows: readonly IncomeRow[]) {
  const byChannel = Map.groupBy(rows, ({ channel }) => channel)
  const byWhy = Map.groupBy(rows, ({ why }) => why)
  return {
    ...brought(rows),
    hours: [...Map.groupBy(rows, ({ hour }) => hour)]
      .map(([hour, of]) => ({ hour, ...brought(of) }))
      .sort((a, b) => (a.hour ?? 24) - (b.hour ?? 24)),
    channels: channels.flatMap((channel) => {
      const of = byChannel.get(channel)
      return of ? [{ channel, ...brought(of) }] : []
    }),
    ways: ways.map((way) => ({ way, income: sumOf(rows, way) })).filter(({ income }) => income !== 0),
    canceled: whys.flatMap((why) => {
      const of = byWhy.get(why)
      if (!of) return []
      const { bookings, income } = brought(of)
      const owed = sumOf(of, 'open')
      return [{ why, bookings, price: sumOf(of, 'price'), kept: income - owed, owed, returned: sumOf(of, 'returned') }]
    }),
  }
}

function letFigures(rows: readonly UseRow[]) {
  const times = rows.flatMap(({ bucket, hour, let: taken, open }) =>
    bucket === null || hour === null || open <= 0 ? [] : [{ weekday: bucket, hour, let: taken, open }],
  )
  times.sort((a, b) => a.hour - b.hour || a.weekday - b.weekday)
  const sumOf = (column: 'let' | 'open') => times.reduce((sum, row) => sum + row[column], 0)
  return { times, let: sumOf('let'), open: sumOf('open') }
}

/** Boats that could be had or brought anything, those that brought most first. */
function boatFigures(boats: readonly Boat[], income: readonly IncomeRow[], use: readonly UseRow[]) {
  const byBoat = Map.groupBy(income, ({ vehicle }) => vehicle)
  const used = new Map(use.flatMap((row) => (row.vehicle === null ? [] : [[row.vehicle, row]])))
  return boats
    .map((boat) => {
      const { let: taken = 0, open = 0 } = used.get(boat.id) ?? {}
      return { ...boat, ...brought(byBoat.get(boat.id) ?? []), let: taken, open }
    })
    .filter(({ bookings, open }) => bookings > 0 || open > 0)
    .sort((a, b) => b.income - a.income)
}
