import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByteCache } from './byte-cache.ts'

const names = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const step = fc.oneof(
  fc.record({ get: names }),
  fc.record({ keep: names, bytes: fc.nat(2000) }),
  fc.constant({ clear: true as const }),
)

test('It holds what was asked for last, in as many bytes as it may, and the newest in any case.', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 500, max: 5000 }), (steps, most) => {
      const cache = new ByteCache<{ bytes: number }>(most, ({ bytes }) => bytes)
      // Names with their values, those asked for last at the end.
      let kept: [string, { bytes: number }][] = []
      const sizeOf = (all: typeof kept) => all.reduce((sum, [, { bytes }]) => sum + bytes + 102, 0)
      for (const one of steps) {
        if ('clear' in one) {
          cache.clear()
          kept = []
        } else if ('get' in one) {
          const known = kept.find(([name]) => name === one.get)
          expect(cache.get(one.get)).toBe(known?.[1])
          if (known) kept = [...kept.filter((other) => other !== known), known]
        } else {
          const value = { bytes: one.bytes }
          cache.keep(one.keep, value)
          kept = [...kept.filter(([name]) => name !== one.keep), [one.keep, value]]
          while (kept.length > 1 && sizeOf(kept) > most) kept.shift()
        }
        expect(cache.bytes).toBe(sizeOf(kept))
        expect(cache.bytes <= most || kept.length === 1).toBe(true)
      }
      for (const [name, value] of kept) expect(cache.get(name)).toBe(value)
    }),
  )
})

test('Long names count, so that addresses that nobody else asks for cannot fill the memory.', () => {
  const cache = new ByteCache<string>(100_000, () => 0)
  for (let i = 0; i < 1000; i++) cache.keep(`/api/calls?${'x'.repeat(2000)}${i}`, 'same answer')
  expect(cache.bytes).toBeLessThanOrEqual(100_000)
})
