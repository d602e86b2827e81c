import { describe, expect, test } from 'vitest'
import { findMigrationViolations, findReleaseViolations } from './check-migrations.ts'

const foundIn = (text: string, ...before: string[]) =>
  findMigrationViolations([
    ...before.map((earlier, i) => ({ path: `db/migrations/000${i + 1}-before.sql`, text: earlier })),
    { path: 'db/migrations/0030-now.sql', text },
  ])
const inExpand = (sql: string, ...before: string[]) => foundIn(`-- expand\n${sql};`, ...before)
const inContract = (sql: string, ...before: string[]) => foundIn(`-- contract\n${sql};`, ...before)
const inSteps = (sql: string) => foundIn(`-- expand, without transaction\n${sql};`)

test('a migration says what it is, from the first one on that was asked to', () => {
  expect(foundIn('SELECT 1;')).toEqual([
    'db/migrations/0030-now.sql must say in its first line what it is: -- expand or -- contract, with ", without transaction" where it needs none',
  ])
  expect(findMigrationViolations([{ path: 'db/migrations/0023-x.sql', text: 'DROP TABLE a;' }])).toEqual([])
})

test('says where, what and why', () => {
  expect(inExpand('CREATE TABLE a ();\nDROP TABLE b')).toEqual([
    'db/migrations/0030-now.sql:3 drops a table, which the version before may not survive: that belongs into a contract, one release later',
  ])
})

test('an index has a name of its own', () => {
  const before = 'CREATE UNIQUE INDEX a_b ON a (b);'
  const again = 'CREATE INDEX CONCURRENTLY a_b ON a (b);'
  expect(foundIn(`-- expand, without transaction\n${again}`, before)).toEqual([
    expect.stringContaining('0030-now.sql:2 makes an index of a name that there is'),
  ])
  expect(foundIn(`-- expand, without transaction\n${again}`)).toEqual([])
})

describe('harmless in an expand', () => {
  test.each([
    'CREATE TABLE a (b int REFERENCES c, d int UNIQUE, EXCLUDE USING gist (e WITH &&))',
    'CREATE TABLE a (); CREATE INDEX a_b ON a (b); ALTER TABLE a ADD CONSTRAINT c UNIQUE (b); UPDATE a SET b = 1; DELETE FROM a',
    'CREATE TABLE IF NOT EXISTS public.a (); CREATE UNIQUE INDEX IF NOT EXISTS x ON public.a (b)',
    "ALTER TABLE b ADD COLUMN c int, ADD d text NOT NULL DEFAULT '', ADD COLUMN IF NOT EXISTS e timestamptz NOT NULL DEFAULT now()",
    "ALTER TABLE b ADD COLUMN c jsonb NOT NULL DEFAULT '{}', ADD COLUMN d text[] NOT NULL DEFAULT '{}'::text[], ADD e int DEFAULT -1",
    'ALTER TABLE b ADD COLUMN c numeric(6, 2) NOT NULL DEFAULT 0',
    'ALTER TABLE b ADD CONSTRAINT c CHECK (d > 0) NOT VALID, ADD CONSTRAINT e FOREIGN KEY (f) REFERENCES g NOT VALID',
    'ALTER TABLE b ADD CONSTRAINT c UNIQUE USING INDEX d',
    'ALTER TABLE b DROP CONSTRAINT c, ADD CONSTRAINT c CHECK (d > 0) NOT VALID',
    'ALTER TABLE b ALTER c SET DEFAULT 1',
    'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DROP TABLE x; UPDATE y SET z = 1; END $$',
    'CREATE CONSTRAINT TRIGGER c AFTER INSERT ON b DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION f()',
    "COMMENT ON TABLE b IS 'DROP TABLE b; ALTER TABLE b RENAME TO c'",
    "/* DROP TABLE b; */ CREATE TYPE c AS ENUM ('d')",
    "ALTER TYPE c ADD VALUE 'd'",
  ])('%s', (sql) => expect(inExpand(sql)).toEqual([]))
})

describe('refused in an expand', () => {
  test.each([
    ['DROP TABLE b', 'drops a table'],
    ['DROP INDEX b', 'drops an index'],
    ['ALTER TABLE b DROP COLUMN c', 'drops a column'],
    ['ALTER TABLE ONLY b DROP c', 'drops a column'],
    ['ALTER TABLE b DROP CONSTRAINT c', 'drops a constraint'],
    ['ALTER TABLE b RENAME COLUMN c TO d', 'renames'],
    ['ALTER TABLE b RENAME TO c', 'renames'],
    ['ALTER TABLE b ALTER COLUMN c SET NOT NULL', 'demands a value'],
    ['ALTER TABLE b ALTER COLUMN c DROP NOT NULL, ALTER c SET DEFAULT 1', 'lets a column be null'],
    ['ALTER TABLE b ALTER c TYPE bigint', 'changes the type'],
    ['ALTER TABLE b ALTER COLUMN c SET DATA TYPE bigint', 'changes the type'],
    ['ALTER TABLE b ALTER COLUMN c DROP DEFAULT', 'drops a default'],
    ['ALTER TABLE b ADD COLUMN c int NOT NULL', 'must be given'],
    ['ALTER TABLE b ADD COLUMN c uuid DEFAULT gen_random_uuid()', 'another value for each row'],
    ["ALTER TABLE b ADD COLUMN c text DEFAULT 'a' || random()", 'another value for each row'],
    ['ALTER TABLE b ADD COLUMN c int GENERATED ALWAYS AS (d + 1) STORED', 'computed for each row'],
    ['ALTER TABLE b ADD COLUMN c bigserial', 'numbers the rows'],
    ['ALTER TABLE b ADD COLUMN c int CHECK (c > 0)', 'reads every row'],
    ['ALTER TABLE b ADD COLUMN c int REFERENCES d', 'reads every row'],
    ['ALTER TABLE b ADD CONSTRAINT c CHECK (d > 0)', 'without NOT VALID'],
    ['ALTER TABLE b ADD FOREIGN KEY (c) REFERENCES d', 'without NOT VALID'],
    ['ALTER TABLE b ADD CONSTRAINT c UNIQUE (d)', 'builds an index'],
    ['ALTER TABLE b ADD EXCLUDE USING gist (c WITH &&)', 'builds an index'],
    ['ALTER TABLE b ADD CONSTRAINT c CHECK (d > 0) NOT VALID; ALTER TABLE b VALIDATE CONSTRAINT c', 'validates'],
    ['CREATE INDEX c ON b (d)', 'makes an index'],
    ['CREATE UNIQUE INDEX ON b (d)', 'makes an index'],
    ['UPDATE b SET c = 1', 'changes rows in one go'],
    ['DELETE FROM b', 'deletes rows in one go'],
    ['LOCK TABLE b', 'LOCK'],
    ['VACUUM FULL b', 'VACUUM'],
    ['CLUSTER b USING c', 'CLUSTER'],
    ['TRUNCATE b', 'TRUNCATE'],
    ['DO $$ BEGIN DROP TABLE b; END $$', 'does not know'],
    ['WITH c AS (DELETE FROM b RETURNING *) SELECT * FROM c', 'does not know'],
    ['ALTER TABLE b ENABLE ROW LEVEL SECURITY', 'does not know'],
    ['ALTER TABLE b ADD COLUMN c int, /* , */ DROP COLUMN "d"', 'drops a column'],
  ])('%s', (sql, says) => {
    expect(inExpand(sql)[0]).toContain(says)
  })

  test('a column of a domain of an earlier migration', () => {
    expect(
      inExpand('ALTER TABLE b ADD COLUMN c cents DEFAULT 0', 'CREATE DOMAIN cents AS int CHECK (VALUE >= 0);'),
    ).toEqual([expect.stringContaining('of the domain cents')])
  })
})

test('a contract may take away, and holds nobody up either', () => {
  expect(inContract('DROP TABLE b; ALTER TABLE c DROP COLUMN d, ALTER e DROP NOT NULL')).toEqual([])
  expect(inContract('CREATE INDEX c ON b (d)')).toEqual([expect.stringContaining('holds others up')])
  expect(inContract('ALTER TABLE b ALTER c SET NOT NULL')).toEqual([expect.stringContaining('validate a CHECK')])
})

test('a value may be demanded once a validated constraint says that it is there', () => {
  const before = '-- expand\nALTER TABLE b ADD CONSTRAINT c_is_there CHECK (c IS NOT NULL) NOT VALID;'
  const validated = '-- expand, without transaction\nALTER TABLE b VALIDATE CONSTRAINT c_is_there;'
  expect(inContract('ALTER TABLE b ALTER COLUMN c SET NOT NULL', before, validated)).toEqual([])
  expect(inContract('ALTER TABLE b ALTER COLUMN c SET NOT NULL', before)).toHaveLength(1)
  expect(inContract('ALTER TABLE b ALTER COLUMN d SET NOT NULL', before, validated)).toHaveLength(1)
})

test('without a transaction there is only what may run again and holds nobody up', () => {
  for (const sql of [
    'CREATE INDEX CONCURRENTLY c ON b (d)',
    'UPDATE b SET c = 1 WHERE id IN (SELECT id FROM b WHERE c IS NULL LIMIT 1000)',
    'ALTER TABLE b VALIDATE CONSTRAINT c',
  ])
    expect(inSteps(sql), sql).toEqual([])
  for (const sql of [
    'CREATE INDEX c ON b (d)',
    'CREATE TABLE a ()',
    'UPDATE b SET c = 1',
    'ALTER TABLE b ADD COLUMN c int',
  ])
    expect(inSteps(sql), sql).toHaveLength(1)
})

test('every version but the newest has its sample data kept, and nothing else is', () => {
  const changelog = '# Changelog\n\n## 0.3.0 - 2026-11-23\n\n- x\n\n## 0.2.0 - 2026-11-22\n\n## 0.1.0\n'
  expect(findReleaseViolations(changelog, ['db/releases/0.1.0.zip', 'db/releases/0.2.0.zip'])).toEqual([])
  expect(findReleaseViolations(changelog, ['db/releases/0.2.0.zip', 'db/releases/0.0.9.zip'])).toEqual([
    'db/releases/0.1.0.zip is missing: node scripts/release-dump.mjs 0.1.0 COMMIT makes it from the last commit of that version',
    'db/releases/0.0.9.zip is of a version that CHANGELOG.md does not know',
  ])
})
