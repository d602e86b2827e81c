import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Sql } from '#kit/server/postgres/db.ts'
import { buildTestApp } from '#testing/app.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { someVehicle } from '#testing/rental.ts'
import { extras } from '../../contract.ts'
import { partyOf, partyText } from '../../rules/party.ts'
import { party, readBooking } from './bookings.ts'

/** The version before knows no party: what it writes as text comes into the columns by the database. */

let sql: Sql
let id: number

beforeAll(async () => {
  sql = (await buildTestApp()).sql
})
beforeEach(async () => {
  await sql`TRUNCATE bookings, vehicles CASCADE`
  await insertBooking(sql, await insertVehicle(sql), '2026-06-03T10:00', '2026-06-03T12:00')
  id = (await sql<{ id: number }[]>`SELECT id::int FROM bookings`)[0]?.id ?? 0
})

const stored = async () =>
  (await sql`SELECT ${party(sql)} FROM bookings b`).map(({ extras: _, ...columns }) => columns)[0]
const erased = { adults: null, children: null, ageFrom: null, ageTo: null, license: null, ownWords: '' }
const family = { adults: 2, children: 2, ageFrom: 3, ageTo: 9, license: 'briefing', ownWords: 'A dog: Rex' }
const familyText =
  'Boating licence: no, briefing with charter licence\nPersons: 2 adults, 2 children (ages 3 to 9)\nExtras: none\nComment: A dog: Rex'

test('Every text that was composed of a party is parsed to that party.', async () => {
  const anyParty = fc
    .record({
      adults: fc.integer({ min: 1, max: 99 }),
      children: fc.oneof(fc.nat(3), fc.nat(99)),
      ageFrom: fc.nat(17),
      ageTo: fc.nat(17),
      hasLicense: fc.constantFrom('yes' as const, 'no' as const, undefined),
      license: fc.constantFrom('yes' as const, 'no' as const, 'captain' as const),
      extras: fc.subarray([...extras]),
      comment: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', 'x\nComment: y', 'Extras: none', "'\\")),
    })
    .map(({ license, extras, comment, ...told }) => {
      const words = comment.replaceAll('\0', '').toWellFormed()
      return {
        ...partyOf({ ...told, comment: words }, someVehicle({ license, extra_captain: 1 }), extras),
        extras,
      }
    })
  const seed = Date.now() % 1e9
  const parties = fc.sample(anyParty, { numRuns: 1000, seed })
  const rows = await sql`
    SELECT adults, children, age_from AS "ageFrom", age_to AS "ageTo", license, own_words AS "ownWords"
    FROM unnest(${parties.map(partyText)}::text[]) WITH ORDINALITY AS texts (comment, n), party_of(comment) ORDER BY n`
  expect([...rows], `seed ${seed}`).toEqual(parties.map(({ extras: _, ...columns }) => columns))
})

test('What the version before books, moves and erases is in the columns at once.', async () => {
  const [{ vehicle_id } = {}] = await sql`SELECT vehicle_id FROM bookings`
  await sql`DELETE FROM bookings`
  await sql`
    INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price, people, comment)
    VALUES ('K7Q2XH4M', ${vehicle_id}, 'hours', '2026-06-03 10:00', '2026-06-03 11:00', 'Mira', '', '', 5000, 4, ${familyText})`
  expect(await stored()).toEqual(family)
  await sql`
    INSERT INTO booking_moves (booking_id, vehicle_id, starts_at, ends_at, price, moved_price, extras, comment, moved_by)
    SELECT id, vehicle_id, starts_at, ends_at, price, price, extras, comment, 'Jonas Pier' FROM bookings`
  const moves = () => sql`SELECT license FROM booking_moves`
  expect([...(await moves())]).toEqual([{ license: 'briefing' }])

  await sql`UPDATE bookings SET comment = regexp_replace(comment, '^[^\n]*', 'Boating licence: not needed')`
  expect(await stored()).toEqual({ ...family, license: 'not_needed' })
  await sql`UPDATE bookings SET comment = ''`
  await sql`UPDATE booking_moves SET comment = ''`
  expect(await stored()).toEqual(erased)
  expect([...(await moves())]).toEqual([{ license: null }])
})

test('A text that no version composed is what the customer wrote, and nothing of it is lost.', async () => {
  for (const text of ['We bring\na dog', familyText.replace('2 children', '1 children'), `${familyText.slice(1)}`]) {
    await sql`UPDATE bookings SET comment = ${text}`
    expect(await stored()).toEqual({ ...erased, ownWords: text })
    expect(partyText((await readBooking(sql, { id })) ?? { ...erased, license: null, extras: [] })).toBe(
      `Comment: ${text}`,
    )
  }
})

test('Half a party is refused.', async () => {
  const set = (columns: object) => sql`UPDATE bookings SET ${sql(columns as never)}`
  const columns = { adults: 2, children: 2, age_from: 3, age_to: 9, license: 'yes' }
  await set(columns)
  for (const [name, value] of [
    ['adults', null],
    ['children', null],
    ['license', null],
    ['age_from', null],
    ['age_to', null],
    ['children', 1],
    ['children', 0],
  ])
    await expect(set({ ...columns, [name as string]: value })).rejects.toThrow('party_is_whole')
  await expect(set({ ...columns, license: 'maybe' })).rejects.toThrow('known_license')
})
