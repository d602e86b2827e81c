import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { connect, errorCode, isDatabaseAway, type Sql, type Transaction } from '../postgres/db.ts'
import { readMigrations } from './files.ts'
import { migrate, migrateWithin } from './migrate.ts'

const name = `migrate_apply_${process.pid}`
const admin = connect(inject('postgres'), { max: 1 })
let sql: Sql
let dir: string
let said: string[]

beforeEach(async () => {
  await sql?.end({ timeout: 1 })
  if (dir) await rm(dir, { recursive: true })
  await admin.unsafe(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await admin.unsafe(`CREATE DATABASE ${name}`)
  sql = connect({ ...inject('postgres'), database: name })
  dir = await mkdtemp(join(tmpdir(), 'sternsinger-migrate-'))
  said = []
  await file(
    '0001-boats.sql',
    'CREATE TABLE boats (id int, colour text); INSERT INTO boats SELECT generate_series(1, 25);',
  )
  await migrate(sql, dir)
})
afterAll(async () => {
  await sql.end()
  await admin.unsafe(`DROP DATABASE ${name} WITH (FORCE)`)
  await admin.end()
  await rm(dir, { recursive: true })
})

const file = (called: string, text: string) => writeFile(join(dir, called), text)
const migrateNow = () => migrate(sql, dir, { say: (line) => said.push(line) })

/** Somebody who has read the boats in a transaction that goes on until told to end. */
async function longReader() {
  let end = () => {}
  const reading = Promise.withResolvers<void>()
  const done = sql.begin(async (tx) => {
    await tx`SELECT FROM boats LIMIT 1`
    reading.resolve()
    await new Promise<void>((resolve) => {
      end = resolve
    })
  })
  await reading.promise
  return {
    end: () => {
      end()
      return done
    },
  }
}

const readBoats = (patience: string) =>
  sql.begin(async (tx) => {
    await tx`SELECT set_config('lock_timeout', ${patience}, true)`
    return tx`SELECT FROM boats`
  })

const untilSaid = () => vi.waitFor(() => expect(said).not.toEqual([]), 20_000)
const newColumn = 'ALTER TABLE boats ADD COLUMN sails int'
const index = '-- expand, without transaction\nCREATE UNIQUE INDEX CONCURRENTLY boats_id ON boats (id);'
const validIndexes = () => sql`SELECT FROM pg_index WHERE indexrelid = to_regclass('boats_id') AND indisvalid`

test('a migration that meets a long reader gives way, says so, and others are served until the reader has ended', async () => {
  const reader = await longReader()
  await file('0002-sails.sql', newColumn)
  const migrated = migrateNow()
  await untilSaid()
  for (let i = 0; i < 5; i++) expect(await readBoats('10s')).toHaveLength(25)
  expect(await sql`SELECT FROM migrations`).toHaveLength(1)
  await reader.end()
  expect((await migrated).applied).toEqual(['0002-sails.sql'])
  expect(said[0]).toMatch(/^0002-sails.sql is waiting for sternsinger \(\d+\) to let go of boats$/)
})

test('without giving way nobody would read until the reader has ended', async () => {
  const reader = await longReader()
  const changed = sql.unsafe(newColumn).then()
  const waiting = () => sql`SELECT FROM pg_locks WHERE NOT granted AND relation = 'boats'::regclass AND database =
    (SELECT oid FROM pg_database WHERE datname = current_database())`
  await vi.waitFor(async () => expect(await waiting()).not.toHaveLength(0), 20_000)
  expect(await readBoats('500ms').catch(errorCode)).toBe('55P03')
  await reader.end()
  await changed
})

test('processes that start at once build an index once, and wait for each other without a deadlock', async () => {
  await file('0002-index.sql', index)
  const applied = await Promise.all(Array.from({ length: 4 }, migrateNow))
  expect(applied.flatMap((one) => one.applied)).toEqual(['0002-index.sql'])
  expect(await validIndexes()).toHaveLength(1)
})

test('an index whose building was broken off is made again', async () => {
  const reader = await longReader()
  await file('0002-index.sql', index)
  const migrated = migrateNow().catch(isDatabaseAway)
  // It waits for the reader, whose transaction could still see what the index must have.
  await sql`UPDATE boats SET colour = 'red' WHERE id = 1`
  await vi.waitFor(
    async () =>
      expect(
        await sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'CREATE UNIQUE%' AND state = 'active'
                  AND pid <> pg_backend_pid() AND pg_terminate_backend(pid)`,
      ).toHaveLength(1),
    20_000,
  )
  expect(await migrated).toBe(true)
  await reader.end()
  expect(await validIndexes()).toHaveLength(0)
  expect((await migrateNow()).applied).toEqual(['0002-index.sql'])
  expect(await validIndexes()).toHaveLength(1)
})

test('what cannot be unique is said, and built once it can be', async () => {
  await sql`INSERT INTO boats VALUES (1)`
  await file('0002-index.sql', index)
  await expect(migrateNow()).rejects.toThrow('could not create unique index')
  await sql`DELETE FROM boats WHERE ctid = (SELECT max(ctid) FROM boats)`
  expect((await migrateNow()).applied).toEqual(['0002-index.sql'])
  expect(await validIndexes()).toHaveLength(1)
})

const batches = `-- expand, without transaction
UPDATE boats SET colour = 'blue' WHERE id IN (SELECT id FROM boats WHERE colour IS NULL LIMIT 10);`

test('rows are changed batch by batch until none is left, each batch for itself', async () => {
  await file('0002-blue.sql', batches)
  await migrateNow()
  const changed = await sql`SELECT count(*) AS boats FROM boats WHERE colour = 'blue' GROUP BY xmin::text ORDER BY 1`
  expect(changed.map(({ boats }) => boats)).toEqual([5, 10, 10])
})

test('a restore does within its transaction what otherwise needs to be without one', async () => {
  await file('0002-blue.sql', batches)
  await file('0003-index.sql', index)
  const migrations = await readMigrations(dir)
  await sql.begin((tx) => migrateWithin(tx as Transaction, migrations))
  expect(await validIndexes()).toHaveLength(1)
  expect(await sql`SELECT FROM boats WHERE colour = 'blue'`).toHaveLength(25)
  expect((await migrateNow()).applied).toEqual([])
})
