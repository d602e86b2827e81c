import { type Day, formatDay } from '#kit/shared/day.ts'
import { words } from '../words.ts'

/** What stands in front of who did it. */
export type Action = 'Added' | 'Changed' | 'Sent' | 'Ticked off' | 'Canceled' | 'Blocked' | 'Unblocked' | 'Removed'

/** `Changed by Jonas Pier (06/01/26)`, whoever asks: who did what last, and when. `by` is a signature. */
export const auditLabel = (action: Action, by: string, day: Day): string =>
  `${action} by ${by} (${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(2, 4)})`

/** The same label, of what somebody does now. */
export const labelOf = (action: Action, { name, day }: { name: string; day: Day }): string =>
  auditLabel(action, name, day)

// Those kept while somebody asked in German have the day as it is written there.
const pattern = /^(\w+(?: off)?) by (.*) \((?:(\d\d)\/(\d\d)|(\d\d)\.(\d\d)\.)\/?(\d\d)\)$/s

/** A kept label in the language that is spoken; any other text stays as it is. */
export const saidLabel = (label: string): string =>
  label.replace(pattern, (_, action, by, month, day, germanDay, germanMonth, year) =>
    words.label(action, by, formatDay(`20${year}-${month ?? germanMonth}-${day ?? germanDay}`)),
  )
