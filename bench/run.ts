import { loadavg } from 'node:os'
import { wallClock } from '#kit/shared/day.ts'
import { type Child, startChild } from './child.ts'
import { checkSameBytes, startContenders } from './contenders.ts'
import { createDatabase, fillForBookings } from './database.ts'
import { fillOthers, type Others } from './database-others.ts'
import { goalLines, goalsOf } from './goals.ts'
import { type Contender, type Filled, playRound, type Round, warmUp } from './measure.ts'
import { readWeights, weightLines } from './page-weight.ts'
import { layOut, measuredOf, tableOf } from './report.ts'
import { freeSlots, freeStays } from './slots.ts'
import { measureStarts, type StartTimes } from './start-times.ts'

type Size = Others & { bookings: number }

const plans = {
  quick: {
    sizes: [{ bookings: 5_000, entries: 50_000, comments: 10_000 }],
    ...{ warmUp: 0.4, rounds: 3, starts: 1, round: { seconds: 0.25, rate: 80 } },
  },
  full: {
    sizes: [
      { bookings: 5_000, entries: 5_000, comments: 1_000 },
      { bookings: 50_000, entries: 50_000, comments: 10_000 },
      { bookings: 500_000, entries: 0, comments: 0 },
    ],
    ...{ warmUp: 1, rounds: 5, starts: 3, round: { seconds: 0.5, rate: 60 } },
  },
}

const say = (text: string) => console.log(text)

/** Asks the product and a bare server that does the same work, in turn, and prints one table, its goals and what is beside. */
export async function measureHotCalls({ quick }: { quick: boolean }): Promise<void> {
  const undo: (() => Promise<void>)[] = []
  const cleanUp = async () => {
    for (let work = undo.shift(); work; work = undo.shift())
      await work().catch((error: unknown) => console.error(error))
  }
  const stop = () => void cleanUp().then(() => process.exit(1))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const start = async (program: string, options: object): Promise<Child> => {
    const child = await startChild(program, options)
    undo.unshift(child.stop)
    return child
  }
  try {
    await measure(quick ? plans.quick : plans.full, start, undo)
  } finally {
    await cleanUp()
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}

async function measure(
  plan: (typeof plans)['full'],
  start: (program: string, options: object) => Promise<Child>,
  undo: (() => Promise<void>)[],
) {
  const { day: today } = wallClock('Europe/Berlin')
  say(`Filling databases with ${plan.sizes.map(({ bookings }) => bookings.toLocaleString('en')).join(', ')} bookings …`)
  const databases = await Promise.all(
    plan.sizes.map(async (size) => {
      const database = await prepareDatabase(size, today)
      undo.unshift(database.remove)
      return database
    }),
  )
  say('Starting the servers …')
  const load = await start('load.ts', {})
  const contenders = await startContenders(databases, start)
  await checkSameBytes(contenders, today)
  say('Running them warm …')
  for (const contender of contenders) await warmUp(contender, load, today, plan.warmUp)
  const rounds = new Map<Contender, Round[]>()
  // What is written makes calendars longer, so all that is read comes first.
  for (const kind of ['read', 'write'] as const) {
    const asked = contenders.filter(({ call }) => call.kind === kind)
    say(`Asking ${asked.length} in turn, ${kind}s, in ${plan.rounds} rounds …`)
    for (const one of asked) rounds.set(one, [])
    for (let i = 0; i < plan.rounds; i++) {
      // There and back again, so that what else the machine does falls on all alike.
      for (const one of i % 2 === 0 ? asked : asked.toReversed()) {
        refuseExhausted(one.database)
        rounds.get(one)?.push(await playRound(one, load, today, plan.round))
      }
    }
  }
  for (let work = undo.shift(); work; work = undo.shift()) await work()
  say('Starting the product …')
  const starts = await measureStarts(plan.starts)
  const measured = measuredOf(rounds)
  const paragraphs = [
    tableOf(measured, plan.round.rate),
    memoryLines(starts),
    weightLines(await readWeights('build')),
    ['Goals, in the worst of the sizes', ...goalLines(goalsOf(measured, starts)).map((line) => `  ${line}`)],
    [
      `Load of the machine at the end: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}`,
    ],
  ]
  for (const lines of paragraphs) say(`\n${lines.join('\n')}`)
}

async function prepareDatabase(size: Size, today: string): Promise<Filled> {
  const database = await createDatabase(size.bookings, today, async (sql) => {
    await fillForBookings(sql, size.bookings, today)
    await fillOthers(sql, size)
  })
  return { ...database, ...size, next: { 'booking by the hour': 0, 'booking by the day': 0, 'sale at the till': 0 } }
}

function refuseExhausted({ next }: Filled) {
  if (next['booking by the hour'] > freeSlots * 0.9 || next['booking by the day'] > freeStays * 0.9)
    throw new Error('the bench ran out of free boats')
}

function memoryLines({ memory }: StartTimes): string[] {
  const rows = memory.map(({ program, processes, bytes, counts }) => [
    program,
    String(processes),
    (bytes / 1e6).toFixed(1),
    counts ? '' : 'not counted: waits for the product to end',
  ])
  return ['Memory at rest, proportional set size', ...layOut([['program', 'processes', 'MB', ''], ...rows])]
}
