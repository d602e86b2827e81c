import type { Db } from './db.ts'

export type Attachment = {
  name: string
  /** Media type. */
  type: string
  /** Base64. */
  content: string
}

export type MailMessage = {
  to: string
  subject: string
  text: string
  html: string
  attachments?: readonly Attachment[]
}

/**
 * The statement that puts a mail into the outbox, to be part of the write it is about: one row for each row of `per`
 * (`FROM booked`), or one without. `visitor` is the hash of the cookie whose owner may read it in the built-in mailbox.
 */
export const insertMail = (db: Db, mail: MailMessage, visitor: Buffer | null = null, per = db``) => db`
  INSERT INTO mails (recipient, subject, body_text, body_html, attachments, visitor)
  SELECT ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${JSON.stringify(mail.attachments ?? [])}::text::jsonb, ${visitor}::bytea
  ${per}`
