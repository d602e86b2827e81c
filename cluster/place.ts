import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Account, nobody } from '#kit/server/postgres/data-dir.ts'
import { spawnAs } from '#kit/server/postgres/program.ts'

/** A program of the cluster. `end` asks it to, and after `seconds` no longer asks. */
export type Program = {
  name: string
  pid: number
  isRunning: () => boolean
  kill: (signal: 'SIGKILL' | 'SIGTERM') => void
  ended: Promise<void>
  end: (seconds?: number) => Promise<void>
}

export type Start = {
  name: string
  program: string
  args: readonly string[]
  env: Readonly<Record<string, string>>
  /** What it is sent when this process dies. */
  orphaned?: 'INT' | 'KILL'
  /** As whoever started the test, who may read the project. */
  asCaller?: boolean
}

/** A directory for everything, the account that owns it, and the programs running in it. */
export type Place = {
  home: string
  start: (what: Start) => Promise<Program>
  /** Makes a directory that the programs may write to. */
  directory: (name: string, mode?: number) => Promise<string>
  /** The last lines that each program said. */
  tails: (lines: number) => Promise<string>
  remove: () => Promise<void>
}

/** PostgreSQL and Patroni refuse to run as root, which then lends them the account `nobody`. */
const account: Account | undefined = process.getuid?.() === 0 ? nobody : undefined

export async function makePlace(): Promise<Place> {
  const home = await mkdtemp(join(tmpdir(), 'sternsinger-cluster-'))
  await own(home)
  const logs = join(home, 'logs')
  await mkdir(logs)
  const running = new Set<Program>()
  const names = new Set<string>()

  const start = async ({ name, program, args, env, orphaned = 'KILL', asCaller = false }: Start) => {
    names.add(name)
    const log = await open(join(logs, name), 'a')
    const child = spawnAs(asCaller ? undefined : account, orphaned, program, args, {
      stdio: ['ignore', log.fd, log.fd],
      env: { PATH: process.env.PATH ?? '', HOME: home, LANG: 'C.UTF-8', ...env },
    })
    await once(child, 'spawn')
    await log.close()
    const started = describe(name, child)
    running.add(started)
    void started.ended.then(() => running.delete(started))
    return started
  }

  const directory = async (name: string, mode = 0o700) => {
    const path = join(home, name)
    await mkdir(path, { mode })
    await own(path)
    return path
  }

  const tails = async (lines: number) => {
    const texts = [...names].map(async (name) => {
      const text = await readFile(join(logs, name), 'utf8').catch(() => '')
      const last = text.trimEnd().split('\n').slice(-lines)
      return `--- ${name}\n${last.map((line) => line.slice(0, 300)).join('\n')}`
    })
    return (await Promise.all(texts)).join('\n')
  }

  const remove = async () => {
    // The last started first: nothing loses what it stands on.
    for (const program of [...running].reverse()) await program.end()
    await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  return { home, start, directory, tails, remove }
}

async function own(path: string) {
  if (account) await chown(path, account.uid, account.gid)
}

function describe(name: string, child: ChildProcess): Program {
  let over = false
  const ended = once(child, 'exit').then(() => {
    over = true
  })
  const kill = (signal: 'SIGKILL' | 'SIGTERM') => void child.kill(signal)
  const end = async (seconds = 15) => {
    if (over) return
    kill('SIGTERM')
    const patience = new AbortController()
    await Promise.race([ended, sleep(seconds * 1000, undefined, { signal: patience.signal }).catch(() => {})])
    patience.abort()
    if (!over) kill('SIGKILL')
    await ended
  }
  return { name, pid: child.pid ?? 0, isRunning: () => !over, kill, ended, end }
}

/**
 * Ports that nobody uses now, below those that the system gives to outgoing connections: while a program is down, none of
 * these may take its port.
 */
export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = []
  for (let port = 20_000 + Math.floor(Math.random() * 8000); found.length < count && port < 32_000; port++) {
    if (await isFree(port)) found.push(port)
  }
  if (found.length < count) throw new Error('there are too few free ports')
  return found
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
}

/** Asks again and again until there is an answer. Throws `what` when there is none in time. */
export async function until<T>(what: string, seconds: number, ask: () => Promise<T | undefined | false>): Promise<T> {
  for (const deadline = Date.now() + seconds * 1000; ; ) {
    const answer = await ask().catch(() => undefined)
    if (answer) return answer
    if (Date.now() > deadline) throw new Error(`${what}: not within ${seconds} seconds`)
    await sleep(100)
  }
}
