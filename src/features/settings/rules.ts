import { addDays, type Day, daysInMonth, type Hour, monthDay, type WallClock } from '#kit/shared/day.ts'
import type { BusinessSettings, SpecialDay } from './contract.ts'

/** From when to when the business is open on a day, as hours on its wall clock. */
export type OpeningHours = { opens: Hour; closes: Hour }

/** `off` is closed; `begin` and `end` are the seasons with hours of their own; all else is `general`. */
export type Season = 'general' | 'begin' | 'end' | 'off'

/**
 * The season a day lies in. A period counts with its first and last day, may wrap over the year end, and is looked for
 * in this order: off-season, season begin, season end.
 */
export function seasonOf(settings: BusinessSettings, day: Day): Season {
  if (isWithin(day, settings.off_season_start, settings.off_season_end)) return 'off'
  if (isWithin(day, settings.season_begin_start, settings.season_begin_end)) return 'begin'
  return isWithin(day, settings.season_end_start, settings.season_end_end) ? 'end' : 'general'
}

/** The opening hours of a season; undefined in the off-season. Where a season has none of its own the general ones hold. */
export function hoursOf(settings: BusinessSettings, season: Season): OpeningHours | undefined {
  const general = { opens: settings.general_opening_hour, closes: settings.general_closing_hour }
  switch (season) {
    case 'off':
      return undefined
    case 'general':
      return general
    case 'begin':
      return {
        opens: settings.season_begin_opening_hour ?? general.opens,
        closes: settings.season_begin_closing_hour ?? general.closes,
      }
    case 'end':
      return {
        opens: settings.season_end_opening_hour ?? general.opens,
        closes: settings.season_end_closing_hour ?? general.closes,
      }
  }
}

/** What a day is that has other hours than its season; of several the first one counts. */
export const specialDayOn = ({ special_days = [] }: BusinessSettings, day: Day): SpecialDay | undefined =>
  special_days.find(({ first_day, last_day, yearly }) =>
    yearly ? isWithin(day, first_day, last_day) : first_day <= day && day <= last_day,
  )

/** The opening hours of a day, whether it is a special one or as its season; undefined when it is closed. */
export function openingHours(settings: BusinessSettings, day: Day): OpeningHours | undefined {
  const special = specialDayOn(settings, day)
  if (!special) return hoursOf(settings, seasonOf(settings, day))
  const { opening_hour: opens, closing_hour: closes } = special
  return opens === null || closes === null ? undefined : { opens, closes }
}

/** Days in a row of one season, both counted. */
export type Stretch = { season: Season; first: Day; last: Day }

/** A year from January 1 to December 31 as its seasons follow each other; by default one with a February 29. */
export function seasonsOfYear(settings: BusinessSettings, year = 2000): Stretch[] {
  const stretches: Stretch[] = []
  for (let day = `${year}-01-01`; day < `${year + 1}-01-01`; day = addDays(day, 1)) {
    const season = seasonOf(settings, day)
    const before = stretches.at(-1)
    if (before?.season === season) before.last = day
    else stretches.push({ season, first: day, last: day })
  }
  return stretches
}

/** Open until an hour of today, or closed until the day and hour given; without them there is no opening within a year. */
export type OpenState = { open: true; until: Hour } | { open: false; from: { day: Day; hour: Hour } | undefined }

/** Whether the business is open on its wall clock, and until or from when. `isBlocked` says on which days nothing is rented. */
export function openState(
  settings: BusinessSettings,
  now: WallClock,
  isBlocked: (day: Day) => boolean = () => false,
): OpenState {
  const hoursOn = (day: Day) => (isBlocked(day) ? undefined : openingHours(settings, day))
  const today = hoursOn(now.day)
  if (today && now.hour < today.opens) return { open: false, from: { day: now.day, hour: today.opens } }
  if (today && now.hour < today.closes) return { open: true, until: today.closes }
  for (let ahead = 1; ahead <= 366; ahead++) {
    const day = addDays(now.day, ahead)
    const hours = hoursOn(day)
    if (hours) return { open: false, from: { day, hour: hours.opens } }
  }
  return { open: false, from: undefined }
}

/** Hours between general opening and closing: the longest duration that has a price. */
export const openingSpan = (settings: BusinessSettings): number =>
  settings.general_closing_hour - settings.general_opening_hour

/** Whether a day lies in a period that comes back every year, its first and last day counted; it may wrap over the year end. */
export function isWithin(day: Day, first: Day | null, last: Day | null): boolean {
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
