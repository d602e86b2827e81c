import type * as z from 'zod/mini'
import type { Write } from '#kit/server/http/write.ts'
import { sanitizeHtml } from '#kit/server/pages/html.ts'
import { notFound } from '#kit/shared/problem.ts'
import { bodyHtml } from '#kit/shared/typed-html.ts'
import type { replyForm } from '../../../notes/contract.ts'
import { bareAddress, replySubject } from '../../../outreach/rules.ts'
import { alreadyWaiting, refuseUnlawful } from './messages.ts'

type Asked = {
  entryId: number
  business: string
  message: number
  subject: string
  recipient: string
  legalBasis: string
}

/** Orders a mail to whoever answered one of ours. Throws what `replyToAnswer` names. */
export async function reply({ tx, author, audit }: Write, { event, body }: z.output<typeof replyForm>): Promise<void> {
  const [asked] = await tx<Asked[]>`
    SELECT e.id AS "entryId", e.business, m.id AS message, m.subject, coalesce(nullif(v.sender, ''), m.recipient) AS recipient,
           e.legal_basis AS "legalBasis"
    FROM acquisition_events v JOIN acquisition_messages m ON m.id = v.message_id
    JOIN acquisition_entries e ON e.id = v.entry_id
    WHERE v.id = ${event} AND v.kind = 'answered' AND e.deleted_at IS NULL FOR NO KEY UPDATE OF e`
  if (!asked) throw notFound('There is no such answer')
  const { entryId, business, subject } = asked
  const recipient = bareAddress(asked.recipient)
  // No law asks for a reason to answer somebody.
  await refuseUnlawful(tx, { entryId, email: recipient, country: '', legalBasis: asked.legalBasis })
  const { count } = await tx`
    INSERT INTO acquisition_messages (entry_id, kind, answers, state, due_at, recipient, type, country, language, subject,
                                      salutation, name, body, ordered_by_id, ordered_by, created_at)
    SELECT entry_id, 'follow_up', ${event}::int, 'waiting', ${author.at.toString()}::timestamptz, ${recipient}, type, country, language,
           ${replySubject(subject)}, salutation, name, ${sanitizeHtml(bodyHtml(body))}, ${author.id}::int, ${author.name},
           ${author.at.toString()}::timestamptz
    FROM acquisition_messages WHERE id = ${asked.message}
    ON CONFLICT (entry_id) WHERE state IN ('waiting', 'queued') DO NOTHING`
  if (count === 0) throw alreadyWaiting()
  await audit('acquisition.reply', `acquisition:${entryId}`, { business, to: recipient })
}
