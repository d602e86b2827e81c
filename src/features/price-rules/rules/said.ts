import { addDays, formatDayOfYear, weekdayName } from '#kit/shared/day.ts'
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
