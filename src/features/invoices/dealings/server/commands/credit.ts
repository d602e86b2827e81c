import type { Transaction } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { keepPapers } from '../../../documents/server/commands.ts'
import type { Frozen } from '../../../issuing/rules/freeze.ts'
import { type Issued, type Issuing, insertInvoice } from '../../../issuing/server/commands.ts'
import { takenBack, totalsOf } from '../../../rules.ts'
import { creditTexts } from '../../rules/credit.ts'
import { cancelReminders, lockInvoice } from './payments.ts'

export type NewCreditNote = { invoice: number; issuedOn: Day; issuedBy: string }

/**
 * Takes an invoice back, all of it, by a credit note with a number of its own. Money that came in for it is not given back
 * by this. Throws 404 where there is no such invoice and 409 CREDITED where it was taken back before.
 */
export async function creditNote(
  tx: Transaction,
  { clock }: Issuing,
  { invoice: id, issuedOn, issuedBy }: NewCreditNote,
): Promise<Issued> {
  const { credited, reference } = await lockInvoice(tx, id)
  if (credited) throw new ProblemError(409, 'CREDITED', `Invoice ${reference} was taken back already`)
  const original = await readFrozen(tx, id)
  const items = takenBack(original.items)
  const texts = { ...original.texts, ...creditTexts(original.language, reference) }
  const note: Frozen = {
    ...original,
    series: 'credit_note',
    issuedOn,
    dueOn: issuedOn,
    items,
    texts,
    ...totalsOf(items),
  }
  await cancelReminders(tx, id)
  const issued = await insertInvoice(tx, note, { issuedBy, at: clock(), corrects: id })
  const corrects = { reference, issuedOn: original.issuedOn }
  await keepPapers(tx, issued.id, { ...note, reference: issued.reference, corrects })
  return { ...issued, invoice: note }
}

async function readFrozen(tx: Transaction, id: number): Promise<Frozen> {
  const [row] = await tx<Frozen[]>`
    SELECT series, invoice_kind AS kind, agreed, customer_id AS "customerId", issued_on AS "issuedOn", due_on AS "dueOn",
           performed_from AS "performedFrom", performed_until AS "performedUntil", language, currency,
           vat_case AS "vatCase", seller, buyer, items, texts, vat_by_rate AS "vatByRate", net, vat, gross
    FROM invoices WHERE id = ${id}`
  return row as Frozen
}
