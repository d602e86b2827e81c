import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import type { AcquisitionNote, getDueTasks } from '../contract.ts'

type Tasks = Answer<typeof getDueTasks>

const iso = (db: Db, column: string) => db`to_char(n.${db(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const columns = (db: Db) => db`
  n.id, n.words, n.due_on::text, ${iso(db, 'done_at')} AS done_at, n.done_by, n.noted_by, ${iso(db, 'at')} AS at`

export const readNotes = (db: Db, entry: number) => db<AcquisitionNote[]>`
  SELECT ${columns(db)} FROM acquisition_notes n WHERE n.entry_id = ${entry} ORDER BY n.id DESC`

export async function readDueTasks(db: Db, today: Day): Promise<Tasks> {
  const rows = await db<(Tasks['tasks'][number] & { total: number })[]>`
    SELECT ${columns(db)}, e.id AS entry, e.business, e.phone, count(*) OVER ()::int AS total
    FROM acquisition_notes n JOIN acquisition_entries e ON e.id = n.entry_id
    WHERE n.due_on <= ${today}::date AND n.done_at IS NULL AND e.deleted_at IS NULL ORDER BY n.due_on, n.id LIMIT 50`
  return { tasks: rows.map(({ total: _, ...task }) => task), total: rows[0]?.total ?? 0 }
}
