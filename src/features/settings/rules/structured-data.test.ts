import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kit/shared/day.ts'
import { someSettings } from '#testing/rental.ts'
import { someSpecialDay } from '#testing/special-days.ts'
import { openingHoursData, specialHoursData } from './structured-data.ts'

type Said = { opens: string; closes: string; validFrom: string; validThrough: string }
const said = (changes: Parameters<typeof someSettings>[0], year = 2026) =>
  (openingHoursData(someSettings(changes), year) as Said[]).map(({ opens, closes, validFrom, validThrough }) =>
    [validFrom, validThrough, opens, closes].join(' '),
  )

test('the year is told season by season, closed from midnight to midnight', () => {
  expect(
    said({
      off_season_start: '2000-12-20',
      off_season_end: '2000-02-29',
      season_begin_start: '2000-03-01',
      season_begin_end: '2000-04-30',
      season_begin_opening_hour: 10.5,
      season_begin_closing_hour: 18,
    }),
  ).toEqual([
    '2026-01-01 2026-02-28 00:00 00:00',
    '2026-03-01 2026-04-30 10:30 18:00',
    '2026-05-01 2026-12-19 09:00 19:00',
    '2026-12-20 2026-12-31 00:00 00:00',
  ])
  expect(said({ off_season_start: '2000-02-29', off_season_end: '2000-02-29' }, 2028)[1]).toBe(
    '2028-02-29 2028-02-29 00:00 00:00',
  )
})

test('days with other hours are told from today on, each with why', () => {
  const special_days = [
    someSpecialDay({ first_day: '2026-06-06', opening_hour: 9.5, closing_hour: 24, sentence: 'Regatta' }),
    someSpecialDay({ id: 2, first_day: '2020-12-31', last_day: '2021-01-01', yearly: true }),
  ]
  const hours = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' }
  const newYear = { ...hours, validFrom: '2026-12-31', validThrough: '2027-01-01', description: 'Christmas: closed' }
  const regatta = { validFrom: '2026-06-06', validThrough: '2026-06-06', description: 'Regatta' }
  expect(specialHoursData(someSettings({ special_days }), '2026-06-06')).toEqual({
    specialOpeningHoursSpecification: [{ ...hours, opens: '09:30', closes: '23:59', ...regatta }, newYear],
  })
  expect(specialHoursData(someSettings({ special_days: special_days.slice(0, 1) }), '2026-06-07')).toEqual({})
})

test('who is open around the clock closes a minute before it opens again', () => {
  expect(said({ general_opening_hour: 0, general_closing_hour: 24 })).toEqual(['2026-01-01 2026-12-31 00:00 23:59'])
})

test('whatever the seasons, every day of a year is told once', () => {
  const day = fc.integer({ min: 0, max: 365 }).map((i) => addDays('2000-01-01', i))
  fc.assert(
    fc.property(day, day, day, day, fc.integer({ min: 2024, max: 2032 }), (a, b, c, d, year) => {
      const seasons = { off_season_start: a, off_season_end: b, season_begin_start: c, season_begin_end: d }
      const lines = openingHoursData(someSettings(seasons), year) as Said[]
      let next = `${year}-01-01`
      for (const { validFrom, validThrough } of lines) {
        expect([validFrom, validFrom <= validThrough]).toEqual([next, true])
        next = addDays(validThrough, 1)
      }
      expect(next).toBe(`${year + 1}-01-01`)
    }),
    { verbose: true, examples: [['2000-02-29', '2000-01-01', '2000-01-01', '2000-01-01', 2025]] },
  )
})
