import { words } from './words.ts'

/** `30 minutes`, `1 hour`, `2.5 hours`; in German `30 Minuten`, `1 Stunde`, `2,5 Stunden`. */
export function formatDuration(hours: number): string {
  if (hours === 0.5) return words.halfHour
  return hours === 1 ? words.oneHour : words.hours(hours)
}
