import { describe, expect, test } from 'vitest'
import { words as bookingWords } from '#features/bookings/words.ts'
import { words } from '../words.ts'
import { priceText, spanOf, timeText } from './handover-words.ts'

const berlin = 'Europe/Berlin'

describe('a moment', () => {
  test('is its time on the wall clock, to the minute that has begun', () => {
    expect(timeText('2026-06-01T10:10:59Z', berlin)).toBe('12:10 pm')
  })

  test('of another day than the one it is seen on has its day before it', () => {
    expect(timeText('2026-06-01T22:30:00Z', berlin, '2026-06-02')).toBe('12:30 am')
    expect(timeText('2026-06-01T22:30:00Z', berlin, '2026-06-01')).toBe('06/02/26, 12:30 am')
  })
})

test('a booking runs within a day, or over days', () => {
  expect(spanOf({ starts_at: '2026-06-01T10:00', ends_at: '2026-06-01T12:30' })).toEqual({
    day: 'Monday 06/01/26',
    times: '10 am – 12:30 pm',
    due: '12:30 pm',
  })
  expect(spanOf({ starts_at: '2026-06-01T14:00', ends_at: '2026-06-03T10:00' })).toEqual({
    day: 'Monday 06/01/26 – Wednesday 06/03/26',
    times: 'Jun 1, 2 pm – Jun 3, 10 am',
    due: '06/03/26, 10 am',
  })
})

test('one is one, and several are several', () => {
  expect([bookingWords.people(1), bookingWords.people(4), words.hours(1), words.hours(3)]).toEqual([
    '1 person',
    '4 people',
    '1 hour',
    '3 hours',
  ])
})

test('the price is the whole one, with what of it is paid on site; the deposit is apart', () => {
  const booking = { price: 5800 } as Parameters<typeof priceText>[0]['booking']
  const fees = [
    { label: 'Briefing fee', amount: 2500 },
    { label: 'Cleaning fee', amount: 4050 },
  ]
  expect(priceText({ booking, fees, deposit: 30_000 })).toBe('Price $123.50, $65.50 of it on site; deposit $300 apart')
  expect(priceText({ booking, fees: [], deposit: 0 })).toBe('Price $58')
})
