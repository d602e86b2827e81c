import type { Write } from '#kit/server/http/write.ts'
import { resendable } from '../rules.ts'

type Change = 'changed' | 'in another state' | 'missing'

/** Keeps a mail from being sent, unless its sending has begun. */
export const cancelMail = (write: Write, id: number): Promise<Change> =>
  change(write, id, 'mail.cancel', write.tx`UPDATE mails SET state = 'canceled' WHERE id = ${id} AND state = 'waiting'`)

/**
 * Puts a mail back into the outbox with all its tries. What the earlier try still finds out is no longer written.
 * A confidential one is not sent again: its text is not kept. Nor is one that its recipient may have declined since.
 */
export const resendMail = (write: Write, id: number): Promise<Change> =>
  change(
    write,
    id,
    'mail.resend',
    write.tx`UPDATE mails SET state = 'waiting', due_at = now(), tries = 0, error = NULL, sending_since = NULL
       WHERE id = ${id} AND state = ANY(${resendable as unknown as string[]}) AND NOT confidential
         AND unsubscribe = ''`,
  )

async function change(
  { tx, audit }: Write,
  id: number,
  action: string,
  update: PromiseLike<{ count: number }>,
): Promise<Change> {
  const { count } = await update
  if (count > 0) {
    await audit(action, `mail:${id}`)
    return 'changed'
  }
  const [row] = await tx`SELECT FROM mails WHERE id = ${id}`
  return row ? 'in another state' : 'missing'
}
