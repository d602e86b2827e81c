import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { languages } from '#kit/shared/language.ts'
import { formatMoney, openCurrency } from '#kit/shared/money.ts'
import { whyFixed, withCurrency } from './currency.ts'

describe.each(languages)('a built page in %s', (language) => {
  test('says each amount as it is written in the currency of the rental, and its sign alone', () => {
    const amount = fc.integer({ min: -100_000_000, max: 100_000_000 })
    fc.assert(
      fc.property(amount, amount, (one, other) =>
        inLanguage(language, () => {
          const page = (written: (cents: number) => string, sign: string) =>
            `<p>${written(one)}</p><span>${sign}</span><p>1,5 or 2.5: ${written(other)}</p>`
          const built = page((cents) => formatMoney(cents, openCurrency), '¤')
          expect(withCurrency(built)).toBe(page((cents) => formatMoney(cents), '$'))
        }),
      ),
    )
  })
})

test('the currency can be another one until there is something in it', () => {
  expect(whyFixed({ bookings: false, vouchers: false, till: false }, 'EUR')).toBeUndefined()
  expect(whyFixed({ bookings: true, vouchers: false, till: true }, 'EUR')).toBe(
    'There are bookings and receipts in euros already: the currency can be changed before the first of them only',
  )
})
