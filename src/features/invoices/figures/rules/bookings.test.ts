import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datevBatch, inWindows1252 } from '#features/cash-register/accounting/rules/datev.ts'
import { readBatch, someAccounts } from '#testing/till.ts'
import { vatCases } from '../../issuing/rules/vat.ts'
import { type Booked, bookingsOf } from './bookings.ts'

const accounts = someAccounts()
const rate = (vatRate: number, net: number) => {
  const vat = Math.round((net * vatRate) / 10_000)
  return { vatRate, net, vat, gross: net + vat }
}
const booked = (more: Partial<Booked> = {}): Booked => ({
  ...{ reference: '2026-0001', customerId: 7, business: 'Seewind', vatId: '', day: '2026-06-15' },
  ...{ vatCase: 'domestic', vatByRate: [rate(1900, 10_000)] },
  ...more,
})
const rowsOf = (...documents: Booked[]) =>
  bookingsOf(accounts, documents).map(({ amount, debit, credit }) => [amount, debit, credit])

test('An invoice is booked from its customer to revenue of each rate and case, a credit note the other way round.', () => {
  expect(rowsOf(booked({ vatByRate: [rate(1900, 10_000), rate(700, 1000), rate(0, 500)] }))).toEqual([
    [11_900, '10007', '8400'],
    [1070, '10007', '8300'],
    [500, '10007', '8200'],
  ])
  expect(rowsOf(booked({ vatByRate: [rate(1900, -10_000)] }))).toEqual([[11_900, '8400', '10007']])
  const others = (
    ['reverse_charge', 'third_country', 'small_business', 'exempt', 'eu_consumer', 'cyprus'] as const
  ).map((vatCase) => booked({ vatCase, vatByRate: [rate(0, 100)] }))
  expect(rowsOf(...others).map(([, , credit]) => credit)).toEqual(['8336', '8338', '8195', '8100', '8331', '8200'])
})

test('The batch has the number, the day and, under reverse charge, the VAT id.', () => {
  const rows = bookingsOf(accounts, [booked({ vatCase: 'reverse_charge', vatId: 'at u12345678' })])
  const period = { from: '2026-06-01', to: '2026-06-30', currency: 'EUR', madeAt: '20260701093000123' } as const
  const batch = datevBatch({ ...period, accounts, name: 'Umsatz' }, rows)
  expect(batch).toContain('"Umsatz 2026-06-01 - 2026-06-30"')
  expect(batch.split('\r\n')[2]?.split(';')[39]).toBe('"ATU12345678"')
  expect(readBatch(inWindows1252(batch)).rows).toMatchObject([
    { cents: 11_900, debit: '10007', credit: '8336', date: '1506', document: '2026-0001', text: 'Seewind' },
  ])
})

test('Whatever is booked, each customer owes what their documents come to.', () => {
  const anyRate = fc.tuple(fc.constantFrom(0, 700, 1900, 2000), fc.integer({ min: -100_000, max: 100_000 }))
  const anyBooked = fc.record({
    customerId: fc.integer({ min: 1, max: 3 }),
    vatCase: fc.constantFrom(...vatCases),
    vatByRate: fc.array(
      anyRate.map(([one, net]) => rate(one, net)),
      { maxLength: 3 },
    ),
  })
  fc.assert(
    fc.property(fc.array(anyBooked), (some) => {
      const rows = bookingsOf(accounts, some.map(booked))
      for (const customer of [1, 2, 3]) {
        const own = String(10_000 + customer)
        const owed = rows.reduce(
          (sum, { amount, debit, credit }) => sum + (debit === own ? amount : credit === own ? -amount : 0),
          0,
        )
        const gross = some
          .filter(({ customerId }) => customerId === customer)
          .flatMap(({ vatByRate }) => vatByRate)
          .reduce((sum, one) => sum + one.gross, 0)
        expect(owed).toBe(gross)
      }
      expect(rows.every(({ amount }) => amount > 0)).toBe(true)
    }),
  )
})
