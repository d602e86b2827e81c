import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { connect, type Sql } from '../postgres/db.ts'
import { StartError } from '../settings/start-error.ts'
import { migrate } from './migrate.ts'

const name = `migrate_${process.pid}`
const admin = connect(inject('postgres'), { max: 1 })
let sql: Sql
let dir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sternsinger-migrate-'))
})
beforeEach(async () => {
  await sql?.end()
  await admin.unsafe(`DROP DATABASE IF EXISTS ${name}`)
  await admin.unsafe(`CREATE DATABASE ${name}`)
  sql = connect({ ...inject('postgres'), database: name })
  await rm(dir, { recursive: true })
  dir = await mkdtemp(join(tmpdir(), 'sternsinger-migrate-'))
  await file('0001-boats.sql', 'CREATE TABLE boats (id int); CREATE TABLE piers (id int);')
  await file('0002-a-boat.sql', 'INSERT INTO boats VALUES (1);')
})
afterAll(async () => {
  await sql.end()
  await admin.unsafe(`DROP DATABASE ${name}`)
  await admin.end()
  await rm(dir, { recursive: true })
})

const file = (called: string, text: string) => writeFile(join(dir, called), text)

test('applies in order, once', async () => {
  expect((await migrate(sql, dir)).applied).toEqual(['0001-boats.sql', '0002-a-boat.sql'])
  expect((await migrate(sql, dir)).applied).toEqual([])
  await file('0003-another.sql', 'INSERT INTO boats VALUES (2);')
  expect((await migrate(sql, dir)).applied).toEqual(['0003-another.sql'])
  expect(await sql`SELECT id FROM boats ORDER BY id`).toEqual([{ id: 1 }, { id: 2 }])
})

test('processes that start at once apply each file once', async () => {
  const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(sql, dir)))
  expect(applied.flatMap((one) => one.applied).sort()).toEqual(['0001-boats.sql', '0002-a-boat.sql'])
  expect(await sql`SELECT count(*)::int AS boats FROM boats`).toEqual([{ boats: 1 }])
})

test('a file that fails leaves nothing behind and is tried again', async () => {
  await file('0003-wrong.sql', 'CREATE TABLE half (id int); SELECT 1 / 0;')
  await expect(migrate(sql, dir)).rejects.toThrow('division by zero')
  expect(await sql`SELECT to_regclass('half') AS half`).toEqual([{ half: null }])
  await file('0003-wrong.sql', 'CREATE TABLE half (id int);')
  expect((await migrate(sql, dir)).applied).toEqual(['0003-wrong.sql'])
})

test('a file changed after it was applied is refused; other line endings are no change', async () => {
  await migrate(sql, dir)
  await file('0002-a-boat.sql', 'INSERT INTO boats VALUES (3);')
  await expect(migrate(sql, dir)).rejects.toThrow(
    new StartError(
      '0002-a-boat.sql was changed after the database had seen it: please undo that and add a new migration',
    ),
  )
  await file('0002-a-boat.sql', 'INSERT INTO boats VALUES (1);')
  await file('0003-lines.sql', 'SELECT 1;\nSELECT 2;\n')
  await migrate(sql, dir)
  await file('0003-lines.sql', 'SELECT 1;\r\nSELECT 2;\r\n')
  expect((await migrate(sql, dir)).applied).toEqual([])
})

test('a database newer than the code is refused', async () => {
  await migrate(sql, dir)
  await rm(join(dir, '0002-a-boat.sql'))
  await expect(migrate(sql, dir)).rejects.toThrow(
    /^The database is newer than this version of the software: it has seen 0002-a-boat.sql/,
  )
})

const kinds = "ALTER TABLE migrations ADD COLUMN kind text NOT NULL DEFAULT 'contract';"

test('a database that is newer by what only adds is run on, with a warning', async () => {
  await file('0003-kinds.sql', `-- expand\n${kinds}`)
  await migrate(sql, dir)
  await file('0004-colour.sql', '-- expand\nALTER TABLE boats ADD COLUMN colour text;')
  await file('0005-sails.sql', '-- expand\nCREATE TABLE sails (id int);')
  await migrate(sql, dir)
  await Promise.all(['0004-colour.sql', '0005-sails.sql'].map((name) => rm(join(dir, name))))
  const said: string[] = []
  expect(await migrate(sql, dir, { say: (line) => said.push(line) })).toEqual({
    applied: [],
    ahead: ['0004-colour.sql', '0005-sails.sql'],
  })
  expect(said).toEqual([
    'Warning: the database is newer than this version of the software: it has seen 0004-colour.sql, 0005-sails.sql. That only adds to what this version knows, so it runs; please update it soon',
  ])
})

test('a database that is newer by what takes away is refused, whatever only adds beside it', async () => {
  await file('0003-kinds.sql', `-- expand\n${kinds}`)
  await file('0004-sails.sql', '-- expand\nCREATE TABLE sails (id int);')
  await file('0005-no-piers.sql', '-- contract\nDROP TABLE piers;')
  await migrate(sql, dir)
  await Promise.all(['0004-sails.sql', '0005-no-piers.sql'].map((name) => rm(join(dir, name))))
  await expect(migrate(sql, dir)).rejects.toThrow(/it has seen 0005-no-piers.sql/)
})

test('numbers are unique and names are regular', async () => {
  await file('0002-again.sql', '')
  await expect(migrate(sql, dir)).rejects.toThrow(/^Two migrations have the number of 0002/)
  await rm(join(dir, '0002-again.sql'))
  await file('3_wrong.sql', '')
  await expect(migrate(sql, dir)).rejects.toThrow(/3_wrong.sql must be named like 0001-what-it-does.sql$/)
})
