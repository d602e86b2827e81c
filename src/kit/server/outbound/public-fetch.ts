import { lookup } from 'node:dns/promises'
import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { connect, isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { hostOf, isPublicAddress, portOf } from './public-address.ts'
import { decodeText, readBody } from './public-fetch-body.ts'

/** Why nothing came of a visit. */
export type FetchFailure =
  | 'NOT_ALLOWED' // not a public address, or nothing a browser would open
  | 'UNREACHABLE'
  | 'TIMEOUT'
  | 'STATUS' // an error page
  | 'NOT_HTML'
  | 'TOO_LARGE'
  | 'TOO_MANY_REDIRECTS'
  | 'ROBOTS' // its robots.txt asks to stay away, or could not be read

export class PublicFetchError extends Error {
  readonly code: FetchFailure
  /** Of an answer, where there was one. */
  readonly status: number | undefined
  constructor(code: FetchFailure, message: string, status?: number) {
    super(message)
    this.name = 'PublicFetchError'
    this.code = code
    this.status = status
  }
}

/** How the outside is reached. Tests have one of their own. */
export type Outbound = {
  /** All IP addresses of a host name. */
  resolve(host: string): Promise<readonly string[]>
  /** A connection to this very address; with `servername` by TLS, with a certificate for that name. */
  dial(to: { address: string; port: number; servername: string | undefined; signal: AbortSignal }): Promise<Duplex>
  pause(milliseconds: number, signal?: AbortSignal): Promise<unknown>
}

export const internet: Outbound = {
  // The dot keeps search domains of this machine away.
  resolve: async (host) => (await lookup(`${host}.`, { all: true })).map(({ address }) => address),
  dial: ({ address, port, servername, signal }) =>
    new Promise((done, fail) => {
      const socket =
        servername === undefined
          ? connect({ host: address, port })
          : connectTls({ host: address, port, servername, ALPNProtocols: ['http/1.1'] })
      const abort = () => socket.destroy(new Error('aborted'))
      signal.addEventListener('abort', abort, { once: true })
      socket.once('close', () => signal.removeEventListener('abort', abort))
      socket.once('error', fail)
      socket.once(servername === undefined ? 'connect' : 'secureConnect', () => done(socket))
    }),
  pause: (milliseconds, signal) => wait(milliseconds, undefined, { ref: false, ...(signal && { signal }) }),
}

export type Visit = {
  way: Outbound
  userAgent: string
  signal: AbortSignal
  /** Of the decompressed body. */
  maxBytes: number
  /** Which media types are read, as `text/html`. */
  accepts: (mediaType: string) => boolean
}

/** `text` is empty for redirects and error pages, which are not read. */
export type Visited = { status: number; location: string | undefined; text: string }

/**
 * One GET without following redirects. The host's addresses are looked up, every one must be public, and the connection
 * goes to one that was checked, so that a second answer of the name server changes nothing. Throws a PublicFetchError.
 */
export const visit = (url: URL, { way, userAgent, signal, maxBytes, accepts }: Visit): Promise<Visited> =>
  reaching(url, { way, signal }, async (socket) => {
    const response = await ask(url, socket, {
      method: 'GET',
      headers: { ...asReader, 'user-agent': userAgent },
      signal,
    })
    const { statusCode: status = 0, headers } = response
    if (status >= 300) return { status, location: headers.location, text: '' }
    const type = headers['content-type'] ?? ''
    if (!accepts(type.split(';', 1)[0]?.trim().toLowerCase() ?? ''))
      throw new PublicFetchError('NOT_HTML', 'It is not a page')
    return { status, location: undefined, text: decodeText(await readBody(response, maxBytes), type) }
  })

type Post = Pick<Visit, 'way' | 'signal'> & { headers: OutgoingHttpHeaders; body: Buffer }

/** One POST by the same rules. What is answered is not read, but for its head. */
export const post = (
  url: URL,
  { way, signal, headers, body }: Post,
): Promise<{ status: number; headers: IncomingHttpHeaders }> =>
  reaching(url, { way, signal }, async (socket) => {
    const response = await ask(url, socket, { method: 'POST', headers, body, signal })
    return { status: response.statusCode ?? 0, headers: response.headers }
  })

async function reaching<T>(
  url: URL,
  { way, signal }: Pick<Visit, 'way' | 'signal'>,
  work: (socket: Duplex) => Promise<T>,
): Promise<T> {
  try {
    const socket = await reach(url, way, signal)
    // What becomes of it after the answer concerns nobody.
    socket.on('error', () => {})
    try {
      return await work(socket)
    } finally {
      socket.destroy()
    }
  } catch (error) {
    if (error instanceof PublicFetchError) throw error
    if (signal.aborted) throw new PublicFetchError('TIMEOUT', 'It took too long')
    if (error instanceof RangeError) throw new PublicFetchError('TOO_LARGE', 'It is too large')
    throw new PublicFetchError('UNREACHABLE', 'It could not be reached')
  }
}

const mostAddresses = 3

async function reach(url: URL, way: Outbound, signal: AbortSignal): Promise<Duplex> {
  const host = hostOf(url)
  const literal = isIP(host) > 0
  const addresses = literal ? [host] : await unlessAborted(way.resolve(host), signal)
  if (addresses.length === 0) throw new PublicFetchError('UNREACHABLE', 'It has no address')
  if (!addresses.every(isPublicAddress)) throw new PublicFetchError('NOT_ALLOWED', 'It is not a public address')
  const servername = url.protocol === 'https:' ? (literal ? '' : host) : undefined
  const inOrder = [...addresses].sort((a, b) => isIP(a) - isIP(b)).slice(0, mostAddresses)
  let last: unknown
  for (const address of inOrder) {
    signal.throwIfAborted()
    try {
      return await way.dial({ address, port: portOf(url), servername, signal })
    } catch (error) {
      last = error
    }
  }
  throw last
}

/** Lookups cannot be broken off: their answer is left alone. */
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((done, fail) => {
    const abort = () => fail(new Error('aborted'))
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(done, fail).finally(() => signal.removeEventListener('abort', abort))
  })

const asReader = {
  accept: 'text/html,application/xhtml+xml,text/plain;q=0.5',
  'accept-encoding': 'gzip, br, deflate',
}

type Asked = { method: 'GET' | 'POST'; headers: OutgoingHttpHeaders; body?: Buffer; signal: AbortSignal }

const ask = (url: URL, socket: Duplex, { method, headers, body, signal }: Asked): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    const asked = request({
      // Not with an agent, even none of the defaults: it would connect by itself.
      createConnection: () => socket,
      method,
      path: url.pathname + url.search,
      signal,
      setHost: false,
      headers: { host: url.host, ...headers, connection: 'close' },
    })
    asked.once('response', done)
    asked.once('upgrade', (_, upgraded) => {
      upgraded.destroy()
      fail(new Error('upgraded'))
    })
    asked.once('error', fail)
    asked.end(body)
  })
