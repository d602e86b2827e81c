import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf, rowsNear } from './rows-near.ts'

const wall = { rowCount: 100, rowHeight: 300 }

test('of a hundred rows only those in the view are near', () => {
  expect(rowsNear({ top: -900, bottom: 800 }, wall)).toEqual([0, 2])
  expect(rowsNear({ top: 3000, bottom: 3900 }, wall)).toEqual([10, 13])
  expect(rowsNear({ top: 90_000, bottom: 91_000 }, wall)).toEqual([99, 99])
})

test('an open work pushes the rows below it down', () => {
  const open = { row: 1, height: 1500 }
  expect(rowsNear({ top: 0, bottom: 600 }, { ...wall, open })).toEqual([0, 1])
  expect(rowsNear({ top: 700, bottom: 2150 }, { ...wall, open })).toEqual([1, 2])
  expect(rowsNear({ top: 2400, bottom: 3000 }, { ...wall, open })).toEqual([3, 5])
})

test('every row in the view is near, wherever a work is open', () => {
  const given = fc.record({
    top: fc.integer({ min: -2000, max: 40_000 }),
    size: fc.integer({ min: 1, max: 3000 }),
    row: fc.integer({ min: 0, max: 99 }),
    height: fc.integer({ min: 0, max: 5000 }),
  })
  fc.assert(
    fc.property(given, ({ top, size, row: openRow, height }) => {
      const open = { row: openRow, height }
      const [first, last] = rowsNear({ top, bottom: top + size }, { ...wall, open })
      for (let row = 0; row < wall.rowCount; row += 1) {
        const y = row * wall.rowHeight + (row > openRow ? height : 0)
        if (y < top + size && y + wall.rowHeight > top) expect(row >= first && row <= last).toBe(true)
      }
    }),
    { numRuns: 60 },
  )
})

test('what is drawn and what is left out make up the whole wall', () => {
  expect(piecesOf(10, [4, 3, 8, 3])).toEqual([
    { left: 3 },
    { row: 3 },
    { row: 4 },
    { left: 3 },
    { row: 8 },
    { left: 1 },
  ])
  expect(piecesOf(2, [0, 1, 5, -1])).toEqual([{ row: 0 }, { row: 1 }])
  fc.assert(
    fc.property(fc.nat(50), fc.array(fc.integer({ min: -3, max: 60 })), (rowCount, drawn) => {
      const rows = piecesOf(rowCount, drawn).map((piece) => ('left' in piece ? piece.left : 1))
      expect(rows.reduce((sum, one) => sum + one, 0)).toBe(rowCount)
    }),
    { numRuns: 60 },
  )
})
