import robotsParser from 'robots-parser'
import { hostOf, visitable } from './public-address.ts'
import { type Outbound, PublicFetchError, type Visit, type Visited, visit } from './public-fetch.ts'

type Robots = { mayVisit: (address: string) => boolean; pause: number }

/** A page as it came: its address is the last one of the redirects. */
export type Page = { url: URL; text: string }

const mostBytes = 5 * 1024 * 1024
const mostRobotsBytes = 512 * 1024
const seconds = 10
const mostRedirects = 3
/** Milliseconds. Who asks for longer pauses is left alone. */
const longestPause = 10_000
const robotsHours = 1
const mostRobots = 500

export type PoliteOptions = {
  /** Says who visits and where to ask why; its name before the slash is what robots.txt may call it. */
  userAgent: string
  /** Milliseconds between two requests to a host, unless its robots.txt asks for more. */
  pause?: number
}

/**
 * Reads public pages as a good guest: what robots.txt allows, one request at a time for each host with a pause after it, at
 * most 10 seconds, 5 MB and three redirects. Only public addresses are ever connected to.
 */
export class PoliteFetcher {
  readonly #way: Outbound
  readonly #userAgent: string
  readonly #pause: number
  readonly #turns = new Map<string, Promise<unknown>>()
  readonly #robots = new Map<string, { robots: Robots; until: number }>()

  constructor(way: Outbound, { userAgent, pause = 1500 }: PoliteOptions) {
    this.#way = way
    this.#userAgent = userAgent
    this.#pause = pause
  }

  /** The page at an address. Throws a PublicFetchError; or whatever the signal was aborted with. */
  async read(address: string, signal: AbortSignal): Promise<Page> {
    const visiting = { url: visitableOrThrow(address), left: mostRedirects, budget: seconds * 1000, signal }
    for (;;) {
      signal.throwIfAborted()
      const page = await this.#inTurn(visiting.url, signal, () => this.#walk(visiting))
      if (page) return page
    }
  }

  /** Goes on as long as it is the same host; undefined where it leads to another, whose turn it is then. */
  async #walk(visiting: Visiting): Promise<Page | undefined> {
    const host = siteOf(visiting.url)
    const robots = await this.#robotsOf(visiting.url, visiting.signal)
    for (;;) {
      const { url } = visiting
      if (!robots.mayVisit(url.href)) throw new PublicFetchError('ROBOTS', 'Its robots.txt asks to stay away')
      const visited = await this.#spending(visiting, (signal) =>
        visit(url, { ...this.#visit(signal), maxBytes: mostBytes, accepts: isPage }),
      )
      const next = redirectOf(url, visited)
      if (!next && visited.status === 200) return { url, text: visited.text }
      if (!next) throw new PublicFetchError('STATUS', 'It answers with an error', visited.status)
      if (visiting.left-- === 0) throw new PublicFetchError('TOO_MANY_REDIRECTS', 'It leads on and on')
      visiting.url = next
      if (siteOf(next) !== host || next.origin !== url.origin) return undefined
    }
  }

  #visit = (signal: AbortSignal): Pick<Visit, 'way' | 'userAgent' | 'signal'> => ({
    way: this.#way,
    userAgent: this.#userAgent,
    signal,
  })

  /** All requests for one page share its seconds; waiting for a turn costs none. */
  async #spending<T>(visiting: Visiting, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const start = performance.now()
    const time = AbortSignal.timeout(Math.max(1, Math.round(visiting.budget)))
    try {
      return await work(AbortSignal.any([time, visiting.signal]))
    } finally {
      visiting.budget -= performance.now() - start
    }
  }

  async #inTurn<T>(url: URL, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const host = siteOf(url)
    const before = this.#turns.get(host)
    const mine = (async () => {
      await before
      signal.throwIfAborted()
      return work()
    })()
    const rest = mine
      .catch(() => {})
      .then(() => this.#way.pause(this.#robots.get(url.origin)?.robots.pause ?? this.#pause))
      .finally(() => this.#turns.get(host) === rest && this.#turns.delete(host))
    this.#turns.set(host, rest)
    return mine
  }

  async #robotsOf(url: URL, signal: AbortSignal): Promise<Robots> {
    const known = this.#robots.get(url.origin)
    if (known && known.until > performance.now()) return known.robots
    const robots = await this.#readRobots(new URL('/robots.txt', url), signal)
    if (this.#robots.size >= mostRobots) this.#robots.clear()
    this.#robots.set(url.origin, { robots, until: performance.now() + robotsHours * 3_600_000 })
    if (robots.pause > longestPause) throw new PublicFetchError('ROBOTS', 'Its robots.txt asks for long pauses')
    await this.#way.pause(robots.pause, signal)
    return robots
  }

  /** RFC 9309: what is not there allows everything; what cannot be read now, nothing. */
  async #readRobots(address: URL, signal: AbortSignal): Promise<Robots> {
    const visiting = { url: address, left: mostRedirects, budget: seconds * 1000, signal }
    for (;;) {
      const { url } = visiting
      const visited = await this.#spending(visiting, (limited) =>
        visit(url, { ...this.#visit(limited), maxBytes: mostRobotsBytes, accepts: () => true }),
      )
      const next = redirectOf(url, visited)
      if (visited.status >= 500 || visited.status === 429)
        throw new PublicFetchError('ROBOTS', 'Its robots.txt cannot be read', visited.status)
      if (!next || siteOf(next) !== siteOf(address) || visiting.left-- === 0)
        return this.#rulesOf(address, visited.status === 200 ? visited.text : '')
      visiting.url = next
    }
  }

  #rulesOf(address: URL, text: string): Robots {
    const rules = robotsParser(address.href, text)
    const [name] = this.#userAgent.split('/')
    const asked = rules.getCrawlDelay(name)
    return {
      mayVisit: (target) => rules.isAllowed(target, name) !== false,
      pause: Math.max(this.#pause, Number.isFinite(asked) ? Number(asked) * 1000 : 0),
    }
  }
}

type Visiting = { url: URL; left: number; budget: number; signal: AbortSignal }

const isPage = (mediaType: string) => mediaType === 'text/html' || mediaType === 'application/xhtml+xml'

/** One host with and without `www.`. */
const siteOf = (url: URL) => hostOf(url).replace(/^www\./, '')

function visitableOrThrow(address: string, base?: URL): URL {
  const url = visitable(address, base)
  if (!url) throw new PublicFetchError('NOT_ALLOWED', 'It is not a public address')
  return url
}

function redirectOf(url: URL, { status, location }: Visited): URL | undefined {
  return status >= 300 && status < 400 && location !== undefined ? visitableOrThrow(location, url) : undefined
}
