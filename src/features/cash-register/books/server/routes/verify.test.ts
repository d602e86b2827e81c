import { beforeAll, expect, test } from 'vitest'
import { errorCode, type Sql } from '#kit/server/postgres/db.ts'
import { buildTestApp } from '#testing/app.ts'
import { record, someLine, someSale } from '#testing/till.ts'
import { hashOfEntry } from '../../../server/commands/ledger.ts'
import { applicationRole } from '../../../server/tables.ts'

const it = await buildTestApp()
const admin = await it.signedIn('admin')

const verified = async () =>
  (await admin.get('/api/rere_verify_till/')).json as { entries: number; last_hash: string; broken: number[] }

beforeAll(async () => {
  for (let i = 0; i < 5; i++)
    await record(it, someSale([someLine({ label: 'Grüße, “Eider”\nund 🚤', quantity: i + 1 })]))
  await record(it, { kind: 'reversal', content: someSale([someLine({ quantity: -2 })]).content, reverses: 3 })
})

/** What only somebody can do who owns the database and takes its guards away. */
async function meddle(change: string): Promise<void> {
  await it.sql.begin((tx) => tx.unsafe(`SET LOCAL session_replication_role = replica; ${change}`))
}

test('The ledger is whole: opening, sales and reversal follow from one another.', async () => {
  const { entries, last_hash, broken } = await verified()
  expect([entries, broken]).toEqual([7, []])
  expect(last_hash).toMatch(/^[0-9a-f]{64}$/)
})

test('The hashes follow from what the documents say of them, without the database.', async () => {
  const entries = await it.sql<(Record<string, string | number | null> & { hash: Buffer; previous_hash: Buffer })[]>`
    SELECT *, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at FROM till_entries
    WHERE business = 'rental' ORDER BY position`
  const columns =
    'business position kind receipt closing at day cashier_id cashier currency cash income booking_id voucher_id reverses content'
  let previous: Buffer = hashOfEntry(Buffer.alloc(0), '')
  for (const entry of entries) {
    expect(entry.previous_hash).toEqual(previous)
    const text = columns
      .split(' ')
      .map((column) => String(entry[column] ?? ''))
      .join('\n')
    previous = hashOfEntry(previous, text)
    expect(entry.hash).toEqual(previous)
  }
  expect((await verified()).last_hash).toBe(previous.toString('hex'))
})

test('An entry that was changed is found, whatever was changed of it, and so is one with a hash of its own making.', async () => {
  const changes = [
    'cash = cash - 100',
    "cashier = 'Nobody'",
    "at = at + interval '1 microsecond'",
    "content = replace(content, '350', '250')",
  ]
  for (const change of changes) {
    const [kept] =
      await it.sql`SELECT cash, cashier, at::text, content FROM till_entries WHERE business = 'rental' AND position = 4`
    await meddle(`UPDATE till_entries SET ${change} WHERE business = 'rental' AND position = 4`)
    expect((await verified()).broken, change).toEqual([4])
    await it.sql.begin(async (tx) => {
      await tx`SET LOCAL session_replication_role = replica`
      await tx`UPDATE till_entries SET ${tx(kept as object)} WHERE business = 'rental' AND position = 4`
    })
  }
  await meddle(`
    UPDATE till_entries e SET cash = 0, hash = till_entry_hash(previous_hash, (e.business, position, kind, receipt, closing, at, day,
      cashier_id, cashier, currency, 0, income, booking_id, voucher_id, reverses, content, previous_hash, hash)::till_entries)
    WHERE business = 'rental' AND position = 4`)
  expect((await verified()).broken).toEqual([5])
  await meddle(`
    UPDATE till_entries e SET cash = 1050, hash = till_entry_hash(previous_hash, (e.business, position, kind, receipt, closing, at, day,
      cashier_id, cashier, currency, 1050, income, booking_id, voucher_id, reverses, content, previous_hash, hash)::till_entries)
    WHERE business = 'rental' AND position = 4`)
  expect((await verified()).broken).toEqual([])
})

test('An entry that was removed is found, in the middle and at the end.', async () => {
  for (const [gone, found] of [
    [4, 5],
    [7, 7],
    [1, 2],
  ]) {
    await it.sql`CREATE TABLE IF NOT EXISTS kept_entries AS SELECT * FROM till_entries WHERE false`
    await meddle(`
      INSERT INTO kept_entries SELECT * FROM till_entries WHERE business = 'rental' AND position = ${gone};
      DELETE FROM till_entries WHERE business = 'rental' AND position = ${gone}`)
    expect((await verified()).broken).toEqual([found])
    await meddle('INSERT INTO till_entries SELECT * FROM kept_entries; DELETE FROM kept_entries')
    expect((await verified()).broken).toEqual([])
  }
})

const refusal = (sql: Sql, statement: string) =>
  sql.unsafe(statement).then(
    () => 'done',
    (error: unknown) => `${errorCode(error)} ${(error as Error).message}`,
  )

const changes = [
  "UPDATE till_entries SET cashier = 'Nobody'",
  'UPDATE till_entries SET cash = 0 WHERE false',
  'DELETE FROM till_entries',
  'TRUNCATE till_entries',
]

test('The application may not change the ledger, nor what was numbered so far: its role has no right to.', async () => {
  for (const statement of changes)
    expect(await refusal(it.appSql, statement)).toBe('42501 permission denied for table till_entries')
  const numbers = [
    'UPDATE tills SET last_receipt = 0',
    'DELETE FROM tills',
    "INSERT INTO tills VALUES ('rental')",
    'TRUNCATE tills CASCADE',
  ]
  for (const statement of numbers)
    expect(await refusal(it.appSql, statement)).toBe('42501 permission denied for table tills')
  const guards = [
    'ALTER TABLE till_entries DISABLE TRIGGER ALL',
    'DROP TRIGGER only_added_to ON till_entries',
    'DROP TABLE till_entries CASCADE',
    'SET session_replication_role = replica',
    'CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE sql AS $$ SELECT $$',
    'SET ROLE sternsinger',
    'SET SESSION AUTHORIZATION sternsinger',
    "UPDATE migrations SET checksum = ''",
  ]
  for (const statement of guards) expect(await refusal(it.appSql, statement), statement).toMatch(/^42501 /)
  expect((await verified()).broken).toEqual([])
})

test('Its owner may not either: a trigger refuses.', async () => {
  for (const statement of changes.slice(0, 3))
    expect(await refusal(it.sql, statement)).toBe('42501 The ledger of the till is only added to')
  expect(await refusal(it.sql, 'TRUNCATE till_entries')).toBe('42501 The ledger of the till is only added to')
})

test('Numbers and hashes that somebody gives themselves are not taken.', async () => {
  const { entries, last_hash } = await verified()
  await it.appSql`
    INSERT INTO till_entries (business, position, kind, receipt, closing, at, day, cashier, content, previous_hash, hash)
    VALUES ('rental', 999, 'sale', 999, 999, now(), '2026-06-01', 'Eve', '{"lines":[],"payments":[]}', '', '')`
  const [row] = await it.sql`
    SELECT position, receipt, closing, encode(previous_hash, 'hex') AS previous FROM till_entries
    WHERE business = 'rental' ORDER BY position DESC LIMIT 1`
  expect(row).toEqual({ position: entries + 1, receipt: 7, closing: 1, previous: last_hash })
  expect((await verified()).broken).toEqual([])
})

test('With every other table the application may do what it needs.', async () => {
  const privileges = ['DELETE', 'INSERT', 'SELECT', 'TRUNCATE', 'UPDATE']
  const lacking = await it.sql<{ relname: string; privilege: string }[]>`
    SELECT relname, privilege FROM pg_class, unnest(${privileges}::text[]) privilege
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'kept_entries'
      AND NOT has_table_privilege(${applicationRole.name}, oid, privilege)`
  const restricted = Object.entries<readonly string[]>(applicationRole.only).flatMap(([table, may]) =>
    privileges.filter((privilege) => !may.includes(privilege)).map((privilege) => `${table} ${privilege}`),
  )
  expect(lacking.map(({ relname, privilege }) => `${relname} ${privilege}`).sort()).toEqual(restricted.sort())
  expect(restricted).toContain('till_entries UPDATE')
})
