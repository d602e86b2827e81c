import { expect, test } from 'vitest'
import { angleOf, bandPath, pointAt, radiusOf } from './year-ring.ts'

test('the year goes round once, clockwise from the top, whatever year it is', () => {
  expect(angleOf('2000-01-01')).toBe(0)
  expect(angleOf('2027-07-02')).toBe(180)
  expect(angleOf('2000-12-31')).toBeCloseTo(359.02, 2)
  expect(pointAt(90, 100)).toEqual({ x: 300, y: 200 })
})

test('the later in the day the farther out, and nothing leaves the ring', () => {
  expect(radiusOf(9)).toBeLessThan(radiusOf(19))
  expect(radiusOf(0)).toBe(radiusOf(5))
  expect(radiusOf(24)).toBe(radiusOf(23))
})

test('a season is a closed band, a whole year too', () => {
  expect(bandPath('2000-01-01', '2000-07-01', { opens: 5, closes: 23 })).toMatch(
    /^M200 24A176 176 0 0 1 [\d. ]+A176 176 0 0 1 200 376L200 296A96 96 0 0 0 [\d. ]+A96 96 0 0 0 200 104Z$/,
  )
  expect(bandPath('2000-01-01', '2000-12-31', { opens: 5, closes: 23 })).toMatch(
    /^M200 24A176 176 0 0 1 200 376A176 176 0 0 1 200 24L/,
  )
})
