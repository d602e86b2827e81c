import { beforeAll, expect, test } from 'vitest'
import { connect, type Sql } from '#kit/server/postgres/db.ts'
import { afterFile } from '#testing/after-file.ts'
import { createDatabase } from '#testing/app.ts'
import { RowCheck } from '#testing/row-check.ts'
import { declaredRows, type Field, type Kind } from '#testing/row-types.ts'

/** Statements put together while the program runs, of tables and conditions that the source does not name: not more. */
const mostUnread = 21

/** What PostgreSQL does not know and is never null all the same. */
const neverNull: Readonly<Record<string, string>> = {
  'src/kit/server/http/repeat.ts status': 'kept together with its key',
  'src/kit/server/http/repeat.ts answer': 'kept together with its key',
  'src/kit/server/mail/outbox.ts since': 'set by this very statement',
  'src/features/inbox/server/commands.ts by': 'the item was ticked off, now or before',
}

let sql: Sql
let check: RowCheck

beforeAll(async () => {
  sql = connect(await createDatabase(), { max: 1 })
  afterFile(() => sql.end())
  check = await RowCheck.on(sql)
})

test('each statement gives the rows that the code says', async () => {
  const declared = declaredRows(process.cwd())
  const unread = declared.filter(({ texts }) => texts.length === 0).map(({ at }) => at)
  const found: string[] = []
  for (const one of declared) {
    const differences = await check.differences(one).catch((error: Error) => [`cannot be prepared: ${error.message}`])
    found.push(...differences.map((difference) => `${one.at} ${difference}`))
  }
  const excused = Object.keys(neverNull).map((place) => {
    const [path = '', name = ''] = place.split(' ')
    return (line: string) => line.startsWith(`${path}:`) && line.endsWith(`may give null as ${name}`)
  })
  console.log(
    `${declared.length - unread.length} of ${declared.length} statements compared; not read:\n${unread.join('\n')}`,
  )
  expect(found.filter((line) => !excused.some((is) => is(line)))).toEqual([])
  expect(
    excused.map((is) => found.some(is)),
    'what is excused is still so',
  ).not.toContain(false)
  expect(declared.length).toBeGreaterThan(300)
  expect(unread.length, `not read:\n${unread.join('\n')}`).toBeLessThanOrEqual(mostUnread)
})

test('rows that are not what the code says are found', async () => {
  await sql`CREATE TABLE boats (id integer PRIMARY KEY, name text NOT NULL, drive text, seats integer[] NOT NULL)`
  await sql`CREATE TABLE trips (id integer PRIMARY KEY, boat integer, price bigint NOT NULL)`
  check = await RowCheck.on(sql)
  const field = (...kinds: Kind[]): Field => ({ kinds: new Set(kinds), optional: false, shown: kinds.join(' | ') })
  const differences = (text: string, row: Record<string, Field>) =>
    check.differences({ row: new Map(Object.entries(row)), texts: [{ text, isBoolean: [] }] })
  const right = { id: field('number'), name: field('text'), drive: field('text', 'null'), seats: field('number[]') }
  expect(await differences('SELECT id, name, drive, seats FROM boats', right)).toEqual([])
  expect(await differences('SELECT id, name, drive, seats, 1 AS one FROM boats', right)).toEqual([
    'gives one, which its row does not have',
  ])
  expect(await differences('SELECT id, name AS called, drive, seats FROM boats', right)).toEqual([
    'gives no name',
    'gives called, which its row does not have',
  ])
  expect(await differences('SELECT id, seats FROM boats', { id: field('text'), seats: field('text[]') })).toEqual([
    'gives id as number, not text',
    'gives seats as number[], not text[]',
  ])
  const drive = { drive: field('text') }
  expect(await differences('SELECT drive FROM boats', drive)).toEqual(['may give null as drive'])
  expect(await differences('SELECT drive FROM boats WHERE drive IS NOT NULL', drive)).toEqual([])
  const trip = { name: field('text'), price: field('number') }
  expect(await differences('SELECT name, price FROM boats JOIN trips t ON t.boat = boats.id', trip)).toEqual([])
  expect(await differences('SELECT name, price FROM boats LEFT JOIN trips t ON t.boat = boats.id', trip)).toEqual([
    'may give null as price',
  ])
})
