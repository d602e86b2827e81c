import type { Contender, Round } from './measure.ts'
import { median, percentile, ratio } from './statistics.ts'

export type Rounds = ReadonlyMap<Contender, readonly Round[]>

/** A call at one size of its database: those who answered it, the product as far as its own statements go first. */
export type Measured = {
  call: Contender['call']
  /** Undefined where nothing grows. */
  amount: number | undefined
  of: Partial<Record<Contender['role'], readonly Round[]>>
}

const columns = [
  'call',
  'amount',
  'ours/s',
  'floor/s',
  '× floor',
  '× CPU',
  'cached ×',
  'p50',
  'p99',
  'CPU µs',
  'SQL µs',
]

/** One line for each call and size, in the order in which they were asked. */
export function measuredOf(rounds: Rounds): Measured[] {
  const lines = new Map<string, Measured>()
  for (const [{ call, role, database }, played] of rounds) {
    const amount = call.grows && database[call.grows]
    const line = lines.get(`${call.name} ${amount}`) ?? { call, amount, of: {} }
    line.of[role] = played
    lines.set(`${call.name} ${amount}`, line)
  }
  return [...lines.values()]
}

/** All calls in one table, and below it what the bare server does with our statement, and how late our event loop was. */
export function tableOf(measured: readonly Measured[], rate: number): string[] {
  const first = measured[0]?.of.ours ?? []
  return [
    ...layOut([columns, ...measured.map(cells)]),
    '',
    `× floor, cached ×: medians of ${first.length} ratios of answers a second, side by side. cached: from memory.`,
    'CPU µs: of the server and PostgreSQL for one answer of ours, SQL µs: of it PostgreSQL. × CPU: what the floor needs for',
    'one, divided by that; steadier than × floor on a busy machine.',
    `p50, p99: ms of ours at a steady ${rate}/s, from when each request was due.`,
    ...measured.flatMap(sharpLine),
    ...measured.flatMap(signedLine),
    delayLine(measured, rate),
  ]
}

function cells({ call, amount, of }: Measured): string[] {
  const { ours = [], floor = [] } = of
  const latencies = ours.flatMap((round) => round.latencies)
  const sql = median(ours.map(({ postgresCpu }) => postgresCpu ?? Number.NaN))
  const server = median(ours.map(({ serverCpu }) => serverCpu))
  return [
    call.name,
    amount === undefined ? '' : `${amount.toLocaleString('en')} ${call.grows}`,
    whole(median(throughputs(ours))),
    whole(median(throughputs(floor))),
    ratioOf(ours, floor).toFixed(2),
    cpuRatioOf(ours, floor).toFixed(2),
    of['ours cached'] ? ratioOf(of['ours cached'], floor).toFixed(1) : '',
    percentile(latencies, 50).toFixed(1),
    percentile(latencies, 99).toFixed(1),
    whole(Number.isNaN(sql) ? server : server + sql),
    Number.isNaN(sql) ? '?' : whole(sql),
  ]
}

const whole = (value: number) => Math.round(value).toLocaleString('en')

const throughputs = (rounds: readonly Round[]) => rounds.map(({ throughput }) => throughput)

/** How many times as many answers a second as others gave beside them. */
export const ratioOf = (ones: readonly Round[] = [], others: readonly Round[] = []): number =>
  ratio(throughputs(ones), throughputs(others))

/** How many times as much CPU time others needed for an answer: on a busy machine this is steadier. */
export const cpuRatioOf = (ones: readonly Round[], others: readonly Round[]): number =>
  ratio(others.map(cpuOf), ones.map(cpuOf))

const cpuOf = ({ serverCpu, postgresCpu = 0 }: Round) => serverCpu + postgresCpu

const sharpLine = ({ call, of }: Measured): string[] =>
  of['sharp floor']
    ? [
        `${call.name}: with our statement and parser the floor is ${ratioOf(of['sharp floor'], of.floor).toFixed(2)} times as fast.`,
      ]
    : []

function signedLine({ call, of }: Measured): string[] {
  const { ours, floor, 'ours signed': signed } = of
  if (!signed) return []
  const p50 = (rounds: readonly Round[] = []) =>
    percentile(
      rounds.flatMap(({ latencies }) => latencies),
      50,
    ).toFixed(1)
  return [
    `${call.name}: with signing by what stands in for a device ${p50(signed)} ms (p50) in place of ${p50(ours)}, ${ratioOf(signed, floor).toFixed(2)} of the floor.`,
  ]
}

function delayLine(measured: readonly Measured[], rate: number): string {
  const late = measured.map(({ call, of }) => {
    const rounds = of.ours ?? []
    return {
      call,
      p99: median(rounds.map(({ delay }) => delay.p99)),
      most: Math.max(...rounds.map(({ delay }) => delay.most)),
    }
  })
  const [worst] = late.toSorted((a, b) => b.most - a.most)
  const usual = median(late.map(({ p99 }) => p99))
  return `Event-loop delay of ours at ${rate}/s: p99 ${usual.toFixed(1)} ms, at most ${worst?.most.toFixed(1)} ms (${worst?.call.name}).`
}

/** Lines of columns: the first one to the left, the others to the right; the second to the left too where it is text. */
export function layOut(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
