import { addDays, type Day } from '#kit/shared/day.ts'

/** Boats of the bench's fleet that go by the hour, with the ids 1 to 12. */
export const boats = 12

/** Houseboats, with the ids after those; the first four have bookings already. */
export const houseboats = 200
export const bookedHouseboats = 4

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

/** Nights of a stay of the bench. */
export const nights = 2

export const freeStays = houseboats * (freeDays / nights)

/** The nth free stay of the houseboats. */
export function stayAt(today: Day, n: number): Omit<Slot, 'start'> {
  if (n >= freeStays) throw new Error(`the bench has only ${freeStays} free stays`)
  return {
    vehicle: boats + 1 + (n % houseboats),
    day: addDays(today, firstFreeDay + nights * Math.floor(n / houseboats)),
    email: `guest${n}@guests.example`,
  }
}

/** The same as SQL, over `n`. */
export const stayInSql = {
  vehicle: `${boats + 1} + n % ${houseboats}`,
  startsAt: (today: Day) =>
    `'${today}'::timestamp + make_interval(days => ${firstFreeDay} + ${nights} * (n / ${houseboats}), hours => 14)`,
  email: `'guest' || n || '@guests.example'`,
}

/** Products of the till, with the ids 1 to 200, and what each costs in cents. */
export const products = 200
export const productPrice = (id: number): number => 150 + ((id * 10) % 900)
