import { X509Certificate } from 'node:crypto'
import * as z from 'zod/mini'
import { type Answer, isSuccess } from '../paying/service-call.ts'
import {
  abandoned,
  type DeviceDescription,
  type DeviceIds,
  type ProcessData,
  type SecurityDevice,
  type Signature,
} from '../security/device.ts'
import { uuidFrom } from '../security/secret.ts'
import { codeOf, type FiskalyApi, Refused } from './fiskaly-api.ts'

const exports = z.object({ state: z.string() })
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

/**
 * fiskaly's cloud TSE by its SIGN DE API, version 2 (workspace.fiskaly.com, OpenAPI 2.1.35 and 2.2.2). Requests are
 * idempotent there by the id and the revision of a transaction. The data is given raw, so that what is signed is ours to
 * the letter.
 */
export class Fiskaly implements SecurityDevice {
  readonly #api: FiskalyApi
  readonly #ids: DeviceIds

  constructor(api: FiskalyApi, ids: DeviceIds) {
    this.#api = api
    this.#ids = ids
  }

  async describe(): Promise<DeviceDescription> {
    const [device, client] = await Promise.all([
      this.#api.read(devices, { method: 'GET', path: this.#path('') }),
      this.#api.read(clients, { method: 'GET', path: this.#path(`/client/${this.#ids.clientId}`) }),
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
    const body = { state: 'ACTIVE', client_id: this.#ids.clientId }
    const answer = await this.#api.call({ method: 'PUT', path: this.#path(`/tx/${id}?tx_revision=1`), body })
    if (!isSuccess(answer) && !(await this.#find(id))) throw new Refused(answer)
  }

  async finish(id: string, data: ProcessData): Promise<Signature | 'other' | 'unknown'> {
    const answer = await this.#end(id, 'FINISHED', data)
    const kept = isSuccess(answer) ? transactions.parse(answer.json) : await this.#find(id)
    if (!kept) return 'unknown'
    if (kept.state === 'ACTIVE') throw new Refused(answer)
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
      if (!isSuccess(answer)) throw new Refused(answer)
    }
    return 'canceled'
  }

  /** An export is made in its own time, and asked for again under the same id; one that failed, under the next. */
  async archive(from: number, to: number): Promise<Buffer | undefined> {
    const range = `start_signature_counter=${from}&end_signature_counter=${to}`
    let id = `${this.#ids.tssId} ${from} ${to}`
    for (let attempt = 1; attempt <= 5; attempt++) {
      id = uuidFrom(id)
      const path = this.#path(`/export/${id}`)
      const asked = { method: 'PUT', path: `${path}?${range}`, body: {}, timeout: archiveTimeout } as const
      const wanted = await this.#api.call(asked)
      if (!isSuccess(wanted) && codeOf(wanted) !== 'E_DUPLICATE_EXPORT') throw new Refused(wanted)
      const { state } = await this.#api.read(exports, { method: 'GET', path, timeout: archiveTimeout })
      if (state === 'COMPLETED') return this.#api.readFile(`${path}/file`, archiveTimeout)
      if (state === 'PENDING' || state === 'WORKING') return undefined
    }
    throw new Error('fiskaly made no export')
  }

  async checkSelf(): Promise<void> {
    const { state } = await this.describe()
    if (state !== 'INITIALIZED') throw new Error(`The device is ${state}`)
  }

  #path = (path: string) => `/tss/${this.#ids.tssId}${path}`

  #end(id: string, state: 'FINISHED' | 'CANCELLED', data: ProcessData): Promise<Answer> {
    const raw = { process_type: data.processType, process_data: encoded(data) }
    const body = { state, client_id: this.#ids.clientId, schema: { raw } }
    return this.#api.call({ method: 'PUT', path: this.#path(`/tx/${id}?tx_revision=2`), body })
  }

  async #find(id: string): Promise<Kept | undefined> {
    const answer = await this.#api.call({ method: 'GET', path: this.#path(`/tx/${id}`) })
    if (isSuccess(answer)) return transactions.parse(answer.json)
    if (answer.status === 404 && codeOf(answer) === 'E_TX_NOT_FOUND') return undefined
    throw new Refused(answer)
  }
}

const archiveTimeout = 60_000
const encoded = ({ processData }: ProcessData) => Buffer.from(processData, 'utf8').toString('base64')
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
