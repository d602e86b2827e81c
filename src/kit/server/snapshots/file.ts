import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { json, buffer as whole } from 'node:stream/consumers'
import { type Entry, fromRandomAccessReaderPromise, openPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import { StartError } from '../settings/start-error.ts'
import { EncryptedFile, isEncrypted } from './cipher.ts'
import { digestLength, entryOf, isComment, type Manifest, manifest, manifestName } from './format.ts'

export type SnapshotFile = {
  manifest: Manifest
  /** The CSV of one of its tables. */
  openTable: (name: string) => Promise<Readable>
  close: () => void
}

export type OpenOptions = {
  /** Told how much is checked, from 0 to 1. */
  onProgress?: (fraction: number) => void
  /** Of age: one of them opens a snapshot that is encrypted. */
  secretKeys?: readonly string[]
}

/** Beyond what names and counts of some thousand tables take. */
const longestManifest = 16 * 1024 * 1024

/**
 * Opens a snapshot after making sure that every byte is as it was written. Throws a StartError with one sentence where
 * the file is missing, none of ours, damaged, or encrypted for another key.
 */
export async function openSnapshot(
  path: string,
  { onProgress = () => {}, secretKeys = [] }: OpenOptions = {},
): Promise<SnapshotFile> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new StartError(`There is no file ${path}`)
  const bytes = (await isEncrypted(path)) ? await EncryptedFile.open(path, secretKeys) : plainFile(path, found.size)
  try {
    await checkDigest(path, bytes, onProgress)
    return await openChecked(path, bytes)
  } catch (error) {
    await bytes.close()
    throw error instanceof StartError ? error : damaged(path, (error as Error).message)
  }
}

/** What a snapshot says of itself, without checking the rest of it. Undefined where it cannot be read. */
export async function readManifest(path: string): Promise<Manifest | undefined> {
  try {
    const file = await openChecked(path)
    file.close()
    return file.manifest
  } catch {
    return undefined
  }
}

/** What a zip is read from, encrypted or not. A range is without its end. */
type Bytes = { size: number; range: (start: number, end: number) => Readable; close: () => Promise<void> }

const plainFile = (path: string, size: number): Bytes => ({
  size,
  range: (start, end) => createReadStream(path, { start, end: end - 1, highWaterMark: 1 << 20 }),
  close: async () => {},
})

async function checkDigest(path: string, bytes: Bytes, onProgress: (fraction: number) => void) {
  const end = bytes.size - digestLength
  if (end < 4 || (await whole(bytes.range(0, 4))).toString('latin1') !== 'PK\x03\x04')
    throw new StartError(`${path} is not a backup`)
  const hash = createHash('sha256')
  let read = 0
  for await (const chunk of bytes.range(0, end)) {
    hash.update(chunk as Buffer)
    read += (chunk as Buffer).length
    onProgress(read / bytes.size)
  }
  const digest = await whole(bytes.range(end, bytes.size))
  if (hash.digest('hex') !== digest.toString('latin1'))
    throw damaged(path, 'it is not as it was written, or not all of it is there')
}

class Reader extends RandomAccessReader {
  readonly #bytes: Bytes

  constructor(bytes: Bytes) {
    super()
    this.#bytes = bytes
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.#bytes.range(start, end)
  }

  override close(done: (error: Error | null) => void): void {
    this.#bytes.close().then(() => done(null), done)
  }
}

async function openChecked(path: string, bytes?: Bytes): Promise<SnapshotFile> {
  const options = { autoClose: false }
  const zip = bytes
    ? await fromRandomAccessReaderPromise(new Reader(bytes), bytes.size, options)
    : await openPromise(path, options)
  try {
    if (!isComment(zip.comment)) throw new StartError(`${path} is not a backup`)
    const entries = await entriesOf(zip, path)
    const described = entries.get(manifestName)
    if (!described || described.uncompressedSize > longestManifest) throw new StartError(`${path} is not a backup`)
    const read = manifest.safeParse(await json(await zip.openReadStreamPromise(described)))
    if (!read.success)
      throw new StartError(`${path} was made by another version of the software, which writes backups differently`)
    const { tables } = read.data
    const missing = tables.find(({ name }) => !entries.has(entryOf(name)))
    if (missing) throw damaged(path, `the table ${missing.name} is missing`)
    const other = tables.find(({ name, bytes }) => entries.get(entryOf(name))?.uncompressedSize !== bytes)
    if (other) throw damaged(path, `the table ${other.name} is not as long as it says`)
    if (entries.size > tables.length + 1) throw damaged(path, 'something is in it that does not belong there')
    return {
      manifest: read.data,
      openTable: (name) => zip.openReadStreamPromise(entries.get(entryOf(name)) as Entry),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function entriesOf(zip: ZipFile, path: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) throw damaged(path, `${entry.fileName} is in it twice`)
    if (!entry.canDecodeFileData()) throw damaged(path, `${entry.fileName} is packed in another way`)
    entries.set(entry.fileName, entry)
  }
  return entries
}

const damaged = (path: string, why: string) => new StartError(`${path} is damaged: ${why}. Please use another backup`)
