import { nameOf } from '#kit/server/http/audit.ts'
import type { Write } from '#kit/server/http/write.ts'
import { keepSizes } from '#kit/server/pages/files.ts'
import type { PictureSizes } from '#kit/server/pictures/process.ts'
import { type Db, violates } from '#kit/server/postgres/db.ts'
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

/** Hangs a work with its pictures; as part of the write it comes from. Fails with `hangsAlready`. */
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

/** Hangs what the artist uploaded, and gives its id. */
export async function hang(
  { tx, author, audit }: Write,
  work: Pick<NewWork, 'made' | 'title' | 'alt' | 'series' | 'year'>,
): Promise<number> {
  const by = { uploaderId: author.id, uploader: nameOf(author.caller), at: author.at }
  const { id } = await insertWork(tx, { ...work, ...by })
  await audit('gallery.hang', `work:${id}`, { title: work.title || untitled })
  return id
}

/** Whether a picture that is to hang does already. */
export const hangsAlready = (error: unknown): boolean => violates(error, 'gallery_items_file')

/** Takes a work down, or hangs it again. False where there is none. Fails with `hangsAlready`. */
export const setDown = (write: Write, id: number, down: boolean): Promise<boolean> =>
  changeAway(write, { table: 'gallery_items', record: 'work', id, away: down }, [
    'gallery.take-down',
    'gallery.hang-again',
  ])

/** Takes a contact request out of the inbox, or puts it back. False where there is none. */
export const setRequestAway = (write: Write, id: number, away: boolean): Promise<boolean> =>
  changeAway(write, { table: 'gallery_contact_requests', record: 'art-request', id, away }, [
    'art-request.delete',
    'art-request.restore',
  ])

type Away = { table: string; record: string; id: number; away: boolean }

async function changeAway(
  { tx, author, audit }: Write,
  { table, record, id, away }: Away,
  [gone, back]: [string, string],
) {
  const [row] = await tx<{ away: boolean }[]>`
    SELECT deleted_at IS NOT NULL AS away FROM ${tx(table)} WHERE id = ${id} FOR UPDATE`
  if (!row || row.away === away) return row !== undefined
  await tx`UPDATE ${tx(table)} SET deleted_at = ${away ? author.at.toString() : null} WHERE id = ${id}`
  await audit(away ? gone : back, `${record}:${id}`)
  return true
}

/** Marks a contact request as seen. Says whether there is one. */
export async function seeRequest(db: Db, id: number): Promise<boolean> {
  const { count } = await db`UPDATE gallery_contact_requests SET seen = true WHERE id = ${id} AND deleted_at IS NULL`
  return count > 0
}
