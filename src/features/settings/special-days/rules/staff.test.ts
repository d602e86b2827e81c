import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import { specialDayForm as someForm, someSpecialDay } from '#testing/special-days.ts'
import { mostSpecialDays, specialDayForm } from '../contract.ts'
import { daysOf, placeErrors, replaced, specialDayOf } from './staff.ts'

const wrong = (changes: Record<string, unknown>) =>
  errorsOf(specialDayForm, someForm(changes)).map(({ field, message }) => `${field}: ${message}`)

test('a form says days, hours and a sentence, or what is missing beside the field', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ first_day: '' })).toEqual(['first_day: Please enter the first day'])
  expect(wrong({ first_day: '2027-02-29' })).toEqual(['first_day: Please enter the first day'])
  expect(wrong({ last_day: '2026-12-23' })).toEqual(['last_day: The last day must not be before the first'])
  expect(wrong({ last_day: '2027-03-25' })).toEqual([])
  expect(wrong({ last_day: '2027-03-26' })).toEqual([
    'last_day: Please choose at most 92 days: whatever is longer is a season',
  ])
  expect(wrong({ closed: false })).toEqual([
    'opening_hour: Please enter the opening hour',
    'closing_hour: Please enter the closing hour',
  ])
  expect(wrong({ closed: false, opening_hour: '14', closing_hour: '14' })).toEqual([
    'closing_hour: The closing hour must be after the opening hour',
  ])
  expect(wrong({ closed: false, opening_hour: '9.25', closing_hour: '24.5' })).toHaveLength(2)
  expect(wrong({ closed: false, opening_hour: '0', closing_hour: '24' })).toEqual([])
  expect(wrong({ sentence: ' ', sentence_de: '' })).toEqual([
    'sentence: Please write what visitors read, in one language at least',
  ])
  expect(wrong({ sentence: 'x'.repeat(81) })).toEqual(['sentence: Please write at most 80 characters'])
  expect(wrong({ sentence: '' })).toEqual([])
})

test('without a last day it is one day, and who is closed has no hours', () => {
  const form = specialDayForm.parse(someForm({ opening_hour: '9,5', closing_hour: '12' }))
  expect(specialDayOf(form, 7)).toEqual(someSpecialDay({ id: 7 }))
  expect(specialDayOf({ ...form, closed: false }, 7)).toEqual(
    someSpecialDay({ id: 7, opening_hour: 9.5, closing_hour: 12 }),
  )
})

test('a day has other hours once; those of one year may lie on those of every year', () => {
  const days = [
    someSpecialDay({ id: 1, first_day: '2026-12-24', last_day: '2026-12-26' }),
    someSpecialDay({ id: 2, first_day: '2020-12-31', last_day: '2021-01-01', yearly: true }),
  ]
  const place = (changes: Parameters<typeof someSpecialDay>[0]) =>
    placeErrors(someSpecialDay({ id: 0, ...changes }), days, '2026-11-27')[0]?.message
  expect(place({ first_day: '2026-12-26' })).toBe(
    'There are other hours already: December 24, 2026 – December 26, 2026',
  )
  expect(place({ first_day: '2026-12-27' })).toBeUndefined()
  expect(place({ id: 1, first_day: '2026-12-26' })).toBeUndefined()
  expect(place({ first_day: '2026-12-25', yearly: true })).toBeUndefined()
  expect(place({ first_day: '2026-12-31' })).toBeUndefined()
  expect(place({ first_day: '2030-01-01', yearly: true })).toBe(
    'There are other hours already: December 31 – January 1, every year',
  )
  expect(place({ first_day: '2026-11-26' })).toBe('These days are over')
  expect(place({ first_day: '2026-11-20', last_day: '2026-11-27' })).toBeUndefined()
})

test('there are so many that every visitor can be sent them', () => {
  const many = Array.from({ length: mostSpecialDays }, (_, id) =>
    someSpecialDay({
      id: id + 1,
      first_day: `2027-${id < 28 ? '01' : '02'}-${String((id % 28) + 1).padStart(2, '0')}`,
    }),
  )
  const next = someSpecialDay({ id: 0 })
  expect(placeErrors(next, many, '2026-11-27')[0]?.message).toBe('There are 40 already: please delete some first')
  expect(placeErrors(next, many, '2027-01-02')[0]?.message).toBe('These days are over')
  expect(placeErrors({ ...next, first_day: '2027-05-01', last_day: '2027-05-01' }, many, '2027-01-02')).toEqual([])
  expect(placeErrors({ ...next, id: 5 }, many, '2026-11-27')).toEqual([])
})

test('they stand in the order in which they count', () => {
  const [once, later, yearly] = [
    someSpecialDay({ id: 3, first_day: '2026-05-01' }),
    someSpecialDay({ id: 1, first_day: '2026-12-01' }),
    someSpecialDay({ id: 2, first_day: '2020-01-01', yearly: true }),
  ] as const
  expect(replaced([yearly, later], 0, once)).toEqual([once, later, yearly])
  expect(replaced([once, later, yearly], 1)).toEqual([once, yearly])
})

test('they are named in both languages', () => {
  const yearly = someSpecialDay({ last_day: '2026-12-26', yearly: true })
  expect([daysOf(someSpecialDay()), daysOf(yearly)]).toEqual([
    'December 24, 2026',
    'December 24 – December 26, every year',
  ])
  expect(inLanguage('de', () => [daysOf(someSpecialDay()), daysOf(yearly)])).toEqual([
    '24. Dezember 2026',
    '24. Dezember bis 26. Dezember, jedes Jahr',
  ])
})
