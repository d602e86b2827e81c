import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { applicationRole } from '#features/cash-register/server/tables.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { asRole } from '#kit/server/postgres/db-role.ts'
import { SignedLinks } from '#kit/server/security/signed-links.ts'
import { buildTestApp } from '#testing/app.ts'
import { deliverAll } from '#testing/outreach.ts'
import type { OutreachProcess } from '#testing/outreach-process.ts'
import { dispatch } from './dispatch.ts'

const it = await buildTestApp()
const { sql } = it
const connection = asRole(it.connection, applicationRole.name)
const now = '2026-06-01T08:00:00Z'
it.setNow(now)
const links = new SignedLinks('a key that only the tests sign their links with')
const context = {
  ...{ env: it.env, live: it.live, log: it.app.log, links },
  clock: () => Temporal.Instant.from(now),
}

/** Mails that are due, each to a business of its own. */
async function orderMany(count: number, limit: number): Promise<void> {
  await sql`UPDATE acquisition_settings SET hourly_limit = ${limit}, daily_limit = ${limit}`
  await sql`
    WITH added AS (
      INSERT INTO acquisition_entries (business, email, type, country, state, subject, salutation, body)
      SELECT 'Boats ' || n, 'a' || n || '@b' || n || '.ie', 'RentalRevolution', 'Ireland', 'Cork', 'x', 'Dear', '<p>x</p>'
      FROM generate_series(1, ${count}::int) n RETURNING *
    )
    INSERT INTO acquisition_messages (entry_id, kind, state, due_at, recipient, type, country, language, subject, salutation, body, ordered_by)
    SELECT id, 'first', 'waiting', ${now}, email, type, country, 'en', subject, salutation, body, 'Jonas Pier' FROM added`
}

/** Lets a process hand over what is due, and gives what it ended by: a signal, or the number it handed over. */
async function work({ killAt = 0, without = [] }: Partial<OutreachProcess> = {}): Promise<string> {
  const asked: OutreachProcess = { connection, now, killAt, without }
  const run = promisify(execFile)(process.execPath, ['src/testing/outreach-process.ts', JSON.stringify(asked)])
  return run.then(
    ({ stdout }) => stdout.trim(),
    (error: { signal?: string; stderr?: string }) => error.signal ?? `failed: ${error.stderr}`,
  )
}

const finish = () =>
  expect
    .poll(async () => {
      await it.runJob('acquisition-mails')
      return (await sql`SELECT FROM acquisition_messages WHERE state = 'waiting'`).count
    })
    .toBe(0)

async function outcome() {
  const [row] = await sql`
    SELECT (SELECT count(*)::int FROM mails) AS mails, (SELECT count(DISTINCT recipient)::int FROM mails) AS recipients,
           (SELECT count(*)::int FROM mails WHERE id NOT IN (SELECT mail_id FROM acquisition_messages WHERE mail_id IS NOT NULL)) AS stray,
           (SELECT count(*)::int FROM acquisition_messages WHERE state = 'queued' AND mail_id IS NULL) AS skipped,
           (SELECT count(*)::int FROM acquisition_messages WHERE state = 'waiting') AS waiting`
  return row
}

beforeEach(async () => {
  await sql`DELETE FROM acquisition_messages`
  await sql`DELETE FROM acquisition_entries`
  await sql`DELETE FROM mails`
})

test('24 mails by two processes at once, both killed on the way: every one goes out once, none is skipped.', async () => {
  await orderMany(24, 1000)
  const ends = await Promise.all([work({ killAt: 87 }), work({ killAt: 58 })])
  expect(ends).toEqual(['SIGKILL', 'SIGKILL'])
  const waiting = Number((await outcome())?.waiting)
  expect(waiting > 0 && waiting < 24).toBe(true)
  await finish()
  expect(await outcome()).toEqual({ mails: 24, recipients: 24, stray: 0, skipped: 0, waiting: 0 })
  await deliverAll(sql, now)
  await it.runJob('acquisition-mails')
  const [row] =
    await sql`SELECT count(*)::int AS n FROM acquisition_entries WHERE stage = 'contacted' AND cardinality(contacted_at) = 1`
  expect(row?.n).toBe(24)
})

/**
 * Two turns at once with a limit of one mail: each has counted before it chooses its mail, and the second chooses when the
 * first is done. `locks`: whether they wait for each other as they should.
 */
async function twoTurns(locks: boolean): Promise<number> {
  await orderMany(2, 1)
  const gates = [0, 1].map(() => ({ reached: Promise.withResolvers<void>(), open: Promise.withResolvers<void>() }))
  const turns = gates.map((gate) =>
    dispatch({ ...context, sql: interfered(it.appSql, gate, locks ? '' : 'FOR UPDATE') }),
  )
  if (!locks) await Promise.all(gates.map(({ reached }) => reached.promise))
  for (const [i, { open }] of gates.entries()) {
    open.resolve()
    if (!locks) await turns[i]
  }
  return (await Promise.all(turns)).reduce((sum, { queued }) => sum + queued, 0)
}

type Gate = { reached: PromiseWithResolvers<void>; open: PromiseWithResolvers<void> }

/** The same pool; a statement that chooses the next mail waits at the gate, and words are left out of all of them. */
function interfered(of: Sql, { reached, open }: Gate, without: string): Sql {
  const leftOut = (strings: TemplateStringsArray) => {
    const left = strings.map((part) => (without === '' ? part : part.replace(without, '')))
    return Object.assign(left, { raw: left })
  }
  const inside = (tx: object) =>
    new Proxy(tx as (...rest: unknown[]) => unknown, {
      apply: (target, _, [strings, ...values]: [TemplateStringsArray, ...unknown[]]) => {
        if (!strings.raw) return target(strings, ...values)
        const run = () => target(leftOut(strings), ...values)
        if (!strings.join('').includes('ORDER BY due_at, id LIMIT 1')) return run()
        reached.resolve()
        return open.promise.then(run)
      },
    })
  return new Proxy(of, {
    get: (target, name) =>
      name === 'begin'
        ? (work: (tx: object) => unknown) => target.begin((tx) => work(inside(tx)))
        : Reflect.get(target, name),
  }) as Sql
}

test('Two turns at once keep the limit together; without the lock on the settings they do not: this test can fail.', async () => {
  expect(await twoTurns(true)).toBe(1)
  await sql`DELETE FROM acquisition_messages`
  await sql`DELETE FROM mails`
  expect(await twoTurns(false)).toBe(2)
})

test('Without a transaction around it a kill leaves a mail behind that nobody sends: the first test can fail.', async () => {
  const messy: unknown[] = []
  // Somewhere on the way of one mail: how many statements that is may change.
  for (let killAt = 30; killAt < 46 && messy.length === 0; killAt++) {
    await sql`DELETE FROM acquisition_messages`
    await sql`DELETE FROM mails`
    await orderMany(10, 1000)
    expect(await work({ killAt, without: ['begin', 'commit'] })).toBe('SIGKILL')
    await finish()
    const { mails, stray, skipped } = (await outcome()) ?? {}
    if (mails !== 10 || stray !== 0 || skipped !== 0) messy.push({ killAt, mails, stray, skipped })
  }
  expect(messy).toHaveLength(1)
})
