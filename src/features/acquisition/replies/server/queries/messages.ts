import type { Context } from '#kit/server/http/context.ts'
import { type MailMessage, messageIdOf } from '#kit/server/mail/mail.ts'
import { sanitizeHtml } from '#kit/server/pages/html.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { Env } from '#kit/server/settings/env.ts'
import type { Language } from '#kit/shared/countries.ts'
import { neutralIn } from '#kit/shared/greeting.ts'
import { bodyHtml } from '#kit/shared/typed-html.ts'
import { readNotes } from '../../../notes/server/queries.ts'
import type {
  AcquisitionEvent,
  AcquisitionMessage,
  History,
  OutreachDraft,
  OutreachSettings,
} from '../../../outreach/contract.ts'
import { bareAddress, daysBetweenMails, languageTo } from '../../../outreach/rules.ts'
import { outreachMail } from '../../../outreach/server/emails/outreach-mail.ts'

export const iso = (db: Db, moment: ReturnType<Db>) =>
  db`to_char((${moment}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** What a mail `m` is; one that answers something is no follow-up. */
export const kindOf = (db: Db) => db`CASE WHEN m.answers IS NULL THEN m.kind ELSE 'reply' END AS kind`

const columns = (db: Db) => db`
  m.id, m.entry_id AS entry, e.business, ${kindOf(db)}, m.state, m.recipient AS to, m.subject, m.country, m.preset,
  ${iso(db, db`m.due_at`)} AS due_at, ${iso(db, db`m.sent_at`)} AS sent_at, m.error, m.ordered_by`

const mostWaiting = 100
const mostOthers = 50

type Listed = { messages: AcquisitionMessage[]; total: number }

/** The next to go out first. */
export async function readWaiting(db: Db): Promise<Listed> {
  const messages = await db<AcquisitionMessage[]>`
    SELECT ${columns(db)} FROM acquisition_messages m JOIN acquisition_entries e ON e.id = m.entry_id
    WHERE m.state = 'waiting' ORDER BY m.due_at, m.id LIMIT ${mostWaiting}`
  const [row] = await db<{ total: number }[]>`
    SELECT count(*)::int AS total FROM acquisition_messages WHERE state = 'waiting'`
  return { messages, total: row?.total ?? 0 }
}

/** Failed or unclear ones that nothing was sent after, the latest first. */
export const readTroubled = (db: Db): Promise<AcquisitionMessage[]> => db<AcquisitionMessage[]>`
  SELECT ${columns(db)} FROM acquisition_messages m JOIN acquisition_entries e ON e.id = m.entry_id
  WHERE m.state IN ('failed', 'unclear') AND e.deleted_at IS NULL AND e.stage <> 'bounced'
    AND NOT EXISTS (SELECT FROM acquisition_messages later WHERE later.entry_id = m.entry_id AND later.id > m.id)
  ORDER BY m.id DESC LIMIT ${mostOthers}`

/** Older ones are not asked again, however long it took to switch it on. */
const latestAfter = '30 days'

/** The how manieth follow-up comes after a mail `f`: 1 to 4, which is none. Those of before they were counted are the first. */
export const nextStep = (db: Db) => db`CASE f.kind WHEN 'first' THEN 1 ELSE greatest(f.step, 1) + 1 END`

/** When a sent mail `f` is followed by another. */
export const nextAt = (db: Db, days: readonly number[]) =>
  db`f.sent_at + make_interval(days => (${days as number[]}::int[])[${nextStep(db)}])`

/**
 * Sent mails `f` that will be asked about again: the latest of an active entry that has not answered, and was not asked
 * yet. `days`: how long after each.
 */
export const isToBeFollowed = (db: Db, now: Temporal.Instant, days: readonly number[]) => db`
  f.answers IS NULL AND f.state = 'sent'
  AND f.sent_at > ${now.toString()}::timestamptz - make_interval(days => ${Math.max(0, ...days)}) - ${latestAfter}::interval
  AND ${nextAt(db, days)} > ${now.toString()}::timestamptz - ${latestAfter}::interval
  AND e.stage IN ('contacted', 'followed_up') AND e.active AND e.deleted_at IS NULL
  AND NOT EXISTS (SELECT FROM acquisition_messages n WHERE n.follows = f.id)
  AND NOT EXISTS (SELECT FROM acquisition_messages n WHERE n.entry_id = f.entry_id AND n.id > f.id AND n.state <> 'canceled')`

/** The next first; `due_at` is when is asked again. */
export async function readFollowUps(
  db: Db,
  now: Temporal.Instant,
  days: readonly number[],
  entry?: number,
): Promise<Listed> {
  const rows = await db<(AcquisitionMessage & { total: number })[]>`
    SELECT m.*, count(*) OVER ()::int AS total FROM (
      SELECT f.id, f.entry_id AS entry, e.business, f.kind, f.state, f.recipient AS to, f.subject, f.country, f.preset,
             ${iso(db, db`${nextAt(db, days)}`)} AS due_at, ${iso(db, db`f.sent_at`)} AS sent_at,
             f.error, f.ordered_by
      FROM acquisition_messages f JOIN acquisition_entries e ON e.id = f.entry_id
      WHERE ${isToBeFollowed(db, now, days)} ${entry === undefined ? db`` : db`AND f.entry_id = ${entry}`}
    ) m ORDER BY due_at, id LIMIT ${mostOthers}`
  return { messages: rows.map(({ total: _, ...message }) => message), total: rows[0]?.total ?? 0 }
}

export async function readSettings(db: Db): Promise<OutreachSettings> {
  const [row] = await db<OutreachSettings[]>`
    SELECT hourly_limit, daily_limit, follow_up_days, second_follow_up_days, third_follow_up_days, paused, changed_by FROM acquisition_settings`
  return row as OutreachSettings
}

/** What counts against the limits: mails that went out, may have, or are on their way. */
const counted = (db: Db, now: Temporal.Instant, hours: number) => db`
  answers IS NULL AND state IN ('queued', 'sent', 'unclear')
  AND (state = 'queued' OR coalesce(sent_at, queued_at) > ${now.toString()}::timestamptz - make_interval(hours => ${hours}))`

export async function countSent(db: Db, now: Temporal.Instant): Promise<{ hour: number; day: number }> {
  const [row] = await db<{ hour: number; day: number }[]>`
    SELECT (SELECT count(*)::int FROM acquisition_messages WHERE ${counted(db, now, 1)}) AS hour,
           (SELECT count(*)::int FROM acquisition_messages WHERE ${counted(db, now, 24)}) AS day`
  return row ?? { hour: 0, day: 0 }
}

/** When the limits let the next mail go out; null: at once. */
export async function readFreeAt(db: Db, now: Temporal.Instant, settings: OutreachSettings): Promise<string | null> {
  const after = (hours: number, limit: number) => db`
    (SELECT coalesce(sent_at, queued_at) + make_interval(hours => ${hours}) FROM acquisition_messages
     WHERE ${counted(db, now, hours)} ORDER BY coalesce(sent_at, queued_at) DESC OFFSET ${limit - 1} LIMIT 1)`
  const [row] = await db<{ at: string | null }[]>`
    SELECT ${iso(db, db`greatest(${after(1, settings.hourly_limit)}, ${after(24, settings.daily_limit)})`)} AS at`
  return row?.at ?? null
}

/** A mail with what it needs to be written. */
export type Letter = {
  id: number
  entryId: number
  kind: AcquisitionMessage['kind']
  recipient: string
  language: Language
  subject: string
  salutation: string
  name: string
  body: string
  business: string
  source: 'list' | 'crawl'
  legalBasis: string
  /** What the Message-ID of the mail before has in front of its @; empty without one. */
  followsKey: string
  /** The Message-ID of what it answers, where that is known; null where it answers nothing. */
  answersId?: string | null
}

export const letterColumns = (db: Db) => db`
  m.id, m.entry_id AS "entryId", ${kindOf(db)}, m.recipient, m.language, m.subject, m.salutation, m.name, m.body, e.business,
  e.source, e.legal_basis AS "legalBasis",
  coalesce((SELECT f.mail_key FROM acquisition_messages f WHERE f.id = coalesce(
    m.follows, (SELECT message_id FROM acquisition_events WHERE id = m.answers))), '') AS "followsKey",
  (SELECT CASE inbound_id WHEN '' THEN NULL ELSE '<' || inbound_id || '>' END FROM acquisition_events WHERE id = m.answers) AS "answersId"`

/** Links in mails work for as long as mailboxes keep them. */
const linkYears = 50

type Hands = Pick<Context, 'clock' | 'links'> & { env: Pick<Env, 'business' | 'publicUrl'> }

/** The mail as it goes out now. */
export function writeMail({ env, clock, links }: Hands, letter: Letter): MailMessage {
  const { kind, followsKey } = letter
  const until = clock().add({ hours: linkYears * 365 * 24 })
  const inReplyTo = letter.answersId ?? (followsKey && messageIdOf(followsKey, env.publicUrl))
  return outreachMail({
    ...letter,
    salutation: letter.salutation || neutralIn(letter.language),
    to: letter.recipient,
    sender: env.business,
    publicUrl: env.publicUrl,
    ...(kind !== 'reply' && { token: links.sign({ kind: 'unsubscribe', id: String(letter.id) }, until) }),
    ...(inReplyTo && { inReplyTo }),
  })
}

/** A mail's HTML to the letter as it was sent, or as it would be now. */
export async function readMessageHtml(db: Db, context: Hands, id: number): Promise<string | undefined> {
  const [letter] = await db<(Letter & { sentHtml: string })[]>`
    SELECT ${letterColumns(db)}, m.mail_html AS "sentHtml"
    FROM acquisition_messages m JOIN acquisition_entries e ON e.id = m.entry_id WHERE m.id = ${id}`
  return letter && (letter.sentHtml || writeMail(context, letter).html)
}

/** The mail that would be sent to an entry with what is typed; undefined where there is no such entry. */
export async function readDraft(db: Db, context: Hands, draft: OutreachDraft): Promise<MailMessage | undefined> {
  const [entry] = await db<{ source: 'list' | 'crawl' }[]>`
    SELECT source FROM acquisition_entries WHERE id = ${draft.entry} AND deleted_at IS NULL`
  const letter = { ...draft, id: 0, entryId: draft.entry, kind: 'first' as const, followsKey: '' }
  return (
    entry &&
    writeMail(context, {
      ...letter,
      ...entry,
      recipient: bareAddress(draft.email),
      body: sanitizeHtml(bodyHtml(draft.body)),
      language: languageTo(draft),
    })
  )
}

/** What was written to an entry and what came back. */
export async function readHistory(db: Db, now: Temporal.Instant, id: number): Promise<History | undefined> {
  const [entry] = await db<(Pick<History, 'stage'> & History['legal'])[]>`
    SELECT stage, legal_basis AS basis, legal_note AS note, legal_by AS by, ${iso(db, db`legal_at`)} AS at
    FROM acquisition_entries WHERE id = ${id} AND deleted_at IS NULL`
  if (!entry) return undefined
  const messages = await db<AcquisitionMessage[]>`
    SELECT ${columns(db)} FROM acquisition_messages m JOIN acquisition_entries e ON e.id = m.entry_id
    WHERE m.entry_id = ${id} ORDER BY m.id DESC`
  const events = await db<AcquisitionEvent[]>`
    SELECT id, kind, words, ${iso(db, db`at`)} AS at, noted_by, kind = 'answered' AND message_id IS NOT NULL AS came
    FROM acquisition_events
    WHERE entry_id = ${id} ORDER BY at DESC, id DESC`
  const notes = await readNotes(db, id)
  const planned = await readFollowUps(db, now, daysBetweenMails(await readSettings(db)), id)
  const { stage, ...legal } = entry
  return { stage, legal, messages, events, notes, follow_up_at: planned.messages[0]?.due_at ?? null }
}

/** Of the job that reads the mailbox. */
export const mailboxJob = 'acquisition-mailbox'

/** A try that fails now and then is no news. */
const quiet = '5 minutes'

/** When the mailbox was last read, in whichever process, where that is a while ago and the last try failed. */
export async function readMailboxAway(db: Db): Promise<{ read_at: string | null } | null> {
  const [row] = await db<{ read_at: string | null }[]>`
    SELECT ${iso(db, db`succeeded_at`)} AS read_at FROM job_runs
    WHERE name = ${mailboxJob} AND failed_at > coalesce(succeeded_at, '-infinity')
      AND coalesce(succeeded_at, '-infinity') < now() - ${quiet}::interval`
  return row ?? null
}
