import type { Db } from '#kit/server/postgres/db.ts'
import { addDays, instantOf } from '#kit/shared/day.ts'
import type { AuditEntry, AuditFilter } from '../contract.ts'
import { actionsOf } from '../rules.ts'

export const pageSize = 50

type Asked = AuditFilter & { before?: number | undefined }

/** A page, newest first. */
export async function readAuditLog(
  db: Db,
  asked: Asked,
  timeZone: string,
  size = pageSize,
): Promise<{ entries: AuditEntry[]; next: number | null }> {
  const mentioned = await findMentioned(db, asked.search)
  const found = await db<AuditEntry[]>`${named(db, pageStatement(db, asked, { timeZone, mentioned, size }))}`
  const entries = found.slice(0, size)
  return { entries, next: found.length > size ? (entries.at(-1)?.id ?? null) : null }
}

/** The things that a search means by what people call them: the log knows them by their numbers only. */
async function findMentioned(db: Db, search: string | undefined): Promise<string[]> {
  if (!search) return []
  const called = search.trim().toLowerCase()
  const rows = await db<{ id: string }[]>`
    SELECT 'booking:' || id AS id FROM bookings
    WHERE reference IN (${search.replaceAll('-', '').toUpperCase()}, ${search.toUpperCase()})
    UNION ALL SELECT 'vehicle:' || id FROM vehicles WHERE lower(name) = ${called}
    UNION ALL SELECT 'customer:' || id FROM customers WHERE lower(business) = ${called}
    UNION ALL SELECT 'acquisition:' || id FROM acquisition_entries WHERE lower(business) = ${called}
    UNION ALL SELECT 'invoice:' || id FROM invoices WHERE lower(reference) = ${called}
    UNION ALL SELECT 'user:' || id FROM users WHERE lower(first_name || ' ' || last_name) = ${called}`
  return rows.map(({ id }) => id)
}

type Bounds = { timeZone: string; mentioned: readonly string[]; size: number }

/** Rows of a page, and one more where there is another one. Every filter has an index in the order of the page. */
export function pageStatement(db: Db, asked: Asked, { timeZone, mentioned, size }: Bounds) {
  const { actor, kind, action, verb, record, from, to, search, before } = asked
  const start = from && instantOf(from, 0, timeZone).toString()
  const end = to && instantOf(addDays(to, 1), 0, timeZone).toString()
  return db`
    SELECT id, at, actor_id, actor, action, record, kind, details FROM audit_log
    WHERE true
      ${actor === undefined ? db`` : db`AND actor_id = ${actor}`}
      ${kind === undefined ? db`` : db`AND kind = ${kind}`}
      ${action === undefined ? db`` : db`AND action = ${action}`}
      ${verb === undefined ? db`` : db`AND action = ANY(${actionsOf(verb)})`}
      ${record === undefined ? db`` : db`AND record = ${record}`}
      ${start ? db`AND at >= ${start}` : db``}
      ${end ? db`AND at < ${end}` : db``}
      ${before ? db`AND (at, id) < ((SELECT at FROM audit_log WHERE id = ${before}), ${before}::bigint)` : db``}
      ${search ? db`AND (${allWords(db, search)} OR record = ANY(${mentioned as string[]}))` : db``}
    ORDER BY at DESC, id DESC LIMIT ${size + 1}`
}

const allWords = (db: Db, search: string) =>
  search
    .split(/\s+/)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
    .map((pattern) => db`audit_text(actor, action, record, details) ILIKE ${pattern}`)
    .reduce((all, one) => db`${all} AND ${one}`)

/** Rows with what people call their records today, looked up by key. */
const named = (db: Db, rows: ReturnType<typeof pageStatement>) => db`
  SELECT log.id, to_char(log.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, log.actor_id, log.actor, log.action,
         log.record, log.details, found.label, found.place
  FROM (${rows}) log
  CROSS JOIN LATERAL (SELECT CASE WHEN split_part(log.record, ':', 2) ~ '^[0-9]{1,9}$'
                                  THEN split_part(log.record, ':', 2)::int END AS number) of
  LEFT JOIN LATERAL (
    SELECT reference AS label, to_char(starts_at, 'YYYY-MM-DD') AS place FROM bookings
    WHERE log.kind = 'booking' AND bookings.id = of.number
    UNION ALL
    SELECT name, CASE WHEN deleted_at IS NULL THEN type::text END FROM vehicles
    WHERE log.kind = 'vehicle' AND vehicles.id = of.number
    UNION ALL
    SELECT name, CASE WHEN deleted_at IS NULL THEN type END FROM products
    WHERE log.kind = 'product' AND products.id = of.number
    UNION ALL
    SELECT trim(first_name || ' ' || last_name), NULL FROM users WHERE log.kind = 'user' AND users.id = of.number
    UNION ALL
    SELECT CASE type WHEN 'todo' THEN 'task ‘' || left(body, 40) || CASE WHEN length(body) > 40 THEN '…' ELSE '' END || '’'
                     ELSE 'the request of ' || name END, NULL
    FROM inbox_items WHERE log.kind = 'inbox' AND inbox_items.id = of.number
    UNION ALL
    SELECT coalesce(nullif(name, ''), nullif(email, ''), phone), NULL FROM blocked_customers
    WHERE log.kind = 'blocked-customer' AND blocked_customers.id = of.number
    UNION ALL
    SELECT 'the price rule “' || name || '”', NULL FROM price_rules WHERE log.kind = 'price-rule' AND price_rules.id = of.number
    UNION ALL
    SELECT 'the hours of ' || first_day, NULL FROM special_days WHERE log.kind = 'special-day' AND special_days.id = of.number
    UNION ALL
    SELECT 'the terms from ' || starts_on, NULL FROM booking_terms WHERE log.kind = 'terms' AND booking_terms.id = of.number
    UNION ALL
    SELECT 'the promo code ' || code, NULL FROM promo_codes WHERE log.kind = 'promo-code' AND promo_codes.id = of.number
    UNION ALL
    SELECT 'the extra “' || name || '”', NULL FROM extras WHERE log.kind = 'extra' AND extras.key = split_part(log.record, ':', 2)
    UNION ALL
    SELECT 'mail ' || id, NULL FROM mails WHERE log.kind = 'mail' AND mails.id = of.number
    UNION ALL
    SELECT business, NULL FROM customers WHERE log.kind = 'customer' AND customers.id = of.number
    UNION ALL
    SELECT business, NULL FROM acquisition_entries WHERE log.kind = 'acquisition' AND acquisition_entries.id = of.number
    UNION ALL
    SELECT reference, NULL FROM invoices WHERE log.kind = 'invoice' AND invoices.id = of.number
    UNION ALL
    SELECT '“' || title || '”', CASE WHEN deleted_at IS NULL THEN 'gallery' END FROM gallery_items
    WHERE log.kind = 'work' AND gallery_items.id = of.number
    UNION ALL
    SELECT 'a comment on “' || i.title || '”', NULL FROM gallery_comments c JOIN gallery_items i ON i.id = c.item_id
    WHERE log.kind = 'work-comment' AND c.id = of.number
    UNION ALL
    SELECT 'the request of ' || name, NULL FROM gallery_contact_requests
    WHERE log.kind = 'art-request' AND gallery_contact_requests.id = of.number
  ) found ON true
  ORDER BY log.at DESC, log.id DESC`

/** Kinds and actions that occur, each found by a jump in its index, whatever the size of the log. */
const distinct = (db: Db, column: 'kind' | 'action') => db<{ value: string }[]>`
  WITH RECURSIVE steps AS (
    (SELECT min(${db(column)}) AS value FROM audit_log)
    UNION ALL
    SELECT (SELECT min(${db(column)}) FROM audit_log WHERE ${db(column)} > steps.value) FROM steps WHERE steps.value IS NOT NULL
  )
  SELECT value FROM steps WHERE value IS NOT NULL`

export async function readChoices(db: Db) {
  const [people, kinds, actions] = await Promise.all([
    db<{ id: number; name: string }[]>`
      SELECT id, trim(first_name || ' ' || last_name) AS name FROM users
      WHERE EXISTS (SELECT FROM audit_log WHERE actor_id = users.id) ORDER BY lower(last_name), lower(first_name), id`,
    distinct(db, 'kind'),
    distinct(db, 'action'),
  ])
  return { people, kinds: kinds.map(({ value }) => value), actions: actions.map(({ value }) => value) }
}
