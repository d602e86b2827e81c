import type { Sql } from '#kit/server/postgres/db.ts'

const boats = 200

/**
 * Boats, bookings and entries of the audit log as the first release could have them: an hour each, four a day for every
 * boat, from 2020 on. Nothing is known to that schema that later ones do not know too.
 */
export async function fillFirstRelease(sql: Sql, bookings: number): Promise<void> {
  await sql`SET synchronous_commit = off`
  await sql`
    INSERT INTO vehicles (type, name, passengers, license, description)
    SELECT 'motorboats', 'Boat ' || n, 4, 'no', '{}' FROM generate_series(1, ${boats}) n`
  // Built at once, it is the same in a tenth of the time.
  await sql`ALTER TABLE bookings DROP CONSTRAINT no_double_booking`
  await sql`
    INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price, paid_at)
    SELECT md5(n::text), 1 + n % ${boats}, 'hours', start, start + interval '1 hour', 'Mira Keller ' || n,
           'guest' || n % 50000 || '@guests.example', '+49 151 2345678', 5000, CASE WHEN n % 10 > 0 THEN start END
    FROM generate_series(0, ${bookings - 1}) n,
         LATERAL (SELECT timestamp '2020-01-01 09:00' + make_interval(days => n / ${boats * 4}, hours => 2 * (n / ${boats} % 4)) AS start) s`
  await sql`
    ALTER TABLE bookings ADD CONSTRAINT no_double_booking
    EXCLUDE USING gist (vehicle_id WITH =, during WITH &&) WHERE (canceled_at IS NULL)`
  await sql`
    INSERT INTO audit_log (actor, action, record, details)
    SELECT 'Jonas Pier', 'changed the price', 'booking:' || n, '{"before": 50, "after": 60}' FROM generate_series(1, ${bookings / 5}) n`
  await sql`VACUUM ANALYZE`
  await sql`CHECKPOINT`
}
