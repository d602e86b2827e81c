import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type HotCall, hotCalls } from './calls.ts'
import { type Child, freePort } from './child.ts'
import type { FloorOptions } from './floor.ts'
import { bodyOf, openConnections } from './load-connection.ts'
import { requests } from './load-requests.ts'
import type { Contender, Filled } from './measure.ts'
import type { OursOptions } from './ours.ts'

export type Start = (program: string, options: object) => Promise<Child>

type Servers = Record<'floor' | 'ours' | 'uncached' | 'signed', { server: Child; port: number }>

/** The bare server, the product and the product that may keep nothing: each in a process of its own on each database. */
export async function startContenders(databases: readonly Filled[], start: Start): Promise<Contender[]> {
  const contenders: Contender[] = []
  const asked = new Set<HotCall>()
  for (const database of databases) {
    const servers = await startServers(database, start)
    for (const call of hotCalls) {
      const isFirst = !asked.has(call)
      if (!isIn(database, call, isFirst)) continue
      asked.add(call)
      contenders.push(...rolesOf(call, isFirst).map((role) => contenderOf(call, role, database, servers)))
    }
  }
  return contenders
}

/** What does not grow is asked in one database. */
const isIn = (database: Filled, { grows }: HotCall, isFirst: boolean) =>
  grows === undefined ? isFirst : database[grows] > 0

/** Memory and our statement make the same difference in each size. */
function rolesOf({ cached, hasSharpFloor, isSigned }: HotCall, isFirst: boolean): Contender['role'][] {
  const more = isFirst
    ? [
        ...(cached ? (['ours cached'] as const) : []),
        ...(hasSharpFloor ? (['sharp floor'] as const) : []),
        ...(isSigned ? (['ours signed'] as const) : []),
      ]
    : []
  return ['floor', 'ours', ...more]
}

/** Without its memory of answers the product is asked only where it has one. */
function contenderOf(call: HotCall, role: Contender['role'], database: Filled, servers: Servers): Contender {
  const ours = call.cached && role === 'ours' ? servers.uncached : servers.ours
  const isOurs = role === 'ours' || role === 'ours cached'
  return { call, role, database, ...(role === 'ours signed' ? servers.signed : isOurs ? ours : servers.floor) }
}

async function startServers({ postgres, directory }: Filled, start: Start): Promise<Servers> {
  const { connection } = postgres
  const pagesDir = resolve('build/client')
  const listen = async <O extends FloorOptions | OursOptions>(
    program: string,
    options: Omit<O, 'connection' | 'port'>,
  ) => {
    const port = await freePort()
    return { port, server: await start(program, { connection, port, ...options }) }
  }
  const ours = await listen<OursOptions>('ours.ts', { cache: true, pagesDir })
  const uncached = await listen<OursOptions>('ours.ts', { cache: false, pagesDir })
  const signed = await listen<OursOptions>('ours.ts', { cache: true, pagesDir, signed: true })
  const page = join(directory, 'page.br')
  await writeFile(page, await answerOf(ours.port, 'static page'))
  return { ours, uncached, signed, floor: await listen<FloorOptions>('floor.ts', { page }) }
}

/** Whoever answers something else does other work: the run ends where two answers to the same reads differ. */
export async function checkSameBytes(contenders: readonly Contender[], today: string): Promise<void> {
  const reads = contenders.filter(({ call }) => call.kind === 'read')
  const groups = Map.groupBy(reads, ({ call, database }) => `${call.name} ${database.bookings}`)
  for (const group of groups.values()) {
    for (const n of [1, 4]) {
      const answers = await Promise.all(
        group.map(async ({ port, role, call }) => (await answerOf(port, call.name, today, n, role)).toString('latin1')),
      )
      const other = answers.findIndex((answer) => answer !== answers[0])
      if (other === -1) continue
      const at = [...(answers[0] as string)].findIndex((letter, i) => letter !== answers[other]?.[i])
      const around = [answers[0], answers[other]].map((answer) => answer?.slice(Math.max(at - 60, 0), at + 60))
      throw new Error(`${group[other]?.role} and the floor differ about ${group[0]?.call.name}:\n${around.join('\n')}`)
    }
  }
}

async function answerOf(
  port: number,
  name: HotCall['name'],
  today = '2026-01-01',
  n = 0,
  role: Contender['role'] = 'ours',
): Promise<Buffer> {
  const [connection] = await openConnections(port, 1)
  const request = requests[name]({ port, prefix: role === 'sharp floor' ? '/sharp' : '', today }, n)
  const answer = await connection?.ask(request, 200)
  connection?.close()
  return bodyOf(answer ?? Buffer.alloc(0))
}
