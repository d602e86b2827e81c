import { randomUUID } from 'node:crypto'
import { type Topic, topics } from '#kit/shared/topic.ts'
import { type Connection, connect, type Sql } from './db.ts'

type Message =
  | { kind: 'hello' | 'welcome'; from: string }
  | { kind: 'changed'; from: string; number: number; topics: Topic[] }
  | { kind: 'seen'; from: string; to: string; number: number }
  // By a trigger of the database, which waits for nobody.
  | { kind: 'told'; topics: Topic[] }

const channel = 'live'
const namePrefix = 'sternsinger-live-'
const acknowledgeWithin = 1000

/** Whether any application is running on a database. */
export async function hasApplications(sql: Sql): Promise<boolean> {
  const running = await sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND starts_with(application_name, ${namePrefix}) LIMIT 1`
  return running.length > 0
}

/**
 * Changes, told to all processes on one database by LISTEN/NOTIFY.
 *
 * The promise that caches build on: once `changed()` has resolved, no process answers from anything read before it.
 * Each process keeps the others' names; a writer waits until every one of them has said that it dropped its copies.
 * A process may cache only while it listens and all others know of it, so nobody is forgotten.
 */
export class Live {
  readonly #id = randomUUID()
  readonly #listeners = new Set<(topics: readonly Topic[]) => void>()
  readonly #waiting = new Map<number, { missing: Set<string>; done: () => void }>()
  readonly #peers = new Set<string>()
  readonly #unwelcomed = new Set<string>()
  #number = 0
  #listening = false
  readonly #sql: Sql

  constructor(connection: Connection) {
    this.#sql = connect(connection, { max: 2, name: namePrefix + this.#id, onClose: () => this.#lost() })
  }

  async start(): Promise<void> {
    let joined = Promise.resolve()
    await this.#sql.listen(
      channel,
      (payload) => this.#receive(JSON.parse(payload) as Message),
      () => {
        joined = this.#join().catch(() => this.#lost())
      },
    )
    await joined
  }

  stop(): Promise<void> {
    return this.#sql.end({ timeout: 1 })
  }

  /** Whether copies may be kept now. */
  get mayCache(): boolean {
    return this.#listening && this.#unwelcomed.size === 0
  }

  /** Calls back on every change of any process, this one included. Returns how to stop it. */
  subscribe(listener: (topics: readonly Topic[]) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Says that data of these topics changed. Call it after the commit and before the answer: when it resolves, no
   * process serves older copies.
   */
  async changed(...changedTopics: Topic[]): Promise<void> {
    this.#emit(changedTopics)
    if (this.#peers.size === 0) return
    const number = ++this.#number
    const acknowledged = new Promise<void>((done) => this.#waiting.set(number, { missing: new Set(this.#peers), done }))
    await this.#send({ kind: 'changed', from: this.#id, number, topics: changedTopics })
    const timer = setInterval(() => void this.#forgetTheDead().catch(() => {}), acknowledgeWithin)
    await acknowledged.finally(() => clearInterval(timer))
    this.#waiting.delete(number)
  }

  /** After (re)connecting anything may have changed unheard. */
  async #join() {
    const others = await this.#present()
    this.#unwelcomed.clear()
    for (const peer of others) {
      this.#peers.add(peer)
      this.#unwelcomed.add(peer)
    }
    this.#listening = true
    this.#emit(topics)
    await this.#send({ kind: 'hello', from: this.#id })
  }

  #lost() {
    this.#listening = false
    this.#emit(topics)
  }

  #receive(message: Message) {
    if (message.kind === 'told') return this.#emit(message.topics)
    if (message.from === this.#id) return
    this.#peers.add(message.from)
    if (message.kind === 'hello') void this.#send({ kind: 'welcome', from: this.#id }).catch(() => {})
    if (message.kind === 'welcome') this.#unwelcomed.delete(message.from)
    if (message.kind === 'changed') {
      this.#emit(message.topics)
      void this.#send({ kind: 'seen', from: this.#id, to: message.from, number: message.number }).catch(() => {})
    }
    if (message.kind === 'seen' && message.to === this.#id) this.#acknowledge(message.number, message.from)
  }

  #acknowledge(number: number, peer: string) {
    const waiting = this.#waiting.get(number)
    if (waiting?.missing.delete(peer) && waiting.missing.size === 0) waiting.done()
  }

  /** A process whose connection is gone cannot serve copies (it stops caching when it loses the connection). */
  async #forgetTheDead() {
    const alive = new Set(await this.#present())
    for (const peer of [...this.#peers].filter((name) => !alive.has(name))) {
      this.#peers.delete(peer)
      this.#unwelcomed.delete(peer)
      for (const number of this.#waiting.keys()) this.#acknowledge(number, peer)
    }
  }

  async #present(): Promise<string[]> {
    const rows = await this.#sql<{ name: string }[]>`
      SELECT DISTINCT application_name AS name FROM pg_stat_activity
      WHERE datname = current_database() AND starts_with(application_name, ${namePrefix})`
    return rows.map(({ name }) => name.slice(namePrefix.length)).filter((id) => id !== this.#id)
  }

  #emit(changedTopics: readonly Topic[]) {
    for (const listener of this.#listeners) listener(changedTopics)
  }

  async #send(message: Message) {
    await this.#sql.notify(channel, JSON.stringify(message))
  }
}
