import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookableDurations, durationStep } from '#features/vehicles/rules.ts'
import { addMonths, existsOnClock, localDateTime } from '#kit/shared/day.ts'
import * as some from '#testing/rental.ts'
import { slotKeys } from './contract.ts'
import * as rules from './rules.ts'

const day = '2026-06-01'
const everyHalfHour = Object.fromEntries(slotKeys.map((_, i) => [(i + 1) / 2, 10 + i]))
const jetski = some.someVehicle({ type: 'jetskis' }, everyHalfHour)
const aroundTheClock = { general_opening_hour: 0, general_closing_hour: 24 }
const winter = { off_season_start: '2000-11-01', off_season_end: '2000-02-29' }
const business = some.someBusiness({ settings: some.someSettings(winter) })
const always = some.someBusiness({ settings: some.someSettings(aroundTheClock) })

test('a slot key stands for each half hour of a day, in order', () => {
  expect(slotKeys).toHaveLength(48)
  expect([0, 1, 2, 23, 24].map((i) => slotKeys[i]).join()).toBe(
    'twelve_am,twelve_am_thirty,one_am,eleven_am_thirty,twelve_pm',
  )
  expect([25, 27, 47].map((i) => slotKeys[i]).join()).toBe('twelve_pm_thirty,one_pm_thirty,eleven_pm_thirty')
})

test.each([
  ['2026-05-31', false, 'past'],
  ['2026-05-31', true, 'past'],
  ['2026-06-01', false, 'open'],
  ['2026-06-01', true, 'closed'],
  ['2026-10-31', false, 'open'],
  ['2026-11-01', false, 'closed'],
  ['2028-02-29', false, 'closed'],
  ['2028-03-01', false, 'open'],
  ['2028-06-01', false, 'open'],
  ['2028-06-02', false, 'closed'],
] as const)('the calendar on June 1, 2026: %s, blocked %j, is %s', (date, blocked, state) => {
  expect(rules.calendarDayState({ date, blocked }, { ...business, now: { day, hour: 23.9 } })).toBe(state)
})

test('the last bookable day is 24 months ahead, at the end of February where it must', () => {
  expect([rules.lastBookableDay(day), rules.lastBookableDay('2028-02-29')]).toEqual(['2028-06-01', '2030-02-28'])
})

test.each([
  [9, 12, 1, [9, 10, 11]],
  [9, 11, 0.5, [9, 9.5, 10, 10.5]],
  [9.5, 12.5, 1, [10, 11]],
  [9.5, 11, 0.5, [9.5, 10, 10.5]],
  [23, 24, 0.5, [23, 23.5]],
  [9.5, 10, 1, []],
] as const)('open from %d to %d, a timetable in steps of %d hours starts at %j', (opens, closes, step, rows) => {
  const settings = some.someSettings({ general_opening_hour: opens, general_closing_hour: closes })
  expect(rules.timetableRows(settings, [day], step)).toEqual(rows)
})

test('a timetable goes from the earliest opening to the latest closing of its days', () => {
  const longDay = { season_begin_start: '2000-06-01', season_begin_end: '2000-06-01' }
  const hours = { season_begin_opening_hour: 7, season_begin_closing_hour: 20 }
  const settings = some.someSettings({ ...winter, ...longDay, ...hours })
  const rows = (...days: string[]) => rules.timetableRows(settings, days, 1).join()
  expect(rows('2026-05-31', day, '2026-06-02')).toBe('7,8,9,10,11,12,13,14,15,16,17,18,19')
  expect(rows('2026-10-31', '2026-11-01')).toBe('9,10,11,12,13,14,15,16,17,18')
  expect(rows('2026-11-01', '2026-11-02')).toBe('')
})

describe('a slot', () => {
  type On = { date?: string; hour?: number; blocked?: boolean; taken?: string; length?: number; ids?: number[] }
  /** The states of slots that start at some hours, in one line. */
  const states = (
    starts: number[],
    { date = day, hour = 6, blocked = false, taken = '', length = 1, ids = [1, 2] }: On,
  ) =>
    starts
      .map((start) => {
        const timetable = some.someDay(date, { blocked, taken: some.someTaken(taken) })
        return rules.slotState(timetable, { start, length, vehicleIds: ids }, { ...business, now: { day, hour } })
      })
      .join(' ')

  test('is past from its start on', () => {
    expect([9, 9.99, 10, 10.01].map((hour) => states([10], { hour })).join(' ')).toBe('free free past past')
    expect(states([12], { date: '2026-05-31' })).toBe('past')
    expect(states([9], { date: '2026-06-02', hour: 23 })).toBe('free')
    expect(states([8], { hour: 12, blocked: true })).toBe('past')
  })

  test('is closed where it is not entirely within the opening hours', () => {
    expect(states([8, 8.5, 9, 18, 18.5, 19], {})).toBe('closed closed free free short closed')
    expect(states([8.5, 9, 18.5, 19], { length: 0.5 })).toBe('closed free free closed')
    expect(states([12], { date: '2026-12-31' })).toBe('closed')
    expect(states([8], { blocked: true })).toBe('closed')
  })

  test('is closed later than can be booked yet', () => {
    expect(states([9], { date: '2028-06-01' })).toBe('free')
    expect(states([9], { date: '2028-06-02' })).toBe('closed')
  })

  test('is blocked on a blocked day, booked or not', () => {
    expect(states([9], { blocked: true })).toBe('blocked')
    expect(states([9], { blocked: true, taken: '1@9-10 2@9-10' })).toBe('blocked')
  })

  test('is booked when no vehicle is free over the whole of it', () => {
    expect(states([9, 10], { taken: '1@9-10' })).toBe('free free')
    expect(states([9, 10, 11], { taken: '1@9-9.5 2@9.5-11' })).toBe('booked free free')
    expect(states([9, 9.5], { taken: '1@9-9.5 2@9.5-11', length: 0.5 })).toBe('free free')
    expect(states([9, 10, 11], { taken: '1@10-11 2@9-19', ids: [1] })).toBe('free booked free')
    expect(states([9], { ids: [] })).toBe('booked')
  })

  test.each([
    ['2027-03-28', 1, [1, 2, 3], 'free closed free'],
    ['2027-03-28', 0.5, [1.5, 2, 2.5, 3], 'free closed closed free'],
    ['2026-10-25', 1, [1, 2, 3], 'free free free'],
  ])('on %s, in steps of %d hours, is closed in the hour the clock skips', (date, length, starts, states) => {
    const state = (start: number) => rules.slotState(some.someDay(date), { start, length, vehicleIds: [1] }, always)
    expect(starts.map(state).join(' ')).toBe(states)
  })
})

const timetable = some.someDay(day, { taken: some.someTaken('7@9-10 7@10-11.5 7@13-13.5 8@0-1 8@23.5-24') })

test.each([
  [11, 1, '9 8'],
  [11.5, 1, '9 8 7'],
  [12, 1.5, '9 8'],
  [12, 1, '9 8 7'],
  [23, 1, '9 7'],
  [23, 0.5, '9 8 7'],
])('from %d on for %d hours the vehicles %s are free', (start, hours, ids) => {
  const free = rules.freeVehicles(timetable, start, hours, [{ id: 9 }, { id: 8 }, { id: 7 }])
  expect(free.map(({ id }) => id).join(' ')).toBe(ids)
})

test('adjoining bookings of a vehicle are one busy interval', () => {
  const busy = (id: number) => rules.busyIntervals(timetable, id).map(({ start, end }) => `${start}-${end}`)
  expect([busy(7), busy(8), busy(9)]).toEqual([['9-11.5', '13-13.5'], ['0-1', '23.5-24'], []])
})

test.each([
  ['until closing', 9, 1, '', 10],
  ['in the last hour before closing', 18, 1, '', 1],
  ['in the last half hour before closing', 18.5, 0.5, '', 0.5],
  ['until the next booking', 9, 1, '1@15-16 1@12-13', 3],
  ['in whole steps before the next booking', 9, 1, '1@11.5-13', 2],
  ['not when the next booking comes too soon', 9, 1, '1@9.5-10', 0],
  ['not while taken', 10, 1, '1@9-11', 0],
  ['not at the start of a booking', 9, 1, '1@9-11', 0],
  ['again when a booking ends', 11, 1, '1@9-11', 8],
  ['until a booking that goes on into the next day', 9, 1, '1@14-34', 5],
  ['not before opening', 8, 1, '', 0],
  ['not at closing', 19, 1, '', 0],
  ['not from half past on by the hour', 9.5, 1, '', 0],
] as const)('a vehicle can be had %s', (_, start, step, taken, hours) => {
  const when = { day: { date: day, blocked: false }, start, step, busy: some.someTaken(taken) }
  expect(rules.availableHours(when, business)).toBe(hours)
})

test('a vehicle can be had neither in the past nor on closed or blocked days, and only up to a skipped hour', () => {
  const available = (date: string, start: number, on = business, blocked = false) =>
    rules.availableHours({ day: { date, blocked }, start, step: 1, busy: [{ start: -10, end: 0 }] }, on)
  expect([available('2026-05-31', 9), available(day, 9, business, true), available('2026-12-31', 9)]).toEqual([0, 0, 0])
  expect([0, 1, 2, 3].map((start) => available('2027-03-28', start, always))).toEqual([2, 1, 0, 21])
})

type Change = Partial<Omit<rules.Selection, 'day' | 'vehicle'>> & {
  date?: string
  blocked?: boolean
  vehicle?: Parameters<typeof some.someVehicle>[0]
  on?: rules.Business
}
const refused: [code: string | undefined, change: Change][] = [
  ['PAST', { date: '2026-05-31' }],
  ['PAST', { start: 6 }],
  ['TOO_FAR_AHEAD', { date: '2028-06-02' }],
  ['CLOSED', { date: '2026-12-01' }],
  ['OUTSIDE_OPENING_HOURS', { start: 8 }],
  ['OUTSIDE_OPENING_HOURS', { start: 18, hours: 2 }],
  ['SKIPPED_HOUR', { date: '2027-03-28', start: 1, hours: 2, on: always }],
  ['DAY_BLOCKED', { blocked: true }],
  ['VEHICLE_BLOCKED', { vehicle: { blocked: true } }],
  ['START_NOT_OFFERED', { start: 9.5 }],
  ['DURATION_NOT_OFFERED', { hours: 3 }],
  ['DURATION_NOT_OFFERED', { hours: 1.5 }],
  ['EXTRA_NOT_OFFERED', { extras: ['bbq'] }],
  ['EXTRA_NOT_OFFERED', { vehicle: { license: 'captain' } }],
  [undefined, {}],
  [undefined, { start: 17, hours: 2 }],
  [undefined, { date: '2028-06-01' }],
  [undefined, { date: '2027-03-28', start: 1, hours: 1, on: always }],
  [undefined, { start: 9.5, hours: 0.5, vehicle: jetski }],
  [undefined, { extras: ['bbq'], vehicle: { extra_bbq: true } }],
]
test.each(refused)(
  'a selection is refused as %s with %j',
  (code, { date = day, blocked = false, on = business, ...change }) => {
    const vehicle = some.someVehicle(change.vehicle)
    const selection = { start: 9, hours: 1, extras: [], ...change, vehicle, day: { date, blocked } }
    const refusal = rules.selectionRefusal(selection, on)
    expect(refusal?.code).toBe(code)
    if (refusal) expect(refusal.detail).toMatch(/^[A-Z].{20,}[a-z]$/)
  },
)

test('a booking has start and end on the wall clock', () => {
  const interval = (...args: [string, number, number]) => Object.values(rules.hoursToInterval(...args)).join(' ')
  expect(interval('2026-12-31', 22.5, 1.5)).toBe('2026-12-31T22:30 2027-01-01T00:00')
  expect(interval('2028-02-29', 9, 1)).toBe('2028-02-29T09:00 2028-02-29T10:00')
  expect(rules.hoursToInterval(day, 9, 1).startsAt).toBe('2026-06-01T09:00')
})

const anyVehicle = fc.constantFrom(jetski, some.someVehicle({}, everyHalfHour))
const oftenFalse = fc.nat(5).map((n) => n === 0)
const anyMoment = [some.anyDayAhead, oftenFalse, some.anyTaken, some.anyStart, anyVehicle] as const

test('what can be had is every half hour in a row that nothing speaks against', () => {
  fc.assert(
    fc.property(...anyMoment, ({ date, business }, blocked, taken, start, { type }) => {
      const { now, timeZone } = business
      const settings = { ...business.settings, off_season_start: null }
      const speaksAgainst = (hour: number) =>
        hour < settings.general_opening_hour ||
        hour >= settings.general_closing_hour ||
        taken.some(({ id, start, end }) => id === 1 && start <= hour && hour < end) ||
        !existsOnClock(date, hour, timeZone)
      const isPast = localDateTime(date, start) <= localDateTime(now.day, now.hour)
      const step = durationStep(type)
      let hours = 0
      while (!speaksAgainst(start + hours)) hours += 0.5
      if (blocked || isPast || date > addMonths(now.day, 24) || !Number.isInteger(start / step)) hours = 0
      const busy = rules.busyIntervals(some.someDay(date, { taken }), 1)
      const available = rules.availableHours({ day: { date, blocked }, start, step, busy }, { ...business, settings })
      expect(available).toBe(Math.floor(hours / step) * step)
    }),
    { numRuns: 1000 },
  )
})

test('slots, availability, durations, refusals and the calendar agree with each other', () => {
  fc.assert(
    fc.property(...anyMoment, fc.nat(47), ({ date, business }, blocked, taken, start, vehicle, n) => {
      const step = durationStep(vehicle.type)
      fc.pre(Number.isInteger(start / step))
      const day = some.someDay(date, { taken, blocked })
      const available = (busy: readonly rules.Interval[]) => rules.availableHours({ day, start, step, busy }, business)
      const bookable = [1, 2].filter((id) => available(rules.busyIntervals(day, id)) > 0)
      const isFree = rules.slotState(day, { start, length: step, vehicleIds: [1, 2] }, business) === 'free'
      expect(isFree).toBe(bookable.length > 0)
      if (isFree) {
        expect(rules.freeVehicles(day, start, step, [{ id: 1 }, { id: 2 }]).map(({ id }) => id)).toEqual(bookable)
        expect(rules.calendarDayState(day, business)).toBe('open')
        expect(rules.timetableRows(business.settings, [date], step)).toContain(start)
      }
      const hours = (n + 1) / 2
      const refusal = rules.selectionRefusal({ vehicle, day, start, hours, extras: [] }, business)
      expect(refusal === undefined).toBe(bookableDurations(vehicle, available([])).includes(hours))
    }),
    { numRuns: 1000 },
  )
})

test('the rows of a timetable are those of its days and what lies between', () => {
  fc.assert(
    fc.property(
      fc.array(some.anyDay, { maxLength: 7 }),
      some.anyOpening,
      fc.constantFrom(0.5, 1),
      (days, begin, step) => {
        const [season_begin_opening_hour, season_begin_closing_hour] = Object.values(begin)
        const season = { season_begin_start: '2000-03-01', season_begin_end: '2000-06-30' }
        const settings = some.someSettings({
          ...winter,
          ...season,
          season_begin_opening_hour,
          season_begin_closing_hour,
        })
        const rows = rules.timetableRows(settings, days, step)
        const own = days.flatMap((day) => rules.timetableRows(settings, [day], step))
        expect(rows).toEqual(expect.arrayContaining(own))
        expect(rows).toEqual(rows.map((_, i) => (rows[0] ?? 0) + i * step))
        expect(rows.length === 0 || own.length > 0).toBe(true)
      },
    ),
  )
})
