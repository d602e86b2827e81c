import { type AddressInfo, connect, createServer as createListener } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createServer, type Server } from './http.ts'
import { listen } from './listen.ts'

const host = '127.0.0.1'

async function freePort(): Promise<number> {
  const listener = createListener()
  await new Promise<void>((done) => listener.listen(0, host, done))
  const { port } = listener.address() as AddressInfo
  await new Promise((done) => listener.close(done))
  return port
}

async function serverWith(answer: () => Promise<string>): Promise<Server> {
  const app = await createServer({
    publicUrl: 'http://boats',
    trustedProxies: [],
    logger: false,
    checkAnswers: false,
    identify: async () => undefined,
  })
  app.get('/boats', answer)
  onTestFinished(() => app.close())
  return app
}

const ask = (port: number) =>
  fetch(`http://${host}:${port}/boats`, { headers: { connection: 'close' } }).then((answer) => answer.text())

/** Turns of the event loop until so many who come at once are let in. */
async function turnsFor(app: Server, port: number, count: number): Promise<number> {
  let taken = 0
  app.server.on('connection', () => taken++)
  const callers = Array.from({ length: count }, () => connect(port, host))
  onTestFinished(() => {
    for (const one of callers) one.destroy()
  })
  const until = Date.now() + 100
  // The kernel has shaken all hands when the first turn begins.
  while (Date.now() < until);
  let turns = 0
  while (taken < count) {
    await nextTurn()
    turns++
  }
  return turns
}

test('Whoever comes is answered, by whichever listener, until it ends.', async () => {
  const port = await freePort()
  const app = await serverWith(async () => 'afloat')
  const close = await listen(app, { port, host })
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask(port)))
  expect(new Set(answers)).toEqual(new Set(['afloat']))
  await close()
  await expect(ask(port)).rejects.toThrow('fetch failed')
})

test('Who is there when it ends gets the answer first.', async () => {
  const port = await freePort()
  const gate = Promise.withResolvers<void>()
  let asked = 0
  const app = await serverWith(async () => {
    asked++
    await gate.promise
    return 'afloat'
  })
  const close = await listen(app, { port, host })
  const answers = Array.from({ length: 100 }, () => ask(port))
  await expect.poll(() => asked).toBe(100)
  let isClosed = false
  const closed = close().then(() => {
    isClosed = true
  })
  await sleep(50)
  expect(isClosed).toBe(false)
  gate.resolve()
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['afloat']))
  await closed
})

test('Many who come at once are let in within a few turns, and not each in a turn of its own.', async () => {
  const [wide, narrow] = [await freePort(), await freePort()]
  const [ours, plain] = [await serverWith(async () => ''), await serverWith(async () => '')]
  onTestFinished(await listen(ours, { port: wide, host }))
  await plain.listen({ port: narrow, host })
  const [quick, slow] = [await turnsFor(ours, wide, 200), await turnsFor(plain, narrow, 200)]
  expect(slow).toBeGreaterThanOrEqual(100)
  if (process.platform === 'linux') expect(quick).toBeLessThan(50)
})

test('A port that another program has, or one like it, is refused.', async () => {
  const port = await freePort()
  const one = await serverWith(async () => 'one')
  const close = await listen(one, { port, host })
  await expect(listen(await serverWith(async () => 'other'), { port, host })).rejects.toThrow('EADDRINUSE')
  expect(await ask(port)).toBe('one')
  await close()
  onTestFinished(await listen(await serverWith(async () => 'other'), { port, host }))
  expect(await ask(port)).toBe('other')
})
