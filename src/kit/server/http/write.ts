import type { Topic } from '#kit/shared/topic.ts'
import { type Transaction, transaction } from '../postgres/db.ts'
import type { WithStatus } from './answer.ts'
import { type Actor, audit, authorOf } from './audit.ts'
import type { Context } from './context.ts'
import type { Caller } from './http.ts'
import { earlierAnswer, keepKey, type Repeat, rememberAnswer } from './repeat.ts'

/** The call that a write is for. */
export type WriteCall = { caller: Caller; repeat: Repeat | undefined }

/** What a write works with, in its transaction. */
export type Write = {
  tx: Transaction
  author: Actor
  /** Says in the audit log what the author did to a record. */
  audit: (action: string, record: string, details?: object) => PromiseLike<unknown>
  /** Of what open screens and caches hear once it is committed. */
  tell: (...topics: Topic[]) => void
}

const success = { status: 'success' as const }
type Answered<T> = [T] extends [object] ? T | WithStatus<T> : typeof success

/**
 * The way in which people who are signed in write: all of it or nothing, by one author at one instant, and done once
 * however often it is sent. What the work gives is the answer, to repetitions too: that it was done, where it gives nothing.
 * All of it is told to `topics`.
 */
export const writing =
  (context: Pick<Context, 'sql' | 'live' | 'env' | 'clock'>, ...topics: Topic[]) =>
  async <T>({ caller, repeat }: WriteCall, work: (write: Write) => Promise<T>): Promise<Answered<T>> => {
    const author = authorOf(caller, context)
    const told = new Set<Topic>()
    const attempt = async (tx: Transaction) => {
      told.clear()
      for (const topic of topics) told.add(topic)
      keepKey(tx, repeat)
      const given = await work({
        tx,
        author,
        audit: (...entry) => audit(tx, author, ...entry),
        tell: (...more) => more.forEach((topic) => void told.add(topic)),
      })
      const done = (given ?? success) as Answered<T>
      if (repeat) await rememberAnswer(tx, repeat, repeat.status, done)
      return done
    }
    try {
      const done = await transaction(context.sql, attempt)
      if (told.size > 0) await context.live.changed(...told)
      return done
    } catch (refusal) {
      const earlier = await earlierAnswer<Answered<T>>(context.sql, repeat)
      if (earlier) return earlier as Answered<T>
      throw refusal
    }
  }

/** What the calls of a feature work with, where they write. */
export type WithWrite = Context & { write: ReturnType<typeof writing> }
