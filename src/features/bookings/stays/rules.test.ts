import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openingHours } from '#features/settings/rules.ts'
import { addDays, type Day, daysBetween } from '#kit/shared/day.ts'
import { anyDay, anyDayAhead, someBusiness, someSettings, someVehicle } from '#testing/rental.ts'
import { type Business, lastBookableDay } from '../rules.ts'
import { mostNights, type StayDay } from './contract.ts'
import {
  checkIn,
  checkOut,
  daysOf,
  isFreeStay,
  mayStart,
  nightsOf,
  type Stay,
  type StayCalendar,
  stayDayState,
  stayInterval,
  stayRefusal,
} from './rules.ts'

const boat = someVehicle({ extra_sonar: true, price_night: 90 })
const stay = (start: Day, end: Day): Stay => ({ start, end })

/** A day on which vehicle 1 is taken in the halves named. */
const takenOn = (date: Day, ...halves: ('nine_am' | 'midday' | 'two_pm')[]): StayDay => ({
  date,
  blocked: false,
  nine_am: [],
  midday: [],
  two_pm: [],
  ...Object.fromEntries(halves.map((half) => [half, [1]])),
})
const blockedOn = (date: Day): StayDay => ({ ...takenOn(date), blocked: true })

const calendarOf = (days: readonly StayDay[] = [], more: Partial<StayCalendar> = {}): StayCalendar => ({
  vehicleId: 1,
  days: new Map(days.map((day) => [day.date, day])),
  business: someBusiness(),
  isStaff: false,
  ...more,
})
const at = (day: Day, hour: number, settings = someSettings()): { business: Business } => ({
  business: someBusiness({ now: { day, hour }, settings }),
})

test('a stay runs from 2 pm of its first day to 10 am of its last', () => {
  expect([checkIn, checkOut]).toEqual([14, 10])
  expect(stayInterval(stay('2026-06-03', '2026-06-06'), someBusiness())).toEqual({
    startsAt: '2026-06-03T14:00',
    endsAt: '2026-06-06T10:00',
  })
})

test('a day without a night runs from 2 pm to closing time, half hours and seasons included', () => {
  const settings = someSettings({
    general_closing_hour: 19.5,
    season_end_start: '2000-09-01',
    season_end_end: '2000-10-15',
    season_end_closing_hour: 17,
  })
  const until = (day: Day) => stayInterval(stay(day, day), { settings }).endsAt
  expect(until('2026-06-03')).toBe('2026-06-03T19:30')
  expect(until('2026-09-03')).toBe('2026-09-03T17:00')
})

test.each([
  ['2026-01-30', '2026-02-02', 3],
  ['2026-12-30', '2027-01-02', 3],
  ['2028-02-27', '2028-03-01', 3],
  ['2026-02-27', '2026-03-01', 2],
  ['2026-03-28', '2026-03-30', 2],
  ['2026-10-24', '2026-10-26', 2],
  ['2026-06-03', '2026-06-03', 0],
])('from %s to %s it is %i nights, whatever month, year or clock ends in between', (start, end, nights) => {
  expect(nightsOf({ start, end })).toBe(nights)
  expect(daysOf({ start, end })).toHaveLength(nights + 1)
  expect(daysOf({ start, end })[0]).toBe(start)
  expect(daysOf({ start, end }).at(-1)).toBe(end)
})

test('two stays that follow each other on one day do not meet', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), (first, nights, more) => {
      const change = addDays(first, nights)
      const before = stayInterval(stay(first, change), someBusiness())
      const after = stayInterval(stay(change, addDays(change, more)), someBusiness())
      expect(before.endsAt < after.startsAt).toBe(true)
    }),
  )
})

const refusalOf = (
  chosen: Stay,
  { vehicle = boat, extras = [], isStaff = false, business = someBusiness(), blocked = [] as Day[] } = {} as {
    vehicle?: typeof boat
    extras?: ('sonar' | 'jukebox')[]
    isStaff?: boolean
    business?: Business
    blocked?: Day[]
  },
) => stayRefusal({ vehicle, stay: chosen, extras, isStaff }, business, (day) => blocked.includes(day))?.code

const june = stay('2026-06-03', '2026-06-06')

test('an ordinary stay is not refused', () => {
  expect(refusalOf(june)).toBeUndefined()
  expect(refusalOf(june, { extras: ['sonar'] })).toBeUndefined()
})

test('the vehicle must operate, have a price for a night and the extras', () => {
  expect(refusalOf(june, { vehicle: someVehicle({ blocked: true }) })).toBe('VEHICLE_BLOCKED')
  expect(refusalOf(june, { vehicle: someVehicle() })).toBe('NOT_OVER_DAYS')
  expect(refusalOf(june, { extras: ['jukebox'] })).toBe('EXTRA_NOT_OFFERED')
})

test('customers stay at least two nights, staff may book a single one or none, nobody more than 30 or less than none', () => {
  const length = (nights: number, isStaff = false) =>
    refusalOf(stay('2026-06-03', addDays('2026-06-03', nights)), { isStaff })
  expect([0, 1, 2, 30, 31].map((nights) => length(nights))).toEqual([
    'MINIMUM_NIGHTS',
    'MINIMUM_NIGHTS',
    undefined,
    undefined,
    'TOO_MANY_NIGHTS',
  ])
  expect([-1, 0, 1, 30, 31].map((nights) => length(nights, true))).toEqual([
    'MINIMUM_NIGHTS',
    undefined,
    undefined,
    undefined,
    'TOO_MANY_NIGHTS',
  ])
})

test('today can be had until check-in time, by staff also later, and yesterday by nobody', () => {
  const today = stay('2026-06-03', '2026-06-05')
  expect(refusalOf(today, at('2026-06-03', 13.98))).toBeUndefined()
  expect(refusalOf(today, at('2026-06-03', 14))).toBe('PAST')
  expect(refusalOf(today, { ...at('2026-06-03', 18), isStaff: true })).toBeUndefined()
  expect(refusalOf(today, { ...at('2026-06-04', 6), isStaff: true })).toBe('PAST')
})

test('nothing is bookable more than 24 months ahead', () => {
  const last = lastBookableDay('2026-06-01')
  expect(refusalOf(stay(addDays(last, -2), last))).toBeUndefined()
  expect(refusalOf(stay(addDays(last, -1), addDays(last, 1)))).toBe('TOO_FAR_AHEAD')
})

test('no day of a stay may be blocked or off-season, not even the first or the last', () => {
  for (const day of daysOf(june)) expect(refusalOf(june, { blocked: [day] })).toBe('DAY_BLOCKED')
  expect(refusalOf(june, { blocked: ['2026-06-02', '2026-06-07'] })).toBeUndefined()
  const winter = at('2026-10-01', 8, someSettings({ off_season_start: '2000-11-01', off_season_end: '2000-02-29' }))
  expect(refusalOf(stay('2026-10-29', '2026-10-31'), winter)).toBeUndefined()
  expect(refusalOf(stay('2026-10-30', '2026-11-01'), winter)).toBe('CLOSED')
  expect(refusalOf(stay('2026-12-30', '2027-01-02'), winter)).toBe('CLOSED')
  expect(refusalOf(stay('2027-02-28', '2027-03-03'), winter)).toBe('CLOSED')
  expect(refusalOf(stay('2027-03-01', '2027-03-03'), winter)).toBeUndefined()
  expect(refusalOf(stay('2028-02-29', '2028-03-02'), winter)).toBe('CLOSED')
})

test('a day without a night needs hours after check-in', () => {
  const early = { ...at('2026-06-01', 6, someSettings({ general_closing_hour: 14 })), isStaff: true }
  expect(refusalOf(stay('2026-06-03', '2026-06-03'), early)).toBe('CLOSED')
  expect(refusalOf(stay('2026-06-03', '2026-06-04'), early)).toBeUndefined()
  expect(isFreeStay(stay('2026-06-03', '2026-06-03'), calendarOf([], early))).toBe(false)
})

test('a day shows what of it is free: a guest leaves in the morning, the next one comes in the afternoon', () => {
  const calendar = calendarOf([
    takenOn('2026-06-03', 'two_pm'),
    takenOn('2026-06-04', 'nine_am', 'midday', 'two_pm'),
    takenOn('2026-06-05', 'nine_am'),
    takenOn('2026-06-08', 'midday'),
    takenOn('2026-06-10', 'nine_am', 'two_pm'),
    blockedOn('2026-06-12'),
  ])
  const state = (day: Day) => stayDayState(day, calendar)
  expect(['05-31', '06-01', '06-02', '06-03', '06-04', '06-05', '06-06'].map((day) => state(`2026-${day}`))).toEqual([
    'past',
    'free',
    'last',
    'departure',
    'booked',
    'arrival',
    'free',
  ])
  expect(['06-08', '06-10', '06-12'].map((day) => state(`2026-${day}`))).toEqual(['last', 'booked', 'closed'])
  expect(stayDayState('2026-06-04', { ...calendar, vehicleId: 2 })).toBe('free')
})

test('off-season and what is too far ahead are closed, also over the year end', () => {
  const settings = someSettings({ off_season_start: '2000-12-20', off_season_end: '2000-01-10' })
  const calendar = calendarOf([], at('2026-12-01', 8, settings))
  const state = (day: Day) => stayDayState(day, calendar)
  expect(
    ['2026-12-17', '2026-12-18', '2026-12-20', '2026-12-31', '2027-01-01', '2027-01-10', '2027-01-11'].map(state),
  ).toEqual(['free', 'last', 'closed', 'closed', 'closed', 'closed', 'free'])
  expect([0, -1, -2].map((days) => state(addDays(lastBookableDay('2026-12-01'), days)))).toEqual([
    'last',
    'last',
    'free',
  ])
  expect(state(addDays(lastBookableDay('2026-12-01'), 1))).toBe('closed')
})

test('from 2 pm today is past for customers and not for staff; nobody can leave today who has not come', () => {
  const now = at('2026-06-03', 14)
  expect(stayDayState('2026-06-03', calendarOf([], now))).toBe('past')
  expect(stayDayState('2026-06-03', calendarOf([], { ...now, isStaff: true }))).toBe('free')
  expect(stayDayState('2026-06-03', calendarOf([], at('2026-06-03', 13.9)))).toBe('free')
  const taken = [takenOn('2026-06-03', 'two_pm')]
  expect(stayDayState('2026-06-03', calendarOf(taken, at('2026-06-03', 8)))).toBe('booked')
})

test('a stay fits between two others, and not over one of a single hour', () => {
  const others = [takenOn('2026-06-03', 'nine_am'), takenOn('2026-06-06', 'two_pm')]
  expect(isFreeStay(june, calendarOf(others))).toBe(true)
  for (const half of ['nine_am', 'midday', 'two_pm'] as const) {
    expect(isFreeStay(june, calendarOf([takenOn('2026-06-04', half)]))).toBe(false)
    expect(isFreeStay(june, calendarOf([takenOn('2026-06-04', half)], { vehicleId: 2 }))).toBe(true)
  }
  expect(isFreeStay(june, calendarOf([takenOn('2026-06-03', 'two_pm')]))).toBe(false)
  expect(isFreeStay(june, calendarOf([takenOn('2026-06-03', 'midday')]))).toBe(true)
  expect(isFreeStay(june, calendarOf([takenOn('2026-06-06', 'nine_am')]))).toBe(false)
  expect(isFreeStay(june, calendarOf([takenOn('2026-06-06', 'midday')]))).toBe(true)
})

const anyHalves = fc.record({
  offset: fc.integer({ min: -2, max: 34 }),
  blocked: fc.boolean(),
  nine_am: fc.subarray([1, 2]),
  midday: fc.subarray([1, 2]),
  two_pm: fc.subarray([1, 2]),
})

test('whatever else is booked: what counts as free meets no taken half and no closed day, and is not refused', () => {
  const anyNights = fc.integer({ min: -2, max: mostNights + 2 })
  fc.assert(
    fc.property(
      anyDayAhead,
      anyNights,
      fc.boolean(),
      fc.array(anyHalves, { maxLength: 3 }),
      (ahead, nights, isStaff, rows) => {
        const { date: start, business } = ahead
        const chosen = stay(start, addDays(start, nights))
        const days = rows.map(({ offset, ...row }) => ({ ...row, date: addDays(start, offset) }))
        const calendar: StayCalendar = { ...calendarOf(days), business, isStaff }
        const isTaken = calendar.days.values().some(({ date, nine_am, midday, two_pm }) => {
          const halves = [
            { from: '00:00', to: '10:00', ids: nine_am },
            { from: '10:00', to: '14:00', ids: midday },
            { from: '14:00', to: '24:00', ids: two_pm },
          ]
          const { startsAt, endsAt } = stayInterval(chosen, business)
          return halves.some(
            ({ from, to, ids }) => ids.includes(1) && `${date}T${from}` < endsAt && `${date}T${to}` > startsAt,
          )
        })
        const isBlocked = (day: Day) => calendar.days.get(day)?.blocked ?? false
        const selection = { vehicle: boat, stay: chosen, extras: [], isStaff: true }
        // A customer who comes today must do so before check-in time, which staff need not.
        const isLate = !isStaff && start === business.now.day && business.now.hour >= checkIn
        const refused = isLate || stayRefusal(selection, business, isBlocked) !== undefined
        expect(isFreeStay(chosen, calendar)).toBe(!refused && !isTaken)
      },
    ),
    { numRuns: 600 },
  )
})

test('a stay may begin exactly on the days that are free or free from 2 pm, and from which one can be had', () => {
  fc.assert(
    fc.property(
      anyDayAhead,
      fc.boolean(),
      fc.array(anyHalves, { maxLength: 3 }),
      ({ date, business }, isStaff, rows) => {
        const days = rows.map(({ offset, ...row }) => ({ ...row, date: addDays(date, offset) }))
        const calendar: StayCalendar = { ...calendarOf(days), business, isStaff }
        const state = stayDayState(date, calendar)
        expect(mayStart(date, calendar)).toBe(state === 'free' || state === 'arrival')
        const ends = Array.from({ length: mostNights + 1 }, (_, nights) => addDays(date, nights)).slice(isStaff ? 0 : 2)
        expect(mayStart(date, calendar)).toBe(ends.some((end) => isFreeStay(stay(date, end), calendar)))
        if (date < business.now.day) expect(state).toBe('past')
        else if (!openingHours(business.settings, date)) expect(['closed', 'past']).toContain(state)
        if (state === 'booked') expect(isFreeStay(stay(addDays(date, -2), date), calendar)).toBe(false)
        if (daysBetween(business.now.day, date) > 732) expect(state).toBe('closed')
      },
    ),
    { numRuns: 400 },
  )
})
