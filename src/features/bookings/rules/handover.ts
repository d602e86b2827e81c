import { daysBetween, fromLocalDateTime, localDateTime, type WallClock } from '#kit/shared/day.ts'
import { words } from '../words.ts'

/**
 * What the pier did with a booking. Bookings are the plan; the handover is the truth about a boat now. Both together say
 * what a booking is called, what may be done with it, and how long its boat is really taken.
 */
export type Progress = 'none' | 'out' | 'back'

/** A booking with its handover. Times are wall clock, `YYYY-MM-DDTHH:MM`; `endsAt` is what was agreed. */
export type Course = { startsAt: string; endsAt: string; outAt: string | null; backAt: string | null }

/** A booking as answers have it. */
export type Handled = { starts_at: string; ends_at: string; out_at: string | null; back_at: string | null }

export const courseOf = ({ starts_at, ends_at, out_at, back_at }: Handled): Course => ({
  startsAt: starts_at,
  endsAt: ends_at,
  outAt: out_at,
  backAt: back_at,
})

export const progressOf = ({ outAt, backAt }: Pick<Course, 'outAt' | 'backAt'>): Progress =>
  backAt !== null ? 'back' : outAt !== null ? 'out' : 'none'

/** `not_arrived`: its time has begun, and nobody has come for the boat. `late`: out, and its time is over. */
export type HandoverState = 'planned' | 'not_arrived' | 'out' | 'late' | 'back'

/** Minutes after the start in which people may still come without being missed. */
export const arrivalGrace = 15

/** Minutes from a time to what the clock shows, negative before it. */
function minutesSince(time: string, now: WallClock): number {
  const { day, hour } = fromLocalDateTime(time)
  return daysBetween(day, now.day) * 24 * 60 + Math.floor(now.hour * 60 + 1e-6) - Math.round(hour * 60)
}

export function handoverState(course: Course, now: WallClock): HandoverState {
  const progress = progressOf(course)
  if (progress === 'back') return 'back'
  if (progress === 'out') return minutesSince(course.endsAt, now) > 0 ? 'late' : 'out'
  return minutesSince(course.startsAt, now) >= arrivalGrace ? 'not_arrived' : 'planned'
}

/** `not arrived`, `out`, `20 min late`, `2 h late`, `back`; undefined while there is nothing to say. */
export function handoverLabel(course: Course, now: WallClock): string | undefined {
  const state = handoverState(course, now)
  if (state === 'planned') return undefined
  return state === 'late' ? lateWords(minutesSince(course.endsAt, now)) : words.pier[state]
}

const lateWords = (minutes: number) =>
  minutes < 60 ? words.minutesLate(minutes) : words.hoursLate(Math.floor(minutes / 60))

/** Why a booking is neither canceled nor moved nor released any more: a code for programs, a sentence for people. */
export function planRefusal(progress: Progress): { code: 'BOAT_OUT' | 'BOAT_BACK'; detail: string } | undefined {
  if (progress === 'out') return { code: 'BOAT_OUT', detail: words.boatIsOut }
  return progress === 'back' ? { code: 'BOAT_BACK', detail: words.boatIsBack } : undefined
}

/** When a boat is really taken: from when it left until it is back, and before and after that as planned. */
export function takenSpan(course: Course, now: WallClock): { startsAt: string; endsAt: string } {
  const { startsAt, endsAt, outAt, backAt } = course
  if (outAt === null) return { startsAt, endsAt }
  const from = outAt < startsAt ? outAt : startsAt
  if (backAt !== null) return backAt < endsAt ? { startsAt, endsAt: max(backAt, startsAt) } : { startsAt, endsAt }
  return { startsAt: from, endsAt: takenUntil({ endsAt }, now) }
}

const max = (a: string, b: string) => (a > b ? a : b)

/**
 * Until when a boat that is out is taken. Once its time is over nobody knows when it comes, and nobody is promised it
 * for the rest of the day.
 */
export const takenUntil = ({ endsAt }: Pick<Course, 'endsAt'>, now: WallClock): string =>
  minutesSince(endsAt, now) > 0 ? localDateTime(now.day, 24) : endsAt

/** A boat that is out, and with whom. */
export type Out = Pick<Course, 'startsAt' | 'endsAt'> & {
  vehicleId: number
  vehicleName: string
  bookingId: number
  name: string
  outAt: string
}

/** A time at which a boat is taken that its bookings do not say. */
export type Away = { vehicleId: number; startsAt: string; endsAt: string }

/** When boats are away besides what is planned: before the start of a booking that left early, after the end of a late one. */
export const awayTimes = (outs: readonly Out[], now: WallClock): Away[] =>
  outs.flatMap(({ vehicleId, startsAt, endsAt, outAt }) => {
    const until = takenUntil({ endsAt }, now)
    return [
      ...(outAt < startsAt ? [{ vehicleId, startsAt: outAt, endsAt: startsAt }] : []),
      ...(until > endsAt ? [{ vehicleId, startsAt: endsAt, endsAt: until }] : []),
    ]
  })

/** Who is out with the boat at a time that somebody else wants. */
export const outWith = (outs: readonly Out[], { vehicleId, startsAt, endsAt }: Away, now: WallClock): Out | undefined =>
  outs.find((out) => out.vehicleId === vehicleId && startsAt < takenUntil(out, now) && endsAt > out.outAt)

/** `Heron is still out with Mira Keller, 2 h late`. */
export function outSentence(out: Out, now: WallClock): string {
  const course = { ...out, backAt: null }
  return handoverState(course, now) === 'out'
    ? words.stillOut(out.vehicleName, out.name)
    : words.stillOutLate(out.vehicleName, out.name, handoverLabel(course, now) ?? '')
}
