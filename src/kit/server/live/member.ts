import { type Topic, topics } from '#kit/shared/topic.ts'
import { unavailable } from '../http/problems.ts'

export type Message =
  | { kind: 'hello' | 'beat'; from: string; join: number; sent: number }
  | { kind: 'welcome'; from: string; to: string; join: number }
  | { kind: 'bye'; from: string }
  | { kind: 'changed'; from: string; number: number; topics: Topic[] }
  | { kind: 'seen'; from: string; to: string; number: number }
  // By a trigger of the database, which waits for nobody.
  | { kind: 'told'; topics: Topic[] }

/** What carries messages: one order for all, this member included. */
export type Wire = {
  /** Milliseconds of a clock that never goes back. */
  now: () => number
  /** Rejects when the message may not have gone out. */
  send: (message: Message) => Promise<void>
  /** Who is connected now, without this member. */
  present: () => Promise<string[]>
}

/** In milliseconds. */
export type Timing = {
  beat: number
  /** How long after sending the last beat that it heard itself a member may keep copies. */
  lease: number
  /** Of how long a silence others conclude that its lease is over. Longer than the lease. */
  patience: number
  /** After this long without hearing itself a member wants another connection. */
  deaf: number
  /** How long a writer waits for the others before it gives up. */
  giveUp: number
}
export const timing: Timing = { beat: 700, lease: 2500, patience: 3000, deaf: 10_000, giveUp: 20_000 }

/**
 * One of the processes that keep copies of one database, and its part in keeping the promise: once `changed()` has
 * resolved, no member answers from anything read before it. Decision 35 says why it holds whoever is late, stopped, cut
 * off or dead. Pure but for its wire.
 */
export class LiveMember {
  readonly id: string
  readonly #wire: Wire
  readonly #drop: (topics: readonly Topic[]) => void
  readonly #timing: Timing
  /** Connections that notice at once when they end need no lease while nobody else is there. */
  readonly #noticesItsEnd: boolean
  /** Others, and when each was last heard. */
  readonly #peers = new Map<string, number>()
  /** With which of their joins the others said hello last. */
  readonly #joins = new Map<string, number>()
  readonly #unwelcomed = new Set<string>()
  /** By the numbers of its changes: who has not said yet that it dropped its copies. */
  readonly #missing = new Map<number, Set<string>>()
  /** Of these it has not heard itself: what it hears meanwhile was sent before them. */
  readonly #unheard = new Set<number>()
  readonly #looks = new Set<() => void>()
  #connected = false
  #hasEnded = false
  #settled = false
  #joining = false
  #joined = false
  #join = 0
  #number = 0
  /** What it changed before it last said hello. */
  #numberAtHello = 0
  #leasedUntil = 0
  /** When the last of its own messages that came back was sent: all that others sent before it is here. */
  #heardUpTo = 0
  #beatsUnheard = 0
  /** Until then somebody it never heard of may have a lease, whose connection the database has dropped. */
  #knowsAllFrom = 0

  constructor(
    id: string,
    wire: Wire,
    options: { drop: (topics: readonly Topic[]) => void; noticesItsEnd: boolean; timing?: Timing },
  ) {
    this.id = id
    this.#wire = wire
    this.#drop = options.drop
    this.#noticesItsEnd = options.noticesItsEnd
    this.#timing = options.timing ?? timing
  }

  /** Whether copies may be kept, and answered from, now. */
  get mayCache(): boolean {
    return this.#joined && this.#unwelcomed.size === 0 && (!this.#isLeased || this.#wire.now() < this.#leasedUntil)
  }

  /** Whether its changes once had to wait for nobody unknown any more. */
  get hasSettled(): boolean {
    this.#settled ||= this.#joined && this.#wire.now() >= this.#knowsAllFrom
    return this.#settled
  }

  /** Whether it hears of changes. */
  get listening(): boolean {
    return this.#joined
  }

  /** How many others are known. */
  get peers(): number {
    return this.#peers.size
  }

  /** Whether it has not heard itself for so long that its connection may be dead without saying so. */
  get isDeaf(): boolean {
    return this.#beatsUnheard * this.#timing.beat > this.#timing.deaf
  }

  get #isLeased(): boolean {
    return !this.#noticesItsEnd || this.#peers.size > 0
  }

  /** The wire carries again: anything may have changed unheard. */
  connected(): Promise<void> {
    this.#connected = true
    this.#beatsUnheard = 0
    return this.#rejoin()
  }

  disconnected(): void {
    this.#connected = false
    this.#leave()
  }

  /**
   * After a commit and before its answer: when it resolves, no member has older copies. Rejects when that cannot be
   * brought about now; then all drop everything as soon as it can.
   */
  async changed(changedTopics: Topic[]): Promise<void> {
    this.#drop(changedTopics)
    const deadline = this.#wire.now() + this.#timing.giveUp
    // Who does not hear may not know everybody.
    while (!this.#joined) await this.#nextLook(deadline)
    if (!this.#isLeased) return
    const number = ++this.#number
    const missing = new Set(this.#peers.keys())
    this.#missing.set(number, missing)
    this.#unheard.add(number)
    try {
      await this.#send({ kind: 'changed', from: this.id, number, topics: changedTopics })
      while (missing.size > 0 || this.#wire.now() < this.#knowsAllFrom) await this.#nextLook(deadline)
    } finally {
      this.#missing.delete(number)
      this.#unheard.delete(number)
    }
  }

  /** To be called every `timing.beat` milliseconds. */
  async beat(): Promise<void> {
    this.#look()
    if (!this.#connected) return
    if (this.#isLeased) this.#beatsUnheard++
    if (!this.#joined) return this.#joining ? undefined : this.#rejoin()
    for (const [peer, heard] of this.#peers) if (this.#heardUpTo - heard > this.#timing.patience) this.#forget(peer)
    // Who has not welcomed it may not have heard its hello.
    const kind = this.#unwelcomed.size > 0 ? 'hello' : 'beat'
    if (this.#isLeased)
      await this.#send({ kind, from: this.id, join: this.#join, sent: this.#wire.now() }).catch(() => {})
  }

  /** Tells the others that nobody has to wait for it any more. */
  async end(): Promise<void> {
    this.#connected = false
    this.#hasEnded = true
    this.#leave()
    this.#look()
    if (this.#peers.size > 0) await this.#wire.send({ kind: 'bye', from: this.id }).catch(() => {})
  }

  receive(message: Message): void {
    if (message.kind === 'told') this.#drop(message.topics)
    else if (message.from === this.id) this.#hearItself(message)
    else if (message.kind === 'bye') this.#sayGoodbye(message.from)
    else {
      // Who turns up was there before it was told of these, and may have been for long without this one's welcome.
      for (const one of this.#peers.has(message.from) ? [] : this.#unheard) this.#missing.get(one)?.add(message.from)
      this.#peers.set(message.from, this.#wire.now())
      this.#hear(message)
    }
  }

  #hear(message: Exclude<Message, { kind: 'told' | 'bye' }>) {
    if (message.kind === 'hello') {
      // Whatever kept it away, it may not have been able to tell what it changed.
      this.#drop(topics)
      // Said again it says nothing of what changed since: a first welcome may have reached it, and it keeps copies.
      if (this.#joins.get(message.from) !== message.join)
        this.#acknowledge(message.from, Math.min(this.#number + 1, ...this.#unheard) - 1)
      this.#joins.set(message.from, message.join)
      this.#answer({ kind: 'welcome', from: this.id, to: message.from, join: message.join })
    }
    if (message.kind === 'welcome' && message.to === this.id && message.join === this.#join) {
      this.#unwelcomed.delete(message.from)
      this.#acknowledge(message.from, this.#numberAtHello)
    }
    if (message.kind === 'changed') {
      this.#drop(message.topics)
      this.#answer({ kind: 'seen', from: this.id, to: message.from, number: message.number })
    }
    if (message.kind === 'seen' && message.to === this.id && this.#missing.get(message.number)?.delete(message.from))
      this.#look()
  }

  #hearItself(message: Exclude<Message, { kind: 'told' }>) {
    if (message.kind === 'changed') this.#unheard.delete(message.number)
    if ((message.kind !== 'hello' && message.kind !== 'beat') || message.join !== this.#join) return
    // Somebody may have stopped waiting for it since.
    if (this.#leasedUntil > 0 && this.#wire.now() >= this.#leasedUntil) return void this.#rejoin()
    this.#beatsUnheard = 0
    this.#heardUpTo = Math.max(this.#heardUpTo, message.sent)
    this.#leasedUntil = message.sent + this.#timing.lease
  }

  async #rejoin() {
    this.#leave()
    const join = ++this.#join
    this.#joining = true
    try {
      const others = await this.#wire.present()
      if (join !== this.#join || !this.#connected) return
      this.#begin([...others, ...this.#peers.keys()])
      await this.#wire.send({ kind: 'hello', from: this.id, join, sent: this.#heardUpTo })
    } catch {
      if (join === this.#join) this.#leave()
    } finally {
      if (join === this.#join) this.#joining = false
    }
  }

  #begin(others: readonly string[]) {
    this.#heardUpTo = this.#wire.now()
    for (const peer of others) {
      this.#peers.set(peer, this.#heardUpTo)
      this.#unwelcomed.add(peer)
    }
    if (!this.#noticesItsEnd) this.#knowsAllFrom = this.#heardUpTo + this.#timing.patience
    this.#numberAtHello = this.#number
    // What was read while it was away.
    this.#drop(topics)
    this.#joined = true
    this.#look()
  }

  #leave() {
    this.#joined = false
    this.#leasedUntil = 0
    this.#unwelcomed.clear()
    this.#drop(topics)
  }

  /** Its lease is over, and with it went what it may have changed without a word. */
  #forget(peer: string) {
    this.#sayGoodbye(peer)
    this.#drop(topics)
  }

  #sayGoodbye(peer: string) {
    this.#peers.delete(peer)
    this.#joins.delete(peer)
    this.#unwelcomed.delete(peer)
    this.#acknowledge(peer)
  }

  /** Of all its changes, or those up to one. */
  #acknowledge(peer: string, upTo = this.#number) {
    for (const [number, missing] of this.#missing) if (number <= upTo) missing.delete(peer)
    this.#look()
  }

  async #send(message: Message): Promise<void> {
    try {
      await this.#wire.send(message)
    } catch (error) {
      this.#leave()
      throw error
    }
  }

  #answer(message: Message) {
    void this.#send(message).catch(() => {})
  }

  /** Until something may have changed. Throws a 503 after the deadline, and when this member has ended. */
  async #nextLook(deadline: number): Promise<void> {
    if (!this.#hasEnded) await new Promise<void>((look) => this.#looks.add(look))
    if (!this.#hasEnded && this.#wire.now() < deadline) return
    throw unavailable()
  }

  #look() {
    for (const look of this.#looks) look()
    this.#looks.clear()
  }
}
