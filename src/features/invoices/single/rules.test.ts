import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Item, linesOf, type Totals, totalsOf } from '../rules.ts'
import { documentForm } from './contract.ts'
import { parseShare } from './rules/typed.ts'
import { itemsOf, performedIn, setOff, shareOf } from './rules.ts'

const rate = fc.constantFrom(1900, 700, 0)
const item: fc.Arbitrary<Item> = fc.record({
  item: fc.constant('Work'),
  price: fc.integer({ min: 1, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 20_000 }).map((thousandths) => thousandths / 1000),
  discount: fc.constantFrom(0, 250, 5000),
  vatRate: rate,
})
const totals = (items: readonly Item[]): Totals => totalsOf(linesOf(items, 1900))
const paymentOf = (items: readonly Item[], n: number) => ({ reference: `2026-000${n}`, parts: totals(items).vatByRate })
const seed = Date.now()

test('For any lines, down payments and the final invoice sum to the whole.', () => {
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 12 }),
      fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 3 }),
      (items, percents) => {
        const whole = totals(items)
        const payments = percents.map((percent) => shareOf(items, 1900, { percent }, 'Down payment'))
        const rest = totals([...items, ...setOff(payments.map(paymentOf), 'de')])
        const all = [...payments.map(totals), rest]
        const sum = (of: (one: Totals) => number) => all.reduce((total, one) => total + of(one), 0)
        expect(sum(({ net }) => net)).toBe(whole.net)
        expect(rest.net).toBeGreaterThanOrEqual(0)
        expect(Math.abs(sum(({ gross }) => gross) - whole.gross)).toBeLessThanOrEqual(all.length * 3)
        for (const part of whole.vatByRate) {
          const of = (one: Totals) => one.vatByRate.find(({ vatRate }) => vatRate === part.vatRate)
          expect(sum((one) => of(one)?.net ?? 0)).toBe(part.net)
          // Rounded once for each rate of each document.
          expect(Math.abs(sum((one) => of(one)?.vat ?? 0) - part.vat)).toBeLessThanOrEqual(all.length)
        }
      },
    ),
    { seed, numRuns: 500 },
  )
  console.log(`seed ${seed}`)
})

test('A share is exactly the part of the whole, and all of it the whole.', () => {
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 9999 }),
      (items, percent) => {
        const { net } = totals(items)
        const share = shareOf(items, 1900, { percent }, 'x')
        expect(totals(share).net).toBe(Math.round((net * percent) / 10_000))
        expect(totals(shareOf(items, 1900, { amount: net }, 'x')).vatByRate.map((part) => part.net)).toEqual(
          totals(items)
            .vatByRate.map((part) => part.net)
            .filter((part) => part > 0),
        )
      },
    ),
    { seed },
  )
})

test.each([
  ['30 %', { percent: 3000 }],
  ['12,5%', { percent: 1250 }],
  ['500', { amount: 50_000 }],
  ['€ 1.234,50', undefined],
  ['499,90 €', { amount: 49_990 }],
  ['100 %', undefined],
  ['0', undefined],
  ['', undefined],
  ['some', undefined],
])('%j is the share %j', (typed, share) => expect(parseShare(typed)).toEqual(share))

const buyer = { country: 'Germany', vatId: '', vatRate: 1900 }
const form = (changes: object) =>
  documentForm.parse({
    kind: 'single',
    items: [{ item: 'Setup', price: '100', vatRate: '7', discount: '10' }],
    ...changes,
  })

test('A document has its lines, a share of them, or what is left of them in the language of the customer.', () => {
  const settled = {
    downPayments: [
      {
        id: 5,
        reference: '2026-0005',
        customer: 1,
        quote: null,
        currency: 'EUR' as const,
        gross: 3000,
        parts: [
          { vatRate: 700, net: 4000 },
          { vatRate: 700, net: -1000 },
        ],
      },
      {
        id: 6,
        reference: '2026-0006',
        customer: 1,
        quote: null,
        currency: 'EUR' as const,
        gross: 3000,
        parts: [{ vatRate: 700, net: 100 }],
      },
    ],
    quote: 'Q-2026-0001',
  }
  expect(itemsOf(form({}), buyer, settled)).toMatchObject([
    { item: 'Setup', price: 10_000, discount: 1000, vatRate: 700 },
  ])
  expect(itemsOf(form({ kind: 'down_payment', share: '30 %' }), buyer, settled)).toEqual([
    { item: 'Anzahlung 30 % auf Angebot Q-2026-0001', price: 2700, vatRate: 700 },
  ])
  expect(
    itemsOf(
      form({ kind: 'down_payment', share: '12.5%' }),
      { ...buyer, country: 'Ireland' },
      { ...settled, quote: undefined },
    ),
  ).toMatchObject([{ item: 'Down payment 12.5%' }])
  expect(itemsOf(form({ kind: 'final', settles: [5] }), buyer, settled)).toMatchObject([
    { item: 'Setup' },
    { item: 'Abzüglich Anzahlungsrechnung 2026-0005', price: -3000, vatRate: 700 },
  ])
})

test('What is typed of a line is read, and said what is wrong beside it.', () => {
  const errors = (changes: object) =>
    documentForm
      .safeParse({ kind: 'single', items: [{ item: 'Setup', price: '100', ...changes }] })
      .error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(errors({ quantity: '1,5', unit: 'hour', from: '2026-06-01', until: '2026-06-01' })).toBeUndefined()
  expect(errors({ quantity: '0' })).toMatchObject([['items.0.quantity', expect.stringContaining('three decimals')]])
  expect(errors({ price: '10000000' })).toMatchObject([['items.0.price', expect.stringContaining('9,999,999.99')]])
  expect(errors({ discount: '100' })).toMatchObject([['items.0.discount', expect.anything()]])
  expect(errors({ from: '2026-06-02', until: '2026-06-01' })).toMatchObject([['items.0.until', expect.anything()]])
  expect(documentForm.safeParse({ kind: 'single', items: [], discountDays: 20 }).success).toBe(false)
})

test('It is performed on the days that its lines name, or on its own.', () => {
  const days = (from?: string, until?: string) => ({ item: '', price: 1, from, until }) as never
  expect(performedIn([days()], '2026-06-01')).toEqual({ from: '2026-06-01', until: '2026-06-01' })
  expect(performedIn([days('2026-05-03', '2026-05-04'), days('2026-04-01')], '2026-06-01')).toEqual({
    from: '2026-04-01',
    until: '2026-05-04',
  })
})
