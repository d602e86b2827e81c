import { once } from 'node:events'
import { createConnection, createServer } from 'node:net'
import { pipeline } from 'node:stream'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Connection, connect, type Sql } from './db.ts'

const { host, port, user, database } = inject('postgres')

/** What clients sent, and whether one sent more while it still waited for an answer outside of a transaction. */
let said: Buffer[]
let overlapped: boolean
const sync = Buffer.from('S\0\0\0\x04', 'latin1')
const readyAndIdle = Buffer.from('Z\0\0\0\x05I', 'latin1')
const ready = Buffer.from('Z\0\0\0\x05', 'latin1')

const between = createServer((socket) => {
  const postgres = createConnection(`${host}/.s.PGSQL.${port}`)
  let waits = false
  let idle = true
  socket.on('data', (data: Buffer) => {
    said.push(data)
    const end = data.indexOf(sync)
    overlapped ||= idle && (waits || (end >= 0 && end + sync.length < data.length))
    waits ||= end >= 0
  })
  postgres.on('data', (data: Buffer) => {
    if (!data.includes(ready)) return
    waits = false
    idle = data.includes(readyAndIdle)
  })
  pipeline(socket, postgres, socket, () => {})
})
let url: string

beforeAll(async () => {
  between.listen(0, '127.0.0.1')
  await once(between, 'listening')
  url = `postgres://${user}:hidden@127.0.0.1:${(between.address() as { port: number }).port}/${database}`
})
afterAll(() => {
  between.close()
})

async function hearing(connection: Connection, work: (sql: Sql) => Promise<unknown>) {
  said = []
  overlapped = false
  const sql = connect(connection, { max: 1 })
  await work(sql).finally(() => sql.end())
  const words = said[0]?.subarray(8).toString().split('\0') ?? []
  return {
    settings: words.filter((word, i) => i % 2 === 0 && word !== '').sort(),
    // A Parse message: P, its length, the name of the statement.
    named: said.slice(1).some((data) => data[0] === 0x50 && data[5] !== 0),
    overlapped,
  }
}

const passedOn = ['TimeZone', 'application_name', 'client_encoding', 'database', 'user']

/** What PgBouncer 1.18 loses: a statement without values, and one with, at the same time. */
const several = async (sql: Sql) => {
  await sql`SELECT 0`
  await Promise.all([sql`SELECT 1`, sql`SELECT ${2}::int`, sql`SELECT 3`, sql`SELECT ${4}::int`, sql`SELECT 5`])
}

test('to a pool nothing is said that PgBouncer refuses, nothing kept by name, and one thing at a time', async () => {
  expect(await hearing({ url, pooled: true }, several)).toEqual({ settings: passedOn, named: false, overlapped: false })
})

test('without a pool all of that is done: that is what the test above sees', async () => {
  const settings = [...passedOn, 'client_min_messages', 'role'].sort()
  expect(await hearing({ url, role: user }, several)).toEqual({ settings, named: true, overlapped: true })
})

test('transactions of a pool go through, give back what they have and are taken back', async () => {
  const heard = await hearing({ url, pooled: true }, async (sql) => {
    const [one] = await sql.begin((tx) => Promise.all([tx`SELECT ${1}::int AS n`, tx`SELECT 2 AS n`]))
    expect(one).toEqual([{ n: 1 }])
    const failed = sql.begin(async (tx) => {
      await tx`CREATE TABLE passing ()`
      throw new Error('not so')
    })
    await expect(failed).rejects.toThrow('not so')
    expect(await sql`SELECT to_regclass('passing') AS it`).toEqual([{ it: null }])
  })
  expect(heard.named).toBe(false)
})
