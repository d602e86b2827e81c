import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { barrierOnTheWayTo, nobody } from './data-dir.ts'
import { connect, isDatabaseAway, type Sql } from './db.ts'
import { lives, namedByPidFile, stopPostmaster } from './left-over.ts'
import { type EmbeddedPostgres, startPostgres } from './postgres.ts'

const isRoot = process.getuid?.() === 0
const nobodyCanRunUs = isRoot && barrierOnTheWayTo(import.meta.dirname, nobody) === undefined

/** The tests that need no fresh one start again and again on this directory, as a product does. */
let dataDir: string
const temporary: string[] = []
const undo: (() => unknown)[] = []

async function newDir(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'sternsinger-pg-'))
  temporary.push(directory)
  return directory
}

beforeAll(async () => {
  dataDir = await newDir()
})
afterEach(async () => {
  for (const action of undo.splice(0).reverse()) await action()
})
afterAll(() => Promise.all(temporary.map((directory) => rm(directory, { recursive: true, force: true }))))

type Running = { postgres: EmbeddedPostgres; sql: Sql }

async function start(directory = dataDir, onStatus?: (status: string) => void): Promise<Running> {
  const postgres = await startPostgres({ dataDir: directory, ...(onStatus ? { onStatus } : {}) })
  const running = { postgres, sql: connect(postgres.connection, { max: 2 }) }
  undo.push(() => stop(running))
  return running
}

async function stop({ postgres, sql }: Running) {
  await sql.end({ timeout: 1 })
  await postgres.stop()
}

/** Another application: starts PostgreSQL, keeps a row, says so, and goes on. */
const application = `
  import { startPostgres } from ${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)}
  import { connect } from ${JSON.stringify(new URL('./db.ts', import.meta.url).href)}
  try {
    const postgres = await startPostgres({ dataDir: process.env.TEST_DATA_DIR })
    const sql = connect(postgres.connection, { max: 1 })
    await sql\`CREATE TABLE kept_by_another (word text)\`
    await sql\`INSERT INTO kept_by_another VALUES ('committed')\`
    console.log(JSON.stringify({ pid: postgres.pid(), uid: process.getuid() }))
  } catch (error) {
    console.log(JSON.stringify({ refused: error.constructor.name, message: error.message }))
  }
`
type Said = { pid: number; uid: number; refused?: string; message?: string }

async function runApplication(
  directory: string,
  as: readonly string[] = [],
): Promise<{ child: ChildProcess; said: Said }> {
  const command = [...as, process.execPath, '--input-type=module', '-e', application]
  const env = { PATH: process.env.PATH, HOME: directory, TMPDIR: tmpdir(), TEST_DATA_DIR: directory }
  const child = spawn(command[0] as string, command.slice(1), { env, stdio: ['ignore', 'pipe', 'inherit'] })
  undo.push(() => child.kill('SIGKILL'))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, said: JSON.parse(String(line)) as Said }
}

const runAsNobody = (directory: string) =>
  runApplication(directory, ['setpriv', `--reuid=${nobody.uid}`, `--regid=${nobody.gid}`, '--clear-groups'])

const pidFile = () => join(dataDir, 'postgres', 'postmaster.pid')

test('the first start makes the database, a second one finds what was kept', async () => {
  const statuses: string[] = []
  await mkdir(join(dataDir, '.postgres-cut-off', 'base'), { recursive: true })
  await chmod(dataDir, 0o711)
  const first = await start(dataDir, (status) => statuses.push(status))
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log', 'socket'])
  expect((await stat(first.postgres.connection.host)).mode & 0o777).toBe(0o700)
  expect(statuses).toEqual(['creating the database', 'starting the database'])
  const [facts] = await first.sql`
    SELECT current_setting('fsync') AS fsync, current_setting('listen_addresses') AS addresses,
      current_setting('TimeZone') AS zone, current_setting('server_encoding') AS encoding, lower('ÄÖ') AS lower`
  expect(facts).toEqual({ fsync: 'on', addresses: '', zone: 'UTC', encoding: 'UTF8', lower: 'äö' })
  await first.sql`CREATE TABLE kept (word text PRIMARY KEY)`
  await first.sql`INSERT INTO kept VALUES ('Grüße')`
  await stop(first)

  const second = await start()
  expect(await second.sql`SELECT word FROM kept`).toEqual([{ word: 'Grüße' }])
})

test('statements that fail are not written to the log, nor are their values', async () => {
  const { sql } = await start()
  await expect(sql`INSERT INTO kept VALUES ('Grüße')`).rejects.toThrow('kept_pkey')
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toMatch(/kept|Grüße/)
})

test('after kill -9 of the application nothing goes on, and the next start has the committed row', async () => {
  const { child, said } = await runApplication(dataDir)
  child.kill('SIGKILL')
  if (process.platform === 'linux') await vi.waitFor(() => expect(lives(said.pid)).toBe(false), 5000)
  const { sql } = await start()
  expect(await sql`SELECT word FROM kept_by_another`).toEqual([{ word: 'committed' }])
})

test('a PostgreSQL that an application left running is recognised and stopped', async () => {
  const running = await start()
  const pid = running.postgres.pid() as number
  expect(await namedByPidFile(join(dataDir, 'postgres'))).toEqual({ pid, isOurs: true })
  expect(await namedByPidFile(dataDir)).toBeUndefined()
  await Promise.all([running.postgres.stop(), stopPostmaster(pid)])
  expect(lives(pid)).toBe(false)
})

test('a pid file that names another program by now is no hindrance', async () => {
  const first = await start()
  const original = await readFile(pidFile(), 'utf8')
  await stop(first)
  const thirdParty = spawn('sleep', ['30'], isRoot ? nobody : {})
  undo.push(() => thirdParty.kill('SIGKILL'))
  await writeFile(pidFile(), original.replace(/^\d+/, String(thirdParty.pid)))
  if (isRoot) await chown(pidFile(), nobody.uid, nobody.gid)
  const { sql } = await start()
  expect(await sql`SELECT 1 AS one`).toEqual([{ one: 1 }])
  expect(lives(thirdParty.pid as number)).toBe(true)
})

test('after kill -9 of PostgreSQL it is restarted, and meanwhile statements fail as "database away"', async () => {
  const { postgres, sql } = await start()
  process.kill(postgres.pid() as number, 'SIGKILL')
  const failures: unknown[] = []
  await vi.waitFor(
    async () => {
      const rows = await sql`SELECT word FROM kept`.catch((error) => failures.push(error))
      expect(rows).toEqual([{ word: 'Grüße' }])
      expect(postgres.restarts()).toBe(1)
    },
    { timeout: 10_000, interval: 20 },
  )
  expect(failures.filter((error) => !isDatabaseAway(error))).toEqual([])
})

test('a second application on the same directory is refused', async () => {
  const { sql } = await start()
  const { said } = await runApplication(dataDir)
  expect(said).toEqual({
    refused: 'StartError',
    message: `Another application is running on DATA_DIR ${dataDir}: please stop it, or set another DATA_DIR`,
  })
  expect(await sql`SELECT 1 AS one`).toEqual([{ one: 1 }])
})

test.runIf(isRoot)('PostgreSQL never runs as root', async () => {
  const { postgres } = await start()
  const status = await readFile(`/proc/${postgres.pid()}/status`, 'utf8')
  expect(status).toMatch(/^Uid:\t65534\t65534\t65534\t65534$/m)
  expect(status).toMatch(/^CapEff:\t0+$/m)
})

test('a path too long for a socket is no hindrance', async () => {
  const parent = await newDir()
  await chmod(parent, 0o755)
  const { postgres, sql } = await start(join(parent, 'a-directory-with-quite-a-long-name'.repeat(4)))
  temporary.push(postgres.connection.host)
  expect(postgres.connection.host.startsWith(parent)).toBe(false)
  expect((await stat(postgres.connection.host)).mode & 0o777).toBe(0o700)
  expect(await sql`SELECT 1 AS one`).toEqual([{ one: 1 }])
})

test.runIf(isRoot)('a directory that only root can reach is refused in one sentence', async () => {
  const closed = await newDir()
  const inside = join(closed, 'data')
  await expect(startPostgres({ dataDir: inside })).rejects.toThrow(
    `DATA_DIR ${inside} cannot hold the database: PostgreSQL never runs as root, and its account may not enter ${closed}.`,
  )
  expect(await readdir(inside)).toEqual([])
})

test.runIf(nobodyCanRunUs)('an ordinary user starts it too, and root can take the data over', async () => {
  const directory = await newDir()
  await chown(directory, nobody.uid, nobody.gid)
  const { child, said } = await runAsNobody(directory)
  expect(said).toEqual({ pid: expect.any(Number), uid: nobody.uid })
  child.kill('SIGKILL')
  const { sql } = await start(directory)
  expect(await sql`SELECT word FROM kept_by_another`).toEqual([{ word: 'committed' }])
})

test.runIf(nobodyCanRunUs)('an ordinary user is told of a directory that is not writable', async () => {
  const directory = await newDir()
  await chmod(directory, 0o755)
  const { said } = await runAsNobody(directory)
  expect(said).toEqual({
    refused: 'StartError',
    message: `DATA_DIR ${directory} is not writable: please set DATA_DIR to a directory that this account may write to`,
  })
})

test('a file in place of the directory is refused', async () => {
  const file = join(await newDir(), 'data')
  await writeFile(file, '')
  await expect(startPostgres({ dataDir: file })).rejects.toThrow(`DATA_DIR ${file} is not a directory`)
})
