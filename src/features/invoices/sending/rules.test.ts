import { expect, test } from 'vitest'
import { readEnv } from '#kit/server/settings/env.ts'
import { monthOf } from '../issuing/rules/freeze.ts'
import { isRunnable, monthTitle, progressOf, runnableMonths } from '../run/rules.ts'
import { contentOf, dueAfter, type Orderable, obstacleOf, totalsByCurrency } from './rules.ts'

const { business: seller } = readEnv({})
const orderable: Orderable = {
  customer: {
    id: 7,
    business: 'Seewind',
    name: 'Grete Sander',
    streetAndNumber: 'Hafenstrasse 4',
    additional: '',
    zipCodeAndCity: '18055 Rostock',
    country: 'Germany',
    email: 'office@seewind.example',
    website: '',
    vatId: '',
    vatRate: 1900,
  },
  active: true,
  items: [{ item: 'Hosting', price: 10_000 }],
  subject: '',
  salutation: '',
  body: '',
}

test.each([
  ['2026-03-28T23:30:00Z', 2.5, '2026-03-29T02:00:00Z'],
  ['2026-10-24T23:30:00Z', 24, '2026-10-25T23:30:00Z'],
  ['2026-06-01T08:00:00Z', 0.01, '2026-06-01T08:01:00Z'],
  ['2026-06-01T08:00:07Z', 2, '2026-06-01T10:01:00Z'],
  ['2026-06-01T08:00:07Z', 0, '2026-06-01T08:00:07Z'],
])('from %s on, %d hours end at %s: hours pass whatever the clocks are set to', (now, hours, due) => {
  expect(dueAfter(Temporal.Instant.from(now), hours).toString()).toBe(due)
})

test.each([
  ['', 'Monatliche Rechnung Februar 2027'],
  ['Monatliche Rechnung', 'Monatliche Rechnung Februar 2027'],
  ['Monatliche Rechnung Dezember 2026', 'Monatliche Rechnung Februar 2027'],
  ['Ihr Angebot von Mai 2026', 'Ihr Angebot von Mai 2026'],
])('the subject %j is %j in a run for February', (subject, expected) => {
  const { texts } = contentOf({ ...orderable, subject }, monthOf('2027-02-01'))
  expect(texts.subject).toBe(expected)
  expect(texts.salutation).toBe('Guten Tag')
  expect(texts.body).toContain('monatliche Rechnung')
})

type Customer = Partial<Orderable['customer']>
const currencies = new Set(['EUR'] as const)
const obstacle = (customer: Customer, more: Partial<Orderable> = {}) =>
  obstacleOf({ ...orderable, ...more, customer: { ...orderable.customer, ...customer } }, { seller, currencies })?.field

test.each([
  [{}, {}, undefined],
  [{}, { active: false }, 'isActive'],
  [{ email: '' }, {}, 'email'],
  [{ streetAndNumber: '' }, {}, 'streetAndNumber'],
  [{ zipCodeAndCity: '' }, {}, 'zipCodeAndCity'],
  [{}, { items: [] }, 'invoiceItems'],
  [{}, { items: [{ item: 'Free', price: 0 }] }, 'invoiceItems'],
  [{ country: 'Canada', zipCodeAndCity: 'Toronto' }, {}, 'country'],
])('with %j and %j what is in the way is %s', (customer, more, field) => {
  expect(obstacle(customer, more)).toBe(field)
})

test('Amounts are added up for each currency by itself, the largest first.', () => {
  const amount = (gross: number) => ({ net: gross - 10, vat: 10, gross })
  expect(
    totalsByCurrency([
      { currency: 'CHF', ...amount(100) },
      { currency: 'EUR', ...amount(200) },
      { currency: 'EUR', ...amount(50) },
    ]),
  ).toEqual([
    { currency: 'EUR', count: 2, net: 230, vat: 20, gross: 250 },
    { currency: 'CHF', count: 1, net: 90, vat: 10, gross: 100 },
  ])
})

test.each([
  ['2026-06-01', true],
  ['2026-07-01', false],
  ['2025-06-01', true],
  ['2025-05-01', false],
])('on June 30, 2026 a run for %s can be made: %s', (month, is) => {
  expect(isRunnable(month, '2026-06-30')).toBe(is)
  expect(runnableMonths('2026-06-30').includes(month.slice(0, 7))).toBe(is)
})

test('How far a run is counts what was approved, and what failed as done.', () => {
  const orders = (['review', 'canceled', 'waiting', 'sent', 'sent', 'failed'] as const).map((state) => ({ state }))
  expect(progressOf(orders)).toEqual({ approved: 4, sent: 2, failed: 1, done: 3 })
  expect(monthTitle('2026-06')).toBe('June 2026')
})
