import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Topic, topics } from '#kit/shared/topic.ts'
import { type Connection, connect, type Sql } from '../postgres/db.ts'
import { LiveMember, type Message, timing } from './member.ts'

const channel = 'live'
const namePrefix = 'sternsinger-live-'
const listenAgainAfter = 250

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
 */
export class Live {
  /** How often each kind of copy was there and was not. */
  readonly memories = new Map<string, { hits: number; misses: number }>()
  readonly #listeners = new Set<(topics: readonly Topic[]) => void>()
  readonly #connection: Connection
  readonly #member: LiveMember
  #sql: Sql
  #timer: NodeJS.Timeout | undefined
  /** How many connections have ended. */
  #ended = 0
  #isListening = false
  #isInDoubt = false
  #stopped = false

  constructor(connection: Connection) {
    this.#connection = connection
    this.#member = new LiveMember(
      randomUUID(),
      {
        now: () => performance.now(),
        send: async (message) => void (await this.#sql.notify(channel, JSON.stringify(message))),
        present: () => this.#present(),
      },
      { drop: (changed) => this.#emit(changed), noticesItsEnd: !('url' in connection) },
    )
    this.#sql = this.#connect()
  }

  async start(): Promise<void> {
    await this.#sql`SELECT 1`
    await this.#listen()
    this.#timer = setInterval(() => void this.#beat(), timing.beat).unref()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await Promise.race([this.#member.end(), sleep(1000, undefined, { ref: false })])
    await this.#sql.end({ timeout: 1 })
  }

  /** Whether copies may be kept now. */
  get mayCache(): boolean {
    return this.#member.mayCache
  }

  /** Whether it was ever so far that changes need not wait for processes it may not know yet. */
  get hasSettled(): boolean {
    return this.#member.hasSettled
  }

  /** Whether changes of other processes are heard. */
  get listening(): boolean {
    return this.#member.listening
  }

  /** How many other processes are known. */
  get peers(): number {
    return this.#member.peers
  }

  /** Calls back on every change of any process, this one included. Returns how to stop it. */
  subscribe(listener: (topics: readonly Topic[]) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Says that data of these topics changed. Call it after the commit and before the answer: when it resolves, no
   * process serves older copies. Throws a 503 where that cannot be brought about.
   */
  async changed(...changedTopics: Topic[]): Promise<void> {
    if (!this.#timer) throw new Error('changes cannot be told before start()')
    await this.#member.changed(changedTopics)
  }

  /** A connection broke, perhaps after a commit of which nobody was told: all drop everything. */
  inDoubt(): void {
    if (this.#stopped || this.#isInDoubt) return
    this.#isInDoubt = true
    void this.changed(...topics)
      .catch(() => {})
      .finally(() => {
        this.#isInDoubt = false
      })
  }

  /** One connection, for both ways: when it ends, that is known at once. */
  #connect(): Sql {
    const sql: Sql = connect(this.#connection, {
      max: 1,
      name: namePrefix + this.#member.id,
      forever: true,
      parameters: {
        // What is only said need not be on the disk.
        synchronous_commit: 'off',
        ...('url' in this.#connection && quickToNotice),
      },
      onNotify: (name, payload) => name === channel && this.#member.receive(JSON.parse(payload) as Message),
      onClose: () => {
        if (sql === this.#sql) this.#hasEnded()
      },
    })
    return sql
  }

  #hasEnded() {
    this.#ended++
    this.#member.disconnected()
    if (!this.#isListening) void this.#listen()
  }

  /** Listens, again and again until it does. */
  async #listen() {
    this.#isListening = true
    for (let ended = -1; ended !== this.#ended && !this.#stopped; ) {
      ended = this.#ended
      try {
        await this.#sql`LISTEN ${this.#sql(channel)}`
        if (ended === this.#ended) await this.#member.connected()
      } catch {
        ended = -1
        await sleep(listenAgainAfter)
      }
    }
    this.#isListening = false
  }

  async #beat() {
    if (this.#member.isDeaf) {
      const dead = this.#sql
      this.#sql = this.#connect()
      void dead.end({ timeout: 0 })
      this.#hasEnded()
    }
    await this.#member.beat()
  }

  async #present(): Promise<string[]> {
    const rows = await this.#sql<{ name: string }[]>`
      SELECT DISTINCT application_name AS name FROM pg_stat_activity
      WHERE datname = current_database() AND starts_with(application_name, ${namePrefix})`
    return rows.map(({ name }) => name.slice(namePrefix.length)).filter((id) => id !== this.#member.id)
  }

  #emit(changedTopics: readonly Topic[]) {
    for (const listener of this.#listeners) listener(changedTopics)
  }
}

/** So that PostgreSQL does not keep the connection of a machine that is gone. In seconds, the last in milliseconds. */
const quickToNotice = {
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 10_000,
}
