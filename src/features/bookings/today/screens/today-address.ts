import type { Day } from '#kit/shared/day.ts'

/** Where a booking stands in the list of its day. */
export const bookingOnDay = (bookingId: number, day: Day) => `/RentalRevolution/today?day=${day}#booking-${bookingId}`
