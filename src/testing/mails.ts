import type { Mail, MailState } from '#features/sent-mails/contract.ts'
import type { Attachment } from '#kit/server/mail/mail.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { sha256 } from '#kit/server/security/secret.ts'
import type { Browser, Reply } from './browser.ts'

type Kept = {
  state?: MailState
  html?: string
  attachments?: readonly Attachment[]
  /** The secret in the cookie of the visitor it belongs to. */
  visitor?: string
  /** PostgreSQL interval. */
  age?: string
}

/** A mail as the outbox keeps it: due at 10:00, tried at 11:00, and if sent, at 12:00. Gives its id. */
export async function keepMail(sql: Sql, changes: Kept = {}): Promise<number> {
  const { state = 'sent', html = '<p>Hello</p>', attachments = [], visitor, age = '0' } = changes
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO mails (recipient, subject, body_text, body_html, attachments, state, visitor, created_at, due_at,
                       sending_since, sent_at, tries, error)
    VALUES ('ada@mail.example', 'Hello', 'Hello', ${html}, ${JSON.stringify(attachments)}::text::jsonb, ${state},
            ${visitor === undefined ? null : sha256(visitor)}, now() - ${age}::interval, '2026-06-01 10:00+00',
            '2026-06-01 11:00+00', ${state === 'sent' ? '2026-06-01 12:00+00' : null}, 1,
            ${state === 'failed' ? 'no such user' : null})
    RETURNING id`
  return row?.id as number
}

/** Makes a browser one that has asked for a booking code, as far as its cookie says. */
export function withVisitorCookie(browser: Browser, secret: string): Browser {
  browser.cookies.set('visitor', secret)
  return browser
}

export const mailsOf = ({ json }: Reply) => json.mails as Mail[]

export const calendarAttachment: Attachment = {
  name: 'booking-K7Q2M9XA.ics',
  type: 'text/calendar; charset=utf-8',
  content: Buffer.from('BEGIN:VCALENDAR').toString('base64'),
}
