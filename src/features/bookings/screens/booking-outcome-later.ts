import { later } from '#kit/ui/later.tsx'

export const loadOutcome = async () => (await import('./booking-outcome.tsx')).BookingOutcome

/** Only who has sent off a booking hears how it ended. */
export const BookingOutcome = later(loadOutcome)
