import { addDays, type Day } from '#kit/shared/day.ts'
import { type Cents, type Currency, toCents } from '#kit/shared/money.ts'
import type { InvoiceRules } from '../../documents/rules/rules.ts'
import type { ReminderStep } from './reminders.ts'

/** What a reminder asks for besides what is open: its fee and those before it, interest from a day on, and the flat sum. */
export type Charges = { fee: Cents; feesBefore: Cents; interest: Cents; flat: Cents; since: Day }
export const chargesTotal = ({ fee, feesBefore, interest, flat }: Charges): Cents => fee + feesBefore + interest + flat

export type Debt = {
  open: Cents
  currency: Currency
  isConsumer: boolean
  /** What came in, by day; negative where it went back. */
  payments: readonly { day: Day; amount: Cents }[]
  sent: readonly { day: Day; fee: Cents }[]
}

/**
 * Interest and the flat sum of § 288 BGB are asked for from the second reminder on: it is the first one that puts somebody
 * in default whatever was agreed (§ 286), and interest counts from the day after it. Consumers never owe the flat sum.
 */
export function chargesOf(debt: Debt, step: ReminderStep, today: Day, rules: InvoiceRules): Charges {
  const { sent, isConsumer, currency } = debt
  const [first = today] = sent.map(({ day }) => day).sort()
  return {
    fee: toCents(rules[`fee${step}`]),
    feesBefore: sent.reduce((sum, { fee }) => sum + fee, 0),
    interest: rules.interest ? interestOn(debt, first, today, rules) : 0,
    flat: rules.flat && step > 1 && !isConsumer && currency === 'EUR' ? 4000 : 0,
    since: addDays(first, 1),
  }
}

/** Of each day after `from`, on what was open in the end of it, by its own rate; years are 365 days, half up. */
function interestOn({ open, payments, isConsumer }: Debt, from: Day, today: Day, rules: InvoiceRules): Cents {
  let sum = 0
  for (let day = addDays(from, 1); day <= today; day = addDays(day, 1)) {
    const later = payments.reduce((paid, payment) => (payment.day > day ? paid + payment.amount : paid), 0)
    const { rate } = rules.rates.findLast((one) => one.from <= day) ?? { rate: rules.base_rate }
    sum += (open + later) * Math.round((rate + (isConsumer ? rules.consumer : rules.business)) * 100)
  }
  return Math.floor((sum + 1_825_000) / 3_650_000)
}
