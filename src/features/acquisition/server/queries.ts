import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import { type AcquisitionEntry, type DoubleField, doubleFields } from '../contract.ts'
import { readCustomerFinder } from '../customers/server/queries/customers.ts'
import { suppressedAmong } from '../outgoing/server/queries/suppressions.ts'

export const isListed = (db: Db) => db`deleted_at IS NULL`

/** One entry; undefined where there is none. `email`: an address that it has besides. */
export async function readEntry(db: Db, id: number, email?: string): Promise<AcquisitionEntry | undefined> {
  const [entry] = await entriesOf(db, [id], email)
  return entry
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockEntry(tx: Transaction, id: number): Promise<AcquisitionEntry | undefined> {
  await tx`SELECT FROM acquisition_entries WHERE id = ${id} FOR NO KEY UPDATE`
  return readEntry(tx, id)
}

/** `won`: the customer it became. */
type Row = Omit<AcquisitionEntry, 'suppressed' | 'customer'> & { won: string | null }

/** Entries by their ids, newest first, with what they share with others and who of them is never written to, or a customer. */
export async function entriesOf(db: Db, ids: readonly number[], email = ''): Promise<AcquisitionEntry[]> {
  if (ids.length === 0) return []
  const rows = await db<Row[]>`${entriesStatement(db, ids)}`
  const emails = rows.map(({ email }) => email).filter((email) => email !== '')
  const [suppressed, find] = await Promise.all([suppressedAmong(db, emails), readCustomerFinder(db)])
  return rows.map(({ won, ...row }) => ({
    ...row,
    suppressed: suppressed.get(row.email) ?? null,
    customer: customerOf(row, won, find(row) ?? find({ website: '', email, phone: '' })),
  }))
}

/** That an entry became a customer, or looks like one, and why. */
function customerOf({ stage }: Pick<Row, 'stage'>, won: string | null, alike: string | undefined) {
  if (won !== null) return { reason: `It became the customer ${won}`, became: true }
  if (stage === 'customer') return { reason: 'It became a customer', became: true }
  return alike === undefined ? null : { reason: alike, became: false }
}

export const entriesStatement = (db: Db, ids: readonly number[]) => db`
  SELECT e.id, e.business, e.website, e.email, e.phone, e.type, e.country, e.state,
         ARRAY(SELECT ${instant(db, db`at`)} FROM unnest(e.contacted_at) at ORDER BY at) AS "contactDates",
         e.active, e.subject, e.salutation, e.name, e.body, e.preset, e.note, e.search_term AS "searchTerm",
         e.delay_hours::float8 AS delay, e.stage, e.legal_basis AS "legalBasis", e.legal_note AS "legalNote",
         (SELECT c.business FROM customers c WHERE c.id = e.customer_id AND c.deleted_at IS NULL) AS won,
         (SELECT ${instant(db, db`m.due_at`)} FROM acquisition_messages m
          WHERE m.entry_id = e.id AND m.state IN ('waiting', 'queued')) AS "waitingUntil",
         array_remove(ARRAY[${doubles(db)}], NULL) AS doubles, e.added_or_changed_by, e.version
  FROM acquisition_entries e
  WHERE e.id = ANY(${ids as number[]}) AND e.deleted_at IS NULL
  ORDER BY e.id DESC`

const instant = (db: Db, at: ReturnType<Db>) => db`to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** The names of the fields in which another entry says the same; values of up to five characters say too little. */
const doubles = (db: Db) => doubleFields.map((field) => shared(db, field)).reduce((all, one) => db`${all}, ${one}`)

function shared(db: Db, field: DoubleField) {
  const key = db(`${field}_key`)
  return db`
    CASE WHEN length(e.${key}) > 5 AND EXISTS (
      SELECT FROM acquisition_entries o
      WHERE o.${key} = e.${key} AND o.${key} <> '' AND o.deleted_at IS NULL AND o.id <> e.id
    ) THEN ${field}::text END`
}
