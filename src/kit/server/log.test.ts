import fc from 'fast-check'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServer } from './http.ts'
import { answeredLine, logOptions } from './log.ts'

const { write } = logOptions.stream
const written: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
})

afterEach(() => {
  vi.runAllTimers()
  vi.restoreAllMocks()
  vi.useRealTimers()
  written.length = 0
})

test('Lines of 50 ms go out together and in order.', () => {
  write('one\n')
  vi.advanceTimersByTime(49)
  write('two\n')
  expect(written).toEqual([])
  vi.advanceTimersByTime(1)
  expect(written).toEqual(['one\ntwo\n'])
  vi.advanceTimersByTime(1000)
  write('three\n')
  vi.advanceTimersByTime(50)
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})

test('More than a pipe takes at once goes out earlier, in whole lines.', () => {
  const lines = Array.from({ length: 50 }, (_, i) => `${i} ${'x'.repeat(200)}\n`)
  for (const line of lines) write(line)
  expect(written.length).toBeGreaterThan(1)
  vi.advanceTimersByTime(50)
  expect(written.join('')).toBe(lines.join(''))
  for (const text of written) expect([text.length <= 4096, text.at(-1)]).toEqual([true, '\n'])
})

test('What is left goes out when the process ends.', () => {
  write('last\n')
  // Others listen too, and would take the end for real.
  for (const flush of process.listeners('exit').filter(({ name }) => name === 'flush')) flush(0)
  expect(written).toEqual(['last\n'])
})

test('The line of an answered request is the one that the logger would write.', () => {
  const lines: string[] = []
  const logger: object = { ...logOptions, stream: { write: (line: string) => lines.push(line) } }
  const { log } = Fastify({ logger })
  const [status, ms] = [fc.integer({ min: 100, max: 599 }), fc.nat()]
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), status, ms, (path, status, ms) => {
      const answered = { id: 'req-1z', method: 'GET', path, status, ms }
      log.info(answered, 'answered')
      expect(answeredLine(answered, Date.now())).toBe(lines.at(-1))
    }),
  )
})

test('Of each request there is one line, without what was asked after the path.', async () => {
  const lines: string[] = []
  const app = await createServer({
    publicUrl: 'http://boats',
    trustedProxies: [],
    logger: { ...logOptions, stream: { write: (line: string) => lines.push(line) } },
    checkAnswers: false,
    identify: async () => undefined,
  })
  app.get('/boats', async () => 'ok')
  const { headers } = await app.inject({ url: '/boats?name=Ada', headers: { cookie: 'session=secret' } })
  await app.inject({ method: 'POST', url: '/nothing' })
  await app.close()
  const about = lines.map((line) => JSON.parse(line))
  expect(about).toEqual([
    {
      level: 30,
      time: Date.now(),
      id: headers['x-request-id'],
      method: 'GET',
      path: '/boats',
      status: 200,
      ms: expect.any(Number),
      msg: 'answered',
    },
    expect.objectContaining({ method: 'POST', path: '/nothing', status: 404 }),
  ])
})
