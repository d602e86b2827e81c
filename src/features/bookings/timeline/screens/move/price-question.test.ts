import { expect, test } from 'vitest'
import { keepWords, takeWords } from './price-question.tsx'

test('What a move costs is said as whole prices, with what of them is paid on site.', () => {
  const plan = { agreed: 9000, newPrice: 11_000, fees: { agreed: 1000, new: 6500 } }
  expect([keepWords(plan), takeWords(plan)]).toEqual([
    'Keep $100, $10 of it on site',
    'Take $175, $65 of it on site (+$75)',
  ])
  expect(takeWords({ agreed: 9000, newPrice: 8000, fees: { agreed: 0, new: 0 } })).toBe('Take $80 (−$10)')
})
