const probeEvery = 100
/** Milliseconds after which an answer says nothing about now. */
const stale = 1000

/** How long a statement waits for its turn at the database. Asks only when it is looked at, one thing at a time. */
export class DatabaseWait {
  readonly #probe: () => Promise<unknown>
  readonly #now: () => number
  #asked: number | undefined
  #last: { asked: number; took: number } | undefined

  constructor(probe: () => Promise<unknown>, now: () => number) {
    this.#probe = probe
    this.#now = now
  }

  /** Milliseconds. The first look at something calm says 0. */
  look(): number {
    const now = this.#now()
    const last = this.#last && now - this.#last.asked - this.#last.took < stale ? this.#last : undefined
    if (this.#asked === undefined && (last === undefined || now - last.asked >= probeEvery)) this.#ask(now)
    const waiting = this.#asked === undefined ? 0 : now - this.#asked
    return Math.max(last?.took ?? 0, waiting)
  }

  #ask(asked: number) {
    this.#asked = asked
    const answered = () => {
      this.#last = { asked, took: this.#now() - asked }
      this.#asked = undefined
    }
    this.#probe().then(answered, answered)
  }
}

const turn = 100
const turns = 5

/** How late the event loop is: what even the most punctual of the last five turns of a timer was late by. */
export class LateTimer {
  #late: number[] = []

  /** Milliseconds; 0 while it does not run. */
  get lag(): number {
    return this.#late.length < turns ? 0 : Math.max(Math.min(...this.#late), 0)
  }

  start(): () => void {
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      this.note(now - last - turn)
      last = now
    }, turn).unref()
    return () => {
      clearInterval(timer)
      this.#late = []
    }
  }

  /** One turn was so late. */
  note(milliseconds: number): void {
    this.#late = [...this.#late, milliseconds].slice(-turns)
  }
}
