import * as z from 'zod/mini'
import { Circuit } from '../outbound/circuit.ts'
import { readBytes } from '../outbound/outgoing.ts'
import { type Answer, askUntilAnswered, isSuccess, send } from '../paying/service-call.ts'
import type { Fiskaly as Settings } from '../settings/env-fiskaly.ts'

type Call = { method: 'GET' | 'PUT' | 'PATCH' | 'POST'; path: string; body?: object; timeout?: number }

const tokens = z.object({ access_token: z.string(), access_token_expires_in: z._default(z.number(), 600) })
const errors = z.object({ code: z._default(z.string(), ''), message: z._default(z.string(), '') })

/** The same will be answered otherwise in a moment: the device does one thing at a time. */
const passing = new Set(['E_PENDING_TX_CONFLICT', 'E_MIDDLEWARE_PENDING_REQUEST'])
const mostTries = 4

/** Bytes of a file: the log of some ten thousand receipts between two closings. */
const mostOfFile = 64 * 1024 * 1024

/** What the vendor refuses: `code` is its own word for why. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  constructor(answer: Answer) {
    const { code = '', message = '' } = errors.safeParse(answer.json).data ?? {}
    super(['fiskaly answered', answer.status, code, message].filter((one) => one !== '').join(' '))
    this.status = answer.status
    this.code = code
  }
}

/** Calls of fiskaly's SIGN DE API, version 2, below `/api/v2`. */
export class FiskalyApi {
  readonly #keys: Settings
  readonly #timeout: number
  readonly #circuit: Circuit
  #token: { text: string; until: number } | undefined

  /** `timeout`: milliseconds for one call with all its tries. Without a circuit every call is made. */
  constructor(
    keys: Settings,
    timeout = 1800,
    circuit = new Circuit('fiskaly', { rules: { mostFailures: Number.POSITIVE_INFINITY } }),
  ) {
    this.#keys = keys
    this.#timeout = timeout
    this.#circuit = circuit
  }

  async read<S extends z.ZodMiniType>(schema: S, call: Call): Promise<z.output<S>> {
    const answer = await this.call(call)
    if (!isSuccess(answer)) throw new Refused(answer)
    return schema.parse(answer.json)
  }

  /** A file of the vendor's. */
  async readFile(path: string, timeout: number): Promise<Buffer> {
    const signedIn = await this.#signIn(performance.now() + timeout)
    if (typeof signedIn !== 'string') throw new Refused(signedIn)
    const headers = { authorization: `Bearer ${signedIn}` }
    const signal = AbortSignal.timeout(timeout)
    const response = await fetch(this.#base() + path, { headers, redirect: 'error', signal })
    if (!response.ok) throw new Error(`fiskaly answered a file with ${response.status}`)
    const bytes = await readBytes(response, mostOfFile)
    if (!bytes) throw new Error('fiskaly answered a file that is too long')
    return bytes
  }

  /** Every call may be sent again: it reads, or is the same to the vendor. */
  async call(call: Call): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.#once(call)
      // A client that is not registered is 401 too, and no new token helps.
      // What is not to be sent again is a PIN: a few wrong ones block it.
      const isStale =
        call.method !== 'POST' &&
        answer.status === 401 &&
        codeOf(answer) !== 'E_CLIENT_DEREGISTERED' &&
        this.#token !== undefined
      if (isStale) this.#token = undefined
      const isPassing = answer.status === 409 && passing.has(codeOf(answer))
      if (attempt === mostTries || !(isStale || isPassing)) return answer
      if (isPassing) await new Promise((done) => setTimeout(done, 80 * attempt))
    }
  }

  #once({ method, path, body, timeout = this.#timeout }: Call): Promise<Answer> {
    return askUntilAnswered({ name: 'fiskaly', timeout, circuit: this.#circuit }, async (end) => {
      const signedIn = await this.#signIn(end)
      if (typeof signedIn !== 'string') return signedIn
      const headers = { authorization: `Bearer ${signedIn}`, ...(body && { 'content-type': 'application/json' }) }
      return send(this.#base(), path, { method, headers, body: body && JSON.stringify(body), end })
    })
  }

  #base = () => this.#keys.apiBase.replace(/\/$/, '')

  /** A token, which is good for some minutes, or the answer that there is none. */
  async #signIn(end: number): Promise<string | Answer> {
    if (this.#token && performance.now() < this.#token.until) return this.#token.text
    const { apiKey, apiSecret, apiBase } = this.#keys
    const body = JSON.stringify({ api_key: apiKey, api_secret: apiSecret })
    const headers = { 'content-type': 'application/json' }
    const answer = await send(apiBase, '/auth', { method: 'POST', headers, body, end })
    if (!isSuccess(answer)) return answer
    const { access_token: text, access_token_expires_in: seconds } = tokens.parse(answer.json)
    this.#token = { text, until: performance.now() + Math.max(seconds - 60, 30) * 1000 }
    return text
  }
}

export const codeOf = ({ json }: Answer) => errors.safeParse(json).data?.code ?? ''
