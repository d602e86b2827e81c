import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#kit/server/migrations/migrate.ts'
import { connect, type Sql } from '#kit/server/postgres/db.ts'
import { type EmbeddedPostgres, startPostgres } from '#kit/server/postgres/postgres.ts'
import { fillFirstRelease } from './migrations-data.ts'
import { type Probed, probing } from './migrations-probes.ts'
import { layOut } from './report.ts'

/** How a migration looks that would be written today: nothing in it holds others up, however many rows there are. */
const examples: Readonly<Record<string, string>> = {
  '9001-example-columns.sql': `-- expand
ALTER TABLE bookings ADD COLUMN example text NOT NULL DEFAULT '', ADD COLUMN example_number integer;
ALTER TABLE bookings ADD CONSTRAINT example_is_short CHECK (length(example) < 100) NOT VALID;`,
  '9002-example-steps.sql': `-- expand, without transaction
UPDATE bookings SET example_number = 1 WHERE id IN (SELECT id FROM bookings WHERE example_number IS NULL AND id <= 100000 LIMIT 5000);
CREATE INDEX CONCURRENTLY bookings_example ON bookings (email, starts_at);
ALTER TABLE bookings VALIDATE CONSTRAINT example_is_short;`,
}

/**
 * Fills the schema of the first release with bookings and applies every later migration to it, one by one, while others
 * read and book: how long each held a table that was there before, and how long the others had to wait. One release is
 * followed by the next, so that what an upgrade from any of them meets are the lines after its own last migration.
 */
export async function measureMigrations({ quick }: { quick: boolean }): Promise<void> {
  const bookings = quick ? 20_000 : 500_000
  const dataDir = await mkdtemp(join(tmpdir(), 'sternsinger-bench-'))
  const directory = join(dataDir, 'migrations')
  const postgres = await startPostgres({ dataDir })
  try {
    await mkdir(directory)
    const names = (await readdir('db/migrations')).filter((name) => name.endsWith('.sql')).sort()
    const [first = '', ...later] = names
    const sql = connect(postgres.connection, { max: 3, name: 'migrations' })
    await cp(join('db/migrations', first), join(directory, first))
    await migrate(sql, directory)
    await fillFirstRelease(sql, bookings)
    const lines: Line[] = [{ name: 'nothing', took: 3000, ...(await probe(postgres, () => sql`SELECT pg_sleep(3)`)) }]
    for (const name of [...later, ...Object.keys(examples)]) {
      const text = examples[name]
      if (text === undefined) await cp(join('db/migrations', name), join(directory, name))
      else await writeFile(join(directory, name), text)
      lines.push({ name, ...(await timed(() => probe(postgres, () => migrate(sql, directory)))) })
    }
    console.log(report(lines, bookings).join('\n'))
    await sql.end()
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Line = Probed & { name: string; took: number }

async function probe({ connection }: EmbeddedPostgres, work: () => Promise<unknown>): Promise<Probed> {
  const sql: Sql = connect(connection, { max: 3, name: 'probes' })
  return probing(sql, 'migrations', work).finally(() => sql.end())
}

async function timed<T>(work: () => Promise<T>): Promise<T & { took: number }> {
  const began = performance.now()
  const done = await work()
  return { ...done, took: performance.now() - began }
}

function report(lines: readonly Line[], bookings: number): string[] {
  const cells = lines.map(({ name, took, held, read, booking }) => [
    name.replace('.sql', ''),
    ms(took),
    held === undefined ? '–' : ms(held.ms),
    held === undefined ? '' : `${held.table} (${held.mode})`,
    ms(read),
    ms(booking),
  ])
  return [
    `Each migration on ${bookings.toLocaleString('en')} bookings, while others read and book; all in ms`,
    ...layOut([['migration', 'took', 'held', 'what', 'slowest read', 'slowest booking'], ...cells]),
    '',
    'held: the longest that a lock was held on one table of before in which nobody else may write, or read.',
  ]
}

const ms = (value: number) => value.toFixed(0)
