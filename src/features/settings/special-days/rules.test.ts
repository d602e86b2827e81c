import fc from 'fast-check'
import { expect, test } from 'vitest'
import { selectionRefusal, slotState } from '#features/bookings/rules.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { addDays } from '#kit/shared/day.ts'
import { someBusiness, someDay, someSettings, someVehicle } from '#testing/rental.ts'
import { someSpecialDay } from '#testing/special-days.ts'
import { hoursOf, openingHours, openState, seasonOf, specialDayOn } from '../rules.ts'
import { nextTime, sentenceOf, sentenceOn, timesFrom, withoutOver } from './rules.ts'

const open = (opens: number, closes: number) => ({ opening_hour: opens, closing_hour: closes })

test('a day with other hours goes before its season, and opens one in the break', () => {
  const settings = someSettings({
    off_season_start: '2000-12-20',
    off_season_end: '2000-02-29',
    special_days: [
      someSpecialDay({ first_day: '2026-06-06', ...open(9, 24), sentence: 'Regatta: open until midnight' }),
      someSpecialDay({ first_day: '2026-12-31', ...open(12, 16.5) }),
      someSpecialDay({ first_day: '2026-06-08', last_day: '2026-06-10' }),
    ],
  })
  const on = (day: string) => openingHours(settings, day)
  expect([on('2026-06-05'), on('2026-06-06'), on('2026-06-07')]).toEqual([
    { opens: 9, closes: 19 },
    { opens: 9, closes: 24 },
    { opens: 9, closes: 19 },
  ])
  expect([on('2026-12-30'), on('2026-12-31'), on('2027-12-31')]).toEqual([
    undefined,
    { opens: 12, closes: 16.5 },
    undefined,
  ])
  expect(
    ['2026-06-07', '2026-06-08', '2026-06-09', '2026-06-10', '2026-06-11'].map((day) => on(day) !== undefined),
  ).toEqual([true, false, false, false, true])
})

test('those of one year go before those of every year', () => {
  const yearly = someSpecialDay({ id: 2, first_day: '2020-12-24', last_day: '2020-12-26', yearly: true })
  const once = someSpecialDay({ first_day: '2026-12-26', ...open(10, 14) })
  const settings = someSettings({ special_days: [once, yearly] })
  expect(['2026-12-24', '2026-12-26', '2027-12-26'].map((day) => openingHours(settings, day))).toEqual([
    undefined,
    { opens: 10, closes: 14 },
    undefined,
  ])
  expect(timesFrom(settings, '2026-12-01').map(({ first, last }) => [first, last])).toEqual([
    ['2026-12-24', '2026-12-26'],
    ['2026-12-26', '2026-12-26'],
  ])
})

test('every year again, over its end, and on the last of February where there is no 29th', () => {
  const newYear = someSpecialDay({ first_day: '2025-12-31', last_day: '2026-01-01', yearly: true })
  const leap = someSpecialDay({ first_day: '2028-02-29', yearly: true })
  const times = (special: typeof leap, from: string) => {
    const { first, last } = nextTime(special, from) ?? {}
    return [first, last]
  }
  expect(times(newYear, '2026-11-27')).toEqual(['2026-12-31', '2027-01-01'])
  expect(times(newYear, '2027-01-01')).toEqual(['2026-12-31', '2027-01-01'])
  expect(times(newYear, '2027-01-02')).toEqual(['2027-12-31', '2028-01-01'])
  expect(times(leap, '2026-11-27')).toEqual(['2027-02-28', '2027-02-28'])
  expect(times(leap, '2027-03-01')).toEqual(['2028-02-29', '2028-02-29'])
  const settings = someSettings({ special_days: [leap] })
  expect(['2027-02-28', '2028-02-28', '2028-02-29'].map((day) => specialDayOn(settings, day) !== undefined)).toEqual([
    true,
    false,
    true,
  ])
})

test('visitors read their language, and the other where it is not said in theirs', () => {
  const { sentence, sentence_de } = someSpecialDay()
  expect(inLanguage('de', () => sentenceOf({ sentence, sentence_de }))).toBe('Weihnachten: geschlossen')
  expect(inLanguage('de', () => sentenceOf({ sentence, sentence_de: '' }))).toBe('Christmas: closed')
  expect(sentenceOf({ sentence: '', sentence_de })).toBe('Weihnachten: geschlossen')
  expect(sentenceOn(someSettings({ special_days: [someSpecialDay()] }), '2026-12-25')).toBeUndefined()
})

test('what is over is sent to nobody; every year is never over', () => {
  const over = someSpecialDay({ first_day: '2026-11-26' })
  const yearly = someSpecialDay({ id: 2, first_day: '2020-05-01', yearly: true })
  const settings = someSettings({ special_days: [over, yearly] })
  expect(withoutOver(settings, '2026-11-26').special_days).toEqual([over, yearly])
  expect(withoutOver(settings, '2026-11-27').special_days).toEqual([yearly])
  expect(withoutOver(someSettings({ special_days: [over] }), '2026-11-27')).toEqual(someSettings())
})

test('whether we are open now knows of them', () => {
  const settings = someSettings({
    special_days: [someSpecialDay(), someSpecialDay({ id: 2, first_day: '2026-12-25', ...open(13, 24) })],
  })
  expect(openState(settings, { day: '2026-12-24', hour: 12 })).toEqual({
    open: false,
    from: { day: '2026-12-25', hour: 13 },
  })
  expect(openState(settings, { day: '2026-12-25', hour: 23 })).toEqual({ open: true, until: 24 })
})

test('late hours of an event can be booked, not into the next day; nor the hour that the clock skips', () => {
  const at = (day: string, start: number, hours: number, special = open(9, 24)) =>
    selectionRefusal(
      { vehicle: someVehicle(), day: { date: day, blocked: false }, start, hours, extras: [] },
      someBusiness({ settings: someSettings({ special_days: [someSpecialDay({ first_day: day, ...special })] }) }),
    )?.code
  expect([at('2026-06-06', 22, 2), at('2026-06-06', 23, 1), at('2026-06-06', 23, 2)]).toEqual([
    undefined,
    undefined,
    'OUTSIDE_OPENING_HOURS',
  ])
  expect([at('2027-03-28', 2, 1, open(1, 9)), at('2027-03-28', 3, 1, open(1, 9))]).toEqual(['SKIPPED_HOUR', undefined])
  expect(at('2026-10-25', 2, 2, open(1, 9))).toBeUndefined()
  expect([at('2026-06-06', 9, 1, open(9.5, 12)), at('2026-06-06', 11, 1, open(9.5, 12))]).toEqual([
    'OUTSIDE_OPENING_HOURS',
    undefined,
  ])
})

const someDayOf = (from: string) => fc.integer({ min: 0, max: 3 * 366 }).map((i) => addDays(from, i))
const someTime = fc
  .record({
    first_day: someDayOf('2026-06-01'),
    length: fc.integer({ min: 0, max: 91 }),
    yearly: fc.boolean(),
    hours: fc.option(fc.tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 48 })), { nil: undefined }),
  })
  .map(({ first_day, length, yearly, hours }) => {
    const [a, b] = hours ?? []
    const isOpen = a !== undefined && b !== undefined && a !== b
    return someSpecialDay({
      ...{ first_day, last_day: addDays(first_day, length), yearly },
      ...(isOpen && open(Math.min(a, b) / 2, Math.max(a, b) / 2)),
    })
  })

test('whatever there is: a day without is as before, and on a closed one nothing can be booked at any hour', () => {
  fc.assert(
    fc.property(
      fc.array(someTime, { maxLength: 4 }),
      someDayOf('2026-06-01'),
      fc.boolean(),
      (special_days, day, off) => {
        const bare = someSettings(off ? { off_season_start: '2000-11-01', off_season_end: '2000-02-29' } : {})
        const settings = { ...bare, special_days }
        const special = specialDayOn(settings, day)
        const hours = openingHours(settings, day)
        if (!special) expect(hours).toEqual(hoursOf(bare, seasonOf(bare, day)))
        else expect(hours?.opens ?? null).toBe(special.opening_hour)
        const business = someBusiness({ settings })
        for (let start = 0; start < 24; start++) {
          const isInside = hours && start >= hours.opens && start + 1 <= hours.closes
          const selection = { vehicle: someVehicle(), day: { date: day, blocked: false }, start, hours: 1, extras: [] }
          const code = selectionRefusal(selection, business)?.code
          if (!isInside) {
            expect(code).toBeDefined()
            const slot = { start, length: 1, vehicleIds: [1] }
            expect(slotState(someDay(day), slot, business)).not.toBe('free')
          } else expect([undefined, 'PAST', 'TOO_FAR_AHEAD', 'SKIPPED_HOUR']).toContain(code)
        }
      },
    ),
    { verbose: true },
  )
})

test('the next time is one of the days on which it counts, from its first to its last, and none is left out', () => {
  fc.assert(
    fc.property(someTime, someDayOf('2026-06-01'), (special, from) => {
      const settings = someSettings({ special_days: [special] })
      const time = nextTime(special, from)
      const counts = (day: string) => specialDayOn(settings, day) !== undefined
      const end = time?.first ?? addDays(from, 366)
      for (let day = from; day < end; day = addDays(day, 1)) expect(counts(day)).toBe(false)
      if (!time) return
      for (let day = time.first; day <= time.last; day = addDays(day, 1)) expect(counts(day)).toBe(true)
      expect(time.last >= from).toBe(true)
    }),
    { verbose: true },
  )
})
