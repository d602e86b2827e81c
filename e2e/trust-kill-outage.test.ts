import { spawnSync } from 'node:child_process'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { sessionCookie } from '#features/sign-in/server/routes.ts'
import { connect, type Sql } from '#kit/server/postgres/db.ts'
import { randomToken, sha256 } from '#kit/server/security/secret.ts'
import { voucherFields } from '#testing/voucher.ts'
import { callerOf } from '../cluster/calls.ts'
import { findPostmaster, prepareInstallation } from './installation.ts'

/** A disk of its own, in a view of the file system that only the product has, and that goes with it. */
const smallDisk = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-current-user', '--keep-caps']),
  ...['--mount', 'sh', '-c', 'mount -t tmpfs -o size=400m,mode=711 tmpfs "$0" && exec "$@"'],
]
const [unshare = '', ...how] = smallDisk
const mayMount = spawnSync(unshare, [...how, '/mnt', 'true']).status === 0

const installation = await prepareInstallation(
  { SAMPLE_DATA: 'off', BACKUPS: 'off', VIES_API_BASE: 'off', TRUSTED_PROXIES: '127.0.0.1' },
  { within: mayMount ? smallDisk : [] },
)
await installation.start()
const { pid } = installation.application()
const dataDir = join(mayMount ? `/proc/${pid}/root` : '', installation.dataDir)
const connection = { ...installation.connection, host: join(dataDir, 'socket') }
const caller = callerOf(Number(new URL(installation.url).port), installation.url)
const sql: Sql = connect(connection, { max: 1 })
const session = await signIn()
afterAll(async () => {
  caller.close()
  await sql.end({ timeout: 1 })
})

async function signIn(): Promise<string> {
  const token = randomToken()
  await sql`INSERT INTO sessions (token_hash, user_id) SELECT ${sha256(token)}, id FROM users WHERE root`
  return `${sessionCookie.name}=${token}`
}

let orders = 0
const emailOf = (n: number) => `voucher${n}@guests.example`
const order = async (n = orders++) => {
  const body = voucherFields({ email: emailOf(n) })
  const from = `198.18.${n >> 8}.${n & 255}`
  const key = `outage-${String(n).padStart(16, '0')}`
  const { status, body: text } = await caller.ask({
    method: 'POST',
    path: '/api/rere_send_voucher_request/',
    body,
    key,
    from,
  })
  return { n, status, code: (JSON.parse(text) as { code?: string }).code }
}
const status = async (path: string) => (await fetch(installation.url + path)).status
const kept = async () =>
  (await sql<{ email: string }[]>`SELECT email FROM vouchers ORDER BY id`).map(({ email }) => email)

test('While the database is away the application lives and says so, and goes on by itself when it is back.', async () => {
  expect((await order(orders++)).status).toBe(201)
  const [home, away] = [join(dataDir, 'postgres'), join(dataDir, 'moved-away')]
  const [runs] = await sql<
    { runs: number }[]
  >`SELECT coalesce(sum(runs), 0)::int AS runs FROM job_runs WHERE name = 'payments'`
  const postmaster = await findPostmaster(dataDir)
  await rename(home, away)
  process.kill(postmaster, 'SIGKILL')
  await expect.poll(() => status('/readyz')).toBe(503)
  const refused = await order()
  expect([refused.status, refused.code]).toEqual([503, 'UNAVAILABLE'])
  const { headers } = await fetch(`${installation.url}/readyz`)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect([await status('/healthz'), await status('/RentalRevolution')]).toEqual([200, 200])
  await sleep(1500)
  await rename(away, home)

  const since = performance.now()
  await installation.ready()
  console.log(`ready ${Math.round(performance.now() - since)} ms after the database could start`)
  expect((await order(refused.n)).status).toBe(201)
  expect((await order(refused.n)).status).toBe(201)
  expect((await kept()).filter((email) => email === emailOf(refused.n))).toHaveLength(1)
  await expect
    .poll(async () => (await sql`SELECT runs FROM job_runs WHERE name = 'payments'`)[0]?.runs, { timeout: 30_000 })
    .toBeGreaterThan(runs?.runs ?? 0)
  expect(installation.application()).toMatchObject({ pid, hasEnded: false })
})

/** Takes all the room that is left, and gives back how to free it. */
async function fillDisk(): Promise<() => Promise<void>> {
  const path = join(dataDir, 'filler')
  const filler = await open(path, 'w')
  for (let size = 1024 * 1024; size >= 1024; ) {
    const { bytesWritten } = await filler.write(Buffer.alloc(size)).catch(() => ({ bytesWritten: 0 }))
    if (bytesWritten < size) size /= 2
  }
  await filler.close()
  return () => rm(path)
}

/** Orders until one is refused, for want of room or of a database. */
async function orderUntilRefused() {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await order()
    if (answer.status !== 201) return answer
    taken.push(emailOf(answer.n))
  }
  throw new Error('the disk never was full')
}
let taken: string[] = []

const backUp = () => caller.ask({ method: 'POST', path: '/api/backups/', body: { kind: 'kept' }, session })
const lastBackup = async () => {
  const { body } = await caller.ask({ path: '/api/backups/', session })
  return (JSON.parse(body) as { recent: { state: string; error: string | null }[] }).recent[0]
}

test.skipIf(!mayMount)(
  'On a full disk nothing is half written, reads go on, and with room again so do writes.',
  async () => {
    expect((await backUp()).status).toBe(201)
    await expect.poll(async () => (await lastBackup())?.state, { timeout: 30_000 }).toBe('done')
    // A new segment, so that the room that runs out is that of the tables.
    await sql`SELECT pg_logical_emit_message(true, 'test', 'x'), pg_switch_wal()`
    taken = await kept()
    const free = await fillDisk()
    const refused = await orderUntilRefused()
    expect([refused.status, refused.code]).toEqual([503, 'NO_ROOM'])
    expect(await kept()).toEqual(taken)
    expect(await status('/api/haha_get_future_bookings_for_calendar/')).toBe(200)
    expect((await caller.ask({ path: '/api/rere_get_day_bookings/', session })).status).toBe(200)
    await expect.poll(() => installation.application().said).toContain('the disk of the database is full: make room')
    expect((await backUp()).status).toBe(201)
    await expect
      .poll(lastBackup, { timeout: 30_000 })
      .toMatchObject({ state: 'failed', error: 'There is no room left in DATA_DIR' })

    await free()
    expect((await order(refused.n)).status).toBe(201)
    expect(await kept()).toEqual([...taken, emailOf(refused.n)])
  },
)

test.skipIf(!mayMount)(
  'Where there is no room for the log of the database either, it stands still until there is.',
  async () => {
    taken = await kept()
    // Without it the log may have most of the disk already, and then freeing the rest is too little to recover with.
    await sql`CHECKPOINT`
    const free = await fillDisk()
    const noLog = async () => {
      for (let n = 0; n < 60; n++) await sql`SELECT pg_logical_emit_message(true, 'test', 'x'), pg_switch_wal()`
    }
    await expect(noLog()).rejects.toThrow()
    const refused = await order()
    expect(refused.status).toBe(503)
    await sleep(1000)
    await free()
    await installation.ready()
    expect((await order(refused.n)).status).toBe(201)
    expect(await kept()).toEqual([...taken, emailOf(refused.n)])
    expect(installation.application()).toMatchObject({ pid, hasEnded: false })
  },
)
