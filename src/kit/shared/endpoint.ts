import type * as z from 'zod/mini'
import type { Topic } from './topic.ts'

/**
 * Who may call. `anyone` needs no account; `staff` is any employee; `admin` includes root; `root` is the one
 * account of ROOT_EMAIL; `artist` is the artist of the art site, who is no staff, or root. A demo account passes for its
 * role on reads and is refused on every write that is not `anyone`'s.
 */
export type Access = 'anyone' | 'staff' | 'admin' | 'root' | 'artist'

type Schema = z.ZodMiniType

/** One HTTP call, declared once: validation, access, client, OpenAPI and the access-matrix test are derived from it. */
export type Endpoint = {
  summary: string
  method: 'GET' | 'HEAD' | 'POST' | 'DELETE'
  /** Fastify syntax, with a trailing slash: `/api/rere_get_week/`, `/api/x/:id/`. */
  path: `/api/${string}`
  access: Access
  params?: Schema
  query?: Schema
  body?: Schema
  /** Success answers by status. A string is the media type of an answer that is not JSON. */
  answers: Readonly<Partial<Record<200 | 201 | 204, Schema | string>>>
  /** A GET that changes something: it asks for the CSRF token as a write does, so that no foreign page can set it off. */
  acts?: boolean
  /** What the answer of a read changes with: kept copies are dropped then, and open screens ask again. */
  changesWith?: readonly Topic[]
  /** Empty text of its body is sent too: it says that there is nothing any more, while what is absent stays as it is. */
  sendsEmpty?: boolean
  /** The write takes an `Idempotency-Key` header: the same key replays the same answer. */
  repeatable?: boolean
  /** While too much is going on it is refused last, as what is `repeatable` or `foreign`: money hangs on it. */
  urgent?: boolean
  /** Its work waits in a queue with a bound of its own, and there it takes nothing from others. */
  ownQueue?: boolean
  /** A signed-in demo account may call it although it is a write: signing in and out, and what keeps nothing. */
  demoMayWrite?: boolean
  /** Bytes its body may have, where 1 MB is not enough. Who may not call is refused before any of it is read. */
  bodyLimit?: number
  /**
   * Another company's server calls it, not a browser: no CSRF token and no session. The handler itself must make sure who
   * calls; the access is `anyone`.
   */
  foreign?: boolean
}

/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared

type Output<S> = S extends Schema ? z.output<S> : undefined

/** What a handler is given, and what the client sends: the validated shapes. */
export type Input<E extends Endpoint> = {
  params: Output<E['params']>
  query: Output<E['query']>
  body: Output<E['body']>
}

type AnswerSchemas<E extends Endpoint> = E['answers'][keyof E['answers']]

/** The body of any success answer. */
export type Answer<E extends Endpoint> =
  AnswerSchemas<E> extends infer S ? (S extends Schema ? z.output<S> : S extends string ? string : undefined) : never

/** Fills a path's parameters: `/api/x/:id/` with `{ id: 5 }` is `/api/x/5/`. */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
