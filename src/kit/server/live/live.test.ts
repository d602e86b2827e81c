import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase } from '#testing/app.ts'
import { Memory } from '../cache/cache.ts'
import { type Connection, connect, type Sql } from '../postgres/db.ts'
import { Live } from './live.ts'

let connection: Connection
let sql: Sql
const running: Live[] = []

beforeAll(async () => {
  connection = await createDatabase()
  sql = connect(connection)
  await sql`CREATE TABLE counter (value int NOT NULL)`
  await sql`INSERT INTO counter VALUES (0)`
})

afterEach(async () => {
  await Promise.all(running.splice(0).map((live) => live.stop()))
})

async function startLive(): Promise<Live> {
  const live = new Live(connection)
  running.push(live)
  await live.start()
  return live
}

const readCounter = async () => (await sql<{ value: number }[]>`SELECT value FROM counter`)[0]?.value as number

/** A process that answers with the counter from its memory. */
const reader = (live: Live) => {
  const memory = new Memory<number>(live, ['bookings'])
  return () => memory.read('counter', readCounter)
}

const until = async (isTrue: () => boolean) => {
  for (let i = 0; i < 200 && !isTrue(); i++) await sleep(10)
  expect(isTrue()).toBe(true)
}

describe('a value in memory', () => {
  test('is read once and kept until its topic changes', async () => {
    const live = await startLive()
    let reads = 0
    const memory = new Memory<number>(live, ['bookings'])
    const read = () => memory.read('key', async () => ++reads)
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
    await live.changed('vehicles')
    expect(await read()).toBe(1)
    await live.changed('bookings')
    expect(await read()).toBe(2)
  })

  test('whose reading began before a change is not kept', async () => {
    const live = await startLive()
    const memory = new Memory<string>(live, ['bookings'])
    let finish = (_: string) => {}
    const slow = memory.read(
      'key',
      () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    )
    await live.changed('bookings')
    finish('old')
    expect(await slow).toBe('old')
    expect(memory.get('key')).toBeUndefined()
    expect(await memory.read('key', async () => 'new')).toBe('new')
  })

  test('is not kept at all while the process cannot hear of changes', async () => {
    const deaf = new Live(connection)
    const memory = new Memory<number>(deaf, ['bookings'])
    let reads = 0
    await memory.read('key', async () => ++reads)
    expect(await memory.read('key', async () => ++reads)).toBe(2)
    await deaf.stop()
  })

  test('does not outlive a lost connection', async () => {
    const live = await startLive()
    const memory = new Memory<string>(live, ['bookings'])
    await memory.read('key', async () => 'kept')
    expect(memory.get('key')).toBe('kept')
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'sternsinger-live-%' AND datname = current_database()`
    await until(() => memory.get('key') === undefined)
    await until(() => live.mayCache)
    expect(await memory.read('key', async () => 'fresh')).toBe('fresh')
  })
})

describe('across processes', () => {
  test('no process answers with anything older than an acknowledged change', async () => {
    const writers = await Promise.all([startLive(), startLive()])
    const all = [...writers, await startLive()]
    await until(() => all.every((live) => live.mayCache))
    const readers = all.map(reader)
    let stop = false
    // Readers that never pause fill the memories again at every moment between commit and acknowledgement.
    const noise = readers.map(async (read) => {
      while (!stop) {
        await read()
        await turn()
      }
    })
    for (let round = 0; round < 150; round++) {
      const [row] = await sql<{ value: number }[]>`UPDATE counter SET value = value + 1 RETURNING value`
      await writers[round % 2]?.changed('bookings')
      expect(await Promise.all(readers.map((read) => read()))).toEqual([row?.value, row?.value, row?.value])
    }
    stop = true
    await Promise.all(noise)
  })

  test('the test above would see a change that is not waited for', async () => {
    const writer = await startLive()
    const other = reader(await startLive())
    let stale = 0
    for (let round = 0; round < 50 && stale === 0; round++) {
      await other()
      const [row] = await sql<{ value: number }[]>`UPDATE counter SET value = value + 1 RETURNING value`
      const unheard = writer.changed('bookings')
      if ((await other()) !== row?.value) stale++
      await unheard
    }
    expect(stale).toBeGreaterThan(0)
  })

  test('a process that ended is not waited for', async () => {
    const writer = await startLive()
    const gone = await startLive()
    await until(() => writer.mayCache && gone.mayCache)
    running.splice(running.indexOf(gone), 1)
    await gone.stop()
    const started = performance.now()
    await writer.changed('bookings')
    expect(performance.now() - started).toBeLessThan(5000)
  })

  test('screens of every process hear of a change', async () => {
    const [one, other] = [await startLive(), await startLive()]
    await until(() => one.mayCache && other.mayCache)
    const heard: string[] = []
    other.subscribe((topics) => heard.push(...topics))
    await one.changed('vehicles')
    expect(heard).toEqual(['vehicles'])
  })
})
