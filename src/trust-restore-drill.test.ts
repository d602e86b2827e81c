import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { openSnapshot } from '#kit/server/snapshots/file.ts'

/** As an operator does it: the commands, the built server, two machines' data directories, nothing shared but files. */

const dir = await mkdtemp(join(tmpdir(), 'sternsinger-drill-'))
// PostgreSQL never runs as root, and must come through here.
await chmod(dir, 0o711)
const root = { email: 'root@sternsinger.example', password: 'drill-password' }
const running = new Set<ChildProcess>()
afterAll(async () => {
  for (const server of running) await stop(server)
  await rm(dir, { recursive: true, force: true })
})

const machine = (name: string, more: Record<string, string> = {}) => ({
  PATH: process.env.PATH ?? '',
  NODE_ENV: 'production',
  ENV_FILE: '',
  DATA_DIR: join(dir, name),
  INIT_CWD: dir,
  BACKUPS: 'off',
  ROOT_PASSWORD: root.password,
  ...more,
})

async function run(script: string, words: readonly string[], env: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${script}.mjs`, ...words], { env })
  return stdout
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

async function start(env: Record<string, string>) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [resolve('build/server.js')], {
    env: { ...env, PORT: String(port) } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  running.add(server)
  let said = ''
  server.stderr.on('data', (text) => (said += text))
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`the server ended by itself: ${said}`)
    await sleep(100)
  }
  return { url, server }
}

async function stop(server: ChildProcess) {
  const ended = once(server, 'exit')
  if (server.exitCode === null && server.kill('SIGTERM')) await ended
  running.delete(server)
}

/** What root sees after signing in. */
async function look(url: string) {
  const origin = { origin: new URL(url).origin.replace('127.0.0.1', 'localhost'), 'x-csrftoken': 'of-the-drill' }
  const signedIn = await fetch(`${url}/api/rere_login/`, {
    method: 'POST',
    headers: { ...origin, cookie: 'csrftoken=of-the-drill' },
    body: new URLSearchParams(root),
  })
  expect([signedIn.status, await signedIn.clone().text()]).toEqual([200, expect.stringContaining('"root":true')])
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  const get = async (path: string) => {
    const answer = await fetch(url + path, { headers: { cookie } })
    expect([answer.status, path]).toEqual([200, path])
    return Buffer.from(await answer.arrayBuffer())
  }
  return {
    bookings: JSON.parse(String(await get('/api/rere_get_day_bookings/'))) as { bookings: unknown[] },
    tills: [await get('/api/rere_verify_till/'), await get('/api/sshp_verify_till/')].map((text) =>
      JSON.parse(String(text)),
    ),
    invoice: await get('/api/sshp_invoice_pdf/1/'),
  }
}

const tablesOf = async (path: string, secretKeys: readonly string[] = []) => {
  const { manifest, close } = await openSnapshot(path, { secretKeys })
  close()
  return manifest.tables
}

test('After the loss of a machine, its encrypted backup and the secret key bring everything back on an empty one.', {
  timeout: 400_000,
}, async () => {
  expect(await run('backup', ['--new-key', 'secret.txt'], machine('lost'))).toMatch(/BACKUP_KEY=age1/)
  const keyFile = join(dir, 'secret.txt')
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600)
  const [, recipient = ''] = /public key: (age1\w+)/.exec(await readFile(keyFile, 'utf8')) ?? []
  const [secret = ''] = /AGE-SECRET-KEY-1\w+/.exec(await readFile(keyFile, 'utf8')) ?? []

  const lost = await start(machine('lost', { BACKUP_KEY: recipient }))
  const before = await look(lost.url)
  expect(before.bookings.bookings.length).toBeGreaterThan(0)
  expect(before.tills).toMatchObject([{ broken: [] }, { broken: [] }])
  expect(before.invoice.subarray(0, 5).toString()).toBe('%PDF-')
  // While it runs, as every night.
  expect(await run('backup', ['copy.zip.age'], machine('lost', { BACKUP_KEY: recipient }))).toMatch(/, encrypted\)$/m)
  await stop(lost.server)
  await rm(join(dir, 'lost'), { recursive: true })

  const copy = join(dir, 'copy.zip.age')
  await expect(run('restore', [copy], machine('new'))).rejects.toMatchObject({
    code: 1,
    stderr: `${copy} is encrypted: please set BACKUP_SECRET_KEY to the file with its secret key\n`,
  })
  expect(await run('restore', [copy], machine('new', { BACKUP_SECRET_KEY: 'secret.txt' }))).toMatch(/^Restored: /m)
  expect(await run('backup', ['again.zip'], machine('new'))).toMatch(/, not encrypted\)$/m)
  const tables = await tablesOf(copy, [secret])
  expect(tables.length).toBeGreaterThan(30)
  expect(await tablesOf(join(dir, 'again.zip'))).toEqual(tables)

  const found = await start(machine('new'))
  const after = await look(found.url)
  expect(after.bookings).toEqual(before.bookings)
  expect(after.tills).toEqual(before.tills)
  expect(after.invoice.equals(before.invoice)).toBe(true)
  await stop(found.server)
})
