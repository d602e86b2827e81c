import type { Author } from '#kit/server/http/audit.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { sha256 } from '#kit/server/security/secret.ts'
import type { Input } from '#kit/shared/endpoint.ts'
import { invalid, notFound, ProblemError } from '#kit/shared/problem.ts'
import type { markIncoming } from '../contract.ts'
import type { ReadInvoice } from './commands/reading.ts'

type Kept = ReadInvoice & { file: Buffer; name: string }

/** Keeps the file of an invoice with what is asked of it most. Throws 409 TAKEN_IN where it is here. */
export async function keepIncoming(tx: Transaction, { file, name, ...read }: Kept, by: Author): Promise<number> {
  const { head, findings } = read
  const known = { sha256: sha256(file), file, file_name: name, findings: findings.length }
  const [kept] = await tx<{ id: number }[]>`
    INSERT INTO incoming_invoices ${tx({ ...head, ...known, received_by: by.name, received_at: by.at.toString() })}
    ON CONFLICT (sha256) DO NOTHING RETURNING id`
  if (!kept) throw new ProblemError(409, 'TAKEN_IN', `This file is here already: ${head.number} of ${head.seller}`)
  return kept.id
}

type Mark = Input<typeof markIncoming>['body']

/** Says what became of an invoice. Throws 404, and 409 STATE_CHANGED where it is not any more what was shown. */
export async function addStep(tx: Transaction, mark: Mark, by: Author): Promise<void> {
  const { incoming: id, before, state, reason } = mark
  const day = (state === 'paid' && mark.paid_on) || null
  if (state === 'paid' && !day) throw invalid([{ field: 'paid_on', message: 'Please enter the day it was paid' }])
  if (state === 'rejected' && reason === '') throw invalid([{ field: 'reason', message: 'Please enter a reason' }])
  const [last] = await tx<{ step: number; state: string }[]>`
    SELECT coalesce(s.step, 0) AS step, coalesce(s.state, 'new') AS state FROM incoming_invoices i
    LEFT JOIN incoming_invoice_steps s ON s.invoice_id = i.id WHERE i.id = ${id} ORDER BY s.step DESC LIMIT 1`
  if (!last) throw notFound('There is no such invoice')
  const [added] = await tx`
    INSERT INTO incoming_invoice_steps (invoice_id, step, state, paid_on, reason, done_by, done_at)
    SELECT ${id}, ${last.step + 1}, ${state}, ${day}, ${state === 'rejected' ? reason : ''}, ${by.name}, ${by.at.toString()}
    WHERE ${last.state === before} ON CONFLICT (invoice_id, step) DO NOTHING RETURNING 1`
  if (!added) throw new ProblemError(409, 'STATE_CHANGED', 'Somebody else changed this meanwhile. Please look again.')
}
