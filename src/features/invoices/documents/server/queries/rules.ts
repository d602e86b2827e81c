import type { Db } from '#kit/server/postgres/db.ts'
import type { Business } from '#kit/server/settings/env.ts'
import { type InvoiceRules, usualRules } from '../../rules/rules.ts'

export async function readRules(db: Db): Promise<InvoiceRules> {
  const [row] = await db<{ content: InvoiceRules }[]>`SELECT content FROM invoice_rules`
  return { ...usualRules, ...row?.content }
}

export type Agency = Business & { smallBusiness?: boolean }

/** The business as it sells now. */
export async function agencyOf(db: Db, business: Business): Promise<Agency> {
  const { small_business: smallBusiness } = await readRules(db)
  return { ...business, ...(smallBusiness && { smallBusiness }) }
}
