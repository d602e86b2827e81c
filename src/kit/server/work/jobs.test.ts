import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDatabase } from '#testing/app.ts'
import { type Connection, connect, retrying, type Sql, transaction } from '../postgres/db.ts'
import { hashPassword, verifyPassword } from '../security/password.ts'
import { throttle, unthrottle } from '../security/throttle.ts'
import { firstAfter, type Job, removeExpired, startJobs } from './jobs.ts'

let sql: Sql
let connection: Connection

beforeAll(async () => {
  connection = await createDatabase()
  sql = connect(connection)
  await sql`INSERT INTO users (id, email, password_hash, first_name, last_name) VALUES (5, 'a@b.example', '', '', '')`
  await sql`INSERT INTO vehicles (id, type, name, passengers, license, description) VALUES (1, 'canoes', 'Teal', 2, 'no', '{}')`
})

beforeEach(() => sql`TRUNCATE sessions, throttles, verification_codes, idempotent_answers`)

const left = async (table: string) => (await sql`SELECT FROM ${sql(table)}`).length

test('what has expired is cleared away, and nothing else', async () => {
  await sql`
    INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at)
    VALUES ('\x01', 5, now(), now()), ('\x02', 5, now(), now() - interval '31 minutes'), ('\x03', 5, now() - interval '9 hours', now())`
  await sql`
    INSERT INTO throttles (bucket, window_start, attempts, expires_at)
    VALUES ('a', now(), 1, now() + interval '1 minute'), ('b', now(), 1, now() - interval '1 second')`
  await sql`
    INSERT INTO verification_codes (email, vehicle_id, starts_at, salt, code_hash, expires_at)
    VALUES ('a', 1, '2026-01-01', '', '', now()), ('b', 1, '2026-01-01', '', '', now() - interval '2 hours')`
  await sql`
    INSERT INTO idempotent_answers (scope, key, body_hash, created_at)
    VALUES ('a', 'new', '', now()), ('a', 'old', '', now() - interval '25 hours')`
  await Promise.all([removeExpired(sql), removeExpired(sql)])
  const tables = ['sessions', 'throttles', 'verification_codes', 'idempotent_answers']
  expect(await Promise.all(tables.map(left))).toEqual([1, 1, 1, 1])
})

describe('the first run', () => {
  afterEach(() => void vi.useRealTimers())

  test('comes within half a minute of a start, each job at a moment of its own that stays the same', () => {
    const names = Array.from({ length: 20 }, (_, i) => `job ${i}`)
    const nightly = names.map((name) => firstAfter({ name, everySeconds: 86_400 }))
    expect(nightly).toEqual(names.map((name) => firstAfter({ name, everySeconds: 3600 })))
    expect(Math.min(...nightly)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...nightly)).toBeLessThanOrEqual(30)
    expect(new Set(nightly.map(Math.round)).size).toBeGreaterThan(10)
    expect(firstAfter({ name: 'often', everySeconds: 0.5 })).toBe(0.5)
  })

  test('is not waited for a whole interval, and comes only where the job is due', async () => {
    const pool = connect(connection, { max: 4 })
    await sql`INSERT INTO job_runs (name, started_at) VALUES ('ran', now() - interval '1 hour'), ('overdue', now() - interval '2 days')`
    const ran: string[] = []
    const nightly = ['new', 'ran', 'overdue'].map(
      (name): Job => ({ name, everySeconds: 86_400, run: async () => void ran.push(name) }),
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
    const stop = startJobs(nightly, { locks: pool, log: { warn: () => {} } as never })
    vi.advanceTimersByTime(30_000)
    vi.useRealTimers()
    await expect.poll(() => ran.toSorted(), { timeout: 10_000 }).toEqual(['new', 'overdue'])
    await stop()
    expect(ran).toHaveLength(2)
    await pool.end()
  })
})

describe('jobs', () => {
  const warnings: unknown[] = []
  const log = { warn: (...words: unknown[]) => warnings.push(words[0]) } as never
  const pools: Sql[] = []
  const locks = () => {
    const pool = connect(connection, { max: 4 })
    pools.push(pool)
    return pool
  }
  afterAll(() => Promise.all(pools.map((pool) => pool.end())))
  const soon = () => new Promise((done) => setTimeout(done, 20))

  test('of any number of processes one at a time runs a job, again and again, and stopping waits for it', async () => {
    let now = 0
    let most = 0
    let runs = 0
    const job: Job = {
      name: 'busy',
      everySeconds: 0.01,
      async run() {
        most = Math.max(most, ++now)
        await soon()
        now--
        runs++
      },
    }
    const stops = [1, 2, 3].map(() => startJobs([job], { locks: locks(), log }))
    await expect.poll(() => runs).toBeGreaterThan(5)
    await Promise.all(stops.map((stop) => stop()))
    const runsAtTheEnd = runs
    await soon()
    expect([most, now, runs]).toEqual([1, 0, runsAtTheEnd])
  })

  test('any number of processes run a job once in its interval, and go on when the one that ran it is gone', async () => {
    const ranAt: number[] = []
    const job: Job = { name: 'once', everySeconds: 0.4, run: async () => void ranAt.push(performance.now()) }
    const began = performance.now()
    const stops = [1, 2, 3].map(() => startJobs([job], { locks: locks(), log }))
    await expect.poll(() => ranAt.length).toBeGreaterThan(3)
    await stops.shift()?.()
    const seen = ranAt.length
    await expect.poll(() => ranAt.length).toBeGreaterThan(seen + 2)
    await Promise.all(stops.map((stop) => stop()))
    expect(ranAt.length).toBeLessThanOrEqual((performance.now() - began) / 360 + 1)
    const [noted] = await sql<
      { runs: number }[]
    >`SELECT runs FROM job_runs WHERE name = 'once' AND succeeded_at >= started_at`
    expect(noted?.runs).toBe(ranAt.length)
  })

  test('what each machine has to run is run by each', async () => {
    const ranAt = new Set<number>()
    const stops = [1, 2].map((machine) => {
      const job: Job = {
        name: 'each',
        everySeconds: 0.05,
        onEachMachine: true,
        run: async () => void ranAt.add(machine),
      }
      return startJobs([job], { locks: locks(), log })
    })
    await expect.poll(() => ranAt.size).toBe(2)
    await Promise.all(stops.map((stop) => stop()))
  })

  test('one that died at work is followed at once: nothing says that it ran', async () => {
    const dying = connect(connection, { max: 1, name: 'dying' })
    let began = 0
    const stuck: Job = {
      name: 'stuck',
      everySeconds: 0.05,
      run: () => {
        began++
        return new Promise(() => {})
      },
    }
    const stopDying = startJobs([stuck], { locks: dying, log })
    await expect.poll(() => began).toBe(1)
    // Its lock stays until its connection goes.
    void stopDying()
    const next: Job = { name: 'stuck', everySeconds: 0.05, run: async () => void began++ }
    const stop = startJobs([next], { locks: locks(), log })
    await soon()
    expect(began).toBe(1)
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'dying'`
    await expect.poll(() => began).toBeGreaterThan(1)
    await stop()
  })

  test('one that fails is logged and comes back, and does not hold up another one', async () => {
    let fails = 0
    let works = 0
    const failing: Job = { name: 'failing', everySeconds: 0.01, run: () => Promise.reject(new Error(`no. ${++fails}`)) }
    const working: Job = { name: 'working', everySeconds: 0.01, run: async () => void works++ }
    const stop = startJobs([failing, working], { locks: locks(), log })
    await expect.poll(() => Math.min(fails, works)).toBeGreaterThan(2)
    await stop()
    expect(warnings).toContainEqual({ job: 'failing', err: expect.objectContaining({ message: 'no. 1' }) })
    const [noted] =
      await sql`SELECT runs = failures AS always, succeeded_at, failed_at FROM job_runs WHERE name = 'failing'`
    expect(noted).toEqual({ always: true, succeeded_at: null, failed_at: expect.anything() })
  })
})

test('attempts are counted together, however many come at once, and forgotten on demand', async () => {
  const attempts = await Promise.allSettled(
    Array.from({ length: 20 }, () => throttle(sql, 'bucket', { limit: 7, seconds: 3600 })),
  )
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  await unthrottle(sql, 'bucket')
  await throttle(sql, 'bucket', { limit: 1, seconds: 3600 })
  await expect(throttle(sql, 'bucket', { limit: 1, seconds: 3600 })).rejects.toMatchObject({ status: 429 })
})

test('a transaction that PostgreSQL gave up is repeated, and what fails otherwise is not', async () => {
  let tries = 0
  const giveUp = (code: string) => () => {
    tries++
    throw Object.assign(new Error('given up'), { code })
  }
  await expect(retrying(async () => giveUp('40P01')())).rejects.toThrow('given up')
  expect(tries).toBe(5)
  tries = 0
  await expect(transaction(sql, async () => giveUp('23505')())).rejects.toThrow('given up')
  expect(tries).toBe(1)
})

test('a password fits its own hash only, and no hash fits none', async () => {
  const hash = await hashPassword('lake and pier')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hashPassword('lake and pier')).not.toBe(hash)
  expect(await verifyPassword('lake and pier', hash)).toBe(true)
  expect(await verifyPassword('lake and pies', hash)).toBe(false)
  expect(await verifyPassword('lake and pier', undefined)).toBe(false)
})
