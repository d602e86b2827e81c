import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll } from 'vitest'

/**
 * The product as `npm start` runs it once it is built: its own process, its own PostgreSQL, a data directory that
 * stays. Not by the command itself, which may install and build: a test changes nothing outside its directories.
 */
export type Installation = { url: string; start: () => Promise<void>; killEverything: () => Promise<void> }

export async function prepareInstallation(): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternsinger-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let running: ChildProcess | undefined

  const start = async () => {
    const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '' }
    const child = spawn(process.execPath, [resolve('build/server.js')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    running = child
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
    while (!(await isReady(url))) {
      if (child.exitCode !== null) throw new Error(`the server ended by itself: ${said}`)
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  const killEverything = async () => {
    const ended = running && once(running, 'exit')
    const postmaster = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
    running?.kill('SIGKILL')
    process.kill(postmaster, 'SIGKILL')
    await ended
  }
  afterAll(async () => {
    if (running?.exitCode === null && running.kill('SIGTERM')) await once(running, 'exit')
    await rm(dataDir, { recursive: true, force: true })
  })
  return { url, start, killEverything }
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
