import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantOf, wallClock } from '#kit/shared/day.ts'
import { deviceName, isQuiet, nextTry, outcomeOf, quietErrors } from './rules.ts'

const halfHour = fc.integer({ min: 0, max: 47 }).map((n) => n / 2)
const moment = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minutes) => minutes / 60)

describe('Quiet hours', () => {
  test.each([
    [{ from: 13, until: 15 }, 12.99, false],
    [{ from: 13, until: 15 }, 13, true],
    [{ from: 13, until: 15 }, 15, false],
    [{ from: 22, until: 7 }, 23.5, true],
    [{ from: 22, until: 7 }, 0, true],
    [{ from: 22, until: 7 }, 6.99, true],
    [{ from: 22, until: 7 }, 7, false],
    [{ from: 22, until: 0 }, 23.99, true],
    [{ from: 22, until: 0 }, 0, false],
    [undefined, 3, false],
  ])('%j at %d: %s', (quiet, hour, is) => expect(isQuiet(quiet, hour)).toBe(is))

  test('begin with their first hour, end with their last, and what is not quiet is what the other way round would be.', () => {
    fc.assert(
      fc.property(halfHour, halfHour, moment, (from, until, hour) => {
        fc.pre(from !== until)
        expect(isQuiet({ from, until }, from)).toBe(true)
        expect(isQuiet({ from, until }, until)).toBe(false)
        expect(isQuiet({ from, until }, hour)).toBe(!isQuiet({ from: until, until: from }, hour))
        // Walking on from the first hour, it is quiet exactly until the last.
        const [length, passed] = [until - from, hour - from].map((hours) => (Math.round(hours * 60) + 1440) % 1440) as [
          number,
          number,
        ]
        expect(isQuiet({ from, until }, hour)).toBe(passed < length)
      }),
    )
  })

  test('follow the wall clock on the days it changes, and are told of at each instant of those.', () => {
    const zone = 'Europe/Berlin'
    for (const day of ['2026-03-29', '2026-10-25', '2026-12-31', '2028-02-29'])
      fc.assert(
        fc.property(halfHour, halfHour, fc.integer({ min: 0, max: 24 * 60 }), (from, until, minutes) => {
          fc.pre(from !== until)
          const { hour } = wallClock(zone, instantOf(day, 0, zone).add({ minutes }))
          const text = (at: number) => Math.round(at * 60)
          const [now, first, last] = [text(hour), text(from), text(until)]
          const expected = first < last ? now >= first && now < last : now >= first || now < last
          expect(isQuiet({ from, until }, hour)).toBe(expected)
        }),
      )
  })

  test('have both ends or none, and two different ones.', () => {
    expect(quietErrors({})).toEqual([])
    expect(quietErrors({ quiet_from: 22, quiet_until: 7 })).toEqual([])
    expect(quietErrors({ quiet_from: 22 }).map(({ field }) => field)).toEqual(['quiet_until'])
    expect(quietErrors({ quiet_until: 0 }).map(({ field }) => field)).toEqual(['quiet_from'])
    expect(quietErrors({ quiet_from: 7, quiet_until: 7 }).map(({ field }) => field)).toEqual(['quiet_until'])
  })
})

test('A push service is asked again a few times, later each time, and left alone as long as it asks for.', () => {
  expect([1, 2, 3, 4].map((tries) => nextTry(tries))).toEqual([20, 90, 300, undefined])
  expect([nextTry(1, 60), nextTry(1, 86_400), nextTry(4, 60)]).toEqual([60, 900, undefined])
})

test.each([
  [201, 'sent'],
  [200, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'again'],
  [503, 'again'],
  [undefined, 'again'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  [301, 'refused'],
] as const)('The answer %s means: %s.', (status, outcome) => expect(outcomeOf(status)).toBe(outcome))

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['', 'A browser'],
  [undefined, 'A browser'],
])('%s is %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name))
