import { type Hour, localDateTime, monthDay } from '#kit/shared/day.ts'
import type { BusinessSettings } from '../contract.ts'
import { hoursOf, seasonsOfYear } from '../rules.ts'

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** `HH:MM`; the end of a day is its last minute, as midnight would be its beginning. */
const timeOf = (hour: Hour) => (hour >= 24 ? '23:59' : localDateTime('2000-01-01', hour).slice(11))

/** The opening hours of a year as schema.org has them, season by season. From midnight to midnight is closed. */
export const openingHoursData = (settings: BusinessSettings, year: number): object[] =>
  seasonsOfYear(settings).map(({ season, first, last }) => {
    const hours = hoursOf(settings, season)
    const inYear = (day: string) => `${year}-${monthDay(day)}`
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: everyDay,
      opens: hours ? timeOf(hours.opens) : '00:00',
      closes: hours ? timeOf(hours.closes) : '00:00',
      validFrom: asDay(inYear(first)),
      validThrough: asDay(inYear(last)),
    }
  })

/** Of February 29 in a year without one, the day before. */
const asDay = (day: string) =>
  day.endsWith('-02-29') && !isLeap(Number(day.slice(0, 4))) ? day.replace(/29$/, '28') : day

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
