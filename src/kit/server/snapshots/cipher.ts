import { createDecipheriv, hkdfSync } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { StartError } from '../settings/start-error.ts'

/**
 * Encrypted snapshots are files of the format age (age-encryption.org/v1), which other programs read too. The library
 * makes and opens its header; what follows is chunks, each authenticated with its place and whether it is the last.
 */

const chunkBytes = 64 * 1024
const tagBytes = 16
const nonceBytes = 16
const sealedBytes = chunkBytes + tagBytes
/** More than the headers for some hundreds of keys. */
const longestHeader = 64 * 1024
const version = 'age-encryption.org/v1\n'

export type Encrypted = { stream: Readable; bytes: () => number }

/**
 * What can be opened only with a secret key of one of the `recipients`, public keys of age. Destroying it ends the source
 * too; what goes wrong in the source destroys it.
 */
export function encrypt(source: Readable, recipients: readonly string[]): Encrypted {
  let bytes = 0
  async function* chunks() {
    const { Encrypter } = await import('age-encryption')
    const encrypter = new Encrypter()
    for (const recipient of recipients) encrypter.addRecipient(recipient)
    const encrypted = (await encrypter.encrypt(forWeb(source))).getReader()
    for (let part = await encrypted.read(); !part.done; part = await encrypted.read()) {
      bytes += part.value.length
      yield part.value
    }
  }
  const stream = Readable.from(chunks(), { objectMode: false, highWaterMark: chunkBytes })
  stream.once('close', () => source.destroy())
  return { stream, bytes: () => bytes }
}

/** Pulled one chunk at a time: Node's own conversion reads ahead. */
function forWeb(source: Readable): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

/** Whether the file is one that `encrypt` or another program of that format wrote. */
export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(version.length), position: 0 })
    return buffer.toString('latin1') === version
  } finally {
    await file.close()
  }
}

/** A new pair: `secret` opens what is encrypted for `recipient`. */
export async function newKeys(): Promise<{ secret: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const secret = await generateX25519Identity()
  return { secret, recipient: await identityToRecipient(secret) }
}

/** An encrypted file, of which any part can be read as it was. Nothing of it is written anywhere. */
export class EncryptedFile {
  readonly #file: FileHandle
  readonly #key: Buffer
  /** Where the chunks begin, and how many they are. */
  readonly #start: number
  readonly #chunks: number
  /** Bytes of what was encrypted. */
  readonly size: number

  private constructor(file: FileHandle, key: Buffer, start: number, end: number) {
    this.#file = file
    this.#key = key
    this.#start = start
    this.#chunks = Math.max(1, Math.ceil((end - start) / sealedBytes))
    this.size = end - start - this.#chunks * tagBytes
  }

  /** Throws a StartError with one sentence where none of the secret keys opens it, or its beginning is damaged. */
  static async open(path: string, secretKeys: readonly string[]): Promise<EncryptedFile> {
    if (secretKeys.length === 0)
      throw new StartError(`${path} is encrypted: please set BACKUP_SECRET_KEY to the file with its secret key`)
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(longestHeader), position: 0 })
      const header = headerOf(buffer.subarray(0, bytesRead))
      const nonce = header && buffer.subarray(header.length, header.length + nonceBytes)
      const { size } = await file.stat()
      const start = (header?.length ?? 0) + nonceBytes
      if (!header || !nonce || size < start + tagBytes) throw damaged(path)
      const fileKey = await openHeader(header, secretKeys, path)
      const key = Buffer.from(hkdfSync('sha256', fileKey, nonce, 'payload', 32))
      return new EncryptedFile(file, key, start, size)
    } catch (error) {
      await file.close()
      throw error
    }
  }

  /** From `start` up to, but without, `end`. Breaks off at the first chunk that is not as it was written. */
  range(start: number, end: number): Readable {
    const chunkAt = (number: number) => this.#read(number)
    async function* parts() {
      for (let number = Math.floor(start / chunkBytes); number * chunkBytes < end; number++) {
        const chunk = await chunkAt(number)
        const from = number * chunkBytes
        yield chunk.subarray(Math.max(0, start - from), end - from)
      }
    }
    return Readable.from(parts(), { objectMode: false })
  }

  close(): Promise<void> {
    return this.#file.close()
  }

  async #read(number: number): Promise<Buffer> {
    const isLast = number === this.#chunks - 1
    const length = isLast ? this.size - number * chunkBytes + tagBytes : sealedBytes
    const position = this.#start + number * sealedBytes
    const { buffer, bytesRead } = await this.#file.read({ buffer: Buffer.alloc(length), position })
    if (bytesRead < length) throw new StartError('its end is missing')
    const nonce = Buffer.alloc(12)
    nonce.writeUIntBE(number, 5, 6)
    nonce[11] = isLast ? 1 : 0
    const decipher = createDecipheriv('chacha20-poly1305', this.#key, nonce, { authTagLength: tagBytes })
    decipher.setAuthTag(buffer.subarray(length - tagBytes))
    const plain = decipher.update(buffer.subarray(0, length - tagBytes))
    decipher.final()
    return plain
  }
}

/** Up to the line that ends it; undefined where there is no such line. */
function headerOf(bytes: Buffer): Buffer | undefined {
  const last = bytes.indexOf('\n--- ')
  const end = last < 0 ? -1 : bytes.indexOf('\n', last + 1)
  return end < 0 ? undefined : bytes.subarray(0, end + 1)
}

async function openHeader(header: Buffer, secretKeys: readonly string[], path: string): Promise<Uint8Array> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  for (const key of secretKeys) {
    try {
      decrypter.addIdentity(key)
    } catch {
      throw new StartError('BACKUP_SECRET_KEY is none: it must be AGE-SECRET-KEY-1…, or a file that holds it')
    }
  }
  return decrypter.decryptHeader(header).catch((error: Error) => {
    if (/no identity matched/.test(error.message))
      throw new StartError(`${path} is encrypted for another key than BACKUP_SECRET_KEY`)
    throw damaged(path)
  })
}

const damaged = (path: string) =>
  new StartError(`${path} is damaged: its beginning is not as it was written. Please use another backup`)
