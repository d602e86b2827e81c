import type { Transaction } from '#kit/server/postgres/db.ts'
import type { Stage } from '../../../contract.ts'
import type { EventKind } from '../../../outreach/contract.ts'
import { type StageEvent, stageAfter } from '../../../outreach/rules.ts'

export type NewEvent = {
  entryId: number
  messageId?: number | undefined
  kind: EventKind
  /** What they wrote, or what their mail server said. */
  words?: string
  at: Temporal.Instant
  /** Empty where it came by itself. */
  notedBy?: string
  /** Who wrote, and the Message-ID of that. */
  sender?: string
  inboundId?: string
}

/**
 * Keeps what happened to an entry and moves it on. What is told of the same mail twice is kept once: false then. Entries
 * are locked before their mails, everywhere.
 */
export async function recordEvent(tx: Transaction, event: NewEvent): Promise<boolean> {
  const { entryId, messageId, kind, words = '', at, notedBy = '', sender = '', inboundId = '' } = event
  await tx`SELECT FROM acquisition_entries WHERE id = ${entryId} FOR NO KEY UPDATE`
  const { count } = await tx`
    INSERT INTO acquisition_events (entry_id, message_id, kind, words, at, noted_by, sender, inbound_id)
    SELECT ${entryId}::int, ${messageId ?? null}::int, ${kind}, ${words.slice(0, 5000)}, ${at.toString()}::timestamptz, ${notedBy},
           ${sender}, ${inboundId}
    WHERE NOT EXISTS (
      SELECT FROM acquisition_events
      WHERE message_id = ${messageId ?? null} AND kind = ${kind} AND kind <> 'answered'
    )`
  if (count > 0 && kind !== 'soft_bounced') await moveStage(tx, entryId, kind, at)
  return count > 0
}

/** Moves an entry on its way after something happened; where it stays, it stays there since when it did. */
export async function moveStage(
  tx: Transaction,
  entryId: number,
  event: StageEvent,
  at: Temporal.Instant,
): Promise<void> {
  const [entry] = await tx<{ stage: Stage; mails: number }[]>`
    SELECT stage, cardinality(contacted_at) AS mails FROM acquisition_entries WHERE id = ${entryId} FOR NO KEY UPDATE`
  if (!entry) return
  const stage = stageAfter(entry.stage, event, entry.mails)
  if (stage === entry.stage) return
  await tx`UPDATE acquisition_entries SET stage = ${stage}, stage_at = ${at.toString()} WHERE id = ${entryId}`
}

/** Keeps mails of entries that wait from going out, also those that the outbox has not begun to send. */
export async function cancelUnsent(
  tx: Transaction,
  entries: readonly number[],
  reason: string,
  kind?: 'follow_up',
): Promise<void> {
  const only = kind ? tx`AND kind = ${kind} AND answers IS NULL` : tx``
  await tx`
    WITH stopped AS (
      UPDATE mails SET state = 'canceled' WHERE state = 'waiting' AND id IN (
        SELECT mail_id FROM acquisition_messages WHERE entry_id = ANY(${entries as number[]}) AND state = 'queued' ${only}
      ) RETURNING id
    )
    UPDATE acquisition_messages SET state = 'canceled', error = ${reason}
    WHERE entry_id = ANY(${entries as number[]}) ${only}
      AND (state = 'waiting' OR mail_id IN (SELECT id FROM stopped))`
}
