import { setTimeout as sleep } from 'node:timers/promises'
import { type Caller, listenLive } from './calls.ts'
import { type Cluster, signIn } from './cluster.ts'
import { type Order, showsTaken } from './orders.ts'
import { until } from './place.ts'
import { must, type Step } from './steps.ts'

const checkUser = '/api/rere_check_user/'

export const sharingSteps: Step[] = [
  { name: 'The sample data is loaded once though both start together', run: sampleDataOnce },
  { name: 'A session made at one application is valid at the other, and ends at both', run: sessions },
  { name: 'Wrong passwords are counted across both', run: rateLimits },
  { name: 'Open screens at one hear of a booking at the other', run: liveUpdates },
  { name: 'A timetable read at one after a booking at the other shows it, 200 times', run: freshReads },
  { name: 'Each job runs once in its interval', run: jobs },
]

async function sampleDataOnce({ sql, direct }: Cluster) {
  const [row] = await sql<{ vehicles: number; roots: number; names: number }[]>`
    SELECT (SELECT count(*) FROM vehicles)::int AS vehicles, (SELECT count(DISTINCT name) FROM vehicles)::int AS names,
           (SELECT count(*) FROM users WHERE root)::int AS roots`
  must(
    row && row.vehicles > 0 && row.vehicles === row.names,
    `there are ${row?.vehicles} vehicles of ${row?.names} names`,
  )
  must(row?.roots === 1, `there are ${row?.roots} root accounts`)
  const fleets = await Promise.all(direct.map((app) => app.ask({ path: '/api/rere_get_all_vehicles/all/' })))
  must(fleets[0]?.status === 200 && fleets[0].body === fleets[1]?.body, 'the applications show different fleets')
  return `${row?.vehicles} vehicles, one root`
}

async function sessions({ direct: [first, second] }: Cluster) {
  const session = await signIn(first)
  const known = async (caller: Caller) => (await caller.ask({ method: 'HEAD', path: checkUser, session })).status
  must((await known(second)) === 200, 'the second application does not know the session')
  const out = await second.ask({ method: 'POST', path: '/api/rere_logout/', session })
  must(out.status === 200, `signing out answered ${out.status}`)
  must((await known(first)) === 401, 'the session lives on at the first application')
  return ''
}

/** Ten wrong guesses in fixed windows of 15 minutes are evaluated for one account from one address. */
async function rateLimits({ direct }: Cluster) {
  const left = 900_000 - (Date.now() % 900_000)
  if (left < 20_000) await sleep(left)
  const body = { email: 'guesser@guests.example', password: 'guessed' }
  const statuses: number[] = []
  for (let n = 0; n < 14; n++) {
    const caller = direct[n % 2] as Caller
    statuses.push((await caller.ask({ method: 'POST', path: '/api/rere_login/', body, from: '192.0.2.7' })).status)
  }
  const expected = [...Array(10).fill(401), ...Array(4).fill(429)]
  must(statuses.join() === expected.join(), `the answers were ${statuses.join()}`)
  return 'ten guesses at both together, then 429'
}

async function liveUpdates({ apps, webPort, direct, load }: Cluster) {
  const screens = [listenLive(apps[1].port), listenLive(webPort)]
  try {
    await Promise.all(screens.map(({ open }) => open))
    // What opened them told of everything.
    await sleep(500)
    const delays: number[] = []
    for (let n = 0; n < 5; n++) {
      for (const { heard } of screens) heard.length = 0
      await load.place(load.takeUnrivaled(), direct[0])
      const since = performance.now()
      const told = screens.map(({ heard }) =>
        until('the other application tells of the booking', 5, async () =>
          heard.find(({ topic }) => topic === 'bookings'),
        ),
      )
      delays.push(...(await Promise.all(told)).map(({ at }) => at - since))
      await sleep(200)
    }
    return `at most ${Math.max(0, ...delays).toFixed(0)} ms after the booking was acknowledged`
  } finally {
    for (const screen of screens) screen.close()
  }
}

async function freshReads({ direct, load }: Cluster) {
  const week = ({ slot }: Order) => `/api/rere_get_week/?selectedWeek=${slot.day}`
  for (let n = 0; n < 200; ) {
    const order = load.takeUnrivaled()
    const [writer, reader] = n % 2 ? direct : [direct[1], direct[0]]
    // Now the other has it in memory, without the booking.
    const before = await reader.ask({ path: week(order) })
    if (showsTaken(before.body, order.slot)) continue
    const placed = await load.place(order, writer)
    must(placed.outcome === 'acknowledged', `a booking was ${placed.outcome}`)
    const { body } = await reader.ask({ path: week(order) })
    must(showsTaken(body, order.slot), `after ${n} bookings the other application showed a taken hour as free`)
    n++
  }
  return ''
}

/** Jobs that come back within seconds, and their intervals. */
const quickJobs = new Map([
  ['invoices', 2],
  ['acquisition-mails', 2],
  ['acquisition-crawl', 3],
  ['payments', 5],
])

export async function countRuns({ sql }: Pick<Cluster, 'sql'>): Promise<Map<string, number>> {
  const rows = await sql<{ name: string; runs: number }[]>`SELECT name, runs FROM job_runs`
  return new Map(rows.map(({ name, runs }) => [name, runs]))
}

async function jobs(cluster: Cluster) {
  const seconds = 30
  const before = await countRuns(cluster)
  await sleep(seconds * 1000)
  const after = await countRuns(cluster)
  const counts = [...quickJobs].map(([name, every]) => {
    const runs = (after.get(name) ?? 0) - (before.get(name) ?? 0)
    // A turn may come a tenth of the interval early.
    must(runs <= seconds / every / 0.9 + 1, `${name} ran ${runs} times in ${seconds / every} intervals`)
    must(runs >= (seconds / every) * 0.6, `${name} ran only ${runs} times in ${seconds / every} intervals`)
    return `${name} ${runs}/${seconds / every}`
  })
  return `runs per intervals: ${counts.join(', ')}`
}
