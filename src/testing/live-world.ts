import { Memory } from '#kit/server/cache/cache.ts'
import { LiveMember, type Message, type Timing } from '#kit/server/live/member.ts'
import type { Topic } from '#kit/shared/topic.ts'

/** What may happen to processes on one database. `who` counts round; times in milliseconds. */
export type Action =
  | { kind: 'pass'; ms: number }
  | { kind: 'write' | 'read' | 'pause' | 'resume' | 'crash' | 'cut' | 'drop' | 'heal' | 'start'; who: number }
  | { kind: 'slow'; who: number; ms: number }

type Line = { message: Message; arrives: number }

/** A process: its copies, its way to the database, and what is on its way to it. */
class Process {
  readonly listeners = new Set<(topics: readonly Topic[]) => void>()
  readonly memories = new Map<string, { hits: number; misses: number }>()
  readonly incoming: Line[] = []
  readonly member: LiveMember
  readonly memory: Memory<number>
  isPaused = false
  /** Half-open: nothing goes through, and nobody is told. */
  isCut = false
  /** The database has noticed, the process has not. */
  isDropped = false
  delay = 5
  nextBeat = 0

  constructor(id: string, world: World, timing: Timing) {
    this.member = new LiveMember(
      id,
      { now: () => world.now, send: (message) => world.send(this, message), present: () => world.present(this) },
      {
        drop: (topics) => {
          for (const listener of this.listeners) listener(topics)
        },
        noticesItsEnd: false,
        timing,
      },
    )
    this.memory = new Memory(this as never, ['bookings'])
  }

  get mayCache() {
    return this.member.mayCache
  }

  subscribe(listener: (topics: readonly Topic[]) => void) {
    this.listeners.add(listener)
  }

  get isReached() {
    return !this.isCut && !this.isPaused
  }
}

/** Processes, a database with one counter, and the time, all under the hand of a test. */
export class World {
  now = 1000
  /** What was answered older than what had been acknowledged before it was asked for. */
  readonly stale: string[] = []
  /** How often something was answered from memory, and how many writes were acknowledged. */
  fromMemory = 0
  acknowledgements = 0
  #version = 0
  #acknowledged = 0
  #started = 0
  readonly #timing: Timing
  readonly #processes: Process[] = []
  readonly #later: { at: number; run: () => void }[] = []

  constructor(timing: Timing) {
    this.#timing = timing
  }

  /** Whether everybody may answer from memory now. */
  get keepingCopies(): boolean {
    return this.#processes.every(({ member }) => member.mayCache)
  }

  async do(action: Action): Promise<void> {
    if (action.kind === 'pass') return this.#pass(action.ms)
    if (action.kind === 'start') return this.#start()
    const process = this.#processes[action.who % Math.max(1, this.#processes.length)]
    if (!process) return
    if (action.kind === 'slow') process.delay = action.ms
    if (action.kind === 'pause') process.isPaused = true
    if (action.kind === 'resume') process.isPaused = false
    if (action.kind === 'crash') this.#processes.splice(this.#processes.indexOf(process), 1)
    if (action.kind === 'cut') process.isCut = true
    if (action.kind === 'drop') process.isDropped = process.isCut
    if (action.kind === 'heal' && process.isCut) this.#reconnect(process)
    if (action.kind === 'write' && process.isReached) this.#write(process)
    if (action.kind === 'read' && !process.isPaused) this.#read(process)
    await settled()
  }

  /** Goes to all who listen now, in the order in which it gets there. */
  send(from: Process, message: Message): Promise<void> {
    const sent = structuredClone(message)
    return this.#trip(from, () => {
      for (const to of this.#processes) {
        if (to.isCut) continue
        const last = to.incoming.at(-1)?.arrives ?? 0
        to.incoming.push({ message: sent, arrives: Math.max(last, this.now + to.delay) })
      }
    })
  }

  present(from: Process): Promise<string[]> {
    return this.#trip(from, () =>
      this.#processes.filter((one) => one !== from && !one.isDropped).map(({ member }) => member.id),
    )
  }

  #start() {
    const process = new Process(`process ${++this.#started}`, this, this.#timing)
    this.#processes.push(process)
    void process.member.connected()
  }

  /** The old connection ends with all that was on its way, and a new one listens. */
  #reconnect(process: Process) {
    process.isCut = false
    process.isDropped = false
    process.incoming.length = 0
    process.member.disconnected()
    void process.member.connected()
  }

  #write(process: Process) {
    const version = ++this.#version
    void process.member.changed(['bookings']).then(
      () => {
        if (!this.#processes.includes(process)) return
        this.#acknowledged = Math.max(this.#acknowledged, version)
        this.acknowledgements++
      },
      () => {},
    )
  }

  #read(process: Process) {
    const atLeast = this.#acknowledged
    const kept = process.memory.get('counter')
    if (kept !== undefined) {
      this.fromMemory++
      return this.#judge(process, kept, atLeast)
    }
    if (process.isCut) return
    void process.memory
      .read('counter', () => this.#trip(process, () => this.#version))
      .then(
        (value) => this.#judge(process, value, atLeast),
        () => {},
      )
  }

  #judge(process: Process, value: number, atLeast: number) {
    if (value < atLeast) this.stale.push(`${process.member.id} answered ${value} after ${atLeast}`)
  }

  /** There, done, and back; never back for who is cut off meanwhile. */
  #trip<T>(from: Process, work: () => T): Promise<T> {
    return new Promise((done) => {
      this.#after(from.delay, () => {
        if (from.isCut || !this.#processes.includes(from)) return
        const result = work()
        this.#after(from.delay, () => !from.isCut && done(result))
      })
    })
  }

  #after(ms: number, run: () => void) {
    this.#later.push({ at: this.now + ms, run })
  }

  async #pass(ms: number) {
    for (const end = this.now + ms; this.now < end; ) {
      this.now += Math.min(25, end - this.now)
      for (const due of this.#later.filter(({ at }) => at <= this.now).sort((a, b) => a.at - b.at)) {
        this.#later.splice(this.#later.indexOf(due), 1)
        due.run()
      }
      for (const process of this.#processes) this.#live(process)
      await settled()
    }
  }

  #live(process: Process) {
    if (process.isPaused) return
    for (let next = process.incoming[0]; next && next.arrives <= this.now; next = process.incoming[0]) {
      process.incoming.shift()
      process.member.receive(next.message)
    }
    if (this.now < process.nextBeat) return
    process.nextBeat = this.now + this.#timing.beat
    if (process.member.isDeaf && !process.isCut) this.#reconnect(process)
    void process.member.beat()
  }
}

/** Until all that follows at once has happened. */
async function settled() {
  for (let i = 0; i < 12; i++) await Promise.resolve()
}
