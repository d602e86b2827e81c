import type { Db } from '#kit/server/postgres/db.ts'
import type { Business } from '#kit/server/settings/env.ts'
import { currencyOf } from '#kit/shared/countries.ts'
import { invalid } from '#kit/shared/problem.ts'
import type { Seller } from '../../../issuing/rules/freeze.ts'
import { type BankAccount, notSetUp } from '../../../rules/accounts.ts'
import { bankAccountFor } from '../../../server/queries/accounts.ts'
import { defaultLook, type Theme } from '../../rules/theme.ts'
import { type Agency, agencyOf } from './rules.ts'

/** How papers look from now on; the product's own look where nothing else was chosen. */
export async function readLook(db: Db): Promise<{ look: Theme; hasLogo: boolean }> {
  const [row] = await db<{ content: Theme; hasLogo: boolean }[]>`
    SELECT content, logo IS NOT NULL AS "hasLogo" FROM invoice_look`
  return row ? { look: row.content, hasLogo: row.hasLogo } : { look: defaultLook, hasLogo: false }
}

/** The PNG that stands in place of the agency's name. */
export async function readLogo(db: Db): Promise<Buffer | undefined> {
  const [row] = await db<{ logo: Buffer | null }[]>`SELECT logo FROM invoice_look`
  return row?.logo ?? undefined
}

/** The business as an invoice in a country freezes it. Throws a 422 where nothing can be paid in its currency. */
export async function sellerFor(db: Db, country: string, business: Business): Promise<Seller> {
  const currency = currencyOf(country)
  const account = await bankAccountFor(db, currency, business)
  if (!account) throw invalid([{ field: 'country', message: notSetUp(country, currency) }])
  const { look } = await readLook(db)
  return sellerOf(await agencyOf(db, business), account, look)
}

export const sellerOf = (business: Agency, account: BankAccount, look: Theme): Seller => ({
  ...business,
  iban: account.iban,
  bic: account.bic,
  account,
  look,
})
