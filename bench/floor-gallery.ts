import type { Sql } from '#kit/server/postgres/db.ts'
import { type Asked, end } from './floor-answers.ts'

type Item = { id: number; uploader: string; file: string; narrower: { file: string; width: number }[] }

/** Every work that hangs. */
export async function answerGallery(sql: Sql, { response }: Asked): Promise<void> {
  const rows = await sql<Item[]>`
    SELECT id, uploader, file, likecount, commentcount,
           to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "dateTime", title, alt, series, year, width,
           height, narrower, placeholder
    FROM gallery_items WHERE deleted_at IS NULL ORDER BY created_at DESC, id DESC`
  const items = rows.map(({ id, uploader, file, narrower, ...row }) => ({
    id,
    uploader,
    path: `/files/${file}`,
    ...row,
    narrower: narrower.map((one) => ({ path: `/files/${one.file}`, width: one.width })),
  }))
  end(response, 200, JSON.stringify({ gallery_data: items }))
}

type Comment = { id: number; likecount: number; dateTime: string; parent: number | null; replies?: Comment[] }

const byLikes = (a: Comment, b: Comment) =>
  b.likecount - a.likecount || (a.dateTime < b.dateTime ? 1 : a.dateTime > b.dateTime ? -1 : b.id - a.id)

/** The comments on a work as trees, most liked first. */
export async function answerComments(sql: Sql, { path, response }: Asked): Promise<void> {
  const item = Number(path.split('/')[3])
  if (!Number.isInteger(item)) return end(response, 422)
  const [hangs, comments] = await Promise.all([
    sql`SELECT FROM gallery_items WHERE id = ${item} AND deleted_at IS NULL`,
    sql<Comment[]>`
      SELECT id, item_id AS gallery_item, author, body, likecount,
             to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "dateTime", parent_id AS parent
      FROM gallery_comments WHERE deleted_at IS NULL AND item_id = ${item}`,
  ])
  if (hangs.length === 0) return end(response, 404)
  const known = new Map(comments.map((one) => [one.id, one]))
  const top: Comment[] = []
  for (const one of comments) one.replies = []
  for (const one of comments) {
    if (one.parent === null) top.push(one)
    else known.get(one.parent)?.replies?.push(one)
  }
  for (const one of comments) if ((one.replies?.length ?? 0) > 1) one.replies?.sort(byLikes)
  end(response, 200, JSON.stringify({ comments: top.sort(byLikes) }))
}
