import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { WorkThread } from './thread.ts'

const program = resolve('src/testing/odd-thread.ts')
const limits = { seconds: 20, megabytes: 40, idleSeconds: 0.5 }
const thread = new WorkThread(program, limits)

// Without work it ends by itself.
afterAll(() => sleep(600))

test('One thread does one piece after the other.', async () => {
  const first = await thread.do('who')
  expect(first).toBeGreaterThan(0)
  expect(await thread.do('who')).toBe(first)
})

test('What cannot be done is told, and the thread goes on.', async () => {
  const before = await thread.do('who')
  await expect(thread.do('fail')).rejects.toThrow('failed')
  await expect(thread.do(() => 'no thread can be given this')).rejects.toThrow('could not be cloned')
  expect(await thread.do('who')).toBe(before)
})

test.each([
  ['crash', 'crashed'],
  ['exit', 'ended in the middle'],
  ['allocate', 'memory limit'],
])('After a %s the next piece is done by another thread.', async (told, said) => {
  const before = await thread.do('who')
  await expect(thread.do(told)).rejects.toThrow(said)
  expect(await thread.do('who')).not.toBe(before)
})

test('One that does not come to an end is ended.', async () => {
  const hasty = new WorkThread(program, { ...limits, seconds: 0.5 })
  await expect(hasty.do('spin')).rejects.toThrow('more than 0.5 s')
  expect(await thread.do('who')).toBeGreaterThan(0)
})

test('One that breaks without work is not missed.', async () => {
  const before = await thread.do('crash later')
  await expect.poll(() => thread.do('who').catch(() => before)).not.toBe(before)
})

test('Without work it ends, and begins anew with the next piece.', async () => {
  const before = await thread.do('who')
  await sleep(800)
  expect(await thread.do('who')).not.toBe(before)
})

test('A program that is none is told.', async () => {
  await expect(new WorkThread(resolve('no-such-thread.ts'), limits).do('who')).rejects.toThrow('no-such-thread')
})
