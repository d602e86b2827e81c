import { expect, test } from 'vitest'
import { choiceWords, dayStateWords, dayWords, missingDates, shortDay } from './stay-words.ts'

const start = '2026-06-03'

test('a range is said with its days, its nights and what they cost', () => {
  expect(choiceWords({ start, end: '2026-06-06' }, 54_000)).toBe(
    'From Wednesday, June 3 to Saturday, June 6, 3 nights, $540',
  )
  expect(choiceWords({ start, end: start }, 0)).toBe(
    'From Wednesday, June 3 to Wednesday, June 3, the day, no night, $0',
  )
  expect(choiceWords({ start, end: '2026-06-04' }, undefined)).toBe(
    'From Wednesday, June 3 to Thursday, June 4, 1 night',
  )
})

test('what is missing is asked for', () => {
  expect(choiceWords({}, undefined)).toBe('No dates selected')
  expect(choiceWords({ start }, undefined)).toBe('From Wednesday, June 3. Now select the day you leave')
  expect(choiceWords({ start, oneNight: '2026-06-04' }, undefined)).toBe(
    'Please choose at least two nights. From Wednesday, June 3, select a later day',
  )
})

test('days are said in full or short, and with what of them is free', () => {
  expect(dayWords('2027-01-01')).toBe('Friday, January 1')
  expect(shortDay('2028-02-29')).toBe('Tue, Feb 29')
  expect(dayStateWords.arrival).toBe('free from 2 pm')
  expect(dayStateWords.departure).toBe('free until 10 am')
})

test('of the days only what is missing is asked for', () => {
  expect(missingDates({})).toBe('Please select the first and the last day of your stay')
  expect(missingDates({ start })).toBe('Please select the last day of your stay')
  expect(missingDates({ start, oneNight: '2026-06-04' })).toBe('Please select the last day of your stay')
})
