import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arcTo, dial, eighths, isOnArc, levelAt, levelText, lowerBy, pointAt } from './gauge.ts'

const anyLevel = fc.constantFrom(...eighths)
const anyRadius = fc.double({ min: 5, max: 120, noNaN: true })

describe('the dial', () => {
  test('runs from empty on the left over half at the top to full on the right', () => {
    expect([pointAt(0, 50), pointAt(4, 50), pointAt(8, 50)]).toEqual([
      { x: 56, y: 106 },
      { x: 106, y: 56 },
      { x: 156, y: 106 },
    ])
  })

  test('gives the level that was touched, however far from the hub', () => {
    fc.assert(
      fc.property(anyLevel, anyRadius, (level, radius) => {
        expect(levelAt(pointAt(level, radius))).toBe(level)
      }),
    )
  })

  test('takes the nearest level for any point, and an end for one below the hub', () => {
    const anyPoint = fc.record({ x: fc.integer({ min: -50, max: 250 }), y: fc.integer({ min: -50, max: 250 }) })
    fc.assert(
      fc.property(anyPoint, (point) => {
        const level = levelAt(point)
        expect(eighths).toContain(level)
        const distance = (to: number) => {
          const radius = Math.hypot(point.x - dial.hub.x, point.y - dial.hub.y)
          const there = pointAt(to, radius)
          return Math.hypot(there.x - point.x, there.y - point.y)
        }
        for (const other of eighths) expect(distance(level)).toBeLessThanOrEqual(distance(other) + 0.05)
      }),
    )
  })

  test('is touched on its arc and its marks, not on the figure in the middle', () => {
    for (const level of eighths)
      expect([dial.track, dial.labels, 20].map((radius) => isOnArc(pointAt(level, radius)))).toEqual([
        true,
        true,
        false,
      ])
  })

  test('is filled up to the level, and not at all when empty', () => {
    expect(arcTo(0, 68)).toBe('')
    expect(arcTo(8, 68)).toBe('M 38 106 A 68 68 0 0 1 174 106')
  })
})

test('levels are said as fractions', () => {
  expect(eighths.map(levelText)).toEqual(['Empty', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8', 'Full'])
})

test.each([
  [8, 8, undefined],
  [4, 8, undefined],
  [8, null, undefined],
  [8, 5, '3/8 of the tank'],
  [8, 4, '1/2 of the tank'],
  [8, 0, 'a whole tank'],
])('from %d to %d the tank lost %s', (out, back, words) => {
  expect(lowerBy(out, back)).toBe(words)
})
