import type { Db } from '#kit/server/postgres/db.ts'
import type { WallClock } from '#kit/shared/day.ts'
import { localDateTime } from '#kit/shared/day.ts'
import type { FoundBooking } from '../../contract.ts'
import { alike, fold, inOrder, longEnough } from '../../rules.ts'

/** How many are answered. */
const most = 10
/** Bookings on either side of now that are looked through one by one, where the index cannot tell or has too many. */
const near = 1000
/** What the index finds beyond them is not looked at: so many of a name are found sooner one after the other from now on. */
const mostByIndex = 500

/** A word, and the boats whose name has it. */
type Sought = { word: string; boats: readonly number[] }

/**
 * The bookings that have all words, each in name, email, phone number, reference or the name of the boat; where there is
 * none at all, those near today whose names are alike.
 */
export async function findBookings(db: Db, words: readonly string[], now: WallClock): Promise<FoundBooking[]> {
  const moment = localDateTime(now.day, now.hour)
  const sought = await withBoats(db, words)
  const { rows, isAll } = await readByIndex(db, sought, moment)
  const found = isAll ? rows : [...rows, ...(await readNear(db, has(db, sought), moment))]
  const exact = [...new Map(found.map((one) => [one.id, one])).values()]
  const wanted = exact.length > 0 ? exact : await readNear(db, isLike(db, sought), moment)
  return inOrder(wanted, now).slice(0, most)
}

async function withBoats(db: Db, words: readonly string[]): Promise<Sought[]> {
  const boats = await db<{ id: number; name: string }[]>`SELECT id, name FROM vehicles`
  const named = boats.map(({ id, name }) => ({ id, name: fold(name) }))
  return words.map((word) => ({
    word,
    boats: word.length < 2 ? [] : named.filter(({ name }) => name.includes(word)).map(({ id }) => id),
  }))
}

const columns = (db: Db) => db`
  b.id, b.reference, b.name, b.phone, v.name AS vehicle_name, to_char(b.starts_at, 'YYYY-MM-DD"T"HH24:MI') AS starts_at,
  to_char(b.ends_at, 'YYYY-MM-DD"T"HH24:MI') AS ends_at, b.kind, b.paid_at IS NOT NULL AS paid,
  b.canceled_at IS NOT NULL AS canceled`

type Condition = ReturnType<typeof columns>

/** From both sides of now, each in its order and only as far as it is near. */
const readNear = (db: Db, condition: Condition, moment: string) => db<FoundBooking[]>`
  WITH ahead AS MATERIALIZED (
    SELECT *, ${text(db)} AS said FROM bookings WHERE starts_at >= ${moment}::timestamp - interval '1 day'
    ORDER BY starts_at, id LIMIT ${near}
  ), behind AS MATERIALIZED (
    SELECT *, ${text(db)} AS said FROM bookings WHERE starts_at < ${moment}::timestamp - interval '1 day'
    ORDER BY starts_at DESC, id DESC LIMIT ${near}
  ), close AS (
    (SELECT b.* FROM ahead b WHERE ${condition} ORDER BY b.starts_at, b.id LIMIT ${most})
    UNION ALL
    (SELECT b.* FROM behind b WHERE ${condition} ORDER BY b.starts_at DESC, b.id DESC LIMIT ${most})
  )
  SELECT ${columns(db)} FROM close b JOIN vehicles v ON v.id = b.vehicle_id`

const text = (db: Db) => db`search_text(name, email, phone, reference)`

/** A word that is part of a boat's name only narrows what the others find. `isAll`: there are none besides. */
async function readByIndex(db: Db, sought: readonly Sought[], moment: string) {
  const persons = sought.filter(({ boats }) => boats.length === 0)
  const indexed = (persons.length > 0 ? persons : sought).filter(({ word }) => word.length >= 3)
  if (indexed.length === 0) return { rows: [], isAll: false }
  const isFound = indexed.map(({ word }) => db`${text(db)} LIKE ${pattern(word)}`)
  const found = await db<(FoundBooking & { matched: number })[]>`
    WITH found AS MATERIALIZED (
      SELECT *, ${text(db)} AS said FROM bookings WHERE ${all(db, isFound)} LIMIT ${mostByIndex + 1}
    )
    SELECT ${columns(db)}, (SELECT count(*) FROM found)::int AS matched
    FROM found b JOIN vehicles v ON v.id = b.vehicle_id WHERE ${has(db, sought)}
    ORDER BY b.ends_at <= ${moment}::timestamp, abs(extract(epoch FROM b.starts_at - ${moment}::timestamp)) LIMIT ${most}`
  const isAll = persons.length === sought.length && found.every(({ matched }) => matched <= mostByIndex)
  return { rows: found.map(({ matched: _, ...booking }) => booking), isAll }
}

/** Of `LIKE`: anywhere in it. */
export const pattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`

const contains = (db: Db, word: string) => db`b.said LIKE ${pattern(word)}`

const onBoat = (db: Db, boats: readonly number[]) => db`b.vehicle_id = ANY(${boats as number[]})`

const has = (db: Db, sought: readonly Sought[]) =>
  all(
    db,
    sought.map(({ word, boats }) =>
      boats.length === 0 ? contains(db, word) : db`(${onBoat(db, boats)} OR ${contains(db, word)})`,
    ),
  )

const isLike = (db: Db, sought: readonly Sought[]) =>
  all(
    db,
    sought.map(({ word, boats }) =>
      boats.length > 0
        ? onBoat(db, boats)
        : word.length < longEnough
          ? contains(db, word)
          : db`strict_word_similarity(${word}, search_fold(b.name)) >= ${alike}`,
    ),
  )

export const all = (db: Db, conditions: readonly Condition[]) =>
  conditions.reduce((before, one) => db`${before} AND ${one}`)
