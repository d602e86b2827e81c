import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#kit/shared/day.ts'
import { anyDay, someSettings } from '#testing/rental.ts'
import { openingHours, openingSpan, openState, seasonOf, seasonsOfYear } from './rules.ts'

const winter = { off_season_start: '2000-11-01', off_season_end: '2000-03-15' }
const spring = {
  season_begin_start: '2000-03-01',
  season_begin_end: '2000-04-30',
  season_begin_opening_hour: 10,
  season_begin_closing_hour: 17,
}
const autumn = {
  season_end_start: '2000-04-15',
  season_end_end: '2000-10-31',
  season_end_opening_hour: 10.5,
  season_end_closing_hour: 16.5,
}

test('without seasons the general hours hold every day', () => {
  const settings = someSettings({ general_opening_hour: 8.5, general_closing_hour: 20 })
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(openingHours(settings, day)).toEqual({ opens: 8.5, closes: 20 })
    }),
  )
})

test.each([
  ['2026-10-31', { opens: 9, closes: 19 }],
  ['2026-11-01', undefined],
  ['2026-12-31', undefined],
  ['2027-01-01', undefined],
  ['2027-03-15', undefined],
  ['2027-03-16', { opens: 9, closes: 19 }],
])('an off-season over the year end counts with its first and last day: %s', (day, hours) => {
  expect(openingHours(someSettings(winter), day)).toEqual(hours)
})

test.each([
  ['2026-06-30', true],
  ['2026-07-01', false],
  ['2026-07-14', false],
  ['2026-07-15', true],
  ['2026-12-31', true],
])('an off-season within a year counts with its first and last day: %s', (day, open) => {
  const settings = someSettings({ off_season_start: '2000-07-01', off_season_end: '2000-07-14' })
  expect(openingHours(settings, day) !== undefined).toBe(open)
})

test('an off-season of one day closes that day alone', () => {
  const settings = someSettings({ off_season_start: '2000-12-31', off_season_end: '2000-12-31' })
  expect(openingHours(settings, '2026-12-31')).toBeUndefined()
  expect(openingHours(settings, '2026-12-30')).toBeDefined()
  expect(openingHours(settings, '2027-01-01')).toBeDefined()
})

test.each([
  ['the off-season before the season begin', '2026-03-15', undefined],
  ['the season begin after the off-season', '2026-03-16', { opens: 10, closes: 17 }],
  ['the season begin before the season end', '2026-04-15', { opens: 10, closes: 17 }],
  ['the season begin on its last day', '2026-04-30', { opens: 10, closes: 17 }],
  ['the season end afterwards', '2026-05-01', { opens: 10.5, closes: 16.5 }],
  ['the season end on its last day', '2026-10-31', { opens: 10.5, closes: 16.5 }],
  ['the off-season after the season end', '2026-11-01', undefined],
])('where periods overlap comes %s', (_, day, hours) => {
  expect(openingHours(someSettings({ ...winter, ...spring, ...autumn }), day)).toEqual(hours)
})

test('the general hours hold between the seasons', () => {
  const settings = someSettings({ ...winter, ...spring, ...autumn, season_end_start: '2000-09-15' })
  expect(openingHours(settings, '2026-07-15')).toEqual({ opens: 9, closes: 19 })
  expect(openingHours(settings, '2026-09-14')).toEqual({ opens: 9, closes: 19 })
  expect(openingHours(settings, '2026-09-15')).toEqual({ opens: 10.5, closes: 16.5 })
})

test('a season may wrap over the year end, too', () => {
  const settings = someSettings({ ...autumn, season_end_start: '2000-12-20', season_end_end: '2000-01-06' })
  expect(openingHours(settings, '2026-12-31')).toEqual({ opens: 10.5, closes: 16.5 })
  expect(openingHours(settings, '2027-01-06')).toEqual({ opens: 10.5, closes: 16.5 })
  expect(openingHours(settings, '2027-01-07')).toEqual({ opens: 9, closes: 19 })
})

test('a season that opens at midnight is not taken for one without hours', () => {
  const settings = someSettings({ ...spring, season_begin_opening_hour: 0 })
  expect(openingHours(settings, '2026-04-01')).toEqual({ opens: 0, closes: 17 })
})

test('a season without hours of its own has the general ones', () => {
  const noHours = { opening_hour: null, closing_hour: null }
  const begin = { season_begin_opening_hour: noHours.opening_hour, season_begin_closing_hour: noHours.closing_hour }
  const end = { season_end_opening_hour: noHours.opening_hour, season_end_closing_hour: noHours.closing_hour }
  const settings = someSettings({ ...spring, ...autumn, ...begin, ...end })
  expect(openingHours(settings, '2026-04-01')).toEqual({ opens: 9, closes: 19 })
  expect(openingHours(settings, '2026-09-01')).toEqual({ opens: 9, closes: 19 })
})

test.each(['off_season_start', 'off_season_end'] as const)('a period without its %s is none', (missing) => {
  const settings = someSettings({ ...winter, [missing]: null })
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(openingHours(settings, day)).toBeDefined()
    }),
  )
})

test.each([
  ['2027-02-28', undefined],
  ['2028-02-28', undefined],
  ['2028-02-29', undefined],
  ['2027-03-01', { opens: 9, closes: 19 }],
  ['2028-03-01', { opens: 9, closes: 19 }],
])('a period up to 02-29 ends with February in every year: %s', (day, hours) => {
  expect(openingHours(someSettings({ ...winter, off_season_end: '2000-02-29' }), day)).toEqual(hours)
})

test.each([
  ['2027-02-27', true],
  ['2027-02-28', false],
  ['2028-02-28', true],
  ['2028-02-29', false],
  ['2027-03-01', false],
])('a period from 02-29 begins with the last day of February in every year: %s', (day, open) => {
  const settings = someSettings({ off_season_start: '2000-02-29', off_season_end: '2000-03-31' })
  expect(openingHours(settings, day) !== undefined).toBe(open)
})

test('a period up to 02-28 leaves 02-29 open', () => {
  const settings = someSettings({ ...winter, off_season_end: '2000-02-28' })
  expect(openingHours(settings, '2027-02-28')).toBeUndefined()
  expect(openingHours(settings, '2028-02-28')).toBeUndefined()
  expect(openingHours(settings, '2028-02-29')).toBeDefined()
})

/** `2000-MM-DD` of every day that 2000 has. */
const yearlyDay = fc
  .integer({ min: 0, max: 365 })
  .map((days) => Temporal.PlainDate.from('2000-01-01').add({ days }).toString())
const eventfulDay = fc.constantFrom('2000-01-01', '2000-02-28', '2000-02-29', '2000-03-01', '2000-12-31')
const bound = fc.oneof(yearlyDay, eventfulDay)

test('a day is in a period just when walking from first to last day of the period meets it', () => {
  fc.assert(
    fc.property(anyDay, bound, bound, (day, first, last) => {
      const date = Temporal.PlainDate.from(day)
      const settings = someSettings({ off_season_start: first, off_season_end: last })
      expect(openingHours(settings, day) === undefined).toBe(periodsAround(date, first, last).some(contains(date)))
    }),
    { numRuns: 1000 },
  )
})

type Period = { from: Temporal.PlainDate; to: Temporal.PlainDate }

/** The period as it begins in the year before and in the year of a date; Temporal makes 02-29 the last of February. */
function periodsAround({ year }: Temporal.PlainDate, first: string, last: string): Period[] {
  const inYear = (of: string, wanted: number) => Temporal.PlainDate.from(of).with({ year: wanted })
  const yearsLong = first <= last ? 0 : 1
  return [year - 1, year].map((start) => ({ from: inYear(first, start), to: inYear(last, start + yearsLong) }))
}

const contains = (date: Temporal.PlainDate) => (period: Period) =>
  Temporal.PlainDate.compare(period.from, date) <= 0 && Temporal.PlainDate.compare(date, period.to) <= 0

test('the year of the settings says nothing', () => {
  fc.assert(
    fc.property(anyDay, bound, bound, (day, first, last) => {
      const open = (year: string) =>
        openingHours(
          someSettings({ off_season_start: year + first.slice(4), off_season_end: year + last.slice(4) }),
          day,
        )
      expect(open('1996')).toEqual(open('2032'))
    }),
  )
})

test('the opening span is that of the general hours', () => {
  expect(openingSpan(someSettings(spring))).toBe(10)
  expect(openingSpan(someSettings({ general_opening_hour: 8.5, general_closing_hour: 21 }))).toBe(12.5)
})

const anyYearDay = fc.integer({ min: 0, max: 365 }).map((days) => addDays('2000-01-01', days))
const anySeasons = fc
  .record({
    off_season_start: anyYearDay,
    off_season_end: anyYearDay,
    season_begin_start: anyYearDay,
    season_begin_end: anyYearDay,
    season_end_start: anyYearDay,
    season_end_end: anyYearDay,
  })
  .map((days) => someSettings({ ...days, season_begin_opening_hour: 10, season_end_closing_hour: 17.5 }))

test('the seasons of the year follow each other without a gap, and no two neighbours are the same', () => {
  fc.assert(
    fc.property(anySeasons, anyYearDay, (settings, day) => {
      const stretches = seasonsOfYear(settings)
      expect(stretches[0]?.first).toBe('2000-01-01')
      expect(stretches.at(-1)?.last).toBe('2000-12-31')
      for (const [i, { season, first }] of stretches.slice(1).entries()) {
        expect(daysBetween(stretches[i]?.last ?? '', first)).toBe(1)
        expect(stretches[i]?.season).not.toBe(season)
      }
      expect(stretches.find(({ first, last }) => first <= day && day <= last)?.season).toBe(seasonOf(settings, day))
    }),
    { numRuns: 40 },
  )
})

const seasonal = someSettings({ ...winter, ...spring })

test.each([
  ['2026-06-01', 8.99, { open: false, from: { day: '2026-06-01', hour: 9 } }],
  ['2026-06-01', 9, { open: true, until: 19 }],
  ['2026-06-01', 18.99, { open: true, until: 19 }],
  ['2026-06-01', 19, { open: false, from: { day: '2026-06-03', hour: 9 } }],
  ['2026-06-02', 12, { open: false, from: { day: '2026-06-03', hour: 9 } }],
  ['2027-04-30', 17.5, { open: false, from: { day: '2027-05-01', hour: 9 } }],
  ['2027-04-30', 16.5, { open: true, until: 17 }],
  ['2026-10-31', 19, { open: false, from: { day: '2027-03-16', hour: 10 } }],
  ['2026-12-31', 12, { open: false, from: { day: '2027-03-16', hour: 10 } }],
])('on %s at %d, with June 2 blocked', (day, hour, expected) => {
  expect(openState(seasonal, { day, hour }, (one) => one === '2026-06-02')).toEqual(expected)
})

test('a business that is closed all year never opens', () => {
  const settings = someSettings({ off_season_start: '2000-01-01', off_season_end: '2000-12-31' })
  expect(openState(settings, { day: '2026-06-01', hour: 12 })).toEqual({ open: false, from: undefined })
})

test('open means within the hours of the day, whatever the seasons', () => {
  fc.assert(
    fc.property(anySeasons, anyDay, fc.nat(24 * 60 - 1), (settings, day, minute) => {
      const hours = openingHours(settings, day)
      const hour = minute / 60
      const state = openState(settings, { day, hour })
      expect(state.open).toBe(hours !== undefined && hours.opens <= hour && hour < hours.closes)
    }),
    { numRuns: 60 },
  )
})
