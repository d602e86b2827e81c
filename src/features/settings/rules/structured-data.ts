import { type Day, type Hour, localDateTime } from '#kit/shared/day.ts'
import type { BusinessSettings } from '../contract.ts'
import { hoursOf, type OpeningHours, openingHours, seasonsOfYear } from '../rules.ts'
import { sentenceOf, timesFrom } from '../special-days/rules.ts'

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** `HH:MM`; the end of a day is its last minute, as midnight would be its beginning. */
const timeOf = (hour: Hour) => (hour >= 24 ? '23:59' : localDateTime('2000-01-01', hour).slice(11))

/** From midnight to midnight is closed. */
const hoursData = (hours: OpeningHours | undefined, validFrom: Day, validThrough: Day) => ({
  '@type': 'OpeningHoursSpecification',
  opens: hours ? timeOf(hours.opens) : '00:00',
  closes: hours ? timeOf(hours.closes) : '00:00',
  validFrom,
  validThrough,
})

/** The opening hours of a year as schema.org has them, season by season. */
export const openingHoursData = (settings: BusinessSettings, year: number): object[] =>
  seasonsOfYear(settings, year).map(({ season, first, last }) => ({
    dayOfWeek: everyDay,
    ...hoursData(hoursOf(settings, season), first, last),
  }))

/** The days from a day on that go before them, each the next time; nothing where there are none. */
export function specialHoursData(
  settings: BusinessSettings,
  today: Day,
): { specialOpeningHoursSpecification?: object[] } {
  const times = timesFrom(settings, today)
  if (times.length === 0) return {}
  return {
    specialOpeningHoursSpecification: times.map(({ special, first, last }) => ({
      ...hoursData(openingHours(settings, first), first, last),
      description: sentenceOf(special),
    })),
  }
}
