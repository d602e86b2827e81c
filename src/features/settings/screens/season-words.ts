import { type Day, formatDayOfYear, formatHour } from '#kit/shared/day.ts'
import type { BusinessSettings } from '../contract.ts'
import { hoursOf, type OpenState, type Season, seasonsOfYear } from '../rules.ts'
import { words } from '../words.ts'

export type SeasonLine = { season: Season; name: string; days: string; hours: string }

/** The seasons a year has, each with its days and hours, the longest opening first and the closed time last. */
export function seasonLines(settings: BusinessSettings): SeasonLine[] {
  const stretches = seasonsOfYear(settings)
  const order: readonly Season[] = ['general', 'begin', 'end', 'off']
  const present = order.filter((season) => stretches.some((stretch) => stretch.season === season))
  return present.map((season) => {
    const hours = hoursOf(settings, season)
    return {
      season,
      name: present.length === 1 && season === 'general' ? words.everyDay : words.seasons[season],
      days: present.length === 1 ? words.allYear : daysOf(settings, season),
      hours: hours ? words.hoursFromTo(formatHour(hours.opens), formatHour(hours.closes)) : words.closed,
    }
  })
}

/** `May 1 – September 30`; where a season comes in pieces, all of them. Over the year end it is one piece. */
function daysOf(settings: BusinessSettings, season: Season): string {
  const stretches = seasonsOfYear(settings)
  const own = stretches.filter((stretch) => stretch.season === season)
  const [first, last] = [own[0], own.at(-1)]
  if (first && last && first !== last && first.first === '2000-01-01' && last.last === '2000-12-31') {
    return [...own.slice(1, -1), { first: last.first, last: first.last }].map(rangeText).join(', ')
  }
  return own.map(rangeText).join(', ')
}

const rangeText = ({ first, last }: { first: Day; last: Day }) =>
  first === last ? dayText(first) : `${dayText(first)} – ${dayText(last)}`

/** `March 1`, without a year; the last of February is its end, whether that is the 28th or the 29th. */
const dayText = (day: Day) => (day.endsWith('-02-29') ? words.endOfFebruary : formatDayOfYear(day))

/** `Open now until 7 pm`, `Opens today at 9 am`, `Closed until March 1`. */
export function openText(state: OpenState, today: Day, tomorrow: Day): string {
  if (state.open) return words.openUntil(formatHour(state.until))
  if (!state.from) return words.closedNow
  const { day, hour } = state.from
  if (day === today) return words.opensToday(formatHour(hour))
  if (day === tomorrow) return words.opensTomorrow(formatHour(hour))
  return words.closedUntil(formatDayOfYear(day))
}
