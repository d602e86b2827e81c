import { loadavg } from 'node:os'
import { wallClock } from '#kit/shared/day.ts'
import { type Child, startChild } from './child.ts'
import { type CleanUp, cleaningUp } from './clean-up.ts'
import { checkSameBytes, startContenders } from './contenders.ts'
import { createDatabase, fillForBookings } from './database.ts'
import { fillOthers, type Others } from './database-others.ts'
import { goalLines, goalsOf } from './goals.ts'
import { type Filled, nothingWritten, playInTurn, warmUp } from './measure.ts'
import { readWeights, weightLines } from './page-weight.ts'
import { layOut, measuredOf, tableOf } from './report.ts'
import { measureStarts, type StartTimes } from './start-times.ts'

type Size = Others & { bookings: number }

const plans = {
  quick: {
    sizes: [{ bookings: 5_000, entries: 50_000, comments: 10_000 }],
    ...{ warmUp: 2, rounds: 3, starts: 1, round: { seconds: 0.25, rate: 80 } },
  },
  full: {
    sizes: [
      { bookings: 5_000, entries: 5_000, comments: 1_000 },
      { bookings: 50_000, entries: 50_000, comments: 10_000 },
      { bookings: 500_000, entries: 0, comments: 0 },
    ],
    ...{ warmUp: 2, rounds: 5, starts: 3, round: { seconds: 0.5, rate: 60 } },
  },
}

const say = (text: string) => console.log(text)

/** Asks the product and a bare server that does the same work, in turn, and prints one table, its goals and what is beside. */
export const measureHotCalls = ({ quick }: { quick: boolean }): Promise<void> =>
  cleaningUp((cleanUp) => measure(quick ? plans.quick : plans.full, cleanUp))

async function measure(plan: (typeof plans)['full'], cleanUp: CleanUp) {
  const start = async (program: string, options: object): Promise<Child> => {
    const child = await startChild(program, options)
    cleanUp.later(child.stop)
    return child
  }
  const { day: today } = wallClock('Europe/Berlin')
  say(`Filling databases with ${plan.sizes.map(({ bookings }) => bookings.toLocaleString('en')).join(', ')} bookings …`)
  const databases = await Promise.all(
    plan.sizes.map(async (size) => {
      const database = await prepareDatabase(size, today)
      cleanUp.later(database.remove)
      return database
    }),
  )
  say('Starting the servers …')
  const load = await start('load.ts', {})
  const contenders = await startContenders(databases, start)
  await checkSameBytes(contenders, today)
  say('Running them warm …')
  for (const contender of contenders) await warmUp(contender, load, today, plan.warmUp)
  const rounds = await playInTurn(contenders, load, today, plan)
  await cleanUp.now()
  const measured = measuredOf(rounds)
  say(`\n${tableOf(measured, plan.round.rate).join('\n')}\n`)
  say('Starting the product …')
  const starts = await measureStarts(plan.starts)
  const paragraphs = [
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
  return { ...database, ...size, next: nothingWritten() }
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
