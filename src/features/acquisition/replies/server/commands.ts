import { type Author, audit } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import type { Stage } from '../../contract.ts'
import { acquisitionMessages } from '../../entries/contract/handle.ts'
import { cancelUnsent, recordEvent } from '../../entries/server/commands/events.ts'
import { leave, suppress } from '../../outgoing/server/commands/suppressions.ts'
import { isTakenIn, suppressedAmong } from '../../outgoing/server/queries/suppressions.ts'
import type { InboundOutcome, NotedKind } from '../../outreach/contract.ts'
import { bareAddress, stageAfter } from '../../outreach/rules.ts'
import { type InboundMail, judge, type Verdict } from '../rules.ts'
import { changedByOutreach } from './commands/messages.ts'

export type TakenIn = { outcome: InboundOutcome; entries: { id: number; business: string }[]; words: string }

/** A mail of ours that something came back to. */
type Sent = { id: number; entryId: number; recipient: string; business: string }

type Work = { tx: Transaction; at: Temporal.Instant; inboundId: string }

const answered = 'They answered'

/** Takes in a mail that came to us, once: what it says of mails of ours is kept, of others only that it was looked through. */
export async function takeIn(
  context: Pick<Context, 'sql' | 'clock' | 'env' | 'live'>,
  mail: InboundMail,
  by?: Author,
): Promise<TakenIn> {
  const { sql, clock, env, live } = context
  const taken = await transaction(sql, async (tx) => {
    if (await isTakenIn(tx, mail.messageId)) return { outcome: 'known' as const, entries: [], words: '' }
    const { count } = await tx`
      INSERT INTO acquisition_inbound (message_id, outcome, at) VALUES (${mail.messageId}, 'other', ${clock().toString()})
      ON CONFLICT DO NOTHING`
    if (count === 0) return { outcome: 'known' as const, entries: [], words: '' }
    const fromUs = mail.from === bareAddress(env.business.email)
    const found = fromUs ? nothing : await apply({ tx, at: clock(), inboundId: named(mail.messageId) }, judge(mail))
    await tx`UPDATE acquisition_inbound SET outcome = ${found.outcome} WHERE message_id = ${mail.messageId}`
    if (by) await audit(tx, by, 'acquisition.take-in', 'acquisition:mails', { outcome: found.outcome })
    return found
  })
  if (taken.entries.length > 0) await live.changed(...changedByOutreach)
  return taken
}

/** A Message-ID that a reply can name; some mails have none. */
const named = (messageId: string) => (/^[^\s<>]+@[^\s<>]+$/.test(messageId) ? messageId : '')

const nothing: TakenIn = { outcome: 'other', entries: [], words: '' }

function apply(work: Work, verdict: Verdict): Promise<TakenIn> | TakenIn {
  if (verdict.kind === 'letter') return takeAnswer(work, verdict)
  if (verdict.kind === 'returned') return takeReturned(work, verdict)
  if (verdict.kind === 'complaint') return takeComplaint(work, verdict)
  return { ...nothing, outcome: 'automatic' }
}

async function takeAnswer({ tx, at, inboundId }: Work, letter: Extract<Verdict, { kind: 'letter' }>): Promise<TakenIn> {
  const sent = await findSent(tx, letter.keys, letter.from)
  for (const { id: messageId, entryId } of sent) {
    const { from: sender, words } = letter
    await recordEvent(tx, { entryId, messageId, kind: 'answered', words, at, sender, inboundId })
    await cancelUnsent(tx, [entryId], answered, 'follow_up')
  }
  return taken(sent, 'answered', letter.words)
}

async function takeReturned(
  { tx, at }: Work,
  { undelivered, keys }: Extract<Verdict, { kind: 'returned' }>,
): Promise<TakenIn> {
  let result = nothing
  for (const { recipient, hard, words } of undelivered) {
    for (const message of await findSent(tx, keys, recipient)) {
      const { id: messageId, entryId, recipient: value } = message
      const kind = hard ? 'bounced' : 'soft_bounced'
      await recordEvent(tx, { entryId, messageId, kind, words, at })
      if (hard) await suppress(tx, { kind: 'address', value, reason: 'bounced', note: words.slice(0, 300), at })
      result = taken([message], kind, words)
    }
  }
  return result
}

async function takeComplaint(
  { tx, at }: Work,
  { recipients, keys, words }: Extract<Verdict, { kind: 'complaint' }>,
): Promise<TakenIn> {
  const found = await Promise.all((recipients.length > 0 ? recipients : ['']).map((one) => findSent(tx, keys, one)))
  const sent = found.flat()
  for (const message of sent) {
    await leave(tx, { kind: 'address', value: message.recipient, reason: 'complained', message, words, at })
  }
  return taken(sent, 'complained', words)
}

const taken = (sent: readonly Sent[], outcome: InboundOutcome, words: string): TakenIn =>
  sent.length === 0
    ? nothing
    : {
        outcome,
        words,
        entries: [...new Map(sent.map(({ entryId: id, business }) => [id, { id, business }])).values()],
      }

/** The mails of ours that are named by their keys; without any, the latest one to an address. */
async function findSent(tx: Transaction, keys: readonly string[], address: string): Promise<Sent[]> {
  const byKey = await tx<Sent[]>`
    SELECT DISTINCT ON (m.entry_id) m.id, m.entry_id AS "entryId", m.recipient, e.business
    FROM acquisition_messages m JOIN acquisition_entries e ON e.id = m.entry_id
    WHERE m.mail_key = ANY(${keys as string[]}) AND m.mail_key <> '' ORDER BY m.entry_id, m.id DESC`
  if (byKey.length > 0 || address === '') return byKey
  return tx<Sent[]>`
    SELECT m.id, m.entry_id AS "entryId", m.recipient, e.business
    FROM acquisition_messages m JOIN acquisition_entries e ON e.id = m.entry_id
    WHERE m.recipient = ${address} AND m.state IN ('queued', 'sent', 'unclear') ORDER BY m.id DESC LIMIT 1`
}

const notedBefore: Readonly<Partial<Record<NotedKind, string>>> = {
  answered: 'It is noted already that they answered',
  bounced: 'It is noted already that this address does not exist',
  unsubscribed: 'They have unsubscribed already',
  reopened: 'There is nothing to open again',
}

/** Notes by hand what happened. Throws 404, and 409 where it stands there already or the address is never written to. */
export async function noteByHand(
  tx: Transaction,
  { entryId, kind, words, by }: { entryId: number; kind: NotedKind; words: string; by: Author },
): Promise<void> {
  const [entry] = await tx<{ email: string; business: string; stage: Stage; mails: number }[]>`
    SELECT email_key AS email, business, stage, cardinality(contacted_at) AS mails FROM acquisition_entries
    WHERE id = ${entryId} AND deleted_at IS NULL FOR NO KEY UPDATE`
  if (!entry) throw notFound(acquisitionMessages.gone)
  const { email, business, stage } = entry
  const { at, name } = by
  const stands = stageAfter(stage, kind, entry.mails) === stage
  if (stands && !(kind === 'answered' && words !== ''))
    throw new ProblemError(409, 'NOTED_BEFORE', notedBefore[kind] ?? '')
  const happened = { words, at, addedBy: name }
  if (kind === 'reopened') await refuseSuppressed(tx, email)
  if (kind === 'unsubscribed' && email !== '')
    await leave(tx, { kind: 'address', value: email, reason: kind, ...happened })
  else await recordEvent(tx, { entryId, kind, words, at, notedBy: name })
  if (kind === 'bounced' && email !== '')
    await suppress(tx, { kind: 'address', value: email, reason: kind, note: words.slice(0, 300), addedBy: name, at })
  if (kind === 'answered') await cancelUnsent(tx, [entryId], answered, 'follow_up')
  await audit(tx, by, `acquisition.${kind}`, `acquisition:${entryId}`, { business })
}

async function refuseSuppressed(tx: Transaction, email: string): Promise<void> {
  const reason = (await suppressedAmong(tx, [email])).get(email)
  if (reason) throw new ProblemError(409, 'SUPPRESSED', `${reason}: enter another address first`)
}
