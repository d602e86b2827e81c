import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { CleanUp } from './clean-up.ts'

const run = promisify(execFile)

/** A revision of the product, checked out and built. */
export type Revision = { name: string; directory: string; pagesDir: string; migrations: string }

export const thisRevision = (): Revision => ({ name: 'new', ...placesIn(resolve('.')) })

const placesIn = (directory: string) => ({
  directory,
  pagesDir: join(directory, 'build/client'),
  migrations: join(directory, 'db/migrations'),
})

/**
 * Another revision in a worktree of its own, until the clean-up, with its own packages only where it locks others. The
 * program that starts the product is the one of this revision. Throws with what git or the build said.
 */
export async function checkOut(asked: string, cleanUp: CleanUp): Promise<Revision> {
  const { stdout } = await run('git', ['rev-parse', '--verify', '--quiet', `${asked}^{commit}`]).catch(() => {
    throw new Error(`git knows no revision ${asked}`)
  })
  const home = await mkdtemp(join(tmpdir(), 'sternsinger-bench-'))
  cleanUp.later(() => rm(home, { recursive: true, force: true }))
  const directory = join(home, 'tree')
  await run('git', ['worktree', 'add', '--detach', '--quiet', directory, stdout.trim()])
  cleanUp.later(() => run('git', ['worktree', 'remove', '--force', directory]))
  if (await locksTheSame(directory)) await symlink(resolve('node_modules'), join(directory, 'node_modules'), 'dir')
  else await run('npm', ['ci', '--include=dev'], { cwd: directory })
  await run(process.execPath, ['scripts/build.ts'], { cwd: directory, maxBuffer: 2 ** 26 })
  await mkdir(join(directory, 'bench/starting'), { recursive: true })
  for (const file of ['ours.ts', 'child.ts']) await cp(join('bench', file), join(directory, 'bench/starting', file))
  return { name: asked, ...placesIn(directory) }
}

async function locksTheSame(directory: string): Promise<boolean> {
  const [one, other] = await Promise.all(['.', directory].map((at) => readFile(join(at, 'package-lock.json'), 'utf8')))
  return one === other
}

/** What starts a revision: as this one does, or, where it cannot be started like that, as its own bench did. */
export const startersOf = ({ name, directory }: Revision): string[] =>
  name === 'new' ? ['ours.ts'] : [join(directory, 'bench/starting/ours.ts'), join(directory, 'bench/ours.ts')]
