import { once } from 'node:events'
import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { afterFile } from '#testing/after-file.ts'
import { createDatabase } from '#testing/app.ts'
import { connect, isDatabaseAway, type Sql } from './db.ts'

let admin: Sql
let sql: Sql
/** Connections to PostgreSQL that can be reset, as by a machine that is gone. */
const sockets = new Set<Socket>()

beforeAll(async () => {
  const connection = await createDatabase()
  if (!('host' in connection)) throw new Error('the test server has a socket')
  admin = connect(connection)
  const proxy = createServer((client) => {
    const server = connectTo(`${connection.host}/.s.PGSQL.${connection.port}`)
    client.pipe(server).pipe(client)
    for (const socket of [client, server]) socket.on('error', () => {})
    client.once('close', () => server.destroy())
    server.once('close', () => client.destroy())
    sockets.add(client)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  sql = connect({ ...connection, host: '127.0.0.1', port: (proxy.address() as AddressInfo).port }, { max: 1 })
  await admin`CREATE TABLE written (what text NOT NULL)`
  afterFile(async () => {
    await Promise.all([sql.end({ timeout: 1 }), admin.end()])
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
})
beforeEach(() => admin`TRUNCATE written`)

const ends = {
  'ended by the database': () =>
    admin`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  'reset by the network': async () => {
    for (const socket of sockets) socket.resetAndDestroy()
    sockets.clear()
  },
}
const moments = {
  'while a statement runs': async (tx: Sql) => void (await tx`SELECT pg_sleep(5)`),
  'between two statements': async (tx: Sql) => {
    await sleep(300)
    await tx`INSERT INTO written VALUES ('too late')`
  },
  'before it commits': async () => void (await sleep(300)),
}

const written = async () => (await admin<{ what: string }[]>`SELECT what FROM written`).map(({ what }) => what)

for (const [how, end] of Object.entries(ends)) {
  for (const [when, rest] of Object.entries(moments)) {
    test(`a transaction whose connection is ${how} ${when} fails, and nothing else does`, async () => {
      const lost = sql
        .begin(async (tx) => {
          await tx`INSERT INTO written VALUES ('first')`
          await rest(tx as unknown as Sql)
        })
        .catch(isDatabaseAway)
      await sleep(100)
      await end()
      // Another one gets the same place in the pool, and goes on while the lost one believes to do so.
      const next = sql.begin(async (tx) => {
        await tx`INSERT INTO written VALUES ('second')`
        await sleep(500)
        await tx`INSERT INTO written VALUES ('third')`
      })
      expect(await lost).toBe(true)
      await next
      expect(await written()).toEqual(['second', 'third'])
      expect(await sql`SELECT 1 AS one`).toEqual([{ one: 1 }])
    })
  }
}

test('a connection kept for oneself that is lost refuses what comes after, and its place is not lost', async () => {
  const session = await sql.reserve()
  await session`SELECT 1`
  await ends['ended by the database']()
  await sleep(200)
  expect(await session`INSERT INTO written VALUES ('too late')`.catch(isDatabaseAway)).toBe(true)
  session.release()
  await sql`INSERT INTO written VALUES ('after')`
  expect(await written()).toEqual(['after'])
})
