import { wallClock } from '#kit/shared/day.ts'
import { type Child, freePort, startChild } from './child.ts'
import { createDatabase, type Database } from './database.ts'
import type { FloorOptions } from './floor.ts'
import { bodyOf, openConnections } from './load-connection.ts'
import { timetableRequest } from './load-requests.ts'
import { type Contender, type Length, playRound, type Round, warmUp } from './measure.ts'
import type { OursOptions } from './ours.ts'
import { printGoals, printTables } from './report.ts'
import { freeSlots } from './slots.ts'
import { measureStarts } from './start-times.ts'

const quick = process.argv.includes('--quick')
const sizes = quick ? [5_000] : [5_000, 50_000, 500_000]
const plan = quick
  ? { warmUp: 2, budget: 18, fewest: 3, starts: 1, round: { seconds: 0.3, rate: 80 } }
  : { warmUp: 3, budget: 270, fewest: 5, starts: 3, round: { seconds: 0.8, rate: 60 } }

const { day: today } = wallClock('Europe/Berlin')
const undo: (() => Promise<void>)[] = []
const say = (text: string) => console.log(text)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().then(() => process.exit(1)))
try {
  await run()
} finally {
  await cleanUp()
}

async function run() {
  say(`Filling databases with ${sizes.map(count).join(', ')} bookings …`)
  const databases = await Promise.all(sizes.map(prepareDatabase))
  say('Starting the servers …')
  const load = await start('load.ts', {})
  const contenders = (await Promise.all(databases.map(startServers))).flat()
  await checkSameBytes(contenders)
  say('Running them warm …')
  for (const contender of contenders) await warmUp(contender, load, today, plan.warmUp)
  say(`Asking them in turn for ${plan.budget} seconds …`)
  const rounds = await playInTurn(contenders, load, plan.round)
  await cleanUp()
  say('Starting the product …')
  const starts = await measureStarts(plan.starts)
  printTables(sizes, contenders, rounds)
  printGoals(sizes, contenders, rounds, starts)
}

async function prepareDatabase(bookings: number): Promise<Database> {
  const database = await createDatabase(bookings, today)
  undo.unshift(database.remove)
  return database
}

async function start(program: string, options: object): Promise<Child> {
  const child = await startChild(program, options)
  undo.unshift(child.stop)
  return child
}

/** Each server in a process of its own, all on one database. */
async function startServers({ bookings, postgres }: Database): Promise<Contender[]> {
  const { connection } = postgres
  const shared = { bookings, postgres, slots: { next: 0 } }
  const listen = async <O extends FloorOptions>(program: string, options: Omit<O, keyof FloorOptions>) => {
    const port = await freePort()
    return { ...shared, port, server: await start(program, { connection, port, ...options }) }
  }
  const floor = await listen<FloorOptions>('floor.ts', {})
  const uncached = await listen<OursOptions>('ours.ts', { cache: false })
  const ours = await listen<OursOptions>('ours.ts', { cache: true })
  const timetable = '/api/rere_get_week/'
  const booking = '/api/rere_send_booking_request/'
  return [
    { ...floor, role: 'floor', ask: { what: 'timetable', path: '/plain/timetable' } },
    { ...uncached, role: 'ours', ask: { what: 'timetable', path: timetable } },
    { ...ours, role: 'ours cached', ask: { what: 'timetable', path: timetable } },
    { ...floor, role: 'sharp floor', ask: { what: 'timetable', path: '/sharp/timetable' } },
    { ...floor, role: 'floor', ask: { what: 'booking', path: '/plain/booking' } },
    { ...ours, role: 'ours', ask: { what: 'booking', path: booking } },
    { ...floor, role: 'sharp floor', ask: { what: 'booking', path: '/sharp/booking' } },
  ]
}

/** Whoever answers something else does other work. */
async function checkSameBytes(contenders: readonly Contender[]) {
  const answers = new Set<string>()
  for (const { port, ask } of contenders) {
    if (ask.what !== 'timetable') continue
    const [connection] = await openConnections(port, 1)
    const answer = await connection?.ask(timetableRequest(port, ask.path, today, 1), 200)
    connection?.close()
    answers.add(bodyOf(answer ?? Buffer.alloc(0)).toString('latin1'))
  }
  if (answers.size !== 1) throw new Error(`the servers gave ${answers.size} different timetables for one week`)
}

/** In rounds, there and back again, so that what else the machine does falls on all alike. */
async function playInTurn(contenders: readonly Contender[], load: Child, length: Length) {
  const rounds = new Map<Contender, Round[]>(contenders.map((contender) => [contender, []]))
  const until = performance.now() + plan.budget * 1000
  const slotsLeft = () => contenders.every(({ slots }) => slots.next < freeSlots * 0.8)
  for (let i = 0; i < plan.fewest || (performance.now() < until && slotsLeft()); i++) {
    for (const contender of i % 2 === 0 ? contenders : contenders.toReversed()) {
      rounds.get(contender)?.push(await playRound(contender, load, today, length))
    }
  }
  return rounds
}

async function cleanUp() {
  for (let work = undo.shift(); work; work = undo.shift()) await work().catch((error: unknown) => console.error(error))
}

function count(bookings: number): string {
  return bookings.toLocaleString('en')
}
