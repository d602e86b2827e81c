import { expect, test } from 'vitest'
import type { OwnBooking } from '../contract.ts'
import { stateWords, timesOf, waysBack } from './own-words.ts'

const some = (changes: Partial<OwnBooking>) =>
  ({ kind: 'days', starts_at: '2026-12-30T14:00', ends_at: '2027-01-02T10:00', ...changes }) as OwnBooking

test('a stay says its nights, over the year end too; hours say their duration, until midnight too', () => {
  expect(timesOf(some({}))).toEqual({
    begins: { day: 'Wednesday, December 30, 2026', hour: '2 pm' },
    ends: { day: 'Saturday, January 2, 2027', hour: '10 am' },
    length: '3 nights',
  })
  const hours = { kind: 'hours', starts_at: '2026-06-03T22:30', ends_at: '2026-06-04T00:00' } as const
  expect(timesOf(some(hours)).length).toBe('1.5 hours')
})

test('each way the money comes back is a sentence, none where nothing does', () => {
  const nothing = { fee: 5000, kept: 5000, voucher_back: 0, provider_back: 0, hand_back: 0, owed: 0 }
  expect(waysBack(nothing, { voucher_amount: 0 })).toEqual([])
  expect(waysBack({ ...nothing, voucher_back: 1250, provider_back: 10_000 }, { voucher_amount: 5000 })).toEqual([
    'Your voucher pays $37.50 of the cancellation fee.',
    '$100 goes back to the account you paid from, within five working days.',
    '$12.50 is on your voucher again, at once.',
  ])
})

test('once it has begun it is said as the pier knows it: nobody came, out, or late', () => {
  const under = (handover: OwnBooking['handover'], minutes_late = 0) =>
    stateWords({ state: 'under_way', handover, minutes_late })
  expect([under(null), under('not_arrived')]).toEqual(['Your time has begun', 'Your time has begun'])
  expect(under('out')).toBe('Under way')
  expect([under('late', 20), under('late', 59), under('late', 150)]).toEqual([
    'Under way, 20 min late',
    'Under way, 59 min late',
    'Under way, 2 h late',
  ])
  expect(stateWords({ state: 'canceled', handover: null, minutes_late: 0 })).toBe('Canceled')
})
