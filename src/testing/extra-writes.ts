import type { ExtraRow } from '#features/price-rules/extras/contract.ts'
import type { TestApp } from './app.ts'
import type { Browser } from './browser.ts'
import { seedExtras } from './extras.ts'
import type { AuditedWrite } from './invoice-writes.ts'

/** The form of an extra: a cooler for $5 a booking. */
export const extraForm = (changes: Record<string, unknown> = {}) => ({
  name: 'Cooler',
  name_de: 'Kühlbox',
  price: 5,
  unit: 'booking',
  flows: '["hours","days"]',
  ...changes,
})

/** Saves an extra as an admin does; money is in dollars. */
export async function saveExtra(it: TestApp, changes: Record<string, unknown>): Promise<ExtraRow> {
  const reply = await (await it.signedIn('admin')).post('/api/rere_save_extra/', extraForm(changes))
  if (reply.status !== 201) throw new Error(`not saved: ${reply.text}`)
  return reply.json as ExtraRow
}

/** Leaves the extras of the documents, as they were. */
export async function resetExtras({ sql, live }: Pick<TestApp, 'sql' | 'live'>): Promise<void> {
  await sql`DELETE FROM extras`
  await sql`INSERT INTO extras ${sql(seedExtras as never)}`
  await live.changed('prices')
}

/** What admins do with extras. */
export const extraWrites = ({ admin }: { admin: Browser }): AuditedWrite[] => [
  ['/api/rere_save_extra/', 'extra.add', (url) => admin.post(url, extraForm())],
  ['/api/rere_put_away_extra/', 'extra.put-away', (url) => admin.post(url, { key: 'cooler', away: true })],
]
