import type { Sql } from '#kit/server/postgres/db.ts'
import { type Asked, end, findSignedIn, readCookies } from './floor-answers.ts'

const pageSize = 50

const utc = '\'YYYY-MM-DD"T"HH24:MI:SS"Z"\''
const doubled = (field: string, key: string) => `
  CASE WHEN length(e.${key}) > 5 AND EXISTS (
    SELECT FROM acquisition_entries o
    WHERE o.${key} = e.${key} AND o.${key} <> '' AND o.deleted_at IS NULL AND o.id <> e.id
  ) THEN '${field}' END`

/** One statement for the page, with what its entries share with others and who is never written to. */
const page = `
  SELECT e.id, e.business, e.website, e.email, e.phone, e.type, e.country, e.state,
         ARRAY(SELECT to_char(at AT TIME ZONE 'UTC', ${utc}) FROM unnest(e.contacted_at) at ORDER BY at) AS "contactDates",
         e.active, e.subject, e.salutation, e.name, e.body, e.preset, e.note, e.search_term AS "searchTerm",
         e.delay_hours::float8 AS delay, e.stage, e.legal_basis AS "legalBasis", e.legal_note AS "legalNote",
         (SELECT to_char(m.due_at AT TIME ZONE 'UTC', ${utc}) FROM acquisition_messages m
          WHERE m.entry_id = e.id AND m.state IN ('waiting', 'queued')) AS "waitingUntil",
         array_remove(ARRAY[${doubled('business', 'business_key')}, ${doubled('website', 'website_key')},
                            ${doubled('email', 'email_key')}, ${doubled('phone', 'phone_key')}], NULL) AS doubles,
         e.added_or_changed_by, e.version, e.customer_id AS "customerId", s.value AS "offValue", s.reason AS "offReason"
  FROM acquisition_entries e
  LEFT JOIN LATERAL (
    SELECT kind, value, reason FROM acquisition_suppressions
    WHERE (kind = 'address' AND value = lower(e.email)) OR (kind = 'domain' AND value = split_part(lower(e.email), '@', 2))
    ORDER BY kind LIMIT 1
  ) s ON e.email <> ''
  WHERE e.deleted_at IS NULL
  ORDER BY e.id DESC LIMIT ${pageSize + 1}`

type Row = { id: number; email: string; customerId: number | null; offValue: string | null; offReason: string | null }

/** The first page of the list, for an admin: a session, the page and the count at once. */
export async function answerAcquisition(sql: Sql, { request, response }: Asked): Promise<void> {
  const user = await findSignedIn(sql, readCookies(request.headers.cookie))
  if (!user) return end(response, 401)
  if (!user.admin) return end(response, 403)
  const [rows, [all], customers] = await Promise.all([
    sql.unsafe<Row[]>(page, [], { prepare: true }),
    sql<{ count: number }[]>`SELECT count(*)::int AS count FROM acquisition_entries WHERE deleted_at IS NULL`,
    sql<{ id: number; business: string; email: string }[]>`
      SELECT id, business, lower(email) AS email FROM customers WHERE deleted_at IS NULL`,
  ])
  const byId = new Map(customers.map((one) => [one.id, one.business]))
  const byEmail = new Map(customers.filter(({ email }) => email !== '').map((one) => [one.email, one.business]))
  const shown = rows.slice(0, pageSize)
  const total = all?.count ?? 0
  const list = shown.map(({ offValue, offReason, customerId, ...row }) => ({
    ...row,
    suppressed: offValue === null ? null : `${offValue} has ${offReason}`,
    customer: (customerId === null ? undefined : byId.get(customerId)) ?? byEmail.get(row.email.toLowerCase()) ?? null,
  }))
  const next = rows.length > pageSize ? shown.at(-1)?.id : null
  end(response, 200, JSON.stringify({ acquisition_list: list, next, found: total, total }))
}
