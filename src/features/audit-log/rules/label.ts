import { type Day, formatDay } from '#kit/shared/day.ts'

/** What stands in front of who did it. */
export type Action = 'Added' | 'Changed' | 'Sent' | 'Ticked off' | 'Canceled' | 'Blocked' | 'Unblocked' | 'Removed'

/** `Changed by Jonas Pier (06/01/26)`: who did what last, and when. `by` is a signature. */
export const auditLabel = (action: Action, by: string, day: Day): string => `${action} by ${by} (${formatDay(day)})`

/** The same label, of what somebody does now. */
export const labelOf = (action: Action, { name, day }: { name: string; day: Day }): string =>
  auditLabel(action, name, day)
