import type { Db } from '#kit/server/postgres/db.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import { type AcquisitionType, type Stage, stages } from '../../contract.ts'
import { daysBetweenMails } from '../../outreach/rules.ts'
import { iso, isToBeFollowed, nextAt, readSettings } from '../../replies/server/queries/messages.ts'
import type { BoardCard, getAcquisitionBoard } from '../contract.ts'

export const cardsAtOnce = 25

export type Asked = { type?: AcquisitionType | undefined; stage?: Stage | undefined; after?: string | undefined }

type Row = Omit<BoardCard, 'nextMail'> & { cursor: string; orderedFor: string | null; followUpAt: string | null }

/** The columns, or one of them from where a page ended; how many stand in each. */
export async function readBoard(
  db: Db,
  asked: Asked,
  now: Temporal.Instant,
): Promise<Answer<typeof getAcquisitionBoard>> {
  const days = daysBetweenMails(await readSettings(db))
  const [rows, counts] = await Promise.all([
    db<Row[]>`${boardStatement(db, asked, { at: now, days })}`,
    db<{ stage: Stage; count: number }[]>`
      SELECT stage, count(*)::int AS count FROM acquisition_entries
      WHERE deleted_at IS NULL ${asked.type ? db`AND type = ${asked.type}` : db``} GROUP BY stage`,
  ])
  const columns = (asked.stage ? [asked.stage] : stages).map((stage) => {
    const found = rows.filter((row) => row.stage === stage)
    const shown = found.slice(0, cardsAtOnce)
    return {
      stage,
      count: counts.find((row) => row.stage === stage)?.count ?? 0,
      cards: shown.map(cardOf),
      next: found.length > cardsAtOnce ? (shown.at(-1)?.cursor ?? null) : null,
    }
  })
  return { columns }
}

const cardOf = ({ cursor: _, orderedFor, followUpAt, ...card }: Row): BoardCard => ({
  ...card,
  nextMail: orderedFor
    ? { at: orderedFor, kind: 'ordered' }
    : followUpAt
      ? { at: followUpAt, kind: 'follow_up' }
      : null,
})

/** One more of each column than is shown, found by the index of its stage. */
export function boardStatement(
  db: Db,
  { type, stage, after }: Asked,
  now: { at: Temporal.Instant; days: readonly number[] },
) {
  const [since = '', id = ''] = after?.split('_') ?? []
  return db`
    SELECT e.id, e.business, e.country, e.state, e.type, e.stage, e.active, e.version,
           cardinality(e.contacted_at) AS mails,
           (SELECT ${iso(db, db`max(at)`)} FROM unnest(e.contacted_at) at) AS "lastContact",
           (extract(epoch FROM e.stage_at) * 1000000)::bigint || '_' || e.id AS cursor,
           (SELECT ${iso(db, db`m.due_at`)} FROM acquisition_messages m
            WHERE m.entry_id = e.id AND m.state IN ('waiting', 'queued')) AS "orderedFor",
           (SELECT ${iso(db, db`${nextAt(db, now.days)}`)} FROM acquisition_messages f
            WHERE f.entry_id = e.id AND ${isToBeFollowed(db, now.at, now.days)} LIMIT 1) AS "followUpAt"
    FROM unnest(${(stage ? [stage] : stages) as Stage[]}::text[]) WITH ORDINALITY AS wanted (stage, place)
    CROSS JOIN LATERAL (
      SELECT * FROM acquisition_entries
      WHERE stage = wanted.stage AND deleted_at IS NULL ${type ? db`AND type = ${type}` : db``}
        ${after ? db`AND (stage_at, id) < (${microseconds(db, since)}, ${Number(id)}::int)` : db``}
      ORDER BY stage_at DESC, id DESC LIMIT ${cardsAtOnce + 1}
    ) e
    ORDER BY wanted.place, e.stage_at DESC, e.id DESC`
}

const microseconds = (db: Db, since: string) =>
  db`'epoch'::timestamptz + ${Number(since)}::float8 * interval '1 microsecond'`
