import { type Measured, ratioOf } from './report.ts'
import type { StartTimes } from './start-times.ts'
import { median } from './statistics.ts'

/** What is to be reached, what was, and whether that is enough. */
export type Goal = { goal: string; reached: string; holds: boolean }

const least = { read: 0.75, write: 0.8 } as const
const mostSlower = 15
const mostMemory = 300

/** Of every call its worst size, how it grows, and how the product starts and rests. */
export function goalsOf(measured: readonly Measured[], starts: StartTimes): Goal[] {
  const calls = [...Map.groupBy(measured, ({ call }) => call.name).values()]
  return [...calls.flatMap(goalOfFloor), ...calls.flatMap(goalOfGrowth), ...goalsOfStart(starts)]
}

function goalOfFloor(sizes: readonly Measured[]): Goal[] {
  const [{ call } = { call: undefined }] = sizes
  if (!call) return []
  const worst = Math.min(...sizes.map(({ of }) => ratioOf(of.ours, of.floor)))
  const uncached = call.cached ? ' without its cache' : ''
  const wanted = least[call.kind]
  return [
    {
      goal: `${call.name}${uncached}: at least ${wanted} of the floor`,
      reached: worst.toFixed(2),
      holds: worst >= wanted,
    },
  ]
}

/** Nothing to say where there is one size only. */
function goalOfGrowth(sizes: readonly Measured[]): Goal[] {
  const [fewest, ...others] = sizes
  const most = others.at(-1)
  if (!fewest || !most) return []
  const slower = 100 * (1 - ratioOf(most.of.ours, fewest.of.ours))
  const [from, to] = [fewest, most].map(({ amount }) => amount?.toLocaleString('en'))
  return [
    {
      goal: `${fewest.call.name}, ${from} to ${to} ${fewest.call.grows}: at most ${mostSlower} % slower`,
      reached: `${slower.toFixed(0)} %`,
      holds: slower <= mostSlower,
    },
  ]
}

function goalsOfStart({ existing, empty, memory }: StartTimes): Goal[] {
  const seconds = (goal: string, times: readonly number[], limit: number): Goal => ({
    goal: `npm start on ${goal}: under ${limit} s`,
    reached: `${(median(times) / 1000).toFixed(2)} s`,
    holds: median(times) / 1000 < limit,
  })
  const all = memory.filter(({ counts }) => counts).reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
  return [
    seconds('an existing database', existing, 1.5),
    seconds('no database', empty, 5),
    ...(memory.length === 0
      ? []
      : [
          {
            goal: `memory at rest: at most ${mostMemory} MB in all`,
            reached: `${all.toFixed(0)} MB`,
            holds: all <= mostMemory,
          },
        ]),
  ]
}

/** A line each, and how many hold. */
export function goalLines(goals: readonly Goal[]): string[] {
  const width = Math.max(...goals.map(({ goal }) => goal.length))
  return goals.map(
    ({ goal, reached, holds }) => `${goal.padEnd(width)}  ${reached.padStart(7)}  ${holds ? 'holds' : 'MISSED'}`,
  )
}
