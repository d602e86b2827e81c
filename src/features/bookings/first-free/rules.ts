import { openingHours } from '#features/settings/rules.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { bookableDurations, durationStep, isLet, leastNights } from '#features/vehicles/rules.ts'
import { addDays, type Day, fromLocalDateTime, localDateTime } from '#kit/shared/day.ts'
import { type Business, freeHours, type Interval, lastBookableDay, openUntil, selectionRefusal } from '../rules.ts'
import { stayInterval, stayRefusal } from '../stays/rules.ts'
import type { FirstFree } from './contract.ts'

/** A time at which the vehicle is taken, `YYYY-MM-DDTHH:MM` on the wall clock, the end not included. */
export type Taken = { startsAt: string; endsAt: string }

type Asked = { vehicle: Vehicle; taken: readonly Taken[]; isBlocked: (day: Day) => boolean; business: Business }

/** When a vehicle can be had first, by the rules that a customer's booking is decided on. */
export const firstFreeOf = (asked: Asked): FirstFree => ({
  today: asked.business.now.day,
  hours: firstHours(asked),
  nights: firstNights(asked),
})

/** Every day that can be booked, from today on. */
function* bookableDays({ now }: Business): Generator<Day> {
  for (let day = now.day; day <= lastBookableDay(now.day); day = addDays(day, 1)) yield day
}

function firstHours({ vehicle, taken, isBlocked, business }: Asked): FirstFree['hours'] {
  const [hours] = bookableDurations(vehicle, 24)
  if (hours === undefined || vehicle.blocked || !isLet(vehicle, 'hours')) return null
  const step = durationStep(vehicle.type)
  for (const date of bookableDays(business)) {
    const open = openingHours(business.settings, date)
    if (!open || isBlocked(date)) continue
    const day = { date, blocked: false }
    const busy = busyOn(date, taken)
    for (let start = Math.ceil(open.opens / step) * step; start + hours <= open.closes; start += step) {
      if (selectionRefusal({ vehicle, day, start, hours, extras: [] }, business)) continue
      const until = openUntil(day, start, step, business)
      const free = until === undefined ? 0 : freeHours({ start, until, step }, busy)
      if (free >= hours) return { day: date, start, hours: free }
    }
  }
  return null
}

function firstNights({ vehicle, taken, isBlocked, business }: Asked): FirstFree['nights'] {
  if (vehicle.blocked || !isLet(vehicle, 'days')) return null
  for (const day of bookableDays(business)) {
    const stay = { start: day, end: addDays(day, leastNights) }
    if (stayRefusal({ vehicle, stay, extras: [], isStaff: false }, business, isBlocked)) continue
    const { startsAt, endsAt } = stayInterval(stay, business)
    if (!taken.some((other) => other.startsAt < endsAt && other.endsAt > startsAt)) return { day }
  }
  return null
}

/** Of what is taken, the hours that lie on a day. */
function busyOn(day: Day, taken: readonly Taken[]): Interval[] {
  const [begin, end] = [localDateTime(day, 0), localDateTime(day, 24)]
  return taken
    .filter(({ startsAt, endsAt }) => startsAt < end && endsAt > begin)
    .map(({ startsAt, endsAt }) => ({
      start: startsAt <= begin ? 0 : fromLocalDateTime(startsAt).hour,
      end: endsAt >= end ? 24 : fromLocalDateTime(endsAt).hour,
    }))
}
