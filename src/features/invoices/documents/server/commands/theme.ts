import { type Author, audit } from '#kit/server/http/audit.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { bare } from '#kit/shared/iban.ts'
import type { Currency } from '#kit/shared/money.ts'
import type { AccountForm, ThemeForm } from '../../contract.ts'
import { defaultLook } from '../../rules/theme.ts'
import { readLook } from '../queries/theme.ts'

/** How papers look from now on. */
export async function saveLook(tx: Transaction, look: ThemeForm, author: Author): Promise<void> {
  const { look: before } = await readLook(tx)
  await tx`
    INSERT INTO invoice_look (content, changed_by, changed_at)
    VALUES (${tx.json(look)}, ${author.name}, ${author.at.toString()})
    ON CONFLICT (one) DO UPDATE
    SET content = excluded.content, changed_by = excluded.changed_by, changed_at = excluded.changed_at`
  await audit(tx, author, 'papers.look', 'papers:look', { old: before, new: look })
}

/** The PNG in place of the name; undefined: the name again. */
export async function saveLogo(tx: Transaction, logo: Buffer | undefined, author: Author): Promise<void> {
  await tx`
    INSERT INTO invoice_look (content, logo, changed_by, changed_at)
    VALUES (${tx.json(defaultLook)}, ${logo ?? null}, ${author.name}, ${author.at.toString()})
    ON CONFLICT (one) DO UPDATE
    SET logo = excluded.logo, changed_by = excluded.changed_by, changed_at = excluded.changed_at`
  await audit(tx, author, 'papers.logo', 'papers:logo', { logo: logo ? `${logo.length} bytes` : 'removed' })
}

export async function saveAccount(tx: Transaction, form: AccountForm, author: Author): Promise<void> {
  const row = { ...form, iban: bare(form.iban), bic: bare(form.bic) }
  const [before] = await tx`SELECT holder, iban, bic, bank, details FROM bank_accounts WHERE currency = ${row.currency}`
  await tx`
    INSERT INTO bank_accounts ${tx({ ...row, changed_by: author.name, changed_at: author.at.toString() })}
    ON CONFLICT (currency) DO UPDATE
    SET holder = excluded.holder, iban = excluded.iban, bic = excluded.bic, bank = excluded.bank,
        details = excluded.details, changed_by = excluded.changed_by, changed_at = excluded.changed_at`
  await audit(tx, author, 'papers.account', `papers:${row.currency}`, { ...(before && { old: before }), new: row })
}

/** False where there was none. */
export async function removeAccount(tx: Transaction, currency: Currency, author: Author): Promise<boolean> {
  const [before] = await tx`
    DELETE FROM bank_accounts WHERE currency = ${currency} RETURNING holder, iban, bic, bank, details`
  if (before) await audit(tx, author, 'papers.account-remove', `papers:${currency}`, { old: before })
  return before !== undefined
}
