import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day } from '#kit/shared/day.ts'
import { anyDay, someBusiness, someSettings } from '#testing/rental.ts'
import type { StayDay } from '../contract.ts'
import {
  calendarOfAll,
  chooseDay,
  daysOf,
  dayToWaitFor,
  isFreeStay,
  leftOfChoice,
  nightsOf,
  previewStay,
  type StayCalendar,
  type StayChoice,
  stayDayState,
} from '../rules.ts'

const nobody: Omit<StayDay, 'date'> = { blocked: false, nine_am: [], midday: [], two_pm: [] }

/** Vehicle 1 is away from June 10, 2 pm to June 12, 10 am; June 20 is blocked. */
const rows: readonly StayDay[] = [
  { ...nobody, date: '2026-06-10', two_pm: [1] },
  { ...nobody, date: '2026-06-11', nine_am: [1], midday: [1], two_pm: [1] },
  { ...nobody, date: '2026-06-12', nine_am: [1] },
  { ...nobody, date: '2026-06-20', blocked: true },
]
const visitor: StayCalendar = {
  vehicleId: 1,
  days: new Map(rows.map((row) => [row.date, row])),
  business: someBusiness(),
  isStaff: false,
}
const staff = { ...visitor, isStaff: true }

const june = (day: number): Day => `2026-06-${String(day).padStart(2, '0')}`
const clicks = (calendar: StayCalendar, ...days: number[]) =>
  days.reduce<StayChoice>((choice, day) => chooseDay(choice, june(day), calendar), {})

test('with no start, a click sets the start', () => {
  expect(clicks(visitor, 3)).toEqual({ start: june(3) })
})

test('with a complete range, a click sets a new start and clears the end', () => {
  expect(clicks(visitor, 3, 6)).toEqual({ start: june(3), end: june(6) })
  expect(clicks(visitor, 3, 6, 14)).toEqual({ start: june(14) })
  expect(clicks(visitor, 3, 6, 5)).toEqual({ start: june(5) })
  expect(clicks(visitor, 3, 6, 3)).toEqual({ start: june(3) })
})

test('neither starts on a day that is blocked, on which the vehicle is booked in the afternoon, or too soon before either', () => {
  for (const day of [9, 10, 11, 18, 19, 20]) {
    expect(clicks(visitor, day)).toEqual({})
    expect(clicks(visitor, 3, 6, day)).toEqual({ start: june(3), end: june(6) })
  }
  expect(clicks(visitor, 8)).toEqual({ start: june(8) })
  expect(clicks(visitor, 12)).toEqual({ start: june(12) })
  expect(clicks(staff, 9)).toEqual({ start: june(9) })
  expect(clicks({ ...visitor, vehicleId: 2 }, 11)).toEqual({ start: june(11) })
})

test('where too few nights are free no stay begins; one may end there, unless somebody leaves only that morning', () => {
  const gap = new Map([
    [june(5), { ...nobody, date: june(5), nine_am: [1] }],
    [june(6), { ...nobody, date: june(6), two_pm: [1] }],
  ])
  const states = (isStaff: boolean) => [4, 5].map((day) => stayDayState(june(day), { ...visitor, days: gap, isStaff }))
  expect(states(false)).toEqual(['last', 'useless'])
  expect(states(true)).toEqual(['free', 'arrival'])
})

test('clicking the start day again ends the range on the same day for staff', () => {
  expect(clicks(staff, 3, 3)).toEqual({ start: june(3), end: june(3) })
})

test('clicking the start day again leaves others with the start only, and takes the warning away', () => {
  expect(clicks(visitor, 3, 3)).toEqual({ start: june(3) })
  expect(clicks(visitor, 3, 4, 3)).toEqual({ start: june(3) })
})

test('the day after the start warns others that one night is too few, instead of ending there', () => {
  expect(clicks(visitor, 3, 4)).toEqual({ start: june(3), oneNight: june(4) })
  expect(clicks(visitor, 3, 4, 4)).toEqual({ start: june(3), oneNight: june(4) })
})

test('after that warning a later day still sets the end, and an earlier one the start', () => {
  expect(clicks(visitor, 3, 4, 5)).toEqual({ start: june(3), end: june(5) })
  expect(clicks(visitor, 3, 4, 2)).toEqual({ start: june(2) })
})

test('staff may leave on the day after', () => {
  expect(clicks(staff, 3, 4)).toEqual({ start: june(3), end: june(4) })
})

test('a later unblocked day sets the end, also the one on which the next guest comes', () => {
  expect(clicks(visitor, 3, 5)).toEqual({ start: june(3), end: june(5) })
  expect(clicks(visitor, 3, 10)).toEqual({ start: june(3), end: june(10) })
})

test('a day to which the vehicle is not free all the time replaces the start', () => {
  expect(clicks(visitor, 3, 12)).toEqual({ start: june(12) })
  expect(clicks(visitor, 8, 14)).toEqual({ start: june(14) })
  expect(clicks(visitor, 17, 22)).toEqual({ start: june(22) })
  expect(clicks(staff, 9, 14)).toEqual({ start: june(14) })
})

test('and leaves everything as it is where no stay can begin on that day either', () => {
  expect(clicks(visitor, 3, 11)).toEqual({ start: june(3) })
  expect(clicks(visitor, 17, 20)).toEqual({ start: june(17) })
  expect(clicks(visitor, 14, 18)).toEqual({ start: june(14), end: june(18) })
})

test('more nights than can be had at once replace the start', () => {
  expect(chooseDay({ start: june(21) }, '2026-07-21', visitor)).toEqual({ start: june(21), end: '2026-07-21' })
  expect(chooseDay({ start: june(21) }, '2026-07-22', visitor)).toEqual({ start: '2026-07-22' })
})

test('an earlier day becomes the new start', () => {
  expect(clicks(visitor, 6, 3)).toEqual({ start: june(3) })
  expect(clicks(staff, 6, 3)).toEqual({ start: june(3) })
})

test('what has passed cannot be clicked', () => {
  const afternoon = { ...visitor, business: someBusiness({ now: { day: june(3), hour: 14.5 } }) }
  expect(clicks(afternoon, 2)).toEqual({})
  expect(clicks(afternoon, 3)).toEqual({})
  expect(clicks({ ...afternoon, isStaff: true }, 3, 3)).toEqual({ start: june(3), end: june(3) })
})

test.each([
  ['2026-06-29', '2026-07-02'],
  ['2026-12-30', '2027-01-02'],
  ['2028-02-28', '2028-03-01'],
  ['2027-02-27', '2027-03-01'],
  ['2026-10-24', '2026-10-26'],
  ['2027-03-27', '2027-03-29'],
])('a range from %s to %s is chosen like any other', (start, end) => {
  expect(chooseDay(chooseDay({}, start, visitor), end, visitor)).toEqual({ start, end })
})

test('a range over the off-season at the year end cannot be chosen, one up to it can', () => {
  const settings = someSettings({ off_season_start: '2000-12-24', off_season_end: '2000-01-06' })
  const winter = { ...visitor, business: someBusiness({ settings, now: { day: '2026-12-01', hour: 9 } }) }
  expect(chooseDay({ start: '2026-12-20' }, '2026-12-23', winter)).toEqual({ start: '2026-12-20', end: '2026-12-23' })
  expect(chooseDay({ start: '2026-12-20' }, '2027-01-03', winter)).toEqual({ start: '2026-12-20' })
  expect(chooseDay({ start: '2026-12-20' }, '2027-01-07', winter)).toEqual({ start: '2027-01-07' })
})

test('pointing at a day shows the range up to it, where there could be one', () => {
  expect(previewStay({ start: june(3) }, june(6), visitor)).toEqual({ start: june(3), end: june(6) })
  expect(previewStay({ start: june(3), oneNight: june(4) }, june(6), visitor)).toEqual({ start: june(3), end: june(6) })
  for (const day of [1, 3, 11, 12, 20]) expect(previewStay({ start: june(3) }, june(day), visitor)).toBeUndefined()
  expect(previewStay({}, june(6), visitor)).toBeUndefined()
  expect(previewStay({ start: june(3), end: june(5) }, june(6), visitor)).toBeUndefined()
})

test('of a choice that was kept only what can still be had is left', () => {
  const left = (choice: StayChoice, calendar = visitor) => leftOfChoice(choice, calendar)
  const whole = { start: june(3), end: june(6) }
  expect(left(whole)).toBe(whole)
  expect(left({ start: june(8), end: june(11) })).toEqual({ start: june(8) })
  expect(left({ start: june(9), end: june(11) })).toEqual({})
  expect(left({ start: june(10), end: june(14) })).toEqual({})
  expect(left({ start: '2026-05-30', end: june(3) })).toEqual({})
  expect(left({ start: june(8), oneNight: june(9) })).toEqual({ start: june(8), oneNight: june(9) })
  expect(left({ start: june(9), oneNight: june(10) })).toEqual({})
})

test('who signs out keeps no range that only staff may choose', () => {
  const short = { start: june(3), end: june(4) }
  expect(leftOfChoice(short, staff)).toBe(short)
  expect(leftOfChoice(short, visitor)).toEqual({ start: june(3) })
  expect(leftOfChoice({ start: june(3), end: june(3) }, visitor)).toEqual({ start: june(3) })
  expect(leftOfChoice({ start: june(3), oneNight: june(4) }, staff)).toEqual({ start: june(3) })
})

const anyCalendar = fc
  .record({
    today: anyDay,
    hour: fc.nat(23),
    isStaff: fc.boolean(),
    offSeason: fc.constantFrom({}, { off_season_start: '2000-12-20', off_season_end: '2000-02-29' }),
    rows: fc.array(
      fc.record({
        offset: fc.nat(40),
        blocked: fc.boolean(),
        nine_am: fc.subarray([1, 2]),
        midday: fc.subarray([1, 2]),
        two_pm: fc.subarray([1, 2]),
      }),
      { maxLength: 5 },
    ),
  })
  .map(({ today, hour, isStaff, offSeason, rows }): StayCalendar & { today: Day } => ({
    today,
    vehicleId: 1,
    isStaff,
    business: someBusiness({ now: { day: today, hour }, settings: someSettings(offSeason) }),
    days: new Map(rows.map(({ offset, ...row }) => [addDays(today, offset), { ...row, date: addDays(today, offset) }])),
  }))

test('however one clicks, a range that comes about is free, long enough, and has no closed or taken day in it', () => {
  fc.assert(
    fc.property(anyCalendar, fc.array(fc.integer({ min: -2, max: 40 }), { maxLength: 12 }), (calendar, offsets) => {
      let choice: StayChoice = {}
      for (const offset of offsets) {
        const day = addDays(calendar.today, offset)
        const before = choice
        const preview = previewStay(choice, day, calendar)
        choice = chooseDay(choice, day, calendar)
        const { start, end, oneNight } = choice
        expect(leftOfChoice(choice, calendar)).toBe(choice)
        if (start !== undefined) expect(['free', 'arrival']).toContain(stayDayState(start, calendar))
        if (end !== undefined && start !== undefined) {
          expect(isFreeStay({ start, end }, calendar)).toBe(true)
          expect(nightsOf({ start, end })).toBeGreaterThanOrEqual(calendar.isStaff ? 0 : 2)
          const inside = daysOf({ start, end }).slice(1, -1)
          for (const one of inside) expect(['free', 'last']).toContain(stayDayState(one, calendar))
          if (choice !== before && end > start) expect(preview).toEqual({ start, end })
        }
        if (oneNight !== undefined)
          expect([calendar.isStaff, end, oneNight]).toEqual([false, undefined, addDays(start ?? '', 1)])
      }
    }),
    { numRuns: 300 },
  )
})

test('a place on the waiting list is offered where what is wanted is taken, and not below what can be had', () => {
  const wait = (choice: StayChoice, lost?: { start: Day; end: Day }) => dayToWaitFor(choice, lost, visitor)
  expect(wait({})).toBe(june(10))
  expect(wait({ start: june(2), end: june(9) })).toBeUndefined()
  // What somebody was quicker to book, until something else is chosen.
  expect(wait({}, { start: june(11), end: june(14) })).toBe(june(11))
  expect(wait({ start: june(2), end: june(9) }, { start: june(11), end: june(14) })).toBeUndefined()
  // A first day: others are soon after it, or they are not.
  expect([wait({ start: june(8) }), wait({ start: june(2) }), wait({ start: june(14) })]).toEqual([
    june(8),
    undefined,
    undefined,
  ])
  expect(wait({ start: june(4) })).toBe(june(4))
  expect(dayToWaitFor({}, undefined, { ...visitor, vehicleId: 2 })).toBeUndefined()
})

const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31))

test(`several boats are free together exactly when each of them is (SEED=${seed})`, () => {
  const anyOf = fc.subarray([1, 2, 3])
  const anyDays = fc.array(fc.record({ nine_am: anyOf, midday: anyOf, two_pm: anyOf, blocked: fc.boolean() }), {
    minLength: 12,
    maxLength: 12,
  })
  fc.assert(
    fc.property(anyDays, fc.nat(8), fc.integer({ min: 2, max: 4 }), (days, first, nights) => {
      const taken = days.map((day, i) => ({ ...day, date: june(i + 2) }))
      const calendar = { ...visitor, days: new Map(taken.map((day) => [day.date, day])) }
      const stay = { start: june(first + 2), end: june(first + 2 + nights) }
      const all = calendarOfAll(calendar, [2, 3])
      const each = [1, 2, 3].map((vehicleId) => isFreeStay(stay, { ...calendar, vehicleId }))
      expect(isFreeStay(stay, all)).toBe(each.every(Boolean))
    }),
    { seed, examples: [[Array.from({ length: 12 }, () => ({ ...nobody })), 2, 3]] },
  )
  expect(calendarOfAll(visitor, [])).toBe(visitor)
})
