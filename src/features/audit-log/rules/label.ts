import { type Day, formatDay, wallClock } from '#kit/shared/day.ts'

/** What stands in front of who did it. */
export type Deed = 'Added' | 'Changed' | 'Sent' | 'Ticked off' | 'Canceled' | 'Blocked' | 'Unblocked' | 'Removed'

/** As whom somebody signs: root as the agency, everybody else by first and last name. */
export const signatureOf = (
  { root, firstName, lastName }: { root: boolean; firstName: string; lastName: string },
  agencyName: string,
): string => (root ? agencyName : `${firstName} ${lastName}`.trim())

/** `Changed by Jonas Pier (06/01/26)`: who did what last, and when. `by` is a signature. */
export const auditLabel = (deed: Deed, by: string, day: Day): string => `${deed} by ${by} (${formatDay(day)})`

/** Who does something, when, on whose calendar, and what the agency is called. */
export type Signing = {
  caller: { root: boolean; firstName: string; lastName: string }
  at: Temporal.Instant
  timeZone: string
  agency: string
}

/** The same label, of what is being done now. */
export const labelOf = (deed: Deed, { caller, at, timeZone, agency }: Signing): string =>
  auditLabel(deed, signatureOf(caller, agency), wallClock(timeZone, at).day)
