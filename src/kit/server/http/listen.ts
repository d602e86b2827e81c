import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer, type Server as Listener, type Socket } from 'node:net'
import { socketLimits } from '../overload/sockets.ts'
import type { Server } from './http.ts'

/**
 * Node takes in one new connection from each listener in each turn of its event loop. When much is going on turns are long,
 * and with one listener whoever comes would wait for seconds before anything could be answered, or refused.
 */
const listeners = 64
/** With Node's 511, who finds no room is let in by the kernel's second or third try, after seconds. */
const backlog = socketLimits.connections

/**
 * Answers on a port, where Linux allows it with many listeners. Gives back how to end: nobody is taken in any more, and who is
 * there gets the answer. Throws the system's error where the port cannot be had.
 */
export async function listen(
  app: Server,
  { port, host }: { port: number; host: string },
): Promise<() => Promise<void>> {
  // The processes of WORKERS are given their connections by the first one, which has nothing else to do.
  const isWide = process.platform === 'linux' && !cluster.isWorker && port !== 0
  // With `reusePort` alone two programs of one account could share a port without noticing.
  if (isWide) await close(await open(createServer(), { port, host }))
  await app.listen({ port, host, backlog, ...(isWide && { reusePort: true }) })
  if (!isWide) return () => app.close()
  const take = (socket: Socket) => void app.server.emit('connection', socket)
  // As node:http opens its own.
  const more = Array.from({ length: listeners - 1 }, () => createServer({ allowHalfOpen: true, noDelay: true }, take))
  await Promise.all(more.map((one) => open(one, { port, host, backlog, reusePort: true })))
  // The server itself only waits for those that it took in.
  return async () => void (await Promise.all([app.close(), ...more.map(close)]))
}

async function open(listener: Listener, options: object): Promise<Listener> {
  listener.listen(options)
  await once(listener, 'listening')
  return listener
}

async function close(listener: Listener): Promise<void> {
  listener.close()
  await once(listener, 'close')
}
