import { expect, test } from 'vitest'
import { ApiError } from './api.ts'
import { repeatKeys } from './repeat-keys.ts'

function writer() {
  const run = repeatKeys()
  const keys: string[] = []
  const send = (sent: unknown, outcome?: Error) =>
    run(sent, async (key) => {
      keys.push(key)
      if (outcome) throw outcome
      return 'done'
    }).catch(() => 'failed')
  return { keys, send }
}
const failure = (status: number) => new ApiError(status, 'X', 'x')

test('every write has a key of its own', async () => {
  const { keys, send } = writer()
  expect(await send({ name: 'Ada' })).toBe('done')
  await send({ name: 'Ada' })
  expect(new Set(keys).size).toBe(2)
})

test.each([0, 500, 503])('after status %i the same input goes under the same key until it is clear', async (status) => {
  const { keys, send } = writer()
  await send({ name: 'Ada' }, failure(status))
  await send({ name: 'Ada' }, failure(status))
  await send({ name: 'Ada' })
  await send({ name: 'Ada' })
  expect(new Set(keys.slice(0, 3)).size).toBe(1)
  expect(keys[3]).not.toBe(keys[0])
})

test('other input, or the same after a definite no, is another write', async () => {
  const { keys, send } = writer()
  await send({ name: 'Ada' }, failure(0))
  await send({ name: 'Bob' }, failure(409))
  await send({ name: 'Bob' })
  expect(new Set(keys).size).toBe(3)
})

test('another file is other input', async () => {
  const { keys, send } = writer()
  const file = (name: string) => ({ image: new File(['x'], name, { lastModified: 1 }) })
  await send(file('a.png'), failure(0))
  await send(file('a.png'), failure(0))
  await send(file('b.png'))
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[0])
})

test('an error that is no answer leaves it unclear', async () => {
  const { keys, send } = writer()
  await send('x', new TypeError('broken'))
  await send('x')
  expect(keys[0]).toBe(keys[1])
})
