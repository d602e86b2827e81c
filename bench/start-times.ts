import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './child.ts'

/** Milliseconds from the command to the first answer. */
export type StartTimes = { empty: number[]; existing: number[] }

/** Starts the product as people do, on no database and again on the one it made, `times` times each. */
export async function measureStarts(times: number): Promise<StartTimes> {
  const measured: StartTimes = { empty: [], existing: [] }
  for (let i = 0; i < times; i++) {
    const dataDir = await mkdtemp(join(tmpdir(), 'sternsinger-bench-'))
    try {
      measured.empty.push(await measureStart(dataDir))
      measured.existing.push(await measureStart(dataDir), await measureStart(dataDir))
    } finally {
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
    }
  }
  return measured
}

async function measureStart(dataDir: string): Promise<number> {
  const since = performance.now()
  const product = await startProduct(dataDir)
  const took = performance.now() - since
  await product.stop()
  return took
}

/** The product as people start it, once it answers. */
export async function startProduct(dataDir: string): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort()
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const [program, args] = npm && node ? [node, [npm, 'start']] : ['npm', ['start']]
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: '', DATABASE_URL: '' },
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
  return { port, stop }
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
