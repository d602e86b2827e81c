import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#kit/shared/day.ts'
import {
  anyDayAhead,
  anyStart,
  anyTaken,
  someBusiness,
  someRule,
  someSettings,
  someTaken,
  someVehicle,
} from '#testing/rental.ts'
import { freeHours, type Known, openUntil, selectionRefusal } from '../rules.ts'
import { isFreeStay } from '../stays/rules.ts'
import { type Ask, boatsFreeOn, freeBoats, leastPrice, nearestTimes } from './rules.ts'

const day = '2026-06-01'
const business = someBusiness()
const small = someVehicle({ id: 1, name: 'Teal', type: 'canoes', passengers: 2 }, { 1: 20, 2: 35 })
const large = someVehicle({ id: 2, name: 'Eider', briefing_fee: 25 }, { 1: 50, 2: 90, 3: 120 })
const house = someVehicle({ id: 3, name: 'Heron', type: 'houseboats', price_night: 200, cleaning_fee: 60 }, {})
const jet = someVehicle({ id: 4, name: 'Swift', type: 'jetskis', passengers: 2 }, { 0.5: 40, 1: 70 })
const fleet = [small, large, house, jet]

/** `1@9-10` as in the tests of the timetable; hours after 24 are those of the days after. */
const known = (taken = '', blocked: string[] = [], from = day): Known => ({
  from,
  busy: Map.groupBy(someTaken(taken), ({ id }) => id),
  blocked: new Set(blocked),
})
const ask = (changes: Partial<Ask> = {}) => ({ day, people: 2, start: 10, hours: 1, ...changes }) as Ask
const names = (asked: Ask, what = known(), when = business) =>
  freeBoats(asked, fleet, when, what).map(({ name }) => name)

describe('free boats', () => {
  test('are big enough, let for that long, and taken by nobody', () => {
    expect(names(ask())).toEqual(['Teal', 'Eider', 'Swift'])
    expect(names(ask({ people: 3 }))).toEqual(['Eider'])
    expect(names(ask({ hours: 3 }))).toEqual(['Eider'])
    expect(names(ask({ hours: 0.5, start: 10.5 }))).toEqual(['Swift'])
    expect(names(ask({ start: 10.5 }))).toEqual(['Swift'])
    expect(names(ask(), known('1@9-10 2@11-12 4@10.5-11'))).toEqual(['Teal', 'Eider'])
    expect(names(ask(), known('1@9-10.5 2@9-11'))).toEqual(['Swift'])
  })

  test('are none that are blocked, on no blocked day, outside opening hours or in the past', () => {
    expect(freeBoats(ask(), [{ ...small, blocked: true }], business, known())).toEqual([])
    expect(names(ask(), known('', [day]))).toEqual([])
    expect(names(ask({ start: 8 }))).toEqual([])
    expect(names(ask({ start: 18, hours: 2 }))).toEqual([])
    expect(names(ask(), known(), someBusiness({ now: { day, hour: 10 } }))).toEqual([])
    expect(names(ask(), known(), someBusiness({ now: { day, hour: 9.99 } }))).toEqual(['Teal', 'Eider', 'Swift'])
  })

  test('over nights are those let so that nobody has from 2 pm to 10 am', () => {
    const nights = { day, people: 2, nights: 2 } as Ask
    expect(names(nights)).toEqual(['Heron'])
    expect(names(nights, known('3@10-14 3@58-60'))).toEqual(['Heron'])
    expect(names(nights, known('3@13-14.5'))).toEqual([])
    expect(names(nights, known('3@57.5-58'))).toEqual([])
    expect(names(nights, known('', [addDays(day, 2)]))).toEqual([])
    expect(names(nights, known(), someBusiness({ now: { day, hour: 14 } }))).toEqual([])
  })

  test('cost in all what nobody gets around', () => {
    expect(leastPrice(large, ask({ hours: 2 }), business)).toBe(11_500)
    expect(leastPrice(house, { day, people: 2, nights: 3 }, business)).toBe(66_000)
  })

  test('cost what the rules make of it then', () => {
    const weekend = { ...business, priceRules: [someRule({ kind: 'weekday', weekdays: [6], percent: 10 })] }
    expect(leastPrice(large, ask({ day: '2026-06-06', hours: 2 }), weekend)).toBe(12_400)
    expect(leastPrice(large, ask({ day: '2026-06-05', hours: 2 }), weekend)).toBe(11_500)
  })

  test('are those that the booking itself would take, whatever is asked', () => {
    const seed = Date.now()
    const anyHours = fc.constantFrom(0.5, 1, 1.5, 2, 3)
    const property = fc.property(
      anyDayAhead,
      anyStart,
      anyHours,
      anyTaken,
      fc.boolean(),
      ({ date, business: when }, start, hours, taken, blocked) => {
        const what = {
          from: date,
          busy: Map.groupBy(taken, ({ id }) => id as number),
          blocked: new Set(blocked ? [date] : []),
        }
        const free = freeBoats({ day: date, people: 2, start, hours }, fleet, when, what)
        for (const vehicle of fleet) {
          const calendarDay = { date, blocked }
          const refusal = selectionRefusal({ vehicle, day: calendarDay, start, hours, extras: [] }, when)
          const until = openUntil(calendarDay, start, 0.5, when, 0.5)
          const lasts = until && freeHours({ start, until, step: 0.5 }, what.busy.get(vehicle.id) ?? []) >= hours
          expect(free.includes(vehicle), `${vehicle.name}, ${date} ${start} for ${hours}`).toBe(
            !refusal && lasts === true,
          )
        }
      },
    )
    fc.assert(property, { seed, numRuns: 500 })
  })

  test('over nights are those that the calendar of stays lets choose', () => {
    const seed = Date.now()
    const parts = fc.array(
      fc.record({ at: fc.integer({ min: -1, max: 5 }), from: fc.nat(23), hours: fc.integer({ min: 1, max: 30 }) }),
      {
        maxLength: 3,
      },
    )
    const property = fc.property(
      anyDayAhead,
      parts,
      fc.integer({ min: 2, max: 4 }),
      ({ date, business: when }, taken, nights) => {
        const intervals = taken.map(({ at, from, hours }) => ({ start: at * 24 + from, end: at * 24 + from + hours }))
        const days = Array.from({ length: 8 }, (_, i) => {
          const touches = (begin: number, end: number) =>
            intervals.some((one) => one.start < i * 24 + end && one.end > i * 24 + begin) ? [house.id] : []
          const stayDay = {
            date: addDays(date, i),
            blocked: false,
            nine_am: touches(0, 10),
            midday: touches(10, 14),
            two_pm: touches(14, 24),
          }
          return [stayDay.date, stayDay] as const
        })
        const free = freeBoats({ day: date, people: 1, nights }, [house], when, {
          ...{ from: date, busy: new Map([[house.id, intervals]]), blocked: new Set<string>() },
        })
        const calendar = { vehicleId: house.id, days: new Map(days), business: when, isStaff: false }
        expect(free.length === 1).toBe(isFreeStay({ start: date, end: addDays(date, nights) }, calendar))
      },
    )
    fc.assert(property, { seed, numRuns: 500 })
  })
})

describe('the nearest times', () => {
  const full = '1@9-19 2@9-19 4@9-19'
  test('are two of the same day, then the nearest days at the nearest hour', () => {
    const late = '1@9-13 2@9-19 4@9-19'
    expect(nearestTimes(ask({ people: 2 }), fleet, business, known(late))).toEqual([
      { day, start: 13 },
      { day, start: 14 },
      { day: '2026-06-02', start: 10 },
      { day: '2026-06-03', start: 10 },
    ])
    expect(nearestTimes(ask(), fleet, business, known(full)).map(({ day: on }) => on)).toEqual([
      ...['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'],
    ])
  })

  test('lie around the day, none of them closed, past or blocked', () => {
    const when = someBusiness({ now: { day: '2026-05-31', hour: 12 } })
    const what = known('', [day, '2026-06-02'])
    expect(nearestTimes(ask(), fleet, when, what)).toEqual([
      { day: '2026-05-31', start: 13 },
      { day: '2026-06-03', start: 10 },
      { day: '2026-06-04', start: 10 },
      { day: '2026-06-05', start: 10 },
    ])
    const winter = someBusiness({
      settings: someSettings({ off_season_start: '2000-05-01', off_season_end: '2000-07-31' }),
    })
    expect(nearestTimes(ask(), fleet, winter, known())).toEqual([])
  })

  test('over nights are other first days', () => {
    const nights = { day, people: 2, nights: 2 } as Ask
    expect(nearestTimes(nights, fleet, business, known('3@20-30'))).toEqual(
      ['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'].map((on) => ({ day: on, start: 14 })),
    )
  })
})

test('a day has the boats that are free for so long in a row, from whatever start', () => {
  expect(boatsFreeOn(day, 1, fleet, business, known())).toBe(3)
  expect(boatsFreeOn(day, 2, fleet, business, known('1@10-11 1@12-18 2@9-19'))).toBe(0)
  expect(boatsFreeOn(day, 1, fleet, business, known('1@10-11 1@12-18 2@9-19'))).toBe(2)
  expect(boatsFreeOn(day, 0.5, fleet, business, known('4@9-18.5'))).toBe(1)
  expect(boatsFreeOn(day, 1, fleet, business, known('', [day]))).toBe(0)
  expect(boatsFreeOn(day, 1, fleet, someBusiness({ now: { day, hour: 17.5 } }), known())).toBe(3)
  expect(boatsFreeOn(day, 1, fleet, someBusiness({ now: { day, hour: 18 } }), known())).toBe(0)
  expect(boatsFreeOn('2026-06-02', 1, fleet, business, known('1@33-43'))).toBe(2)
})
