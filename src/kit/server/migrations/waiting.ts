import type { Db, Sql } from '../postgres/db.ts'

const lookEvery = 100
/** The same is not said again before. */
const sayAgainAfter = 15_000

type Blocked = { relation: string | null; by: string }

/** Looks, over another connection, at what one that migrates waits for, and says so. */
export class Waiting {
  readonly #sql: Sql
  readonly #name: string
  readonly #say: (line: string) => void
  #told = { what: '', at: Number.NEGATIVE_INFINITY }
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> = Promise.resolve()

  constructor(sql: Sql, name: string, say: (line: string) => void) {
    this.#sql = sql
    this.#name = name
    this.#say = say
  }

  /** Begins to look at what this connection waits for. */
  async begin(db: Db): Promise<void> {
    const [backend] = await db<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`
    const pid = backend?.pid ?? 0
    const look = () => {
      this.#looking = this.#look(pid).then(
        () => {
          if (this.#timer) this.#timer = setTimeout(look, lookEvery)
        },
        () => {},
      )
    }
    this.#timer = setTimeout(look, lookEvery)
  }

  async end(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#looking
  }

  tell(what: string): void {
    const now = performance.now()
    if (this.#told.what === what && now - this.#told.at < sayAgainAfter) return
    this.#told = { what, at: now }
    this.#say(`${this.#name} is waiting for ${what}`)
  }

  async #look(pid: number): Promise<void> {
    const [blocked] = await this.#sql<Blocked[]>`
      SELECT w.relation::regclass::text AS relation,
             string_agg(DISTINCT coalesce(nullif(b.application_name, ''), b.usename, 'somebody') || ' (' || b.pid || ')', ', ') AS by
      FROM pg_locks w CROSS JOIN unnest(pg_blocking_pids(w.pid)) AS blocking (pid) JOIN pg_stat_activity b ON b.pid = blocking.pid
      WHERE w.pid = ${pid} AND NOT w.granted
      GROUP BY w.relation`
    if (!blocked) return
    const { relation, by } = blocked
    this.tell(relation === null ? `${by} to end` : `${by} to let go of ${relation}`)
  }
}
