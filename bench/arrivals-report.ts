import { type Arriving, type Group, mix } from './arrivals-mix.ts'
import type { Lateness } from './arrivals-product.ts'
import type { Sent } from './arrivals-send.ts'
import { percentile } from './statistics.ts'

export const isServed = ({ status }: Sent) => status >= 200 && status < 400
/** Told to come back: that is no failure. */
export const isShed = ({ status }: Sent) => status === 429 || status === 503
export const isFailed = (sent: Sent) => !isShed(sent) && (sent.status === 0 || sent.status >= 500)
export const groupOf = ({ kind }: Sent): Group => (mix[kind] as Arriving).group

const columns = ['kind', 'a second', 'sent', 'answers', 'p50', 'p95', 'p99', 'longest']

/** One line for each kind, with the times of what was served. */
export function arrivalsTable(sent: readonly Sent[]): string[] {
  const lines = mix.map(({ kind, perSecond }, place) => {
    const all = sent.filter((one) => one.kind === place)
    const took = all.filter(isServed).map((one) => one.took)
    const times = [50, 95, 99, 100].map((percent) => ms(percentile(took, percent)))
    return [kind, String(perSecond), String(all.length), statuses(all), ...times]
  })
  return layOut([columns, ...lines])
}

function statuses(sent: readonly Sent[]): string {
  const counts = Map.groupBy(sent, ({ status }) => status)
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, all]) => `${status === 0 ? 'none' : status}: ${all.length}`)
    .join(', ')
}

export function layOut(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)))
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  )
}

export const ms = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 1 : 0))
const verdict = (holds: boolean) => (holds ? 'holds' : 'MISSED')

export function groupLine(sent: readonly Sent[], group: Group, goal: number): string {
  const all = sent.filter((one) => groupOf(one) === group)
  const p99 = percentile(
    all.filter(isServed).map(({ took }) => took),
    99,
  )
  const failed = all.filter(({ status }) => status === 0 || status >= 500).length
  return `Goal p99 of ${group} ≤ ${goal} ms and no 5xx: ${ms(p99)} ms, ${failed} 5xx or unanswered – ${verdict(p99 <= goal && failed === 0)}`
}

export const latenessLine = ({ p50, p99, most }: Lateness, goal: number) =>
  `Goal event loop late by ≤ ${goal} ms at p99: p50 ${ms(p50)}, p99 ${ms(p99)}, at most ${ms(most)} ms – ${verdict(p99 <= goal)}`

export const memoryLine = (samples: readonly number[]) =>
  `Memory of Node and PostgreSQL (PSS): ${samples[0]?.toFixed(0)} MB at first, ${Math.max(...samples).toFixed(0)} MB at most, ${samples.at(-1)?.toFixed(0)} MB at last`

/** Whether the numbers are to be believed. */
export const senderLine = (sent: readonly Sent[]) =>
  `The sender itself was late by ${ms(
    percentile(
      sent.map(({ late }) => late),
      99,
    ),
  )} ms at p99`
