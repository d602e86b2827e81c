import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildIfStale } from '../scripts/prepare.mjs'
import { freePort } from './child.ts'
import { type Memory, memoryBelow } from './memory.ts'

/** Milliseconds from the command to the first answer; and the memory of each program when nothing has happened for a while. */
export type StartTimes = { empty: number[]; existing: number[]; memory: Memory[] }

const untilAtRest = 10_000

/** Starts the product as people do, on no database and again on the one it made, `times` times each. */
export async function measureStarts(times: number): Promise<StartTimes> {
  const measured: StartTimes = { empty: [], existing: [], memory: [] }
  for (let i = 0; i < times; i++) {
    const dataDir = await mkdtemp(join(tmpdir(), 'sternsinger-bench-'))
    try {
      measured.empty.push(await measureStart(dataDir))
      measured.existing.push(await measureStart(dataDir), await measureStart(dataDir))
      if (i === times - 1) measured.memory = await measureRest(dataDir)
    } finally {
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
    }
  }
  return measured
}

async function measureStart(dataDir: string): Promise<number> {
  // A source may have changed while the bench was running: building is not starting.
  await buildIfStale()
  const since = performance.now()
  const product = await startProduct(dataDir)
  const took = performance.now() - since
  await product.stop()
  return took
}

async function measureRest(dataDir: string): Promise<Memory[]> {
  const product = await startProduct(dataDir)
  await sleep(untilAtRest)
  const memory = await memoryBelow(product.pid)
  await product.stop()
  return memory
}

/** The product as people start it, once it answers. `pid` is npm's. */
export async function startProduct(dataDir: string): Promise<{ pid: number; port: number; stop: () => Promise<void> }> {
  const port = await freePort()
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const [program, args] = npm && node ? [node, [npm, 'start']] : ['npm', ['start']]
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ENV_FILE: '', DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: '', DATABASE_URL: '' },
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
    while (await isReady(port)) await sleep(50)
  }
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('npm start ended early')
    await sleep(10)
  }
  return { pid: child.pid as number, port, stop }
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
