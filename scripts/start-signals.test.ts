import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lives } from '../src/kit/server/postgres/left-over.ts'
import { buildIfStale, root } from './prepare.mjs'

const dataDir = await mkdtemp(join(tmpdir(), 'sternsinger-signals-'))
afterAll(() => rm(dataDir, { recursive: true }))
beforeAll(buildIfStale, 300_000)

const port = await freePort()

/** Below those that systems hand out: a server of another test never gets it, and answers in place of ours. */
async function freePort(): Promise<number> {
  for (let free = 20_000 + (process.pid % 10_000); ; free++) {
    const listener = createServer()
    const listens = once(listener, 'listening').then(
      () => true,
      () => false,
    )
    listener.listen(free, '127.0.0.1')
    if (!(await listens)) continue
    listener.close()
    await once(listener, 'close')
    return free
  }
}

const isUp = () =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
const hasDatabase = () => existsSync(join(dataDir, 'postgres', 'postmaster.pid'))

/** `npm start` as people type it, once it answers. */
async function start() {
  const env = {
    ...process.env,
    NODE_ENV: '',
    ENV_FILE: '',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: String(port),
    SAMPLE_DATA: 'off',
  }
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (said += text))
  while (!(await isUp())) {
    if (npm.exitCode !== null) throw new Error(`npm start ended by itself: ${said}`)
    await sleep(50)
  }
  return npm
}

// Each start is the next one after the signal before.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)
  test(`${signal} to npm start ends the server and its database in order, and the next start works`, async () => {
    const npm = await start()
    const ended = once(npm, 'exit')
    npm.kill(signal)
    await ended
    while ((await isUp()) || hasDatabase()) await sleep(50)
    expect(await isUp()).toBe(false)
  }, 120_000)

test('Ctrl+C, which comes from the terminal and from npm, lets it end in order', async () => {
  const npm = await start()
  const ended = once(npm, 'exit')
  npm.kill('SIGINT')
  await sleep(20)
  npm.kill('SIGINT')
  await ended
  expect([await isUp(), hasDatabase()]).toEqual([false, false])
}, 120_000)

test.each(['SIGTERM', 'SIGKILL'] as const)(
  '%s while it builds ends the build, too',
  async (signal) => {
    // Of a copy that was never built.
    const copy = await realpath(await mkdtemp(join(tmpdir(), 'sternsinger-signals-')))
    await cp(join(root, 'scripts'), join(copy, 'scripts'), { recursive: true })
    const used = ['src', 'db', 'node_modules', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json']
    for (const name of used) await symlink(join(root, name), join(copy, name))
    const drafts = () => readdir(join(copy, 'build')).catch(() => [])
    const builder = async () => Number((await drafts()).find((name) => name.startsWith('.next-'))?.slice(6))
    const npm = spawn('npm', ['start'], {
      cwd: copy,
      env: { ...process.env, ENV_FILE: '', DATA_DIR: dataDir },
      stdio: 'ignore',
    })
    const ended = once(npm, 'exit')
    while (!(await builder())) await sleep(50)
    const pid = await builder()
    expect(lives(pid)).toBe(true)
    npm.kill(signal)
    await ended
    while (lives(pid)) await sleep(50)
    await rm(copy, { recursive: true })
  },
  120_000,
)
