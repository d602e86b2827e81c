import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Topic } from '#kit/shared/topic.ts'
import type { Live } from '../live/live.ts'
import { ByteCache } from './byte-cache.ts'

/** For each kind of values. */
const mostBytes = 6 * 1024 * 1024

/**
 * Values read from the database, kept in memory until a topic they depend on changes. A value whose reading began
 * before a change is handed to its own reader and never kept, so nothing old is given out once `live.changed()` has
 * resolved.
 */
export class Memory<T> {
  readonly #values: ByteCache<T>
  readonly #reading = new Map<string, Promise<T>>()
  readonly #live: Live
  readonly #reads: { hits: number; misses: number }
  #generation = 0

  /** `sizeOf`: the bytes of a value; by default of one that is small, like a row. */
  constructor(live: Live, dependsOn: readonly Topic[], sizeOf: (value: T) => number = () => 2000) {
    this.#live = live
    this.#values = new ByteCache(mostBytes, sizeOf)
    const kind = dependsOn.join('+')
    this.#reads = live.memories.get(kind) ?? { hits: 0, misses: 0 }
    live.memories.set(kind, this.#reads)
    live.subscribe((changed) => {
      if (!changed.some((topic) => dependsOn.includes(topic))) return
      this.#generation++
      this.#values.clear()
      this.#reading.clear()
    })
  }

  /** The kept value of a key, if there is one. */
  get(key: string): T | undefined {
    const kept = this.#live.mayCache ? this.#values.get(key) : undefined
    if (kept !== undefined) this.#reads.hits++
    return kept
  }

  /** The value of a key: kept, or read now, once however many ask at the same time. */
  async read(key: string, produce: () => Promise<T>): Promise<T> {
    const kept = this.get(key)
    if (kept !== undefined) return kept
    this.#reads.misses++
    if (!this.#live.mayCache) return produce()
    return this.#reading.get(key) ?? this.#readNow(key, produce)
  }

  #readNow(key: string, produce: () => Promise<T>): Promise<T> {
    const generation = this.#generation
    const reading = produce()
      .then((value) => {
        if (generation === this.#generation && this.#live.mayCache) this.#values.keep(key, value)
        return value
      })
      .finally(() => {
        if (this.#reading.get(key) === reading) this.#reading.delete(key)
      })
    this.#reading.set(key, reading)
    return reading
  }
}

/** A finished answer: the bytes of the body and the ETag that names them, where it is worth it in brotli too. */
export type Finished = { body: Buffer; etag: string; brotli?: { etag: string; read: () => Buffer | Promise<Buffer> } }

/** Smaller bodies fit into the first packets as they are. */
const worthCompressing = 2000

export function finish(text: string): Finished {
  const body = Buffer.from(text)
  const name = hash('sha256', body, 'base64url')
  const etag = `"${name}"`
  if (body.length <= worthCompressing) return { body, etag }
  return { body, etag, brotli: { etag: `"${name}-br"`, read: compressedOnce(body) } }
}

/** In memory, with its compressed form, which is much smaller. */
export const sizeOfFinished = ({ body, brotli }: Finished): number => body.length * (brotli ? 1.4 : 1)

/** Compresses when first asked, off the main thread, and keeps the result. */
function compressedOnce(body: Buffer): () => Buffer | Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  let kept: Buffer | Promise<Buffer> | undefined
  return () => {
    kept ??= promisify(brotliCompress)(body, { params }).then((compressed) => {
      kept = compressed
      return compressed
    })
    return kept
  }
}
