import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import {
  addDays,
  columnOf,
  type Day,
  firstDayOfWeek,
  formatDate,
  formatDay,
  formatDuration,
  formatHour,
  formatLongDay,
  monthName,
  weekdayName,
  weekOf,
} from './day.ts'
import { type Cents, type Currency, currencies, formatExact, formatMoney } from './money.ts'
import { plural } from './plural.ts'

/** What English was before there was any other language, by rules of its own: it is to stay so to the letter. */

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = 'January, February, March, April, May, June, July, August, September, October, November, December'.split(
  ', ',
)
const twoDigits = (n: number) => String(n).padStart(2, '0')

const before = {
  weekdayName: (day: Day) => names[Temporal.PlainDate.from(day).dayOfWeek % 7],
  monthName: (day: Day) => months[Number(day.slice(5, 7)) - 1],
  formatDay: (day: Day) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(2, 4)}`,
  formatDate: (day: Day) => `${before.monthName(day)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`,
  formatLongDay: (day: Day) => `${before.weekdayName(day)}, ${before.formatDate(day)}`,
  formatHour(hour: number) {
    const minutes = Math.round(hour * 60)
    const whole = Math.trunc(minutes / 60) % 24
    const past = minutes % 60 === 0 ? '' : `:${twoDigits(minutes % 60)}`
    return `${whole % 12 || 12}${past} ${whole < 12 ? 'am' : 'pm'}`
  },
  formatDuration(hours: number) {
    if (hours === 0.5) return '30 minutes'
    return hours === 1 ? '1 hour' : `${hours} hours`
  },
}

const symbols = { USD: '$', EUR: '€', CHF: 'CHF ', GBP: '£', CAD: '$', AUD: '$' }

function moneyBefore(cents: Cents, currency: Currency): string {
  const absolute = Math.abs(cents)
  const units = Math.trunc(absolute / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
  const decimals = absolute % 100 === 0 ? '' : `.${twoDigits(absolute % 100)}`
  const text = currency === 'EUR' ? `${units}${decimals} €` : `${symbols[currency]}${units}${decimals}`
  return cents < 0 ? `−${text}` : text
}

function exactBefore(cents: Cents, currency: Currency, language: 'en' | 'de'): string {
  const [group, point] = language === 'en' ? [',', '.'] : currency === 'CHF' ? ['’', '.'] : ['.', ',']
  const absolute = Math.abs(cents)
  const units = Math.trunc(absolute / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, group)
  const amount = `${units}${point}${twoDigits(absolute % 100)}`
  const suffixed = currency === 'EUR' || (language === 'de' && currency !== 'CHF')
  const text = suffixed ? `${amount} ${symbols[currency].trim()}` : `${symbols[currency]}${amount}`
  return cents < 0 ? `−${text}` : text
}

const often = { numRuns: 2000 }
const anyDay = fc.integer({ min: -374_000, max: 2_900_000 }).map((days) => addDays('2024-01-01', days))
const anyCents = fc.oneof(
  fc.integer({ min: -100_000, max: 100_000 }),
  fc.integer({ min: -(10 ** 13), max: 10 ** 13 }),
  fc.constantFrom(0, 1, -1, 99, 100, -100, 99_999, 100_000, 99_999_999, 100_000_000),
)

test('Every day of the years 1000 to 9999 is written in English as it was before.', () => {
  expect([addDays('2024-01-01', -374_000) >= '1000-01-01', addDays('2024-01-01', 2_900_000) <= '9999-12-31']).toEqual([
    true,
    true,
  ])
  fc.assert(
    fc.property(anyDay, (day) => {
      const now = { weekdayName, monthName, formatDay, formatDate, formatLongDay }
      for (const [name, format] of Object.entries(now)) expect(format(day)).toBe(before[name as keyof typeof now](day))
    }),
    often,
  )
})

test('Every minute of the day, and every half hour beyond it, is written in English as it was before.', () => {
  const hours = [...Array.from({ length: 1441 }, (_, i) => i / 60), ...Array.from({ length: 48 }, (_, i) => 24 + i / 2)]
  for (const hour of hours) expect(formatHour(hour)).toBe(before.formatHour(hour))
})

test('Durations are written in English as they were before.', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.nat(100_000),
        fc.nat(400).map((quarters) => quarters / 4),
      ),
      (hours) => {
        expect(formatDuration(hours)).toBe(before.formatDuration(hours))
      },
    ),
  )
  for (const thirds of [1 / 3, 2 / 3, 4 / 3]) expect(formatDuration(thirds)).toBe(before.formatDuration(thirds))
})

test('Money of every currency is written in English, and on papers in both languages, as it was before.', () => {
  fc.assert(
    fc.property(anyCents, fc.constantFrom(...currencies), (cents, currency) => {
      expect(formatMoney(cents, currency)).toBe(moneyBefore(cents, currency))
      for (const language of ['en', 'de'] as const)
        for (const spoken of ['en', 'de'] as const)
          expect(inLanguage(spoken, () => formatExact(cents, currency, language))).toBe(
            exactBefore(cents, currency, language),
          )
    }),
    often,
  )
})

const inGerman = <A extends unknown[], T>(work: (...args: A) => T, ...args: A): T =>
  inLanguage('de', () => work(...args))

test.each([
  ['2026-11-21', '21.11.26', 'Samstag, 21. November 2026'],
  ['2026-11-05', '05.11.26', 'Donnerstag, 5. November 2026'],
  ['2026-12-31', '31.12.26', 'Donnerstag, 31. Dezember 2026'],
  ['2027-01-01', '01.01.27', 'Freitag, 1. Januar 2027'],
  ['2028-02-29', '29.02.28', 'Dienstag, 29. Februar 2028'],
  ['2000-03-01', '01.03.00', 'Mittwoch, 1. März 2000'],
  ['2026-11-21T23:30', '21.11.26', 'Samstag, 21. November 2026'],
])('%s is %s or %s in German', (day, short, long) => {
  const [weekday = '', date = ''] = long.split(', ')
  expect(inGerman(formatDay, day)).toBe(short)
  expect(inGerman(formatLongDay, day)).toBe(long)
  expect(inGerman(formatDate, day)).toBe(date)
  expect(inGerman(weekdayName, day)).toBe(weekday)
  expect(inGerman(monthName, day)).toBe(date.split(' ')[1])
})

test('What is no day is written as it is, in every language.', () => {
  for (const text of ['', 'N/A', '2026-13-01', '2026'.repeat(5)]) {
    expect(formatDay(text)).toBe(text)
    expect(inGerman(formatLongDay, text)).toBe(text)
  }
})

test.each([
  [0, '0 Uhr'],
  [0.5, '0:30 Uhr'],
  [9, '9 Uhr'],
  [9.25, '9:15 Uhr'],
  [9 + 1 / 12, '9:05 Uhr'],
  [9.999, '10 Uhr'],
  [12, '12 Uhr'],
  [13.5, '13:30 Uhr'],
  [23 + 59 / 60, '23:59 Uhr'],
  [23.9999, '24 Uhr'],
  [24, '24 Uhr'],
  [24.5, '0:30 Uhr'],
  [25, '1 Uhr'],
])('hour %d is %s in German', (hour, text) => {
  expect(inGerman(formatHour, hour)).toBe(text.replace(' ', '\u00a0'))
})

test.each([
  [0.5, '30 Minuten'],
  [1, '1 Stunde'],
  [1.5, '1,5 Stunden'],
  [2, '2 Stunden'],
  [2.5, '2,5 Stunden'],
  [24, '24 Stunden'],
  [1000, '1000 Stunden'],
])('%d hours are %s in German', (hours, text) => {
  expect(inGerman(formatDuration, hours)).toBe(text)
})

test.each([
  [9000, 'USD', '90 $'],
  [8950, 'USD', '89,50 $'],
  [8905, 'USD', '89,05 $'],
  [5, 'USD', '0,05 $'],
  [0, 'USD', '0 $'],
  [-300, 'USD', '−3 $'],
  [-305, 'USD', '−3,05 $'],
  [123_400, 'USD', '1.234 $'],
  [123_456_789, 'USD', '1.234.567,89 $'],
  [9000, 'EUR', '90 €'],
  [-150_050, 'EUR', '−1.500,50 €'],
  [2500, 'GBP', '25 £'],
  [123_450, 'CHF', 'CHF 1’234.50'],
] as const)('%i cents %s are %s in German, on one line', (cents, currency, text) => {
  expect(inGerman(formatMoney, cents, currency)).toBe(currency === 'CHF' ? text : text.replace(' ', '\u00a0'))
})

test('The week of calendars begins on Sunday, in German on Monday; that of the calls on Sunday always.', () => {
  expect([firstDayOfWeek(), inGerman(firstDayOfWeek)]).toEqual([0, 1])
  expect(inGerman(weekOf, '2026-11-22')[0]).toBe('2026-11-22')
  expect(weekOf('2026-11-22', 1)[0]).toBe('2026-11-16')
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 6 }), (day, first) => {
      const week = weekOf(day, first)
      expect(week[columnOf(day, first)]).toBe(day)
      expect(week.map((one) => columnOf(one, first))).toEqual([0, 1, 2, 3, 4, 5, 6])
    }),
  )
})

test('Each language has its own forms for numbers, whichever was asked first.', () => {
  const boats = (count: number) => plural(count, { one: 'one', other: 'other' })
  expect([boats(1), inGerman(boats, 1), boats(0), inGerman(boats, 0), boats(1.5), inGerman(boats, 1.5)]).toEqual([
    'one',
    'one',
    'other',
    'other',
    'other',
    'other',
  ])
})
