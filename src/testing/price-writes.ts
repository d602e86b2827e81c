import type { Sql } from '#kit/server/postgres/db.ts'
import type { Browser } from './browser.ts'
import { extraWrites } from './extra-writes.ts'
import type { AuditedWrite } from './invoice-writes.ts'
import { someTerms, weekend } from './prices.ts'

/** What admins do with price rules, promo codes, terms and extras. */
export function priceWrites({ sql, admin }: { sql: Sql; admin: Browser }): AuditedWrite[] {
  const remove = async (url: string, table: 'price_rules' | 'promo_codes' | 'booking_terms') => {
    const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`SELECT max(id) AS id FROM ${sql(table)}`
    return admin.send({ method: 'DELETE', url: url.replace(':id', String(id)) })
  }
  return [
    ...extraWrites({ admin }),
    ['/api/rere_save_price_rule/', 'price-rule.add', (url) => admin.post(url, weekend({ starts_on: '2030-01-01' }))],
    ['/api/rere_remove_price_rule/:id/', 'price-rule.remove', (url) => remove(url, 'price_rules')],
    [
      '/api/rere_save_promo_code/',
      'promo-code.add',
      (url) => admin.post(url, { code: 'lake', percent: -10, starts_on: '2026-01-01' }),
    ],
    ['/api/rere_remove_promo_code/:id/', 'promo-code.remove', (url) => remove(url, 'promo_codes')],
    ['/api/rere_save_terms/', 'terms.add', (url) => admin.post(url, someTerms({ starts_on: '2030-01-01' }))],
    ['/api/rere_remove_terms/:id/', 'terms.remove', (url) => remove(url, 'booking_terms')],
  ]
}
