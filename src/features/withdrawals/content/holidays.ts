import { addDays, type Day, weekday } from '#kit/shared/day.ts'

/**
 * General holidays of Germany and of any of its states. Which state counts depends on where the buyer is, whom nobody
 * asks; taking all of them can only lengthen the time to withdraw, never shorten it.
 */
const fixed = new Set([
  '01-01',
  '01-06',
  '03-08',
  '05-01',
  '08-08',
  '08-15',
  '09-20',
  '10-03',
  '10-31',
  '11-01',
  '12-25',
  '12-26',
])

/** Days from Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday, Corpus Christi. */
const movable = [-2, 1, 39, 50, 60]

/** Easter Sunday of a year of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
export function easterSunday(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The Wednesday before November 23: the day of repentance, a holiday in Saxony. */
function repentanceDay(year: number): Day {
  const last = `${year}-11-22`
  return addDays(last, -((weekday(last) + 4) % 7))
}

/** Whether a time limit may end on a day: not on Saturdays, Sundays and holidays (§ 193 BGB). */
export function isWorkingDay(day: Day): boolean {
  if (weekday(day) === 0 || weekday(day) === 6 || fixed.has(day.slice(5))) return false
  const year = Number(day.slice(0, 4))
  const easter = easterSunday(year)
  return day !== repentanceDay(year) && !movable.some((days) => addDays(easter, days) === day)
}
