import type { VehicleType } from '#features/vehicles/contract.ts'
import { typeNames as germanNames } from '#features/vehicles/words/de.ts'
import { typeNames as englishNames } from '#features/vehicles/words/en.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { Day, WallClock } from '#kit/shared/day.ts'
import { localDateTime } from '#kit/shared/day.ts'
import type { FoundBooking } from '../../contract.ts'
import { alike, dayIn, fold, inOrder, isEnough, longEnough, wordsOf } from '../../rules.ts'

/** How many are answered. */
const most = 10
/** Bookings on either side of now that are looked through one by one, where the index cannot tell or has too many. */
const near = 1000
/** The same at first, before the index is asked: it has to list all that have a word, which may be nearly every booking. */
const nearest = 150
/** What the index finds beyond them is not looked at: so many of a name are found sooner one after the other from now on. */
const mostByIndex = 500

/** What a booking has to have. */
type Sought = {
  /** Anywhere in what it is found by. */
  patterns: string[]
  /** As words of its name, or nearly so. */
  alike: string[]
  /** Either be of one of these boats, or have the words that name them. */
  boats: number[]
  boatPatterns: string[]
}

/** Those of the day that is named, with the other words; without a day, or where it has none, those with all words. */
export async function searchBookings(db: Db, typed: string, now: WallClock): Promise<FoundBooking[]> {
  const { day, rest } = dayIn(typed, now.day)
  const onDay = day === undefined ? [] : await readDay(db, wordsOf(rest), day)
  const words = wordsOf(typed)
  return onDay.length > 0 ? inOrder(onDay, now) : isEnough(words) ? findBookings(db, words, now) : []
}

/**
 * The bookings that have all words, each in name, email, phone number, reference or the name of the boat; where there is
 * none at all, those near today whose names are alike.
 */
async function findBookings(db: Db, words: readonly string[], now: WallClock): Promise<FoundBooking[]> {
  const moment = localDateTime(now.day, now.hour)
  const { others, ...ofBoats } = await tellBoats(db, words)
  const sought: Sought = { ...ofBoats, patterns: others.map(pattern), alike: [] }
  const glance = await readNear(db, sought, moment, nearest)
  // Nothing comes before those that are not over and stand; where nothing is further ahead, before any that stand.
  const sure = glance.rows.filter(({ canceled, ends_at }) => !canceled && (glance.isEnd || ends_at > moment))
  if (sure.length >= most) return inOrder(glance.rows, now).slice(0, most)
  const { rows, isAll } = await readByIndex(db, sought, longestOf(others.length > 0 ? others : words), moment)
  const found = isAll ? rows : [...rows, ...(await readNear(db, sought, moment, near)).rows]
  const exact = [...new Map(found.map((one) => [one.id, one])).values()]
  if (exact.length > 0) return inOrder(exact, now).slice(0, most)
  const [long, short] = [others.filter(isLong), others.filter((word) => !isLong(word))]
  const alikes = await readNear(db, { ...sought, patterns: short.map(pattern), alike: long }, moment, near)
  return inOrder(alikes.rows, now).slice(0, most)
}

const isLong = (word: string) => word.length >= longEnough

/** The boats that all words with a boat name by its name or kind, these words, and the others. */
async function tellBoats(db: Db, words: readonly string[]) {
  const fleet = await db<{ id: number; name: string; type: VehicleType }[]>`SELECT id, name, type FROM vehicles`
  const named = fleet.map(({ id, name, type }) => ({ id, name: fold(name), kinds: kindsOf(type) }))
  const isNamed = ({ name, kinds }: (typeof named)[number], word: string) =>
    name.includes(word) || (word.length >= longEnough && kinds.some((kind) => kind.startsWith(word)))
  const isOfBoat = (word: string) => word.length >= 2 && named.some((boat) => isNamed(boat, word))
  const ofBoats = words.filter(isOfBoat)
  return {
    others: words.filter((word) => !isOfBoat(word)),
    boats: named.filter((boat) => ofBoats.every((word) => isNamed(boat, word))).map(({ id }) => id),
    boatPatterns: ofBoats.map(pattern),
  }
}

/** What boats of a kind are called, in whichever language somebody types. */
const kindsOf = (type: VehicleType): string[] =>
  [germanNames[type], englishNames[type]].flatMap((names) => Object.values(names)).map(fold)

/** The two words that narrow it down best, as the index is asked for them. */
const longestOf = (words: readonly string[]): [string, string] | undefined => {
  const [first, second = first] = words
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length)
    .map(pattern)
  return first !== undefined && second !== undefined ? [first, second] : undefined
}

const columns = (db: Db) => db`
  b.id, b.reference, b.name, b.phone, v.name AS vehicle_name, to_char(b.starts_at, 'YYYY-MM-DD"T"HH24:MI') AS starts_at,
  to_char(b.ends_at, 'YYYY-MM-DD"T"HH24:MI') AS ends_at, b.kind, b.paid_at IS NOT NULL AS paid,
  b.canceled_at IS NOT NULL AS canceled, b.canceled_why IS NOT DISTINCT FROM 'no_show' AS no_show`

const text = (db: Db) => db`search_text(name, email, phone, reference)`

const fits = (db: Db, { patterns, alike: words, boats, boatPatterns }: Sought) => db`
  b.said LIKE ALL (${patterns})
  AND NOT EXISTS (SELECT FROM unnest(${words}::text[]) w WHERE strict_word_similarity(w, search_fold(b.name)) < ${alike})
  AND (cardinality(${boatPatterns}::text[]) = 0 OR b.vehicle_id = ANY(${boats}) OR b.said LIKE ALL (${boatPatterns}))`

/** What begins on a day, with all words. */
async function readDay(db: Db, words: readonly string[], day: Day): Promise<FoundBooking[]> {
  const { others, ...ofBoats } = await tellBoats(db, words)
  const sought = { ...ofBoats, patterns: others.map(pattern), alike: [] }
  return db<FoundBooking[]>`
    WITH day AS MATERIALIZED (
      SELECT *, ${text(db)} AS said FROM bookings WHERE starts_at >= ${day}::date AND starts_at < ${day}::date + 1
    )
    SELECT ${columns(db)} FROM day b JOIN vehicles v ON v.id = b.vehicle_id WHERE ${fits(db, sought)}
    ORDER BY b.canceled_at IS NOT NULL, b.starts_at, b.id LIMIT ${most}`
}

/** So many from both sides of now, each in its order, those that stand first. `isEnd`: nothing is further ahead. */
async function readNear(db: Db, sought: Sought, moment: string, many: number) {
  const isAhead = db`starts_at >= ${moment}::timestamp - interval '1 day' AND ends_at > ${moment}::timestamp`
  const found = await db<(FoundBooking & { ahead: number })[]>`
    WITH ahead AS MATERIALIZED (
      SELECT *, ${text(db)} AS said FROM bookings WHERE ${isAhead} ORDER BY starts_at, id LIMIT ${many}
    ), behind AS MATERIALIZED (
      SELECT *, ${text(db)} AS said FROM bookings WHERE starts_at < ${moment}::timestamp AND NOT (${isAhead})
      ORDER BY starts_at DESC, id DESC LIMIT ${many}
    ), close AS (
      (SELECT b.* FROM ahead b WHERE ${fits(db, sought)} ORDER BY b.canceled_at IS NOT NULL, b.starts_at, b.id LIMIT ${most})
      UNION ALL
      (SELECT b.* FROM behind b WHERE ${fits(db, sought)}
       ORDER BY b.canceled_at IS NOT NULL, b.starts_at DESC, b.id DESC LIMIT ${most})
    )
    SELECT ${columns(db)}, (SELECT count(*) FROM ahead)::int AS ahead FROM close b JOIN vehicles v ON v.id = b.vehicle_id`
  return { rows: found.map(({ ahead, ...booking }) => booking), isEnd: found.some(({ ahead }) => ahead < many) }
}

/** `isAll`: there are none besides. */
async function readByIndex(db: Db, sought: Sought, longest: [string, string] | undefined, moment: string) {
  if (!longest) return { rows: [], isAll: false }
  const found = await db<(FoundBooking & { matched: number })[]>`
    WITH found AS MATERIALIZED (
      SELECT *, ${text(db)} AS said FROM bookings
      WHERE ${text(db)} LIKE ${longest[0]} AND ${text(db)} LIKE ${longest[1]} LIMIT ${mostByIndex + 1}
    )
    SELECT ${columns(db)}, (SELECT count(*) FROM found)::int AS matched
    FROM found b JOIN vehicles v ON v.id = b.vehicle_id WHERE ${fits(db, sought)}
    ORDER BY b.ends_at <= ${moment}::timestamp, abs(extract(epoch FROM b.starts_at - ${moment}::timestamp)) LIMIT ${most}`
  // Where the index was asked for all words, none found are none.
  const isWhole = sought.patterns.every((one) => longest.includes(one))
  const isCut = found.length > 0 ? found.some(({ matched }) => matched > mostByIndex) : !isWhole
  const isAll = sought.boatPatterns.length === 0 && !isCut
  return { rows: found.map(({ matched: _, ...booking }) => booking), isAll }
}

/** Of `LIKE`: anywhere in it. */
export const pattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
