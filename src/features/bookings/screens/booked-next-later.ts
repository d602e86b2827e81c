import { later } from '#kit/ui/later.tsx'

/** Only who has booked needs it. */
export const BookedNext = later(async () => (await import('../hours/screens/booked-next.tsx')).BookedNext)
