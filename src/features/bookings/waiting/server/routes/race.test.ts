import { describe, expect, test } from 'vitest'
import { type Sql, transaction } from '#kit/server/postgres/db.ts'
import { askForCode, bookingFields } from '#testing/booking.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { allowDoubleBooking, forbidDoubleBooking } from '#testing/forgetting.ts'
import { joined, openList, takeFields } from '#testing/waiting.ts'

const list = openList()
const { post, turn } = list
const rounds = 8

/** Another boat that is full on June 10, and six in line for either. */
async function sixInLine() {
  const { sql, live } = list.desk.it
  const other = await insertVehicle(sql, { name: 'Teal' })
  await insertBooking(sql, other, '2026-06-10T09:00', '2026-06-10T19:00')
  await live.changed('vehicles', 'bookings')
  const links: string[] = []
  for (let i = 0; i < 6; i++) {
    await sql`TRUNCATE throttles`
    links.push(await joined(list.desk.it, { email: `w${i}@guests.example` }))
  }
  return { other, links }
}

/** Two hours in the morning of each boat are free from now on. */
const freeMornings = (sql: Sql) => sql`UPDATE bookings SET starts_at = '2026-06-10T11:00' WHERE kind = 'hours'`

/** What there is to be wrong: offers without a place or with two, places with two offers, boats held twice. */
async function wrongs(sql: Sql) {
  const lost = await sql`
    SELECT FROM bookings b WHERE held_until IS NOT NULL AND canceled_at IS NULL
      AND NOT EXISTS (SELECT FROM waiting_entries e WHERE e.booking_id = b.id)`
  const twice = await sql`
    SELECT FROM bookings a JOIN bookings b ON a.id < b.id AND a.vehicle_id = b.vehicle_id AND a.during && b.during
    WHERE a.canceled_at IS NULL AND b.canceled_at IS NULL`
  const mailed = await sql`
    SELECT recipient FROM mails WHERE subject LIKE 'It is your turn%' GROUP BY recipient HAVING count(*) > 1`
  return { lost: lost.length, twice: twice.length, mailed: mailed.length }
}
const none = { lost: 0, twice: 0, mailed: 0 }

const forget = (sql: Sql) => sql`TRUNCATE bookings, waiting_entries, mails CASCADE`
const offersMailed = (sql: Sql) =>
  sql`SELECT recipient FROM mails WHERE subject LIKE 'It is your turn%' ORDER BY recipient`

describe('two cancellations, and machines that look for whose turn it is at the same moment', () => {
  test('give two offers to the first two, never one to two or two to one', { timeout: 60_000 }, async () => {
    for (let round = 0; round < rounds; round++) {
      const { sql } = list.desk.it
      await forget(sql)
      await sql`UPDATE vehicles SET deleted_at = now() WHERE name = 'Teal'`
      await insertBooking(sql, list.desk.boat, '2026-06-10T09:00', '2026-06-10T19:00')
      await sixInLine()
      await Promise.all([freeMornings(sql), ...Array.from({ length: 5 }, turn)])
      await turn()
      expect((await offersMailed(sql)).map(({ recipient }) => recipient)).toEqual([
        'w0@guests.example',
        'w1@guests.example',
      ])
      expect(await wrongs(sql)).toEqual(none)
    }
  })

  test('would offer one twice without the condition on its place: that is what the test above sees', async () => {
    const { sql } = list.desk.it
    await sixInLine()
    // Takes the condition away: what was offered before is forgotten just before the next offer is put down.
    await sql`
      CREATE FUNCTION forget_offer() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        UPDATE waiting_entries SET booking_id = NULL WHERE booking_id IS NOT NULL;
        RETURN NEW;
      END $$`
    await sql`CREATE TRIGGER forget_offer BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION forget_offer()`
    await freeMornings(sql)
    await Promise.all(Array.from({ length: 5 }, turn))
    await turn()
    await sql`DROP FUNCTION forget_offer CASCADE`
    const { lost, mailed } = await wrongs(sql)
    expect(lost + mailed).toBeGreaterThan(0)
  })
})

/** Somebody in line, and a visitor who is about to book what they wait for: what both do at the same moment. */
async function atTheSameMoment() {
  const { it, boat } = list.desk
  await it.sql`TRUNCATE bookings, waiting_entries, mails, throttles, verification_codes CASCADE`
  await insertBooking(it.sql, boat, '2026-06-10T09:00', '2026-06-10T19:00')
  await it.live.changed('bookings')
  const link = await joined(it)
  const times = { vehicle: boat, booked_day: '2026-06-10', booked_start: 9, booked_hours: 2, price: 90 }
  const fields = bookingFields({ email: 'now@guests.example', ...times })
  const code = await askForCode(it.sql, it.visitor(), fields)
  await freeMornings(it.sql)
  const [reply] = await Promise.all([it.visitor().post('/api/rere_send_booking_request/', { ...fields, code }), turn()])
  return { isBooked: reply.status === 201, state: (await list.read(link)).state }
}

describe('a visitor who books the same hours at the same moment', () => {
  test('gets them or not, and never both do', { timeout: 60_000 }, async () => {
    for (let round = 0; round < rounds; round++) {
      const { isBooked, state } = await atTheSameMoment()
      expect(state).toBe(isBooked ? 'waiting' : 'offered')
      expect(await wrongs(list.desk.it.sql)).toEqual(none)
    }
  })

  test('would share them without the constraint: that is what the test above sees', async () => {
    const { sql } = list.desk.it
    await allowDoubleBooking(sql)
    let twice = 0
    for (let tries = 0; twice === 0 && tries < 20; tries++) {
      await atTheSameMoment()
      twice = (await wrongs(sql)).twice
    }
    await forbidDoubleBooking(sql)
    expect(twice).toBeGreaterThan(0)
  })
})

describe('taking an offer in its last second', () => {
  const held = async () => {
    const { it, boat } = list.desk
    await it.sql`TRUNCATE bookings, waiting_entries, mails, throttles CASCADE`
    await insertBooking(it.sql, boat, '2026-06-10T09:00', '2026-06-10T19:00')
    const link = await joined(it)
    await freeMornings(it.sql)
    await turn()
    return link
  }
  const outcome = async () => {
    const { sql } = list.desk.it
    const [row] = await sql`
      SELECT canceled_at IS NULL AS kept, (SELECT count(*)::int FROM mails WHERE subject LIKE 'Booked:%') AS confirmed
      FROM bookings b JOIN waiting_entries e ON e.booking_id = b.id`
    return [row?.kept, row?.confirmed]
  }

  test('books it or lets it go, and confirms nothing that is gone', { timeout: 60_000 }, async () => {
    for (let round = 0; round < rounds; round++) {
      const link = await held()
      await list.desk.it
        .sql`UPDATE bookings SET held_until = now() + make_interval(secs => 0.03) WHERE held_until IS NOT NULL`
      const release = async () => {
        for (let i = 0; i < 4; i++) await list.desk.it.runJob('unconfirmed-stays')
      }
      const [reply] = await Promise.all([post('take_waiting', takeFields(link)), release(), release()])
      await new Promise((resolve) => setTimeout(resolve, 40))
      await release()
      expect(await outcome()).toEqual(reply.status === 200 ? [true, 1] : [false, 0])
    }
  })

  test('taking it twice and leaving it at once ends as a booking or as none', { timeout: 60_000 }, async () => {
    for (let round = 0; round < rounds; round++) {
      const link = await held()
      const replies = await Promise.all([
        post('take_waiting', takeFields(link)),
        post('leave_waiting', { link }),
        post('take_waiting', takeFields(link)),
      ])
      const [kept, confirmed] = await outcome()
      expect([kept, confirmed]).toEqual(kept ? [true, 1] : [false, 0])
      expect((await list.read(link)).state).toBe(kept ? 'booked' : 'left')
      expect(replies.every(({ status }) => status < 500)).toBe(true)
    }
  })

  test('would confirm what is gone without the condition: that is what the tests above see', async () => {
    const { sql } = list.desk.it
    await held()
    // As whoever looks first and writes afterwards.
    const [booking] = await sql<{ id: number }[]>`
      SELECT id::int FROM bookings WHERE held_until > now() AND canceled_at IS NULL`
    await list.desk.it.sql`UPDATE bookings SET canceled_at = now() WHERE held_until IS NOT NULL`
    await sql`UPDATE bookings SET held_until = NULL WHERE id = ${booking?.id ?? 0}`
    await sql`
      INSERT INTO mails (recipient, subject, body_text, body_html) VALUES ('mira@guests.example', 'Booked: Eider', '', '')`
    expect(await outcome()).toEqual([false, 1])
  })
})

test('Whatever fails on the way of an offer, there is neither a hold nor a mail, and the place waits for its turn.', async () => {
  const { it } = list.desk
  const link = await joined(it)
  await freeMornings(it.sql)
  await it.sql`
    CREATE FUNCTION no_mail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'killed'; END $$`
  await it.sql`CREATE TRIGGER no_mail BEFORE INSERT ON mails FOR EACH ROW EXECUTE FUNCTION no_mail()`
  await expect(turn()).rejects.toThrow('killed')
  expect(await it.sql`SELECT FROM bookings WHERE held_until IS NOT NULL`).toEqual([])
  expect((await list.read(link)).state).toBe('waiting')
  await it.sql`DROP FUNCTION no_mail CASCADE`
  await turn()
  expect((await list.read(link)).state).toBe('offered')
})

test('A hold that is not in one transaction with its mail stays without one: that is what the test above sees.', async () => {
  const { it, boat } = list.desk
  await freeMornings(it.sql)
  await transaction(
    it.sql,
    (tx) => tx`
    INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price, held_until)
    VALUES ('NOMAIL', ${boat}, 'hours', '2026-06-10T09:00', '2026-06-10T11:00', 'x', 'x', '1', 0, now() + interval '1 hour')`,
  )
  expect((await wrongs(it.sql)).lost).toBe(1)
})
