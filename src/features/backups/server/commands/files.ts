import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartError } from '#kit/server/settings/start-error.ts'
import { openSnapshot } from '#kit/server/snapshots/file.ts'
import { Meter } from '#kit/server/snapshots/format.ts'
import type { Snapshot } from '#kit/server/snapshots/snapshot.ts'
import { type Keep, toDrop } from '../../rules.ts'
import { findFiles } from '../queries/files.ts'

/**
 * Writes a snapshot into a file that only its owner may read, reads it again to make sure, and only then gives it its
 * name: a file of that name is whole and on the disk. What is encrypted cannot be opened here; its bytes are compared.
 */
export async function writeSnapshot({ stream, encrypted }: Written, path: string): Promise<void> {
  const directory = dirname(path)
  const draft = join(directory, `.${basename(path)}.${randomUUID()}.part`)
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const file = await open(draft, 'wx', 0o600)
    const meter = new Meter(() => {})
    await pipeline(stream, meter, file.createWriteStream({ flush: true }))
    if (encrypted) await compareBytes(draft, meter.digest())
    else (await openSnapshot(draft)).close()
    await rename(draft, path)
    const parent = await open(directory)
    await parent.sync().finally(() => parent.close())
  } catch (error) {
    stream.destroy()
    await rm(draft, { force: true })
    throw error
  }
}

type Written = Pick<Snapshot, 'stream' | 'encrypted'>

async function compareBytes(path: string, sha256: string): Promise<void> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer)
  if (hash.digest('hex') !== sha256) throw new StartError('What the disk gives back is not what was written')
}

/** Removes the files that need not be kept, and what was left behind half written. */
export async function dropOldFiles(directory: string, keep: Keep, timeZone: string): Promise<void> {
  const names = toDrop(await findFiles(directory), keep, timeZone)
  for (const name of [...names, ...(await findLeftOvers(directory))]) await rm(join(directory, name), { force: true })
}

const longestWriting = 24 * 3600 * 1000

async function findLeftOvers(directory: string): Promise<string[]> {
  const parts = (await readdir(directory)).filter((name) => /^\.backup-.*\.part$/.test(name))
  const old = await Promise.all(
    parts.map(async (name) => {
      const found = await stat(join(directory, name)).catch(() => undefined)
      return found && Date.now() - found.mtimeMs > longestWriting ? name : undefined
    }),
  )
  return old.flatMap((name) => name ?? [])
}
