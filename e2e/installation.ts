import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll } from 'vitest'
import type { Connection } from '#kit/server/db.ts'

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
  const port = await freePort()
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
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  const killApplication = async () => {
    const ended = running && once(running, 'exit')
    running?.kill('SIGKILL')
    await ended
  }
  const killDatabase = async () => {
    const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
    process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL')
  }
  const killEverything = async () => {
    const [databaseKilled, applicationKilled] = [killDatabase(), killApplication()]
    await databaseKilled
    await applicationKilled
  }
  afterAll(async () => {
    if (running?.exitCode === null && running.kill('SIGTERM')) await once(running, 'exit')
    await rm(dataDir, { recursive: true, force: true })
  })
  const connection = { host: join(dataDir, 'socket'), port: 5432, user: 'sternsinger', database: 'postgres' }
  const application = () => ({ pid: running?.pid ?? 0, hasEnded: running?.exitCode !== null, said: complaint() })
  return { url, dataDir, connection, application, start, killDatabase, killApplication, killEverything, ready }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
