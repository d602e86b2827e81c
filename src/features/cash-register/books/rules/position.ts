import { addDays, addMonths } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { DayIncome, IncomePart } from '../contract.ts'

/** Income in cents, whole and in its parts; a part that a business does not have is 0. */
export type Income = { income: Cents } & Record<IncomePart, Cents>
/** Of a day, month (`YYYY-MM`) or year (`YYYY`). */
export type PeriodIncome = Income & { period: string }

export type Span = 'daily' | 'monthly' | 'yearly'

/** How much of a day's date names the period, and how many periods are shown at most. */
const spans: Readonly<Record<Span, { length: number; most: number }>> = {
  daily: { length: 10, most: 31 },
  monthly: { length: 7, most: 36 },
  yearly: { length: 4, most: Number.POSITIVE_INFINITY },
}

/** Below this an amount is not shown: 10 cents. */
const smallest: Cents = 10
export const isShown = (amount: Cents): boolean => Math.abs(amount) >= smallest

const nothing: Income = { income: 0, cash: 0, card: 0, online: 0, transfer: 0 }

/** The income of a day; nothing without one. */
export function incomeOf(day: DayIncome | undefined): Income {
  if (!day) return nothing
  const { income, cash, card = 0, online = 0, transfer = 0 } = day
  return { income, cash, card, online, transfer }
}

const plus = (a: Income, b: Income): Income => ({
  income: a.income + b.income,
  cash: a.cash + b.cash,
  card: a.card + b.card,
  online: a.online + b.online,
  transfer: a.transfer + b.transfer,
})

/** Adds days up to periods, newest first: at most 31 days or 36 months, every year; amounts below 0.10 are left out. */
export function cashPosition(days: readonly DayIncome[], span: Span): PeriodIncome[] {
  const { length, most } = spans[span]
  const periods = new Map<string, PeriodIncome>()
  for (const day of days) {
    const period = day.cashregister_day.slice(0, length)
    periods.set(period, { period, ...plus(periods.get(period) ?? nothing, incomeOf(day)) })
  }
  return [...periods.values()]
    .filter(({ income }) => isShown(income))
    .sort((a, b) => (a.period < b.period ? 1 : -1))
    .slice(0, most)
}

const next: Readonly<Record<Span, (period: string) => string>> = {
  daily: (day) => addDays(day, 1),
  monthly: (month) => addMonths(`${month}-01`, 1).slice(0, 7),
  yearly: (year) => String(Number(year) + 1),
}

/**
 * Periods as time goes, the oldest first: those without income stand between them at their place. Back from the newest at
 * most as many as are shown of days or months.
 */
export function onTimeAxis(periods: readonly PeriodIncome[], span: Span): PeriodIncome[] {
  const known = new Map(periods.map((one) => [one.period, one]))
  const [first = '', last = ''] = [...known.keys()].toSorted().filter((_, i, all) => i === 0 || i === all.length - 1)
  const axis: PeriodIncome[] = []
  for (let period = first; period !== '' && period <= (last || first); period = next[span](period))
    axis.push(known.get(period) ?? { period, ...nothing })
  return axis.slice(-Math.min(spans[span].most, axis.length))
}
