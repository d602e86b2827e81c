import type { Shows } from '#kit/server/pages/shown.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { GalleryComment, GalleryItem } from '../contract.ts'
import { threadsOf } from '../rules/threads.ts'
import type { Vote } from '../rules.ts'

type Row = Omit<GalleryItem, 'path' | 'narrower'> & { file: string; narrower: { file: string; width: number }[] }

const pathOf = (file: string) => `/files/${file}`

const instant = (db: Db, column: string) => db`to_char(${db(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const selectItems = (db: Db) => db`
  SELECT id, uploader, file, likecount, commentcount, ${instant(db, 'created_at')} AS "dateTime", title, alt, series, year,
         width, height, narrower, placeholder
  FROM gallery_items WHERE deleted_at IS NULL`

const asItem = ({ id, uploader, file, narrower, ...row }: Row): GalleryItem => ({
  id,
  uploader,
  path: pathOf(file),
  ...row,
  narrower: narrower.map((one) => ({ path: pathOf(one.file), width: one.width })),
})

/** Every work that hangs, newest first. */
export async function readItems(db: Db): Promise<GalleryItem[]> {
  const rows = await db<Row[]>`${selectItems(db)} ORDER BY created_at DESC, id DESC`
  return rows.map(asItem)
}

export async function findItem(db: Db, id: number): Promise<GalleryItem | undefined> {
  const [row] = await db<Row[]>`${selectItems(db)} AND id = ${id}`
  return row && asItem(row)
}

const selectComments = (db: Db) => db`
  SELECT id, item_id AS gallery_item, author, body, likecount, ${instant(db, 'created_at')} AS "dateTime", parent_id AS parent
  FROM gallery_comments WHERE deleted_at IS NULL`

type Comment = Omit<GalleryComment, 'replies'>

/**
 * The threads below a work; undefined when it does not hang. One statement asks for both, and the comments come as one
 * value: rows of their own and a second statement cost a third more.
 */
export async function readThreads(db: Db, itemId: number): Promise<GalleryComment[] | undefined> {
  const [item] = await db<{ comments: Comment[] | null }[]>`
    SELECT (
      SELECT json_agg(c) FROM (${selectComments(db)} AND item_id = i.id) c
    ) AS comments
    FROM gallery_items i WHERE id = ${itemId} AND deleted_at IS NULL`
  return item && threadsOf(item.comments ?? [])
}

export async function findComment(db: Db, id: number): Promise<Comment> {
  const [row] = await db<Comment[]>`${selectComments(db)} AND id = ${id}`
  return row as Comment
}

/** What can be voted on, and where. */
export const votables = {
  item: { table: 'gallery_items', votes: 'gallery_item_votes', column: 'item_id' },
  comment: { table: 'gallery_comments', votes: 'gallery_comment_votes', column: 'comment_id' },
} as const
export type Votable = keyof typeof votables

/** Ids of what somebody liked (1) or disliked (-1), of what is still there. */
export async function readVotes(db: Db, votable: Votable, userId: number, vote: Exclude<Vote, 0>): Promise<number[]> {
  const { table, votes, column } = votables[votable]
  const rows = await db<{ id: number }[]>`
    SELECT id FROM ${db(votes)} v JOIN ${db(table)} t ON t.id = v.${db(column)}
    WHERE v.user_id = ${userId} AND v.vote = ${vote} AND t.deleted_at IS NULL ORDER BY id`
  return rows.map(({ id }) => id)
}

export async function readSeen(db: Db, userId: number): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    SELECT item_id AS id FROM gallery_seen s JOIN gallery_items i ON i.id = s.item_id
    WHERE s.user_id = ${userId} AND i.deleted_at IS NULL ORDER BY 1`
  return rows.map(({ id }) => id)
}

/** Finds a row for the largest file of a work that hangs. */
export const showsPicture: Shows = (db, file) =>
  db`SELECT 1 FROM gallery_items WHERE file = ${file} AND deleted_at IS NULL`
