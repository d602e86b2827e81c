import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logOptions, seldom } from './log.ts'

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
  // Other files of this process listen too.
  for (const flush of process.listeners('exit').filter(({ name }) => name === 'flush')) flush(0)
  expect(written).toEqual(['last\n'])
})

test('What meets one request after the other is told at once, and then once a minute with how often.', () => {
  const told: [string, number][] = []
  const tell = seldom<string>((latest, times) => told.push([latest, times]))
  for (let i = 0; i < 500; i++) tell('full')
  expect(told).toEqual([['full', 1]])
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([
    ['full', 1],
    ['full', 499],
  ])
  for (let i = 0; i < 7; i++) tell('full')
  vi.advanceTimersByTime(60_000)
  expect(told.at(-1)).toEqual(['full', 7])
  // Once it is over nothing is told, and when it begins anew it is told at once.
  vi.advanceTimersByTime(600_000)
  expect(told).toHaveLength(3)
  tell('full again')
  expect(told.slice(3)).toEqual([['full again', 1]])
})
