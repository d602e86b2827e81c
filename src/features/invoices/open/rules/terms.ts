import { addDays, type Day } from '#kit/shared/day.ts'
import type { Cents, Currency } from '#kit/shared/money.ts'
import type { ReminderStep } from './reminders.ts'

/** When reminders go, and what they ask for besides what is open. Rates are percent, with at most two decimals. */
export type ReminderTerms = {
  /** Days after the invoice was due, of each step. */
  first: number
  second: number
  last: number
  /** Whoever was just reminded gets this many days, however late it was. */
  between: number
  /** Cents of the invoice's currency. */
  fee_first: Cents
  fee_second: Cents
  fee_last: Cents
  interest: boolean
  /** Points above the base rate: § 288 BGB. */
  business: number
  consumer: number
  /** The base rate of § 247 BGB from each day on, the oldest first. */
  rates: readonly { from: Day; rate: number }[]
  /** The flat sum of § 288 (5) BGB. */
  flat: boolean
}

export const usualTerms: ReminderTerms = {
  ...{ first: 7, second: 21, last: 35, between: 7, fee_first: 0, fee_second: 0, fee_last: 0 },
  ...{ interest: false, business: 9, consumer: 5, rates: [{ from: '2025-07-01', rate: 1.27 }], flat: false },
}

export const daysAfterDue = ({ first, second, last }: ReminderTerms, step: ReminderStep): number =>
  ({ 1: first, 2: second, 3: last })[step]
const feeOf = ({ fee_first, fee_second, fee_last }: ReminderTerms, step: ReminderStep): Cents =>
  ({ 1: fee_first, 2: fee_second, 3: fee_last })[step]

/** What a reminder asks for besides what is open. */
export type Charges = { fee: Cents; feesBefore: Cents; interest: Cents; flat: Cents; since: Day | undefined }
export const chargesTotal = ({ fee, feesBefore, interest, flat }: Charges): Cents => fee + feesBefore + interest + flat

export type Debt = {
  open: Cents
  currency: Currency
  isConsumer: boolean
  /** What came in, by day; negative where it went back. */
  payments: readonly { day: Day; amount: Cents }[]
  sent: readonly { day: Day; fee: Cents }[]
}

const flatSum: Cents = 4000

/**
 * Interest and the flat sum are asked for from the second reminder on: it is the first one that puts somebody in default
 * whatever was agreed (§ 286 BGB), and interest counts from the day after it. Consumers never owe the flat sum.
 */
export function chargesOf(debt: Debt, step: ReminderStep, today: Day, terms: ReminderTerms): Charges {
  const { sent, isConsumer, currency } = debt
  const first = sent.map(({ day }) => day).sort()[0]
  const owes = step > 1 && first !== undefined
  const points = isConsumer ? terms.consumer : terms.business
  return {
    fee: feeOf(terms, step),
    feesBefore: sent.reduce((sum, { fee }) => sum + fee, 0),
    interest: owes && terms.interest ? interestOn(debt, first, today, points, terms.rates) : 0,
    flat: owes && terms.flat && !isConsumer && currency === 'EUR' ? flatSum : 0,
    since: first && addDays(first, 1),
  }
}

/** Of each day after `from`, on what was open in the end of it, by its own rate; all days of the year alike, half up. */
function interestOn(
  { open, payments }: Debt,
  from: Day,
  today: Day,
  points: number,
  rates: ReminderTerms['rates'],
): Cents {
  let sum = 0
  for (let day = addDays(from, 1); day <= today; day = addDays(day, 1)) {
    const later = payments.reduce((paid, payment) => (payment.day > day ? paid + payment.amount : paid), 0)
    const base = rates.findLast((one) => one.from <= day) ?? rates[0]
    sum += (open + later) * Math.round(((base?.rate ?? 0) + points) * 100)
  }
  return Math.floor((sum + 1_825_000) / 3_650_000)
}
