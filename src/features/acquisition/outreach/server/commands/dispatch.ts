import type { Context } from '#kit/server/http/context.ts'
import { insertMail, messageKey } from '#kit/server/mail/mail.ts'
import { type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { wallClock } from '#kit/shared/day.ts'
import type { Stage } from '../../../contract.ts'
import { moveStage, recordEvent } from '../../../entries/server/commands/events.ts'
import { suppress } from '../../../outgoing/server/commands/suppressions.ts'
import { readSender } from '../../../outgoing/server/queries/sender.ts'
import { isHard, statusIn } from '../../../replies/rules.ts'
import { changedByOutreach, refusalOf } from '../../../replies/server/commands/messages.ts'
import {
  countSent,
  iso,
  isToBeFollowed,
  kindOf,
  type Letter,
  letterColumns,
  nextAt,
  nextStep,
  readSettings,
  writeMail,
} from '../../../replies/server/queries/messages.ts'
import type { AcquisitionMessage } from '../../contract.ts'
import { allowance, daysBetweenMails, isAskedAgain } from '../../rules.ts'
import { followUpText } from '../../templates/follow-up.ts'

export type Dispatching = Pick<Context, 'sql' | 'env' | 'clock' | 'links' | 'live' | 'log'>

/** One turn ends after so many, and the next one goes on. */
const mostOfTurn = 200

/**
 * Notes what became of mails, and puts those that are due into the outbox as far as the limits allow. Any number of
 * processes may, and each may die at any point: a mail is either waiting or in the outbox, never both or neither.
 */
export async function dispatch(context: Dispatching): Promise<{ settled: number; queued: number }> {
  let [settled, queued] = [0, 0]
  try {
    settled = await settle(context)
    while (queued < mostOfTurn && (await handOverNext(context))) queued++
  } finally {
    if (settled + queued > 0) await context.live.changed(...changedByOutreach)
  }
  return { settled, queued }
}

type Ended = {
  id: number
  entryId: number
  kind: AcquisitionMessage['kind']
  recipient: string
  state: 'sent' | 'failed' | 'unclear' | 'canceled'
  error: string | null
  refused: boolean
  sentAt: string | null
}

/** Mails that the outbox is done with. What it was unclear about may have become clear. */
async function settle({ sql, clock }: Dispatching): Promise<number> {
  const ended = await sql<{ id: number; entryId: number }[]>`
    SELECT m.id, m.entry_id AS "entryId" FROM acquisition_messages m JOIN mails ON mails.id = m.mail_id
    WHERE m.state IN ('queued', 'unclear') AND mails.state IN ('sent', 'failed', 'unclear', 'canceled')
      AND mails.state <> m.state
    ORDER BY m.id LIMIT ${mostOfTurn}`
  for (const { id, entryId } of ended) await transaction(sql, (tx) => settleOne(tx, id, entryId, clock()))
  return ended.length
}

async function settleOne(tx: Transaction, id: number, entryId: number, now: Temporal.Instant): Promise<void> {
  await tx`SELECT FROM acquisition_entries WHERE id = ${entryId} FOR NO KEY UPDATE`
  const [ended] = await tx<Ended[]>`
    UPDATE acquisition_messages m
    SET state = mails.state, sent_at = mails.sent_at,
        error = CASE mails.state WHEN 'sent' THEN NULL WHEN 'canceled' THEN 'Taken out of the mailbox' ELSE mails.error END
    FROM mails
    WHERE m.id = ${id} AND mails.id = m.mail_id AND m.state IN ('queued', 'unclear')
      AND mails.state IN ('sent', 'failed', 'unclear', 'canceled') AND mails.state <> m.state
    RETURNING m.id, m.entry_id AS "entryId", ${kindOf(tx)}, m.recipient, m.state, m.error, mails.refused, m.sent_at AS "sentAt"`
  if (ended?.state === 'sent') await noteSent(tx, ended, now)
  if (ended?.state === 'failed' && ended.refused) await noteRefused(tx, ended, now)
}

async function noteSent(tx: Transaction, { entryId, kind }: Ended, now: Temporal.Instant): Promise<void> {
  // What was answered to somebody is no further try to win them.
  if (kind === 'reply') return
  await tx`
    UPDATE acquisition_entries SET contacted_at = ARRAY(
      SELECT sent_at FROM acquisition_messages WHERE entry_id = ${entryId} AND state = 'sent' AND answers IS NULL ORDER BY sent_at, id
    ) WHERE id = ${entryId}`
  await moveStage(tx, entryId, kind === 'first' ? 'first_sent' : 'follow_up_sent', now)
}

/** Their mail server does not take it: for good where there is no such mailbox, otherwise for what it says. */
async function noteRefused(tx: Transaction, message: Ended, at: Temporal.Instant): Promise<void> {
  const { id: messageId, entryId, recipient, error } = message
  const words = error ?? ''
  const hard = isHard(statusIn(words), words)
  await recordEvent(tx, { entryId, messageId, kind: hard ? 'bounced' : 'soft_bounced', words, at })
  if (hard) await suppress(tx, { kind: 'address', value: recipient, reason: 'bounced', note: words.slice(0, 300), at })
}

type Due = Letter & { country: string; active: boolean; deleted: boolean; stage: Stage }

/**
 * Puts the longest due mail into the outbox, or ends it where it may not go out any more, all in one transaction. False
 * where none is due, the limits are reached or sending is paused; answers to what somebody wrote are of no limit. Turns take each other's place at the row of settings,
 * so that all of them together keep the limits.
 */
const handOverNext = (context: Dispatching): Promise<boolean> =>
  transaction(context.sql, async (tx) => {
    const now = context.clock()
    await tx`SELECT FROM acquisition_settings FOR UPDATE`
    const { hourly_limit: hourly, daily_limit: daily, paused } = await readSettings(tx)
    if (paused) return false
    const { holds } = await readSender(tx, context.env)
    const isFree = !holds && allowance({ hourly, daily }, await countSent(tx, now)) > 0
    const [due] = await tx<{ id: number; entryId: number }[]>`
      SELECT id, entry_id AS "entryId" FROM acquisition_messages
      WHERE state = 'waiting' AND due_at <= ${now.toString()} AND (answers IS NOT NULL OR ${isFree}::boolean)
      ORDER BY due_at, id LIMIT 1`
    if (!due) return false
    await tx`SELECT FROM acquisition_entries WHERE id = ${due.entryId} FOR NO KEY UPDATE`
    await handOver(tx, context, due.id, now)
    return true
  })

async function handOver(tx: Transaction, context: Dispatching, id: number, now: Temporal.Instant): Promise<void> {
  const [letter] = await tx<Due[]>`
    SELECT ${letterColumns(tx)}, e.country, e.active, e.deleted_at IS NOT NULL AS deleted, e.stage
    FROM acquisition_messages m JOIN acquisition_entries e ON e.id = m.entry_id
    WHERE m.id = ${id} AND m.state = 'waiting'`
  if (!letter) return
  const reason = await whyNot(tx, letter)
  if (reason !== undefined) {
    await tx`UPDATE acquisition_messages SET state = 'canceled', error = ${reason} WHERE id = ${id} AND state = 'waiting'`
    return
  }
  const { count } = await tx`
    UPDATE acquisition_messages SET state = 'queued', queued_at = ${now.toString()} WHERE id = ${id} AND state = 'waiting'`
  if (count === 0) return
  const mail = writeMail(context, letter)
  const [kept] = await tx<{ id: number; createdAt: string }[]>`
    ${insertMail(tx, mail)} RETURNING id, created_at AS "createdAt"`
  if (!kept) throw new Error('a mail to a business has a recipient')
  await tx`
    UPDATE acquisition_messages
    SET mail_id = ${kept.id}, mail_key = ${messageKey(kept)}, mail_text = ${mail.text}, mail_html = ${mail.html}
    WHERE id = ${id}`
}

/** Why a mail may not go out any more, although it was ordered. */
async function whyNot(tx: Transaction, letter: Due): Promise<string | undefined> {
  if (letter.deleted) return 'The entry was deleted meanwhile'
  if (!letter.active) return 'The entry was marked as inactive meanwhile'
  if (letter.kind === 'follow_up' && !isAskedAgain(letter.stage)) return 'Nobody is to be asked again any more'
  // Who wrote to us needs no other reason to be answered.
  const country = letter.kind === 'reply' ? '' : letter.country
  return refusalOf(tx, { ...letter, country, entry: letter.entryId, email: letter.recipient })
}

type Asked = {
  id: number
  language: 'en' | 'de'
  country: string
  salutation: string
  name: string
  subject: string
  /** An instant. */
  sentAt: string
  /** The how manieth follow-up is due. */
  step: number
}

/** Asks again where nobody answered in time: those mails wait for their turn as others do. Says how many. */
export async function planFollowUps({ sql, env, clock, live }: Dispatching): Promise<number> {
  const now = clock()
  const days = daysBetweenMails(await readSettings(sql))
  const due = await sql<Asked[]>`
    SELECT f.id, f.language, f.country, f.salutation, f.name, f.subject, ${iso(sql, sql`f.sent_at`)} AS "sentAt", ${nextStep(sql)} AS step FROM acquisition_messages f JOIN acquisition_entries e ON e.id = f.entry_id
    WHERE ${isToBeFollowed(sql, now, days)}
      AND ${nextAt(sql, days)} <= ${now.toString()}::timestamptz
    ORDER BY f.sent_at, f.id LIMIT ${mostOfTurn}`
  for (const { id, subject, sentAt, step, ...first } of due) {
    const firstSentOn = wallClock(env.timeZone, sentAt).day
    const again = followUpText({ ...first, firstSubject: subject, firstSentOn, step, isLast: step === days.length })
    await sql`
      INSERT INTO acquisition_messages (entry_id, kind, step, follows, state, due_at, recipient, preset, type, country, language,
                                        subject, salutation, name, body, ordered_by_id, ordered_by, created_at)
      SELECT entry_id, 'follow_up', ${step}::smallint, id, 'waiting', ${now.toString()}::timestamptz, recipient, preset, type, country, language,
             ${again.subject}, salutation, name, ${again.body}, ordered_by_id, ordered_by,
             ${now.toString()}::timestamptz
      FROM acquisition_messages WHERE id = ${id}
      ON CONFLICT DO NOTHING`
  }
  if (due.length > 0) await live.changed('acquisition')
  return due.length
}
