import { once } from 'node:events'
import { type AddressInfo, connect, createServer as createListener, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { Topic } from '#kit/shared/topic.ts'
import { afterFile } from '#testing/after-file.ts'
import { createServer } from '../http/http.ts'
import { liveEventRoutes } from '../live/events.ts'
import type { Live } from '../live/live.ts'
import type { SocketLimits } from './sockets.ts'

const hugeBytes = 12_000_000

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: boats\r\n\r\n`
const post = (...headers: string[]) =>
  [`POST /form HTTP/1.1\r\nhost: boats\r\ncontent-type: application/json`, ...headers, '', ''].join('\r\n')

/** A server with a quick answer, a slow one, a huge one, and a form. */
async function open(sockets: Partial<SocketLimits>, trustedProxies: readonly string[] = []) {
  const app = await createServer({
    publicUrl: 'http://boats',
    trustedProxies,
    logger: false,
    checkAnswers: false,
    identify: async () => undefined,
    sockets,
  })
  const at = { work: 0, most: 0 }
  const huge = Buffer.alloc(hugeBytes)
  app.get('/quick', async () => 'quick')
  app.get('/huge', async () => huge)
  app.get('/slow', async () => {
    at.most = Math.max(at.most, ++at.work)
    await sleep(200)
    at.work--
    return 'slow'
  })
  app.post('/form', async () => 'taken')
  let tell = (_topics: readonly Topic[]) => {}
  const live = {
    subscribe: (listener: typeof tell) => {
      tell = listener
      return () => {}
    },
  }
  liveEventRoutes(app, live as unknown as Live, {
    sessionOf: () => undefined,
    callersOf: async () => new Map(),
    hears: () => true,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  afterFile(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const connections = () => promisify(app.server.getConnections.bind(app.server))()
  return {
    at,
    connections,
    close: () => app.close(),
    letIn: (socket: Socket) => app.server.emit('connection', socket),
    tell: (topic: Topic) => tell([topic]),
    call: (from?: string) => caller(port, from),
  }
}

/** A connection, what came over it, and its end. */
async function caller(port: number, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  const it = {
    socket,
    length: 0,
    /** The beginning of what came. */
    text: '',
    ended: new Promise((done) => socket.once('close', done)),
    wait: (words: string) => until(() => it.text.includes(words)),
  }
  afterFile(() => socket.destroy())
  socket.on('error', () => {})
  socket.on('data', (data: Buffer) => {
    it.length += data.length
    it.text += data.subarray(0, 100_000)
  })
  await once(socket, 'connect')
  return it
}

async function until(isSo: () => boolean) {
  while (!isSo()) await sleep(10)
}

async function drip(socket: Socket, text: string) {
  for (const letter of text) {
    if (socket.destroyed) return
    socket.write(letter)
    await sleep(20)
  }
}

test('hangs up on a head that comes too slowly, and not on a quick one', async () => {
  const { call } = await open({ headSeconds: 1.5 })
  const [slow, quick] = [await call(), await call()]
  void drip(slow.socket, `GET /quick HTTP/1.1\r\nhost: boats\r\nx-more: ${'x'.repeat(2000)}`)
  quick.socket.write(get('/quick'))
  await quick.wait('200 OK')
  await slow.ended
  expect(slow.text).toMatch(/^HTTP\/1.1 408|^$/)
})

test('hangs up on a body that comes too slowly', async () => {
  const { call } = await open({ bodySeconds: 0.2 })
  const slow = await call()
  slow.socket.write(post('content-length: 1000'))
  void drip(slow.socket, '{"a": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')
  await slow.ended
  expect(slow.text).not.toContain('200 OK')
})

test('hangs up on who does not take a large answer, and gives it whole to who takes it slowly', async () => {
  const { call, connections } = await open({ idleSeconds: 1.5 })
  const [never, slowly] = [await call(), await call()]
  never.socket.pause()
  for (const { socket } of [never, slowly]) socket.write(get('/huge'))
  while (slowly.length < hugeBytes && !slowly.socket.destroyed) {
    slowly.socket.pause()
    await sleep(100)
    slowly.socket.resume()
    await sleep(20)
  }
  expect(slowly.length).toBeGreaterThan(hugeBytes)
  // Whoever took it keeps a connection, and begins to take what was sent only now.
  while ((await connections()) > 1) await sleep(20)
  never.socket.resume()
  await never.ended
  expect(never.length).toBeLessThan(hugeBytes)
})

test('answers a body above the limit with 413 and hangs up, whether its length is said or not', async () => {
  const { call } = await open({})
  const [said, unsaid] = [await call(), await call()]
  said.socket.write(post('content-length: 5000000'))
  unsaid.socket.write(post('transfer-encoding: chunked'))
  for (let i = 0; i < 20; i++) unsaid.socket.write(`10000\r\n${' '.repeat(0x10000)}\r\n`)
  for (const { ended } of [said, unsaid]) await ended
  for (const { text } of [said, unsaid]) expect(text).toContain('413 Payload Too Large')
})

test('answers a flood of headers with 431 and hangs up', async () => {
  const { call } = await open({})
  const flood = await call()
  flood.socket.write(`GET /quick HTTP/1.1\r\n${'x-more: and more\r\n'.repeat(2000)}\r\n`)
  await flood.ended
  expect(flood.text).toContain('431 Request Header Fields Too Large')
})

test('hangs up on who asks on and on without waiting for answers, before all of it is begun', async () => {
  const { call, at } = await open({ unanswered: 20 })
  const patient = await call()
  for (let i = 1; i <= 30; i++) {
    patient.socket.write(get('/quick'))
    await until(() => patient.text.split('200 OK').length > i)
  }
  const flood = await call()
  flood.socket.write(get('/slow').repeat(3000))
  await flood.ended
  expect(at.most).toBe(20)
  patient.socket.write(get('/slow'))
  await patient.wait('slow')
  patient.socket.destroy()
})

test('when nearly all connections are taken, those that are only kept make room; beyond that nobody gets in', async () => {
  const { call } = await open({ connections: 10 })
  const kept = await call()
  kept.socket.write(get('/quick'))
  await kept.wait('200 OK')
  const asking = await Promise.all(Array.from({ length: 9 }, () => call()))
  await kept.ended
  for (const { socket } of asking) socket.write('GET /quick HTTP/1.1\r\n')
  const another = await call()
  another.socket.write('GET /quick HTTP/1.1\r\n')
  const tooMuch = await call()
  await tooMuch.ended
  another.socket.write('host: boats\r\n\r\n')
  await another.wait('200 OK')
  for (const { socket } of [...asking, another]) socket.destroy()
})

const halfHead = 'GET /quick HTTP/1.1\r\nhost: bo'

/** So many that send half a head, or half of something else, one after the other. */
async function half(times: number, call: () => ReturnType<typeof caller>, text = halfHead) {
  const all: Awaited<ReturnType<typeof caller>>[] = []
  for (let i = 0; i < times; i++) {
    const one = await call()
    one.socket.write(text)
    all.push(one)
  }
  return all
}

const left = (all: readonly { socket: Socket }[]) => all.filter(({ socket }) => !socket.destroyed)

test('of one network so many may hold back a head: who holds it back the longest makes room, also for a neighbour', async () => {
  const { call } = await open({ unfinishedOfNetwork: 5, connections: 12 })
  const slow = await half(30, call)
  await Promise.all(slow.slice(0, 25).map(({ ended }) => ended))
  expect(left(slow)).toEqual(slow.slice(25))
  for (const from of ['127.0.0.1', '127.0.0.2']) {
    const other = await call(from)
    other.socket.write(get('/quick'))
    await other.wait('200 OK')
  }
  // A head that became whole in time is not counted any more.
  const [, first] = left(slow)
  first?.socket.write('ats\r\n\r\n')
  await until(() => slow.some(({ text }) => text.includes('200 OK')))
})

test.each([
  ['a length', `${post('content-length: 1000')}{`],
  ['pieces', `${post('transfer-encoding: chunked')}5\r\n{`],
  ['after a whole one', `${post('content-length: 2')}{}${post('content-length: 1000')}{`],
  ['a body that nobody reads', `${get('/quick').replace('\r\n\r\n', '\r\ncontent-length: 9\r\n\r\n')}{`],
])('a body that does not come makes room as well: %s', async (_, text) => {
  const { call } = await open({ unfinishedOfNetwork: 5, connections: 12 })
  const slow = await half(30, call, text)
  await Promise.all(slow.slice(0, 25).map(({ ended }) => ended))
  const other = await call('127.0.0.2')
  for (let i = 1; i <= 12; i++) {
    other.socket.write(`${post('content-length: 2')}{}`)
    await until(() => other.text.split('200 OK').length > i)
  }
})

test('when nearly all are taken, each of those that are let in at the same moment has the room of one only kept', async () => {
  const { call, letIn } = await open({ connections: 100 })
  const kept = await half(90, call, get('/quick') + halfHead)
  await Promise.all(kept.map(({ wait }) => wait('200 OK')))
  const gate = createListener().listen(0, '127.0.0.1')
  afterFile(() => void gate.close())
  const waiting: Socket[] = []
  gate.on('connection', (socket) => waiting.push(socket))
  await once(gate, 'listening')
  const { port } = gate.address() as AddressInfo
  const others = await Promise.all(Array.from({ length: 60 }, () => caller(port)))
  await until(() => waiting.length === 60)
  for (const socket of waiting) letIn(socket)
  await Promise.all(kept.slice(0, 60).map(({ ended }) => ended))
  expect([left(kept).length, left(others).length]).toEqual([30, 60])
})

test('of all networks together so many, and a proxy of ours is only counted there', async () => {
  const { call } = await open({ unfinishedOfNetwork: 3, unfinished: 8 }, ['127.0.0.0/31'])
  const proxied = await half(6, call)
  const [mine, others] = [await half(2, () => call('127.0.0.2')), await half(2, () => call('127.0.0.3'))]
  await Promise.all(proxied.slice(0, 2).map(({ ended }) => ended))
  expect(left([...proxied, ...mine, ...others])).toEqual([...proxied.slice(2), ...mine, ...others])
})

test('the end waits for no head, and for a body only so long', async () => {
  const { call, close } = await open({ lastSeconds: 1 })
  const [body] = await half(1, call, `${post('content-length: 2')}{`)
  const slow = [await half(1, call), await half(1, call, get('/quick') + halfHead), await half(1, call, get('/slow'))]
  await slow[1]?.[0]?.wait('200 OK')
  const closed = close()
  await Promise.all(slow.flat().map(({ ended }) => ended))
  expect([left([body as { socket: Socket }]).length, slow[2]?.[0]?.text]).toEqual([
    1,
    expect.stringContaining('200 OK'),
  ])
  await closed
})

test('a screen that does not take its news is hung up on, and others go on', async () => {
  const { call, tell, connections } = await open({})
  const [deaf, awake] = [await call(), await call()]
  for (const { socket } of [deaf, awake]) socket.write(get('/api/live/'))
  await Promise.all([deaf.wait('retry'), awake.wait('retry')])
  deaf.socket.pause()
  for (let i = 0; (await connections()) === 2; i++) {
    tell(`${'long news '.repeat(100_000)}${i}` as Topic)
    await awake.wait(`news ${i}"`)
    awake.text = ''
  }
  tell('bookings')
  await awake.wait('bookings')
})
