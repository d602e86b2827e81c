import type { Day } from '#kit/shared/day.ts'

/** Pages that the timeline leads to; the screen does not know where they are. */
export type TimelineAddresses = {
  /** What goes out and comes back on a day, at a booking of it if need be. */
  dayOverview: (day: Day, bookingId?: number) => string
  /** Where a booking's boat goes out and comes back. */
  handover: (bookingId: number) => string
  /** A new booking like that one, on a day to be chosen. */
  bookAgain: (bookingId: number) => string
  /** Whom something that is closed concerns. */
  closure: (closureId: number) => string
  /** The till, with a booking to be paid. */
  cashRegister: (bookingId: number) => string
}
