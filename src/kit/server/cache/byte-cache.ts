/** What a name and its place cost besides the value. */
const bytesOfName = (name: string): number => 100 + 2 * name.length

/**
 * Values by their names, together no more than so many bytes: what was not asked for longest goes first. Only the newest
 * is kept however large it is.
 */
export class ByteCache<T> {
  readonly #most: number
  readonly #sizeOf: (value: T) => number
  readonly #kept = new Map<string, { value: T; bytes: number }>()
  #bytes = 0

  constructor(most: number, sizeOf: (value: T) => number) {
    this.#most = most
    this.#sizeOf = sizeOf
  }

  get bytes(): number {
    return this.#bytes
  }

  get(name: string): T | undefined {
    const found = this.#kept.get(name)
    if (!found) return undefined
    this.#kept.delete(name)
    this.#kept.set(name, found)
    return found.value
  }

  keep(name: string, value: T): void {
    this.#drop(name)
    const bytes = bytesOfName(name) + this.#sizeOf(value)
    this.#kept.set(name, { value, bytes })
    this.#bytes += bytes
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most || oldest === name) break
      this.#drop(oldest)
    }
  }

  clear(): void {
    this.#kept.clear()
    this.#bytes = 0
  }

  #drop(name: string): void {
    this.#bytes -= this.#kept.get(name)?.bytes ?? 0
    this.#kept.delete(name)
  }
}
