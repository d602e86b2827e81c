import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#kit/shared/endpoint.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { words } from '../http/words.ts'
import { DatabaseWait, LateTimer } from './delays.ts'

/** What needs the database, in the order in which it is given up. All else is answered from memory and never refused. */
export const kinds = ['read', 'write', 'money'] as const
export type Kind = (typeof kinds)[number]

/** How much is going on in this process; times are milliseconds. */
export type Load = {
  /** Handlers at work or waiting for the database. */
  underWay: number
  /** What a statement has to wait for the database. */
  wait: number
  /** How late the event loop has been throughout the last half second. */
  lag: number
}

/** As many as the database works on at once: below that nothing is refused. */
export const free = 10

/** `most` of all are let in while the waits are short, `crowd` above `wait`, `free` above `lag`. */
export const limits: Readonly<Record<Kind, { crowd: number; most: number; wait: number; lag: number }>> = {
  read: { crowd: 40, most: 200, wait: 100, lag: 250 },
  write: { crowd: 60, most: 300, wait: 250, lag: 500 },
  money: { crowd: 100, most: 500, wait: 1000, lag: 1500 },
}

/** Whether one more of a kind is refused. What refuses one kind refuses every kind before it. */
export function isRefused(kind: Kind, { underWay, wait, lag }: Load): boolean {
  const limit = limits[kind]
  if (lag > limit.lag) return underWay >= free
  return underWay >= (wait > limit.wait ? limit.crowd : limit.most)
}

/**
 * What nobody should have to try twice goes last: what money hangs on, what must not happen twice, calls of other
 * companies' servers, and members of staff whom this process does not know yet.
 */
export function kindOf({ method, access, repeatable, foreign, urgent }: Endpoint): Kind {
  if (repeatable || foreign || urgent || access !== 'anyone') return 'money'
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write'
}

const mostRecognised = 1000

/** Keeps the requests under way few enough to be answered in time; the others are told at once when to come back. */
export class Gate {
  readonly #timer = new LateTimer()
  readonly #wait: DatabaseWait | undefined
  readonly #recognised = new Set<string>()
  #underWay = 0

  /** `probe` waits for one turn of the database. */
  constructor(probe?: () => Promise<unknown>, now: () => number = () => performance.now()) {
    this.#wait = probe && new DatabaseWait(probe, now)
  }

  get load(): Load {
    // While a connection is free there is nothing to wait for, and nothing to ask.
    const wait = this.#underWay < free ? 0 : (this.#wait?.look() ?? 0)
    return { underWay: this.#underWay, wait, lag: this.#timer.lag }
  }

  /** Whether a request would be refused now. Who is known to be a member of staff never is. */
  refuses(kind: Kind, { headers: { cookie } }: FastifyRequest): boolean {
    return isRefused(kind, this.load) && !(cookie && this.#recognised.has(nameOf(cookie)))
  }

  /** Does the work of a request. Throws a 503 in place of it where it is too much now. */
  async run<T>(kind: Kind, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    if (this.refuses(kind, request)) throw busy()
    this.#underWay++
    try {
      return await work()
    } finally {
      this.#underWay--
    }
  }

  /** Whoever sends these cookies is signed in as a member of staff. */
  recognise({ headers: { cookie } }: FastifyRequest): void {
    if (!cookie) return
    if (this.#recognised.size >= mostRecognised) this.#recognised.clear()
    this.#recognised.add(nameOf(cookie))
  }

  /** Watches the event loop; gives back how to stop it. */
  watch(): () => void {
    return this.#timer.start()
  }
}

/** Not the cookies themselves: nothing that opens a session is kept in memory. */
const nameOf = (cookie: string) => hash('sha256', cookie, 'base64')

/** The seconds differ, so that not all come back at the same moment. */
export const busy = () =>
  new ProblemError(503, 'BUSY', words.busy, {
    retryAfter: 1 + Math.floor(Math.random() * 4),
  })
