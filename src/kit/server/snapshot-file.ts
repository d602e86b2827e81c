import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open as openFile, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { digestLength, entryOf, isComment, type Manifest, manifest, manifestName } from './snapshot-format.ts'
import { StartError } from './start-error.ts'

export type SnapshotFile = {
  manifest: Manifest
  /** The CSV of one of its tables. */
  openTable: (name: string) => Promise<Readable>
  close: () => void
}

/**
 * Opens a snapshot after making sure that every byte is as it was written. `onProgress` is told how much is checked,
 * from 0 to 1. Throws a StartError with one sentence where the file is missing, none of ours, or damaged.
 */
export async function openSnapshot(
  path: string,
  onProgress: (fraction: number) => void = () => {},
): Promise<SnapshotFile> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new StartError(`There is no file ${path}`)
  await checkDigest(path, found.size, onProgress)
  return openChecked(path).catch((error: Error) => {
    throw error instanceof StartError ? error : damaged(path, error.message)
  })
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

async function checkDigest(path: string, size: number, onProgress: (fraction: number) => void) {
  const end = size - digestLength
  const file = await openFile(path)
  try {
    const start = await file.read({ buffer: Buffer.alloc(4), position: 0 })
    if (start.buffer.toString('latin1') !== 'PK\x03\x04') throw new StartError(`${path} is not a backup`)
    const digest = await file.read({ buffer: Buffer.alloc(digestLength), position: Math.max(0, end) })
    const hash = createHash('sha256')
    let read = 0
    for await (const chunk of createReadStream(path, { end: Math.max(0, end - 1), highWaterMark: 1 << 20 })) {
      hash.update(chunk as Buffer)
      read += (chunk as Buffer).length
      onProgress(read / size)
    }
    if (hash.digest('hex') !== digest.buffer.toString('latin1'))
      throw damaged(path, 'it is not as it was written, or not all of it is there')
  } finally {
    await file.close()
  }
}

async function openChecked(path: string): Promise<SnapshotFile> {
  const zip = await openPromise(path, { autoClose: false })
  try {
    if (!isComment(zip.comment)) throw new StartError(`${path} is not a backup`)
    const entries = await entriesOf(zip)
    const described = entries.get(manifestName)
    if (!described) throw new StartError(`${path} is not a backup`)
    const read = manifest.safeParse(await json(await zip.openReadStreamPromise(described)))
    if (!read.success)
      throw new StartError(`${path} was made by another version of the software, which writes backups differently`)
    const { tables } = read.data
    const missing = tables.find(({ name }) => !entries.has(entryOf(name)))
    if (missing) throw damaged(path, `the table ${missing.name} is missing`)
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

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return entries
}

const damaged = (path: string, why: string) => new StartError(`${path} is damaged: ${why}. Please use another backup`)
