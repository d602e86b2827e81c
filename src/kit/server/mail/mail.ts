import type { Db } from '../postgres/db.ts'

export type Attachment = {
  name: string
  /** Media type. */
  type: string
  /** Base64. */
  content: string
  /** A picture that the text shows itself, by its name: `cid:NAME`. */
  inline?: boolean
}

export type MailMessage = {
  to: string
  subject: string
  text: string
  html: string
  attachments?: readonly Attachment[]
  /** The one address that an answer goes to; without it, the business's. */
  replyTo?: string
  /** For its recipient only: the built-in mailbox does not show its text, which is dropped once it was sent. */
  confidential?: boolean
  /**
   * The address that takes its recipient off with one POST (RFC 8058): for mails that nobody asked for. They are sent as
   * from one person to another, not as what a machine answers.
   */
  unsubscribe?: string
  /** The Message-ID of a mail of ours that it follows: mailboxes show both as one conversation. */
  inReplyTo?: string
}

/** What the Message-ID of a mail has before the @: the same in every try, and found again in answers and returned mails. */
export const messageKey = ({ id, createdAt }: { id: number; createdAt: string }): string =>
  `mail-${id}-${Date.parse(createdAt)}`

export const messageIdOf = (key: string, publicUrl: string): string => `<${key}@${new URL(publicUrl).hostname}>`

/**
 * The statement that puts a mail into the outbox, to be part of the write it is about: one row for each row of `per`
 * (`FROM booked`), or one without; none where there is no address to write to. `visitor` is the hash of the cookie
 * whose owner may read it in the built-in mailbox.
 */
export const insertMail = (db: Db, mail: MailMessage, visitor: Buffer | null = null, per = db``) => db`
  INSERT INTO mails (recipient, subject, body_text, body_html, attachments, visitor, confidential, reply_to,
                     unsubscribe, in_reply_to)
  SELECT ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${JSON.stringify(mail.attachments ?? [])}::text::jsonb,
         ${visitor}::bytea, ${mail.confidential ?? false}::boolean, ${mail.replyTo ?? ''}, ${mail.unsubscribe ?? ''},
         ${mail.inReplyTo ?? ''}
  ${per} WHERE ${mail.to}::text <> ''`
