import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kit/shared/day.ts'
import { usualRules } from '../../documents/rules/rules.ts'
import { ageing, dueReminder, nextReminder, type Reminded } from './reminders.ts'

const invoice = (sent: Reminded['sent'] = [], open = 11_900): Reminded => ({
  dueOn: '2026-05-15',
  open,
  sent,
  pausedUntil: null,
})

test('Steps are due 7, 21 and 35 days after the invoice was, and never two in a week.', () => {
  expect(dueReminder(invoice(), '2026-05-21', usualRules)).toBeUndefined()
  expect(dueReminder(invoice(), '2026-05-22', usualRules)).toBe(1)
  const once = invoice([{ step: 1, day: '2026-05-22' }])
  expect(dueReminder(once, '2026-06-04', usualRules)).toBeUndefined()
  expect(dueReminder(once, '2026-06-05', usualRules)).toBe(2)
  // The first came late: the second does not follow the next day.
  const late = invoice([{ step: 1, day: '2026-07-01' }])
  expect(nextReminder(late, usualRules)).toEqual({ step: 2, from: '2026-07-08' })
  const all = invoice([
    { step: 1, day: '2026-05-22' },
    { step: 2, day: '2026-06-05' },
    { step: 3, day: '2026-06-19' },
  ])
  expect(nextReminder(all, usualRules)).toBeUndefined()
  expect(dueReminder(invoice([], 0), '2027-01-01', usualRules)).toBeUndefined()
})

test('Whoever looks on which days: each step once, in order, a week apart, and none once it is paid.', () => {
  const looks = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 15 })
  fc.assert(
    fc.property(looks, fc.nat({ max: 12 }), (gaps, paidAfter) => {
      let today = '2026-05-01'
      const sent: { step: number; day: string }[] = []
      for (const [i, gap] of gaps.entries()) {
        today = addDays(today, gap)
        const step = dueReminder(invoice(sent, i < paidAfter ? 100 : 0), today, usualRules)
        if (step === undefined) continue
        expect(i).toBeLessThan(paidAfter)
        expect(step).toBe(sent.length + 1)
        expect(today >= addDays(sent.at(-1)?.day ?? '2026-05-15', 7)).toBe(true)
        sent.push({ step, day: today })
      }
      expect(sent.length).toBeLessThanOrEqual(3)
    }),
    { numRuns: 60 },
  )
})

test('What is open is told by currency and age.', () => {
  const open = (currency: 'EUR' | 'CHF', amount: number, dueOn: string) => ({ currency, open: amount, dueOn })
  expect(
    ageing(
      [
        open('EUR', 100, '2026-06-01'),
        open('EUR', 10, '2026-05-31'),
        open('EUR', 1, '2026-05-02'),
        open('CHF', 500, '2026-05-10'),
      ],
      '2026-06-01',
    ),
  ).toEqual([
    {
      currency: 'CHF',
      count: 1,
      open: 500,
      paid: 0,
      byAge: { 'not due': 0, '1–14 days': 0, '15–30 days': 500, 'more than 30 days': 0 },
    },
    {
      currency: 'EUR',
      count: 3,
      open: 111,
      paid: 0,
      byAge: { 'not due': 100, '1–14 days': 10, '15–30 days': 1, 'more than 30 days': 0 },
    },
  ])
})
