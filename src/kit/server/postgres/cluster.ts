import { chown, lstat, mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../settings/start-error.ts'
import { type Account, letEnter, nobody, shortHash } from './data-dir.ts'
import { findPrograms, type Programs, spawnAs } from './program.ts'

/** What a PostgreSQL of ours consists of on disk. */
export type Cluster = {
  account: Account | undefined
  programs: Programs
  directory: string
  socketDir: string
  log: string
}

export const superuser = 'sternsinger'
export const port = 5432

/** Longest path of a unix socket, in bytes. */
const longestSocket = 107

/** Finds the database below the data directory, or makes it there: whole or not at all. */
export async function prepareCluster(dataDir: string, onStatus: (status: string) => void): Promise<Cluster> {
  const directory = join(dataDir, 'postgres')
  const account = await accountFor(directory)
  if (account) await letEnter(dataDir, account)
  const programs = await findPrograms(dataDir, account)
  const existing = await stat(join(directory, 'PG_VERSION')).catch(() => undefined)
  if (!existing) {
    onStatus('creating the database')
    await createCluster(dataDir, directory, account, programs)
  }
  return {
    account,
    programs,
    directory,
    socketDir: await prepareSocketDir(dataDir, account),
    log: join(dataDir, 'postgres.log'),
  }
}

/** Root lets PostgreSQL run as the owner of its files. Undefined: as ourselves. */
async function accountFor(directory: string): Promise<Account | undefined> {
  const owner = await stat(directory).catch(() => undefined)
  const self = process.getuid?.()
  if (self === 0) return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody
  if (owner && self !== undefined && owner.uid !== self) {
    throw new StartError(
      `The database in ${directory} belongs to another account of this machine: please start as that account or set DATA_DIR`,
    )
  }
  return undefined
}

async function createCluster(dataDir: string, directory: string, account: Account | undefined, programs: Programs) {
  for (const left of await readdir(dataDir)) {
    if (left.startsWith('.postgres-')) await rm(join(dataDir, left), { recursive: true, force: true })
  }
  const draft = await mkdtemp(join(dataDir, '.postgres-'))
  if (account) await chown(draft, account.uid, account.gid)
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const child = spawnAs(
    account,
    'KILL',
    programs.initdb,
    ['-D', draft, '-U', superuser, '--auth=trust', '--no-instructions', ...locale],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH, TZ: 'UTC' },
    },
  )
  let complaint = ''
  child.stderr?.on('data', (data) => {
    complaint += data
  })
  const status = await new Promise((done) => child.once('error', (error) => done(error.message)).once('close', done))
  if (status !== 0) {
    await rm(draft, { recursive: true, force: true })
    throw new StartError(
      `The database in DATA_DIR ${dataDir} could not be created: ${complaint.trim().split('\n').at(-1) || status}`,
    )
  }
  await rename(draft, directory)
  const parent = await open(dataDir)
  await parent.sync()
  await parent.close()
}

/** A directory that only the database's account and root may enter: nothing else protects the connection. */
async function prepareSocketDir(dataDir: string, account: Account | undefined): Promise<string> {
  const short = `sternsinger-${shortHash(dataDir)}`
  const directory = [join(dataDir, 'socket'), join(tmpdir(), short), join('/tmp', short)].find(
    (candidate) => Buffer.byteLength(join(candidate, `.s.PGSQL.${port}`)) <= longestSocket,
  )
  if (!directory) throw new StartError(`DATA_DIR ${dataDir} has too long a path: please set a shorter one`)
  await mkdir(directory, { mode: 0o700 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  const found = await lstat(directory)
  const owners = [process.getuid?.(), account?.uid]
  if (!found.isDirectory() || !owners.includes(found.uid) || (found.mode & 0o077) !== 0) {
    throw new StartError(`${directory} is needed for the database's socket, but is not ours: please remove it`)
  }
  if (account) await chown(directory, account.uid, account.gid)
  return directory
}
