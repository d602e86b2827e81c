import { formatDay, formatHour, wallClock } from '#kit/shared/day.ts'
import type { MailState } from './contract.ts'

/** Only what has not begun can be kept from being sent. */
export const mayCancel = (state: MailState): boolean => state === 'waiting'

/** Only what is not on its way and did not surely arrive. */
export const mayResend = (state: MailState): boolean => resendable.some((one) => one === state)

export const resendable = ['failed', 'canceled', 'unclear'] as const satisfies readonly MailState[]

/** An instant (`2026-11-21T13:40:00Z`) as the wall clock shows it: `2:40 pm` on the day of `now`, else `11/21/26, 2:40 pm`. */
export function formatMoment(instant: string, timeZone: string, now: Temporal.Instant): string {
  const then = wallClock(
    timeZone,
    Temporal.Instant.from(instant).round({ smallestUnit: 'minute', roundingMode: 'floor' }),
  )
  const time = formatHour(then.hour)
  return then.day === wallClock(timeZone, now).day ? time : `${formatDay(then.day)}, ${time}`
}
