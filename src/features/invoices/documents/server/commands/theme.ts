import type { Caller } from '#kit/server/http/http.ts'
import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import { bare } from '#kit/shared/iban.ts'
import type { Currency } from '#kit/shared/money.ts'
import type { AccountForm, LookForm } from '../../contract.ts'
import { defaultLook } from '../../rules/theme.ts'
import { readLook } from '../queries/theme.ts'

/** Who changes something, by name, and when. */
export type Author = { caller: Caller; name: string; at: Temporal.Instant }

/** How papers look from now on. */
export async function saveLook(tx: Transaction, look: LookForm, author: Author): Promise<void> {
  const { look: before } = await readLook(tx)
  await tx`
    INSERT INTO invoice_look (content, changed_by, changed_at)
    VALUES (${tx.json(look)}, ${author.name}, ${author.at.toString()})
    ON CONFLICT (one) DO UPDATE
    SET content = excluded.content, changed_by = excluded.changed_by, changed_at = excluded.changed_at`
  await note(tx, 'papers.look', 'papers:look', { old: before, new: look }, author)
}

/** The PNG in place of the name; undefined: the name again. */
export async function saveLogo(tx: Transaction, logo: Buffer | undefined, author: Author): Promise<void> {
  await tx`
    INSERT INTO invoice_look (content, logo, changed_by, changed_at)
    VALUES (${tx.json(defaultLook)}, ${logo ?? null}, ${author.name}, ${author.at.toString()})
    ON CONFLICT (one) DO UPDATE
    SET logo = excluded.logo, changed_by = excluded.changed_by, changed_at = excluded.changed_at`
  await note(tx, 'papers.logo', 'papers:logo', { logo: logo ? `${logo.length} bytes` : 'removed' }, author)
}

export async function saveAccount(tx: Transaction, form: AccountForm, author: Author): Promise<void> {
  const row = { ...form, iban: bare(form.iban), bic: bare(form.bic) }
  const [before] = await tx`SELECT holder, iban, bic, bank, details FROM bank_accounts WHERE currency = ${row.currency}`
  await tx`
    INSERT INTO bank_accounts ${tx({ ...row, changed_by: author.name, changed_at: author.at.toString() })}
    ON CONFLICT (currency) DO UPDATE
    SET holder = excluded.holder, iban = excluded.iban, bic = excluded.bic, bank = excluded.bank,
        details = excluded.details, changed_by = excluded.changed_by, changed_at = excluded.changed_at`
  await note(tx, 'papers.account', `papers:${row.currency}`, { ...(before && { old: before }), new: row }, author)
}

/** False where there was none. */
export async function removeAccount(tx: Transaction, currency: Currency, author: Author): Promise<boolean> {
  const [before] = await tx`
    DELETE FROM bank_accounts WHERE currency = ${currency} RETURNING holder, iban, bic, bank, details`
  if (before) await note(tx, 'papers.account-remove', `papers:${currency}`, { old: before }, author)
  return before !== undefined
}

const note = (db: Db, action: string, record: string, details: object, author: Author) => db`
  INSERT INTO audit_log (at, actor_id, actor, action, record, details)
  VALUES (${author.at.toString()}, ${author.caller.id}, ${author.name}, ${action}, ${record},
          ${JSON.stringify(details)}::text::jsonb)`
