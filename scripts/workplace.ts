import { access, constants, mkdir, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lives } from '../src/kit/server/postgres/left-over.ts'

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'
/** A run was seen to need less than a fifth of it. */
const enoughBytes = 8e9

const name = 'sternsinger-tests-'

/**
 * Where the tests write: in memory where there is plenty. They make databases by the hundred, and to write them on a disk was
 * a sixth of the work. `remove` is called by hand; what a run that was killed left is removed by the next one.
 */
export async function makeWorkplace(): Promise<{ directory: string; remove: () => Promise<void> }> {
  const place = (await hasPlenty(memory)) ? memory : tmpdir()
  for (const one of await readdir(place)) {
    const pid = one.startsWith(name) && Number(one.slice(name.length))
    if (pid && !lives(pid)) await rm(join(place, one), { recursive: true, force: true })
  }
  const directory = join(place, `${name}${process.pid}`)
  // PostgreSQL goes through it too, as somebody else where it has to be.
  await mkdir(directory, { mode: 0o755 })
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) }
}

async function hasPlenty(place: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(place).catch(() => ({ bavail: 0, bsize: 0 }))
  const isOpen = await access(place, constants.W_OK).then(
    () => true,
    () => false,
  )
  return isOpen && Math.min(bavail * bsize, process.availableMemory()) > enoughBytes
}
