import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { type Db, type Sql, type Transaction, transaction } from '../postgres/db.ts'
import {
  abandoned,
  type DeviceDescription,
  type ProcessData,
  type SecurityDevice,
  type Signature,
} from '../security/device.ts'
import { type LogMessage, logFile, signedPart } from './log-message.ts'
import { endOfTar, tarred } from './tar.ts'

type Step = ProcessData & {
  counter: number
  operation: LogMessage['operation']
  number: number
  /** Unix time in seconds. */
  at: number
  signature: string
}
type Device = { serial: string; publicKey: string; key: KeyObject }

/**
 * Stands in for a certified device: signs as the guidelines have it, with a key, counters and a log in the database that
 * are written in transactions of their own, and says of itself what it is. A step is signed and kept, or neither.
 */
export class Simulator implements SecurityDevice {
  readonly #sql: Sql
  readonly #client: string
  #device: Device | undefined

  /** `client`: the till's serial number. */
  constructor(sql: Sql, client: string) {
    this.#sql = sql
    this.#client = client
  }

  async describe(): Promise<DeviceDescription> {
    const { serial, publicKey } = await this.#own()
    const more = { client: this.#client, state: 'INITIALIZED', validUntil: null, simulated: true }
    return { serial, publicKey, ...form, certificate: '', ...more }
  }

  async start(id: string): Promise<void> {
    await this.#inOrder(id, async (tx, steps) => {
      if (steps.length === 0) await this.#log(tx, id, 'StartTransaction', { processType: '', processData: '' })
    })
  }

  finish(id: string, data: ProcessData): Promise<Signature | 'other' | 'unknown'> {
    return this.#inOrder(id, async (tx, [begun, ended]) => {
      if (!begun) return 'unknown'
      if (ended && (ended.processData !== data.processData || ended.processType !== data.processType)) return 'other'
      return this.#signatureOf(begun, ended ?? (await this.#log(tx, id, 'FinishTransaction', data, begun.number)))
    })
  }

  abandon(id: string): Promise<'canceled' | 'finished' | 'unknown'> {
    return this.#inOrder(id, async (tx, [begun, ended]) => {
      if (!begun) return 'unknown'
      if (ended) return ended.processData === abandoned.processData ? 'canceled' : 'finished'
      await this.#log(tx, id, 'FinishTransaction', abandoned, begun.number)
      return 'canceled'
    })
  }

  async archive(from: number, to: number): Promise<Buffer> {
    const { serial, publicKey } = await this.#own()
    const steps = await this.#sql<Step[]>`
      SELECT ${columns(this.#sql)} FROM tse_simulator_log WHERE counter BETWEEN ${from} AND ${to} ORDER BY counter`
    const logs = steps.map((step) => {
      const name = `Unixt_${step.at}_Sig-${step.counter}_Log-Tra_No-${step.number}_${step.operation.slice(0, -11)}_Client-${this.#client}.log`
      const signed = signedPart(this.#messageOf(step, serial))
      return tarred(name, logFile(signed, Buffer.from(step.signature, 'base64')), step.at)
    })
    const info = `"description:","TSE simulation, not a certified device","serial:","${serial}","public key:","${publicKey}"\n`
    return Buffer.concat([tarred('info.csv', Buffer.from(info), steps.at(-1)?.at ?? 0), ...logs, endOfTar])
  }

  async checkSelf(): Promise<void> {
    const { key } = await this.#own()
    const text = Buffer.from('self-test')
    if (!verify('sha256', text, plain(key), sign('sha256', text, plain(key)))) throw new Error('The key does not sign')
  }

  #messageOf({ operation, processType, processData, number, counter, at }: Step, serial: string): LogMessage {
    return { operation, client: this.#client, processType, processData, transaction: number, serial, counter, at }
  }

  /** One step at a time, as a device works, with what was done under this id before. */
  #inOrder<T>(id: string, work: (tx: Transaction, steps: Step[]) => Promise<T>): Promise<T> {
    return this.#own().then(() =>
      transaction(this.#sql, async (tx) => {
        await tx`SELECT FROM tse_simulator FOR UPDATE`
        const steps = await tx<Step[]>`
          SELECT ${columns(tx)} FROM tse_simulator_log WHERE transaction = ${id} ORDER BY counter`
        return work(tx, [...steps])
      }),
    )
  }

  /** Counts, signs and keeps a step; a transaction that begins has no number yet. */
  async #log(tx: Transaction, id: string, operation: Step['operation'], data: ProcessData, of?: number): Promise<Step> {
    const { key, serial } = await this.#own()
    const [moved] = await tx<{ counter: number; number: number }[]>`
      UPDATE tse_simulator SET signatures = signatures + 1, transactions = transactions + ${of === undefined ? 1 : 0}
      RETURNING signatures AS counter, transactions AS number`
    const { counter, number } = {
      ...(moved as { counter: number; number: number }),
      ...(of !== undefined && { number: of }),
    }
    const step = { ...data, operation, counter, number, at: Math.floor(Date.now() / 1000), signature: '' }
    step.signature = sign('sha256', signedPart(this.#messageOf(step, serial)), plain(key)).toString('base64')
    await tx`
      INSERT INTO tse_simulator_log (counter, transaction, operation, number, at, process_type, process_data, signature)
      VALUES (${counter}, ${id}, ${operation}, ${number}, ${step.at}, ${data.processType}, ${data.processData}, ${step.signature})`
    return step
  }

  async #signatureOf(begun: Step, { processType, processData, counter, at, signature }: Step): Promise<Signature> {
    const { serial, publicKey } = await this.#own()
    const times = { startedAt: instant(begun.at), finishedAt: instant(at) }
    const device = { serial, publicKey, ...form, client: this.#client, simulated: true as const }
    return { processType, processData, transaction: begun.number, counter, signature, ...times, ...device }
  }

  /** Whoever comes first makes the key; everybody reads the one that is kept. */
  async #own(): Promise<Device> {
    if (this.#device) return this.#device
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    await this.#sql`
      INSERT INTO tse_simulator (secret) VALUES (${privateKey.export({ type: 'pkcs8', format: 'pem' }) as string})
      ON CONFLICT DO NOTHING`
    const [kept] = await this.#sql<{ secret: string }[]>`SELECT secret FROM tse_simulator`
    const key = createPrivateKey(kept?.secret as string)
    const { x = '', y = '' } = key.export({ format: 'jwk' })
    // A point of the curve, uncompressed.
    const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
    const serial = createHash('sha256').update(point).digest('hex')
    this.#device = { key, publicKey: point.toString('base64'), serial }
    return this.#device
  }
}

const columns = (db: Db) =>
  db`counter, operation, number, at, process_type AS "processType", process_data AS "processData", signature`
const form = { algorithm: 'ecdsa-plain-SHA256', timeFormat: 'unixTime' }
const plain = (key: KeyObject) => ({ key, dsaEncoding: 'ieee-p1363' as const })
const instant = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toString()
