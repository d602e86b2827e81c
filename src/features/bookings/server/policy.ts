import type { Context } from '#kit/server/http/context.ts'
import type { Caller } from '#kit/server/http/http.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { sameSecret } from '#kit/server/security/secret.ts'
import { networkOf, throttle } from '#kit/server/security/throttle.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { addDays, fromLocalDateTime, instantOf } from '#kit/shared/day.ts'
import { prefixOf } from '#kit/shared/language.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import { planRefusal } from '../rules/handover.ts'
import { words } from '../words.ts'
import type { BookingFacts, StoredBooking } from './queries/bookings.ts'

/** The root account confirms with a code of its own that never changes and is never mailed. */
export const hasFixedCode = (caller: Caller | undefined): boolean => caller?.root === true

export const isFixedCode = sameSecret

/** Codes asked for, per mail address and per network address. */
const codesToEmail = { limit: 5, seconds: 3600 }
const codesFromAddress = { limit: 60, seconds: 3600 }

export async function throttleCodes(sql: Sql, email: string, networkAddress: string): Promise<void> {
  await throttle(sql, `code:${networkOf(networkAddress)}`, codesFromAddress)
  await throttle(sql, `code:${email.toLowerCase()}`, codesToEmail)
}

export const wrongCode = () => {
  const message = words.codeInvalid
  return invalid([{ field: 'code', message }], message)
}

/** On a showcase the browser only simulates what visitors book. */
export function refuseShowcase(env: Pick<Env, 'showcase'>, caller: Caller | undefined): void {
  if (env.showcase && !caller) throw new ProblemError(403, 'SHOWCASE', words.onlySimulated)
}

/** The page where the customer sees, pays and cancels a booking, for whoever holds the link: until 30 days after its end. */
export function ownPageOf(
  { links, env }: Pick<Context, 'links' | 'env'>,
  { reference, trip, endsAt, language }: Pick<BookingFacts, 'reference' | 'trip' | 'endsAt' | 'language'>,
): string {
  const { day, hour } = fromLocalDateTime(endsAt)
  const expires = instantOf(addDays(day, 30), hour, env.timeZone)
  const page = `${env.publicUrl}${prefixOf(language)}/RentalRevolution/my-booking`
  return `${page}#${links.sign({ kind: 'booking', id: trip ?? reference }, expires)}`
}

/** What has left the pier is no plan any more: it is neither canceled nor moved. */
export function refuseHandedOver({ progress }: Pick<StoredBooking, 'progress'>): void {
  const refusal = planRefusal(progress)
  if (refusal) throw new ProblemError(409, refusal.code, refusal.detail)
}
