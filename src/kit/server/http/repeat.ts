import type { FastifyRequest } from 'fastify'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import type { Db } from '../postgres/db.ts'
import { sha256 } from '../security/secret.ts'
import { answer, type WithStatus } from './answer.ts'

/** One intended write: whatever comes with the same key is the same write again. `status`: of its answer. */
export type Repeat = { scope: string; key: string; bodyHash: Buffer; status: number; outcome: { isReplay: boolean } }

const keyPattern = /^[\w-]{16,100}$/

export function repeatOf(request: FastifyRequest, scope: string, body: unknown, status: number): Repeat | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !keyPattern.test(key)) {
    throw invalid([{ field: 'Idempotency-Key', message: 'Please send 16 to 100 letters, digits, - or _' }])
  }
  return { scope, key, status, bodyHash: sha256(JSON.stringify(body ?? null)), outcome: { isReplay: false } }
}

/** The answer given to this write before, if it was. Another body under the same key is refused. */
export async function earlierAnswer<T>(db: Db, repeat: Repeat | undefined): Promise<WithStatus<T> | undefined> {
  if (!repeat) return undefined
  const [row] = await db<{ body_hash: Buffer; status: number; answer: string }[]>`
    SELECT body_hash, status, answer FROM idempotent_answers WHERE scope = ${repeat.scope} AND key = ${repeat.key}`
  if (!row) return undefined
  if (!repeat.bodyHash.equals(row.body_hash)) {
    throw new ProblemError(422, 'IDEMPOTENCY_KEY_REUSED', 'This key belongs to another request')
  }
  repeat.outcome.isReplay = true
  return answer(row.status, JSON.parse(row.answer) as T)
}

/** The answer that a write was given under a key, for whoever did not get it; null where none was. */
export async function readAnswer<T>(db: Db, scope: string, key: string): Promise<T | null> {
  const [row] = await db<{ answer: string }[]>`
    SELECT answer FROM idempotent_answers WHERE scope = ${scope} AND key = ${key}`
  return row ? (JSON.parse(row.answer) as T) : null
}

/**
 * Runs a write that may be a repetition: its result, or the answer given before where it fails or comes to nothing
 * (undefined) this time, as a repetition does. Only that answer says that it is one, and no error does.
 */
export async function orEarlierAnswer<T>(
  db: Db,
  repeat: Repeat | undefined,
  work: () => Promise<WithStatus<T> | undefined>,
): Promise<WithStatus<T> | undefined> {
  try {
    return (await work()) ?? (await earlierAnswer<T>(db, repeat))
  } catch (refusal) {
    const earlier = await earlierAnswer<T>(db, repeat)
    if (earlier) return earlier
    throw refusal
  }
}

/**
 * The statement that keeps the answer, to be part of the write itself: one row for each row of `per` (`FROM booked`).
 * Fails when the key is there already, which is for `orEarlierAnswer` to see. Without a key it keeps nothing.
 */
export const rememberAnswer = (db: Db, repeat: Repeat | undefined, status: number, body: object, per = db``) => db`
  INSERT INTO idempotent_answers (scope, key, body_hash, status, answer)
  SELECT ${repeat?.scope ?? null}::text, ${repeat?.key ?? null}::text, ${repeat?.bodyHash ?? null}::bytea, ${status}::smallint,
         ${JSON.stringify(body)}::text
  FROM (SELECT 1) one ${repeat ? db`WHERE EXISTS (SELECT ${per})` : db`WHERE false`}`
