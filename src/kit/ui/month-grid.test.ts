import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { addDays, type Day, daysBetween, daysInMonth, firstOfMonth, weekday } from '#kit/shared/day.ts'
import { clampDay, dayByKey, isWithin, monthsToChoose, monthWeeks, shownMonths } from './month-grid.ts'

const anyDay = fc.integer({ min: 0, max: 80_000 }).map((days): Day => addDays('1990-01-01', days))

test('a month is written into its weekdays', () => {
  const [first, ...others] = monthWeeks('2026-11-21')
  expect(first).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
    '2026-11-05',
    '2026-11-06',
    '2026-11-07',
  ])
  expect(others.at(-1)).toEqual(Array(7).fill(undefined))
  expect(monthWeeks('2024-02-10')[0]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    '2024-02-01',
    '2024-02-02',
    '2024-02-03',
  ])
  expect(monthWeeks('2024-02-10')[4]).toEqual([
    '2024-02-25',
    '2024-02-26',
    '2024-02-27',
    '2024-02-28',
    '2024-02-29',
    undefined,
    undefined,
  ])
})

test('every month has each of its days once, in order, under its weekday', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const weeks = monthWeeks(day)
      const days = weeks.flat().filter((cell) => cell !== undefined)
      expect(days).toEqual(Array.from({ length: daysInMonth(day) }, (_, i) => addDays(firstOfMonth(day), i)))
      for (const week of weeks)
        for (const [column, cell] of week.entries()) if (cell) expect(weekday(cell)).toBe(column)
    }),
  )
})

test('keys move by day, week, month and year', () => {
  const from = '2024-03-31'
  expect(dayByKey(from, 'ArrowRight')).toBe('2024-04-01')
  expect(dayByKey(from, 'ArrowLeft')).toBe('2024-03-30')
  expect(dayByKey(from, 'ArrowUp')).toBe('2024-03-24')
  expect(dayByKey(from, 'ArrowDown')).toBe('2024-04-07')
  expect(dayByKey('2024-04-03', 'Home')).toBe('2024-03-31')
  expect(dayByKey('2024-04-03', 'End')).toBe('2024-04-06')
  expect(dayByKey(from, 'PageUp')).toBe('2024-02-29')
  expect(dayByKey(from, 'PageDown')).toBe('2024-04-30')
  expect(dayByKey('2024-02-29', 'PageDown', true)).toBe('2025-02-28')
  expect(dayByKey(from, 'Enter')).toBeUndefined()
})

test('Home and End stay in the Sunday-to-Saturday week', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const [home, end] = [dayByKey(day, 'Home') ?? '', dayByKey(day, 'End') ?? '']
      expect([weekday(home), weekday(end), daysBetween(home, end)]).toEqual([0, 6, 6])
      expect(isWithin(day, { from: home, to: end })).toBe(true)
    }),
  )
})

test('a day is held between limits, either of which may be missing', () => {
  expect(clampDay('2026-01-01', '2026-02-01', undefined)).toBe('2026-02-01')
  expect(clampDay('2026-03-01', undefined, '2026-02-28')).toBe('2026-02-28')
  expect(clampDay('2026-03-01', undefined, undefined)).toBe('2026-03-01')
})

test('the months shown follow each other over the end of a year', () => {
  expect(shownMonths('2026-11-30', 3)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01'])
})

test('all months between the first and the last day can be chosen, and the one that is shown', () => {
  expect(monthsToChoose('2026-12-04', '2026-11-21', '2027-02-03')).toEqual([
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
  ])
  expect(monthsToChoose('2026-11-01', '2026-11-21', '2026-11-30')).toEqual(['2026-11-01'])
  expect(monthsToChoose('2026-10-31', '2026-11-21', '2026-11-30')).toEqual(['2026-10-01', '2026-11-01'])
  expect(monthsToChoose('2026-12-31', '2026-11-21', '2026-11-30')).toEqual(['2026-11-01', '2026-12-01'])
})

test('in German weeks are from Monday to Sunday, and Home and End lead to these', () => {
  inLanguage('de', () => {
    expect(monthWeeks('2026-11-21')[0]).toEqual([...Array(6).fill(undefined), '2026-11-01'])
    expect(monthWeeks('2026-11-21')[1]?.[0]).toBe('2026-11-02')
    expect(monthWeeks('2026-11-21').flat().filter(Boolean)).toHaveLength(30)
    expect(dayByKey('2026-11-22', 'Home')).toBe('2026-11-16')
    expect(dayByKey('2026-11-22', 'End')).toBe('2026-11-22')
    expect(dayByKey('2026-12-31', 'End')).toBe('2027-01-03')
    fc.assert(
      fc.property(anyDay, (day) => {
        const row = monthWeeks(day).find((week) => week.includes(day)) ?? []
        expect(weekday(dayByKey(day, 'Home') ?? '')).toBe(1)
        expect(row[(weekday(day) + 6) % 7]).toBe(day)
      }),
    )
  })
})
