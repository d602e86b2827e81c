import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import { registry } from '../../content/registry.ts'
import type { Entry, Erasure } from '../../rules/entry.ts'
import type { Fragment } from '../queries/person.ts'

const entryOf = (table: string) => {
  const entry = registry.find((one) => one.table === table)
  if (!entry) throw new Error(`no table ${table} in the registry`)
  return entry
}

/** Does with rows of a table what the registry says. Gives how many there were that it changed. */
export async function applyErasures(
  tx: Transaction,
  table: string,
  which: Fragment,
  pseudonym: string,
): Promise<number> {
  const entry = entryOf(table)
  if (entry.erase === 'keep') return 0
  if (entry.erase === 'delete') return (await tx`DELETE FROM ${tx(table)} WHERE ${which}`).count
  const sets = Object.entries(entry.columns)
    .filter(([, fate]) => fate !== 'kept')
    .map(([column, fate]) => tx`${tx(column)} = ${valueFor(tx, entry, column, fate, pseudonym)}`)
  const { count } = await tx`
    UPDATE ${tx(table)} SET ${[...sets, ...alsoOf(tx, table, pseudonym)].reduce((all, one) => tx`${all}, ${one}`)} WHERE ${which}`
  return count
}

function valueFor(db: Db, { table }: Entry, name: string, fate: Erasure, pseudonym: string): Fragment {
  const column = db(name)
  if (table === 'users' && name in account) return db`${account[name]?.(pseudonym) ?? ''}`
  switch (fate) {
    case 'pseudonym':
      return db`CASE WHEN ${column} = '' THEN '' ELSE ${pseudonym} END`
    case 'empty':
      return db`CASE WHEN ${column} IS NOT NULL THEN '' END`
    case 'null':
      return db`NULL`
    case 'none':
      return db`'[]'`
    case 'lone':
      return db`CASE WHEN email <> '' OR phone <> '' THEN ${pseudonym} ELSE ${column} END`
    case 'reason':
      return db`
        CASE WHEN jsonb_typeof(${column} -> 'lines') = 'array' THEN jsonb_set(${column}, '{lines}', (
          SELECT coalesce(jsonb_agg(CASE WHEN line ->> 'label' LIKE 'Price change:%'
                                         THEN jsonb_set(line, '{label}', '"Price change"') ELSE line END ORDER BY n), '[]')
          FROM jsonb_array_elements(${column} -> 'lines') WITH ORDINALITY AS list (line, n))) ELSE ${column} END`
    case 'kept':
      return column as unknown as Fragment
  }
}

/** An account keeps an address that nobody can have, and a password that fits nothing. */
const account: Readonly<Record<string, (pseudonym: string) => string>> = {
  email: (pseudonym) => `${pseudonym.toLowerCase().replace(' ', '-')}@erased.invalid`,
  first_name: (pseudonym) => pseudonym.split(' ')[0] ?? '',
  last_name: (pseudonym) => pseudonym.split(' ')[1] ?? '',
  password_hash: () =>
    '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
}

/** What follows from it: what waits is not sent, nobody is left to be answered, and who is gone is not invoiced again. */
function alsoOf(db: Db, table: string, pseudonym: string): Fragment[] {
  if (table === 'mails') return [db`state = CASE WHEN state = 'waiting' THEN 'canceled' ELSE state END`]
  if (table === 'inbox_items')
    return [
      db`ticked_off_at = coalesce(ticked_off_at, now())`,
      db`ticked_off_by = coalesce(ticked_off_by, ${pseudonym})`,
    ]
  if (table === 'acquisition_messages') return [db`state = CASE WHEN state = 'waiting' THEN 'canceled' ELSE state END`]
  if (table === 'customers' || table === 'acquisition_entries')
    return [db`active = false`, db`deleted_at = coalesce(deleted_at, now())`]
  return []
}

/** The largest file of the picture that a row of `files` is a size of: what those who show it refer to. */
const largest = (db: Db) => db`
  regexp_replace(regexp_replace(files.name, '^(thumbnail|card)_|_[0-9]+(?=[.]avif$)', '', 'g'), '[.]jpg$', '.avif')`

/** That nothing refers to a row of `files`. Works in the bin do. */
const unshown = (db: Db) => db`
  NOT EXISTS (SELECT FROM handovers WHERE signature_out = ${largest(db)})
  AND NOT EXISTS (SELECT FROM handover_pictures WHERE file = ${largest(db)})
  AND NOT EXISTS (SELECT FROM vehicle_pictures WHERE file = ${largest(db)})
  AND NOT EXISTS (SELECT FROM gallery_items WHERE file = ${largest(db)})`

/** Deletes those of these pictures, in all sizes, that nothing refers to any more. */
export async function dropFiles(tx: Transaction, pictures: readonly string[]): Promise<void> {
  if (pictures.length === 0) return
  await tx`DELETE FROM files WHERE ${largest(tx)} = ANY(${pictures as string[]}) AND ${unshown(tx)}`
}

/**
 * Deletes files older than an instant that nothing refers to any more, some at a time. Gives how many. They are locked
 * first: who is just keeping the same picture again holds its lock, or is seen by the second statement.
 */
export async function dropUnshownFiles(tx: Transaction, before: string, most: number): Promise<number> {
  const found = await tx<{ name: string }[]>`
    SELECT name FROM files WHERE created_at < ${before} AND ${unshown(tx)} LIMIT ${most} FOR UPDATE SKIP LOCKED`
  const { count } = await tx`DELETE FROM files WHERE name = ANY(${found.map(({ name }) => name)}) AND ${unshown(tx)}`
  return count
}

/** The pictures and signatures of bookings. */
export async function filesOf(db: Db, bookings: readonly number[]): Promise<string[]> {
  const rows = await db<{ file: string }[]>`
    SELECT file FROM handover_pictures WHERE booking_id = ANY(${bookings as number[]})
    UNION SELECT signature_out FROM handovers WHERE booking_id = ANY(${bookings as number[]}) AND signature_out IS NOT NULL`
  return rows.map(({ file }) => file)
}
