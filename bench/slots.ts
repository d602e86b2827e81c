import { addDays, type Day } from '#kit/shared/day.ts'

/** Boats of the bench's fleet, with the ids 1 to 12. */
export const boats = 12

/** Weeks that are looked at, from this one on. All databases have the same bookings in them. */
export const weeksAhead = 8

/** The bench books in days after all that were seeded, and before the last bookable one. */
const firstFreeDay = 70
const freeDays = 650
const startsPerDay = 10
const opens = 9

export const freeSlots = freeDays * startsPerDay * boats

export type Slot = { vehicle: number; day: Day; start: number; email: string }

/** The nth free hour of the fleet. Every booking of a run takes another one. */
export function slotAt(today: Day, n: number): Slot {
  if (n >= freeSlots) throw new Error(`the bench has only ${freeSlots} free slots`)
  return {
    vehicle: (n % boats) + 1,
    day: addDays(today, firstFreeDay + Math.floor(n / boats / startsPerDay)),
    start: opens + (Math.floor(n / boats) % startsPerDay),
    email: `guest${n}@guests.example`,
  }
}

/** The same as SQL, over `n`. */
export const slotInSql = {
  vehicle: `n % ${boats} + 1`,
  startsAt: (today: Day) =>
    `'${today}'::timestamp + make_interval(days => ${firstFreeDay} + n / ${boats * startsPerDay}, hours => ${opens} + n / ${boats} % ${startsPerDay})`,
  email: `'guest' || n || '@guests.example'`,
}

/** The code that every mail of the bench would have carried. */
export const code = '24680'
