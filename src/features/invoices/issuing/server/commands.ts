import type { Context } from '#kit/server/http/context.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { invalid } from '#kit/shared/problem.ts'
import { keepPapers } from '../../documents/server/commands.ts'
import { sellerFor } from '../../documents/server/queries/theme.ts'
import { type Frozen, freeze, type Order } from '../rules/freeze.ts'
import { refusalError } from '../rules/refusals.ts'
import { unprintableError } from '../rules/unprintable.ts'

export type NewInvoice = Omit<Order, 'seller'> & {
  /** Who issues it, by name. */
  issuedBy: string
}

/** What issuing works with: who sells, and when it is. */
export type Issuing = { env: Pick<Context['env'], 'business'>; clock: Context['clock'] }

export type Issued = { id: number; reference: string; invoice: Frozen }

/**
 * Issues an invoice: freezes all that stands on it, takes the next number and keeps the paper. The number's row stays
 * locked until the transaction ends, so whatever else the transaction locks comes before. Throws a 422 where
 * something is missing that has to stand on it, and where there is no account for the customer's currency. Lists and
 * badges change with it: `live.changed('invoices', 'customers')` after the commit.
 */
export async function issueInvoice(
  tx: Transaction,
  { env, clock }: Issuing,
  { issuedBy, ...order }: NewInvoice,
): Promise<Issued> {
  const { customer, items } = order
  const invoice = freeze({ ...order, seller: await sellerFor(tx, customer.country, env.business) })
  if (typeof invoice === 'string') throw invalid([refusalError(invoice)], refusalError(invoice).message)
  const unprintable = unprintableError(customer, items, invoice.texts.subject)
  if (unprintable) throw invalid([unprintable], unprintable.message)
  const { id, reference } = await insertInvoice(tx, invoice, { issuedBy, at: clock() })
  await keepPapers(tx, id, { ...invoice, reference })
  return { id, reference, invoice }
}

/** The row of an invoice or credit note, which the database numbers. */
export async function insertInvoice(
  tx: Transaction,
  frozen: Frozen,
  { issuedBy, at, corrects = null }: { issuedBy: string; at: Temporal.Instant; corrects?: number | null },
): Promise<{ id: number; reference: string }> {
  const json = (value: unknown) => tx.json(value as never)
  const [row] = await tx<{ id: number; reference: string }[]>`
    INSERT INTO invoices (series, invoice_kind, agreed, customer_id, corrects, issued_on, due_on, performed_from, performed_until, language,
                          currency, vat_case, seller, buyer, items, vat_by_rate, texts, net, vat, gross, issued_by,
                          created_at)
    VALUES (${frozen.series}, ${frozen.kind}, ${json(frozen.agreed)}, ${frozen.customerId}, ${corrects}, ${frozen.issuedOn}, ${frozen.dueOn},
            ${frozen.performedFrom}, ${frozen.performedUntil}, ${frozen.language}, ${frozen.currency}, ${frozen.vatCase},
            ${json(frozen.seller)}, ${json(frozen.buyer)}, ${json(frozen.items)}, ${json(frozen.vatByRate)},
            ${json(frozen.texts)}, ${frozen.net}, ${frozen.vat}, ${frozen.gross}, ${issuedBy}, ${at.toString()})
    RETURNING id, reference`
  return row as { id: number; reference: string }
}
