import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applicationRole } from '#features/cash-register/server/tables.ts'
import { migrate } from '#kit/server/migrations/migrate.ts'
import { connect, type Sql } from '#kit/server/postgres/db.ts'
import { prepareRole } from '#kit/server/postgres/db-role.ts'
import { type EmbeddedPostgres, startPostgres } from '#kit/server/postgres/postgres.ts'
import type { Day } from '#kit/shared/day.ts'
import { boats, bookedHouseboats, code, freeSlots, freeStays, houseboats, slotInSql, stayInSql } from './slots.ts'

/** `directory` is where its files lie, and where others may lie until it is removed. */
export type Database = {
  bookings: number
  postgres: EmbeddedPostgres
  directory: string
  remove: () => Promise<void>
}

/**
 * A PostgreSQL of its own with so many bookings, as the product starts it; `fill` puts in something else than asked for.
 * `migrations` is the directory of another revision's.
 */
export async function createDatabase(
  bookings: number,
  today: Day,
  fill: (sql: Sql) => Promise<void> = (sql) => fillForBookings(sql, bookings, today),
  migrations = 'db/migrations',
): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternsinger-bench-'))
  const postgres = await startPostgres({ dataDir })
  const remove = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const sql = connect(postgres.connection, { max: 1 })
    await migrate(sql, migrations)
    await prepareRole(sql, { ...applicationRole, login: true })
    await fill(sql)
    await sql`VACUUM ANALYZE`
    await sql`CHECKPOINT`
    await sql.end()
    return { bookings, postgres, directory: dataDir, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** The fleet of the bench, its bookings, two blocked days, and a code for each free slot. */
export async function fillForBookings(sql: Sql, bookings: number, today: Day): Promise<void> {
  await addFleet(sql)
  await addBookings(sql, bookings, today)
  await sql`
    INSERT INTO blocked_days (day, blocked_by)
    SELECT ${today}::date + days, 'Ada Seewald' FROM unnest(ARRAY[20, 41]) days`
  await addCodes(sql, today)
}

async function addFleet(sql: Sql) {
  await sql`
    INSERT INTO vehicles (id, type, name, passengers, license, deposit, cleaning_fee, extra_binoculars, extra_captain, description)
    SELECT n, 'motorboats', 'Boat ' || n, 6, 'no', 20000, 2500, true, 4500, '{"general": "A boat.", "features": "Seats", "technical": "Engine"}'
    FROM generate_series(1, ${boats}) n`
  await sql`
    INSERT INTO vehicles (id, type, name, passengers, license, deposit, cleaning_fee, description)
    SELECT n, 'houseboats', 'Houseboat ' || n, 6, 'no', 50000, 9000, '{"general": "A house.", "features": "Beds", "technical": "Engine"}'
    FROM generate_series(${boats + 1}::int, ${boats + houseboats}::int) n`
  await sql`
    INSERT INTO vehicle_prices (vehicle_id, half_hours, price)
    SELECT n, hours * 2, hours * 5000 FROM generate_series(1, ${boats}) n, generate_series(1, 10) hours`
  // Another revision may take the price of an hour for that of a night.
  const columns = await sql`SELECT FROM information_schema.columns WHERE column_name = 'price_night'`
  if (columns.length > 0) await sql`UPDATE vehicles SET price_night = 20000 WHERE type = 'houseboats'`
  else
    await sql`INSERT INTO vehicle_prices (vehicle_id, half_hours, price) SELECT id, 2, 20000 FROM vehicles WHERE id > ${boats}`
}

/** How many boats are booked, and how many of them, the last ones, over days. */
type Fleet = { boats: number; byDays: number }

/**
 * Bookings as dense as in high season, from nine weeks ahead back into the past as far as it takes: two days are ten by
 * the hour on each boat (five a day, one or two hours long) and one over both days on each houseboat.
 */
export async function addBookings(
  sql: Sql,
  bookings: number,
  today: Day,
  { boats: all, byDays }: Fleet = { boats: boats + bookedHouseboats, byDays: bookedHouseboats },
) {
  const inTwoDays = (all - byDays) * 10 + byDays
  const lastPair = Math.floor(bookings / inTwoDays)
  // Checking every row for its vehicle and every time for being free takes minutes; what comes in here is right.
  await sql`SET session_replication_role = replica`
  await sql`ALTER TABLE bookings DROP CONSTRAINT no_double_booking`
  await sql`
    INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, salutation, name, email, phone,
                          street_and_number, zip_code_and_city, people, adults, children, license, comment, price, paid_at)
    SELECT 'BENCH' || row_number() OVER (),
           (SELECT array_agg(id ORDER BY type = 'houseboats', id) FROM vehicles)[boat], kind, starts_at, ends_at, '', 'Mira Keller', 'mira' || pair || '@guests.example',
           '+491512345678', 'Seestrasse 5', '82319 Starnberg', 2, 2, 0, 'not_needed',
           E'Boating licence: not needed\nPersons: 2 adults\nExtras: none', 5000, starts_at
    FROM (
      SELECT pair, boat, 'hours' AS kind, day + make_interval(hours => hour) AS starts_at,
             day + make_interval(hours => hour + 1 + (hour + boat) / 2 % 2) AS ends_at
      FROM generate_series(0, ${lastPair}::int) pair, generate_series(0, 1) second, generate_series(9, 17, 2) hour,
           generate_series(1, ${all - byDays}) boat, LATERAL (SELECT ${today}::timestamp + make_interval(days => 62 - 2 * pair + second) AS day) d
      UNION ALL
      SELECT pair, boat, 'days', day + interval '14 hours', day + interval '2 days 10 hours'
      FROM generate_series(0, ${lastPair}::int) pair, generate_series(${all - byDays + 1}::int, ${all}::int) boat, LATERAL (SELECT ${today}::timestamp + make_interval(days => 62 - 2 * pair) AS day) d
      ORDER BY pair DESC, starts_at, boat
    ) plausible
    OFFSET ${(lastPair + 1) * inTwoDays - bookings}`
  await sql`
    ALTER TABLE bookings ADD CONSTRAINT no_double_booking
    EXCLUDE USING gist (vehicle_id WITH =, during WITH &&) WHERE (canceled_at IS NULL)`
  await sql`SET session_replication_role = origin`
}

/** Every free slot and every free stay was asked for, and its code mailed. */
async function addCodes(sql: Sql, today: Day) {
  await sql.unsafe(`
    INSERT INTO verification_codes (email, vehicle_id, starts_at, salt, code_hash, expires_at)
    SELECT ${slotInSql.email}, ${slotInSql.vehicle}, ${slotInSql.startsAt(today)}, salt,
           sha256(salt || convert_to('${code}', 'UTF8')), now() + interval '1 day'
    FROM generate_series(0, ${freeSlots - 1}) n, LATERAL (SELECT decode(md5(n::text), 'hex') AS salt) s
    UNION ALL
    SELECT ${stayInSql.email}, ${stayInSql.vehicle}, ${stayInSql.startsAt(today)}, salt,
           sha256(salt || convert_to('${code}', 'UTF8')), now() + interval '1 day'
    FROM generate_series(0, ${freeStays - 1}) n, LATERAL (SELECT decode(md5(n::text), 'hex') AS salt) s`)
}
