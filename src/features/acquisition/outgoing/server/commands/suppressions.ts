import { type Author, audit } from '#kit/server/http/audit.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { invalid, notFound, ProblemError } from '#kit/shared/problem.ts'
import { cancelUnsent, recordEvent } from '../../../entries/server/commands/events.ts'
import { isSharedDomain, registrableDomain } from '../../../outreach/rules/domains.ts'
import { bareAddress } from '../../../outreach/rules.ts'
import type { SuppressionReason } from '../../contract/suppressions.ts'
import { inWords } from '../queries/suppressions.ts'

export type NewSuppression = {
  kind: 'address' | 'domain'
  value: string
  reason: SuppressionReason
  note?: string
  addedBy?: string
  at: Temporal.Instant
}

/**
 * Never writes to an address, or any address of a domain, again: whatever waits for it does not go out any more. Somebody's
 * own wish replaces what we found out ourselves. Says whether it is new.
 */
export async function suppress(tx: Transaction, suppression: NewSuppression): Promise<boolean> {
  const { kind, value, reason, note: words = '', addedBy = '', at } = suppression
  const { count } = await tx`
    INSERT INTO acquisition_suppressions AS kept (kind, value, reason, note, added_by, at)
    VALUES (${kind}, ${value}, ${reason}, ${words}, ${addedBy}, ${at.toString()})
    ON CONFLICT ON CONSTRAINT suppressed_once DO UPDATE
      SET reason = excluded.reason, note = excluded.note, added_by = excluded.added_by, at = excluded.at
      WHERE kept.reason IN ('bounced', 'by_hand') AND excluded.reason IN ('unsubscribed', 'complained')`
  const entries = await lockEntriesAt(tx, suppression)
  await cancelUnsent(tx, entries, inWords({ kind, value, reason }))
  return count > 0
}

/** Somebody wants no mails: kept, and noted with every entry it is about. `messageId`: the mail whose link was followed. */
export async function leave(
  tx: Transaction,
  wish: Omit<NewSuppression, 'reason'> & {
    reason: 'unsubscribed' | 'complained'
    message?: { id: number; entryId: number }
    words?: string
  },
): Promise<void> {
  const { message, words = '', at } = wish
  if (!(await suppress(tx, wish))) return
  const entries = new Set([...(message ? [message.entryId] : []), ...(await lockEntriesAt(tx, wish))])
  for (const entryId of entries) {
    const messageId = entryId === message?.entryId ? message.id : undefined
    await recordEvent(tx, { entryId, messageId, kind: wish.reason, words, at, notedBy: wish.addedBy ?? '' })
  }
}

/** The entries whose address it is, or is of the domain; in the order in which everybody locks them. */
async function lockEntriesAt(
  tx: Transaction,
  { kind, value }: Pick<NewSuppression, 'kind' | 'value'>,
): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    SELECT id FROM acquisition_entries WHERE deleted_at IS NULL AND
      ${
        kind === 'address'
          ? tx`email_key = ${value}`
          : tx`(right(email_key, ${value.length + 1}) = ${`@${value}`} OR right(email_key, ${value.length + 1}) = ${`.${value}`})`
      }
    ORDER BY id FOR NO KEY UPDATE`
  return rows.map(({ id }) => id)
}

/** Puts an address or a domain on the list by hand. Throws 409 where it is there, 422 for a domain of strangers. */
export async function addByHand(
  tx: Transaction,
  { value: typed, words, by }: { value: string; words: string; by: Author },
): Promise<void> {
  const kind = typed.includes('@') ? 'address' : 'domain'
  const value = kind === 'address' ? bareAddress(typed) : ownDomain(typed)
  const added = await suppress(tx, { kind, value, reason: 'by_hand', note: words, addedBy: by.name, at: by.at })
  if (!added) throw new ProblemError(409, 'ALREADY_SUPPRESSED', `${value} is in the list already`)
  await audit(tx, by, 'acquisition.suppress', 'acquisition:suppressions', { value })
}

function ownDomain(typed: string): string {
  const domain = registrableDomain(typed)
  const refuse = (message: string) => invalid([{ field: 'value', message }])
  if (domain === undefined) throw refuse('Please enter an email address or a domain')
  if (isSharedDomain(domain)) throw refuse(`Strangers have addresses at ${domain}: please enter a whole address`)
  return domain
}

/** Takes one off the list; what somebody asked for themselves stays. */
export async function removeSuppression(tx: Transaction, id: number, by: Author): Promise<void> {
  const [row] = await tx<{ value: string; reason: SuppressionReason }[]>`
    SELECT value, reason FROM acquisition_suppressions WHERE id = ${id} FOR UPDATE`
  if (!row) throw notFound('This address is not in the list any more')
  if (row.reason === 'unsubscribed' || row.reason === 'complained') {
    throw new ProblemError(409, 'THEIR_WISH', `${row.value} asked for it: nobody may write to it`)
  }
  await tx`DELETE FROM acquisition_suppressions WHERE id = ${id}`
  await audit(tx, by, 'acquisition.unsuppress', 'acquisition:suppressions', { value: row.value })
}
