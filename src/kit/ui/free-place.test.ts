import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, freePlace } from './free-place.ts'

const within: Box = { left: 8, top: 8, width: 374, height: 828 }
const size = { width: 374, height: 56 }
const boxes = fc.array(
  fc.record({
    left: fc.integer({ min: 0, max: 380 }),
    top: fc.integer({ min: 0, max: 830 }),
    width: fc.integer({ min: 1, max: 200 }),
    height: fc.integer({ min: 1, max: 60 }),
  }),
  { maxLength: 30 },
)
const hits = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

test('It stays where it would best be while nothing is there.', () => {
  const best = { left: 8, top: 700, ...size }
  expect(freePlace(best, [], within)).toEqual(best)
  expect(freePlace(best, [{ left: 0, top: 756, width: 390, height: 88 }], within)).toEqual(best)
})

test('It lies within the window and over nothing wherever a whole strip is free.', () => {
  fc.assert(
    fc.property(boxes, fc.integer({ min: 8, max: 772 }), (taken, top) => {
      const place = freePlace({ left: 8, top, ...size }, taken, within)
      expect(place.top).toBeGreaterThanOrEqual(8)
      expect(place.top + place.height).toBeLessThanOrEqual(836)
      const strips = Array.from({ length: 97 }, (_, i) => ({ left: 8, top: 8 + i * 8, ...size }))
      const isFree = strips.some((strip) => strip.top <= 780 && !taken.some((one) => hits(strip, one)))
      if (isFree) expect(taken.some((one) => hits(place, one))).toBe(false)
    }),
  )
})
