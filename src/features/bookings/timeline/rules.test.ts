import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { addDays, localDateTime } from '#kit/shared/day.ts'
import { anyDay, anyOpening, anyStart, someSettings } from '#testing/rental.ts'
import type { TimelineBooking } from './contract.ts'
import {
  axisOf,
  barOf,
  barState,
  clashOf,
  daysOfView,
  draggedTo,
  emptyAt,
  endDraggedTo,
  formatSpan,
  nowOn,
  positionOf,
  priceBeside,
  stateWords,
  takenSentence,
  timeAt,
} from './rules.ts'

const wednesday = '2026-06-03'
const none = { bookings: [], isBlocked: () => false }
const dayAxis = axisOf([wednesday], someSettings(), none)
const weeksAxis = axisOf(daysOfView('days', wednesday), someSettings(), none)
const booked = (starts_at: string, ends_at: string, kind = 'hours') => ({ kind, starts_at, ends_at })

describe('the time axis', () => {
  test('of a day goes from opening to closing', () => {
    expect(dayAxis).toEqual([{ day: wednesday, from: 9, to: 19, opens: 9, closes: 19, isOpen: true, isBlocked: false }])
    expect(positionOf(dayAxis, '2026-06-03T09:00')).toBe(0)
    expect(positionOf(dayAxis, '2026-06-03T14:00')).toBe(0.5)
    expect(positionOf(dayAxis, '2026-06-03T19:00')).toBe(1)
  })

  test('goes further where somebody has a boat by the hour then, but not for a stay', () => {
    const bookings = [
      booked('2026-06-03T07:30', '2026-06-03T08:30'),
      booked('2026-06-03T19:00', '2026-06-03T20:30'),
      booked('2026-06-02T14:00', '2026-06-05T10:00', 'days'),
    ]
    expect(axisOf([wednesday], someSettings(), { ...none, bookings })[0]).toMatchObject({ from: 7, to: 21 })
    const midnight = [booked('2026-06-03T22:00', '2026-06-04T00:00')]
    expect(axisOf([wednesday], someSettings(), { ...none, bookings: midnight })[0]).toMatchObject({ from: 9, to: 24 })
  })

  test('of a season has its hours, and of a day off the general ones', () => {
    const settings = someSettings({
      off_season_start: '2000-12-20',
      off_season_end: '2000-02-29',
      season_end_start: '2000-10-01',
      season_end_end: '2000-12-19',
      season_end_opening_hour: 10,
      season_end_closing_hour: 16.5,
    })
    const [last, off] = axisOf(['2026-12-19', '2026-12-20'], settings, {
      ...none,
      isBlocked: (day) => day > '2026-12-19',
    })
    expect(last).toMatchObject({ from: 10, to: 16.5, isOpen: true, isBlocked: false })
    expect(off).toMatchObject({ from: 9, to: 19, isOpen: false, isBlocked: true })
  })

  test('of two weeks puts the days side by side, with no room for the nights', () => {
    expect(weeksAxis.map(({ day }) => day).at(-1)).toBe('2026-06-16')
    expect(positionOf(weeksAxis, '2026-06-04T09:00')).toBe(1 / 14)
    expect(positionOf(weeksAxis, '2026-06-03T22:00')).toBe(positionOf(weeksAxis, '2026-06-04T06:00'))
    expect([positionOf(weeksAxis, '2026-05-01T12:00'), positionOf(weeksAxis, '2026-07-01T12:00')]).toEqual([0, 1])
  })

  test('leads from every half hour to a position and back, on any day, of the clock change too', () => {
    const check = fc.property(
      anyDay,
      anyStart,
      anyOpening,
      fc.constantFrom('hours', 'days'),
      (first, hour, opening, view) => {
        const axis = axisOf(daysOfView(view as 'hours' | 'days', first), someSettings(opening), none)
        const { from = 0, to = 0 } = axis[0] ?? {}
        for (const { day } of axis) {
          const at = timeAt(axis, positionOf(axis, localDateTime(day, hour)))
          if (hour >= from && hour < to) expect(at).toEqual({ day, hour })
          else expect(at.hour >= from && at.hour < to).toBe(true)
        }
      },
    )
    fc.assert(check)
  })

  test('never goes back: what is later is never further left', () => {
    const anyTime = fc
      .tuple(fc.integer({ min: -3, max: 18 }), anyStart)
      .map(([days, hour]) => localDateTime(addDays(wednesday, days), hour))
    fc.assert(
      fc.property(anyTime, anyTime, (a, b) => {
        const [first, second] = a < b ? [a, b] : [b, a]
        expect(positionOf(weeksAxis, first)).toBeLessThanOrEqual(positionOf(weeksAxis, second))
      }),
    )
  })

  test('finds a time for every position, also beside itself', () => {
    expect(timeAt(dayAxis, -3)).toEqual({ day: wednesday, hour: 9 })
    expect(timeAt(dayAxis, 2)).toEqual({ day: wednesday, hour: 18.5 })
    expect(timeAt(dayAxis, 0.126)).toEqual({ day: wednesday, hour: 10.5 })
  })

  test('knows where now is, while it shows it', () => {
    expect(nowOn(dayAxis, { day: wednesday, hour: 11.5 })).toBe(0.25)
    expect(nowOn(dayAxis, { day: wednesday, hour: 8.9 })).toBeUndefined()
    expect(nowOn(dayAxis, { day: '2026-06-04', hour: 11.5 })).toBeUndefined()
  })
})

describe('a bar', () => {
  test('covers the time of its booking', () => {
    expect(barOf(dayAxis, booked('2026-06-03T10:00', '2026-06-03T11:30'))).toEqual({
      start: 0.1,
      end: 0.25,
      isCutAtStart: false,
      isCutAtEnd: false,
    })
  })

  test('of a stay over midnight is cut where the day ends, and covers the days it lasts', () => {
    const stay = booked('2026-06-02T14:00', '2026-06-04T10:00', 'days')
    expect(barOf(dayAxis, stay)).toEqual({ start: 0, end: 1, isCutAtStart: true, isCutAtEnd: true })
    expect(barOf(axisOf(['2026-06-02'], someSettings(), none), stay)).toMatchObject({ start: 0.5, isCutAtEnd: true })
    expect(barOf(axisOf(['2026-06-04'], someSettings(), none), stay)).toMatchObject({ end: 0.1, isCutAtStart: true })
    expect(barOf(weeksAxis, stay)?.end).toBeCloseTo(1.1 / 14)
  })

  test('is none beside the axis', () => {
    expect(barOf(dayAxis, booked('2026-06-02T10:00', '2026-06-02T11:00'))).toBeUndefined()
    expect(barOf(dayAxis, booked('2026-06-01T14:00', '2026-06-03T09:00', 'days'))).toBeUndefined()
  })

  test.each([
    [{ is_paid: false, is_held: false }, 9, 'Unpaid'],
    [{ is_paid: false, is_held: false, advance: 52.02 }, 9, 'Down payment made'],
    [{ is_paid: true, is_held: false, advance: 52.02 }, 9, 'Paid'],
    [{ is_paid: false, is_held: true }, 9, 'Held, not confirmed or paid yet'],
    [{ is_paid: true, is_held: false }, 11, 'Not arrived, paid'],
    [{ is_paid: true, is_held: false, out_at: '2026-06-03T10:05' }, 11, 'Out, paid'],
    [{ is_paid: false, is_held: false, out_at: '2026-06-03T10:05' }, 14.2, '2 h late, unpaid'],
    [{ is_paid: true, is_held: false, out_at: '2026-06-03T10:05', back_at: '2026-06-03T11:00' }, 11, 'Back, paid'],
  ])('with %o says at %d: %s', (flags, hour, words) => {
    const here = { advance: 0, out_at: null, back_at: null, ...booked('2026-06-03T10:00', '2026-06-03T12:00') }
    const booking = { ...here, ...flags }
    expect(stateWords(barState(booking, { day: wednesday, hour }))).toBe(words)
  })
})

describe('dragging', () => {
  const trip = { kind: 'hours' as const, starts_at: '2026-06-03T10:00', ends_at: '2026-06-03T12:00' }
  const stay = { kind: 'days' as const, starts_at: '2026-06-05T14:00', ends_at: '2026-06-07T10:00' }

  test('within a day goes by half hours, and no further than to closing time', () => {
    expect(draggedTo(dayAxis, trip, 0.26)).toEqual({ day: wednesday, hour: 12.5 })
    expect(draggedTo(dayAxis, trip, -0.9)).toEqual({ day: wednesday, hour: 9 })
    expect(draggedTo(dayAxis, trip, 0.9)).toEqual({ day: wednesday, hour: 17 })
    expect(draggedTo(dayAxis, stay, 0.5)).toEqual({ day: '2026-06-05', hour: 14 })
  })

  test('over two weeks goes by days, at the same hour', () => {
    expect(draggedTo(weeksAxis, trip, 2.4 / 14)).toEqual({ day: '2026-06-05', hour: 10 })
    expect(draggedTo(weeksAxis, stay, -1 / 14)).toEqual({ day: '2026-06-04', hour: 14 })
  })

  test('by nothing leaves every booking where it is, whatever half hour it begins at', () => {
    fc.assert(
      fc.property(anyDay, anyStart, fc.integer({ min: 1, max: 10 }), (day, start, halfHours) => {
        const end = Math.min(start + halfHours / 2, 24)
        const booking = {
          kind: 'hours' as const,
          starts_at: localDateTime(day, start),
          ends_at: localDateTime(day, end),
        }
        const axis = axisOf([day], someSettings(), { bookings: [booking], isBlocked: () => false })
        expect(draggedTo(axis, booking, 0)).toEqual({ day, hour: start })
      }),
    )
  })
})

describe('a touch and a dragged end', () => {
  test('point at the half hour that begins there, and over days at the day alone', () => {
    expect([emptyAt(dayAxis, 0, 'hours'), emptyAt(dayAxis, 0.649, 'hours'), emptyAt(dayAxis, 1, 'hours')]).toEqual([
      { day: wednesday, hour: 9 },
      { day: wednesday, hour: 15 },
      { day: wednesday, hour: 18.5 },
    ])
    expect(emptyAt(weeksAxis, 1.5 / 14, 'days')).toEqual({ day: addDays(wednesday, 1), hour: undefined })
  })

  test('go to the nearest length that the boat is let for, or day, and never before the start', () => {
    const hours = booked(`${wednesday}T10:00`, `${wednesday}T12:00`) as Parameters<typeof endDraggedTo>[1]
    const stay = booked(`${wednesday}T14:00`, '2026-06-05T10:00', 'days') as Parameters<typeof endDraggedTo>[1]
    const letFor = (longest: number) => [1, 2, 4, 8, 14].filter((one) => one <= longest)
    const ends = (by: readonly number[], letting = letFor) =>
      by.map((one) => endDraggedTo(dayAxis, hours, one, letting))
    expect(ends([0.09, 0.11, -0.04, -0.9, 9])).toEqual([
      `${wednesday}T12:00`,
      `${wednesday}T14:00`,
      `${wednesday}T12:00`,
      `${wednesday}T11:00`,
      localDateTime(wednesday, 24),
    ])
    expect(ends([-0.9, 9], () => [])).toEqual([hours.ends_at, hours.ends_at])
    expect([2.2 / 14, -1, 9].map((by) => endDraggedTo(weeksAxis, stay, by, letFor))).toEqual([
      '2026-06-07T10:00',
      `${wednesday}T10:00`,
      '2026-07-03T10:00',
    ])
    expect(endDraggedTo(weeksAxis, hours, 0.5, letFor)).toBe(hours.ends_at)
  })
})

test('Beside a state stands what is open of the price, as on Today; what is paid on site only counts once all is paid.', () => {
  const stay = {
    price: 536,
    fees: 50,
    voucher_amount: 0,
    advance: 0,
    is_paid: false,
    is_held: false,
  } as TimelineBooking
  expect(priceBeside(stay)).toBe('$536')
  expect(priceBeside({ ...stay, voucher_amount: 36 })).toBe('$500')
  expect(priceBeside({ ...stay, advance: 100 })).toBe('$436 open')
  expect(priceBeside({ ...stay, is_paid: true })).toBe('$586')
  expect(priceBeside({ ...stay, is_held: true })).toBe('$586')
})

describe('who has a boat', () => {
  const mira = { id: 1, vehicle_id: 7, name: 'Mira Keller', ...booked('2026-06-03T14:00', '2026-06-03T16:00') }

  test('is said with the time', () => {
    expect(takenSentence('Heron', mira)).toBe('Heron is taken from 2 pm to 4 pm by Mira Keller')
    expect(formatSpan(booked('2026-06-03T14:00', '2026-06-05T10:00'))).toBe('06/03/26, 2 pm to 06/05/26, 10 am')
    expect(formatSpan(booked('2026-06-03T22:00', '2026-06-04T00:00'))).toBe('10 pm to 12 am')
  })

  test('is found where times touch, and not where they only meet', () => {
    const at = (startsAt: string, endsAt: string, more = {}) =>
      clashOf([mira], { vehicleId: 7, startsAt, endsAt, ...more })
    expect(at('2026-06-03T15:30', '2026-06-03T17:00')).toBe(mira)
    expect(at('2026-06-03T16:00', '2026-06-03T17:00')).toBeUndefined()
    expect(at('2026-06-03T13:00', '2026-06-03T14:00')).toBeUndefined()
    expect(at('2026-06-03T15:30', '2026-06-03T17:00', { except: 1 })).toBeUndefined()
    expect(at('2026-06-03T15:30', '2026-06-03T17:00', { vehicleId: 8 })).toBeUndefined()
  })
})

test('In German a booking is said with the 24-hour clock, and late boats so that one looks out for them.', () => {
  const now = { day: '2026-06-01', hour: 15.5 }
  const booking = { starts_at: '2026-06-01T10:00', ends_at: '2026-06-01T13:00', out_at: '2026-06-01T10:00' }
  const state = () => barState({ ...booking, back_at: null, is_paid: true, is_held: false, advance: 0 }, now)
  inLanguage('de', () => {
    expect(stateWords(state())).toBe('2\u00a0Std. zu spät, bezahlt')
    expect(formatSpan(booking)).toBe('10 bis 13\u00a0Uhr')
    expect(formatSpan({ ...booking, ends_at: '2026-06-03T10:00' })).toBe(
      '01.06.26, 10\u00a0Uhr bis 03.06.26, 10\u00a0Uhr',
    )
    expect(takenSentence('Heron', { ...booking, name: 'Mira Keller' })).toBe(
      'Heron ist belegt: 10 bis 13\u00a0Uhr, Mira Keller',
    )
  })
})
