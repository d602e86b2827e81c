import type { Server } from '#kit/server/http/http.ts'
import type { Live } from '#kit/server/live/live.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { findCurrencyBy } from '#kit/shared/money.ts'
import { readBusinessSettings } from '../queries.ts'

/**
 * Lets this process say and write amounts in what the rental takes its prices in, from now on and whenever that is
 * changed. `onChange` is called after it has.
 */
export async function followCurrency(app: Server, { sql, live }: { sql: Sql; live: Live }, onChange: () => void) {
  const read = async () => (await readBusinessSettings(sql, 'rental')).currency
  let currency = await read()
  findCurrencyBy(() => currency)
  const unsubscribe = live.subscribe(async (changed) => {
    if (!changed.includes('settings')) return
    const next = await read().catch(() => currency)
    if (next === currency) return
    currency = next
    onChange()
  })
  app.addHook('onClose', async () => {
    unsubscribe()
    findCurrencyBy(() => 'USD')
  })
}
