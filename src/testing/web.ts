import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Outbound } from '#kit/server/outbound/public-fetch.ts'
import { afterFile } from './after-file.ts'

export type WebReply = string | ((response: ServerResponse, request: IncomingMessage) => void)

export const publicAddress = '93.184.215.14'

/** Leads to another address. */
export const leadsTo =
  (location: string, status = 302): WebReply =>
  (response) =>
    response.writeHead(status, { location }).end()

/** What a server sends with these headers. */
export const sends =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): WebReply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)

/**
 * A web on one loopback port, whose pages are known by host and path (`seewind.example/impressum`), and the way there:
 * every name has a public address unless told otherwise, and connections to any address end up here, noted. Pauses take
 * no time.
 */
export async function startFakeWeb() {
  const web = {
    pages: {} as Record<string, WebReply>,
    /** What the name server says of a host; each answer of a list of lists once, the last for ever. */
    names: {} as Record<string, string[][]>,
    asked: [] as string[],
    agents: new Set<string>(),
    dialed: [] as { address: string; port: number; servername: string | undefined }[],
    pauses: [] as number[],
    /** Requests under way by host, at most. */
    most: new Map<string, number>(),
    way: undefined as unknown as Outbound,
    reset() {
      Object.assign(web, { pages: {}, names: {} })
      web.asked.length = web.dialed.length = web.pauses.length = 0
      web.most.clear()
    },
  }
  const underWay = new Map<string, number>()
  const server = createServer((request, response) => {
    const host = request.headers.host ?? ''
    const path = `${host}${request.url}`
    web.asked.push(path)
    web.agents.add(request.headers['user-agent'] ?? '')
    underWay.set(host, (underWay.get(host) ?? 0) + 1)
    web.most.set(host, Math.max(web.most.get(host) ?? 0, underWay.get(host) ?? 0))
    response.on('close', () => underWay.set(host, (underWay.get(host) ?? 1) - 1))
    const reply = web.pages[path] ?? web.pages[path.replace(/\/$/, '')]
    if (typeof reply === 'function') reply(response, request)
    else if (reply === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('Not found')
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(reply)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  web.way = {
    resolve: async (host) => {
      const answers = web.names[host]
      return (answers && (answers.length > 1 ? answers.shift() : answers[0])) ?? [publicAddress]
    },
    dial: ({ address, port: wanted, servername }) =>
      new Promise((done, fail) => {
        web.dialed.push({ address, port: wanted, servername })
        const socket = connect(port, '127.0.0.1', () => done(socket))
        socket.once('error', fail)
      }),
    pause: async (milliseconds) => void web.pauses.push(milliseconds),
  }
  afterFile(() => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  })
  return web
}
