import { type Day, daysInMonth, type Hour, monthDay } from '#kit/shared/day.ts'
import type { BusinessSettings } from './contract.ts'

/** From when to when the business is open on a day, as hours on its wall clock. */
export type OpeningHours = { opens: Hour; closes: Hour }

/**
 * The opening hours of a day; undefined in the off-season. A period counts with its first and last day, may wrap over
 * the year end, and is looked for in this order: off-season, season begin, season end; else the general hours hold.
 */
export function openingHours(settings: BusinessSettings, day: Day): OpeningHours | undefined {
  if (isWithin(day, settings.off_season_start, settings.off_season_end)) return undefined
  const general = { opens: settings.general_opening_hour, closes: settings.general_closing_hour }
  if (isWithin(day, settings.season_begin_start, settings.season_begin_end)) {
    return {
      opens: settings.season_begin_opening_hour ?? general.opens,
      closes: settings.season_begin_closing_hour ?? general.closes,
    }
  }
  if (isWithin(day, settings.season_end_start, settings.season_end_end)) {
    return {
      opens: settings.season_end_opening_hour ?? general.opens,
      closes: settings.season_end_closing_hour ?? general.closes,
    }
  }
  return general
}

/** Hours between general opening and closing: the longest duration that has a price. */
export const openingSpan = (settings: BusinessSettings): number =>
  settings.general_closing_hour - settings.general_opening_hour

function isWithin(day: Day, first: Day | null, last: Day | null): boolean {
  if (first === null || last === null) return false
  const today = monthDay(day)
  const start = monthDay(first)
  const end = monthDay(last)
  const hasBegun = start <= today || (start === '02-29' && isEndOfShortFebruary(day))
  const goesOn = today <= end
  return start <= end ? hasBegun && goesOn : hasBegun || goesOn
}

/** A period from 02-29 on begins with the last day of February in every year. */
const isEndOfShortFebruary = (day: Day) => monthDay(day) === '02-28' && daysInMonth(day) === 28
