import { fold } from '#features/search/rules.ts'
import { pattern } from '#features/search/server/queries/bookings.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import { type Cents, type Currency, parseCents } from '#kit/shared/money.ts'
import type { InvoiceFilter, Standing } from '../contract.ts'

/** Of a row of `invoice_standings`. Of a credited one nothing is waited for, whatever was paid. */
function isIn(db: Db, state: Standing, today: Day) {
  if (state === 'open') return db`series = 'invoice' AND paid + credited < gross`
  if (state === 'overdue') return db`series = 'invoice' AND paid + credited < gross AND due_on < ${today}::date`
  if (state === 'paid') return db`series = 'invoice' AND paid + credited >= gross AND credited < gross`
  if (state === 'credited') return db`series = 'invoice' AND credited >= gross`
  return db`series = 'credit_note'`
}

/** Whatever the state. */
function matches(db: Db, { search = '', month, customer, kind }: InvoiceFilter) {
  const words = search
    .split(/\s+/)
    .map(fold)
    .filter((word) => word !== '')
  const amount = parseCents(search.replace(/[\s€$£-]|CHF|EUR|USD/gi, ''))
  // Each by itself, as an index knows nothing of `LIKE ALL`; from the fourth on as they follow each other.
  const like = (word: string | undefined) => (word ? db`AND said LIKE ${pattern(word)}` : db``)
  return db`
    (true ${like(words[0])} ${like(words[1])} ${like(words[2])} ${like(words.slice(3).join(' '))} ${amount === undefined ? db`` : db`OR abs(gross) = ${amount}::bigint`})
    ${month ? db`AND issued_on >= ${`${month}-01`}::date AND issued_on < ${`${month}-01`}::date + interval '1 month'` : db``}
    ${customer ? db`AND customer_id = ${customer}` : db``} ${kind ? db`AND kind = ${kind}` : db``}`
}

type Asked = { filter: InvoiceFilter; today: Day; before?: number | undefined }

/** The ids of so many, the newest first, and whether there are more. */
export async function readPage(db: Db, { filter, today, before }: Asked, length: number) {
  const rows = await db<{ id: number }[]>`
    SELECT invoice_id AS id FROM invoice_standings
    WHERE ${matches(db, filter)} ${filter.state ? db`AND ${isIn(db, filter.state, today)}` : db``}
      ${before ? db`AND (issued_on, invoice_id) < ((SELECT issued_on FROM invoice_standings WHERE invoice_id = ${before}), ${before})` : db``}
    ORDER BY issued_on DESC, invoice_id DESC LIMIT ${length + 1}`
  const ids = rows.slice(0, length).map(({ id }) => id)
  return { ids, next: rows.length > length ? (ids.at(-1) ?? null) : null }
}

type Sum = { currency: Currency; due_on: Day; count: number; open: Cents; paid: Cents }

/** What is open by its day, for which an index is enough, and what was paid. What is searched for is compared once. */
export const readSums = (db: Db, filter: InvoiceFilter, today: Day) => db<Sum[]>`
  WITH found AS ${filter.search ? db`MATERIALIZED` : db`NOT MATERIALIZED`} (
    SELECT * FROM invoice_standings WHERE series = 'invoice' AND ${matches(db, filter)})
  SELECT currency, to_char(due_on, 'YYYY-MM-DD') AS due_on, count(*)::int AS count,
         sum(gross - paid - credited)::float8 AS open, 0::float8 AS paid
  FROM found WHERE ${isIn(db, 'open', today)} GROUP BY currency, found.due_on
  UNION ALL SELECT currency, ${today}, 0, 0, sum(paid)::float8 FROM found GROUP BY currency
  ORDER BY currency, due_on`

/** Whose documents there may be, by name. */
export const readBusinesses = (db: Db) => db<{ id: number; business: string }[]>`
  SELECT id, business FROM customers WHERE deleted_at IS NULL ORDER BY lower(business), id`
