import { type Day, wallClock } from '#kit/shared/day.ts'
import type { Db } from '../postgres/db.ts'
import type { Context } from './context.ts'
import type { Caller } from './http.ts'

/** Who does something, and when: one for each write, in the audit log and in the labels of records alike. */
export type Author = {
  /** Null where it happens by itself. */
  id: number | null
  /** As whom they sign: root as the business, everybody else by first and last name. */
  name: string
  at: Temporal.Instant
  /** On the calendar of the business. */
  day: Day
}

/** An author who is signed in. */
export type Actor = Author & { id: number; caller: Caller }

type Named = Pick<Caller, 'firstName' | 'lastName'>

/** Empty for a visitor. */
export const nameOf = (person: Named | undefined): string =>
  person ? `${person.firstName} ${person.lastName}`.trim() : ''

const signatureOf = (person: Named & Pick<Caller, 'root'>, business: string): string =>
  person.root ? business : nameOf(person)

/** Somebody, or what happens by itself, as the author of what is done now. */
export function authoredBy(by: Pick<Author, 'id' | 'name'>, { env, clock }: Pick<Context, 'env' | 'clock'>): Author {
  const at = clock()
  return { id: by.id, name: by.name, at, day: wallClock(env.timeZone, at).day }
}

/** Whoever calls, as the author of what they do now. */
export function authorOf(caller: Caller, context: Pick<Context, 'env' | 'clock'>): Actor {
  const { id } = caller
  return { ...authoredBy({ id, name: signatureOf(caller, context.env.business.name) }, context), id, caller }
}

/**
 * The entry of the audit log, to be part of the transaction or the statement that it tells of: one for each row of `per`
 * (`FROM booked`). `record` names its kind and key, `booking:7`.
 */
export const audit = (
  db: Db,
  author: Author,
  action: string,
  record: string | ReturnType<Db>,
  details: object = {},
  per = db``,
) => db`
  INSERT INTO audit_log (at, actor_id, actor, action, record, details)
  SELECT ${author.at.toString()}::timestamptz, ${author.id}::int, ${author.name}, ${action}, ${record},
         ${JSON.stringify(details)}::text::jsonb ${per}`
