import type * as z from 'zod/mini'
import type { Write } from '#kit/server/http/write.ts'
import { notFound } from '#kit/shared/problem.ts'
import { acquisitionMessages } from '../../entries/contract/handle.ts'
import type { noteForm } from '../contract.ts'

export async function addNote({ tx, author, audit }: Write, { entry, words, dueOn }: z.output<typeof noteForm>) {
  const [noted] = await tx<{ business: string }[]>`
    WITH noted AS (
      INSERT INTO acquisition_notes (entry_id, words, due_on, noted_by, at)
      SELECT id, ${words}, ${dueOn ?? null}::date, ${author.name}, ${author.at.toString()}::timestamptz
      FROM acquisition_entries WHERE id = ${entry} AND deleted_at IS NULL RETURNING entry_id
    )
    SELECT business FROM acquisition_entries WHERE id = (SELECT entry_id FROM noted)`
  if (!noted) throw notFound(acquisitionMessages.gone)
  await audit('acquisition.note', `acquisition:${entry}`, { business: noted.business, ...(dueOn && { dueOn }) })
}

export async function finishTask({ tx, author, audit }: Write, task: number): Promise<void> {
  const [done] = await tx<{ entry: number; business: string }[]>`
    UPDATE acquisition_notes n SET done_by = ${author.name}, done_at = ${author.at.toString()}
    FROM acquisition_entries e
    WHERE n.id = ${task} AND n.due_on IS NOT NULL AND n.done_at IS NULL AND e.id = n.entry_id
    RETURNING e.id AS entry, e.business`
  if (!done) throw notFound('There is no such task, or it is done')
  await audit('acquisition.task-done', `acquisition:${done.entry}`, { business: done.business })
}
