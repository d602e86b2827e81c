import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kit/shared/day.ts'
import { type InvoiceRules, usualRules } from '../../documents/rules/rules.ts'
import { chargesOf, chargesTotal, type Debt } from './terms.ts'

const rules: InvoiceRules = { ...usualRules, interest: true, flat: true, fee2: 5, fee3: 7.5 }
const debt: Debt = {
  open: 1_000_000,
  currency: 'EUR',
  isConsumer: false,
  payments: [],
  sent: [{ day: '2026-01-01', fee: 0 }],
}

test('Businesses owe 9 points above the base rate from the day after the first reminder, and 40 €; consumers 5 points.', () => {
  // A year of 10,000.00 at 10.27 % and at 6.27 %.
  const charges = chargesOf(debt, 2, '2027-01-01', rules)
  expect(charges).toEqual({ fee: 500, feesBefore: 0, interest: 102_700, flat: 4000, since: '2026-01-02' })
  expect(chargesOf({ ...debt, isConsumer: true }, 2, '2027-01-01', rules)).toMatchObject({ interest: 62_700, flat: 0 })
  expect(chargesOf({ ...debt, currency: 'CHF' }, 2, '2027-01-01', rules)).toMatchObject({ flat: 0 })
  const twice = [...debt.sent, { day: '2026-02-01', fee: 500 }]
  expect(chargesOf({ ...debt, sent: twice }, 3, '2027-01-01', rules)).toMatchObject({ fee: 750, feesBefore: 500 })
  expect(chargesTotal(chargesOf({ ...debt, sent: [] }, 1, '2027-01-01', rules))).toBe(0)
  expect(chargesTotal(chargesOf(debt, 2, '2027-01-01', usualRules))).toBe(0)
})

test('Each day has the base rate that held on it.', () => {
  const rates = [
    { from: '2025-07-01', rate: 1.27 },
    { from: '2026-01-03', rate: 2.27 },
  ]
  // A day at 10.27 % and one at 11.27 %.
  const { interest } = chargesOf({ ...debt, open: 36_500_000 }, 2, '2026-01-03', { ...rules, rates })
  expect(interest).toBe(10_270 + 11_270)
})

test('Whatever is paid when, interest is that of each day on what was open in the end of it.', () => {
  const payment = fc.record({ after: fc.integer({ min: 0, max: 60 }), amount: fc.integer({ min: 1, max: 100_000 }) })
  fc.assert(
    fc.property(
      fc.array(payment, { maxLength: 5 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 500_000 }),
      (paid, days, open) => {
        const until = addDays('2026-01-01', days)
        const payments = paid
          .map(({ after, amount }) => ({ day: addDays('2026-01-01', after), amount }))
          .filter(({ day }) => day <= until)
        const start = payments.reduce((sum, { amount }) => sum + amount, open)
        let owed = 0
        for (let i = 1; i <= days; i++) {
          const day = addDays('2026-01-01', i)
          owed += payments.reduce((left, one) => (one.day <= day ? left - one.amount : left), start) * 0.1027
        }
        const { interest } = chargesOf({ ...debt, open, payments }, 2, until, rules)
        expect(Math.abs(interest - owed / 365)).toBeLessThanOrEqual(0.501)
      },
    ),
    { numRuns: 100 },
  )
})
