import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, fromLocalDateTime, hoursBetween, localDateTime } from '#kit/shared/day.ts'
import type { DayBooking } from '../day/contract.ts'
import { endMoment, hasCome, touches } from '../day/rules.ts'
import {
  cardsBefore,
  dayFigures,
  nextBoat,
  nextStep,
  notesOf,
  openOf,
  placeOn,
  type TodayCard,
  todayPlan,
} from './rules.ts'

const today = '2026-06-03'
const at = (hour: number, day = today) => ({ day, hour })

let lastId = 0

/** A booking from one time of the wall clock to another: an hour of today, or `YYYY-MM-DDTHH:MM`. */
function booked(from: number | string, to: number | string, more: Partial<DayBooking> = {}): DayBooking {
  const text = (time: number | string) => (typeof time === 'number' ? localDateTime(today, time) : time)
  const starts = fromLocalDateTime(text(from))
  const ends = endMoment(text(to))
  lastId += 1
  return {
    id: lastId,
    reference: `REF${lastId}`,
    kind: starts.day === ends.day ? 'hours' : 'days',
    vehicle_name: `Boat ${lastId}`,
    vehicle_type: 'motorboats',
    name: 'Mira Keller',
    phone: '+49151234567',
    email: 'mira@guests.example',
    booked_day: starts.day,
    booked_start: starts.hour,
    booked_hours: hoursBetween(starts, ends),
    booked_day_end: ends.day,
    booked_end: ends.hour,
    people: 2,
    price: 90,
    new_price: null,
    price_change_reason: null,
    fees: 0,
    deposit: 0,
    voucher_amount: 0,
    advance: 0,
    open_amount: 90,
    payment_method: 'on_site',
    due_on: null,
    held: false,
    held_until: null,
    unconfirmed: false,
    paid: false,
    comment: '',
    staff_comment: '',
    employee: '',
    out_at: null,
    back_at: null,
    canceled: false,
    ...more,
  }
}
const paid = { paid: true, open_amount: 0 }
const time = (hour: number, day = today) => localDateTime(day, hour)
const out = (hour: number, day = today) => ({ out_at: time(hour, day) })
const back = (from: number, to: number) => ({ out_at: time(from), back_at: time(to) })
const trip = (number: number) => ({
  reference: number === 1 ? 'K7Q2M9XA' : `K7Q2M9XA-${number}`,
  trip: { number, boats: ['A', 'B', 'C'] },
})
const card = (...boats: TodayCard['boats']) => ({ boats })

describe('where a booking stands on the list', () => {
  test.each([
    ['at its departure until its boat is out', booked(10, 12), today, at(10)],
    ['then at its return', booked(10, 12, out(10.1)), today, at(12)],
    ['and where it really came back', booked(10, 12, back(10, 11.5)), today, at(11.5)],
    [
      'late since yesterday: then',
      booked('2026-06-02T10:00', '2026-06-02T12:00', out(10, '2026-06-02')),
      today,
      at(12, '2026-06-02'),
    ],
    ['a stay that leaves today and is out', booked('2026-06-03T14:00', '2026-06-06T10:00', out(14)), today, at(14)],
    [
      'a stay on its way: nowhere',
      booked('2026-06-01T14:00', '2026-06-06T10:00', out(14, '2026-06-01')),
      today,
      undefined,
    ],
    [
      'a stay whose customer never came: since then',
      booked('2026-06-02T14:00', '2026-06-06T10:00'),
      today,
      at(14, '2026-06-02'),
    ],
    [
      'on a day to come a stay returns',
      booked('2026-06-03T14:00', '2026-06-06T10:00'),
      '2026-06-06',
      at(10, '2026-06-06'),
    ],
    ['until midnight', booked(22, '2026-06-04T00:00', out(22)), today, at(24)],
  ])('%s', (_, booking, day, place) => {
    expect(placeOn(booking, day, today)).toEqual(place)
  })

  test('boats of one booking at one time are one card, the first one first; another one at the pier by itself', () => {
    const [third, first, second] = [
      booked(10, 12, trip(3)),
      booked(10, 12, trip(1)),
      booked(10, 12, { ...trip(2), ...out(10) }),
    ]
    const { cards } = todayPlan([third, first, second, booked(9, 10), booked(10, 11)], today, today)
    expect(cards.map(({ at: { hour }, boats }) => [hour, ...boats.map(({ reference }) => reference)])).toEqual([
      [9, expect.any(String)],
      [10, 'K7Q2M9XA-3', 'K7Q2M9XA'],
      [10, expect.any(String)],
      [12, 'K7Q2M9XA-2'],
    ])
  })

  test('whatever is booked, each boat of the day stands once, by time, and the line of now parts them', () => {
    const anyBooking = fc
      .record({
        day: fc.integer({ min: -3, max: 2 }),
        from: fc.integer({ min: 0, max: 46 }),
        half: fc.integer({ min: 1, max: 140 }),
        way: fc.constantFrom('none', 'out', 'back'),
      })
      .map(({ day, from, half, way }) => {
        const starts = time(from / 2, addDays(today, day))
        const end = from / 2 + half / 2
        const ends = time(end % 24, addDays(today, day + Math.floor(end / 24)))
        return booked(
          starts,
          ends,
          way === 'none' ? {} : way === 'out' ? { out_at: starts } : { out_at: starts, back_at: ends },
        )
      })
    fc.assert(
      fc.property(
        fc.array(anyBooking, { maxLength: 12 }),
        fc.integer({ min: 0, max: 47 }),
        fc.integer({ min: -2, max: 3 }),
        (all, half, on) => {
          const now = at(half / 2)
          const day = addDays(today, on)
          const { cards, underWay } = todayPlan(all, day, today)
          const shown = [...cards, ...underWay].flatMap(({ boats }) => boats.map(({ id }) => id))
          expect(shown.toSorted((a, b) => a - b)).toEqual(
            all.filter((one) => touches(one, day, today)).map(({ id }) => id),
          )
          const passed = cardsBefore(cards, now)
          expect(cards.map((one) => hasCome(one.at, now))).toEqual(cards.map((_, i) => i < passed))
        },
      ),
    )
  })
})

describe('the one thing to do', () => {
  const now = at(11)
  test.each([
    ['money first', card(booked(12, 14)), 'pay'],
    ['then the boat', card(booked(12, 14, paid)), 'hand_over'],
    ['also for whoever is late for it', card(booked(10, 12)), 'pay'],
    ['and was paid for', card(booked(10, 12, paid)), 'hand_over'],
    ['whoever never came is called', card(booked(8, 10)), 'call'],
    ['though it was paid', card(booked(8, 11, paid)), 'call'],
    ['out: it comes back', card(booked(10, 12, { ...paid, ...out(10) })), 'take_back'],
    ['unpaid too: the boat first', card(booked(8, 10, out(8))), 'take_back'],
    ['and its money then', card(booked(8, 10, back(8, 10))), 'pay'],
    ['settled', card(booked(8, 10, { ...paid, ...back(8, 10) })), 'nothing'],
    ['being paid online', card(booked(12, 14, { held: true })), 'wait'],
    ['asked by a closure: no money before they answer', card({ ...booked(12, 14), asked: 'Storm' }), 'call'],
    ['asked, but out already', card({ ...booked(12, 14, out(11)), asked: 'Storm' }), 'take_back'],
    ['of a trip: all of the money', card(booked(12, 14, trip(1)), booked(12, 14, trip(2))), 'pay'],
    [
      'of a trip: one is out, the next follows',
      card(booked(11, 14, { ...trip(1), ...out(11) }), booked(11, 14, trip(2))),
      'hand_over',
    ],
  ])('%s', (_, shown, does) => {
    expect(nextStep(shown, today, now)).toMatchObject({ do: does })
  })

  test('names the boat that is next, and what all of them still cost', () => {
    const [first, second] = [
      booked(8, 10, { ...trip(1), ...paid, ...out(8) }),
      booked(8, 12, { ...trip(2), ...paid, ...out(8) }),
    ]
    expect(nextBoat(card(second, first), now)).toMatchObject({ boat: { id: first.id }, state: 'late' })
    expect(
      nextStep(card(booked(12, 14, trip(1)), booked(12, 14, { ...trip(2), open_amount: 10.5 })), today, now),
    ).toMatchObject({ amount: 10_050 })
    expect(openOf(card(booked(12, 14, { held: true })))).toBe(0)
  })

  test('is nothing on a day to come, but what is out comes back at any time', () => {
    const tomorrow = addDays(today, 1)
    expect(nextStep(card(booked(`${tomorrow}T10:00`, `${tomorrow}T12:00`)), tomorrow, now)).toEqual({ do: 'wait' })
    expect(nextStep(card(booked('2026-06-03T14:00', `${tomorrow}T10:00`, out(10))), tomorrow, now)).toMatchObject({
      do: 'take_back',
    })
  })
})

test('Notes are what staff and customer said themselves, each once, and nothing else of a booking.', () => {
  const one = booked(10, 12, {
    comment: 'Persons: 2 adults\nComment: With a dog\nStaff: Sunny side',
    staff_comment: 'Sunny side',
  })
  expect(notesOf(card(one, booked(10, 12, { comment: 'Comment: With a dog' })))).toEqual({
    staff: ['Sunny side'],
    customer: ['With a dog'],
  })
  expect(notesOf(card(booked(10, 12, { comment: 'Persons: 2 adults' })))).toEqual({ staff: [], customer: [] })
})

test('A day in figures: who is to leave, out, late and missed, and what is unpaid.', () => {
  const bookings = [
    booked(8, 10, { ...paid, ...back(8, 10) }),
    booked(9, 10, out(9)),
    booked(10, 12),
    booked(12, 14, paid),
    booked(13, 14, { held: true }),
    booked('2026-06-02T10:00', '2026-06-02T12:00', { ...paid, ...out(10, '2026-06-02') }),
  ]
  expect(dayFigures(bookings, at(11))).toMatchObject({
    departures: 5,
    planned: 2,
    next: { booked_start: 12 },
    missed: 1,
    out: 2,
    late: 2,
    arrivals: 6,
    toCome: 5,
    unpaid: 2,
    open: 18_000,
  })
})
