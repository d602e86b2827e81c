/**
 * The place where a technical security device (TSE, §146a AO and KassenSichV) is connected to the till.
 *
 * An adapter for a vendor's device, be it a card, a box in the network or a service, implements `SecurityDevice` and is
 * given to `buildApp` (in `src/server.ts`) as `signer: new Signer(device)`. What it has to do, in the terms of BSI TR-03153:
 *
 * - **before**: the device is initialised, its certificate is valid, and this till is registered with it as a client
 *   (`clientId`, the Z_KASSE_ID of the export) by the vendor's tool; time is set and kept up by the adapter
 *   (`updateTime`), and the time admin is signed in whenever the device asks for it;
 * - **`start`** is StartTransaction with the client id and an empty process: it answers the number and the log time of
 *   the transaction;
 * - **`finish`** is FinishTransaction of that number with `processType` and `processData` (UTF-8, exactly as given: they
 *   follow annex I of the DSFinV-K): it answers the log time, the signature counter and the signature value. A sale has
 *   no UpdateTransaction: everything is known when it begins;
 * - **`abandon`** ends a transaction whose `finish` was not answered, by finishing it as `AVBelegabbruch`, as soon as the
 *   device answers again. It may come to nothing: the device lists what stayed open in its own export;
 * - **`describe`** answers what `tse.csv` and the QR code of a receipt need;
 * - an error of the device is thrown with a sentence for people. It is never answered by an old signature.
 *
 * Calls come one after another for one till, never at the same moment. Whoever calls waits two seconds at most; after
 * that the sale goes on without a signature and the ledger records the outage (AEAO on §146a, 7), so an adapter must not
 * repeat by itself. The device's own log (TAR file) is exported with the vendor's tool.
 */
export type SecurityDevice = {
  describe(): Promise<DeviceDescription>
  start(): Promise<{ transaction: number; at: string }>
  finish(transaction: number, data: ProcessData): Promise<{ at: string; counter: number; signature: string }>
  abandon(transaction: number): Promise<void>
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
}

export type ProcessData = {
  /** `Kassenbeleg-V1`, or `SonstigerVorgang` for what moves no money. */
  processType: string
  processData: string
}

/** What is kept with an entry. Times are ISO 8601 in UTC as the device logged them, the signature is base64. */
export type Signature = ProcessData & {
  serial: string
  transaction: number
  counter: number
  signature: string
  startedAt: string
  finishedAt: string
}

/** Milliseconds that anybody waits for the device. */
export const longestSigning = 2000
/** Milliseconds in which a device that failed is not asked again, so that not every sale waits for it. */
const rest = 20_000

/** Lets a device sign, and bears with one that fails or does not answer. */
export class Signer {
  readonly #device: SecurityDevice
  readonly #limits: { longest: number; rest: number }
  #description: DeviceDescription | undefined
  #failure: { reason: string; until: number } | undefined
  #unfinished: number | undefined

  constructor(device: SecurityDevice, limits: Partial<{ longest: number; rest: number }> = {}) {
    this.#device = device
    this.#limits = { longest: longestSigning, rest, ...limits }
  }

  /** Never throws: a failure is the device's words, or that it did not answer. */
  async sign(data: ProcessData): Promise<{ signature: Signature } | { failure: string }> {
    if (this.#failure && performance.now() < this.#failure.until) return { failure: this.#failure.reason }
    try {
      const signature = await within(this.#limits.longest, this.#signed(data))
      this.#failure = undefined
      return { signature }
    } catch (error) {
      const reason = error instanceof Error && error.message ? error.message.slice(0, 200) : 'The device failed'
      this.#failure = { reason, until: performance.now() + this.#limits.rest }
      return { failure: reason }
    }
  }

  /** What is known of the device; undefined while it never answered. */
  async describe(): Promise<DeviceDescription | undefined> {
    if (this.#failure && performance.now() < this.#failure.until) return this.#description
    return within(this.#limits.longest, this.#described()).catch(() => this.#description)
  }

  async #signed(data: ProcessData): Promise<Signature> {
    const { serial } = await this.#described()
    if (this.#unfinished !== undefined) await this.#device.abandon(this.#unfinished).catch(() => {})
    const started = await this.#device.start()
    this.#unfinished = started.transaction
    const { at, counter, signature } = await this.#device.finish(started.transaction, data)
    this.#unfinished = undefined
    const { transaction } = started
    return { ...data, serial, transaction, counter, signature, startedAt: started.at, finishedAt: at }
  }

  async #described(): Promise<DeviceDescription> {
    this.#description ??= await this.#device.describe()
    return this.#description
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
