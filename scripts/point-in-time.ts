import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '#kit/server/migrations/migrate.ts'
import { connect, type Sql } from '#kit/server/postgres/db.ts'
import { openSnapshot } from '#kit/server/snapshots/file.ts'
import { restoreSnapshot } from '#kit/server/snapshots/restore.ts'
import { findBrokenPromises } from '../db/releases/promises.ts'
import { readReleases } from './release-dump.ts'
import { freePort } from './release-tree.ts'

const programs = '/usr/lib/postgresql/15/bin'
const pgBackRest = '/usr/bin/pgbackrest'
const isRoot = process.getuid?.() === 0

/**
 * On PostgreSQL with an encrypted archive of pgBackRest, as the run book has it: a base backup, bookings after it, a moment,
 * more bookings, then a mistake that deletes them all; and back to the moment. Says what came back; answers whether it is
 * what was there. Needs Debian's packages postgresql-15 and pgbackrest.
 */
export async function tryPointInTime(): Promise<boolean> {
  for (const program of [`${programs}/postgres`, pgBackRest]) {
    if (existsSync(program)) continue
    console.error(`${program} is missing: please install postgresql-15 and pgbackrest`)
    return false
  }
  const dir = await mkdtemp(join(tmpdir(), 'sternsinger-pitr-'))
  const database = await Archived.make(dir)
  try {
    return await loseAndRecover(database)
  } finally {
    database.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

async function loseAndRecover(database: Archived): Promise<boolean> {
  const since = performance.now()
  const seconds = () => `${((performance.now() - since) / 1000).toFixed(1)} s`
  let sql = database.connect()
  await fill(sql)
  database.pgBackRest('backup', '--type=full')
  console.log(`${seconds()}: base backup with ${await count(sql)} bookings`)
  await copyBookings(sql, 400)
  const wanted = await read(sql)
  await sleep(50)
  const [moment] = await sql<{ at: string }[]>`SELECT clock_timestamp()::text AS at`
  await sleep(50)
  await copyBookings(sql, 800)
  const last = await count(sql)
  await sql.unsafe('TRUNCATE bookings CASCADE')
  console.log(
    `${seconds()}: ${wanted.bookings} bookings at ${moment?.at}, ${last} later, ${await count(sql)} after the mistake`,
  )
  await sql`SELECT pg_switch_wal()`
  await sql.end()
  database.stop()
  database.pgBackRest('restore', '--delta', '--type=time', `--target=${moment?.at}`, '--target-action=promote')
  database.start()
  sql = database.connect()
  while ((await sql`SELECT pg_is_in_recovery() AS yes`)[0]?.yes) await sleep(50)
  const found = await read(sql)
  const broken = await findBrokenPromises(sql)
  await sql.end()
  console.log(`${seconds()}: back to the moment with ${found.bookings} bookings, ${broken.length} promises broken`)
  const same = JSON.stringify(found) === JSON.stringify(wanted)
  console.log(same ? 'All tables are as they were at the moment' : 'The tables are not as they were at the moment')
  return same && broken.length === 0 && last > wanted.bookings
}

/** What the last release made of its sample data, migrated. */
async function fill(sql: Sql): Promise<void> {
  const release = (await readReleases()).at(-1)
  const snapshot = await openSnapshot(`db/releases/${release?.version}.zip`)
  await restoreSnapshot(sql, snapshot, { migrations: 'db/migrations', replace: false }).finally(snapshot.close)
  await migrate(sql, 'db/migrations')
}

/** One that is there, in later years. */
async function copyBookings(sql: Sql, years: number): Promise<void> {
  const columns = await sql<{ name: string }[]>`
    SELECT quote_ident(attname) AS name FROM pg_attribute
    WHERE attrelid = 'bookings'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity = ''`
  const names = columns.map(({ name }) => name)
  const values = names.map((name) => {
    if (/^(starts_at|ends_at)$/.test(name)) return `${name} + make_interval(years => ${years})`
    if (name === 'reference') return `overlay(reference placing '${years === 400 ? 'ZZZ' : 'YYY'}' from 1 for 3)`
    return /token|key/.test(name) ? 'NULL' : name
  })
  await sql.unsafe(`INSERT INTO bookings (${names}) SELECT ${values} FROM bookings ORDER BY id LIMIT 3`)
}

const count = async (sql: Sql) => Number((await sql`SELECT count(*) AS n FROM bookings`)[0]?.n)

/** A hash of each table, and how many bookings there are. */
async function read(sql: Sql) {
  const tables = await sql<{ name: string }[]>`
    SELECT quote_ident(relname) AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' ORDER BY 1`
  const hashes: [string, string][] = []
  for (const { name } of tables) {
    const [row] = await sql.unsafe<{ hash: string }[]>(
      `SELECT md5(string_agg(t::text, ',' ORDER BY t::text)) AS hash FROM ${name} t`,
    )
    hashes.push([name, row?.hash ?? ''])
  }
  return { bookings: await count(sql), hashes }
}

/** A PostgreSQL of its own, whose every change goes into an encrypted archive. */
class Archived {
  readonly #dir: string
  readonly #port: number

  private constructor(dir: string, port: number) {
    this.#dir = dir
    this.#port = port
  }

  static async make(dir: string): Promise<Archived> {
    const made = new Archived(dir, await freePort())
    for (const name of ['archive', 'log', 'lock']) await mkdir(join(dir, name))
    await chmod(dir, 0o755)
    const config = [
      '[global]',
      `repo1-path=${dir}/archive`,
      'repo1-cipher-type=aes-256-cbc',
      'repo1-cipher-pass=only-for-this-rehearsal',
      `log-path=${dir}/log`,
      `lock-path=${dir}/lock`,
      'start-fast=y',
      'repo1-retention-full=2',
      'log-level-console=error',
      '[sternsinger]',
      `pg1-path=${dir}/data`,
      `pg1-socket-path=${dir}`,
      `pg1-port=${made.#port}`,
      'pg1-user=postgres',
      '',
    ]
    await writeFile(join(dir, 'pgbackrest.conf'), config.join('\n'))
    if (isRoot) execFileSync('chown', ['-R', 'postgres', dir])
    made.#run(`${programs}/initdb`, [
      '-D',
      `${dir}/data`,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ])
    const settings = [
      `port = ${made.#port}`,
      "listen_addresses = ''",
      `unix_socket_directories = '${dir}'`,
      'archive_mode = on',
      `archive_command = '${pgBackRest} --config=${dir}/pgbackrest.conf --stanza=sternsinger archive-push %p'`,
      '',
    ]
    await writeFile(join(dir, 'data', 'postgresql.auto.conf'), settings.join('\n'), { flag: 'a' })
    made.start()
    made.pgBackRest('stanza-create')
    return made
  }

  connect(): Sql {
    return connect({ host: this.#dir, port: this.#port, user: 'postgres', database: 'postgres' } as never, { max: 2 })
  }

  start() {
    this.#run(`${programs}/pg_ctl`, [
      '-D',
      `${this.#dir}/data`,
      '-l',
      `${this.#dir}/log/postgres`,
      '-w',
      '-t',
      '120',
      'start',
    ])
  }

  stop() {
    try {
      this.#run(`${programs}/pg_ctl`, ['-D', `${this.#dir}/data`, '-m', 'fast', '-w', 'stop'])
    } catch {
      // It was stopped before.
    }
  }

  pgBackRest(command: string, ...options: readonly string[]) {
    this.#run(pgBackRest, [`--config=${this.#dir}/pgbackrest.conf`, '--stanza=sternsinger', ...options, command])
  }

  /** PostgreSQL never runs as root. */
  #run(program: string, args: readonly string[]) {
    const as = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : []
    const [first = program, ...rest] = [...as, program, ...args]
    execFileSync(first, rest, { stdio: ['ignore', 'ignore', 'inherit'], cwd: '/' })
  }
}
