import { readFile } from 'node:fs/promises'
import type { HotCall, WriteName } from './calls.ts'
import { ask, type Child, type EventLoopDelay, type Vitals } from './child.ts'
import type { Database } from './database.ts'
import type { Others } from './database-others.ts'
import type { Job, Result } from './load.ts'
import { freeSlots, freeStays } from './slots.ts'

/** A database of the bench, how much is in it, and from which number on its writes are new. */
export type Filled = Database & Others & { next: Record<WriteName, number> }

/** One server and one call that it is asked. */
export type Contender = {
  call: HotCall
  /** `floor` is what the others are measured by; the sharp one knows all that we know about the database.
   * Signed: what stands in for a security device signs each sale. */
  role: 'floor' | 'sharp floor' | 'ours' | 'ours cached' | 'ours signed'
  database: Filled
  server: Child
  port: number
}

export type Round = {
  /** Answers a second when every connection asks again at once. */
  throughput: number
  /** Milliseconds at a steady rate. */
  latencies: readonly number[]
  /** CPU time per request in microseconds. */
  serverCpu: number
  /** Of all processes of PostgreSQL; undefined where the system does not tell. */
  postgresCpu: number | undefined
  /** At the steady rate. */
  delay: EventLoopDelay
}

/** `rate` is requests a second. */
export type Length = { seconds: number; rate: number }

/** Asks one server as fast as it answers, then at a steady rate. What it has cooled down meanwhile is not counted. */
async function playRound(contender: Contender, load: Child, today: string, length: Length): Promise<Round> {
  await warmUp(contender, load, today, length.seconds / 4)
  const before = await vitalsOf(contender)
  const busy = await send(contender, load, { today, seconds: length.seconds })
  const after = await vitalsOf(contender)
  const steady = await send(contender, load, { today, seconds: length.seconds, rate: length.rate })
  return {
    throughput: busy.requests / busy.seconds,
    latencies: [...steady.latencies],
    serverCpu: (after.cpu - before.cpu) / busy.requests,
    postgresCpu:
      after.postgres === undefined || before.postgres === undefined
        ? undefined
        : (after.postgres - before.postgres) / busy.requests,
    delay: (await vitalsOf(contender)).delay,
  }
}

/** How often and how long each is asked. */
export type Turns = { rounds: number; round: Length }

/**
 * All of them in rounds, there and back again, so that what else the machine does falls on all alike. What is written
 * makes calendars longer, so all that is read comes first.
 */
export async function playInTurn(
  contenders: readonly Contender[],
  load: Child,
  today: string,
  { rounds: count, round }: Turns,
): Promise<ReadonlyMap<Contender, readonly Round[]>> {
  const rounds = new Map<Contender, Round[]>(contenders.map((one) => [one, []]))
  for (const kind of ['read', 'write'] as const) {
    const asked = contenders.filter(({ call }) => call.kind === kind)
    console.log(`Asking in turn, ${asked.length} ${kind}s in ${count} rounds …`)
    for (let i = 0; i < count; i++) {
      for (const one of i % 2 === 0 ? asked : asked.toReversed()) {
        refuseExhausted(one.database)
        rounds.get(one)?.push(await playRound(one, load, today, round))
      }
    }
  }
  return rounds
}

function refuseExhausted({ next }: Filled) {
  if (next['booking by the hour'] > freeSlots * 0.9 || next['booking by the day'] > freeStays * 0.9)
    throw new Error('the bench ran out of free boats')
}

export const nothingWritten = (): Filled['next'] => ({
  'booking by the hour': 0,
  'booking by the day': 0,
  'sale at the till': 0,
})

/** Lets a server run warm. */
export const warmUp = (contender: Contender, load: Child, today: string, seconds: number) =>
  send(contender, load, { today, seconds })

async function send(
  { call, role, port, database }: Contender,
  load: Child,
  how: Pick<Job, 'today' | 'seconds' | 'rate'>,
): Promise<Result> {
  const write = call.kind === 'write' ? (call.name as WriteName) : undefined
  const job: Job = {
    ...how,
    port,
    prefix: role === 'sharp floor' ? '/sharp' : '',
    call: call.name,
    first: write ? database.next[write] : 0,
  }
  const result = await ask<Result>(load, job)
  if (write) database.next[write] += result.requests
  return result
}

async function vitalsOf({ server, database }: Contender) {
  const pid = database.postgres.pid()
  const vitals = await ask<Vitals>(server, {})
  return { ...vitals, postgres: pid === undefined ? undefined : await cpuOfFamily(pid) }
}

/** Microseconds that a process and its children have run, where /proc tells. */
async function cpuOfFamily(pid: number): Promise<number | undefined> {
  try {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    const times = [String(pid), ...children.trim().split(' ')].map(async (id) => {
      const [nanoseconds] = (await readFile(`/proc/${id}/schedstat`, 'utf8')).split(' ')
      return Number(nanoseconds) / 1000
    })
    return (await Promise.all(times)).reduce((sum, time) => sum + time, 0)
  } catch {
    return undefined
  }
}
