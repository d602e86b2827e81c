import { once } from 'node:events'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { expect, inject, test } from 'vitest'
import { reachOutsideDatabase } from './outside-database.ts'
import { StartError } from './start-error.ts'

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
