import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLeitwegId, leitwegCheckDigits } from './leitweg.ts'

test.each(['04011000-1234512345-06', '991-33333TEST-33', '991-01484-64', ' 991-33333test-33 '])('%j is one', (id) => {
  expect(isLeitwegId(id)).toBe(true)
})

const digits = fc.stringMatching(/^\d{2,12}$/)
const fine = fc.option(fc.stringMatching(/^[A-Z0-9]{1,30}$/), { nil: undefined })

test('Whoever mistypes one character, or swaps two that stand together, is told.', () => {
  fc.assert(
    fc.property(digits, fine, fc.nat(), fc.constantFrom(...'0123456789'), (coarse, rest, place, typed) => {
      const address = rest === undefined ? coarse : `${coarse}-${rest}`
      const id = `${address}-${leitwegCheckDigits(address)}`
      expect(isLeitwegId(id)).toBe(true)
      const at = place % coarse.length
      const wrong = `${id.slice(0, at)}${typed}${id.slice(at + 1)}`
      expect(isLeitwegId(wrong)).toBe(wrong === id)
      const swapped = `${id[1]}${id[0]}${id.slice(2)}`
      expect(isLeitwegId(swapped)).toBe(swapped === id)
    }),
    { numRuns: 60 },
  )
})

test.each([
  '',
  '991',
  '991-33333TEST',
  '9-12345-12',
  '1234567890123-1-12',
  '991--33',
  '991-ÄÖ-33',
  '991-33333TEST-3',
  '991-33333TEST-34',
])('%j is none', (id) => {
  expect(isLeitwegId(id)).toBe(false)
})
