import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { expect, inject, test } from 'vitest'
import { createDatabase } from '#testing/app.ts'
import { StartError } from '../settings/start-error.ts'
import { connect } from './db.ts'
import { prepareRole } from './db-role.ts'
import { checkPooledDatabase, reachOutsideDatabase } from './outside-database.ts'

const { host, port, user, database } = inject('postgres')

async function listen(onSocket: (socket: Socket) => void): Promise<{ server: Server; port: number }> {
  const server = createServer(onSocket).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as { port: number }).port }
}

test('a database that answers is fine', async () => {
  const tcp = await listen((socket) => pipeline(socket, createConnection(`${host}/.s.PGSQL.${port}`), socket, () => {}))
  await reachOutsideDatabase(`postgres://${user}:hidden@127.0.0.1:${tcp.port}/${database}`)
  await expect(reachOutsideDatabase(`postgres://${user}:hidden@127.0.0.1:${tcp.port}/boats`)).rejects.toThrow(
    new StartError(
      `DATABASE_URL: the database ${user}@127.0.0.1:${tcp.port}/boats cannot be reached: database "boats" does not exist`,
    ),
  )
  tcp.server.close()
})

test('one where nothing listens is named without the password', async () => {
  const closed = await listen(() => {})
  await new Promise((done) => closed.server.close(done))
  await expect(reachOutsideDatabase(`postgres://me:hidden@127.0.0.1:${closed.port}/boats`)).rejects.toThrow(
    new StartError(
      `DATABASE_URL: the database me@127.0.0.1:${closed.port}/boats cannot be reached: nothing accepts connections there`,
    ),
  )
})

test('a pool must lead to the same database, to the role and no further', async () => {
  const connection = await createDatabase()
  const direct = connect(connection, { max: 1 })
  const [name, reader] = ['role', 'reader'].map((word) => `${word}_${randomUUID().slice(0, 8)}`) as [string, string]
  await direct`CREATE TABLE plain (word text)`
  await prepareRole(direct, { name, only: {}, login: true })
  await direct.unsafe(`CREATE ROLE ${reader} LOGIN`)
  const tcp = await listen((socket) => pipeline(socket, createConnection(`${host}/.s.PGSQL.${port}`), socket, () => {}))
  const check = (account: string, to: string) =>
    checkPooledDatabase(`postgres://${account}:hidden@127.0.0.1:${tcp.port}/${to}`, direct, name)
  const { database: own } = connection as { database: string }
  await check(name, own)
  const signIn = `than ${name}, please let ${name} sign in there`
  await expect(check(user, own)).rejects.toThrow(`DATABASE_POOL_URL: ${user} may do more ${signIn}`)
  await expect(check(reader, own)).rejects.toThrow(`DATABASE_POOL_URL: ${reader} may do less ${signIn}`)
  await expect(check(name, database)).rejects.toThrow('DATABASE_POOL_URL leads to another database than DATABASE_URL')
  await expect(check(name, 'boats')).rejects.toThrow(
    `DATABASE_POOL_URL: the database ${name}@127.0.0.1:${tcp.port}/boats cannot be reached: database "boats" does not exist`,
  )
  await direct.end()
  tcp.server.close()
})
