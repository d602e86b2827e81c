import { expect, test } from 'vitest'
import { formatCountdown, spokenCountdown } from './use-countdown.ts'

test('a countdown is shown in minutes and seconds', () => {
  expect([900, 845, 60, 9, 0].map(formatCountdown)).toEqual(['15:00', '14:05', '1:00', '0:09', '0:00'])
})

test('it is said aloud rarely, each time for long enough to be heard', () => {
  expect([900, 600, 581, 580, 300, 60, 41, 40, 0].map(spokenCountdown)).toEqual([
    '',
    '10 minutes left to pay',
    '10 minutes left to pay',
    '',
    '5 minutes left to pay',
    '1 minute left to pay',
    '1 minute left to pay',
    '',
    '',
  ])
})
