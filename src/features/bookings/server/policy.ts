import type { Context } from '#kit/server/context.ts'
import type { Env } from '#kit/server/env.ts'
import type { Caller } from '#kit/server/http.ts'
import { sameSecret } from '#kit/server/secret.ts'
import { addDays, fromLocalDateTime, instantOf } from '#kit/shared/day.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import type { BookingFacts } from './queries.bookings.ts'

/** The root account confirms with a code of its own that never changes and is never mailed. */
export const hasFixedCode = (caller: Caller | undefined): boolean => caller?.root === true

export const isFixedCode = sameSecret

/** On a showcase the browser only simulates what visitors book. */
export function refuseShowcase(env: Pick<Env, 'showcase'>, caller: Caller | undefined): void {
  if (env.showcase && !caller) throw new ProblemError(403, 'SHOWCASE', 'Bookings are only simulated here')
}

/** The page where the customer sees, pays and cancels a booking, for whoever holds the link: until 30 days after its end. */
export function ownPageOf(
  { links, env }: Pick<Context, 'links' | 'env'>,
  { reference, endsAt }: Pick<BookingFacts, 'reference' | 'endsAt'>,
): string {
  const { day, hour } = fromLocalDateTime(endsAt)
  const expires = instantOf(addDays(day, 30), hour, env.timeZone)
  return `${env.publicUrl}/RentalRevolution/my-booking#${links.sign({ kind: 'booking', id: reference }, expires)}`
}
