import { expect, test } from 'vitest'
import { callNamed } from './calls.ts'
import { goalsOf } from './goals.ts'
import type { Round } from './measure.ts'
import { layOut, type Measured, ratioOf, tableOf } from './report.ts'

const round = (throughput: number, more: Partial<Round> = {}): Round => ({
  throughput,
  latencies: [1, 2, 3],
  serverCpu: 400,
  postgresCpu: 100,
  delay: { p99: 1, most: 2 },
  ...more,
})
const timetable = (amount: number, ours: number, floor: number): Measured => ({
  call: callNamed('timetable of a week'),
  amount,
  of: { ours: [round(ours), round(ours)], floor: [round(floor), round(floor)], 'ours cached': [round(floor * 9)] },
})
const starts = { existing: [700, 900], empty: [4000, 6000], memory: [] }

test('Columns are as wide as what stands in them, the first to the left and the others to the right.', () => {
  expect(
    layOut([
      ['call', 'p50'],
      ['static page', '0.1'],
      ['gallery', ''],
    ]),
  ).toEqual(['call         p50', 'static page  0.1', 'gallery'])
})

test('A line has both sides, their ratio, latencies and CPU.', () => {
  const [head, line] = tableOf([timetable(5000, 900, 1000)], 60)
  expect(head?.split(/ {2,}/).slice(0, 2)).toEqual(['call', 'amount'])
  const cells = [
    'timetable of a week',
    '5,000 bookings',
    '900',
    '1,000',
    '0.90',
    '1.00',
    '9.0',
    '2.0',
    '3.0',
    '500',
    '100',
  ]
  expect(line?.split(/ {2,}/)).toEqual(cells)
})

test('Where the system does not tell the CPU time of PostgreSQL, the line says so.', () => {
  const measured = timetable(5000, 900, 1000)
  const line = tableOf([{ ...measured, of: { ...measured.of, ours: [round(1, { postgresCpu: undefined })] } }], 60)[1]
  expect(line?.split(/ {2,}/).slice(-2)).toEqual(['400', '?'])
})

test('Ratios compare what was asked side by side.', () => {
  expect(ratioOf([round(10), round(400)], [round(10), round(200)])).toBe(1.5)
})

test('Goals are those of the worst size, and of the smallest beside the largest.', () => {
  const goals = goalsOf([timetable(5000, 900, 1000), timetable(500_000, 700, 1000)], starts)
  expect(goals.map(({ reached, holds }) => [reached, holds])).toEqual([
    ['0.70', false],
    ['22 %', false],
    ['0.80 s', true],
    ['5.00 s', false],
  ])
})

test('Memory counts what belongs to the product.', () => {
  const memory = [
    { program: 'node', processes: 1, bytes: 150e6, counts: true },
    { program: 'PostgreSQL', processes: 9, bytes: 60e6, counts: true },
    { program: 'npm', processes: 1, bytes: 120e6, counts: false },
  ]
  const last = goalsOf([], { ...starts, memory }).at(-1)
  expect([last?.reached, last?.holds]).toEqual(['210 MB', true])
})
