import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import type { Voted } from '../../contract/artist.ts'
import { type Vote, type VoteButton, voteAfter, voteChange } from '../../rules.ts'
import { type Votable, votables } from '../queries.ts'

type Press = { votable: Votable; id: number; button: VoteButton; userId: number }

/**
 * Counts one press of a button. Whoever votes on the same thing at the same moment waits for the row, so that every vote is
 * read after the one before it and the count is exact. Undefined when it is not there any more.
 */
export async function vote(tx: Transaction, press: Press): Promise<Voted | undefined> {
  if (!(await lock(tx, press))) return undefined
  const before = await readVote(tx, press)
  const likecount = await count(tx, press, voteChange(before, press.button))
  const now = voteAfter(before, press.button)
  await keepVote(tx, press, now)
  return { status: 'success', likecount, vote: now }
}

async function lock(tx: Transaction, { votable, id }: Press): Promise<boolean> {
  const rows = await tx`SELECT FROM ${tx(votables[votable].table)} WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`
  return rows.length > 0
}

async function readVote(tx: Transaction, { votable, id, userId }: Press): Promise<Vote> {
  const { votes, column } = votables[votable]
  const [row] = await tx<{ vote: Vote }[]>`
    SELECT vote FROM ${tx(votes)} WHERE user_id = ${userId} AND ${tx(column)} = ${id}`
  return row?.vote ?? 0
}

async function count(tx: Transaction, { votable, id }: Press, change: number): Promise<number> {
  const [row] = await tx<{ likecount: number }[]>`
    UPDATE ${tx(votables[votable].table)} SET likecount = likecount + ${change} WHERE id = ${id} RETURNING likecount`
  return row?.likecount ?? 0
}

async function keepVote(tx: Transaction, { votable, id, userId }: Press, now: Vote) {
  const { votes, column } = votables[votable]
  if (now === 0) await tx`DELETE FROM ${tx(votes)} WHERE user_id = ${userId} AND ${tx(column)} = ${id}`
  else
    await tx`
      INSERT INTO ${tx(votes)} (user_id, ${tx(column)}, vote) VALUES (${userId}, ${id}, ${now})
      ON CONFLICT (user_id, ${tx(column)}) DO UPDATE SET vote = excluded.vote`
}

/** Remembers that somebody opened a work. False when it does not hang; done again nothing changes. */
export async function seeItem(db: Db, itemId: number, userId: number): Promise<boolean> {
  const rows = await db`
    WITH item AS (SELECT id FROM gallery_items WHERE id = ${itemId} AND deleted_at IS NULL),
    seen AS (INSERT INTO gallery_seen (item_id, user_id) SELECT id, ${userId} FROM item ON CONFLICT DO NOTHING)
    SELECT FROM item`
  return rows.length > 0
}
