import { openingHours } from '#features/settings/rules.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { bookableDurations, durationStep } from '#features/vehicles/rules.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Business } from '../../rules.ts'

export type JoinWaitingProps = {
  kind: 'hours' | 'days'
  day: Day
  /** The boats that are booked here; a single one is the one that is waited for. */
  fleet: readonly Vehicle[]
  business: Business
  /** For how long something was looked for. */
  hours?: number
}

/** What was chosen so far of the hours that are waited for. */
export type HoursWish = { vehicleId?: number | undefined; hours?: number; from?: number; until?: number }

/** What hours can be waited for, and those that are: chosen where it still fits, else the whole day and the shortest. */
export function hoursOf(wish: HoursWish, about: { day: Day; fleet: readonly Vehicle[]; business: Business }) {
  const { day, fleet, business } = about
  const { opens = 0, closes = 24 } = openingHours(business.settings, day) ?? {}
  const boats = fleet.filter(({ id }) => wish.vehicleId === undefined || id === wish.vehicleId)
  const durations = [...new Set(boats.flatMap((vehicle) => bookableDurations(vehicle, closes - opens)))].toSorted(
    (a, b) => a - b,
  )
  const step = Math.min(1, ...boats.map(({ type }) => durationStep(type)))
  const times = Array.from({ length: Math.floor((closes - opens) / step) + 1 }, (_, i) => opens + i * step)
  const hours = durations.find((one) => one === wish.hours) ?? durations[0] ?? step
  const earliest = times.filter((time) => time + hours <= closes)
  const from = earliest.find((time) => time === wish.from) ?? opens
  const latest = times.filter((time) => time >= from + hours)
  const until = latest.find((time) => time === wish.until) ?? latest.at(-1) ?? closes
  return { vehicleId: wish.vehicleId, durations, hours, earliest, from, latest, until, wish }
}
