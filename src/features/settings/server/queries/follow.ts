import type { Server } from '#kit/server/http/http.ts'
import type { Live } from '#kit/server/live/live.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { findRentalLanguageBy } from '#kit/shared/language.ts'
import { findCurrencyBy } from '#kit/shared/money.ts'
import { readBusinessSettings } from '../queries.ts'

type Following = {
  sql: Sql
  live: Live
  /** Called once another currency is followed. */
  onCurrency: () => void
}

/**
 * Lets this process say and write amounts in what the rental takes its prices in, and what the rental keeps and prints in
 * its language, from now on and whenever they are changed.
 */
export async function followSettings(app: Server, { sql, live, onCurrency }: Following) {
  let followed = await readBusinessSettings(sql, 'rental')
  findCurrencyBy(() => followed.currency)
  findRentalLanguageBy(() => followed.language)
  const unsubscribe = live.subscribe(async (changed) => {
    if (!changed.includes('settings')) return
    const next = await readBusinessSettings(sql, 'rental').catch(() => followed)
    const isOther = next.currency !== followed.currency
    followed = next
    if (isOther) onCurrency()
  })
  app.addHook('onClose', async () => {
    unsubscribe()
    findCurrencyBy(() => 'USD')
    findRentalLanguageBy(() => 'en')
  })
}
