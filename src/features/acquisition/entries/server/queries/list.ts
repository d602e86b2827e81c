import type * as z from 'zod/mini'
import type { Db } from '#kit/server/postgres/db.ts'
import type { AcquisitionEntry, getAcquisitionList } from '../../../contract.ts'
import { entriesOf, isListed } from '../../../server/queries.ts'

export const pageSize = 50

export type Asked = z.output<typeof getAcquisitionList.query>

export type Page = { acquisition_list: AcquisitionEntry[]; next: number | null; found: number; total: number }

/** A page of the list, newest first, and how many there are. */
export async function readList(db: Db, asked: Asked, size = pageSize): Promise<Page> {
  const [[all], { ids, found }] = await Promise.all([
    db<{ count: number }[]>`${totalStatement(db)}`,
    readMatching(db, asked, size),
  ])
  const shown = ids.slice(0, size)
  const total = all?.count ?? 0
  return {
    acquisition_list: await entriesOf(db, shown),
    next: ids.length > size ? (shown.at(-1) ?? null) : null,
    found: found ?? total,
    total,
  }
}

const isFiltered = ({ before: _, ...filters }: Asked) =>
  Object.values(filters).some((value) => value !== undefined && value !== '')

/** Ids of a page, and one more where there is another page; how many match, where not all do. */
async function readMatching(db: Db, asked: Asked, size: number): Promise<{ ids: number[]; found?: number }> {
  const doubled = asked.double === undefined ? [] : await readDoubled(db)
  const rows = await db<{ id: number }[]>`${pageStatement(db, asked, { size, doubled })}`
  const ids = rows.map(({ id }) => id)
  if (!isFiltered(asked)) return { ids }
  // What is rare was looked for in all of the list already.
  if (asked.before === undefined && ids.length <= size) return { ids, found: ids.length }
  const [found] = await db<{ count: number }[]>`${foundStatement(db, asked, doubled)}`
  return { ids, found: found?.count ?? 0 }
}

export const totalStatement = (db: Db) => db`
  SELECT count(*)::int AS count FROM acquisition_entries WHERE ${isListed(db)}`

export const foundStatement = (db: Db, asked: Asked, doubled: readonly number[] = []) => db`
  SELECT count(*)::int AS count FROM acquisition_entries WHERE ${isListed(db)} AND ${matches(db, asked, doubled)}`

type Reach = { size?: number; doubled?: readonly number[] }

/** Walks from the newest until the page is full. */
export const pageStatement = (db: Db, asked: Asked, { size = pageSize, doubled = [] }: Reach = {}) => db`
  SELECT id FROM acquisition_entries
  WHERE ${isListed(db)} AND ${matches(db, asked, doubled)} ${isBefore(db, asked.before)}
  ORDER BY id DESC LIMIT ${size + 1}`

const isBefore = (db: Db, before: number | undefined) => (before === undefined ? db`` : db`AND id < ${before}`)

function matches(db: Db, asked: Asked, doubled: readonly number[]) {
  const { search, type, country, state, stage, active, double } = asked
  const equals = (column: string, value: string | boolean | undefined) =>
    value === undefined || value === '' ? [] : [db`${db(column)} = ${value}`]
  const conditions = [
    ...equals('type', type),
    ...equals('country', country),
    ...equals('state', state),
    ...equals('stage', stage),
    ...equals('active', active),
    ...(search ? [db`search_text LIKE ${containing(search)}`] : []),
    ...(double === undefined
      ? []
      : [double ? db`id = ANY(${doubled as number[]})` : db`id <> ALL(${doubled as number[]})`]),
  ]
  return conditions.reduce((all, one) => db`${all} AND ${one}`, db`true`)
}

const containing = (search: string) => `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`

const readDoubled = async (db: Db): Promise<number[]> =>
  (await db<{ id: number }[]>`${doubledStatement(db)}`).map(({ id }) => id)

/** Entries that share a value with another one: each kind by its index. */
export const doubledStatement = (db: Db) =>
  (['business_key', 'website_key', 'email_key', 'phone_key'] as const)
    .map((name) => {
      const key = db(name)
      const counted = db`${isListed(db)} AND ${key} <> '' AND length(${key}) > 5`
      return db`
        SELECT id FROM acquisition_entries
        WHERE ${counted} AND ${key} IN (
          SELECT ${key} FROM acquisition_entries WHERE ${counted} GROUP BY ${key} HAVING count(*) > 1)`
    })
    .reduce((all, one) => db`${all} UNION ${one}`)
