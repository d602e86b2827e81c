/**
 * Whether a service of others is asked at all. After a few failures in a row nobody asks for a while, so that nobody waits
 * for what does not come; then one asks, and what becomes of that decides for all.
 */
export type CircuitState =
  | { name: 'closed'; failures: number }
  /** `openings`: in a row, without an answer between them. */
  | { name: 'open'; until: number; openings: number }
  | { name: 'half-open'; since: number; openings: number }

/** Milliseconds, but for the number of failures in a row that open it. */
export type CircuitRules = {
  mostFailures: number
  /** Of the first opening; each further one in a row is twice as long, up to `longest`. */
  shortest: number
  longest: number
  /** After which the one who asked for all is taken for gone. */
  patience: number
}

export const circuitRules: CircuitRules = { mostFailures: 5, shortest: 5000, longest: 30_000, patience: 60_000 }

export const closed: CircuitState = { name: 'closed', failures: 0 }

/** Milliseconds until one may ask; 0: now. */
export function waitOf(state: CircuitState, now: number, { longest, patience }: CircuitRules): number {
  if (state.name === 'closed') return 0
  const isOpen = state.name === 'open'
  const wait = (isOpen ? state.until : state.since + patience) - now
  // Where the clock was put back nobody waits for it to come around.
  return wait > 0 && wait <= (isOpen ? longest : patience) ? wait : 0
}

/** Somebody asks, who may. */
export const asked = (state: CircuitState, now: number): CircuitState =>
  state.name === 'closed' ? state : { name: 'half-open', since: now, openings: state.openings }

/**
 * Somebody got no answer. `after`: milliseconds that the service wants to be left alone, taken up to `longest`. `chance`,
 * from 0 to 1, spreads those who come back: an opening is shortened by up to a half.
 */
export function failed(
  state: CircuitState,
  now: number,
  rules: CircuitRules,
  { chance = 0, after = 0 }: { chance?: number; after?: number } = {},
): CircuitState {
  // What began before it opened says nothing new.
  if (state.name === 'open') return state
  const failures = state.name === 'closed' ? state.failures + 1 : rules.mostFailures
  if (failures < rules.mostFailures && after === 0) return { name: 'closed', failures }
  const openings = state.name === 'closed' ? 1 : state.openings + 1
  const wait = Math.min(rules.shortest * 2 ** (openings - 1), rules.longest) * (1 - chance / 2)
  return { name: 'open', until: now + Math.max(wait, Math.min(after, rules.longest)), openings }
}

type CircuitOptions = { rules?: Partial<CircuitRules>; now?: () => number; chance?: () => number }

/** The circuit of one process to one service. */
export class Circuit {
  readonly service: string
  /** Calls since the process began: with an answer, without one, and not made. */
  readonly calls = { answered: 0, failed: 0, spared: 0 }
  readonly #rules: CircuitRules
  readonly #now: () => number
  readonly #chance: () => number
  #state = closed

  constructor(
    service: string,
    { rules, now = () => performance.now(), chance = () => Math.random() }: CircuitOptions = {},
  ) {
    this.service = service
    this.#rules = { ...circuitRules, ...rules }
    this.#now = now
    this.#chance = chance
  }

  get state(): CircuitState['name'] {
    return this.#state.name
  }

  /** Milliseconds until one may ask; 0: now. */
  get wait(): number {
    return waitOf(this.#state, this.#now(), this.#rules)
  }

  /** Whether to ask now. Who may must say what became of it. */
  mayAsk(): boolean {
    if (this.wait > 0) {
      this.calls.spared++
      return false
    }
    this.#state = asked(this.#state, this.#now())
    return true
  }

  /** It answered, whatever it said. */
  answered(): void {
    this.calls.answered++
    this.#state = closed
  }

  /** It did not answer, broke down or has too much to do. `after`: milliseconds that it wants to be left alone. */
  failed(after = 0): void {
    this.calls.failed++
    this.#state = failed(this.#state, this.#now(), this.#rules, { chance: this.#chance(), after })
  }
}
