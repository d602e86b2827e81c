import type { Day, WallClock } from '#kit/shared/day.ts'
import { type Cents, toCents } from '#kit/shared/money.ts'
import type { DayBooking } from '../day/contract.ts'
import { deskCourse, endMoment, hasCome, type Moment, momentOf, touches } from '../day/rules.ts'
import { type HandoverState, handoverState, progressOf } from '../rules/handover.ts'
import type { Seen } from './rules/unsent.ts'

/** The day in the hand: each booking stands once, at the time of what comes next, with the one thing to be done about it. */

/** Several boats of one booking that leave or come back together, the first one first. */
export type TodayCard = { key: string; boats: readonly [Seen, ...Seen[]]; at: Moment }

export type TodayPlan = {
  cards: readonly TodayCard[]
  /** On the water over the day: neither leaves nor comes back on it. */
  underWay: readonly TodayCard[]
}

/**
 * Where on a day a booking stands: at its departure until its boat is out, then at its return; where that is on another
 * day, at the other one. Today also has what should have left or come back before. Undefined where it only goes on.
 */
export function placeOn(booking: DayBooking, day: Day, today: Day): Moment | undefined {
  const leaves = momentOf(booking, 'departure')
  const returns = booking.back_at === null ? momentOf(booking, 'arrival') : endMoment(booking.back_at)
  const isPlan = progressOf(deskCourse(booking)) === 'none'
  const [next, other] = isPlan ? [leaves, returns] : [returns, leaves]
  if (next.day === day || (day === today && next.day < day)) return next
  return other.day === day ? other : undefined
}

/** The boats of one booking have its reference, and a number behind it. */
const tripOf = ({ reference, trip }: DayBooking) => (trip ? reference.replace(/-\d+$/, '') : reference)

/** What leaves and comes back on a day, by time; boats of one booking at one time as one. */
export function todayPlan(bookings: readonly DayBooking[], day: Day, today: Day): TodayPlan {
  const listed = bookings.filter((booking) => touches(booking, day, today)).sort((a, b) => a.id - b.id)
  const groups = Map.groupBy(listed, (booking) => {
    const at = placeOn(booking, day, today)
    return `${tripOf(booking)} ${at ? sortable(at) : ''}`
  })
  const plan = { cards: [] as TodayCard[], underWay: [] as TodayCard[] }
  for (const [first, ...others] of groups.values()) {
    if (!first) continue
    const at = placeOn(first, day, today)
    plan[at ? 'cards' : 'underWay'].push({
      key: String(first.id),
      boats: [first, ...others],
      at: at ?? momentOf(first, 'arrival'),
    })
  }
  plan.cards.sort(byTime)
  plan.underWay.sort(byTime)
  return plan
}

const sortable = ({ day, hour }: Moment) => `${day} ${String(Math.round(hour * 60)).padStart(4, '0')}`

const byTime = (a: TodayCard, b: TodayCard) =>
  sortable(a.at).localeCompare(sortable(b.at)) ||
  a.boats[0].vehicle_name.localeCompare(b.boats[0].vehicle_name, 'en') ||
  a.boats[0].id - b.boats[0].id

/** How many cards lie before now: the line stands behind them. */
export const cardsBefore = (cards: readonly TodayCard[], now: WallClock): number =>
  cards.filter(({ at }) => hasCome(at, now)).length

/** In cents: what of all its boats is still to be paid. */
export const openOf = ({ boats }: Pick<TodayCard, 'boats'>): Cents =>
  boats.reduce((sum, { open_amount, held }) => sum + (held ? 0 : toCents(open_amount)), 0)

export type CardState = 'held' | HandoverState

/** In which order the boats of a card ask for somebody: who still waits at the pier, then who is late. */
const urgency: readonly CardState[] = ['held', 'not_arrived', 'planned', 'late', 'out', 'back']

const stateOfBoat = (boat: DayBooking, now: WallClock): CardState =>
  boat.held && !boat.paid ? 'held' : handoverState(deskCourse(boat), now)

/** The boat that is next, and how it stands: with it the card. */
export function nextBoat({ boats }: Pick<TodayCard, 'boats'>, now: WallClock): { boat: DayBooking; state: CardState } {
  const rank = (boat: DayBooking) => urgency.indexOf(stateOfBoat(boat, now))
  const boat = boats.reduce((next, one) => (rank(one) < rank(next) ? one : next))
  return { boat, state: stateOfBoat(boat, now) }
}

/** The one thing to be done: `call` whoever never came, `wait` for a payment that is under way, or for another day. */
export type NextStep = StepWithBoat | { do: 'wait' | 'nothing' }
export type StepWithBoat =
  | { do: 'pay'; boat: DayBooking; amount: Cents }
  | { do: 'hand_over' | 'take_back' | 'call'; boat: DayBooking }

/**
 * Money is taken before the boat leaves, but not of whom a closure asks what they would like instead; a boat that is out comes back first, and what is open is taken then. Who has not
 * come by the end of the time is asked for. On days to come nothing is due.
 */
export function nextStep(card: Pick<TodayCard, 'boats'>, day: Day, now: WallClock): NextStep {
  const { boat, state } = nextBoat(card, now)
  const amount = openOf(card)
  if (state === 'held') return { do: 'wait' }
  if (state === 'out' || state === 'late') return { do: 'take_back', boat }
  const pay = { do: 'pay', boat: card.boats[0], amount } as const
  if (state === 'back') return amount > 0 ? pay : { do: 'nothing' }
  if (day > now.day) return { do: 'wait' }
  if (hasCome(momentOf(boat, 'arrival'), now) || card.boats.some(({ asked }) => asked)) return { do: 'call', boat }
  const isUntouched = card.boats.every(({ out_at }) => out_at === null)
  return amount > 0 && isUntouched ? pay : { do: 'hand_over', boat }
}

/** What is said about a booking that somebody at the pier should read: by staff, and by the customer. */
export function notesOf({ boats }: Pick<TodayCard, 'boats'>): { staff: string[]; customer: string[] } {
  const own = ({ comment }: DayBooking) =>
    comment.split('\n').flatMap((line) => (line.startsWith('Comment: ') ? [line.slice('Comment: '.length)] : []))
  const once = (lines: readonly string[]) => [...new Set(lines.filter((line) => line !== ''))]
  return { staff: once(boats.map(({ staff_comment }) => staff_comment)), customer: once(boats.flatMap(own)) }
}

/** How a day stands. Amounts in cents. */
export function dayFigures(bookings: readonly DayBooking[], now: WallClock) {
  const stateOf = (one: DayBooking) => handoverState(deskCourse(one), now)
  const departures = bookings.filter((one) => one.booked_day === now.day)
  const arrivals = bookings.filter((one) => momentOf(one, 'arrival').day === now.day || stateOf(one) === 'late')
  const planned = departures.filter((one) => stateOf(one) === 'planned')
  const unpaid = departures.filter((one) => !one.paid && !one.held)
  return {
    departures: departures.length,
    planned: planned.length,
    next: planned.toSorted((a, b) => a.booked_start - b.booked_start)[0],
    missed: departures.filter((one) => stateOf(one) === 'not_arrived').length,
    out: bookings.filter((one) => ['out', 'late'].includes(stateOf(one))).length,
    late: bookings.filter((one) => stateOf(one) === 'late').length,
    arrivals: arrivals.length,
    toCome: arrivals.filter(
      (one) => ['out', 'late'].includes(stateOf(one)) || (stateOf(one) !== 'back' && one.booked_end > now.hour),
    ).length,
    unpaid: unpaid.length,
    open: unpaid.reduce((sum, one) => sum + toCents(one.open_amount), 0),
  }
}
