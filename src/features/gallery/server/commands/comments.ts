import { nameOf } from '#kit/server/http/audit.ts'
import type { Write } from '#kit/server/http/write.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { invalid, notFound } from '#kit/shared/problem.ts'
import type { GalleryComment } from '../../contract.ts'
import { mayReply } from '../../rules.ts'
import { words } from '../../words.ts'
import { findComment } from '../queries.ts'

type NewComment = { gallery_item: number; parent?: number | undefined; body: string }

/** Writes a comment or a reply. Throws what the rules refuse. */
export async function postComment(
  { tx, author, audit }: Write,
  { gallery_item, parent, body }: NewComment,
): Promise<GalleryComment> {
  await lockItem(tx, gallery_item)
  const depth = parent === undefined ? 1 : await depthBelow(tx, gallery_item, parent)
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO gallery_comments (item_id, parent_id, depth, author_id, author, body, created_at)
    VALUES (${gallery_item}, ${parent ?? null}, ${depth}, ${author.id}, ${nameOf(author.caller)}, ${body},
            ${author.at.toString()})
    RETURNING id`
  const id = row?.id as number
  await moveCount(tx, gallery_item, 1)
  await audit('gallery.comment', `work-comment:${id}`, { work: gallery_item })
  return { ...(await findComment(tx, id)), replies: [] }
}

/** Whoever comments on a work waits for whoever else does, so that the count is exact. */
async function lockItem(tx: Transaction, itemId: number) {
  const rows = await tx`SELECT FROM gallery_items WHERE id = ${itemId} AND deleted_at IS NULL FOR UPDATE`
  if (rows.length === 0) throw notFound(words.workGone)
}

/** The depth of a reply to a comment that can be read: nothing above it was taken away. */
async function depthBelow(tx: Transaction, itemId: number, parent: number): Promise<number> {
  const above = await tx<{ depth: number; gone: boolean }[]>`
    WITH RECURSIVE above AS (
      SELECT id, parent_id, depth, deleted_at FROM gallery_comments WHERE id = ${parent} AND item_id = ${itemId}
      UNION ALL
      SELECT c.id, c.parent_id, c.depth, c.deleted_at FROM gallery_comments c JOIN above ON c.id = above.parent_id
    )
    SELECT depth, deleted_at IS NOT NULL AS gone FROM above ORDER BY depth DESC`
  const [nearest] = above
  if (!nearest || above.some(({ gone }) => gone)) throw notFound(words.commentGone)
  if (!mayReply(nearest.depth)) throw invalid([{ field: 'parent', message: words.tooDeep }])
  return nearest.depth + 1
}

async function moveCount(tx: Transaction, itemId: number, change: number): Promise<number> {
  const [row] = await tx<{ commentcount: number }[]>`
    UPDATE gallery_items SET commentcount = commentcount + ${change} WHERE id = ${itemId} RETURNING commentcount`
  return row?.commentcount ?? 0
}

/**
 * Takes a comment away with the replies to it, or puts both back; gives the count of its work after it. Done again nothing
 * changes. Throws 404 where there is no such comment.
 */
export async function setAway({ tx, author, audit }: Write, id: number, away: boolean): Promise<number> {
  const [comment] = await tx<{ item: number }[]>`SELECT item_id AS item FROM gallery_comments WHERE id = ${id}`
  if (!comment) throw notFound(words.commentGone)
  await lockItem(tx, comment.item)
  const readable = await countReadable(tx, comment.item)
  const { count } = await tx`
    UPDATE gallery_comments SET deleted_at = ${away ? author.at.toString() : null}
    WHERE id = ${id} AND (deleted_at IS NULL) = ${away}`
  const action = away ? 'gallery.comment-delete' : 'gallery.comment-restore'
  if (count > 0) await audit(action, `work-comment:${id}`, { work: comment.item })
  return moveCount(tx, comment.item, (await countReadable(tx, comment.item)) - readable)
}

/** Comments and replies of a work that nothing above hides. */
async function countReadable(tx: Transaction, itemId: number): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    WITH RECURSIVE readable AS (
      SELECT id FROM gallery_comments WHERE item_id = ${itemId} AND parent_id IS NULL AND deleted_at IS NULL
      UNION ALL
      SELECT c.id FROM gallery_comments c JOIN readable ON c.parent_id = readable.id WHERE c.deleted_at IS NULL
    )
    SELECT count(*)::int AS count FROM readable`
  return row?.count ?? 0
}
