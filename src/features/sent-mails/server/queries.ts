import { html } from '#kit/server/mail/html.ts'
import type { Attachment } from '#kit/server/mail/mail.ts'
import { withPictures } from '#kit/server/mail/page.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { Mail, MailState } from '../contract.ts'
import type { Reader } from './policy.ts'

const pageSize = 50

const iso = (db: Db, moment: ReturnType<Db>) => db`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const columns = (db: Db) => db`
  id, recipient AS to, subject, state, confidential, unsubscribe <> '' AS declinable, tries, error, ${iso(db, db`created_at`)} AS created_at,
  ${iso(db, db`coalesce(sent_at, CASE WHEN state IN ('sending', 'failed', 'unclear') THEN sending_since END, due_at)`)} AS at,
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
     'name', a ->> 'name', 'type', a ->> 'type', 'size', octet_length(decode(a ->> 'content', 'base64'))) ORDER BY n), '[]')
   FROM jsonb_array_elements(attachments) WITH ORDINALITY AS list (a, n)) AS attachments`

/** A visitor's mails are those that have arrived. */
const readableBy = (db: Db, reader: Reader) =>
  reader === 'staff' || reader === 'root'
    ? db`true`
    : db`visitor = ${reader.visitor} AND state = 'sent' AND created_at > now() - interval '24 hours'`

export async function listMails(
  db: Db,
  reader: Reader,
  { before, state }: { before?: number | undefined; state?: MailState | undefined },
): Promise<{ mails: Mail[]; next: number | null }> {
  const found = await db<Mail[]>`
    SELECT ${columns(db)} FROM mails
    WHERE ${readableBy(db, reader)} ${before ? db`AND id < ${before}` : db``} ${state ? db`AND state = ${state}` : db``}
    ORDER BY id DESC LIMIT ${pageSize + 1}`
  const mails = found.slice(0, pageSize)
  return { mails, next: found.length > pageSize ? (mails.at(-1)?.id ?? null) : null }
}

export async function findMail(db: Db, reader: Reader, id: number): Promise<Mail | undefined> {
  const [mail] = await db<Mail[]>`SELECT ${columns(db)} FROM mails WHERE id = ${id} AND ${readableBy(db, reader)}`
  return mail
}

const confidentialNote = html`<!doctype html>
<html lang="en"><title>Confidential</title>
<body style="font-family:sans-serif;line-height:1.5">
<p>This mail is confidential: only its recipient can read it.</p>`.toString()

/** What a reader may see of a mail's body. */
export async function findHtml(db: Db, reader: Reader, id: number): Promise<string | undefined> {
  const [row] = await db<{ html: string; attachments: Attachment[] }[]>`
    SELECT CASE WHEN confidential AND (${reader !== 'root'} OR body_html = '') THEN ${confidentialNote} ELSE body_html END AS html, attachments FROM mails
    WHERE id = ${id} AND ${readableBy(db, reader)}`
  return row && withPictures(row.html, row.attachments)
}

/** Attachments are counted from 0. */
export async function findAttachment(
  db: Db,
  reader: Reader,
  id: number,
  index: number,
): Promise<Attachment | undefined> {
  const [row] = await db<{ attachment: Attachment | null }[]>`
    SELECT attachments -> ${index}::int AS attachment FROM mails WHERE id = ${id} AND ${readableBy(db, reader)}`
  return row?.attachment ?? undefined
}
