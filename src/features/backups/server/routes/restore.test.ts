import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#app'
import { applicationRole } from '#features/cash-register/server/tables.ts'
import { hasApplications, Live } from '#kit/server/live/live.ts'
import { readMigrations } from '#kit/server/migrations/files.ts'
import { migrateWithin } from '#kit/server/migrations/migrate.ts'
import { keepPicture } from '#kit/server/pages/files.ts'
import { lockDataDir } from '#kit/server/postgres/data-dir.ts'
import { connect, type Sql, type Transaction } from '#kit/server/postgres/db.ts'
import { asRole, prepareRole } from '#kit/server/postgres/db-role.ts'
import { sha256 } from '#kit/server/security/secret.ts'
import { openSnapshot, readManifest } from '#kit/server/snapshots/file.ts'
import { restoreSnapshot } from '#kit/server/snapshots/restore.ts'
import { takeSnapshot } from '#kit/server/snapshots/snapshot.ts'
import { buildTestApp, createDatabase, rootCode } from '#testing/app.ts'
import { backupZip } from '#testing/backups.ts'
import { book } from '#testing/booking.ts'
import { Browser } from '#testing/browser.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { record, someSale } from '#testing/till.ts'

const dir = await mkdtemp(join(tmpdir(), 'sternsinger-restore-'))
afterAll(() => rm(dir, { recursive: true }))
const it = await buildTestApp({ DATA_DIR: dir })

async function emptyDatabase() {
  const connection = await createDatabase('template1')
  const sql = connect(connection, { max: 4 })
  afterAll(() => sql.end())
  return { sql, connection }
}

async function restore(sql: Sql, path: string) {
  const file = await openSnapshot(path)
  return restoreSnapshot(sql, file, { migrations: 'db/migrations', replace: false }).finally(file.close)
}

async function snapshotOf(sql: Sql, name: string): Promise<string> {
  const path = join(dir, name)
  await pipeline(takeSnapshot(sql).stream, createWriteStream(path))
  return path
}

const tablesOf = async (path: string) => (await readManifest(path))?.tables ?? []
const breaks = (sql: Sql) => sql`SELECT till_breaks('rental')`

/** Bookings and receipts, one after the other, until told to stop. Gives how many there were. */
function keepWriting(boat: number) {
  let on = true
  const work = async () => {
    let written = 0
    for (; on; written++) {
      const day = Temporal.PlainDate.from('2027-01-01').add({ days: written })
      await insertBooking(it.appSql, boat, `${day}T10:00`, `${day}T11:00`)
      await record(it, someSale())
    }
    return written
  }
  const done = work()
  return () => {
    on = false
    return done
  }
}

test('A backup taken under load comes back row for row and byte for byte, and business goes on in it.', async () => {
  const boat = await insertVehicle(it.sql, { name: 'Eider' })
  for (let i = 0; i < 8; i++) await keepPicture(it.sql, Buffer.alloc(300_000, `${i}`), Buffer.from(`small ${i}`))
  await record(it, someSale())
  const root = await it.signedIn('root')
  const stop = keepWriting(boat)
  const zip = await backupZip(it, root, '?manual=true')
  const path = join(dir, 'loaded.zip')
  await pipeline(zip, createWriteStream(path))
  expect(await stop()).toBeGreaterThan(2)

  const { sql, connection } = await emptyDatabase()
  expect([await hasApplications(it.sql), await hasApplications(sql)]).toEqual([true, false])
  expect(await restore(sql, path)).toEqual([])
  expect(await tablesOf(await snapshotOf(sql, 'again.zip'))).toEqual(await tablesOf(path))
  const rows = new Map((await tablesOf(path)).map(({ name, rows }) => [name, rows]))
  // One moment: a booking and its receipt were written one after the other.
  expect([0, 1]).toContain((rows.get('bookings') ?? 0) - (rows.get('till_entries') ?? 0) + 2)
  const files = await sql<{ name: string; bytes: Buffer }[]>`SELECT name, bytes FROM files WHERE name !~ '^thumb'`
  expect(files.map(({ bytes }) => `${sha256(bytes).toString('hex').slice(0, 32)}.webp`)).toEqual(
    files.map(({ name }) => name),
  )
  expect(files).toHaveLength(8)
  expect(await breaks(sql)).toEqual([])

  await prepareRole(sql, { ...applicationRole, login: true })
  const restored = await openApp(connection)
  const booked = await book(sql, new Browser(restored.app), { vehicle: boat })
  expect([booked.status, booked.json.vehicle_name]).toEqual([201, 'Eider'])
  await record(restored, someSale())
  expect(await breaks(sql)).toEqual([])
  await expect(sql`DELETE FROM till_entries`).rejects.toThrow('only added to')
})

/** The application on another database. */
async function openApp(connection: Parameters<typeof asRole>[0]) {
  const appConnection = asRole(connection, applicationRole.name)
  const [appSql, live] = [connect(appConnection), new Live(appConnection)]
  await live.start()
  const { env } = it
  const clock = () => Temporal.Instant.from('2026-06-01T05:00:00Z')
  const options = {
    env,
    sql: appSql,
    live,
    clock,
    linkKey: 'a key that only the tests sign their links with',
    rootVerificationCode: rootCode,
    testAccount: null,
  }
  const app = await buildApp({ ...options, underTest: true })
  await app.ready()
  afterAll(async () => {
    await app.close()
    await live.stop()
    await appSql.end()
  })
  return { app, appSql, env }
}

test('A backup of an earlier version comes back as it was and is then migrated.', async () => {
  const migrations = await readMigrations('db/migrations')
  const seen = migrations.filter(({ number }) => number <= 12)
  const { sql: old } = await emptyDatabase()
  await old.begin((tx) => migrateWithin(tx as Transaction, seen))
  const boat = await insertVehicle(old, { name: 'Eider' })
  await insertBooking(old, boat, '2026-06-03T10:00', '2026-06-03T11:00')
  await old`INSERT INTO till_entries (business, position, kind, closing, at, day, cashier, content, previous_hash, hash)
            VALUES ('rental', 1, 'opening', 1, now(), '2026-06-01', 'Jonas Pier', '{}', '', '')`
  const path = await snapshotOf(old, 'old.zip')
  const { sql } = await emptyDatabase()
  expect(await restore(sql, path)).toEqual(migrations.slice(seen.length).map(({ name }) => name))
  const now = await tablesOf(await snapshotOf(sql, 'migrated.zip'))
  for (const { name, columns, sha256 } of await tablesOf(path)) {
    const same = now.find((table) => table.name === name)
    if (same?.columns.join() === columns.join() && name !== 'migrations')
      expect([name, same.sha256]).toEqual([name, sha256])
  }
  expect(await breaks(sql)).toEqual([])
})

/** A command as people give it; what it says, and how it ends. */
const run = (script: string, words: readonly string[], dataDir: string) =>
  promisify(execFile)(process.execPath, [`scripts/${script}.mjs`, ...words], {
    env: { PATH: process.env.PATH, ENV_FILE: '', DATA_DIR: dataDir, INIT_CWD: dir },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  )

test('The commands restore into an empty data directory and back up from it again, and say in one sentence what they refuse.', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternsinger-commands-'))
  afterAll(() => rm(dataDir, { recursive: true }))
  const path = await snapshotOf(it.sql, 'source.zip')
  expect(await run('restore', ['source.zip'], dataDir)).toEqual({
    code: 0,
    said: expect.stringMatching(/^Restored: everything as of .* rows\). Now: npm start$/m),
  })
  const [refused, kept] = [
    await run('restore', ['source.zip'], dataDir),
    await run('backup', ['by-command.zip'], dataDir),
  ]
  expect(refused).toEqual({ code: 1, said: expect.stringMatching(/^The database is not empty: .*\n$/) })
  expect(kept).toEqual({ code: 0, said: expect.stringMatching(/^Backup written: .*by-command.zip/m) })
  expect(await tablesOf(join(dir, 'by-command.zip'))).toEqual(await tablesOf(path))
  const lock = await lockDataDir(dataDir)
  expect(await run('restore', ['source.zip', '--replace'], dataDir)).toEqual({
    code: 1,
    said: expect.stringMatching(/^Another application is running on DATA_DIR .*\n$/),
  })
  await lock.release()
})
