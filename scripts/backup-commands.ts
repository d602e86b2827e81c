import { readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { formatBytes, nameOf } from '#features/backups/rules.ts'
import { writeSnapshot } from '#features/backups/server/commands/files.ts'
import { directoryOf } from '#features/backups/server/queries/files.ts'
import { hasApplications } from '#kit/server/live/live.ts'
import { readMigrations } from '#kit/server/migrations/files.ts'
import { prepareDataDir } from '#kit/server/postgres/data-dir.ts'
import { type Connection, connect, errorCode, type Sql } from '#kit/server/postgres/db.ts'
import { reachOutsideDatabase } from '#kit/server/postgres/outside-database.ts'
import { startPostgres } from '#kit/server/postgres/postgres.ts'
import { visitPostgres } from '#kit/server/postgres/visit.ts'
import { type Env, readEnv } from '#kit/server/settings/env.ts'
import { StartError } from '#kit/server/settings/start-error.ts'
import { isEncrypted, newKeys } from '#kit/server/snapshots/cipher.ts'
import { openSnapshot } from '#kit/server/snapshots/file.ts'
import { notEmpty, restoreSnapshot, splitHistory } from '#kit/server/snapshots/restore.ts'
import { takeSnapshot } from '#kit/server/snapshots/snapshot.ts'
import { Bar } from './backup-bar.ts'

const migrations = join(import.meta.dirname, '..', 'db/migrations')

/** Ends the process as a command went: 0, or 1 with one sentence for people. */
export async function endingPlainly(work: Promise<void>): Promise<never> {
  try {
    await work
    process.exit(0)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** `[FILE]`: writes a backup, by default into DATA_DIR/backups. `--new-key FILE`: writes a secret key instead. */
export async function backUp(words: readonly string[]): Promise<void> {
  const [file, ...more] = words
  if (file === '--new-key' && more.length === 1) return writeKey(fromWhereCalled(more[0] ?? ''))
  if (more.length > 0 || file?.startsWith('-'))
    throw new StartError('Please say: npm run backup, npm run backup FILE, or npm run backup -- --new-key FILE')
  const env = readEnv(process.env)
  const path = await targetOf(file, env)
  await withDatabase(await visit(env), async (sql) => {
    const snapshot = takeSnapshot(sql, { recipients: env.backupKeys, timeZone: env.timeZone })
    const cancel = () => snapshot.stream.destroy(new StartError('Canceled: no backup was made'))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, cancel)
    const bar = new Bar('Backing up')
    const timer = setInterval(() => {
      const { fraction, bytes } = snapshot.progress()
      bar.show(fraction, formatBytes(bytes))
    }, 100)
    await writeSnapshot(snapshot, path)
      .catch((error: Error) => {
        throw plainly(error, path)
      })
      .finally(() => {
        clearInterval(timer)
        bar.end()
      })
  })
  console.log(`Backup written: ${path} (${formatBytes((await stat(path)).size)}, ${await describe(path)})`)
}

async function describe(path: string): Promise<string> {
  if (await isEncrypted(path)) return 'encrypted'
  const { manifest, close } = await openSnapshot(path)
  close()
  return `${contentsOf(manifest.tables)}, not encrypted`
}

async function writeKey(path: string): Promise<void> {
  const { secret, recipient } = await newKeys()
  const text = `# public key: ${recipient}\n${secret}\n`
  await writeFile(path, text, { flag: 'wx', mode: 0o600 }).catch((error: Error) => {
    throw errorCode(error) === 'EEXIST'
      ? new StartError(`There is a file ${path} already: please choose another name`)
      : plainly(error, path)
  })
  console.log(`Secret key written: ${path}. Keep it apart from this machine: without it no backup can be read.`)
  console.log(`For the settings: BACKUP_KEY=${recipient}`)
}

/** Of `BACKUP_SECRET_KEY`: a key itself, or a file that holds some. */
async function readSecretKeys(): Promise<string[]> {
  const given = process.env.BACKUP_SECRET_KEY ?? ''
  const keysIn = (text: string) => text.match(/^AGE-SECRET-KEY-1[A-Z0-9]+/gm) ?? []
  if (given === '' || keysIn(given).length > 0) return keysIn(given)
  const keys = keysIn(await readFile(fromWhereCalled(given), 'utf8').catch(() => ''))
  if (keys.length > 0) return keys
  throw new StartError('BACKUP_SECRET_KEY is none: it must be AGE-SECRET-KEY-1…, or a file that holds it')
}

/** `FILE [--replace]`: puts a backup into the database. */
export async function restore(words: readonly string[]): Promise<void> {
  // npm takes words with dashes for itself, unless a -- stands before them, and then says so here.
  const replace = words.includes('--replace') || process.env.npm_config_replace === 'true'
  const [file, ...more] = words.filter((word) => word !== '--replace')
  if (!file || more.length > 0 || file.startsWith('-'))
    throw new StartError('Please say: npm run restore FILE, or npm run restore FILE -- --replace')
  const env = readEnv(process.env)
  const path = fromWhereCalled(file)
  const checking = new Bar('Checking')
  const options = { onProgress: (fraction: number) => checking.show(fraction), secretKeys: await readSecretKeys() }
  const snapshot = await openSnapshot(path, options).finally(() => checking.end())
  splitHistory(await readMigrations(migrations), snapshot.manifest.schema)
  await withDatabase(await takeOver(env), async (sql) => {
    const bar = new Bar('Restoring')
    const options = { migrations, replace, onProgress: (fraction: number) => bar.show(fraction) }
    const applied = await restoreSnapshot(sql, snapshot, options)
      .catch((error: Error) => {
        throw error.message === notEmpty ? new StartError(`${notEmpty}: ${howToReplace}`) : error
      })
      .finally(() => bar.end())
    // What PostgreSQL plans by; it would find out by itself, later.
    await sql`ANALYZE`
    const { made_at, tables } = snapshot.manifest
    const later = applied.length > 0 ? `, then migrated to ${applied.at(-1)}` : ''
    console.log(`Restored: everything as of ${made_at} (${contentsOf(tables)})${later}. Now: npm start`)
  })
}

const howToReplace =
  'npm run restore FILE -- --replace puts the backup in the place of what is there, and npm run backup keeps that first'

const contentsOf = (tables: readonly { rows: number }[]) =>
  `${tables.length} tables, ${tables.reduce((sum, { rows }) => sum + rows, 0).toLocaleString('en')} rows`

/** npm runs its scripts in the project's directory, whatever directory it was called in. */
const fromWhereCalled = (file: string) => resolve(process.env.INIT_CWD ?? process.cwd(), file)

/** Where a backup is written to; a directory is given a file of the usual name. Never over another file. */
async function targetOf(file: string | undefined, env: Env): Promise<string> {
  const path = file === undefined ? directoryOf({ dataDir: await prepareDataDir(env.dataDir) }) : fromWhereCalled(file)
  const found = await stat(path).catch(() => undefined)
  if (found && !found.isDirectory()) throw new StartError(`There is a file ${path} already: please choose another name`)
  return found || file === undefined
    ? join(path, nameOf('kept', Temporal.Now.instant(), env.backupKeys.length > 0))
    : path
}

type Opened = { connection: Connection; stop: () => Promise<void> }

async function visit({ databaseUrl, dataDir }: Env): Promise<Opened> {
  return databaseUrl ? outside(databaseUrl) : visitPostgres(dataDir)
}

/** The database with no application on it. */
async function takeOver({ databaseUrl, dataDir }: Env): Promise<Opened> {
  if (!databaseUrl) return startPostgres({ dataDir })
  const opened = await outside(databaseUrl)
  const sql = connect(opened.connection, { max: 1 })
  const isUsed = await hasApplications(sql).finally(() => sql.end())
  if (isUsed) throw new StartError('An application is running on the database of DATABASE_URL: please stop it')
  return opened
}

async function outside(url: string): Promise<Opened> {
  await reachOutsideDatabase(url)
  return { connection: { url }, stop: async () => {} }
}

async function withDatabase({ connection, stop }: Opened, work: (sql: Sql) => Promise<void>): Promise<void> {
  const sql = connect(connection, { max: 3, name: 'sternsinger-backup' })
  try {
    await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
    await stop()
  }
}

function plainly(error: Error, path: string): Error {
  const sentences: Readonly<Record<string, string>> = {
    '42P01': 'The database is empty: there is nothing to back up',
    '55P03': 'The database is in use: a table could not be read within ten seconds',
    ENOSPC: `There is no room left for ${path}`,
    EACCES: `${path} may not be written`,
    EROFS: `${path} may not be written`,
  }
  const sentence = sentences[errorCode(error) ?? '']
  return sentence === undefined ? error : new StartError(sentence)
}
