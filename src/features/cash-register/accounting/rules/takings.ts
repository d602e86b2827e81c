import type { Column, Sheet } from '#features/figures/rules/tables.ts'
import { addDays, addMonths, type Day, daysInMonth, firstOfMonth } from '#kit/shared/day.ts'
import { language } from '#kit/shared/language.ts'
import type { Cents } from '#kit/shared/money.ts'
import { words as closingWords } from '../../closing/words.ts'
import type { Span, Split, Takings } from '../contract.ts'
import { words } from '../words.ts'
import { kindName } from './postings.ts'

/** What came on a day for one of a split. */
export type Sum = { day: Day; split: Split; name: string; quantity: number; amount: Cents }

/** The month or year of a day, beside the same of the year before; while it runs, both until today. */
export function periodsOf(day: Day, span: Span, today: Day) {
  const lastOf = (first: Day) => addDays(addMonths(first, span === 'month' ? 1 : 12), -1)
  const from = span === 'month' ? firstOfMonth(day) : `${day.slice(0, 4)}-01-01`
  const before = addMonths(from, -12)
  const isRunning = from <= today && today < lastOf(from)
  return {
    now: { from, until: isRunning ? today : lastOf(from) },
    before: { from: before, until: isRunning ? addMonths(today, -12) : lastOf(before) },
  }
}

/** Sums of both, side by side. A 29 February stands beside nothing. */
export function besideBefore(span: Span, { now, before }: ReturnType<typeof periodsOf>, sums: readonly Sum[]) {
  const total = (of: readonly Sum[], what: 'amount' | 'quantity') => of.reduce((sum, one) => sum + one[what], 0)
  const pair = (of: readonly Sum[]) => {
    const [then, since] = [of.filter(({ day }) => day < now.from), of.filter(({ day }) => day >= now.from)]
    return { amount: total(since, 'amount'), before: total(then, 'amount'), quantity: total(since, 'quantity') }
  }
  // Every rate is turnover, so that these sums are all of it.
  const turnover = sums.filter(({ split }) => split === 'rate')
  const barOf = (day: Day) => Number(span === 'month' ? day.slice(8) : day.slice(5, 7))
  const bars = span === 'year' ? 12 : Math.max(daysInMonth(now.from), daysInMonth(before.from))
  return {
    ...now,
    before_until: before.until,
    turnover: pair(turnover),
    bars: Array.from({ length: bars }, (_, i) => pair(turnover.filter(({ day }) => barOf(day) === i + 1))),
    rows: [...Map.groupBy(sums, ({ split, name }) => `${split} ${name}`).values()]
      .flatMap((of) => of.slice(0, 1).map(({ split, name }) => ({ split, name, ...pair(of) })))
      .sort((a, b) => b.amount - a.amount || b.before - a.before || (a.name < b.name ? -1 : 1)),
  }
}

const column = (kind: Column['kind'], name: string): Column => ({ kind, name, inFileOnly: false })
const percent = (rate: number) =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 1 }).format(rate / 100)

/** How much more than before, of that; undefined where there was nothing. */
export const growthOf = ({ amount, before }: { amount: Cents; before: Cents }): number | undefined =>
  before === 0 ? undefined : (amount - before) / Math.abs(before)

/** One split as a table, for the screen and for a file. */
export function sheetOf(split: Split, { rows }: Pick<Takings, 'rows'>): Sheet {
  const isCounted = split === 'kind' || split === 'product'
  const nameOf = { rate: (name: string) => percent(Number(name)), kind: kindName, way: kindName }
  return {
    columns: [
      ...[column('text', words.splits[split]), ...(isCounted ? [column('count', words.quantity)] : [])],
      ...[column('money', closingWords.amount), column('money', words.yearBefore)],
      ...[column('money', closingWords.difference), column('share', words.growth)],
    ],
    rows: rows
      .filter((row) => row.split === split)
      .map((row) => [
        ...[{ ...nameOf, person: String, product: String }[split](row.name), ...(isCounted ? [row.quantity] : [])],
        ...[row.amount, row.before, row.amount - row.before, growthOf(row)],
      ]),
  }
}
