import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, daysBetween, localDateTime } from '#kit/shared/day.ts'
import { anyDay, someSettings } from '#testing/rental.ts'
import {
  canceledWords,
  dayPlan,
  dayToOpen,
  dayToShow,
  deskDayState,
  durationWords,
  endMoment,
  hasCome,
  mayOpenDay,
  minuteOf,
  paymentLabel,
  paymentWords,
  touches,
  withPrice,
  withStaffComment,
} from './rules.ts'

let lastId = 0

/** A booking from one wall-clock time to another, `2026-06-03T10:00`. */
function booked(from: string, to: string, vehicle_name = 'Eider') {
  const ends = endMoment(to)
  const kind = from.slice(0, 10) === ends.day ? ('hours' as const) : ('days' as const)
  lastId += 1
  return {
    id: lastId,
    vehicle_name,
    kind,
    booked_day: from.slice(0, 10),
    booked_start: endHour(from),
    booked_day_end: ends.day,
    booked_end: ends.hour,
    booked_hours: daysBetween(from.slice(0, 10), ends.day) * 24 + ends.hour - endHour(from),
    paid: false,
    held: false,
    out_at: null as string | null,
    back_at: null as string | null,
  }
}
const endHour = (text: string) => Number(text.slice(11, 13)) + Number(text.slice(14)) / 60

const names = (bookings: readonly { vehicle_name: string }[]) => bookings.map(({ vehicle_name }) => vehicle_name)
const shown = (plan: ReturnType<typeof dayPlan<ReturnType<typeof booked>>>) => ({
  groups: plan.groups.map(({ hour, bookings }) => [hour, ...names(bookings)]),
  underWay: names(plan.underWay),
})

describe('a day', () => {
  const bookings = [
    booked('2026-06-03T10:00', '2026-06-03T12:00', 'Teal'),
    booked('2026-06-03T09:30', '2026-06-03T12:00', 'Dipper'),
    booked('2026-06-03T10:00', '2026-06-03T11:00', 'Avocet'),
    booked('2026-06-02T14:00', '2026-06-03T10:00', 'Heron'),
    booked('2026-06-01T14:00', '2026-06-05T10:00', 'Bittern'),
    booked('2026-06-03T14:00', '2026-06-06T10:00', 'Crane'),
    booked('2026-06-04T10:00', '2026-06-04T12:00', 'Not today'),
  ]

  test('shows departures by time, then by name, and below what is on the water, the next to return first', () => {
    expect(shown(dayPlan(bookings, '2026-06-03', 'departure'))).toEqual({
      groups: [
        [9.5, 'Dipper'],
        [10, 'Avocet', 'Teal'],
        [14, 'Crane'],
      ],
      underWay: ['Heron', 'Bittern'],
    })
  })

  test('shows arrivals by time, and below what stays out', () => {
    expect(shown(dayPlan(bookings, '2026-06-03', 'arrival'))).toEqual({
      groups: [
        [10, 'Heron'],
        [11, 'Avocet'],
        [12, 'Dipper', 'Teal'],
      ],
      underWay: ['Bittern', 'Crane'],
    })
  })

  test('keeps a booking until midnight to itself, also over the year end', () => {
    const late = [booked('2026-12-31T22:00', '2027-01-01T00:00', 'Rocket')]
    expect(shown(dayPlan(late, '2026-12-31', 'arrival'))).toEqual({ groups: [[24, 'Rocket']], underWay: [] })
    expect(shown(dayPlan(late, '2027-01-01', 'arrival'))).toEqual({ groups: [], underWay: [] })
    expect(late[0]?.booked_hours).toBe(2)
    const stay = [booked('2026-12-30T14:00', '2027-01-02T10:00', 'Heron')]
    expect(shown(dayPlan(stay, '2027-01-01', 'departure'))).toEqual({ groups: [], underWay: ['Heron'] })
    expect(shown(dayPlan(stay, '2027-01-02', 'arrival'))).toEqual({ groups: [[10, 'Heron']], underWay: [] })
  })

  const anyBooking = fc
    .record({
      day: anyDay,
      start: fc.nat(47),
      halfHours: fc.oneof(fc.integer({ min: 1, max: 48 }), fc.integer({ min: 49, max: 1400 })),
    })
    .map(({ day, start, halfHours }) => {
      const end = start + halfHours
      return booked(
        localDateTime(day, start / 2),
        localDateTime(addDays(day, Math.floor(end / 48)), (end % 48) / 2),
        `Boat ${halfHours % 5}`,
      )
    })

  test('has each booking that touches it exactly once, in order, whichever side is looked at', () => {
    fc.assert(
      fc.property(fc.array(anyBooking), anyDay, fc.constantFrom('departure', 'arrival'), (some, day, side) => {
        const { groups, underWay } = dayPlan(some, day, side)
        const ids = [...groups.flatMap(({ bookings: listed }) => listed), ...underWay].map(({ id }) => id)
        expect(ids.toSorted()).toEqual(
          some
            .filter((one) => touches(one, day))
            .map(({ id }) => id)
            .toSorted(),
        )
        const hours = groups.map(({ hour }) => hour)
        expect(hours).toEqual([...new Set(hours)].toSorted((a, b) => a - b))
        expect(groups.every(({ bookings: listed }) => listed.length > 0)).toBe(true)
      }),
    )
  })

  test.each([
    ['2026-03-28', '2026-03-30'],
    ['2026-10-24', '2026-10-26'],
  ])('of a changed clock counts like any other: a stay from %s to %s is two nights', (from, to) => {
    const stay = booked(`${from}T14:00`, `${to}T10:00`)
    expect([durationWords(stay), stay.booked_hours]).toEqual(['2 nights', 44])
    expect(shown(dayPlan([stay], addDays(from, 1), 'arrival')).underWay).toEqual(['Eider'])
  })
})

describe('the label', () => {
  const booking = booked('2026-06-03T10:00', '2026-06-03T12:00')
  const at = (hour: number, day: Day = '2026-06-03') => ({ day, hour })

  test.each([
    ['departure', at(9.99), undefined],
    ['departure', at(10), 'unpaid'],
    ['arrival', at(11.99), undefined],
    ['arrival', at(12), 'unpaid'],
    ['departure', at(23, '2026-06-02'), undefined],
    ['arrival', at(0, '2026-06-04'), 'unpaid'],
  ] as const)('by %s at %o is %s', (side, now, label) => {
    expect(paymentLabel(booking, side, now)).toBe(label)
    expect(paymentLabel({ ...booking, paid: true }, side, now)).toBe(label && 'paid')
  })

  test('says at any time that a booking is only held', () => {
    for (const day of ['2026-06-01', '2026-06-03', '2026-06-09'])
      expect(paymentLabel({ ...booking, held: true }, 'departure', at(9, day))).toBe('held')
  })

  test('of a booking until midnight comes with the next day', () => {
    const late = booked('2026-12-31T22:00', '2027-01-01T00:00')
    expect(paymentLabel(late, 'arrival', at(23.99, '2026-12-31'))).toBeUndefined()
    expect(paymentLabel(late, 'arrival', at(0, '2027-01-01'))).toBe('unpaid')
  })

  test('once come stays, as long as the wall clock goes on', () => {
    const moment = fc.record({ day: anyDay, hour: fc.nat(48).map((n) => n / 2) })
    const clock = fc.record({ day: anyDay, hour: fc.nat(1439).map((n) => n / 60) })
    fc.assert(
      fc.property(moment, clock, clock, (when, a, b) => {
        const isLater = b.day > a.day || (b.day === a.day && b.hour >= a.hour)
        expect(hasCome(when, isLater ? b : a)).toBe(hasCome(when, b) || hasCome(when, a))
      }),
    )
  })

  test('stands beside words that hold at any time', () => {
    const free = { held: false, held_until: null, unconfirmed: false } as const
    const money = { ...free, paid: false, payment_method: 'transfer', due_on: '2026-06-06' } as const
    const held = { ...money, due_on: null, held: true, held_until: '2026-06-01T14:35' }
    expect(paymentWords(money)).toBe('bank transfer awaited, due June 6, 2026')
    expect(paymentWords({ ...money, paid: true })).toBe('paid by bank transfer')
    expect(paymentWords({ ...money, payment_method: 'on_site', due_on: null })).toBe('to be paid on site')
    expect(paymentWords({ ...held, payment_method: 'provider' })).toBe(
      'being paid online right now, held until 2:35 pm',
    )
    expect(paymentWords({ ...held, unconfirmed: true })).toBe('not confirmed yet, held until 2:35 pm')
  })
})

describe('a changed price', () => {
  const quote = { lines: [{ label: 'Eider, 1 hour', cents: 5000 }], total: 5000, vat: 798, onSite: [] }
  const anyPrice = fc.nat(10_000_000)

  test('is the sum of the lines, however often it was changed, and the first lines stay', () => {
    fc.assert(
      fc.property(fc.array(anyPrice, { minLength: 1, maxLength: 5 }), (prices) => {
        let changed = quote as Parameters<typeof withPrice>[0]
        for (const price of prices) {
          const wasChanged = changed.total !== 5000
          changed = withPrice(changed, { wasChanged, price, reason: 'Late' })
          expect(changed.total).toBe(price)
          expect(changed.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(price)
          expect(changed.lines[0]).toEqual(quote.lines[0])
          expect(changed.lines).toHaveLength(price === 5000 ? 1 : 2)
          expect(Math.abs(changed.vat - (price * 19) / 119)).toBeLessThanOrEqual(0.5)
        }
      }),
    )
  })
})

describe('days', () => {
  const business = { settings: someSettings({ off_season_start: '2000-11-01', off_season_end: '2000-02-29' }) }
  const now = { day: '2026-06-03', hour: 12 }

  test('are past, closed, blocked or open', () => {
    const stateOf = (day: Day, blocked = false) => deskDayState(day, blocked, { ...business, now })
    expect(stateOf('2026-06-02', true)).toBe('past')
    expect(stateOf('2026-06-03')).toBe('open')
    expect(stateOf('2026-06-03', true)).toBe('blocked')
    expect(stateOf('2026-11-01')).toBe('closed')
    expect(stateOf('2027-02-28')).toBe('closed')
    expect(stateOf('2027-03-01')).toBe('open')
  })

  test('can be opened by their address from 14 days ago on', () => {
    expect(mayOpenDay('2026-05-20', now.day)).toBe(true)
    expect(mayOpenDay('2026-05-19', now.day)).toBe(false)
    expect(mayOpenDay('2029-01-01', now.day)).toBe(false)
  })

  test('are shown as the address asks, else as last chosen, else today', () => {
    const shownDay = (asked: string | null, kept: string | null) => dayToShow({ asked, kept }, now.day)
    expect(shownDay('2026-05-25', '2026-06-09')).toBe('2026-05-25')
    expect(shownDay(null, '2026-06-09')).toBe('2026-06-09')
    expect(shownDay(null, '2026-06-02')).toBe(now.day)
    for (const asked of ['2026-02-30', 'tomorrow', '2026-6-9', '', '2020-01-01', '2040-01-01'])
      expect([asked, shownDay(asked, '2026-06-09')]).toEqual([asked, '2026-06-09'])
    expect(shownDay('nonsense', 'nonsense')).toBe(now.day)
  })

  test('of a booking that nobody settled can always be opened', () => {
    const open = (booked_day: Day, booked_day_end: Day) => dayToOpen({ booked_day, booked_day_end }, now.day)
    expect(open('2026-05-30', '2026-05-30')).toBe('2026-05-30')
    expect(open('2026-05-01', '2026-05-29')).toBe('2026-05-29')
    expect(open('2026-05-10', '2026-06-08')).toBe('2026-06-03')
  })
})

test('What was canceled says who, when and why; a hold that ran out was canceled by nobody.', () => {
  const at = { day: '2026-06-03', hour: 9.2666 }
  expect(canceledWords({ by: 'Jonas Pier', at, reason: 'Storm warning' })).toBe(
    'Canceled by Jonas Pier on 06/03/26, 9:15 am: Storm warning',
  )
  expect(canceledWords({ by: 'customer', at, reason: 'Canceled by the customer' })).toBe(
    'Canceled by the customer on 06/03/26, 9:15 am',
  )
  expect(canceledWords({ by: null, at, reason: 'Not paid in time' })).toBe(
    'Released on 06/03/26, 9:15 am: Not paid in time',
  )
})

test('A note is the last line of the comment, and an empty one is none.', () => {
  expect(withStaffComment('Persons: 2 adults', 'Call first')).toBe('Persons: 2 adults\nStaff: Call first')
  expect(withStaffComment('', 'Call first')).toBe('Staff: Call first')
  expect(withStaffComment('Persons: 2 adults', '')).toBe('Persons: 2 adults')
})

test('The minute that the clock shows is never the next one.', () => {
  expect(minuteOf({ day: '2026-06-03', hour: 23 + 59.9 / 60 })).toBe('2026-06-03T23:59')
})
