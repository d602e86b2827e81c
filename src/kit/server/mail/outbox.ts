import type { Db } from '../postgres/db.ts'
import type { Attachment, MailMessage } from './mail.ts'

/** A mail taken out of the outbox to be sent now. */
export type OutgoingMail = Required<MailMessage> & {
  id: number
  /** Which try this is, from 1 on. */
  tries: number
  createdAt: string
  /** Names this one try: when it began. */
  since: string
}

/**
 * Why a mail was not sent. `later`: another try may succeed; `never`: none will; `unclear`: it may have arrived. `isAway`:
 * it is not about this mail, the mail server cannot be reached or lets nobody in.
 */
export type Failure = { message: string; outcome: 'later' | 'never' | 'unclear'; isAway?: boolean }

/** After the first, second … failed try; after the last one the mail has failed. */
const minutesUntilNextTry = [1, 5, 30, 2 * 60, 8 * 60]

/** Longer than a try can take: whoever began it is gone. */
const interruptedAfter = '10 minutes'

/** Takes the longest due mail for this process alone and marks it as being sent. */
export async function takeDueMail(db: Db): Promise<OutgoingMail | undefined> {
  const [row] = await db<(Omit<OutgoingMail, 'attachments'> & { attachments: Attachment[] })[]>`
    UPDATE mails SET state = 'sending', sending_since = clock_timestamp(), tries = tries + 1
    WHERE id = (
      SELECT id FROM mails WHERE state = 'waiting' AND due_at <= now() ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, recipient AS to, subject, body_text AS text, body_html AS html, attachments, confidential,
              reply_to AS "replyTo", unsubscribe, in_reply_to AS "inReplyTo", tries,
              created_at AS "createdAt", sending_since AS since`
  return row
}

/** This try, as long as nobody asked for another one; the truth also mends what was flagged as unclear meanwhile. */
const thisTry = (db: Db, { id, since }: OutgoingMail) =>
  db`id = ${id} AND sending_since = ${since} AND state IN ('sending', 'unclear')`

/** What is confidential is not kept once its recipient has it. */
const withoutSecrets = (db: Db) => db`
  body_text = CASE WHEN confidential THEN '' ELSE body_text END,
  body_html = CASE WHEN confidential THEN '' ELSE body_html END`

export async function markSent(db: Db, mail: OutgoingMail): Promise<void> {
  await db`
    UPDATE mails SET state = 'sent', sent_at = now(), error = NULL, ${withoutSecrets(db)} WHERE ${thisTry(db, mail)}`
}

export async function markNotSent(db: Db, mail: OutgoingMail, { message, outcome }: Failure): Promise<void> {
  const wait = outcome === 'later' ? minutesUntilNextTry[mail.tries - 1] : undefined
  const state = outcome === 'unclear' ? 'unclear' : wait === undefined ? 'failed' : 'waiting'
  await db`
    UPDATE mails SET state = ${state}, error = ${message.slice(0, 1000)}, refused = ${outcome === 'never'},
                     due_at = now() + make_interval(mins => ${wait ?? 0})
    WHERE ${thisTry(db, mail)}`
}

/** Makes those of these mails that wait for another try due now: what kept them is over. */
export async function bringForward(db: Db, ids: readonly number[]): Promise<void> {
  await db`UPDATE mails SET due_at = now() WHERE id = ANY(${ids as number[]}) AND state = 'waiting' AND due_at > now()`
}

/** Flags mails whose sending broke off with its process. They are never sent again by themselves. Says how many. */
export async function flagInterrupted(db: Db): Promise<number> {
  const { count } = await db`
    UPDATE mails SET state = 'unclear', error = 'The server stopped while sending, so nobody knows whether it arrived'
    WHERE state = 'sending' AND sending_since < now() - ${interruptedAfter}::interval`
  return count
}

/** Without a mail server the built-in mailbox is where mails arrive: the due ones have. Says how many can be read there. */
export async function deliverToMailbox(db: Db): Promise<number> {
  const delivered = await db<{ confidential: boolean }[]>`
    UPDATE mails SET state = 'sent', sent_at = now(), tries = tries + 1, error = NULL
    WHERE state = 'waiting' AND due_at <= now()
    RETURNING confidential`
  return delivered.filter(({ confidential }) => !confidential).length
}

/** Seconds until the next mail is due, negative when it is overdue; undefined when none waits. */
export async function secondsUntilDue(db: Db): Promise<number | undefined> {
  const [row] = await db<{ seconds: number | null }[]>`
    SELECT extract(epoch FROM min(due_at) - now())::float8 AS seconds FROM mails WHERE state = 'waiting'`
  return row?.seconds ?? undefined
}
