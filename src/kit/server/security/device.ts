import type { Sql } from '../postgres/db.ts'

/**
 * The place where a technical security device (TSE, §146a AO and KassenSichV) is connected to the till, in the terms of BSI
 * TR-03153. A transaction has an id of
 * ours, a UUID of version 4, by which it is found again whatever happened in between: asked twice, the device does it once
 * and answers the same. An error of the device is thrown with a sentence for people.
 */
export type SecurityDevice = {
  describe(): Promise<DeviceDescription>
  start(id: string): Promise<void>
  /** `other`: it ended with other data before; `unknown`: it never began. */
  finish(id: string, data: ProcessData): Promise<Signature | 'other' | 'unknown'>
  /** Ends one that comes to nothing as `AVBelegabbruch`, and says how it ended. */
  abandon(id: string): Promise<'canceled' | 'finished' | 'unknown'>
  /** Its own log (TAR) from one counter of signatures to another; undefined while it is being made. */
  archive(from: number, to: number): Promise<Buffer | undefined>
  /** Throws where it could not sign now. */
  checkSelf(): Promise<void>
}

export type DeviceDescription = {
  /** SHA-256 of the device's public key in hex: 64 letters. */
  serial: string
  /** Like `ecdsa-plain-SHA256`. */
  algorithm: string
  /** `utcTime`, `utcTimeWithSeconds`, `generalizedTime`, `generalizedTimeWithMilliseconds` or `unixTime`. */
  timeFormat: string
  /** Both in base64. */
  publicKey: string
  certificate: string
  /** The till as the device knows it. */
  client?: string
  /** In the vendor's words: `INITIALIZED`. */
  state?: string
  /** When the certificate ends, an instant; null where it has none. */
  validUntil?: string | null
  /** No certified device, but what stands in for one. */
  simulated?: boolean
}

export type ProcessData = {
  /** `Kassenbeleg-V1`, or `SonstigerVorgang` for what moves no money. */
  processType: string
  processData: string
}

/**
 * What is kept with an entry, and all that the code on its receipt needs. Times are ISO 8601 in UTC as the device logged
 * them, the signature is base64.
 */
export type Signature = ProcessData & {
  serial: string
  transaction: number
  counter: number
  signature: string
  startedAt: string
  finishedAt: string
  client: string
  algorithm: string
  timeFormat: string
  publicKey: string
  simulated?: true
}

/** What the device is told of a receipt that came to nothing (DSFinV-K, annex I). */
export const abandoned: ProcessData = {
  processType: 'Kassenbeleg-V1',
  processData: 'AVBelegabbruch^0.00_0.00_0.00_0.00_0.00^',
}

/** Milliseconds that anybody waits for the device. */
export const longestSigning = 2000
/** Milliseconds in which a device that failed is not asked again, so that not every sale waits for it. */
const rest = 20_000

/** Milliseconds for which what a device says of itself is believed. */
const described = 600_000

export type Signed = { signature: Signature } | { failure: string }
type SignerOptions = { outside?: Sql; setUp?: DeviceSetUp | undefined; longest?: number; rest?: number }
/** `taken`: the id belongs to what was signed or abandoned before. */
type Tried = Signed | 'taken'

/** A TSS, and the till as a client of it. */
export type DeviceIds = { tssId: string; clientId: string }
export type FoundDevice = { id: string; state: string; serial: string }
/** The steps in which a vendor lets a TSS be set up. Each may be repeated. */
export type DeviceVendor = {
  /** What may be used of what the account has. */
  list(): Promise<FoundDevice[]>
  /** REGISTERED, DEREGISTERED, or empty while the till is not known there. */
  clientState(ids: DeviceIds): Promise<string>
  /** The PUK, which is told this once; empty where the TSS was there. */
  create(tss: string): Promise<string>
  setPin(tss: string, puk: string, pin: string): Promise<void>
  initialise(tss: string, pin: string): Promise<void>
  /** Makes the till a client of the TSS. `serial`: its serial number. */
  register(ids: DeviceIds, pin: string, serial: string): Promise<void>
}
/** `client`: the till's serial number. `fixed`: what the settings name, instead of what is chosen. */
export type DeviceSetUp = { vendor: DeviceVendor; client: string; fixed: DeviceIds | undefined }

/** Lets a device sign, and bears with one that fails or does not answer. */
export class Signer {
  readonly device: SecurityDevice
  /** Connections for what has to be kept whatever becomes of the transaction of a sale. */
  readonly outside: Sql | undefined
  readonly #limits: { longest: number; rest: number }
  readonly setUp: DeviceSetUp | undefined
  #description: (DeviceDescription & { until: number }) | undefined
  #failure: { reason: string; until: number } | undefined

  constructor(device: SecurityDevice, { outside, setUp, ...limits }: SignerOptions = {}) {
    this.device = device
    this.setUp = setUp
    this.outside = outside
    this.#limits = { longest: longestSigning, rest, ...limits }
  }

  /** Begins a transaction; where that fails, `sign` begins it. */
  async begin(id: string): Promise<void> {
    await this.#bearing(() => this.device.start(id))
  }

  /** Never throws: a failure is the device's words, or that it did not answer. `begun`: no need to begin it first. */
  async sign(id: string, data: ProcessData, { begun = false } = {}): Promise<Tried> {
    const tried = await this.#bearing(async () => {
      if (!begun) await this.device.start(id)
      const said = await this.device.finish(id, data)
      if (said !== 'unknown') return said
      await this.device.start(id)
      return this.device.finish(id, data)
    })
    if ('failure' in tried) return tried
    return typeof tried.said === 'string' ? 'taken' : { signature: tried.said }
  }

  /** Why the device could not sign now; empty where it could. */
  async checkSelf(): Promise<string> {
    const checked = await this.#bearing(() => this.device.checkSelf())
    return 'failure' in checked ? checked.failure : ''
  }

  /** What is known of the device; undefined while it never answered. */
  async describe({ anew = false } = {}): Promise<DeviceDescription | undefined> {
    if (this.#description && !anew && performance.now() < this.#description.until) return this.#description
    const asked = await this.#bearing(() => this.device.describe())
    if ('said' in asked) this.#description = { ...asked.said, until: performance.now() + described }
    return this.#description
  }

  async #bearing<T>(work: () => Promise<T>): Promise<{ said: T } | { failure: string }> {
    if (this.#failure && performance.now() < this.#failure.until) return { failure: this.#failure.reason }
    try {
      const said = await within(this.#limits.longest, work())
      this.#failure = undefined
      return { said }
    } catch (error) {
      const reason = error instanceof Error && error.message ? error.message.slice(0, 200) : 'The device failed'
      this.#failure = { reason, until: performance.now() + this.#limits.rest }
      return { failure: reason }
    }
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('The device did not answer in time')), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    // Whatever it still says later is nobody's error.
    work.catch(() => {})
  }
}
