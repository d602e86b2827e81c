import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kit/shared/day.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import { businessForm, type HoursForm, hoursForm, hoursMessages } from '../contract/staff.ts'
import { openingHours } from '../rules.ts'
import { type BookedTime, hoursErrors, misfitOf, newMisfits, settingsOf } from './staff.ts'

const all = {
  general_opening_hour: '9',
  general_closing_hour: '19',
  off_season_start: '12-20',
  off_season_end: '02-29',
  season_begin_start: '03-01',
  season_begin_end: '04-30',
  season_begin_opening_hour: '10',
  season_begin_closing_hour: '18,5',
  season_end_start: '2000-10-01',
  season_end_end: '12/19',
  season_end_opening_hour: 10,
  season_end_closing_hour: '17',
}
const plain = { general_opening_hour: 9, general_closing_hour: 19 } as HoursForm
const typed = (change: Record<string, unknown>) => hoursForm.parse({ ...all, ...change })

test('hours are whole or half, days come with or without a year', () => {
  expect(hoursForm.parse(all)).toMatchObject({
    general_opening_hour: 9,
    season_begin_closing_hour: 18.5,
    season_end_start: '2000-10-01',
    season_end_end: '2000-12-19',
    off_season_end: '2000-02-29',
  })
  expect(hoursForm.parse({ ...plain, off_season_start: '', season_end_opening_hour: '' })).toEqual(plain)
  expect(businessForm.parse({ ...plain, weAreHiring: 'true' }).weAreHiring).toBe(true)
})

test.each([
  ['general_opening_hour', '', hoursMessages.hour],
  ['general_opening_hour', '123', hoursMessages.hour],
  ['general_opening_hour', '9.25', hoursMessages.hour],
  ['general_closing_hour', '25', hoursMessages.hour],
  ['general_closing_hour', '-1', hoursMessages.hour],
  ['season_end_opening_hour', 'ten', hoursMessages.hour],
  ['off_season_start', '13-01', hoursMessages.day],
  ['off_season_start', '04-31', hoursMessages.day],
  ['off_season_start', '02-30', hoursMessages.day],
  ['off_season_start', '4-1', hoursMessages.day],
  ['season_begin_start', 'spring', hoursMessages.day],
])('%s cannot be %j', (field, value, message) => {
  expect(errorsOf(hoursForm, { ...all, [field]: value })).toEqual([{ field, message }])
})

test.each([
  [{}, []],
  [{ off_season_start: '', off_season_end: '' }, []],
  [{ general_closing_hour: '9' }, [['general_closing_hour', 'The closing hour must be after the opening hour']]],
  [{ season_end_closing_hour: '10' }, [['season_end_closing_hour', 'The closing hour must be after the opening hour']]],
  [{ off_season_start: '' }, [['off_season_start', 'Please enter the first day']]],
  [{ season_begin_end: '' }, [['season_begin_end', 'Please enter the last day']]],
  [{ off_season_end: '02-28' }, [['off_season_end', 'Please give the end of February as 02-29']]],
  [{ season_begin_opening_hour: '' }, [['season_begin_opening_hour', 'Please enter the opening hour']]],
  [{ season_begin_closing_hour: '' }, [['season_begin_closing_hour', 'Please enter the closing hour']]],
  [{ season_end_start: '', season_end_end: '' }, [['season_end_start', 'Please enter the days these hours are for']]],
])('with %j the errors are %j', (change, errors) => {
  expect(hoursErrors(typed(change)).map(({ field, message }) => [field, message])).toEqual(errors)
})

const monthDays = fc.integer({ min: 0, max: 365 }).map((n) => addDays('2000-01-01', n))
const lastDays = monthDays.filter((day) => day !== '2000-02-28')
const hours = fc.tuple(fc.integer({ min: 0, max: 48 }), fc.integer({ min: 0, max: 48 }))
const ordered = hours.filter(([a, b]) => a !== b).map(([a, b]) => [Math.min(a, b) / 2, Math.max(a, b) / 2] as const)
const period = fc.option(fc.tuple(monthDays, lastDays), { nil: undefined })
const anyHours: fc.Arbitrary<HoursForm> = fc
  .record({ general: ordered, off: period, begin: period, beginHours: ordered, end: period, endHours: ordered })
  .map(({ general, off, begin, beginHours, end, endHours }) =>
    hoursForm.parse({
      general_opening_hour: general[0],
      general_closing_hour: general[1],
      off_season_start: off?.[0],
      off_season_end: off?.[1],
      season_begin_start: begin?.[0],
      season_begin_end: begin?.[1],
      season_begin_opening_hour: begin && beginHours[0],
      season_begin_closing_hour: begin && beginHours[1],
      season_end_start: end?.[0],
      season_end_end: end?.[1],
      season_end_opening_hour: end && endHours[0],
      season_end_closing_hour: end && endHours[1],
    }),
  )

test('whole periods with ordered hours are never refused, and come back as they were sent', () => {
  fc.assert(
    fc.property(anyHours, fc.boolean(), (form, hiring) => {
      expect(hoursErrors(form)).toEqual([])
      const {
        hiring: kept,
        late_grace: _,
        currency: __,
        ...rest
      } = settingsOf(form, {
        hiring,
        late_grace: 15,
        reminder_mails: true,
        change_hours: 24,
        change_days: 30,
        currency: 'USD' as const,
        language: 'en' as const,
      })
      const sentBack = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))
      expect([kept, hoursForm.parse(sentBack)]).toEqual([
        hiring,
        Object.fromEntries(Object.entries(form).filter(([, v]) => v !== undefined)),
      ])
    }),
  )
})

const day = fc.integer({ min: 0, max: 800 }).map((n) => addDays('2026-06-01', n))
const anyTime: fc.Arbitrary<BookedTime> = fc.oneof(
  fc.record({ day, times: ordered }).map(({ day, times: [start, end] }) => ({
    kind: 'hours' as const,
    firstDay: day,
    lastDay: day,
    start,
    end,
  })),
  fc.record({ day, nights: fc.integer({ min: 1, max: 14 }) }).map(({ day, nights }) => ({
    kind: 'days' as const,
    firstDay: day,
    lastDay: addDays(day, nights),
    start: 14,
    end: 10,
  })),
)

test('a booking fits exactly where every day is open, and by the hour all of its hours are', () => {
  fc.assert(
    fc.property(anyHours, anyTime, (form, time) => {
      const settings = settingsOf(form, {
        hiring: false,
        late_grace: 15,
        reminder_mails: true,
        change_hours: 24,
        change_days: 30,
        currency: 'USD' as const,
        language: 'en' as const,
      })
      const nights = Math.round((Date.parse(time.lastDay) - Date.parse(time.firstDay)) / 86_400_000)
      const open = Array.from({ length: nights + 1 }, (_, i) => openingHours(settings, addDays(time.firstDay, i)))
      const first = open[0]
      const isWithin = nights > 0 || (first && first.opens <= time.start && time.end <= first.closes)
      const why = open.some((hours) => !hours) ? 'closed' : isWithin ? undefined : 'hours'
      expect(misfitOf(settings, time)).toBe(why)
    }),
  )
})

test('only what fits now and would not fit then is named', () => {
  fc.assert(
    fc.property(anyHours, anyHours, fc.array(anyTime, { maxLength: 20 }), (a, b, times) => {
      const [now, next] = [
        settingsOf(a, {
          hiring: false,
          late_grace: 15,
          reminder_mails: true,
          change_hours: 24,
          change_days: 30,
          currency: 'USD' as const,
          language: 'en' as const,
        }),
        settingsOf(b, {
          hiring: false,
          late_grace: 15,
          reminder_mails: true,
          change_hours: 24,
          change_days: 30,
          currency: 'USD' as const,
          language: 'en' as const,
        }),
      ]
      expect(newMisfits(times, now, now)).toEqual([])
      const named = newMisfits(times, now, next)
      expect(named.every((one) => !misfitOf(now, one) && misfitOf(next, one) === one.why)).toBe(true)
      expect(named).toHaveLength(times.filter((time) => !misfitOf(now, time) && misfitOf(next, time)).length)
    }),
  )
})

test('a stay without a night ends by closing time, and begins when stays do', () => {
  const settings = settingsOf(
    { ...plain, general_opening_hour: 15, general_closing_hour: 18 },
    {
      hiring: false,
      late_grace: 15,
      reminder_mails: true,
      change_hours: 24,
      change_days: 30,
      currency: 'USD' as const,
      language: 'en' as const,
    },
  )
  const time = { kind: 'days' as const, firstDay: '2026-06-01', lastDay: '2026-06-01', start: 14, end: 18 }
  expect(misfitOf(settings, time)).toBeUndefined()
  expect(misfitOf(settings, { ...time, end: 19 })).toBe('hours')
  expect(misfitOf(settings, { ...time, kind: 'hours', end: 17 })).toBe('hours')
})
