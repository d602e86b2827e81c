import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../settings/start-error.ts'
import { superuser } from './cluster.ts'
import { prepareDataDir } from './data-dir.ts'
import { namedByPidFile } from './left-over.ts'
import { type EmbeddedPostgres, startPostgres } from './postgres.ts'

type Visit = Pick<EmbeddedPostgres, 'connection' | 'stop'>

/** Milliseconds in which an application that is just starting brings its database up. */
const patience = 20_000

/**
 * The database of a data directory, whether an application is running on it or not: the one that runs, or one started
 * for as long as the visit takes. Throws a StartError where there is none.
 */
export async function visitPostgres(dataDir: string): Promise<Visit> {
  const directory = join(dataDir, 'postgres')
  if (!(await stat(join(directory, 'PG_VERSION')).catch(() => undefined)))
    throw new StartError(`There is no database in DATA_DIR ${dataDir}`)
  const home = await prepareDataDir(dataDir)
  for (const deadline = Date.now() + patience; ; await sleep(100)) {
    const running = await findRunning(join(home, 'postgres'))
    if (running) return running
    try {
      return await startPostgres({ dataDir })
    } catch (error) {
      if (Date.now() > deadline || !(error instanceof StartError) || !/^Another application/.test(error.message))
        throw error
    }
  }
}

/** PostgreSQL writes down how it is reached: its 4th, 5th and 8th line are port, socket directory and state. */
async function findRunning(directory: string): Promise<Visit | undefined> {
  const named = await namedByPidFile(directory)
  if (!named?.isOurs) return undefined
  const lines = (await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const [port, host, state] = [Number(lines[3]), lines[4]?.trim(), lines[7]?.trim()]
  if (state !== 'ready' || !host) return undefined
  return { connection: { host, port, user: superuser, database: 'postgres' }, stop: async () => {} }
}
