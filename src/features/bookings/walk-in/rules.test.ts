import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDayAhead, anyTaken, someBusiness, someVehicle } from '#testing/rental.ts'
import { selectionRefusal } from '../rules.ts'
import {
  agreedInstead,
  busyOn,
  hasPassed,
  laterStarts,
  licenseChoices,
  returning,
  walkInErrors,
  walkInOffers,
  walkInParty,
  walkInQuote,
  walkInStart,
  walkInStep,
  whyNone,
} from './rules.ts'

const monday = '2026-06-01'
const at = (hour: number) => someBusiness({ now: { day: monday, hour } })
const today = { date: monday, blocked: false }
const eider = someVehicle()
const teal = someVehicle({ id: 2, name: 'Teal', type: 'sailboats' }, { 1: 34, 3: 80 })
const ski = someVehicle(
  { id: 3, name: 'Dipper', type: 'jetskis', license: 'yes', charter_license: 69 },
  { 0.5: 43.5, 1: 79 },
)
const fleet = [eider, teal, ski]

const offers = (hour: number, busy: Record<number, { start: number; end: number }[]> = {}, blocked = false) =>
  walkInOffers(fleet, { today: { ...today, blocked }, busyOf: (id) => busy[id] ?? [] }, at(hour)).map(
    ({ vehicle, until, durations }) => [vehicle.name, until, durations],
  )

describe('a walk-in', () => {
  test.each([
    [8.2, 9],
    [9, 9],
    [10.49, 10.5],
    [10.5, 10.5],
    [13 + 19 / 60, 13 + 20 / 60],
    [13 + 20 / 60, 13 + 20 / 60],
    [13 + 20 / 60 + 1 / 3600, 13 + 25 / 60],
  ])('at %d begins at %d', (hour, start) => {
    expect(walkInStart(at(hour))).toBeCloseTo(start, 9)
  })

  test('can have what is free, until it is not, cheapest first', () => {
    expect(
      offers(10.75, {
        1: [
          { start: 9, end: 10 },
          { start: 12, end: 13 },
        ],
      }),
    ).toEqual([
      ['Teal', 19, [1, 3]],
      ['Dipper', 19, [0.5, 1]],
      ['Eider', 12, [1]],
    ])
  })

  test('cannot have what is out, blocked, or taken before its shortest time is over', () => {
    const busy = { 1: [{ start: 10, end: 11 }], 2: [{ start: 11, end: 12 }] }
    expect(offers(10.7, busy).map(([name]) => name)).toEqual(['Dipper'])
    const blocked = fleet.map((vehicle) => ({ ...vehicle, blocked: true }))
    expect(walkInOffers(blocked, { today, busyOf: () => [] }, at(10))).toEqual([])
  })

  test('gets nothing on a blocked day, after closing, and in the last half hour only what goes by it', () => {
    expect(offers(10, {}, true)).toEqual([])
    expect(offers(19.2)).toEqual([])
    expect(offers(18.5)).toEqual([['Dipper', 19, [0.5]]])
    expect(offers(18.6)).toEqual([])
  })

  test('who gets no boat is told why', () => {
    const why = (hour: number, { blocked = false, boats = fleet } = {}) =>
      whyNone(boats, { ...today, blocked }, at(hour))
    expect(why(10)).toBe('all out')
    expect([why(19), why(22), why(10, { blocked: true })]).toEqual(['closed', 'closed', 'closed'])
    expect([why(18.6), why(18.4, { boats: [eider] })]).toEqual(['too late', 'too late'])
    expect(why(10, { boats: fleet.map((boat) => ({ ...boat, blocked: true })) })).toBe('no boats')
  })

  test('is offered nothing that the server would refuse, and nothing that clashes', () => {
    fc.assert(
      fc.property(anyDayAhead, anyTaken, ({ date, business }, taken) => {
        const now = { ...business.now, day: date }
        const there = { ...business, now }
        const day = { date, blocked: false }
        const busyOf = (vehicleId: number) => taken.filter(({ id }) => id === vehicleId)
        for (const { vehicle, durations } of walkInOffers(fleet, { today: day, busyOf }, there)) {
          for (const hours of durations) {
            const start = walkInStart(there)
            expect(
              selectionRefusal({ vehicle, day, start, hours, extras: [], isStaff: true, startStep: walkInStep }, there),
            ).toBeUndefined()
            expect(busyOf(vehicle.id).some((busy) => busy.start < start + hours && busy.end > start)).toBe(false)
          }
        }
      }),
    )
  })

  test('is told what comes back, soonest first', () => {
    const busy: Record<number, { start: number; end: number }[]> = {
      1: [
        { start: 12, end: 14 },
        { start: 9, end: 12 },
      ],
      2: [{ start: 10, end: 11 }],
      3: [{ start: 10, end: 19 }],
    }
    const back = returning(fleet, (id) => busy[id] ?? [], at(10.7))
    expect(back.map(({ vehicle, at }) => [vehicle.name, at])).toEqual([
      ['Teal', 11],
      ['Eider', 14],
    ])
  })
})

test('What is taken today counts from midnight to midnight for stays over it.', () => {
  const here = { vehicle_id: 1, out_at: null, back_at: null }
  const stay = { ...here, starts_at: '2026-05-30T14:00', ends_at: '2026-06-03T10:00' }
  const trip = { ...here, starts_at: '2026-06-01T10:30', ends_at: '2026-06-01T12:00' }
  expect(busyOn(monday, [stay, trip], { vehicleId: 1, now: { day: monday, hour: 9 } })).toEqual([
    { start: 0, end: 24 },
    { start: 10.5, end: 12 },
  ])
  expect(busyOn(monday, [stay], { vehicleId: 2, now: { day: monday, hour: 9 } })).toEqual([])
})

describe('the licence', () => {
  const both = someVehicle({ license: 'yes', charter_license: 69, extra_captain: 49 })

  test('is there with the briefing, with a captain, or seen, where the boat needs one', () => {
    expect(licenseChoices(eider)).toEqual([])
    expect(licenseChoices(both)).toEqual(['briefing', 'captain', 'seen'])
    expect(licenseChoices(someVehicle({ license: 'yes' }))).toEqual(['seen'])
    expect(licenseChoices(someVehicle({ license: 'captain', extra_captain: 49 }))).toEqual([])
  })

  test('must be answered, and a captain costs', () => {
    expect(walkInErrors(both, { people: 2, license: '' })).toEqual([
      { field: 'license', message: 'Please check the licence' },
    ])
    expect(walkInErrors(both, { people: 2, license: 'seen' })).toEqual([])
    expect(walkInErrors(someVehicle({ license: 'yes' }), { people: 2, license: 'briefing' })).toHaveLength(1)
    expect(walkInQuote(both, { hours: 2, license: 'captain' }, someBusiness())?.total).toBe(9000 + 9800)
    expect(walkInQuote(both, { hours: 2, license: 'briefing' }, someBusiness())?.onSite).toEqual([
      { label: 'Briefing with charter licence', cents: 6900 },
    ])
    expect(walkInQuote(both, { hours: 4, license: 'seen' }, someBusiness())).toBeUndefined()
  })

  test('does not matter where the boat goes out with a captain only', () => {
    const ferry = someVehicle({ license: 'captain', extra_captain: 55 })
    expect(walkInParty(ferry, { people: 2, license: '' }).extras).toEqual(['captain'])
    expect(walkInQuote(ferry, { hours: 1, license: '' }, someBusiness())?.total).toBe(10_500)
  })
})

test('There must be room for everybody.', () => {
  expect(walkInErrors(eider, { people: 7, license: '' })).toEqual([
    { field: 'people', message: 'Eider is for 6 at most' },
  ])
})

describe('on another day', () => {
  const tuesday = '2026-06-02'
  test('a booking begins when we open, or as chosen; nothing of that has passed', () => {
    expect([walkInStart(at(15), undefined, tuesday), walkInStart(at(15), 10, tuesday)]).toEqual([9, 10])
    expect([hasPassed(9, at(15), tuesday), hasPassed(18, at(15), '2026-05-31')]).toEqual([false, true])
    expect(laterStarts(at(15), tuesday)).toEqual(Array.from({ length: 20 }, (_, i) => 9 + i / 2))
  })

  test('every boat can be had that nobody has then', () => {
    const then = { today: { date: tuesday, blocked: false }, busyOf: () => [{ start: 12, end: 13 }], chosen: 10 }
    const [first] = walkInOffers(fleet, then, at(20))
    expect([first?.vehicle.name, first?.until]).toEqual(['Teal', 12])
    expect(walkInOffers(fleet, { ...then, chosen: 12.5 }, at(20))).toEqual([])
  })

  test('another price is a line of it, and the listed one is none', () => {
    const listed = walkInQuote(eider, { hours: 1, day: tuesday, license: '' }, at(10))
    if (!listed) throw new Error('no price')
    expect(agreedInstead(listed, { price: listed.total, reason: 'Regular' })).toBe(listed)
    expect(agreedInstead(listed, { price: undefined, reason: '' })).toBe(listed)
    expect(agreedInstead(listed, { price: 4050, reason: 'Regular' })).toMatchObject({
      total: 4050,
      lines: [...listed.lines, { label: 'Price change: Regular', cents: 4050 - listed.total }],
    })
  })
})
