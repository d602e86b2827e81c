import type * as z from 'zod/mini'
import { type Author, audit } from '#kit/server/http/audit.ts'
import { type Transaction, violates } from '#kit/server/postgres/db.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import type { MessageState, outreachForm } from '../../outreach/contract.ts'
import { alreadyWaiting, refuseUnlawful } from '../../replies/server/commands/messages.ts'

type Kept = {
  id: number
  entryId: number
  state: MessageState
  email: string
  country: string
  business: string
  active: boolean
  deleted: boolean
  legalBasis: string
}

/** A mail, whose entry nobody else changes meanwhile. */
async function lockMessage(tx: Transaction, id: number): Promise<Kept> {
  await tx`
    SELECT FROM acquisition_entries WHERE id = (SELECT entry_id FROM acquisition_messages WHERE id = ${id}) FOR NO KEY UPDATE`
  const [message] = await tx<Kept[]>`
    SELECT m.id, m.entry_id AS "entryId", m.state, m.recipient AS email, e.country, e.business, e.active,
           e.deleted_at IS NOT NULL AS deleted, e.legal_basis AS "legalBasis"
    FROM acquisition_messages m JOIN acquisition_entries e ON e.id = m.entry_id WHERE m.id = ${id} FOR UPDATE OF m`
  if (!message) throw notFound('There is no such mail')
  return message
}

/** Keeps a waiting mail from going out, or a sent one from being asked about again. */
export async function cancelMessage(tx: Transaction, id: number, by: Author): Promise<void> {
  const { state, entryId, business } = await lockMessage(tx, id)
  const reason = `Canceled by ${by.name}`
  const { count } =
    state === 'waiting'
      ? await tx`UPDATE acquisition_messages SET state = 'canceled', error = ${reason} WHERE id = ${id}`
      : await tx`
        INSERT INTO acquisition_messages (entry_id, kind, follows, state, due_at, recipient, preset, type, country, language,
                                          subject, salutation, name, body, error, ordered_by_id, ordered_by, created_at)
        SELECT entry_id, 'follow_up', id, 'canceled', ${by.at.toString()}::timestamptz, recipient, preset, type, country, language,
               subject, salutation, name, '', ${reason}, ${by.id}, ${by.name}, ${by.at.toString()}::timestamptz
        FROM acquisition_messages WHERE id = ${id} AND answers IS NULL AND state = 'sent'
        ON CONFLICT DO NOTHING`
  if (count === 0) throw new ProblemError(409, 'MESSAGE_STATE', 'This mail is on its way, or was canceled before')
  await audit(tx, by, 'acquisition.cancel', `acquisition:${entryId}`, { business, message: id })
}

/** Lets a waiting mail go out as soon as the limits allow, or once more one that did not or may not have arrived. */
export async function sendMessageNow(tx: Transaction, id: number, by: Author): Promise<void> {
  const message = await lockMessage(tx, id)
  const { state, entryId, business, deleted, active } = message
  if (state === 'queued' || state === 'sent') {
    throw new ProblemError(409, 'MESSAGE_STATE', 'This mail is on its way, or was sent already')
  }
  if (deleted || !active) throw new ProblemError(409, 'ENTRY_GONE', 'The entry is inactive or was deleted')
  await refuseUnlawful(tx, message)
  const { count } = await tx
    .savepoint(
      (attempt) => attempt`
        UPDATE acquisition_messages
        SET state = 'waiting', due_at = ${by.at.toString()}, error = NULL, mail_id = NULL, queued_at = NULL
        WHERE id = ${id} AND body <> ''`,
    )
    .catch((error: unknown) => {
      throw violates(error, 'acquisition_messages_one_under_way') ? alreadyWaiting() : error
    })
  // A follow-up that was canceled before its time was never written.
  if (count === 0) throw new ProblemError(409, 'MESSAGE_STATE', 'This mail was never written')
  await audit(tx, by, 'acquisition.send-now', `acquisition:${entryId}`, { business, message: id })
}

export async function setOutreach(
  tx: Transaction,
  { paused, ...limits }: z.output<typeof outreachForm>,
  by: Author,
): Promise<void> {
  const row = {
    hourly_limit: limits.hourlyLimit,
    daily_limit: limits.dailyLimit,
    follow_up_days: limits.followUpDays,
    second_follow_up_days: limits.secondFollowUpDays,
    third_follow_up_days: limits.thirdFollowUpDays,
    paused,
    changed_by: by.name,
    changed_at: by.at.toString(),
  }
  await tx`UPDATE acquisition_settings SET ${tx(row as never)}`
  await audit(tx, by, 'acquisition.limits', 'acquisition:mails', { ...limits, paused })
}
