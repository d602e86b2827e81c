import type { Contender, Round } from './measure.ts'
import type { StartTimes } from './start-times.ts'
import { median, percentile } from './statistics.ts'

export type Rounds = ReadonlyMap<Contender, readonly Round[]>

const names: Readonly<Record<Contender['ask']['what'], Readonly<Record<Contender['role'], string>>>> = {
  timetable: {
    floor: 'floor: node:http, one statement, rows',
    ours: 'ours without its cache',
    'ours cached': 'ours from its cache',
    'sharp floor': 'floor with our statement',
  },
  booking: {
    floor: 'floor: node:http, busboy, a transaction',
    ours: 'ours',
    'ours cached': '',
    'sharp floor': 'floor with our statement and parser',
  },
}

const columns = ['answers/s', '× floor', 'CPU', 'of it SQL', 'p50', 'p99']

/** For each call and number of bookings who managed how much. */
export function printTables(sizes: readonly number[], contenders: readonly Contender[], rounds: Rounds): void {
  for (const what of ['timetable', 'booking'] as const) {
    const title = what === 'timetable' ? 'The timetable of a week' : 'A booking request'
    for (const bookings of sizes) {
      const rows = contenders.filter((one) => one.ask.what === what && one.bookings === bookings)
      const count = rounds.get(rows[0] as Contender)?.length
      printRow(`\n${title}, ${bookings.toLocaleString('en')} bookings, ${count} rounds`, columns)
      for (const one of rows) printRow(`  ${names[what][one.role]}`, cells(one, contenders, rounds))
    }
  }
  console.log(`
  × floor: median of the ratios of answers a second, round by round. CPU: microseconds of the server and PostgreSQL
  together for one answer. p50, p99: milliseconds at a steady ${steadyRate(rounds)} requests a second.`)
}

function cells(contender: Contender, contenders: readonly Contender[], rounds: Rounds): string[] {
  const played = rounds.get(contender) ?? []
  const latencies = played.flatMap((round) => round.latencies)
  const sql = median(played.map(({ postgresCpu }) => postgresCpu ?? Number.NaN))
  const server = median(played.map(({ serverCpu }) => serverCpu))
  return [
    Math.round(median(played.map(({ throughput }) => throughput))).toLocaleString('en'),
    ratio(contender, floorOf(contender, contenders), rounds).toFixed(2),
    Number.isNaN(sql) ? server.toFixed(0) : (server + sql).toFixed(0),
    Number.isNaN(sql) ? '?' : sql.toFixed(0),
    percentile(latencies, 50).toFixed(1),
    percentile(latencies, 99).toFixed(1),
  ]
}

const printRow = (label: string, values: readonly string[]) =>
  console.log(label.padEnd(52) + values.map((value) => value.padStart(11)).join(''))

const steadyRate = (rounds: Rounds) => [...rounds.values()][0]?.[0]?.rate

const floorOf = ({ ask, bookings }: Contender, contenders: readonly Contender[]): Contender =>
  contenders.find((one) => one.role === 'floor' && one.ask.what === ask.what && one.bookings === bookings) as Contender

/** How many times the answers of another one, which played at the same times. */
function ratio(one: Contender, other: Contender, rounds: Rounds): number {
  const others = rounds.get(other) ?? []
  const ratios = (rounds.get(one) ?? []).map(({ throughput }, i) => throughput / (others[i]?.throughput ?? Number.NaN))
  return median(ratios)
}

/** What was to be reached, and what was. */
export function printGoals(
  sizes: readonly number[],
  contenders: readonly Contender[],
  rounds: Rounds,
  starts: StartTimes,
): void {
  const worst = (what: Contender['ask']['what'], role: Contender['role']) => {
    const ones = contenders.filter((one) => one.ask.what === what && one.role === role)
    return Math.min(...ones.map((one) => ratio(one, floorOf(one, contenders), rounds)))
  }
  const seconds = (times: readonly number[]) => median(times) / 1000
  const goals: [goal: string, reached: string, holds: boolean][] = [
    goalOfRatio('timetable without its cache: at least 0.9 of the floor', worst('timetable', 'ours'), 0.9),
    goalOfRatio('timetable from its cache: at least 10 times the floor', worst('timetable', 'ours cached'), 10),
    ...goalOfFlatness(sizes, contenders, rounds),
    goalOfRatio('booking: at least 1.0 of the floor', worst('booking', 'ours'), 1),
    goalOfStart('npm start on an existing database: under 1.5 s', seconds(starts.existing), 1.5),
    goalOfStart('npm start on no database: under 5 s', seconds(starts.empty), 5),
  ]
  console.log('\nGoals, in the worst of the sizes')
  for (const [goal, reached, holds] of goals)
    console.log(`  ${goal.padEnd(60)}${reached.padStart(8)}  ${holds ? 'holds' : 'MISSED'}`)
}

const goalOfRatio = (goal: string, reached: number, least: number): [string, string, boolean] => [
  goal,
  reached.toFixed(2),
  reached >= least,
]

/** Nothing to say where there is one size only. */
function goalOfFlatness(
  sizes: readonly number[],
  contenders: readonly Contender[],
  rounds: Rounds,
): [string, string, boolean][] {
  const [fewest, ...others] = contenders.filter((one) => one.ask.what === 'timetable' && one.role === 'ours')
  const most = others.at(-1)
  if (!fewest || !most) return []
  const slower = 100 * (1 - ratio(most, fewest, rounds))
  const [from, to] = [sizes[0], sizes.at(-1)].map((size) => size?.toLocaleString('en'))
  return [[`timetable from ${from} to ${to} bookings: at most 15 % slower`, `${slower.toFixed(0)} %`, slower <= 15]]
}

const goalOfStart = (goal: string, reached: number, limit: number): [string, string, boolean] => [
  goal,
  `${reached.toFixed(2)} s`,
  reached < limit,
]
