import { expect, test } from 'vitest'
import { exactMoney } from './exact-money.ts'

test.each([
  [0, '$0.00'],
  [350, '$3.50'],
  [120_000, '$1,200.00'],
  [-300, '−$3.00'],
  [-305, '−$3.05'],
])('%d cents are %s', (cents, text) => expect(exactMoney(cents)).toBe(text))
