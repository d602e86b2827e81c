import type { FastifyRequest } from 'fastify'
import type { Answer, Endpoint } from '#kit/shared/endpoint.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import { fromWire, toWire } from '#kit/shared/wire.ts'
import type { Db, Transaction } from '../postgres/db.ts'
import { sha256 } from '../security/secret.ts'
import { answer, type WithStatus } from './answer.ts'
import { words } from './words.ts'

/** One intended write: whatever comes with the same key is the same write again. `status`: of its answer. */
export type Repeat = {
  scope: string
  key: string
  bodyHash: Buffer
  status: number
  answers: Endpoint['answers']
  outcome: { isReplay: boolean }
}

const keyPattern = /^[\w-]{16,100}$/

export function repeatOf(
  request: FastifyRequest,
  { path, body: schema, answers }: Endpoint,
  body: unknown,
  status: number,
): Repeat | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !keyPattern.test(key)) {
    throw invalid([{ field: 'Idempotency-Key', message: words.keyPattern }])
  }
  const bodyHash = sha256(JSON.stringify(toWire(schema, body) ?? null))
  return { scope: path, key, status, bodyHash, answers, outcome: { isReplay: false } }
}

const sentUnder = new WeakMap<Transaction, Pick<Repeat, 'scope' | 'key'>>()

/** Says under which key the write of this transaction was sent, for what has to be found again outside of it. */
export function keepKey(tx: Transaction, repeat: Pick<Repeat, 'scope' | 'key'> | undefined): void {
  if (repeat) sentUnder.set(tx, repeat)
}
export const keyOf = (tx: Transaction) => sentUnder.get(tx)

/** The answer given to this write before, if it was. Another body under the same key is refused. */
export async function earlierAnswer<T>(db: Db, repeat: Repeat | undefined): Promise<WithStatus<T> | undefined> {
  if (!repeat) return undefined
  const [row] = await db<{ body_hash: Buffer; status: number; answer: string }[]>`
    SELECT body_hash, status, answer FROM idempotent_answers WHERE scope = ${repeat.scope} AND key = ${repeat.key}`
  if (!row) return undefined
  if (!repeat.bodyHash.equals(row.body_hash)) {
    throw new ProblemError(422, 'IDEMPOTENCY_KEY_REUSED', words.keyReused)
  }
  repeat.outcome.isReplay = true
  return answer(row.status, fromWire(repeat.answers[row.status as 200], JSON.parse(row.answer) as T))
}

/** The answer that a write was given under a key, for whoever did not get it; null where none was. */
export async function readAnswer<E extends Endpoint>(
  db: Db,
  { path, answers }: E,
  key: string,
): Promise<Answer<E> | null> {
  const [row] = await db<{ status: 200; answer: string }[]>`
    SELECT status, answer FROM idempotent_answers WHERE scope = ${path} AND key = ${key}`
  return row ? fromWire(answers[row.status], JSON.parse(row.answer)) : null
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
 * The statement that keeps the answer as it goes out, to be part of the write itself: one row for each row of `per` (`FROM booked`).
 * Fails when the key is there already, which is for `orEarlierAnswer` to see. Without a key it keeps nothing.
 */
export const rememberAnswer = (db: Db, repeat: Repeat | undefined, status: number, body: object, per = db``) => db`
  INSERT INTO idempotent_answers (scope, key, body_hash, status, answer)
  SELECT ${repeat?.scope ?? null}::text, ${repeat?.key ?? null}::text, ${repeat?.bodyHash ?? null}::bytea, ${status}::smallint,
         ${JSON.stringify(toWire(repeat?.answers[status as 200], body))}::text
  FROM (SELECT 1) one ${repeat ? db`WHERE EXISTS (SELECT ${per})` : db`WHERE false`}`
