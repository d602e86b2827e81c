import { expect, test } from 'vitest'
import { commentLines, countWords, money, otherEnd } from './desk-words.ts'

test('A comment is read line by line, extras that are none left out, and free words are the comment.', () => {
  const comment =
    'Boating licence: not needed\nPersons: 2 adults\nExtras: none\nComment: Note: we come late\nStaff: Call first'
  expect(commentLines(comment)).toEqual([
    { label: 'Boating licence', words: 'not needed' },
    { label: 'Persons', words: '2 adults' },
    { label: 'Comment', words: 'Note: we come late' },
    { label: 'Staff', words: 'Call first' },
  ])
  expect(commentLines('Just words')).toEqual([{ label: 'Comment', words: 'Just words' }])
  expect(commentLines('')).toEqual([])
})

test('The other end of a booking has its date where it is another day.', () => {
  const hours = {
    booked_day: '2026-06-03',
    booked_start: 22,
    booked_day_end: '2026-06-03',
    booked_end: 24,
    back_at: null,
  }
  expect(otherEnd(hours, 'departure', '2026-06-03')).toBe('back at 12 am')
  expect(otherEnd(hours, 'arrival', '2026-06-03')).toBe('out at 10 pm')
  const stay = {
    booked_day: '2026-12-30',
    booked_start: 14,
    booked_day_end: '2027-01-02',
    booked_end: 10,
    back_at: null,
  }
  expect(otherEnd(stay, 'underWay', '2026-12-31')).toBe('back 01/02/27, 10 am')
  expect(otherEnd(stay, 'underWay', '2027-01-02')).toBe('back at 10 am')
  expect(otherEnd(stay, 'arrival', '2027-01-02')).toBe('out since 12/30/26, 2 pm')
})

test('A boat that is back was back when it came, not when it should have come.', () => {
  const times = { booked_day: '2026-06-03', booked_start: 11, booked_day_end: '2026-06-03', booked_end: 16 }
  expect(otherEnd({ ...times, back_at: '2026-06-03T12:30' }, 'departure', '2026-06-03')).toBe('back at 12:30 pm')
  expect(otherEnd({ ...times, back_at: '2026-06-04T10:05' }, 'departure', '2026-06-03')).toBe('back 06/04/26, 10:05 am')
})

test('Counts and money read right.', () => {
  expect(countWords(1, 0)).toBe('1 departure')
  expect(countWords(2, 1)).toBe('2 departures, 1 other boat out')
  expect(countWords(0, 0)).toBeUndefined()
  expect(money(72.5)).toBe('$72.50')
})
