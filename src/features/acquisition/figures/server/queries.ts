import type { Db } from '#kit/server/postgres/db.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import type { getAcquisitionFigures, Reached } from '../contract.ts'

type Asked = { type?: string | undefined; country?: string | undefined }

type Row = Reached & { part: 'all' | 'presets' | 'subjects' | 'countries'; name: string }

/** How many reached which step. Who was ever written to counts also when the entry is deleted. */
export async function readFigures(db: Db, asked: Asked): Promise<Answer<typeof getAcquisitionFigures>> {
  const rows = await db<Row[]>`${figuresStatement(db, asked)}`
  const none = { new: 0, contacted: 0, followed_up: 0, answered: 0, customer: 0, unsubscribed: 0, bounced: 0 }
  const of = <F extends string>(wanted: Row['part'], field: F) =>
    rows.flatMap(({ part, name, ...counts }) =>
      part === wanted ? [{ ...counts, [field]: name } as Reached & Record<F, string>] : [],
    )
  const { all: _, ...funnel } = of('all', 'all')[0] ?? { ...none, all: '' }
  return {
    funnel,
    presets: of('presets', 'preset'),
    subjects: of('subjects', 'subject').slice(0, mostSubjects),
    countries: of('countries', 'country'),
  }
}

const mostSubjects = 30

/**
 * One row for all, one for each preset and each subject of a first mail, one for each country. Subjects that name the business are
 * one; a name of a letter or two may stand in any word.
 */
export const figuresStatement = (db: Db, { type, country }: Asked) => db`
  WITH written AS (
    SELECT entry_id, (array_agg(preset ORDER BY id))[1] AS preset, (array_agg(subject ORDER BY id))[1] AS subject,
           bool_or(kind = 'follow_up' AND answers IS NULL) AS followed_up
    FROM acquisition_messages WHERE state = 'sent' GROUP BY entry_id
  ), happened AS (
    -- What was taken back by hand did not happen.
    SELECT entry_id, ${stands(db, ['answered'])} AS answered, ${stands(db, ['bounced'])} AS bounced,
           ${stands(db, ['unsubscribed', 'complained'])} AS unsubscribed
    FROM acquisition_events GROUP BY entry_id
  ), reached AS (
    SELECT e.country, w.preset,
           CASE WHEN length(e.business) > 2 THEN replace(w.subject, e.business, '{business}') ELSE w.subject END AS subject,
           w.entry_id IS NOT NULL OR e.contacted_at <> '{}' AS contacted,
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
  SELECT CASE grouping(country, preset, subject) WHEN 3 THEN 'countries' WHEN 5 THEN 'presets' WHEN 6 THEN 'subjects' ELSE 'all' END AS part,
         coalesce(country, preset, subject, '') AS name, count(*)::int AS new, ${counted(db)}
  FROM reached
  GROUP BY GROUPING SETS ((), (country), (preset), (subject))
  HAVING (grouping(preset) = 1 OR preset IS NOT NULL) AND (grouping(subject) = 1 OR subject <> '')
  ORDER BY contacted DESC, new DESC, name`

const counted = (db: Db) =>
  (['contacted', 'followed_up', 'answered', 'customer', 'unsubscribed', 'bounced'] as const)
    .map((step) => db`count(*) FILTER (WHERE ${db(step)})::int AS ${db(step)}`)
    .reduce((all, one) => db`${all}, ${one}`)

/** Whether one of these happened, and nobody reopened the entry since. */
const stands = (db: Db, kinds: readonly string[]) => db`
  max(at) FILTER (WHERE kind = ANY(${kinds as string[]})) >
    coalesce(max(at) FILTER (WHERE kind = 'reopened'), '-infinity')`
