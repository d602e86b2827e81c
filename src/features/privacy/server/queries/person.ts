import type { Db } from '#kit/server/postgres/db.ts'
import { registry } from '../../content/registry.ts'
import type { FoundPerson, KeptRecords } from '../../contract.ts'
import type { Entry } from '../../rules/entry.ts'
import { countOf, erasureOf, partsOf, personOf, phoneDigits } from '../../rules.ts'

/** A person as the tables know them, and the rows that others are found by. */
export type Known = {
  emails: string[]
  /** Last nine digits each. */
  phones: string[]
  /** Lower case; only for who left neither email nor phone. */
  names: string[]
  /** Ids by table, of the tables with a column `id`. */
  ids: Map<string, number[]>
}

const nothing = (db: Db) => db`false`
export type Fragment = ReturnType<typeof nothing>
type Marks = Extract<Entry['found'], { by: object }>['by']

const digits = (db: Db, column: string) => db`right(regexp_replace(${db(column)}, '[^0-9]', '', 'g'), 9)`
const anyOf = (db: Db, fragments: readonly Fragment[]) =>
  fragments.reduce((all, one) => db`${all} OR ${one}`, db`false`)

/** Which rows of a table are about a person. */
export function conditionOf(db: Db, { found }: Pick<Entry, 'found'>, known: Known): Fragment {
  if ('via' in found)
    return db`(${anyOf(
      db,
      Object.entries(found.via).map(([table, column]) => db`${db(column)} = ANY(${known.ids.get(table) ?? []})`),
    )})`
  const { email, phone, name } = found.by
  const without = (column: string | undefined) => (column ? db`${db(column)} = ''` : db`true`)
  const byEmail = email && db`lower(${db(email)}) = ANY(${known.emails})`
  const byPhone = phone && db`(${without(email)} AND ${digits(db, phone)} = ANY(${known.phones}))`
  const byName =
    name && db`(${without(email)} AND ${without(phone)} AND lower(trim(${db(name)})) = ANY(${known.names}))`
  const only = found.only ? db`AND ${db.unsafe(found.only)}` : db``
  return db`((${anyOf(
    db,
    [byEmail, byPhone, byName].filter((one) => one !== undefined && one !== ''),
  )}) ${only})`
}

const tables = <K extends keyof Marks>(...marks: K[]) =>
  registry.flatMap((entry) =>
    'by' in entry.found && marks.every((mark) => mark in (entry.found as { by: Marks }).by)
      ? [{ ...entry, found: entry.found as { by: Marks & Record<K, string>; only?: string } }]
      : [],
  )

/** Tables by whose rows others are found. */
const parents = new Set(registry.flatMap(({ found }) => ('via' in found ? Object.keys(found.via) : [])))
const hasId = ({ table, record }: Entry) => record !== undefined || parents.has(table)

/** Everything by which somebody is known, with the rows that are about them; with `lock` they stay as they are. */
export async function knowPerson(db: Db, person: string, { lock = false } = {}): Promise<Known> {
  const { kind, value } = partsOf(person)
  const known: Known = {
    emails: kind === 'email' ? [value.toLowerCase()] : [],
    phones: kind === 'phone' ? [phoneDigits(value)] : [],
    names: kind === 'name' ? [value.toLowerCase()] : [],
    ids: new Map(),
  }
  if (kind === 'email') {
    const numbers = tables('email', 'phone').map(
      ({ table, found: { by } }) => db`
        SELECT ${digits(db, by.phone)} AS digits FROM ${db(table)} WHERE lower(${db(by.email)}) = ANY(${known.emails})`,
    )
    const rows = await db<{ digits: string }[]>`${united(db, numbers)}`
    // Shorter ones are no numbers but what somebody typed to be let through.
    known.phones = [...new Set(rows.map((row) => row.digits))].filter((one) => one.length >= 7)
  }
  for (const entry of registry.filter(hasId)) {
    const rows = await db<{ id: number }[]>`
      SELECT id FROM ${db(entry.table)} WHERE ${conditionOf(db, entry, known)} ${lock ? lockOf(db, entry) : db``}`
    known.ids.set(
      entry.table,
      rows.map(({ id }) => Number(id)),
    )
  }
  return known
}

/** What is not changed need not be locked, and mostly may not. */
const lockOf = (db: Db, { erase }: Entry) => (erase === 'keep' ? db`` : db`ORDER BY id FOR UPDATE`)

const united = (db: Db, selects: readonly Fragment[]) =>
  selects.reduce((all, one, i) => (i === 0 ? one : db`${all} UNION ALL ${one}`), db``)

/** Words that name a person wherever they stand; a name only where there is nothing better. */
export async function wordsOf(db: Db, known: Known): Promise<string[]> {
  const phones = tables('phone').map(
    (entry) =>
      db`SELECT ${db(entry.found.by.phone)} AS word FROM ${db(entry.table)} WHERE ${conditionOf(db, entry, known)}`,
  )
  const rows = await db<{ word: string }[]>`${united(db, phones)}`
  return [...new Set([...known.emails, ...known.names, ...rows.map(({ word }) => word)])].filter(
    (word) => word.length >= 5,
  )
}

/** What people are called in the rows about them, the last one first. */
export async function readMarks(
  db: Db,
  known: Known,
): Promise<{ names: string[]; emails: string[]; phones: string[] }> {
  const rows = await db<{ name: string; email: string; phone: string }[]>`
    SELECT name, email, phone, max(at) AS last FROM (${united(
      db,
      tables().map((entry) => marksOf(db, entry, conditionOf(db, entry, known))),
    )}) found GROUP BY name, email, phone ORDER BY last DESC NULLS LAST`
  const distinct = (values: string[]) => [...new Set(values.filter((value) => value !== ''))]
  return {
    names: distinct(rows.map(({ name }) => name)),
    emails: distinct(rows.map(({ email }) => email.toLowerCase())),
    phones: distinct(rows.map(({ phone }) => phone)),
  }
}

/** Accounts have two columns for a name. */
const nameOf = (db: Db, { table, found }: { table: string; found: { by: Marks } }) =>
  table === 'users' ? db`first_name || ' ' || last_name` : found.by.name ? db(found.by.name) : db`''`

const marksOf = (db: Db, entry: ReturnType<typeof tables>[number], which: Fragment) => {
  const { email, phone } = entry.found.by
  return db`
    SELECT ${nameOf(db, entry)} AS name, ${email ? db(email) : db`''`} AS email, ${phone ? db(phone) : db`''`} AS phone,
           ${db.unsafe(entry.at)} AS at
    FROM ${db(entry.table)} WHERE ${which}`
}

/** People whose email, number or name has these letters. */
export async function findPeople(db: Db, search: string): Promise<FoundPerson[]> {
  const like = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  const number = search.replaceAll(/[^0-9]/g, '').replace(/^0+/, '')
  const found = tables().map((entry) => {
    const { email, phone } = entry.found.by
    const which = anyOf(db, [
      ...(email ? [db`${db(email)} ILIKE ${like}`] : []),
      db`${nameOf(db, entry)} ILIKE ${like}`,
      ...(phone && number.length >= 3 && /^[\d\s()+/.-]+$/.test(search)
        ? [db`regexp_replace(${db(phone)}, '[^0-9]', '', 'g') LIKE ${`%${number}%`}`]
        : []),
    ])
    const only = entry.found.only ? db`AND ${db.unsafe(entry.found.only)}` : db``
    return marksOf(db, entry, db`(${which}) ${only}`)
  })
  const rows = await db<{ name: string; email: string; phone: string; records: number; last: string | null }[]>`
    SELECT name, lower(email) AS email, phone, count(*)::int AS records, to_char(max(at), 'YYYY-MM-DD') AS last
    FROM (${united(db, found)}) found
    WHERE name !~ '^Erased [0-9A-F]{8}$' AND email !~ '^Erased [0-9A-F]{8}$' AND email !~ '@erased.invalid$' AND name || email || phone <> ''
    GROUP BY 1, 2, 3 ORDER BY max(at) DESC NULLS LAST LIMIT 300`
  const people = new Map<string, FoundPerson>()
  for (const row of rows) {
    const person = personOf(row)
    const known = people.get(person)
    if (known) {
      known.records += row.records
      known.name ||= row.name
      known.phone ||= row.phone
    } else people.set(person, { person, ...row })
  }
  const shown = [...people.values()].slice(0, 30)
  for (const one of shown) one.records = countOf(await countRecords(db, await knowPerson(db, one.person)))
  return shown
}

/** How many rows each table has, from when to when. Tables without any are left out. */
export async function countRecords(db: Db, known: Known): Promise<KeptRecords[]> {
  const counts = registry
    .filter(({ unexported }) => !unexported)
    .map(
      (entry) => db`
        SELECT ${entry.label} AS label, count(*)::int AS count, to_char(min(${db.unsafe(entry.at)}), 'YYYY-MM-DD') AS first,
               to_char(max(${db.unsafe(entry.at)}), 'YYYY-MM-DD') AS last
        FROM ${db(entry.table)} WHERE ${conditionOf(db, entry, known)}`,
    )
  const rows = await db<Pick<KeptRecords, 'label' | 'count' | 'first' | 'last'>[]>`${united(db, counts)}`
  return registry.flatMap((entry) => {
    const row = rows.find(({ label, count }) => label === entry.label && count > 0)
    return row ? [{ ...row, fate: erasureOf(entry), keeps: entry.keeps ?? null }] : []
  })
}
