import { type Actor, type Author, audit, nameOf } from '#kit/server/http/audit.ts'
import { keepSizes } from '#kit/server/pages/files.ts'
import type { PictureSizes } from '#kit/server/pictures/process.ts'
import { type Db, type Sql, transaction, violates } from '#kit/server/postgres/db.ts'
import { untitled, usualAlt } from '../rules.ts'

export type NewWork = {
  made: PictureSizes
  title: string
  alt: string
  series: string
  /** Undefined where nobody knows. */
  year: number | undefined
  /** An id of an account; null where it has none. */
  uploaderId: number | null
  uploader: string
  at: Temporal.Instant
  likecount?: number
}

/** Hangs a work with its pictures; as part of the write it comes from. Violates `gallery_items_file` when the picture hangs already. */
export async function insertWork(db: Db, work: NewWork): Promise<{ id: number; file: string }> {
  const { made, uploaderId, uploader, series, year = null, likecount = 0, at } = work
  const title = work.title || untitled
  const { file, narrower } = await keepSizes(db, made)
  const [row] = await db<{ id: number }[]>`
    INSERT INTO gallery_items (uploader_id, uploader, title, alt, series, year, file, width, height, narrower, placeholder,
                               likecount, created_at)
    VALUES (${uploaderId}, ${uploader}, ${title}, ${work.alt || usualAlt(title, uploader)}, ${series}, ${year}, ${file},
            ${made.width}, ${made.height}, ${JSON.stringify(narrower)}::text::jsonb, ${made.placeholder}, ${likecount},
            ${at.toString()})
    RETURNING id`
  return { id: row?.id as number, file }
}

/** Hangs what the artist uploaded. Gives its id; 'hangs already' when the same picture does. */
export async function hang(
  sql: Sql,
  work: Pick<NewWork, 'made' | 'title' | 'alt' | 'series' | 'year'>,
  by: Actor,
): Promise<number | 'hangs already'> {
  try {
    return await transaction(sql, async (tx) => {
      const { id } = await insertWork(tx, { ...work, uploaderId: by.id, uploader: nameOf(by.caller), at: by.at })
      await audit(tx, by, 'gallery.hang', `work:${id}`, { title: work.title || untitled })
      return id
    })
  } catch (error) {
    if (violates(error, 'gallery_items_file')) return 'hangs already'
    throw error
  }
}

export type Outcome = 'done' | 'unchanged' | 'unknown' | 'hangs already'

/** Takes a work down, or hangs it again. */
export function setDown(sql: Sql, id: number, down: boolean, by: Author): Promise<Outcome> {
  return changeAway(sql, { table: 'gallery_items', record: 'work', id, away: down }, by, [
    'gallery.take-down',
    'gallery.hang-again',
  ])
}

/** Takes a contact request out of the inbox, or puts it back. */
export function setRequestAway(sql: Sql, id: number, away: boolean, by: Author): Promise<Outcome> {
  return changeAway(sql, { table: 'gallery_contact_requests', record: 'art-request', id, away }, by, [
    'art-request.delete',
    'art-request.restore',
  ])
}

type Away = { table: string; record: string; id: number; away: boolean }

async function changeAway(sql: Sql, { table, record, id, away }: Away, by: Author, [gone, back]: [string, string]) {
  try {
    return await transaction<Outcome>(sql, async (tx) => {
      const [row] = await tx<{ away: boolean }[]>`
        SELECT deleted_at IS NOT NULL AS away FROM ${tx(table)} WHERE id = ${id} FOR UPDATE`
      if (!row) return 'unknown'
      if (row.away === away) return 'unchanged'
      await tx`UPDATE ${tx(table)} SET deleted_at = ${away ? by.at.toString() : null} WHERE id = ${id}`
      await audit(tx, by, away ? gone : back, `${record}:${id}`)
      return 'done'
    })
  } catch (error) {
    // Its picture was uploaded again meanwhile.
    if (violates(error, 'gallery_items_file')) return 'hangs already'
    throw error
  }
}

/** Marks a contact request as seen. Says whether there is one. */
export async function seeRequest(db: Db, id: number): Promise<boolean> {
  const { count } = await db`UPDATE gallery_contact_requests SET seen = true WHERE id = ${id} AND deleted_at IS NULL`
  return count > 0
}
