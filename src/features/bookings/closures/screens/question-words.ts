import { formatHour, formatLongDay, fromLocalDateTime } from '#kit/shared/day.ts'
import { formatSpan, type Span } from '../../timeline/rules.ts'
import { lastMoment } from '../rules.ts'
import { words } from '../words.ts'

/** `Friday, July 3, 2026, 10 am to 12 pm`; of a stay both days are written out. */
export function whenOf(span: Span): string {
  const [begins, last] = [fromLocalDateTime(span.starts_at), lastMoment(span.ends_at)]
  if (begins.day === last.day) return `${formatLongDay(begins.day)}, ${formatSpan(span)}`
  return words.fromUntil(
    `${formatLongDay(begins.day)}, ${formatHour(begins.hour)}`,
    `${formatLongDay(last.day)}, ${formatHour(last.hour)}`,
  )
}
