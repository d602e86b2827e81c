import { createHash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import * as z from 'zod/mini'

/**
 * A snapshot is a zip: `data/<table>.csv` for each table, and `manifest.json` with what belongs in it. Its comment ends
 * in the SHA-256 of every byte before, so that nothing in it can change, or be missing, unnoticed.
 */
export const format = 1

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const count = z.int().check(z.nonnegative())

export const manifest = z.object({
  format: z.literal(format),
  /** Instant at which every row was as it is here. */
  made_at: z.string(),
  /** The migrations that its database had seen, in order. */
  schema: z.array(z.object({ number: count, name: z.string(), checksum: z.string() })).check(z.minLength(1)),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()).check(z.minLength(1)),
      rows: count,
      /** Size and SHA-256 of the table's CSV. */
      bytes: count,
      sha256,
    }),
  ),
  sequences: z.array(
    z.object({ name: z.string(), value: z.string().check(z.regex(/^-?\d{1,19}$/)), called: z.boolean() }),
  ),
})
export type Manifest = z.output<typeof manifest>

export const manifestName = 'manifest.json'
export const entryOf = (table: string) => `data/${table}.csv`

const label = 'sha256 '
/** Characters of the digest at the very end. */
export const digestLength = 64
/** What the zip's comment is before the digest is known. */
export const commentDraft = label + '0'.repeat(digestLength)
export const isComment = (comment: string) => new RegExp(`^${label}[0-9a-f]{${digestLength}}$`).test(comment)

/** Passes a zip on that has `commentDraft` as its comment, with the digest put in. */
export class Seal extends Transform {
  readonly #hash = createHash('sha256')
  #held: Buffer = Buffer.alloc(0)
  /** How many came through. */
  bytes = 0

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    const all = Buffer.concat([this.#held, chunk])
    const free = Math.max(0, all.length - digestLength)
    this.#held = all.subarray(free)
    this.#pass(all.subarray(0, free))
    done()
  }

  override _flush(done: TransformCallback) {
    const digest = Buffer.from(this.#hash.digest('hex'))
    this.bytes += digest.length
    done(null, digest)
  }

  #pass(chunk: Buffer) {
    this.#hash.update(chunk)
    this.bytes += chunk.length
    this.push(chunk)
  }
}

/** Passes bytes on, and knows how many they were and their SHA-256. */
export class Meter extends Transform {
  readonly #hash = createHash('sha256')
  readonly #onBytes: (bytes: number) => void
  bytes = 0

  constructor(onBytes: (bytes: number) => void) {
    super()
    this.#onBytes = onBytes
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.#hash.update(chunk)
    this.bytes += chunk.length
    this.#onBytes(chunk.length)
    done(null, chunk)
  }

  /** Once, when everything came through. */
  digest(): string {
    return this.#hash.digest('hex')
  }
}

/** A name as SQL writes it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** How values are written, and read again: the same on every server, and exact to the last bit. */
export const writing = {
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '1',
} as const
