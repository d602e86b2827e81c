import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type Party, partyText } from '#features/bookings/rules/party.ts'
import { party } from '#features/bookings/server/queries/bookings.ts'
import { applicationRole } from '#features/cash-register/server/tables.ts'
import { migrate } from '#kit/server/migrations/migrate.ts'
import { type Connection, connect, type Sql, type Transaction } from '#kit/server/postgres/db.ts'
import { prepareRole } from '#kit/server/postgres/db-role.ts'
import { openSnapshot, type SnapshotFile } from '#kit/server/snapshots/file.ts'
import { restoreSnapshot } from '#kit/server/snapshots/restore.ts'
import { addresses } from '#testing/accounts.ts'
import { afterFile } from '#testing/after-file.ts'
import { buildTestApp, createDatabase } from '#testing/app.ts'
import { book } from '#testing/booking.ts'
import { catalogueOf } from '#testing/catalogue.ts'
import { findBrokenPromises } from '../db/releases/promises.ts'
import releases from '../db/releases/releases.json' with { type: 'json' }

const migrations = 'db/migrations'
let directory: string
let fresh: string[]
/** The one migrated last. */
let migrated: Connection

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sternsinger-upgrades-'))
  afterFile(() => rm(directory, { recursive: true }))
  fresh = await opened(await createDatabase(), catalogueOf)
  expect(fresh.join()).toContain('no_double_booking')
})

async function opened<T>(connection: Connection, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = connect(connection, { max: 2 })
  return work(sql).finally(() => sql.end())
}

/** The migrations that a release had, in a directory of their own. */
async function historyOf(version: string, { manifest }: SnapshotFile): Promise<string> {
  const history = join(directory, version)
  await mkdir(history)
  for (const { name } of manifest.schema) await cp(join(migrations, name), join(history, name))
  return history
}

test.each(releases)('What $version made of its sample data is migrated and worked on.', async ({ version }) => {
  const dump = await openSnapshot(`db/releases/${version}.zip`)
  const connection = await createDatabase('template1')
  const { tables } = dump.manifest
  const kept = tables.filter(({ name }) => name !== 'migrations').map(({ name, rows }) => ({ name, rows }))

  await opened(connection, async (sql) => {
    await restoreSnapshot(sql, dump, { migrations: await historyOf(version, dump), replace: false })
    await migrate(sql, migrations)
    await prepareRole(sql, { ...applicationRole, login: true })
  })
  dump.close()
  await opened(connection, async (sql) => {
    const counted = kept.map(async ({ name }) => ({ name, rows: (await sql`SELECT FROM ${sql(name)}`).length }))
    expect(await Promise.all(counted)).toEqual(kept)
    expect(await findBrokenPromises(sql)).toEqual([])
    expect(await catalogueOf(sql)).toEqual(fresh)
    expect(
      await sql`
      SELECT name FROM vehicles v LEFT JOIN vehicle_prices p ON p.vehicle_id = v.id AND half_hours = 2
      WHERE price_night IS DISTINCT FROM CASE type WHEN 'houseboats' THEN coalesce(price, price_night) END`,
    ).toEqual([])
  })
  await opened(connection, expectParties)
  await business(connection)
  migrated = connection
})

test('What is broken would be found.', async () => {
  await opened(migrated, async (sql) => {
    const broken = sql.begin(async (tx) => {
      await tx.unsafe(`
        SET LOCAL session_replication_role = replica;
        UPDATE till_entries SET income = income + 1 WHERE business = 'rental' AND position = 2;
        DELETE FROM invoices WHERE series = 'invoice' AND year = 2026 AND number = 1;
        INSERT INTO vouchers (reference, code, amount, redeemed, name, email, background, payment_method)
        VALUES ('V', '2222222222222222', 500, 100, 'Mira Keller', 'mira@guests.example', 1, 'transfer');
        ALTER TABLE bookings DROP CONSTRAINT no_double_booking;
        INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price)
        SELECT reference || 'b', vehicle_id, kind, starts_at, ends_at, name, email, phone, price FROM bookings
        WHERE canceled_at IS NULL LIMIT 1;
        WITH code AS (
          INSERT INTO promo_codes (code, permille, starts_on) VALUES ('LAKE', -100, '2026-01-01')
          RETURNING id
        ), first AS (SELECT min(id) AS id FROM bookings WHERE canceled_at IS NULL)
        UPDATE bookings SET promo_code_id = code.id, leader_id = first.id + 1 FROM code, first
        WHERE bookings.id = first.id;
        UPDATE bookings SET canceled_at = now() FROM bookings mate WHERE bookings.id = mate.leader_id;`)
      throw await Promise.all([findBrokenPromises(tx as Transaction), catalogueOf(tx as Transaction)])
    })
    const [promises, catalogue] = (await broken.catch((found: unknown) => found)) as string[][]
    expect(promises).toEqual([
      expect.stringMatching(/^till rental breaks at 2$/),
      expect.stringMatching(/^voucher \d+ and its entries differ$/),
      expect.stringMatching(/^numbers of invoice \d{4} have gaps$/),
      expect.stringMatching(/^bookings \d+ and \d+ overlap$/),
      expect.stringMatching(/^booking \d+ stands apart from \d+$/),
      'promo code LAKE was used more often than counted',
    ])
    expect(fresh.filter((line) => !catalogue?.includes(line))).toEqual([
      expect.stringContaining('no_double_booking'),
      expect.stringContaining('no_double_booking'),
    ])
  })
})

/** What stood in the text of each booking is in its columns, so that it reads the same; extras had a column before. */
async function expectParties(sql: Sql) {
  const bookings = await sql<(Party & { comment: string })[]>`SELECT b.comment, ${party(sql)} FROM bookings b`
  expect(bookings.length).toBeGreaterThan(1000)
  expect(bookings.filter(({ license }) => license === null)).toEqual([])
  const text = (booking: Party) => partyText({ ...booking, extras: [] })
  // From 0.12.0 on sample bookings have their columns, and no text.
  const told = bookings.filter(({ comment }) => comment !== '')
  const changed = told.filter((one) => text(one) !== one.comment.replace(/^Extras: .*$/m, 'Extras: none'))
  expect(changed).toEqual([])
}

/** A visitor books what the timetable shows as free, and staff see it. */
async function business(connection: Connection) {
  const { sql, visitor, signedIn } = await buildTestApp({}, {}, { connection })
  await sql`UPDATE users SET email = ${addresses.admin} WHERE email = 'admin@rentalrevolution.example'`
  const [boat] = await sql<{ vehicle: number; price: number }[]>`
    SELECT v.id AS vehicle, p.price / 100 AS price FROM vehicles v JOIN vehicle_prices p ON p.vehicle_id = v.id
    WHERE v.type = 'motorboats' AND v.license = 'no' AND p.half_hours = 2 ORDER BY v.id LIMIT 1`
  const guest = visitor()
  const day = { vehicle: boat?.vehicle, booked_day: '2026-06-03', booked_start: 10 }
  const week = () => guest.get(`/api/rere_get_week/?selectedWeek=${day.booked_day}`)
  const before = await week()
  expect(before.status).toBe(200)
  const booked = await book(sql, guest, { ...day, price: boat?.price })
  expect([booked.status, booked.text]).toEqual([201, expect.anything()])
  expect((await week()).text).not.toBe(before.text)
  const staff = await signedIn('admin')
  const overview = await staff.get(`/api/rere_get_day_bookings/?day=${day.booked_day}`)
  expect(overview.status).toBe(200)
  expect(overview.text).toContain('Mira Keller')
  expect((await staff.get('/api/rere_verify_till/')).status).toBe(200)
}
