import { type Language, language } from './language.ts'
import { onceFor } from './once-for.ts'
import { words } from './words.ts'

const numbers = onceFor(
  (spoken: Language) => new Intl.NumberFormat(spoken, { useGrouping: false, maximumFractionDigits: 20 }),
)

/** `30 minutes`, `1 hour`, `2.5 hours`; in German `30 Minuten`, `1 Stunde`, `2,5 Stunden`. */
export const formatDuration = (hours: number): string =>
  hours === 0.5 ? words.halfHour : words.hours(hours, numbers(language()).format(hours))
