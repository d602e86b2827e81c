import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSigned, noSignature, strokesOn } from './signature.ts'

const dot = (x: number, y: number) => ({ x, y, pressure: 0.5, time: 1 })

test('nothing is signed before the first stroke', () => {
  expect([isSigned(noSignature), isSigned({ width: 300, height: 120, strokes: [[]] })]).toEqual([false, false])
  expect(isSigned({ width: 300, height: 120, strokes: [[dot(1, 1)]] })).toBe(true)
})

test('a signature keeps its shape when the phone is turned', () => {
  const signature = { width: 300, height: 120, strokes: [[dot(0, 0), dot(300, 120)]] }
  expect(strokesOn(signature, { width: 600, height: 200 })).toEqual([[dot(0, 0), dot(500, 200)]])
  expect(strokesOn(signature, { width: 150, height: 200 })).toEqual([[dot(0, 0), dot(150, 60)]])
})

test('whatever the two fields, no stroke is lost or leaves the field', () => {
  const side = fc.integer({ min: 40, max: 2000 })
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(side, side, side, side, fc.array(fc.tuple(part, part)), (width, height, toWidth, toHeight, parts) => {
      const strokes = [parts.map(([x, y]) => dot(x * width, y * height))]
      const drawn = strokesOn({ width, height, strokes }, { width: toWidth, height: toHeight })
      expect(drawn[0]).toHaveLength(parts.length)
      for (const { x, y } of drawn[0] ?? []) {
        expect(x).toBeLessThanOrEqual(toWidth + 0.05)
        expect(y).toBeLessThanOrEqual(toHeight + 0.05)
      }
    }),
  )
})
