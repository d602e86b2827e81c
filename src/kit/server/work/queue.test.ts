import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ProblemError } from '#kit/shared/problem.ts'
import { WorkQueue } from './queue.ts'

const busy = () => 'Please come back in a moment'
const forever = 3600

/** What became of a piece of work: its number, `failed`, or the status of the refusal. */
const outcome = (work: Promise<number>) =>
  work.catch((error: unknown) => (error instanceof ProblemError ? error.status : 'failed'))

const isFailing = fc.array(fc.boolean(), { maxLength: 25 })
const limits = fc.record({ running: fc.integer({ min: 1, max: 5 }), waiting: fc.nat(12) })

test('Never more run or wait than may, they begin in the order they came, and each settles once.', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), limits, isFailing, async (scheduler, { running, waiting }, pieces) => {
      const queue = new WorkQueue({ running, waiting, seconds: forever, busy })
      const begun: number[] = []
      let [now, most] = [0, 0]
      const settled = pieces.map((fails, i) =>
        outcome(
          queue.run(async () => {
            begun.push(i)
            most = Math.max(most, ++now)
            await scheduler.schedule(Promise.resolve())
            now--
            if (fails) throw new Error('of the work itself')
            return i
          }),
        ),
      )
      await scheduler.waitFor(Promise.all(settled))
      const room = Math.min(pieces.length, running + waiting)
      expect(most).toBe(Math.min(running, pieces.length))
      expect(begun).toEqual(Array.from({ length: room }, (_, i) => i))
      expect(await Promise.all(settled)).toEqual(pieces.map((fails, i) => (i >= room ? 503 : fails ? 'failed' : i)))
    }),
  )
})

test('Whatever came before, failed or was refused, all places are free again.', async () => {
  await fc.assert(
    fc.asyncProperty(limits, isFailing, async ({ running, waiting }, pieces) => {
      const queue = new WorkQueue({ running, waiting, seconds: forever, busy })
      const fail = () => {
        throw new Error('before it has begun')
      }
      await Promise.all(pieces.map((fails, i) => outcome(queue.run(fails ? fail : () => i))))
      const ends = Array.from({ length: running }, () => Promise.withResolvers<number>())
      let begun = 0
      const again = ends.map(({ promise }) =>
        queue.run(() => {
          begun++
          return promise
        }),
      )
      expect(begun).toBe(running)
      for (const { resolve } of ends) resolve(1)
      await Promise.all(again)
    }),
  )
})

test('Who waits too long is told when to come back, and is not begun later.', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 5, seconds: 0.02, busy })
  const { promise, resolve } = Promise.withResolvers<number>()
  const first = queue.run(() => promise)
  let begun = false
  const late = queue.run(() => {
    begun = true
  })
  const refusal = await late.catch((error: unknown) => error)
  expect(refusal).toMatchObject({ status: 503, code: 'BUSY', message: busy() })
  expect((refusal as ProblemError).retryAfter).toBeGreaterThanOrEqual(2)
  expect((refusal as ProblemError).retryAfter).toBeLessThan(8)
  resolve(1)
  expect(await first).toBe(1)
  expect(await queue.run(() => 2)).toBe(2)
  expect(begun).toBe(false)
})
