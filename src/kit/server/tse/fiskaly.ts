import { X509Certificate } from 'node:crypto'
import * as z from 'zod/mini'
import { Circuit } from '../outbound/circuit.ts'
import { type Answer, askUntilAnswered, isSuccess, send } from '../paying/service-call.ts'
import {
  abandoned,
  type DeviceDescription,
  type ProcessData,
  type SecurityDevice,
  type Signature,
} from '../security/device.ts'
import type { Fiskaly as Settings } from '../settings/env-fiskaly.ts'

type Call = { method: 'GET' | 'PUT'; path: string; body?: object }

const tokens = z.object({ access_token: z.string(), access_token_expires_in: z._default(z.number(), 600) })
const errors = z.object({ code: z._default(z.string(), ''), message: z._default(z.string(), '') })
const clients = z.object({ serial_number: z.string(), state: z.string() })
const devices = z.object({
  state: z.string(),
  serial_number: z.string(),
  certificate: z.string(),
  public_key: z.string(),
  signature_algorithm: z.string(),
  signature_timestamp_format: z.string(),
})
/** Counters come as numbers or as text. */
const counter = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d+$/))]), z.transform(Number))
const transactions = z.object({
  state: z.enum(['ACTIVE', 'FINISHED', 'CANCELLED']),
  number: counter,
  time_start: z.number(),
  time_end: z.optional(z.number()),
  client_serial_number: z.string(),
  tss_serial_number: z.string(),
  log: z.object({ timestamp_format: z.string() }),
  signature: z.object({ value: z.string(), algorithm: z.string(), counter, public_key: z.string() }),
  schema: z.optional(z.object({ raw: z.optional(z.object({ process_type: z.string(), process_data: z.string() })) })),
})
type Kept = z.output<typeof transactions>

/** The same will be answered otherwise in a moment: the device does one thing at a time. */
const passing = new Set(['E_PENDING_TX_CONFLICT', 'E_MIDDLEWARE_PENDING_REQUEST'])
const mostTries = 4

/**
 * fiskaly's cloud TSE by its SIGN DE API, version 2 (workspace.fiskaly.com, OpenAPI 2.1.35 and 2.2.2). Requests are
 * idempotent there by the id and the revision of a transaction. The data is given raw, so that what is signed is ours to
 * the letter.
 */
export class Fiskaly implements SecurityDevice {
  readonly #settings: Settings
  readonly #timeout: number
  readonly #circuit: Circuit
  #token: { text: string; until: number } | undefined

  /** `timeout`: milliseconds for one call with all its tries. Without a circuit every call is made. */
  constructor(
    settings: Settings,
    timeout = 1800,
    circuit = new Circuit('fiskaly', { rules: { mostFailures: Number.POSITIVE_INFINITY } }),
  ) {
    this.#settings = settings
    this.#timeout = timeout
    this.#circuit = circuit
  }

  async describe(): Promise<DeviceDescription> {
    const [device, client] = await Promise.all([
      this.#read(devices, { method: 'GET', path: '' }),
      this.#read(clients, { method: 'GET', path: `/client/${this.#settings.clientId}` }),
    ])
    return {
      serial: device.serial_number,
      algorithm: device.signature_algorithm,
      timeFormat: device.signature_timestamp_format,
      publicKey: device.public_key,
      certificate: device.certificate,
      client: client.serial_number,
      state: client.state === 'REGISTERED' ? device.state : client.state,
      validUntil: endOf(device.certificate),
    }
  }

  async start(id: string): Promise<void> {
    const body = { state: 'ACTIVE', client_id: this.#settings.clientId }
    const answer = await this.#call({ method: 'PUT', path: `/tx/${id}?tx_revision=1`, body })
    if (!isSuccess(answer) && !(await this.#find(id))) throw refused(answer)
  }

  async finish(id: string, data: ProcessData): Promise<Signature | 'other' | 'unknown'> {
    const answer = await this.#end(id, 'FINISHED', data)
    const kept = isSuccess(answer) ? transactions.parse(answer.json) : await this.#find(id)
    if (!kept) return 'unknown'
    if (kept.state === 'ACTIVE') throw refused(answer)
    const raw = kept.schema?.raw
    const isOurs = raw ? raw.process_type === data.processType && raw.process_data === encoded(data) : isSuccess(answer)
    return kept.state === 'FINISHED' && isOurs ? signatureOf(kept, data) : 'other'
  }

  async abandon(id: string): Promise<'canceled' | 'finished' | 'unknown'> {
    const found = await this.#find(id)
    if (!found) return 'unknown'
    if (found.state === 'FINISHED') return 'finished'
    if (found.state === 'ACTIVE') {
      const answer = await this.#end(id, 'CANCELLED', abandoned)
      if (!isSuccess(answer)) throw refused(answer)
    }
    return 'canceled'
  }

  async checkSelf(): Promise<void> {
    const { state } = await this.describe()
    if (state !== 'INITIALIZED') throw new Error(`The device is ${state}`)
  }

  #end(id: string, state: 'FINISHED' | 'CANCELLED', data: ProcessData): Promise<Answer> {
    const raw = { process_type: data.processType, process_data: encoded(data) }
    const body = { state, client_id: this.#settings.clientId, schema: { raw } }
    return this.#call({ method: 'PUT', path: `/tx/${id}?tx_revision=2`, body })
  }

  async #find(id: string): Promise<Kept | undefined> {
    const answer = await this.#call({ method: 'GET', path: `/tx/${id}` })
    if (isSuccess(answer)) return transactions.parse(answer.json)
    if (answer.status === 404 && codeOf(answer) === 'E_TX_NOT_FOUND') return undefined
    throw refused(answer)
  }

  async #read<S extends z.ZodMiniType>(schema: S, call: Call): Promise<z.output<S>> {
    const answer = await this.#call(call)
    if (!isSuccess(answer)) throw refused(answer)
    return schema.parse(answer.json)
  }

  /** Every call may be sent again: it reads, or is the same to the vendor. */
  async #call(call: Call): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.#once(call)
      // A client that is not registered is 401 too, and no new token helps.
      const isStale = answer.status === 401 && codeOf(answer) !== 'E_CLIENT_DEREGISTERED' && this.#token !== undefined
      if (isStale) this.#token = undefined
      const isPassing = answer.status === 409 && passing.has(codeOf(answer))
      if (attempt === mostTries || !(isStale || isPassing)) return answer
      if (isPassing) await new Promise((done) => setTimeout(done, 80 * attempt))
    }
  }

  #once({ method, path, body }: Call): Promise<Answer> {
    return askUntilAnswered({ name: 'fiskaly', timeout: this.#timeout, circuit: this.#circuit }, async (end) => {
      const signedIn = await this.#signIn(end)
      if (typeof signedIn !== 'string') return signedIn
      const headers = { authorization: `Bearer ${signedIn}`, ...(body && { 'content-type': 'application/json' }) }
      return send(this.#address(path), '', { method, headers, body: body && JSON.stringify(body), end })
    })
  }

  #address = (path: string) => `${this.#settings.apiBase.replace(/\/$/, '')}/tss/${this.#settings.tssId}${path}`

  /** A token, which is good for some minutes, or the answer that there is none. */
  async #signIn(end: number): Promise<string | Answer> {
    if (this.#token && performance.now() < this.#token.until) return this.#token.text
    const { apiKey, apiSecret, apiBase } = this.#settings
    const body = JSON.stringify({ api_key: apiKey, api_secret: apiSecret })
    const headers = { 'content-type': 'application/json' }
    const answer = await send(apiBase, '/auth', { method: 'POST', headers, body, end })
    if (!isSuccess(answer)) return answer
    const { access_token: text, access_token_expires_in: seconds } = tokens.parse(answer.json)
    this.#token = { text, until: performance.now() + Math.max(seconds - 60, 30) * 1000 }
    return text
  }
}

const encoded = ({ processData }: ProcessData) => Buffer.from(processData, 'utf8').toString('base64')
const codeOf = ({ json }: Answer) => errors.safeParse(json).data?.code ?? ''

function refused(answer: Answer): Error {
  const { code = '', message = '' } = errors.safeParse(answer.json).data ?? {}
  return new Error(['fiskaly answered', answer.status, code, message].filter((one) => one !== '').join(' '))
}

const signatureOf = (kept: Kept, data: ProcessData): Signature => ({
  ...data,
  serial: kept.tss_serial_number,
  transaction: kept.number,
  counter: kept.signature.counter,
  signature: kept.signature.value,
  startedAt: instant(kept.time_start),
  finishedAt: instant(kept.time_end ?? kept.time_start),
  client: kept.client_serial_number,
  algorithm: kept.signature.algorithm,
  timeFormat: kept.log.timestamp_format,
  publicKey: kept.signature.public_key,
})

const instant = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toString()

/** A certificate is told as PEM or as base64 of it or of DER; null where nothing reads it. */
function endOf(certificate: string): string | null {
  try {
    const text = certificate.includes('-----BEGIN') ? Buffer.from(certificate) : Buffer.from(certificate, 'base64')
    return Temporal.Instant.fromEpochMilliseconds(Date.parse(new X509Certificate(text).validTo)).toString()
  } catch {
    return null
  }
}
