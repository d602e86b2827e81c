import type { Day } from '#kit/shared/day.ts'
import { type Cents, toCents } from '#kit/shared/money.ts'

/** A day's income in dollars, as answered. */
export type DayIncome = { cashregister_day: Day; income: number; cash: number; card: number; online: number }

/** Income of a day, month (`YYYY-MM`) or year (`YYYY`), in cents. */
export type PeriodIncome = { period: string; income: Cents; cash: Cents; card: Cents; online: Cents }

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

/** Adds days up to periods, newest first: at most 31 days or 36 months, every year; amounts below 0.10 are left out. */
export function cashPosition(days: readonly DayIncome[], span: Span): PeriodIncome[] {
  const { length, most } = spans[span]
  const periods = new Map<string, PeriodIncome>()
  for (const day of days) {
    const period = day.cashregister_day.slice(0, length)
    const sum = periods.get(period) ?? { period, income: 0, cash: 0, card: 0, online: 0 }
    periods.set(period, {
      period,
      income: sum.income + toCents(day.income),
      cash: sum.cash + toCents(day.cash),
      card: sum.card + toCents(day.card),
      online: sum.online + toCents(day.online),
    })
  }
  return [...periods.values()]
    .filter(({ income }) => isShown(income))
    .sort((a, b) => (a.period < b.period ? 1 : -1))
    .slice(0, most)
}
