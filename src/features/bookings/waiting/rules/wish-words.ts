import { words as boatWords } from '#features/vehicles/words.ts'
import { formatDuration, formatHour, formatLongDay } from '#kit/shared/day.ts'
import type { Wish } from '../rules.ts'
import { words } from '../words.ts'

/** What a wish is about, in lines: boat, day, time and persons. `vehicleName`: of the one boat it names. */
export function wishWords(
  wish: Pick<Wish, 'kind' | 'type' | 'day' | 'from' | 'until' | 'hours' | 'nights' | 'people'>,
  vehicleName: string | null,
): (readonly [name: string, value: string])[] {
  const { kind, type, day, from, until, hours, nights, people } = wish
  return [
    [words.boat, vehicleName ?? (type === 'all' ? words.anyBoat : words.anyOfType(boatWords.typeNames[type].plural))],
    [words.date, formatLongDay(day)],
    [
      words.time,
      kind === 'days'
        ? words.nightsOf(nights)
        : words.within(formatDuration(hours), formatHour(from), formatHour(until)),
    ],
    [words.people, String(people)],
  ]
}
