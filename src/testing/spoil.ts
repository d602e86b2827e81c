import { signatures } from '#features/privacy/content/columns.ts'
import { registry } from '#features/privacy/content/registry.ts'
import type { Sql } from '#kit/server/postgres/db.ts'

/** Of which the database takes the first that it has room for. */
const evil = `=1;=2,@q"'><img src=q onerror=h()>&]]>\u202e%0d%0a../\\n`
const texts = [`${evil}\r\nBcc: q@q.example\r\n${'q'.repeat(300)}`, evil, `=1;=2"'><b>&]]>\u202e../`, '=<b>"']

/** What people type of themselves and of each other, by the registry of what is known of them; and of what they sell. */
const typed: readonly (readonly [table: string, column: string])[] = [
  ...registry.flatMap(({ table, columns }) => Object.keys(columns).map((column) => [table, column] as const)),
  ...Object.entries(signatures).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => [table, column] as const),
  ),
  ...(['products.name', 'vehicles.name', 'audit_log.actor', 'audit_log.record', 'bank_accounts.holder'] as const).map(
    (place) => place.split('.') as [string, string],
  ),
]

/** What no call takes unless it is one, what is made of the columns beside it, and mails as they went out. */
const notTyped = /e?mail$|^recipient$|^reply_to$|^(vat|leitweg)_id$|_key$|_hash$|_html$/

/** Puts hostile text wherever something stands and the database takes it; says where. */
export async function spoil(sql: Sql): Promise<string[]> {
  const spoiled: string[] = []
  for (const [table, column] of typed) {
    const [found] = await sql<{ type: string }[]>`
      SELECT data_type AS type FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ${table} AND column_name = ${column}`
    if (found?.type !== 'text' || notTyped.test(column)) continue
    for (const text of texts) {
      const changed = await sql`
        UPDATE ${sql(table)} SET ${sql(column)} = ${text} WHERE ${sql(column)} <> '' RETURNING 1`.catch(() => undefined)
      if (changed === undefined) continue
      if (changed.length > 0) spoiled.push(`${table}.${column}`)
      break
    }
  }
  return spoiled
}
