import { addDays, type Day, type WallClock } from '#kit/shared/day.ts'

/** Hours of the wall clock from and until which customers are reminded of the next day: at no hour that wakes anybody. */
export const remindsFrom = 10
export const remindsUntil = 20

/** Whose customers are to be reminded: those of bookings that begin on `day` and were made up to `madeUntil`. */
export type Reminded = { day: Day; madeUntil: WallClock }

/**
 * Who is to be reminded now, the day before the booking; undefined outside the hours for it. Whoever booked less than a
 * day before the reminder would be due has just read all of it.
 */
export function remindedNow({ day, hour }: WallClock): Reminded | undefined {
  if (hour < remindsFrom || hour >= remindsUntil) return undefined
  return { day: addDays(day, 1), madeUntil: { day: addDays(day, -1), hour: remindsFrom } }
}
