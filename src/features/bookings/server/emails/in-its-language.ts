import { inLanguage } from '#kit/server/http/language.ts'
import type { BookingFacts } from '../queries/bookings.ts'

/** Of a mail to a customer: it is in the language of the booking, whoever causes it. */
export const inItsLanguage =
  <T extends { booking: Pick<BookingFacts, 'language'> }, M>(write: (told: T) => M) =>
  (told: T): M =>
    inLanguage(told.booking.language, () => write(told))
