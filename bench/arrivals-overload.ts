import { type Group, mix } from './arrivals-mix.ts'
import { groupOf, isFailed, isServed, isShed, layOut, ms, senderLine } from './arrivals-report.ts'
import { loadLine, play } from './arrivals-run.ts'
import type { Phase, Sent } from './arrivals-send.ts'
import { percentile } from './statistics.ts'

const say = (text: string) => console.log(text)
const goals: readonly [Group, number][] = [
  ['reads', 150],
  ['bookings', 500],
]
const normal = 10
const after = 15

/** What becomes of five times the load of a busy minute, and how soon the usual load is served again after it. */
export async function measureOverload({ quick }: { quick: boolean }): Promise<void> {
  const over = quick ? 20 : 60
  const phases: Phase[] = [
    { name: 'usual load', seconds: normal, times: 1 },
    { name: 'five times as much', seconds: over, times: 5 },
    { name: 'usual load again', seconds: after, times: 1 },
  ]
  const { sent, lateness, memory } = await play(phases)
  for (const [place, phase] of phases.entries()) {
    say(`\n${phase.name}, ${phase.seconds} s`)
    for (const line of phaseTable(sent.filter((one) => one.phase === place))) say(line)
  }
  const hurried = sent.filter(isShed)
  const [first = 0, last = 0] = [memory[0], memory.at(-1)]
  const most = Math.max(...memory)
  const whole = servedBefore(sent)
  const left = mix.filter((_, place) => !whole.some(({ kind }) => kind === place)).map(({ kind }) => kind)
  const recovered = recoveredAfter(whole, (normal + over) * 1000)
  say(`
ms from when a request was due until all of its answer was there, of what was served.
Shed without Retry-After: ${hurried.filter(({ retryAfter }) => !retryAfter).length} of ${hurried.length}
Goal usual load served again within 10 s: ${recovered} s – ${recovered <= 10 ? 'holds' : 'MISSED'}${left.length > 0 ? ` (without ${left.join(', ')}: too much for this machine before)` : ''}
Goal memory (PSS) within +400 MB: ${first.toFixed(0)} MB at first, ${most.toFixed(0)} MB at most, ${last.toFixed(0)} MB at last – ${most - first <= mostMore ? 'holds' : 'MISSED'}
Event loop late by ${ms(lateness.p50)} ms at p50, ${ms(lateness.p99)} at p99, ${ms(lateness.most)} at most
${senderLine(sent)}
${loadLine()}`)
}

/** Megabytes: the process that makes a picture may take 300 by itself, and bodies wait for it. */
const mostMore = 400

const columns = ['kind', 'sent', 'served', '429', '503', 'failed', 'p50', 'p99', 'longest', 'shed p99']

function phaseTable(sent: readonly Sent[]): string[] {
  const lines = mix.map(({ kind }, place) => {
    const all = sent.filter((one) => one.kind === place)
    const times = all.filter(isServed).map(({ took }) => took)
    const shed = all.filter(isShed)
    return [
      kind,
      ...[
        all.length,
        times.length,
        all.filter(({ status }) => status === 429).length,
        all.filter(({ status }) => status === 503).length,
        all.filter(isFailed).length,
      ].map(String),
      ...[50, 99, 100].map((percent) => ms(percentile(times, percent))),
      ms(
        percentile(
          shed.map(({ took }) => took),
          99,
        ),
      ),
    ]
  })
  return layOut([columns, ...lines])
}

/** What this machine does not serve in full even at the usual load says nothing about recovery. */
const servedBefore = (sent: readonly Sent[]): Sent[] => {
  const lacking = new Set(sent.filter((one) => one.phase === 0 && !isServed(one)).map(({ kind }) => kind))
  return sent.filter(({ kind }) => !lacking.has(kind))
}

/** Seconds after the overload from which on every second had no 5xx and kept its goals. */
function recoveredAfter(sent: readonly Sent[], over: number): number {
  let recovered = 0
  for (let second = 0; second < after; second++) {
    const now = sent.filter(({ due }) => due >= over + second * 1000 && due < over + (second + 1) * 1000)
    const isWell = now.every(({ status }) => status > 0 && status < 500)
    const isQuick = goals.every(([group, goal]) => {
      const times = now.filter((one) => groupOf(one) === group && isServed(one)).map(({ took }) => took)
      return percentile(times, 99) <= goal
    })
    if (!isWell || !isQuick) recovered = second + 1
  }
  return recovered
}
