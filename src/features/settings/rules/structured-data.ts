import { type Hour, localDateTime } from '#kit/shared/day.ts'
import type { BusinessSettings } from '../contract.ts'
import { hoursOf, seasonsOfYear } from '../rules.ts'

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** `HH:MM`; the end of a day is its last minute, as midnight would be its beginning. */
const timeOf = (hour: Hour) => (hour >= 24 ? '23:59' : localDateTime('2000-01-01', hour).slice(11))

/** The opening hours of a year as schema.org has them, season by season. From midnight to midnight is closed. */
export const openingHoursData = (settings: BusinessSettings, year: number): object[] =>
  seasonsOfYear(settings, year).map(({ season, first, last }) => {
    const hours = hoursOf(settings, season)
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: everyDay,
      opens: hours ? timeOf(hours.opens) : '00:00',
      closes: hours ? timeOf(hours.closes) : '00:00',
      validFrom: first,
      validThrough: last,
    }
  })
