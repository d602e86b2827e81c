import { type Author, audit } from '#kit/server/http/audit.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import { resendable } from '../rules.ts'

type Change = 'changed' | 'in another state' | 'missing'

/** Keeps a mail from being sent, unless its sending has begun. */
export const cancelMail = (db: Db, id: number, by: Author): Promise<Change> =>
  change(db, id, by, 'mail.cancel', db`UPDATE mails SET state = 'canceled' WHERE id = ${id} AND state = 'waiting'`)

/**
 * Puts a mail back into the outbox with all its tries. What the earlier try still finds out is no longer written.
 * A confidential one is not sent again: its text is not kept. Nor is one that its recipient may have declined since.
 */
export const resendMail = (db: Db, id: number, by: Author): Promise<Change> =>
  change(
    db,
    id,
    by,
    'mail.resend',
    db`UPDATE mails SET state = 'waiting', due_at = now(), tries = 0, error = NULL, sending_since = NULL
       WHERE id = ${id} AND state = ANY(${resendable as unknown as string[]}) AND NOT confidential
         AND unsubscribe = ''`,
  )

/** Changes a mail and says in the audit log who did, in one statement. */
async function change(db: Db, id: number, by: Author, action: string, update: ReturnType<Db>): Promise<Change> {
  const [row] = await db<{ exists: boolean; changed: boolean }[]>`
    WITH changed AS (${update} RETURNING id),
    audited AS (${audit(db, by, action, db`'mail:' || id`, {}, db`FROM changed`)})
    SELECT EXISTS (SELECT FROM changed) AS changed, EXISTS (SELECT FROM mails WHERE id = ${id}) AS exists`
  if (row?.changed) return 'changed'
  return row?.exists ? 'in another state' : 'missing'
}
