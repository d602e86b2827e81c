import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { afterFile } from '#testing/after-file.ts'
import { createServer } from '../http/http.ts'

const app = await createServer({
  publicUrl: 'http://boats',
  trustedProxies: [],
  logger: false,
  checkAnswers: false,
  identify: async () => undefined,
})
app.get('/*', async ({ url, headers }) => `${url} of ${headers.host ?? 'nobody'}`)
await app.listen({ port: 0, host: '127.0.0.1' })
afterFile(() => app.close())

/** What is answered to these lines, until the server hangs up. */
async function ask(...lines: string[]) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (data) => {
    text += data
  })
  socket.write([...lines, '', ''].join('\r\n'))
  await once(socket, 'close')
  const [head = '', body] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body }
}

const bye = 'connection: close'

test.each([
  ['/a?b=c', 'boats', '/a?b=c of boats'],
  ['http://boats/a?b=c', 'boats', '/a?b=c of boats'],
  ['http://boats/', 'boats', '/ of boats'],
  ['http://boats', 'boats', '/ of boats'],
  ['http://boats?b=c', 'boats', '/?b=c of boats'],
  ['HTTPS://boats:8080/a', 'elsewhere', '/a of boats:8080'],
  ['http://[::1]:3000/a', 'boats', '/a of [::1]:3000'],
  ['/http://boats/', 'boats', '/http://boats/ of boats'],
])('%s of the host %s is served', async (target, host, body) => {
  expect(await ask(`GET ${target} HTTP/1.1`, `host: ${host}`, bye)).toMatchObject({ status: 200, body })
})

test('HTTP/1.0 needs no host', async () => {
  expect(await ask('GET /a HTTP/1.0')).toMatchObject({ status: 200, body: '/a of nobody' })
})

test.each([
  ['an asterisk that is no OPTIONS', ['GET * HTTP/1.1', 'host: boats']],
  ['an asterisk of HEAD', ['HEAD * HTTP/1.1', 'host: boats']],
  ['a body for the asterisk', ['POST * HTTP/1.1', 'host: boats', 'content-length: 0']],
  ['no host', ['GET / HTTP/1.1']],
  ['an empty host', ['GET / HTTP/1.1', 'host:']],
  ['a port alone', ['GET / HTTP/1.1', 'host: :3000']],
  ['an empty host of HTTP/1.0', ['GET / HTTP/1.0', 'host: ']],
  ['a whole address without its host', ['GET http:///a HTTP/1.1', 'host: boats']],
  ['a whole address of nothing', ['GET http:// HTTP/1.1', 'host: boats']],
  ['two hosts in one', ['GET / HTTP/1.1', 'host: boats,elsewhere']],
  ['two hosts', ['GET / HTTP/1.1', 'host: boats', 'host: boats']],
  ['two hosts written differently', ['GET / HTTP/1.1', 'Host: boats', 'HOST: elsewhere']],
  ['two hosts and a whole address', ['GET http://boats/ HTTP/1.1', 'host: boats', 'host: boats']],
  ['two hosts of HTTP/1.0', ['GET / HTTP/1.0', 'host: boats', 'host: boats']],
  ['two hosts where the path is unreadable', ['GET /%zz HTTP/1.1', 'host: boats', 'host: boats', bye]],
  ['a host that is none', ['GET / HTTP/1.1', 'host: boats/a']],
  ['a host with a name in front', ['GET http://me@boats/ HTTP/1.1', 'host: boats']],
  ['an address of another kind', ['GET ftp://boats/ HTTP/1.1', 'host: boats']],
  ['no version', ['GET /']],
  ['the version 0.9', ['GET / HTTP/0.9', 'host: boats']],
  ['the version 2', ['GET / HTTP/2.0', 'host: boats']],
])('%s is refused, and hung up on', async (_, lines) => {
  const { status, head } = await ask(...lines)
  expect([status, head.includes('content-type: application/problem+json')]).toEqual([400, true])
})

test('OPTIONS * says what is understood', async () => {
  const { status, head } = await ask('OPTIONS * HTTP/1.1', 'host: boats', bye)
  expect(status).toBe(204)
  expect(head).toContain('\r\nallow: get, head, post, delete, options')
})
