import { expect, test } from 'vitest'
import { exportHeader, exportRow } from './export.ts'

test('a month has a column for each of its days between who and the total', () => {
  expect(exportHeader('2028-02')).toHaveLength(2 + 29 + 1)
  expect([0, 1, 2, 30, 31].map((i) => exportHeader('2028-02')[i])).toEqual([
    'Employee',
    'Email',
    '2028-02-01',
    '2028-02-29',
    'Total hours',
  ])
})

test('an employee has the hours of each day, nothing where none were entered, and the exact sum', () => {
  const tenths = { '2026-06-01': 1, '2026-06-02': 2, '2026-06-30': 0, '2026-07-01': 80 }
  const row = exportRow('2026-06', { name: 'Ada', email: 'ada@rental.example', tenths })
  expect(row).toHaveLength(exportHeader('2026-06').length)
  expect([0, 1, 2, 3, 4, 31, 32].map((i) => row[i])).toEqual([
    'Ada',
    'ada@rental.example',
    '0.1',
    '0.2',
    '',
    '0',
    '0.3',
  ])
})
