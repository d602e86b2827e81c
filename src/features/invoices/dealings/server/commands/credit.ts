import type { Transaction } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { keepPapers } from '../../../documents/server/commands.ts'
import type { Frozen } from '../../../issuing/rules/freeze.ts'
import { type Issued, type Issuing, insertInvoice } from '../../../issuing/server/commands.ts'
import { setsOff } from '../../../server/queries/credited.ts'
import { creditOf, creditTexts, type Taking } from '../../rules/credit.ts'
import { readCreditable } from '../queries.ts'
import { cancelReminders, lockInvoice } from './payments.ts'

export type NewCreditNote = {
  invoice: number
  issuedOn: Day
  issuedBy: string
  /** Stands on its paper. */
  reason?: string
  /** All that is left without any. */
  lines?: readonly Taking[] | undefined
}

/**
 * Takes an invoice back, all that is left of it or a part, by a credit note with a number of its own. Money that came in for
 * it is not given back by this. Throws 404 where there is no such invoice, 409 CREDITED where nothing is left of it, SET_OFF
 * where a final invoice took it off, and MORE_THAN_LEFT where less is than is wanted.
 */
export async function creditNote(
  tx: Transaction,
  { clock }: Issuing,
  { invoice: id, issuedOn, issuedBy, reason = '', lines }: NewCreditNote,
): Promise<Issued> {
  const { credited, gross, reference } = await lockInvoice(tx, id)
  if (credited >= gross) throw new ProblemError(409, 'CREDITED', `Invoice ${reference} was taken back already`)
  await refuseSetOff(tx, id)
  const original = await readFrozen(tx, id)
  const part = creditOf(await readCreditable(tx, id), lines)
  if (typeof part === 'string') throw new ProblemError(409, 'MORE_THAN_LEFT', part)
  const isPart = 0 - part.gross < gross
  const note: Frozen = {
    ...original,
    series: 'credit_note',
    issuedOn,
    dueOn: issuedOn,
    ...part,
    texts: { ...original.texts, ...creditTexts(original.language, reference, isPart), reason },
  }
  await cancelReminders(tx, id)
  const issued = await insertInvoice(tx, note, { issuedBy, at: clock(), corrects: id })
  const corrects = { reference, issuedOn: original.issuedOn, isPart }
  await keepPapers(tx, issued.id, { ...note, reference: issued.reference, corrects })
  return { ...issued, invoice: note }
}

/** What a final invoice took off would be given back twice. */
async function refuseSetOff(tx: Transaction, id: number): Promise<void> {
  const [final] = await tx<{ reference: string }[]>`
    SELECT f.reference FROM invoices i JOIN invoices f ON ${setsOff(tx)} WHERE i.id = ${id}`
  if (!final) return
  const detail = `Final invoice ${final.reference} takes this down payment off: please take that back first`
  throw new ProblemError(409, 'SET_OFF', detail)
}

async function readFrozen(tx: Transaction, id: number): Promise<Frozen> {
  const [row] = await tx<Frozen[]>`
    SELECT series, invoice_kind AS kind, agreed, customer_id AS "customerId", issued_on AS "issuedOn", due_on AS "dueOn",
           performed_from AS "performedFrom", performed_until AS "performedUntil", language, currency,
           vat_case AS "vatCase", seller, buyer, items, texts, vat_by_rate AS "vatByRate", net, vat, gross
    FROM invoices WHERE id = ${id}`
  return row as Frozen
}
