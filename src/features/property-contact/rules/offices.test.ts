import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, instantOf, wallClock, weekday } from '#kit/shared/day.ts'
import { easterSunday, holidays, isHoliday } from '../content/holidays.ts'
import { directionsTo, mapOf, type OfficeName, offices } from '../content/places.ts'
import { clockTime, hoursOn, officeState, officeWords } from './offices.ts'

const clock = (office: OfficeName, at: string) =>
  wallClock(offices.find(({ name }) => name === office)?.timeZone ?? '', at)

const said = (office: OfficeName, at: string) => {
  const now = clock(office, at)
  return officeWords(officeState(office, now), now.day)
}

describe('an office is open by its own clock', () => {
  test.each([
    ['hamburg', '2026-03-02T07:59:59Z', 'Opens at 9 am'],
    ['hamburg', '2026-03-02T08:00:00Z', 'Open until 6 pm'],
    ['hamburg', '2026-03-02T16:59:59Z', 'Open until 6 pm'],
    ['hamburg', '2026-03-02T17:00:00Z', 'Opens tomorrow at 9 am'],
    ['lisbon', '2026-03-02T08:30:00Z', 'Opens at 9 am'],
    ['lisbon', '2026-03-02T17:00:00Z', 'Open until 6 pm'],
    ['munich', '2026-03-06T17:00:00Z', 'Opens tomorrow at 10 am'],
    ['munich', '2026-03-07T12:59:59Z', 'Open until 2 pm'],
    ['munich', '2026-03-07T13:00:00Z', 'Opens Monday at 9 am'],
    ['munich', '2026-03-08T11:00:00Z', 'Opens tomorrow at 9 am'],
  ] as const)('%s at %s: %s', (office, at, words) => {
    expect(said(office, at)).toBe(words)
  })

  test.each([
    // The clocks go forward on March 29 and back on October 25, 2026, in all three cities at once.
    ['hamburg', '2026-03-27T17:00:00Z', 'Opens tomorrow at 10 am'],
    ['hamburg', '2026-03-30T06:59:59Z', 'Opens at 9 am'],
    ['hamburg', '2026-03-30T15:59:59Z', 'Open until 6 pm'],
    ['hamburg', '2026-03-30T16:00:00Z', 'Opens tomorrow at 9 am'],
    ['lisbon', '2026-03-30T16:59:59Z', 'Open until 6 pm'],
    ['lisbon', '2026-03-30T17:00:00Z', 'Opens tomorrow at 9 am'],
    ['hamburg', '2026-10-23T15:59:59Z', 'Open until 6 pm'],
    ['hamburg', '2026-10-26T15:59:59Z', 'Open until 6 pm'],
    ['hamburg', '2026-10-26T17:00:00Z', 'Opens tomorrow at 9 am'],
  ] as const)('also where summer begins or ends, %s at %s: %s', (office, at, words) => {
    expect(said(office, at)).toBe(words)
  })

  test.each([
    ['hamburg', '2026-04-03T10:00:00Z', 'Opens tomorrow at 10 am'],
    ['hamburg', '2026-04-04T13:00:00Z', 'Opens Tuesday at 9 am'],
    ['lisbon', '2026-04-04T13:30:00Z', 'Opens Monday at 9 am'],
    ['munich', '2026-06-04T10:00:00Z', 'Opens tomorrow at 9 am'],
    ['hamburg', '2026-06-04T10:00:00Z', 'Open until 6 pm'],
    ['lisbon', '2026-12-08T10:00:00Z', 'Opens tomorrow at 9 am'],
    ['munich', '2026-12-24T17:30:00Z', 'Opens Monday at 9 am'],
  ] as const)('and closed on the holidays of its city, %s at %s: %s', (office, at, words) => {
    expect(said(office, at)).toBe(words)
  })

  const office = fc.constantFrom(...offices)
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })

  test('whenever one looks: open within its hours, and what it promises comes true', () => {
    fc.assert(
      fc.property(office, moment, ({ name, timeZone }, at) => {
        const now = wallClock(timeZone, at.toISOString())
        const state = officeState(name, now)
        const hours = hoursOn(holidays[name], now.day)
        expect(state.open).toBe(hours !== undefined && now.hour >= hours.opens && now.hour < hours.closes)
        if (state.open) return
        const { day, hour } = state.from
        expect(day <= addDays(now.day, 5)).toBe(true)
        const opening = wallClock(timeZone, instantOf(day, hour, timeZone))
        expect(officeState(name, opening).open).toBe(true)
        expect(officeState(name, { day, hour: hour - 1 / 3600 }).open).toBe(false)
      }),
    )
  })

  test('its time is the minute that runs, until its last second', () => {
    expect(clockTime(clock('hamburg', '2026-03-02T08:41:00Z'))).toBe('9:41 am')
    expect(clockTime(clock('hamburg', '2026-03-02T08:41:59Z'))).toBe('9:41 am')
    expect(clockTime(clock('lisbon', '2026-03-02T08:41:59Z'))).toBe('8:41 am')
    expect(clockTime(clock('lisbon', '2026-03-02T12:00:00Z'))).toBe('12 pm')
  })
})

describe('holidays', () => {
  test.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('Easter of %d is %s', (year, day) => {
    expect(easterSunday(year)).toBe(day)
  })

  test('Easter is a Sunday between March 22 and April 25', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2999 }), (year) => {
        const day = easterSunday(year)
        expect(weekday(day)).toBe(0)
        expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true)
      }),
    )
  })

  test('each city has its own', () => {
    const on = (day: string) => offices.map(({ name }) => isHoliday(holidays[name], day))
    expect(on('2026-10-31')).toEqual([true, false, false])
    expect(on('2026-01-06')).toEqual([false, true, false])
    expect(on('2026-06-13')).toEqual([false, false, true])
    expect(on('2026-12-25')).toEqual([true, true, true])
    expect(on('2026-07-14')).toEqual([false, false, false])
  })
})

test('the map and the way are asked of Google by the whole address', () => {
  const [hamburg] = offices
  if (!hamburg) throw new Error('there is no office')
  expect(mapOf(hamburg)).toBe('https://www.google.com/maps?q=Musterfleet+12%2C+20459+Hamburg%2C+Germany&output=embed')
  expect(directionsTo(hamburg)).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Musterfleet+12%2C+20459+Hamburg%2C+Germany',
  )
})
