import { expect, test } from 'vitest'
import { ApiError } from '#kit/ui/api.ts'
import { photoQueue, queueOf } from './photo-queue.ts'

const photo = (name: string, size = 3) => new File([new Uint8Array(size)], name)

/** Sends when it is told to. */
function slowly() {
  const waiting: { name: string; done: () => void; fail: (why: unknown) => void; progress: (sent: number) => void }[] =
    []
  const send = (file: File, progress: (sent: number) => void) =>
    new Promise<void>((done, fail) => waiting.push({ name: file.name, done, fail, progress }))
  return { waiting, send }
}

test('photos are sent one after the other, and go once the server has them', async () => {
  const queue = photoQueue()
  const { waiting, send } = slowly()
  queue.add([photo('bow'), photo('stern')], send)
  await expect.poll(() => waiting.map(({ name }) => name)).toEqual(['bow'])
  waiting[0]?.progress(0.5)
  expect(queue.uploads().map(({ sent }) => sent)).toEqual([0.5, 0])
  waiting[0]?.done()
  await expect.poll(() => waiting.map(({ name }) => name)).toEqual(['bow', 'stern'])
  expect(queue.uploads().map(({ file }) => file.name)).toEqual(['stern'])
})

test('a photo that is refused says why, holds up none, and is taken when tried again', async () => {
  const queue = photoQueue()
  const { waiting, send } = slowly()
  queue.add([photo('bow'), photo('stern')], send)
  await expect.poll(() => waiting).toHaveLength(1)
  waiting[0]?.fail(new ApiError(422, 'INVALID', 'The picture is broken or incomplete'))
  await expect.poll(() => waiting).toHaveLength(2)
  waiting[1]?.done()
  await expect.poll(() => queue.uploads()).toHaveLength(1)
  const [bow] = queue.uploads()
  expect(bow?.refused).toBe('The picture is broken or incomplete')
  queue.retry(bow?.key ?? 0, send)
  expect(queue.uploads()[0]?.refused).toBeUndefined()
  await expect.poll(() => waiting).toHaveLength(3)
  waiting[2]?.done()
  await expect.poll(() => queue.uploads()).toEqual([])
})

test('a photo that is too large is not even sent; one that was dropped neither', async () => {
  const queue = photoQueue()
  const { waiting, send } = slowly()
  queue.add([photo('huge', 15 * 1024 * 1024 + 1), photo('bow'), photo('stern')], send)
  expect(queue.uploads()[0]?.refused).toBe('The picture is larger than 15 MB')
  queue.drop(queue.uploads()[2]?.key ?? 0)
  await expect.poll(() => waiting).toHaveLength(1)
  waiting[0]?.done()
  await expect.poll(() => queue.uploads().map(({ file }) => file.name)).toEqual(['huge'])
  expect(waiting).toHaveLength(1)
})

test('who comes back to a step finds what is under way', () => {
  expect(queueOf('7 out')).toBe(queueOf('7 out'))
  expect(queueOf('7 out')).not.toBe(queueOf('7 back'))
})
