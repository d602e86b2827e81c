import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Unfinished, type UnfinishedLimits } from './unfinished.ts'

/** What one connection may cost, and how many there are. */
export type SocketLimits = UnfinishedLimits & {
  /** Open at once; whoever comes then is hung up on. */
  connections: number
  /** For the head of a request. */
  headSeconds: number
  /** For an ordinary body. */
  bodySeconds: number
  /** Without a byte sent or taken, while an answer is awaited or sent. */
  idleSeconds: number
  /** For the rest of a body, once the server is to end. */
  lastSeconds: number
  /** Requests of one connection that are not answered. Browsers wait for each answer. */
  unanswered: number
}

export const socketLimits: SocketLimits = {
  connections: 4000,
  unfinished: 2000,
  unfinishedOfNetwork: 500,
  headSeconds: 30,
  bodySeconds: 30,
  idleSeconds: 120,
  lastSeconds: 15,
  unanswered: 20,
}

/** For `node:http`: heads that do not come are looked for a few times within their time. */
export const headOptions = ({ headSeconds }: SocketLimits) => ({
  headersTimeout: headSeconds * 1000,
  connectionsCheckingInterval: (headSeconds * 1000) / 6,
})

/**
 * Hangs up on who takes no answer, asks on and on without taking any, says nothing whole, or comes when there are too many.
 * Gives back how to hang up on who would hold up the end of it all.
 */
export function limitSockets(server: Server, limits: SocketLimits, trustedProxies: readonly string[] = []): () => void {
  const { connections, idleSeconds, lastSeconds, unanswered } = limits
  server.timeout = idleSeconds * 1000
  const unfinished = new Unfinished(limits, trustedProxies)
  const open = new Map<Socket, number>()
  // Those who only keep a connection for later make room for who needs one now: who was answered longest ago goes first.
  const kept = new Set<Socket>()
  let isEnding = false
  server.on('connection', (socket: Socket) => {
    // Not by `maxConnections`: they come from more listeners than the server's own.
    if (open.size >= connections) return void socket.destroy()
    open.set(socket, 0)
    unfinished.add(socket, socket.remoteAddress)
    socket.once('close', () => {
      open.delete(socket)
      kept.delete(socket)
      unfinished.delete(socket)
    })
    const [first] = kept
    if (first && open.size > connections * 0.9) {
      // At once: before its end is told, others come.
      kept.delete(first)
      open.delete(first)
      first.destroy()
    }
  })
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const count = (open.get(socket) ?? 0) + 1
    open.set(socket, count)
    kept.delete(socket)
    unfinished.delete(socket)
    if (hasBody(request)) {
      unfinished.add(request, socket.remoteAddress)
      request.once('close', () => unfinished.delete(request))
    }
    if (count > unanswered) socket.destroy()
    response.once('close', () => {
      const left = (open.get(socket) ?? 1) - 1
      if (socket.destroyed) return
      open.set(socket, left)
      if (left === 0 && isEnding) socket.destroySoon()
      else if (left === 0) kept.add(socket)
    })
  })
  return () => {
    isEnding = true
    for (const one of [...kept, ...unfinished.all()]) if (one instanceof Socket) one.destroy()
    const endAll = () => {
      for (const one of unfinished.all()) one.destroy()
    }
    setTimeout(endAll, lastSeconds * 1000).unref()
  }
}

/** Whether something follows the head. */
export const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
