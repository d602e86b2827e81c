import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from '#features/products/contract.ts'
import { burstOf, gap, leastSigns, meaningOf, pause, type Stroke, scannedBy } from './rules.ts'

/** The keys of a text, so many milliseconds apart, and Enter. */
const typed = (text: string, apart: number, from = 0): Stroke[] =>
  [...text, 'Enter'].map((key, i) => ({ key, at: from + i * apart }))
const heard = (strokes: readonly Stroke[], isTyped = true) => {
  const found: string[] = []
  let burst: readonly Stroke[] = []
  for (const stroke of strokes) {
    burst = burstOf(burst, stroke)
    const scanned = scannedBy(burst, isTyped)
    if (scanned !== undefined) found.push(scanned)
    if (stroke.key === 'Enter') burst = []
  }
  return found
}
const code = fc.string({ minLength: leastSigns, maxLength: 32 }).filter((text) => [...text].length === text.length)

describe('a scanner', () => {
  test('is what types faster than hands and ends with Enter, whatever it types', () => {
    fc.assert(
      fc.property(code, fc.integer({ min: 1, max: gap }), (text, apart) => {
        expect(heard(typed(text, apart))).toEqual([text])
      }),
    )
  })

  test('is not who types, at whatever pace hands have', () => {
    fc.assert(
      fc.property(code, fc.integer({ min: gap + 1, max: 500 }), (text, apart) => {
        expect(heard(typed(text, apart))).toEqual([])
      }),
    )
  })

  test('may be slow where nobody types', () => {
    fc.assert(
      fc.property(code, fc.integer({ min: 1, max: pause }), (text, apart) => {
        expect(heard(typed(text, apart), false)).toEqual([text])
      }),
    )
  })

  test('is not heard by its end where it stopped for a moment: that is the code of something else', () => {
    fc.assert(
      fc.property(code, fc.nat(), fc.integer({ min: gap + 1, max: pause - gap }), (text, place, stop) => {
        const after = 1 + (place % [...text].length)
        const strokes = typed(text, 8).map(({ key, at }, i) => ({ key, at: i < after ? at : at + stop }))
        expect([heard(strokes), heard(strokes, false)]).toEqual([[], [text]])
      }),
    )
  })

  test('is heard after what hands typed before, and twice where it scans twice', () => {
    const strokes = [...typed('abc', 200), ...typed('4006381333931', 8, 5000), ...typed('4006381333931', 8, 5300)]
    expect(heard(strokes)).toEqual(['4006381333931', '4006381333931'])
    expect(
      heard([
        { key: 'Enter', at: 0 },
        { key: 'Enter', at: 10 },
      ]),
    ).toEqual([])
    expect(heard(typed('123', 5))).toEqual([])
  })
})

test('What was scanned is a product, else a voucher by its code or its card, else nobody knows it.', () => {
  const product = (id: number, barcode: string) => ({ id, barcode }) as Product
  const [milk, soda, bare] = [product(1, '4006381333931'), product(2, '0036000291452'), product(3, '')]
  const shelf = [bare, milk, soda]
  expect(meaningOf('4006381333931', shelf)).toEqual({ product: milk })
  expect(meaningOf('036000291452', shelf)).toEqual({ product: soda })
  expect(meaningOf('0036000291452', shelf)).toEqual({ product: soda })
  expect(meaningOf('abcd-efgh-jklm-npqr', shelf)).toEqual({ voucher: 'ABCDEFGHJKLMNPQR' })
  const card = 'https://boats.example/RentalRevolution/voucher#code=ABCDEFGHJKLMNPQR'
  expect(meaningOf(card, shelf)).toEqual({ voucher: 'ABCDEFGHJKLMNPQR' })
  expect(meaningOf('96385074', shelf)).toEqual({ unknown: '96385074' })
})
