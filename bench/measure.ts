import { readFile } from 'node:fs/promises'
import { ask, type Child } from './child.ts'
import type { Job, Result } from './load.ts'
import { freeSlots } from './slots.ts'

/** One server and one thing that is asked of it. */
export type Contender = {
  /** `floor` is what the others are measured by; the sharp one knows all that we know about the database. */
  role: 'floor' | 'sharp floor' | 'ours' | 'ours cached'
  /** In its database. */
  bookings: number
  server: Child
  port: number
  ask: Job['ask']
  postgres: { pid: () => number | undefined }
  /** Shared by all that book in one database. */
  slots: { next: number }
}

export type Round = {
  /** Answers a second when every connection asks again at once. */
  throughput: number
  /** Milliseconds at a steady rate of so many requests a second. */
  rate: number
  latencies: readonly number[]
  /** CPU time per request in microseconds. */
  serverCpu: number
  /** Of all processes of PostgreSQL; undefined where the system does not tell. */
  postgresCpu: number | undefined
}

export type Length = { seconds: number; rate: number }

/** Asks one server as fast as it answers, then at a steady rate. What it has cooled down meanwhile is not counted. */
export async function playRound(contender: Contender, load: Child, today: string, length: Length): Promise<Round> {
  await warmUp(contender, load, today, length.seconds / 4)
  const before = await cpuOf(contender)
  const busy = await send(contender, load, { today, seconds: length.seconds })
  const after = await cpuOf(contender)
  const steady = await send(contender, load, { today, seconds: length.seconds, rate: length.rate })
  return {
    throughput: busy.requests / busy.seconds,
    rate: length.rate,
    latencies: [...steady.latencies],
    serverCpu: (after.server - before.server) / busy.requests,
    postgresCpu:
      after.postgres === undefined || before.postgres === undefined
        ? undefined
        : (after.postgres - before.postgres) / busy.requests,
  }
}

/** Lets a server run warm. */
export const warmUp = (contender: Contender, load: Child, today: string, seconds: number) =>
  send(contender, load, { today, seconds })

async function send(contender: Contender, load: Child, how: Omit<Job, 'port' | 'ask' | 'firstSlot'>): Promise<Result> {
  const { ask: wanted, port, slots } = contender
  const result = await ask<Result>(load, { ...how, port, ask: wanted, firstSlot: slots.next } satisfies Job)
  if (wanted.what === 'booking') slots.next += result.requests
  if (slots.next > freeSlots) throw new Error('the bench ran out of free slots')
  return result
}

async function cpuOf({ server, postgres }: Contender) {
  const pid = postgres.pid()
  return { server: await ask<number>(server, {}), postgres: pid === undefined ? undefined : await cpuOfFamily(pid) }
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
