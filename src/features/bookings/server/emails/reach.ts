import { facts } from '#kit/server/mail/blocks.ts'
import type { BookingFacts } from '../queries/bookings.ts'
import { words } from '../words.ts'

/** For the business: by which ways a customer is reached. */
export const reachOf = ({ name, email, phone }: Pick<BookingFacts, 'name' | 'email' | 'phone'>) =>
  facts([
    [words.name, name],
    [words.email, email],
    [words.phone, phone],
  ])
