import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scrollSpeed } from './scroll-along.ts'

const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31))
const pane = { from: 100, to: 500, start: 300 }

test('A bar that is held near an edge scrolls, slowly at first, and not beside the timeline.', () => {
  expect([300, 160, 452].map((at) => scrollSpeed(at, pane))).toEqual([0, 0, 0])
  expect(scrollSpeed(476, pane)).toBe(180)
  expect(scrollSpeed(124, pane)).toBe(-180)
  expect([99, 501].map((at) => scrollSpeed(at, pane))).toEqual([0, 0])
})

test('Who takes a bar up at an edge does not scroll until they move towards it.', () => {
  const start = 480
  expect([480, 490, 470].map((at) => scrollSpeed(at, { ...pane, start }))).toEqual([0, 0, 0])
  expect(scrollSpeed(495, { ...pane, start })).toBeGreaterThan(0)
})

test(`It never runs away, whatever is held where (SEED=${seed})`, () => {
  const anywhere = fc.integer({ min: -200, max: 900 })
  fc.assert(
    fc.property(anywhere, anywhere, (at, start) => {
      const speed = scrollSpeed(at, { ...pane, start })
      expect(Math.abs(speed)).toBeLessThanOrEqual(360)
      if (speed !== 0) expect(Math.sign(speed)).toBe(Math.sign(at - start))
    }),
    { seed },
  )
})
