import { Counter, Gauge, Registry } from 'prom-client'

/** A number, absent where it is null; or one for each value of a label. */
export type ReadValue = number | null | Readonly<Record<string, number | null>>

/** `counter`: it only rises, as long as what it is read from is there. */
export type ReadMetric = { help: string; label?: string; type?: 'counter' }

/** Numbers that come from elsewhere and are read when somebody asks for the metrics. */
export type Readings<Name extends string = string> = {
  /** What they are about; the label of the failures. */
  subject: string
  metrics: Readonly<Record<Name, ReadMetric>>
  read(): Promise<Readonly<Record<Name, ReadValue>>>
}

/** Milliseconds that a reading is good for, and how long it is waited for. */
export type Patience = { keep: number; wait: number }

const patience: Patience = { keep: 15_000, wait: 2000 }

/**
 * Reads numbers at most every 15 seconds, however often they are asked for, and waits 2 seconds at most. What could not be
 * read is absent from the registry, never an old or a made-up number, and `onFailure` is told.
 */
export class ReadMetrics {
  readonly registry = new Registry()
  readonly #readings: Readings
  readonly #patience: Patience
  readonly #onFailure: () => void
  readonly #metrics: Map<string, Gauge | Counter>
  #reading: Promise<void> | undefined
  #goodUntil = 0

  constructor(readings: Readings, onFailure: () => void, within: Patience = patience) {
    this.#readings = readings
    this.#patience = within
    this.#onFailure = onFailure
    this.#metrics = new Map(Object.entries(readings.metrics).map((entry) => [entry[0], this.#define(...entry)]))
    this.#clear()
  }

  /** Resolves when the numbers are those of now, or absent. Never throws. */
  async refresh(): Promise<void> {
    if (performance.now() < this.#goodUntil) return
    // One that hangs is not joined by a second one on a second connection.
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined
    })
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<'late'>((done) => {
      timer = setTimeout(done, this.#patience.wait, 'late')
    })
    if ((await Promise.race([this.#reading, late])) === 'late') this.#fail()
    clearTimeout(timer)
  }

  async #read(): Promise<void> {
    try {
      const values = await this.#readings.read()
      this.#clear()
      for (const [name, value] of Object.entries(values)) this.#keep(name, value)
      this.#goodUntil = performance.now() + this.#patience.keep
    } catch {
      this.#fail()
    }
  }

  #fail() {
    this.#clear()
    this.#onFailure()
  }

  #define(name: string, { help, label, type }: ReadMetric): Gauge | Counter {
    const options = { name, help, labelNames: label === undefined ? [] : [label], registers: [this.registry] }
    return type === 'counter' ? new Counter(options) : new Gauge(options)
  }

  #clear() {
    for (const [name, metric] of this.#metrics) {
      metric.reset()
      // It would say 0.
      if (this.#readings.metrics[name]?.label === undefined) metric.remove()
    }
  }

  #keep(name: string, value: ReadValue) {
    const metric = this.#metrics.get(name)
    const label = this.#readings.metrics[name]?.label
    if (metric === undefined || value === null) return
    if (typeof value === 'number') metric.inc({}, value)
    else if (label !== undefined)
      for (const [key, one] of Object.entries(value)) if (one !== null) metric.inc({ [label]: key }, one)
  }
}
