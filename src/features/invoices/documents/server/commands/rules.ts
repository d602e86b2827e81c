import { type Author, audit } from '#kit/server/http/audit.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import type { RulesForm } from '../../contract.ts'
import type { InvoiceRules } from '../../rules/rules.ts'
import { readRules } from '../queries/rules.ts'

/** What holds from now on. Base rates of before stay. Throws 409 LOOK_AGAIN where other VAT was not shown to change so much. */
export async function saveRules(tx: Transaction, form: RulesForm, seen: number | undefined, by: Author): Promise<void> {
  const before = await readRules(tx)
  if (form.small_business !== before.small_business) await refuseUnseen(tx, form.small_business, seen)
  const { base_from: from, base_rate: rate } = form
  const earlier = before.rates.filter((one) => one.from < from)
  const after: InvoiceRules = { ...form, rates: [...earlier, { from, rate }] }
  await tx`
    INSERT INTO invoice_rules (content, changed_by, changed_at) VALUES (${tx.json(after)}, ${by.name}, ${by.at.toString()})
    ON CONFLICT (one) DO UPDATE
    SET content = excluded.content, changed_by = excluded.changed_by, changed_at = excluded.changed_at`
  await audit(tx, by, 'papers.rules', 'papers:rules', { old: before, new: after })
}

async function refuseUnseen(tx: Transaction, isSmall: boolean, seen: number | undefined): Promise<void> {
  const [row] = await tx<{ charged: number; all: number }[]>`
    SELECT count(*) FILTER (WHERE vat_rate > 0)::int AS charged, count(*)::int AS all FROM customers
    WHERE active AND deleted_at IS NULL`
  const { charged, all } = row ?? { charged: 0, all: 0 }
  if (seen === charged) return
  const change = isSmall
    ? `no invoice charges VAT: ${charged} of ${all} customers have a rate, which is kept and not charged`
    : `VAT is charged again: ${charged} of ${all} customers have a rate, and whoever needs one and has none is held back`
  const detail = `From now on ${change}. So it is for what waits to be sent; what was sent stays. Save again to do it.`
  throw new ProblemError(409, 'LOOK_AGAIN', detail, { extra: { seen: charged } })
}
