import type { Write } from '#kit/server/http/write.ts'
import { randomToken, sha256 } from '#kit/server/security/secret.ts'
import { invalid, notFound, ProblemError } from '#kit/shared/problem.ts'
import { mostFeeds } from '../contract.ts'
import { words } from '../words.ts'

/** Makes a calendar for the author; the token is told this once. Throws 409 where there are too many. */
export async function addFeed({ tx, author, audit }: Write, shows: string): Promise<{ id: number; token: string }> {
  const token = randomToken()
  const boat = shows === 'all' || shows === 'own' ? null : Number(shows)
  // Two at once see each other's.
  await tx`SELECT FROM users WHERE id = ${author.id} FOR UPDATE`
  const [{ count } = { count: 0 }] = await tx<{ count: number }[]>`
    SELECT count(*)::int AS count FROM calendar_feeds WHERE user_id = ${author.id}`
  if (count >= mostFeeds) throw new ProblemError(409, 'TOO_MANY', words.tooMany(mostFeeds))
  const [made] = await tx<{ id: number }[]>`
    INSERT INTO calendar_feeds (user_id, token_hash, vehicle_id, own)
    SELECT ${author.id}, ${sha256(token)}, ${boat}::int, ${shows === 'own'}
    WHERE ${boat}::int IS NULL OR EXISTS (SELECT FROM vehicles WHERE id = ${boat}::int AND deleted_at IS NULL)
    RETURNING id`
  if (!made) throw invalid([{ field: 'shows', message: words.chooseShown }])
  await audit('calendar.add', `user:${author.id}`, { shows })
  return { id: made.id, token }
}

/** Throws 404 where the author has none of that number. */
export async function removeFeed({ tx, author, audit }: Write, id: number): Promise<void> {
  const { count } = await tx`DELETE FROM calendar_feeds WHERE id = ${id} AND user_id = ${author.id}`
  if (count === 0) throw notFound(words.noFeed)
  await audit('calendar.remove', `user:${author.id}`)
}
