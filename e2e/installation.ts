import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'
import type { Connection } from '#kit/server/postgres/db.ts'
import { lives } from '#kit/server/postgres/left-over.ts'
import { freePorts } from '../cluster/place.ts'

/**
 * The product as `npm start` runs it once it is built: its own process, its own PostgreSQL, a data directory that
 * stays. Not by the command itself, which may install and build: a test changes nothing outside its directories.
 */
export type Installation = {
  url: string
  dataDir: string
  /** The running application, and what it said so far. */
  application: () => { pid: number; hasEnded: boolean; said: string }
  /** Of the owner of everything. */
  connection: Connection
  start: () => Promise<void>
  /** The database is started again by the application. */
  killDatabase: () => Promise<void>
  killApplication: () => Promise<void>
  killEverything: () => Promise<void>
  /** Waits until it takes calls. */
  ready: () => Promise<void>
}

/** `within`: a program that starts the product in surroundings of its own, given the data directory first. */
export async function prepareInstallation(
  settings: NodeJS.ProcessEnv = {},
  { within = [] as readonly string[] } = {},
): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternsinger-e2e-'))
  const [port] = await freePorts(1)
  const url = `http://127.0.0.1:${port}`
  let running: ChildProcess | undefined

  const start = async () => {
    const own = { NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '' }
    const env = { ...process.env, ...own, ...settings }
    const product = [process.execPath, resolve('build/server.js')]
    const [program = '', ...args] = within.length > 0 ? [...within, dataDir, ...product] : product
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    running = child
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
    complaint = () => said
    await ready()
  }
  let complaint = () => ''
  const ready = async () => {
    while (!(await isReady(url))) {
      if (running?.exitCode !== null) throw new Error(`the server ended by itself: ${complaint()}`)
      await sleep(50)
    }
  }
  const killApplication = async () => {
    const ended = running && once(running, 'exit')
    running?.kill('SIGKILL')
    await ended
  }
  const killDatabase = async () => {
    process.kill(await findPostmaster(dataDir), 'SIGKILL')
  }
  const killEverything = async () => {
    // The database first: it shuts down and takes its file along as soon as the application is gone.
    await killDatabase()
    await killApplication()
  }
  afterAll(async () => {
    if (running?.exitCode === null && running.kill('SIGTERM')) await once(running, 'exit')
    await rm(dataDir, { recursive: true, force: true })
  })
  const connection = { host: join(dataDir, 'socket'), port: 5432, user: 'sternsinger', database: 'postgres' }
  const application = () => ({ pid: running?.pid ?? 0, hasEnded: running?.exitCode !== null, said: complaint() })
  return { url, dataDir, connection, application, start, killDatabase, killApplication, killEverything, ready }
}

/** The process id of the database. Just after its death, until it runs again, there is none, or that of the dead. */
export async function findPostmaster(dataDir: string): Promise<number> {
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  for (const until = Date.now() + 60_000; ; await sleep(20)) {
    const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
    if (pid > 0 && lives(pid)) return pid
    if (Date.now() > until) throw new Error(`no database runs below ${dataDir}`)
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
