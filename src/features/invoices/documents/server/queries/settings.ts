import type { Db } from '#kit/server/postgres/db.ts'
import type { Business } from '#kit/server/settings/env.ts'
import { type ReminderTerms, usualTerms } from '../../../open/rules/terms.ts'

/** What holds for all invoices from now on. */
export async function readInvoiceSettings(db: Db): Promise<{ smallBusiness: boolean; reminders: ReminderTerms }> {
  const [row] = await db<{ smallBusiness: boolean; reminders: Partial<ReminderTerms> }[]>`
    SELECT small_business AS "smallBusiness", reminders FROM invoice_settings`
  return { smallBusiness: row?.smallBusiness ?? false, reminders: { ...usualTerms, ...row?.reminders } }
}

export type Agency = Business & { smallBusiness?: true }

/** The business as it sells now. */
export async function agencyOf(db: Db, business: Business): Promise<Agency> {
  const { smallBusiness } = await readInvoiceSettings(db)
  return { ...business, ...(smallBusiness && { smallBusiness }) }
}
