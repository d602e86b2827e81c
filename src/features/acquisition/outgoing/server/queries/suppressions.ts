import { createHash } from 'node:crypto'
import type { Db } from '#kit/server/postgres/db.ts'
import { domainOf } from '../../../outreach/rules/domains.ts'
import { bareAddress } from '../../../outreach/rules.ts'
import type { Suppression, SuppressionReason } from '../../contract/suppressions.ts'

const reasons: Readonly<Record<SuppressionReason, string>> = {
  unsubscribed: 'has unsubscribed',
  bounced: 'does not exist, as its mail server said',
  complained: 'has reported our mail as spam',
  by_hand: 'is never to be written to',
}

/** `kontakt@boote.example has unsubscribed`, `everybody at boote.example is never to be written to`. */
export const inWords = ({ kind, value, reason }: { kind: string; value: string; reason: SuppressionReason }): string =>
  kind === 'domain' ? `Everybody at ${value} ${reasons[reason]}` : `${value} ${reasons[reason]}`

type Row = { kind: 'address' | 'domain'; value: string; reason: SuppressionReason }

/** Which of these addresses are never written to, by themselves or with their whole domain: each with why, in words. */
export async function suppressedAmong(db: Db, emails: readonly string[]): Promise<Map<string, string>> {
  const addresses = [...new Set(emails.map(bareAddress).filter((email) => email !== ''))]
  const domains = [...new Set(addresses.flatMap((email) => domainOf(email) ?? []))]
  if (addresses.length === 0) return new Map()
  const rows = await db<Row[]>`
    SELECT kind, value, reason FROM acquisition_suppressions
    WHERE (kind = 'address' AND value = ANY(${addresses})) OR (kind = 'domain' AND value = ANY(${domains}))`
  const of = (kind: Row['kind']) =>
    new Map(rows.flatMap((row) => (row.kind === kind ? [[row.value, row] as const] : [])))
  const [byAddress, byDomain] = [of('address'), of('domain')]
  const found = emails.flatMap((email) => {
    const row = byAddress.get(bareAddress(email)) ?? byDomain.get(domainOf(email) ?? '')
    return row ? [[email, inWords(row)] as const] : []
  })
  return new Map(found)
}

const pageSize = 50

/** The latest first. A search finds a part of the address, whatever its case. */
export async function listSuppressions(
  db: Db,
  { search = '', before }: { search?: string | undefined; before?: number | undefined },
): Promise<{ suppressions: Suppression[]; next: number | null; total: number }> {
  const matching = search === '' ? db`true` : db`strpos(value, ${search.toLowerCase()}) > 0`
  const found = await db<Suppression[]>`
    SELECT id, kind, value, reason, note, added_by, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at
    FROM acquisition_suppressions WHERE ${matching} ${before === undefined ? db`` : db`AND id < ${before}`}
    ORDER BY id DESC LIMIT ${pageSize + 1}`
  const [row] = await db<{ total: number }[]>`
    SELECT count(*)::int AS total FROM acquisition_suppressions WHERE ${matching}`
  const suppressions = found.slice(0, pageSize)
  const next = found.length > pageSize ? (suppressions.at(-1)?.id ?? null) : null
  return { suppressions, next, total: row?.total ?? 0 }
}

/** How far an address is off our mails; null where it is not. */
export async function suppressedScope(db: Db, email: string): Promise<'address' | 'domain' | null> {
  const rows = await db<{ kind: 'address' | 'domain' }[]>`
    SELECT kind FROM acquisition_suppressions
    WHERE (kind = 'address' AND value = ${email}) OR (kind = 'domain' AND value = ${domainOf(email) ?? ''})`
  if (rows.some(({ kind }) => kind === 'domain')) return 'domain'
  return rows.length > 0 ? 'address' : null
}

/** The mail whose link to unsubscribe was followed. */
export async function readLinked(
  db: Db,
  id: number,
): Promise<{ id: number; entryId: number; recipient: string; language: 'en' | 'de' } | undefined> {
  const [message] = await db<{ id: number; entryId: number; recipient: string; language: 'en' | 'de' }[]>`
    SELECT id, entry_id AS "entryId", recipient, language FROM acquisition_messages WHERE id = ${id}`
  return message
}

/** What a mail that was looked through is known by once its sender was erased: its Message-ID may have their domain. */
export const digestOfMail = (messageId: string): string => createHash('sha256').update(messageId).digest('hex')

/** Whether a mail that came in was looked through before. */
export async function isTakenIn(db: Db, messageId: string): Promise<boolean> {
  const id = messageId.slice(0, 500)
  const found = await db`SELECT FROM acquisition_inbound WHERE message_id IN (${id}, ${digestOfMail(id)})`
  return found.length > 0
}
