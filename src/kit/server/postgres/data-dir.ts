import { createHash } from 'node:crypto'
import { type Stats, statSync } from 'node:fs'
import { access, chmod, constants, mkdir, readdir, realpath, rm, stat } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../settings/start-error.ts'

/** An account of the operating system. */
export type Account = { uid: number; gid: number }

/** PostgreSQL refuses to run as root: then it runs as `nobody`. */
export const nobody: Account = { uid: 65534, gid: 65534 }

const isRoot = () => process.getuid?.() === 0

/** Twelve hexadecimal digits that stand for a path. */
export const shortHash = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 12)

/** `./data`, or a place below /var/lib when only root could reach that and PostgreSQL therefore could not. */
export function defaultDataDir(): string {
  const here = resolve('data')
  if (!isRoot() || barrierOnTheWayTo(dirname(here), nobody) === undefined) return here
  return join('/var/lib/sternsinger', `${basename(dirname(here))}-${shortHash(dirname(here))}`)
}

/** The first directory, from the top, that an account may not enter on its way into `path` (which is one of them). */
export function barrierOnTheWayTo(path: string, account: Account): string | undefined {
  const parents = [path]
  while (dirname(parents[0] ?? '/') !== parents[0]) parents.unshift(dirname(parents[0] ?? '/'))
  return parents.find((directory) => {
    const found = statSync(directory, { throwIfNoEntry: false })
    return found !== undefined && !mayEnter(found, account)
  })
}

function mayEnter({ mode, uid, gid }: Stats, account: Account): boolean {
  if (uid === account.uid) return (mode & 0o100) !== 0
  return (mode & (gid === account.gid ? 0o010 : 0o001)) !== 0
}

/** Makes the directory where it is missing. Refuses one that cannot be written to. Answers its real path. */
export async function prepareDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o711 })
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const why = code === 'EEXIST' || code === 'ENOTDIR' ? 'is not a directory' : 'is not writable'
    throw new StartError(
      `DATA_DIR ${dataDir} ${why}: please set DATA_DIR to a directory that this account may write to`,
    )
  }
  return realpath(dataDir)
}

/** Refuses a data directory that the database's account could not reach. An empty one is opened for passing through. */
export async function letEnter(dataDir: string, account: Account): Promise<void> {
  const own = await stat(dataDir)
  if (!mayEnter(own, account) && (await readdir(dataDir)).length === 0) await chmod(dataDir, 0o711)
  const barrier = barrierOnTheWayTo(dataDir, account)
  if (barrier === undefined) return
  throw new StartError(
    `DATA_DIR ${dataDir} cannot hold the database: PostgreSQL never runs as root, and its account may not enter ${barrier}. ` +
      'Please set DATA_DIR to a directory elsewhere, like /var/lib/sternsinger',
  )
}

/** Milliseconds in which an application that was just told to end, or killed, may still be on its way out. */
const patience = 2000

/**
 * Makes this process the only application on a data directory, until it is released or the process is gone.
 * On Linux an abstract socket does it, which no crash can leave behind; elsewhere a socket file that nobody answers.
 */
export async function lockDataDir(dataDir: string): Promise<{ release: () => Promise<void> }> {
  const abstract = process.platform === 'linux'
  const address = abstract ? `\0sternsinger:${shortHash(dataDir)}` : join(dataDir, 'lock')
  const claim = async () => (await listen(address)) ?? (abstract ? undefined : takeOver(address))
  let server = await claim()
  for (const deadline = Date.now() + patience; !server && Date.now() < deadline; server = await claim()) await sleep(50)
  if (!server)
    throw new StartError(
      `Another application is running on DATA_DIR ${dataDir}: please stop it, or set another DATA_DIR`,
    )
  server.unref()
  return { release: () => new Promise((done) => server.close(() => done())) }
}

function listen(address: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(undefined) : fail(error),
    )
    server.listen(address, () => done(server))
  })
}

async function takeOver(address: string): Promise<Server | undefined> {
  const answered = await new Promise((done) => {
    const socket = connect(address, () => done(true))
    socket.once('error', () => done(false))
    socket.once('connect', () => socket.destroy())
  })
  if (answered) return undefined
  await rm(address, { force: true })
  return listen(address)
}
