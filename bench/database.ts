import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Sql } from '#kit/server/db.ts'
import { migrate } from '#kit/server/migrate.ts'
import { type EmbeddedPostgres, startPostgres } from '#kit/server/postgres.ts'
import type { Day } from '#kit/shared/day.ts'
import { boats, code, freeSlots, slotInSql } from './slots.ts'

export type Database = { bookings: number; postgres: EmbeddedPostgres; remove: () => Promise<void> }

/** A PostgreSQL of its own with so many bookings, as the product starts it. */
export async function createDatabase(bookings: number, today: Day): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternsinger-bench-'))
  const postgres = await startPostgres({ dataDir })
  const remove = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const sql = connect(postgres.connection, { max: 1 })
    await migrate(sql, 'db/migrations')
    await addFleet(sql)
    await addBookings(sql, bookings, today)
    await addCodes(sql, today)
    await sql`VACUUM ANALYZE`
    await sql`CHECKPOINT`
    await sql.end()
    return { bookings, postgres, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function addFleet(sql: Sql) {
  await sql`
    INSERT INTO vehicles (id, type, name, passengers, license, deposit, cleaning_fee, extra_binoculars, extra_captain, description)
    SELECT n, 'motorboats', 'Boat ' || n, 6, 'no', 20000, 2500, true, 4500, '{"general": "A boat.", "features": "Seats", "technical": "Engine"}'
    FROM generate_series(1, ${boats}) n`
  await sql`
    INSERT INTO vehicle_prices (vehicle_id, half_hours, price)
    SELECT n, hours * 2, hours * 5000 FROM generate_series(1, ${boats}) n, generate_series(1, 10) hours`
}

/**
 * Bookings as dense as in high season, from nine weeks ahead back into the past as far as it takes: two days are 110 by
 * the hour on eleven boats (five a day, one or two hours long) and one over both days on the twelfth.
 */
async function addBookings(sql: Sql, bookings: number, today: Day) {
  // Checking every row for its vehicle and every time for being free takes minutes; what comes in here is right.
  await sql`SET session_replication_role = replica`
  await sql`ALTER TABLE bookings DROP CONSTRAINT no_double_booking`
  await sql`
    INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, salutation, name, email, phone,
                          street_and_number, zip_code_and_city, people, comment, price, paid_at)
    SELECT 'BENCH' || row_number() OVER (), boat, kind, starts_at, ends_at, '', 'Mira Keller', 'mira' || pair || '@guests.example',
           '+491512345678', 'Seestrasse 5', '82319 Starnberg', 2,
           E'Boating licence: not needed\nPersons: 2 adults\nExtras: none', 5000, starts_at
    FROM (
      SELECT pair, boat, 'hours' AS kind, day + make_interval(hours => hour) AS starts_at,
             day + make_interval(hours => hour + 1 + (hour + boat) / 2 % 2) AS ends_at
      FROM generate_series(0, ${bookings} / 111) pair, generate_series(0, 1) second, generate_series(9, 17, 2) hour,
           generate_series(1, ${boats - 1}) boat, LATERAL (SELECT ${today}::timestamp + make_interval(days => 62 - 2 * pair + second) AS day) d
      UNION ALL
      SELECT pair, ${boats}, 'days', day + interval '14 hours', day + interval '2 days 10 hours'
      FROM generate_series(0, ${bookings} / 111) pair, LATERAL (SELECT ${today}::timestamp + make_interval(days => 62 - 2 * pair) AS day) d
      ORDER BY pair DESC, starts_at, boat
    ) plausible
    OFFSET (${bookings} / 111 + 1) * 111 - ${bookings}`
  await sql`
    ALTER TABLE bookings ADD CONSTRAINT no_double_booking
    EXCLUDE USING gist (vehicle_id WITH =, during WITH &&) WHERE (canceled_at IS NULL)`
}

/** Every free slot was asked for, and its code mailed. */
async function addCodes(sql: Sql, today: Day) {
  await sql.unsafe(`
    INSERT INTO verification_codes (email, vehicle_id, starts_at, salt, code_hash, expires_at)
    SELECT ${slotInSql.email}, ${slotInSql.vehicle}, ${slotInSql.startsAt(today)}, salt,
           sha256(salt || convert_to('${code}', 'UTF8')), now() + interval '1 day'
    FROM generate_series(0, ${freeSlots - 1}) n, LATERAL (SELECT decode(md5(n::text), 'hex') AS salt) s`)
}
