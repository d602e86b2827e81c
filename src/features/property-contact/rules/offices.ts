import { addDays, type Day, formatHour, type Hour, type WallClock, weekday, weekdayName } from '#kit/shared/day.ts'
import { type HolidayCalendar, holidays, isHoliday } from '../content/holidays.ts'
import type { OfficeName } from '../content/places.ts'
import { words } from '../words.ts'

/** Of every office, on its own clock. Sundays have none. */
const weekdays = { opens: 9, closes: 18 }
const saturdays = { opens: 10, closes: 14 }

/** From when to when an office is open on a day; undefined on Sundays and on its public holidays. */
export function hoursOn(calendar: HolidayCalendar, day: Day): { opens: Hour; closes: Hour } | undefined {
  if (weekday(day) === 0 || isHoliday(calendar, day)) return undefined
  return weekday(day) === 6 ? saturdays : weekdays
}

/** Open until an hour of today, or closed until the next opening. */
export type OfficeState = { open: true; until: Hour } | { open: false; from: { day: Day; hour: Hour } }

/** Whether an office is open at a moment of its own wall clock. At the hour it closes it is closed. */
export function officeState(office: OfficeName, now: WallClock): OfficeState {
  const calendar = holidays[office]
  const today = hoursOn(calendar, now.day)
  if (today && now.hour < today.opens) return { open: false, from: { day: now.day, hour: today.opens } }
  if (today && now.hour < today.closes) return { open: true, until: today.closes }
  let day = addDays(now.day, 1)
  for (;;) {
    const hours = hoursOn(calendar, day)
    if (hours) return { open: false, from: { day, hour: hours.opens } }
    day = addDays(day, 1)
  }
}

/** `Open until 6 pm`, `Opens at 9 am`, `Opens tomorrow at 10 am`, `Opens Monday at 9 am`. */
export function officeWords(state: OfficeState, today: Day): string {
  if (state.open) return words.openUntil(formatHour(state.until))
  const { day } = state.from
  const hour = formatHour(state.from.hour)
  if (day === today) return words.opensAt(hour)
  return day === addDays(today, 1) ? words.opensTomorrow(hour) : words.opensOn(weekdayName(day), hour)
}

/** `9:41 am`: the minute that runs, never the next one. */
export const clockTime = ({ hour }: WallClock): string => formatHour(Math.floor(hour * 60 + 1e-6) / 60)
