import { addDays, type Day, monthDay } from '#kit/shared/day.ts'

/** Public holidays that an office keeps: those of its country, and what its city adds to them. */
export type HolidayCalendar = {
  /** Every year on the same day, as `MM-DD`. */
  fixed: readonly string[]
  /** Days from Easter Sunday on; negative before it. */
  fromEaster: readonly number[]
}

const germany = { fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'], fromEaster: [-2, 1, 39, 50] }

export const holidays = {
  /** Reformation Day comes on top. */
  hamburg: { fixed: [...germany.fixed, '10-31'], fromEaster: germany.fromEaster },
  /** Epiphany, Assumption and All Saints, and Corpus Christi. */
  munich: { fixed: [...germany.fixed, '01-06', '08-15', '11-01'], fromEaster: [...germany.fromEaster, 60] },
  /** The country's, and Saint Anthony's, which is the city's own. */
  lisbon: {
    fixed: ['01-01', '04-25', '05-01', '06-10', '06-13', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25'],
    fromEaster: [-2, 60],
  },
} as const satisfies Record<string, HolidayCalendar>

export function isHoliday({ fixed, fromEaster }: HolidayCalendar, day: Day): boolean {
  const easter = easterSunday(Number(day.slice(0, 4)))
  return fixed.includes(monthDay(day)) || fromEaster.some((days) => addDays(easter, days) === day)
}

/** By the rule of the Gregorian calendar, as Meeus, Jones and Butcher put it. */
export function easterSunday(year: number): Day {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100]
  const moved = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - moved + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
