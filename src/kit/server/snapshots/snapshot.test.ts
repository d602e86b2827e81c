import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, open, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '#testing/app.ts'
import { migrate } from '../migrations/migrate.ts'
import { connect, type Sql } from '../postgres/db.ts'
import { openSnapshot, readManifest } from './file.ts'
import { restoreSnapshot } from './restore.ts'
import { takeSnapshot } from './snapshot.ts'

let dir: string
let source: Sql
/** A snapshot of the first migration's time. */
let old: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sternsinger-snapshot-'))
  await writeMigrations('old', migrations.slice(0, 1))
  await writeMigrations('now', migrations)
  source = await database('now')
  old = await snapshotOf(await database('old'))
})
afterAll(() => rm(dir, { recursive: true }))

/** Everything that could come back otherwise than it was. */
const migrations = [
  `CREATE EXTENSION IF NOT EXISTS btree_gist;
   CREATE TYPE mood AS ENUM ('calm', 'wild');
   CREATE DOMAIN cents AS integer CHECK (VALUE >= 0);
   CREATE TABLE lakes (
     id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY, name text, mood mood, deep double precision, price cents,
     picture bytea, tags text[], more jsonb, seen timestamptz, starts timestamp, ends timestamp,
     during tsrange GENERATED ALWAYS AS (tsrange(starts, ends)) STORED,
     EXCLUDE USING gist (name WITH =, during WITH &&));
   CREATE TABLE "Odd ""name" (id bigserial PRIMARY KEY, lake integer NOT NULL REFERENCES lakes);
   ALTER TABLE lakes ADD COLUMN favourite bigint REFERENCES "Odd ""name";
   CREATE TABLE ledger (at integer PRIMARY KEY, reverses integer REFERENCES ledger, hash text);
   CREATE FUNCTION renumber() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN NEW.at := (SELECT count(*) + 1 FROM ledger); NEW.hash := 'made'; RETURN NEW; END $$;
   CREATE TRIGGER renumber BEFORE INSERT ON ledger FOR EACH ROW EXECUTE FUNCTION renumber();
   CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'only added to'; END $$;
   CREATE TRIGGER refuse BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger FOR EACH STATEMENT EXECUTE FUNCTION refuse();
   CREATE VIEW calm AS SELECT id FROM lakes WHERE mood = 'calm';
   INSERT INTO lakes (name) VALUES ('made by the migration');`,
  `ALTER TABLE lakes ADD COLUMN shore text NOT NULL DEFAULT 'sand'; CREATE SEQUENCE waves`,
]

async function writeMigrations(name: string, texts: readonly string[]) {
  await mkdir(join(dir, name))
  for (const [i, text] of texts.entries()) await writeFile(join(dir, name, `000${i + 1}-step.sql`), text)
}

/** A database that nothing was ever made in, or one with the tables and rows. */
async function database(filledFrom?: string): Promise<Sql> {
  const sql = connect(await createDatabase('template1'), { max: 4 })
  afterAll(() => sql.end())
  if (!filledFrom) return sql
  await migrate(sql, join(dir, filledFrom))
  await sql`
    INSERT INTO lakes (name, mood, deep, price, picture, tags, more, seen, starts, ends) VALUES
      (${'tab\t "quotes", comma; \\. \\N\r\n\nline'}, 'wild', 0.1::float8 + 0.2, 5, ${Buffer.from([0, 34, 10, 255])},
       ARRAY['', 'a,"b', NULL], '{"a": 1.50, "b": null}', '2026-03-29 00:59:59.123456+00', '2026-01-01', 'infinity'),
      ('', NULL, '-Infinity', NULL, '', '{}', 'null', '-infinity', NULL, NULL),
      (NULL, 'calm', 'NaN', 0, NULL, NULL, NULL, NULL, '2026-05-01 10:00', '2026-05-01 12:00')`
  await sql`DELETE FROM lakes WHERE name LIKE 'made%'`
  await sql`INSERT INTO "Odd ""name" (id, lake) VALUES (40, 2), (7, 3)`
  await sql`UPDATE lakes SET favourite = 40 WHERE id = 3`
  await sql`INSERT INTO ledger (reverses) VALUES (NULL), (1)`
  await sql`SELECT setval('"Odd ""name_id_seq"', 99, false)`
  return sql
}

let files = 0
async function snapshotOf(sql: Sql): Promise<string> {
  const path = join(dir, `${++files}.zip`)
  await pipeline(takeSnapshot(sql).stream, createWriteStream(path))
  return path
}

async function restore(sql: Sql, path: string, options: { replace?: boolean; from?: string } = {}) {
  const file = await openSnapshot(path)
  const { replace = false, from = 'now' } = options
  return restoreSnapshot(sql, file, { migrations: join(dir, from), replace }).finally(file.close)
}

const contents = async (path: string) => {
  const { tables, sequences } = (await readManifest(path)) ?? {}
  return { tables, sequences }
}

/** Triggers, constraints and indexes, as PostgreSQL writes them. */
const shape = (sql: Sql) => sql`
  SELECT pg_get_constraintdef(oid) AS text, conname AS name FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT pg_get_triggerdef(oid) || tgenabled::text, tgname FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT indexdef, indexname FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1, 2`

test('What is restored is what was there: every row, byte, sequence, constraint and trigger.', async () => {
  const target = await database()
  const path = await snapshotOf(source)
  expect(await readManifest(path)).toMatchObject({
    schema: [{ name: '0001-step.sql' }, { name: '0002-step.sql' }],
    tables: [
      { name: 'Odd "name', rows: 2 },
      { name: 'lakes', rows: 3, columns: expect.not.arrayContaining(['during']) },
      { name: 'ledger', rows: 2 },
      { name: 'migrations', rows: 2 },
    ],
    sequences: [{ name: 'Odd "name_id_seq', value: '99', called: false }, { name: 'lakes_id_seq' }, { name: 'waves' }],
  })
  expect(await restore(target, path)).toEqual([])
  expect(await contents(await snapshotOf(target))).toEqual(await contents(path))
  expect(await shape(target)).toEqual(await shape(source))
  expect(await target`SELECT * FROM lakes ORDER BY id`).toEqual(await source`SELECT * FROM lakes ORDER BY id`)
  await expect(target`DELETE FROM ledger`).rejects.toThrow('only added to')
  expect(await target`INSERT INTO lakes (name) VALUES ('next') RETURNING id`).toEqual([{ id: 5 }])
})

test('A file of which any byte changed, or the end is missing, is refused.', async () => {
  const path = await snapshotOf(source)
  const whole = await readFile(path)
  const refused = () => expect(openSnapshot(path)).rejects.toThrow(/is damaged|is not a backup/)
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (place, change) => {
      const file = await open(path, 'r+')
      await file.write(Buffer.from([(whole[place] ?? 0) ^ change]), 0, 1, place)
      await file.close()
      await refused()
      await writeFile(path, whole)
    }),
    { numRuns: 25 },
  )
  ;(await openSnapshot(path)).close()
  for (const length of [whole.length - 1, whole.length - 64, whole.length >> 1, 10, 0]) {
    await truncate(path, length)
    await refused()
  }
  await writeFile(path, 'Dear diary')
  await expect(openSnapshot(path)).rejects.toThrow('is not a backup')
  await expect(openSnapshot(join(dir, 'nowhere'))).rejects.toThrow('There is no file')
})

test('A database that holds something is left alone, unless told to replace it.', async () => {
  const target = await database('now')
  const path = await snapshotOf(target)
  await target`INSERT INTO lakes (name) VALUES ('since then')`
  const before = await contents(await snapshotOf(target))
  await expect(restore(target, path)).rejects.toThrow('The database is not empty')
  expect(await contents(await snapshotOf(target))).toEqual(before)
  await restore(target, path, { replace: true })
  expect(await contents(await snapshotOf(target))).toEqual(await contents(path))
})

test('An older snapshot is loaded as it was and then migrated; a newer or foreign one is refused.', async () => {
  const target = await database()
  expect(await restore(target, old)).toEqual(['0002-step.sql'])
  expect(await target`SELECT name, shore FROM lakes WHERE name = ''`).toEqual([{ name: '', shore: 'sand' }])
  const now = await snapshotOf(target)
  await expect(restore(target, now, { from: 'old' })).rejects.toThrow(/newer .* has seen 0002-step.sql/)
  await writeMigrations('other', ['CREATE TABLE other (id integer)'])
  await expect(restore(target, old, { from: 'other' })).rejects.toThrow(/0001-step.sql is not the same/)
})

test('A restore that fails leaves everything as it was.', async () => {
  const before = await contents(await snapshotOf(source))
  await writeMigrations('failing', [migrations[0] as string, 'ALTER TABLE lakes ADD CHECK (id > 2)'])
  await expect(restore(source, old, { replace: true, from: 'failing' })).rejects.toThrow(/violated by some row/)
  expect(await contents(await snapshotOf(source))).toEqual(before)
})

test('It is of one moment, however much is written meanwhile and however slowly it is taken away.', async () => {
  const filler = 'repeat(md5(random()::text), 3000)::bytea'
  await source`INSERT INTO lakes (picture) SELECT ${source.unsafe(filler)} FROM generate_series(1, 10)`
  const { stream } = takeSnapshot(source)
  const path = join(dir, 'slow.zip')
  let added = 0
  const slow = new Writable({
    write(chunk: Buffer, _encoding, done) {
      const both = source`WITH lake AS (INSERT INTO lakes DEFAULT VALUES RETURNING id) INSERT INTO "Odd ""name" (lake) SELECT id FROM lake`
      both.then(() => ++added && file.write(chunk, done), done)
    },
  })
  const file = createWriteStream(path)
  await pipeline(stream, slow)
  file.end()
  await once(file, 'close')
  expect(added).toBeGreaterThan(2)
  const target = await database()
  // Every reference is checked.
  await restore(target, path)
  expect(await contents(await snapshotOf(target))).toEqual({ ...(await contents(path)) })
  const odd = (await readManifest(path))?.tables.find(({ name }) => name === 'Odd "name')
  expect(odd?.rows).toBeLessThanOrEqual(3)
})

test('One that nobody takes any more gives its connection back.', async () => {
  // More than fits into what lies between the database and whoever reads.
  await source`INSERT INTO lakes (picture) SELECT repeat('x', 1000000)::bytea FROM generate_series(1, 30)`
  const { stream, progress } = takeSnapshot(source)
  await once(stream, 'readable')
  stream.destroy()
  const reading = () => source`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND (query LIKE 'COPY%' OR state LIKE 'idle in %')`
  await expect.poll(async () => (await reading()).length, { interval: 10 }).toBe(0)
  expect(progress().fraction).toBeLessThan(1)
})
