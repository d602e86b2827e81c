import { wallClock } from '#kit/shared/day.ts'
import { type CallName, type HotCall, hotCalls } from './calls.ts'
import { freePort, startChild } from './child.ts'
import { type CleanUp, cleaningUp } from './clean-up.ts'
import { type Compared, comparisonOf } from './compare-report.ts'
import { createDatabase, fillForBookings } from './database.ts'
import { othersFills } from './database-others.ts'
import { openConnections } from './load-connection.ts'
import { requests } from './load-requests.ts'
import { type Contender, type Filled, nothingWritten, playInTurn, warmUp } from './measure.ts'
import type { OursOptions } from './ours.ts'
import { checkOut, type Revision, startersOf, thisRevision } from './revision.ts'

const plans = {
  quick: { warmUp: 2, rounds: 4, round: { seconds: 0.25, rate: 80 } },
  full: { warmUp: 2, rounds: 10, round: { seconds: 0.6, rate: 60 } },
}
const amounts = { bookings: 50_000, entries: 50_000, comments: 10_000 }
const fewer = { bookings: 5_000, entries: 5_000, comments: 1_000 }

const say = (text: string) => console.log(text)

/** Asks the product as it is here and as it was at another revision, in turn, each on a database of its own. */
export const measureComparison = (asked: string, { quick }: { quick: boolean }): Promise<void> =>
  cleaningUp(async (cleanUp) => {
    const plan = quick ? plans.quick : plans.full
    const { day: today } = wallClock('Europe/Berlin')
    say(`Checking out and building ${asked} …`)
    const revisions = [await checkOut(asked, cleanUp), thisRevision()]
    say('Filling a database for each …')
    const servers = []
    for (const revision of revisions) servers.push(await serve(revision, quick ? fewer : amounts, today, cleanUp))
    const load = await startChild('load.ts', {})
    cleanUp.later(load.stop)
    const compared: Compared[] = []
    for (const call of hotCalls) {
      const lacking = await Promise.all(servers.map((server) => whyNot(server, call, today)))
      for (const fromMemory of call.cached ? [false, true] : [false]) {
        const contenders = servers.map((server) => contenderOf(server, call, fromMemory))
        compared.push({ call, fromMemory, lacking, contenders, rounds: undefined })
      }
    }
    const asking = compared.filter(({ lacking }) => lacking.every((why) => why === undefined))
    const contenders = asking.flatMap((one) => one.contenders)
    say('Running them warm …')
    for (const contender of contenders) await warmUp(contender, load, today, plan.warmUp)
    const rounds = await playInTurn(contenders, load, today, plan)
    for (const one of asking) one.rounds = one.contenders.map((contender) => rounds.get(contender) ?? [])
    say(`\n${comparisonOf(asked, compared, plan.round.rate).join('\n')}`)
  })

type Served = { database: Filled; cached: { port: number; server: Contender['server'] }; uncached: Served['cached'] }

async function serve(revision: Revision, size: typeof amounts, today: string, cleanUp: CleanUp): Promise<Served> {
  const fill = async (sql: Parameters<typeof fillForBookings>[0]) => {
    await fillForBookings(sql, size.bookings, today)
    // Where a revision has no such tables yet, its line says so.
    for (const part of Object.values(othersFills)) await part(sql, size).catch(() => {})
  }
  const made = await createDatabase(size.bookings, today, fill, revision.migrations)
  cleanUp.later(made.remove)
  const listen = async (cache: boolean) => {
    const port = await freePort()
    const options: OursOptions = { connection: made.postgres.connection, port, cache, pagesDir: revision.pagesDir }
    const server = await startFirst(startersOf(revision), options, revision.directory)
    cleanUp.later(server.stop)
    return { port, server }
  }
  return {
    database: { ...made, ...size, next: nothingWritten() },
    cached: await listen(true),
    uncached: await listen(false),
  }
}

async function startFirst(programs: readonly string[], options: OursOptions, cwd: string) {
  for (const program of programs.slice(0, -1)) {
    const server = await startChild(program, options, cwd).catch(() => undefined)
    if (server) return server
  }
  return startChild(programs.at(-1) as string, options, cwd)
}

/** Undefined where a call is answered as it should be; otherwise what came instead. */
async function whyNot({ cached, database }: Served, call: HotCall, today: string): Promise<string | undefined> {
  const [connection] = await openConnections(cached.port, 1)
  const n = call.kind === 'write' ? database.next[call.name as keyof typeof database.next]++ : 0
  try {
    await connection?.ask(requests[call.name as CallName]({ port: cached.port, prefix: '', today }, n), call.status)
    return undefined
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 80)
  } finally {
    connection?.close()
  }
}

/** Uncached only where an answer would come from memory. */
const contenderOf = ({ database, cached, uncached }: Served, call: HotCall, fromMemory: boolean): Contender => ({
  call,
  role: fromMemory ? 'ours cached' : 'ours',
  database,
  ...(call.cached && !fromMemory ? uncached : cached),
})
