import type { Caller } from '#kit/server/http/http.ts'
import { invalid, notAllowed } from '#kit/shared/problem.ts'
import { type Identity, isWithin } from '../rules.ts'
import { words } from '../words.ts'

/** An admin blocks anybody, an employee only who made a booking. Throws the 403 or 422. */
export function checkMayBlock(caller: Caller, given: Identity, booked: Identity | undefined, country: string): void {
  if (caller.admin) return
  if (!booked) throw notAllowed(words.onlyFromBooking)
  if (isWithin(given, booked, country)) return
  throw invalid([{ field: 'name', message: words.onlyWhoBooked }])
}
