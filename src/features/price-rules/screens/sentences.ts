import { typeNames } from '#features/vehicles/screens/type-names.ts'
import { addDays, type Day, formatDate, formatDayOfYear, weekdayName } from '#kit/shared/day.ts'
import { formatList } from '#kit/shared/list.ts'
import { formatMoney } from '#kit/shared/money.ts'
import type { PriceRule, PromoTerms } from '../contract.ts'
import { words } from '../words.ts'

/** A Sunday, from which the days of a week are counted. */
const sunday = '2000-01-02'

/** The days of the week as they are called, from Monday on; 0 is Sunday. */
export const weekdayNames = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ day, name: () => weekdayName(addDays(sunday, day)) }))

/** `On Saturday and Sunday: 10% dearer` */
export const ruleSentence = (rule: PriceRule): string => words.ruleSentence(whenWords(rule), changeWords(rule))

function whenWords(rule: PriceRule): string {
  const { kind, weekdays, days, least, flows, from, until } = rule
  switch (kind) {
    case 'weekday':
      return words.onDays(
        formatList(weekdayNames.filter(({ day }) => weekdays.includes(day)).map(({ name }) => name())),
      )
    case 'season':
      return words.fromTo(formatDayOfYear(`2000-${from}`), formatDayOfYear(`2000-${until}`))
    case 'early':
      return words.ahead(days ?? 0)
    case 'late':
      return words.shortly(days ?? 0)
    case 'length': {
      if (flows.length > 1) return words.fromEither(least ?? 0)
      return (flows[0] === 'days' ? words.fromNights : words.fromHours)(least ?? 0)
    }
  }
}

/** `10% dearer`, `$5 for each booking cheaper` */
export function changeWords({ percent, cents }: Pick<PromoTerms, 'percent' | 'cents'>): string {
  const by = percent ?? cents ?? 0
  const what = percent === null ? words.amountOf(formatMoney(Math.abs(by))) : words.share(Math.abs(by))
  return by > 0 ? words.dearer(what) : words.cheaper(what)
}

/** `For canoes and jet skis, by the hour` */
export function forWords({ vehicle_types, flows }: Pick<PriceRule, 'vehicle_types' | 'flows'>): string {
  const boats =
    vehicle_types.length === 0 ? words.allBoats : formatList(vehicle_types.map((type) => typeNames[type].plural))
  if (flows.length > 1) return words.forBoats(boats)
  return flows[0] === 'days' ? words.forNights(boats) : words.forHours(boats)
}

type Span = { starts_on: Day; ends_on: Day | null }

export const spanWords = ({ starts_on, ends_on }: Span): string =>
  ends_on === null
    ? words.bookedFrom(formatDate(starts_on))
    : words.bookedBetween(formatDate(starts_on), formatDate(ends_on))

/** Why it does not count today, or undefined. */
export function idleWords({ starts_on, ends_on, active = true }: Span & { active?: boolean }, today: Day) {
  if (!active) return words.off
  if (ends_on !== null && ends_on < today) return words.over
  return starts_on > today ? words.soon : undefined
}
