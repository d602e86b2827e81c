import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, wallClock } from '#kit/shared/day.ts'
import { anyDay } from '#testing/rental.ts'
import * as rules from './rules.ts'

const anyTenths = fc.nat(rules.mostHours * 10)

describe('hours as text', () => {
  test.each([
    ['0', 0],
    ['8', 80],
    ['08', 80],
    ['7.5', 75],
    ['7,5', 75],
    ['0.1', 1],
    ['8.0', 80],
    ['24', 240],
    ['24.0', 240],
  ])('%s are %d tenths', (text, tenths) => {
    expect(rules.tenthsOf(text)).toBe(tenths)
  })

  test.each([
    '',
    '.',
    '7.',
    '24.',
    '.5',
    '24.1',
    '25',
    '99',
    '7.55',
    '7,55',
    '7.5.5',
    '-1',
    '+1',
    '1e1',
    ' 7',
    '٧',
    '=1+1',
    '007',
  ])('"%s" are none', (text) => {
    expect(rules.tenthsOf(text)).toBeUndefined()
  })

  test('are the same when written and read again, and never more than a day', () => {
    fc.assert(
      fc.property(anyTenths, (tenths) => {
        expect(rules.tenthsOf(rules.hoursText(tenths))).toBe(tenths)
        expect(rules.hoursText(tenths)).toBe(String(tenths / 10))
      }),
    )
    fc.assert(fc.property(fc.integer({ min: 241, max: 999 }), (n) => rules.tenthsOf(rules.hoursText(n)) === undefined))
  })

  test('say hour for exactly one', () => {
    expect([0, 1, 9, 10, 11, 15, 20, 210].map(rules.hoursWords)).toEqual([
      '0 hours',
      '0.1 hours',
      '0.9 hours',
      '1 hour',
      '1.1 hours',
      '1.5 hours',
      '2 hours',
      '21 hours',
    ])
  })

  test('add up exactly where floating point does not', () => {
    expect(rules.sumOf(['0.1', '0.2'])).toBe(3)
    expect(rules.hoursWords(rules.sumOf(Array<string>(10).fill('0.1')))).toBe('1 hour')
    expect(rules.sumOf([undefined, '', 'x', '7.5'])).toBe(75)
    fc.assert(
      fc.property(fc.array(anyTenths, { maxLength: 31 }), (days) => {
        const sum = days.reduce((a, b) => a + b, 0)
        expect(rules.sumOf(days.map(rules.hoursText))).toBe(sum)
        expect(Number(rules.hoursText(sum))).toBe(sum / 10)
      }),
    )
  })
})

describe('a field while somebody types', () => {
  test.each([
    ['', ''],
    ['7', '7'],
    ['7,', '7.'],
    ['7.', '7.'],
    ['7,5', '7.5'],
    ['24', '24'],
    [' 8 ', '8'],
    ['24,', '24.'],
  ])('"%s" is kept as "%s", which are hours', (typed, shown) => {
    expect(rules.typedHours(typed)).toBe(shown)
    expect(rules.areHours(shown)).toBe(true)
  })

  test.each(['25', '7.55', '7..', 'a', '-', '.', '123'])('"%s" is kept, and is no hours', (typed) => {
    expect(rules.typedHours(typed)).toBe(typed)
    expect(rules.areHours(typed)).toBe(false)
  })

  test('can be left at any point and sends hours or nothing', () => {
    expect([rules.finishedHours('7.'), rules.finishedHours('7.5'), rules.finishedHours('')]).toEqual(['7', '7.5', ''])
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,'), maxLength: 5 }), (typed) => {
        const shown = rules.typedHours(typed)
        const sent = rules.finishedHours(shown)
        if (rules.areHours(shown)) expect(sent === '' || rules.tenthsOf(sent) !== undefined).toBe(true)
      }),
    )
  })

  test('lets every valid number be typed, letter by letter', () => {
    fc.assert(
      fc.property(anyTenths, (tenths) => {
        const text = rules.hoursText(tenths)
        for (let end = 1; end <= text.length; end++)
          expect(rules.areHours(rules.typedHours(text.slice(0, end)))).toBe(true)
      }),
    )
  })
})

describe('the days that can be changed', () => {
  test.each([
    ['2026-06-03', ['2026-06-03', '2026-06-02', '2026-06-01']],
    ['2026-06-01', ['2026-06-01', '2026-05-31', '2026-05-30']],
    ['2027-01-01', ['2027-01-01', '2026-12-31', '2026-12-30']],
    ['2028-03-01', ['2028-03-01', '2028-02-29', '2028-02-28']],
    ['2027-03-01', ['2027-03-01', '2027-02-28', '2027-02-27']],
    ['2026-03-30', ['2026-03-30', '2026-03-29', '2026-03-28']],
    ['2026-10-26', ['2026-10-26', '2026-10-25', '2026-10-24']],
  ])('on %s are %j', (today, days) => {
    expect(rules.editableDays(today)).toEqual(days)
  })

  test('are today and the two before, whatever day it is', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -40, max: 400 }), (today, ago) => {
        const day = addDays(today, -ago)
        expect(rules.isEditable(day, today)).toBe(ago >= 0 && ago < 3)
        expect(rules.editableDays(today).includes(day)).toBe(ago >= 0 && ago < 3)
        // As the rental says it, and as the agency does.
        expect(rules.isEditable(day, today)).toBe(day <= today && daysBetween(day, today) < 3)
      }),
    )
  })

  test('change at midnight of the business, not of the server', () => {
    const at = (instant: string, timeZone: string) => rules.editableDays(wallClock(timeZone, instant).day)
    expect(at('2026-06-30T21:59:59Z', 'Europe/Berlin')[0]).toBe('2026-06-30')
    expect(at('2026-06-30T22:00:00Z', 'Europe/Berlin')).toEqual(['2026-07-01', '2026-06-30', '2026-06-29'])
    expect(at('2026-06-30T22:00:00Z', 'UTC')).toEqual(['2026-06-30', '2026-06-29', '2026-06-28'])
    // In winter the clocks are an hour apart only, and at the change of clocks nothing is lost.
    expect(at('2026-12-31T23:00:00Z', 'Europe/Berlin')[0]).toBe('2027-01-01')
    expect(at('2026-10-25T00:30:00Z', 'Europe/Berlin')).toEqual(at('2026-10-25T01:30:00Z', 'Europe/Berlin'))
  })
})

describe('the table', () => {
  test.each([
    ['2026-06-01', '2026-04-01'],
    ['2026-06-30', '2026-04-01'],
    ['2026-01-31', '2025-11-01'],
    ['2026-02-28', '2025-12-01'],
    ['2028-02-29', '2027-12-01'],
    ['2026-04-30', '2026-02-01'],
    ['2026-12-31', '2026-10-01'],
  ])('of %s begins on %s', (today, first) => {
    expect(rules.firstShownDay(today)).toBe(first)
  })

  test('has every day up to today once, in three months, each of which is whole but the last', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const days = rules.shownDays(today)
        expect([days[0], days.at(-1)]).toEqual([rules.firstShownDay(today), today])
        expect(days).toHaveLength(daysBetween(rules.firstShownDay(today), today) + 1)
        expect(new Set(days).size).toBe(days.length)
        const months = rules.shownMonths(today)
        expect([...new Set(days.map(rules.monthOf))].toReversed()).toEqual(months)
        expect(months.slice(1).map((month) => days.filter((day) => rules.monthOf(day) === month).length)).toEqual(
          months.slice(1).map((month) => rules.daysOf(month).length),
        )
        expect(rules.editableDays(today).every((day) => days.includes(day))).toBe(true)
      }),
    )
  })

  test('names its months', () => {
    expect(rules.monthTitle('2026-11')).toBe('November 2026')
    expect(rules.daysOf('2028-02').at(-1)).toBe('2028-02-29')
    expect([rules.lastDayOf('2027-02'), rules.lastDayOf('2026-12')]).toEqual(['2027-02-28', '2026-12-31'])
    expect(['2026-06-05', '2026-06-06', '2026-06-07', '2026-06-08'].map(rules.isWeekend)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

test.each([
  ['2026-05', '2026-05-30', false],
  ['2026-05', '2026-05-31', true],
  ['2026-05', '2026-06-01', true],
  ['2028-02', '2028-02-28', false],
  ['2027-02', '2027-02-28', true],
  ['2026-12', '2026-12-31', true],
  ['2027-01', '2026-12-31', false],
] as const)('%s on %s: it may be signed off: %j', (month, today, may) => {
  expect(rules.maySignOff(month, today)).toBe(may)
})
