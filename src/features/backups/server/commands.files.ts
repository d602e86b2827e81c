import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Snapshot } from '#kit/server/snapshot.ts'
import { openSnapshot } from '#kit/server/snapshot-file.ts'
import { type Keep, toDrop } from '../rules.ts'
import { findFiles } from './queries.files.ts'

/**
 * Writes a snapshot into a file that only its owner may read, reads it again to make sure, and only then gives it its
 * name: a file of that name is whole and on the disk.
 */
export async function writeSnapshot({ stream }: Pick<Snapshot, 'stream'>, path: string): Promise<void> {
  const directory = dirname(path)
  const draft = join(directory, `.${basename(path)}.${randomUUID()}.part`)
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const file = await open(draft, 'wx', 0o600)
    await pipeline(stream, file.createWriteStream({ flush: true }))
    const written = await openSnapshot(draft)
    written.close()
    await rename(draft, path)
    const parent = await open(directory)
    await parent.sync().finally(() => parent.close())
  } catch (error) {
    stream.destroy()
    await rm(draft, { force: true })
    throw error
  }
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
