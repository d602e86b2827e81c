import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBic, isIban } from '#kit/shared/iban.ts'
import { isQrIban, takesQrBills } from '../../rules/accounts.ts'
import { accentRefusal, contrast, textOn } from './theme.ts'

test('Contrast is as WCAG says it.', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('On every colour that is taken, text can be read, and it is seen on white.', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(
      colour,
      (accent) =>
        accentRefusal(accent) !== undefined ||
        (contrast(accent, textOn(accent)) >= 4.5 && contrast(accent, '#ffffff') >= 1.2),
    ),
  )
  expect(['#ffcf4a', '#0b5d6b', '#161512'].map(accentRefusal)).toEqual([undefined, undefined, undefined])
})

test('An IBAN has check digits, a BIC a shape, and Swiss ones take QR-bills.', () => {
  expect(['DE89 3704 0044 0532 0130 00', 'de89370400440532013000', 'DE88370400440532013000'].map(isIban)).toEqual([
    true,
    true,
    false,
  ])
  expect(['COBADEFF', 'COBADEFFXXX', 'COBA'].map(isBic)).toEqual([true, true, false])
  expect(['CH9300762011623852957', 'DE89370400440532013000', ''].map(takesQrBills)).toEqual([true, false, false])
  expect(['CH4431999123000889012', 'CH9300762011623852957'].map(isQrIban)).toEqual([true, false])
})
