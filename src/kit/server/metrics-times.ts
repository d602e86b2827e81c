import type { Histogram, Registry } from 'prom-client'

type Labels = { method: string; route: string; status: number }

/** How long requests of one kind took: how many ended within each bound and not within the one before, and altogether. */
type Times = { labels: Labels; within: number[]; sum: number; count: number }

/**
 * A histogram of how long requests took. That of the library makes a name of the labels for each value and looks it up,
 * which takes a tenth of what a page from memory takes.
 */
export class RequestTimes {
  readonly name: string
  readonly #help: string
  readonly #bounds: readonly number[]
  readonly #byRoute = new Map<string, Times[]>()

  /** `bounds` in seconds, the smallest first. */
  constructor(registry: Registry, { name, help, bounds }: { name: string; help: string; bounds: readonly number[] }) {
    this.name = name
    this.#help = help
    this.#bounds = bounds
    // It only asks for the name, and for what `get` gives.
    registry.registerMetric(this as unknown as Histogram)
  }

  observe(route: string, method: string, status: number, seconds: number): void {
    const times = this.#of(route, method, status)
    const bound = this.#bounds.findIndex((most) => seconds <= most)
    if (bound >= 0) times.within[bound] = (times.within[bound] ?? 0) + 1
    times.sum += seconds
    times.count++
  }

  #of(route: string, method: string, status: number): Times {
    const known = this.#byRoute.get(route)
    const same = known?.find(({ labels }) => labels.status === status && labels.method === method)
    if (same) return same
    const times = { labels: { method, route, status }, within: this.#bounds.map(() => 0), sum: 0, count: 0 }
    this.#byRoute.set(route, [...(known ?? []), times])
    return times
  }

  /** In the library's form. */
  async get() {
    const values = [...this.#byRoute.values()].flat().flatMap((times) => this.#valuesOf(times))
    return { name: this.name, help: this.#help, type: 'histogram', aggregator: 'sum', values }
  }

  #valuesOf({ labels, within, sum, count }: Times) {
    const { name } = this
    let upToHere = 0
    const buckets = this.#bounds.map((le, i) => {
      upToHere += within[i] ?? 0
      return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: upToHere }
    })
    return [
      ...buckets,
      { metricName: `${name}_bucket`, labels: { le: '+Inf', ...labels }, value: count },
      { metricName: `${name}_sum`, labels: { ...labels }, value: sum },
      { metricName: `${name}_count`, labels: { ...labels }, value: count },
    ]
  }
}
