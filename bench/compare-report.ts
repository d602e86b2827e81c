import type { HotCall } from './calls.ts'
import type { Contender, Round } from './measure.ts'
import { cpuRatioOf, layOut, ratioOf } from './report.ts'
import { median, percentile } from './statistics.ts'

/** A call as the other revision and this one answer it, in this order. */
export type Compared = {
  call: HotCall
  fromMemory: boolean
  /** Why it cannot be asked, where it cannot. */
  lacking: readonly (string | undefined)[]
  contenders: readonly Contender[]
  rounds: readonly (readonly Round[])[] | undefined
}

const columns = [
  'call',
  'old/s',
  'new/s',
  'new / old',
  '× CPU',
  'old p50',
  'p99',
  'new p50',
  'p99',
  'old CPU µs',
  'new',
]

/** One line for each call; for a call that one of the two lacks, what it answered instead. */
export function comparisonOf(asked: string, compared: readonly Compared[], rate: number): string[] {
  const count = compared.find(({ rounds }) => rounds)?.rounds?.[0]?.length ?? 0
  return [
    ...layOut([columns, ...compared.filter(({ rounds }) => rounds).map(cells)]),
    ...compared.filter(({ rounds, fromMemory }) => !rounds && !fromMemory).map((one) => lackingLine(asked, one)),
    '',
    `old: ${asked}, new: the files as they are here. new / old: median of ${count} ratios of answers a second, side by side.`,
    `p50, p99: ms at a steady ${rate}/s. CPU: of the server and PostgreSQL for one answer; × CPU: old divided by new, above 1`,
    'where the new one needs less, and steadier than the other ratio on a busy machine.',
  ]
}

function cells({ call, fromMemory, rounds = [] }: Compared): string[] {
  const [old = [], now = []] = rounds
  return [
    `${call.name}${fromMemory ? ', from memory' : ''}`,
    ...[old, now].map((side) => Math.round(median(side.map(({ throughput }) => throughput))).toLocaleString('en')),
    ratioOf(now, old).toFixed(2),
    cpuRatioOf(now, old).toFixed(2),
    ...[old, now].flatMap((side) => {
      const latencies = side.flatMap((round) => round.latencies)
      return [percentile(latencies, 50).toFixed(1), percentile(latencies, 99).toFixed(1)]
    }),
    ...[old, now].map((side) =>
      Math.round(median(side.map(({ serverCpu, postgresCpu = 0 }) => serverCpu + postgresCpu))).toLocaleString('en'),
    ),
  ]
}

function lackingLine(asked: string, { call, lacking: [old, now] }: Compared): string {
  const [who, why] = old === undefined ? ['this revision', now] : [asked, old]
  return `${call.name}: ${who} lacks it (${why})`
}
