import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { exactMoney, typedMoney } from './exact-money.ts'

test.each([
  [0, '$0.00'],
  [350, '$3.50'],
  [120_000, '$1,200.00'],
  [-300, '−$3.00'],
  [-305, '−$3.05'],
])('%d cents are %s', (cents, text) => expect(exactMoney(cents)).toBe(text))

test('In German too, never broken apart, and as one types it there.', () => {
  expect(typedMoney(350)).toBe('3.50')
  expect(inLanguage('de', () => [exactMoney(120_000), typedMoney(350)])).toEqual(['1.200,00\u00a0$', '3,50'])
})
