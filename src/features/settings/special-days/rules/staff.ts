import { type Day, formatDate, formatDayOfYear } from '#kit/shared/day.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import type { SpecialDay } from '../../contract.ts'
import { isWithin } from '../../rules.ts'
import { mostSpecialDays, type SpecialDayForm } from '../contract.ts'
import { nextTime } from '../rules.ts'
import { words } from '../words.ts'

/** What a form says, under an id. */
export function specialDayOf(form: SpecialDayForm, id: number): SpecialDay {
  const { first_day, last_day = first_day, yearly, closed, sentence, sentence_de } = form
  const hours = closed
    ? { opening_hour: null, closing_hour: null }
    : { opening_hour: form.opening_hour ?? null, closing_hour: form.closing_hour ?? null }
  return { id, first_day, last_day, yearly, ...hours, sentence, sentence_de }
}

/** Some days without those of an id, and with others in their place, in the order in which they count. */
export const replaced = (days: readonly SpecialDay[], id: number | undefined, next?: SpecialDay): SpecialDay[] =>
  [...days.filter((one) => one.id !== id), ...(next ? [next] : [])].toSorted(
    (a, b) => Number(a.yearly) - Number(b.yearly) || a.first_day.localeCompare(b.first_day) || a.id - b.id,
  )

/** What is wrong with special days beside the ones that are there: those of one year may lie on those of every year. */
export function placeErrors(next: SpecialDay, days: readonly SpecialDay[], today: Day): FieldError[] {
  const others = days.filter(({ id }) => id !== next.id)
  const same = others.find((one) => one.yearly === next.yearly && haveCommonDay(one, next))
  const message = !nextTime(next, today)
    ? words.isOver
    : same
      ? words.takenBy(daysOf(same))
      : others.filter((one) => nextTime(one, today)).length >= mostSpecialDays && words.tooMany(mostSpecialDays)
  return message ? [{ field: 'first_day', message }] : []
}

const haveCommonDay = (a: SpecialDay, b: SpecialDay) =>
  a.yearly
    ? isWithin(a.first_day, b.first_day, b.last_day) || isWithin(b.first_day, a.first_day, a.last_day)
    : a.first_day <= b.last_day && b.first_day <= a.last_day

/** `December 24, 2026`, `December 24 – December 26, every year`. */
export function daysOf({ first_day, last_day, yearly }: SpecialDay): string {
  const format = yearly ? formatDayOfYear : formatDate
  const days = first_day === last_day ? format(first_day) : words.fromTo(format(first_day), format(last_day))
  return yearly ? words.everyYear(days) : days
}
