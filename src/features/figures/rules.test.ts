import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BusinessSettings } from '#features/settings/contract.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { addDays, daysBetween } from '#kit/shared/day.ts'
import type { Figures } from './contract.ts'
import { isPeriod } from './contract.ts'
import { fileRows, sheetOf } from './rules/tables.ts'
import { openSpans, shareOf } from './rules.ts'

const settings = {
  general_opening_hour: 9,
  general_closing_hour: 19,
  off_season_start: '2000-11-15',
  off_season_end: '2000-02-28',
  season_begin_start: '2000-03-01',
  season_begin_end: '2000-04-30',
  season_begin_opening_hour: 9.5,
  season_begin_closing_hour: null,
  season_end_start: null,
  season_end_end: null,
} as BusinessSettings
const allYear = {
  ...settings,
  off_season_start: null,
  off_season_end: null,
  season_begin_start: null,
  season_begin_end: null,
}
const timeZone = 'Europe/Berlin'
const spansOf = (from: string, until: string, of = settings) =>
  openSpans(of, { from, until, timeZone }, () => 0).map(({ day, opens, closes }) => [day, opens, closes])

describe('when boats can be had', () => {
  test('has the hours of the season, half hours too, and nothing of the off-season over the year end', () => {
    expect(spansOf('2026-02-28', '2026-03-01')).toEqual([['2026-03-01', 570, 1140]])
    expect(spansOf('2026-12-30', '2027-01-02')).toEqual([])
    expect(spansOf('2026-11-14', '2026-11-16')).toEqual([['2026-11-14', 540, 1140]])
  })

  test('knows February 29, and goes on over the year end', () => {
    expect(spansOf('2028-02-28', '2028-03-01', allYear).map(([day]) => day)).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ])
    expect(spansOf('2026-12-31', '2027-01-01', allYear)).toHaveLength(2)
  })

  test('leaves out the hour that the clock jumps over, and counts the one that comes twice once', () => {
    const atNight = { ...allYear, general_opening_hour: 0, general_closing_hour: 24 } as BusinessSettings
    expect(spansOf('2026-03-29', '2026-03-29', atNight)).toEqual([
      ['2026-03-29', 0, 120],
      ['2026-03-29', 180, 1440],
    ])
    expect(spansOf('2026-10-25', '2026-10-25', atNight)).toEqual([['2026-10-25', 0, 1440]])
    const fromTwo = { ...atNight, general_opening_hour: 2 } as BusinessSettings
    expect(spansOf('2026-03-29', '2026-03-29', fromTwo)).toEqual([['2026-03-29', 180, 1440]])
  })

  test('is by the day as many minutes as are open, whatever the period', () => {
    const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days))
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }), (from, first, second) => {
        const [middle, until] = [addDays(from, first), addDays(from, first + second)]
        expect([...spansOf(from, middle), ...spansOf(addDays(middle, 1), until)]).toEqual(spansOf(from, until))
      }),
    )
  })
})

test('A period has its days in order, a year and its leap day at most.', () => {
  expect(isPeriod('2026-06-01', '2026-06-01')).toBe(true)
  expect(isPeriod('2028-01-01', '2028-12-31')).toBe(true)
  expect(daysBetween('2026-01-01', '2027-01-02')).toBe(366)
  expect(isPeriod('2026-01-01', '2027-01-02')).toBe(false)
  expect(isPeriod('2026-06-02', '2026-06-01')).toBe(false)
  expect(isPeriod('2026-06-02', 'soon')).toBe(true)
})

test('Nothing open is no share.', () => {
  expect(shareOf({ let: 0, open: 0 })).toBeUndefined()
  expect(shareOf({ let: 30, open: 120 })).toBe(0.25)
})

const figures: Figures = {
  bookings: 3,
  income: 123_450,
  let: 90,
  open: 600,
  boats: [{ id: 1, name: '=Eider', type: 'canoes', bookings: 3, income: 123_450, let: 90, open: 600 }],
  hours: [
    { hour: 9, bookings: 2, income: 23_450 },
    { hour: null, bookings: 1, income: 100_000 },
  ],
  channels: [{ channel: 'pier', bookings: 3, income: 123_450 }],
  ways: [{ way: 'voucher', income: 123_450 }],
  times: [{ weekday: 1, hour: 9, let: 90, open: 600 }],
  canceled: [{ why: 'no_show', bookings: 1, price: 5000, kept: 2500, owed: 1000, returned: 1500 }],
  weeks: [],
}

describe('a file', () => {
  test('has numbers as its language writes them', () => {
    const fileOf = (table: 'boats' | 'canceled') => fileRows(sheetOf(table, figures))
    expect(fileOf('boats')).toEqual([
      ['Boat', 'Kind', 'Bookings', 'Income', 'Hours let', 'Hours open', 'Use (%)'],
      ['=Eider', 'Canoes', '3', '1234.50', '1.50', '10.00', '15.0'],
    ])
    expect(inLanguage('de', () => fileOf('canceled'))).toEqual([
      ['Warum', 'Buchungen', 'Von allen (%)', 'Preis', 'Behalten', 'Offen', 'Zurück'],
      ['Nicht gekommen', '1', '33,3', '50,00', '25,00', '10,00', '15,00'],
    ])
  })

  test('names hours, nights and weekdays', () => {
    expect(fileRows(sheetOf('hours', figures)).map(([name]) => name)).toEqual(['Begins', '9 am – 10 am', 'over nights'])
    expect(inLanguage('de', () => fileRows(sheetOf('use', figures))[1])).toEqual([
      ...['Montag', '9\u00a0Uhr – 10\u00a0Uhr', '1,50', '10,00', '15,0'],
    ])
  })
})
