import { expect, test, vi } from 'vitest'
import { type Readings, ReadMetrics, type ReadValue } from './readings.ts'

const metrics = {
  oars_in_store: { help: 'Oars' },
  boats_out: { help: 'Boats', label: 'kind' },
  oars_sold_total: { help: 'Oars sold', type: 'counter' },
} as const
type Values = Record<keyof typeof metrics, ReadValue>

/** What is answered, in this order; the last for ever. */
function readings(...answers: (() => Promise<Values>)[]) {
  const read = vi.fn(() => (answers.length > 1 ? answers.shift() : answers[0])?.() as Promise<Values>)
  return { subject: 'oars', metrics, read } satisfies Readings
}
const says = (oars: number | null) => async (): Promise<Values> => ({
  oars_in_store: oars,
  boats_out: { canoe: 2, raft: null },
  oars_sold_total: 7,
})
const breaks = () => Promise.reject(new Error('away'))
const hangs = () => new Promise<never>(() => {})

const linesOf = async ({ registry }: ReadMetrics) =>
  (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))

test('a reading is kept for a while, and then made again', async () => {
  const source = readings(says(3), says(4))
  const read = new ReadMetrics(source, () => {}, { keep: 1500, wait: 1000 })
  await read.refresh()
  await read.refresh()
  expect(source.read).toHaveBeenCalledTimes(1)
  expect(await linesOf(read)).toEqual(['oars_in_store 3', 'boats_out{kind="canoe"} 2', 'oars_sold_total 7'])
  const refreshed = async () => {
    await read.refresh()
    return linesOf(read)
  }
  await expect.poll(refreshed).toContain('oars_in_store 4')
})

test('what is not known is absent, neither 0 nor what it was', async () => {
  let failures = 0
  const read = new ReadMetrics(readings(says(3), breaks, says(null)), () => failures++, { keep: 0, wait: 1000 })
  expect(await linesOf(read)).toEqual([])
  await read.refresh()
  expect(await linesOf(read)).toHaveLength(3)
  await read.refresh()
  expect([await linesOf(read), failures]).toEqual([[], 1])
  await read.refresh()
  expect([await linesOf(read), failures]).toEqual([['boats_out{kind="canoe"} 2', 'oars_sold_total 7'], 1])
})

test('one that hangs is not waited for, and not asked a second time meanwhile', async () => {
  let failures = 0
  const source = readings(says(3), hangs)
  const read = new ReadMetrics(source, () => failures++, { keep: 0, wait: 20 })
  await read.refresh()
  await Promise.all([read.refresh(), read.refresh()])
  expect([await linesOf(read), failures, source.read.mock.calls.length]).toEqual([[], 2, 2])
})
