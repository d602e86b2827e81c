import { ProblemError } from '#kit/shared/problem.ts'

export type WorkLimits = {
  /** Pieces of work that run at the same time. */
  running: number
  /** Pieces that wait for their turn at most. */
  waiting: number
  /** How long one of them waits at most. */
  seconds: number
  /** What is said to whoever comes when that is exceeded. */
  busy: () => string
}

/**
 * Heavy work in the order it came, so much of it at a time; with too much waiting, or too long, whoever asks for more is
 * told to come back. Without it a crowd would fill the memory, and everybody would wait longer than they stay.
 */
export class WorkQueue {
  readonly #limits: WorkLimits
  readonly #waiting = new Set<() => void>()
  #running = 0

  constructor(limits: WorkLimits) {
    this.#limits = limits
  }

  /** Gives what the work gives, and throws what it throws. Throws 503 BUSY instead where its turn does not come. */
  async run<T>(work: () => T | Promise<T>): Promise<T> {
    if (this.#running < this.#limits.running) this.#running++
    else await this.#turn()
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  /** Whoever is next takes the place that is given up, so that nobody who comes meanwhile can. */
  #next(): void {
    const [first] = this.#waiting
    if (first) first()
    else this.#running--
  }

  #turn(): Promise<void> {
    const { waiting, seconds, busy } = this.#limits
    if (this.#waiting.size >= waiting) throw tooBusy(busy())
    return new Promise((begin, refuse) => {
      const turn = () => {
        this.#waiting.delete(turn)
        clearTimeout(late)
        begin()
      }
      const late = setTimeout(() => {
        this.#waiting.delete(turn)
        refuse(tooBusy(busy()))
      }, seconds * 1000)
      this.#waiting.add(turn)
    })
  }
}

/** Not all come back in the same second. */
const tooBusy = (detail: string) =>
  new ProblemError(503, 'BUSY', detail, { retryAfter: 2 + Math.floor(Math.random() * 6) })
