import type { Db } from '#kit/server/postgres/db.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import type { getAcquisitionFigures, Reached } from '../contract.ts'

type Asked = { type?: string | undefined; country?: string | undefined }

type Row = Reached & { preset: string | null; country: string | null }

/** How many reached which step. Who was ever written to counts also when the entry is deleted. */
export async function readFigures(db: Db, asked: Asked): Promise<Answer<typeof getAcquisitionFigures>> {
  const rows = await db<Row[]>`${figuresStatement(db, asked)}`
  const none = { new: 0, contacted: 0, followed_up: 0, answered: 0, customer: 0, unsubscribed: 0, bounced: 0 }
  const funnel = rows.find(({ preset, country }) => preset === null && country === null)
  const { preset: _, country: __, ...all } = funnel ?? { ...none, preset: null, country: null }
  return {
    funnel: all,
    presets: rows.flatMap(({ country: _country, preset, ...counts }) =>
      preset === null ? [] : [{ preset, ...counts }],
    ),
    countries: rows.flatMap(({ preset: _preset, country, ...counts }) =>
      country === null ? [] : [{ country, ...counts }],
    ),
  }
}

/** One row for all, one for each preset of a first mail, one for each country. */
export const figuresStatement = (db: Db, { type, country }: Asked) => db`
  WITH written AS (
    SELECT entry_id, (array_agg(preset ORDER BY id))[1] AS preset, bool_or(kind = 'follow_up') AS followed_up
    FROM acquisition_messages WHERE state = 'sent' GROUP BY entry_id
  ), happened AS (
    -- What was taken back by hand did not happen.
    SELECT entry_id, ${stands(db, ['answered'])} AS answered, ${stands(db, ['bounced'])} AS bounced,
           ${stands(db, ['unsubscribed', 'complained'])} AS unsubscribed
    FROM acquisition_events GROUP BY entry_id
  ), reached AS (
    SELECT e.country, w.preset, w.entry_id IS NOT NULL OR e.contacted_at <> '{}' AS contacted,
           coalesce(w.followed_up, false) OR e.stage = 'followed_up' AS followed_up,
           coalesce(h.answered, false) OR e.stage IN ('answered', 'customer') AS answered,
           e.stage = 'customer' AS customer,
           coalesce(h.unsubscribed, false) OR e.stage = 'unsubscribed' AS unsubscribed,
           coalesce(h.bounced, false) OR e.stage = 'bounced' AS bounced
    FROM acquisition_entries e
    LEFT JOIN written w ON w.entry_id = e.id
    LEFT JOIN happened h ON h.entry_id = e.id
    WHERE (e.deleted_at IS NULL OR e.contacted_at <> '{}')
      ${type ? db`AND e.type = ${type}` : db``} ${country ? db`AND e.country = ${country}` : db``}
  )
  SELECT country, preset, count(*)::int AS new, ${counted(db)}
  FROM reached
  GROUP BY GROUPING SETS ((), (country), (preset))
  HAVING grouping(preset) = 1 OR preset IS NOT NULL
  ORDER BY grouping(country), contacted DESC, new DESC, country, preset`

const counted = (db: Db) =>
  (['contacted', 'followed_up', 'answered', 'customer', 'unsubscribed', 'bounced'] as const)
    .map((step) => db`count(*) FILTER (WHERE ${db(step)})::int AS ${db(step)}`)
    .reduce((all, one) => db`${all}, ${one}`)

/** Whether one of these happened, and nobody reopened the entry since. */
const stands = (db: Db, kinds: readonly string[]) => db`
  max(at) FILTER (WHERE kind = ANY(${kinds as string[]})) >
    coalesce(max(at) FILTER (WHERE kind = 'reopened'), '-infinity')`
