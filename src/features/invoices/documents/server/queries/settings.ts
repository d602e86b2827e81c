import type { Db } from '#kit/server/postgres/db.ts'
import type { Business } from '#kit/server/settings/env.ts'
import type { VatOf } from '../../../issuing/rules/vat.ts'
import { type ReminderTerms, usualTerms } from '../../../open/rules/terms.ts'
import { type Switch, switchOf } from '../../rules/small-business.ts'

/** What holds for all invoices from now on. */
export async function readInvoiceSettings(db: Db): Promise<{ smallBusiness: boolean; reminders: ReminderTerms }> {
  const [row] = await db<{ smallBusiness: boolean; reminders: Partial<ReminderTerms> }[]>`
    SELECT small_business AS "smallBusiness", reminders FROM invoice_settings`
  return { smallBusiness: row?.smallBusiness ?? false, reminders: { ...usualTerms, ...row?.reminders } }
}

/** What the other choice of being a small business would change. */
export async function readSwitch(db: Db, country: string, on: boolean): Promise<Switch> {
  const customers = await db<Required<VatOf>[]>`
    SELECT country, vat_id AS "vatId", vat_rate AS "vatRate", vat_exemption AS "vatExemption" FROM customers
    WHERE active AND deleted_at IS NULL`
  const [row] = await db<{ waiting: number }[]>`
    SELECT count(*)::int AS waiting FROM invoice_orders WHERE state IN ('review', 'waiting')`
  return { ...switchOf(customers, country, on), waiting: row?.waiting ?? 0 }
}

export type Agency = Business & { smallBusiness?: true }

/** The business as it sells now. */
export async function agencyOf(db: Db, business: Business): Promise<Agency> {
  const { smallBusiness } = await readInvoiceSettings(db)
  return { ...business, ...(smallBusiness && { smallBusiness }) }
}
