import { addDays, type Day, daysBetween } from '#kit/shared/day.ts'
import type { Cents, Currency } from '#kit/shared/money.ts'
import type { InvoiceRules } from '../../documents/rules/rules.ts'

/** When an invoice is reminded of: three times at most, each once, on what is still open then. */

export const steps = [1, 2, 3] as const
export type ReminderStep = (typeof steps)[number]

/** Days that a reminder gives to pay. */
export const daysGiven: Readonly<Record<ReminderStep, number>> = { 1: 7, 2: 7, 3: 5 }

export type Reminded = {
  dueOn: Day
  /** What is left to pay, in cents: nothing of what is paid or was taken back. */
  open: Cents
  /** Reminders so far. */
  sent: readonly { step: number; day: Day }[]
  /** The last day on which the customer is not reminded: `infinity` is for good. */
  pausedUntil: Day | 'infinity' | null
}

/**
 * The step that comes next, and the day from which it is due; undefined where nothing is open, all were sent, or none is
 * to go any more.
 */
export function nextReminder(
  { dueOn, open, sent, pausedUntil }: Reminded,
  rules: InvoiceRules,
): { step: ReminderStep; from: Day } | undefined {
  if (open <= 0 || pausedUntil === 'infinity') return undefined
  const step = steps.find((one) => one > Math.max(0, ...sent.map((reminder) => reminder.step)))
  if (step === undefined) return undefined
  const days = [addDays(dueOn, rules[`days${step}`])]
  const last = sent
    .map(({ day }) => day)
    .sort()
    .at(-1)
  if (last !== undefined) days.push(addDays(last, rules.between))
  if (pausedUntil !== null) days.push(addDays(pausedUntil, 1))
  return { step, from: days.sort().at(-1) as Day }
}

/** The step that is due on a day; undefined where none is. */
export function dueReminder(invoice: Reminded, today: Day, rules: InvoiceRules): ReminderStep | undefined {
  const next = nextReminder(invoice, rules)
  return next && next.from <= today ? next.step : undefined
}

/** How long invoices are overdue, as their ages are shown. */
export const ages = ['not due', '1–14 days', '15–30 days', 'more than 30 days'] as const
export type Age = (typeof ages)[number]

export const daysOverdue = (dueOn: Day, today: Day): number => Math.max(0, daysBetween(dueOn, today))

export function ageOf(dueOn: Day, today: Day): Age {
  const days = daysOverdue(dueOn, today)
  if (days === 0) return 'not due'
  if (days <= 14) return '1–14 days'
  return days <= 30 ? '15–30 days' : 'more than 30 days'
}

export type Ageing = {
  currency: Currency
  count: number
  open: Cents
  paid: Cents
  byAge: Readonly<Record<Age, Cents>>
}

/** An open invoice, or several of one day; `paid` of those that are open and of others. */
type Aged = { currency: Currency; open: Cents; dueOn: Day; count?: number; paid?: Cents }

/** What is open in each currency, and for how long; the largest first. */
export function ageing(invoices: readonly Aged[], today: Day): Ageing[] {
  return [...Map.groupBy(invoices, ({ currency }) => currency)]
    .map(([currency, some]) => ({
      currency,
      count: some.reduce((total, { count = 1 }) => total + count, 0),
      open: sum(some),
      paid: some.reduce((total, { paid = 0 }) => total + paid, 0),
      byAge: Object.fromEntries(
        ages.map((age) => [age, sum(some.filter(({ dueOn }) => ageOf(dueOn, today) === age))]),
      ) as Record<Age, Cents>,
    }))
    .sort((a, b) => b.open - a.open)
}

const sum = (some: readonly { open: Cents }[]): Cents => some.reduce((total, { open }) => total + open, 0)
