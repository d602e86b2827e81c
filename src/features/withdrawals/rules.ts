import { addDays, addMonths, type Day } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import { isWorkingDay } from './content/holidays.ts'

/** Days in which a contract can be withdrawn from, the one it was concluded on not counted (§§ 355, 187 BGB). */
export const withdrawalDays = 14

/** Days in which the money is back (§ 357 BGB). */
export const refundDays = 14

/** When a contract came about, and when the buyer was told of the right to withdraw from it; null: never. */
export type Concluded = { concludedOn: Day; instructedOn: Day | null }

/**
 * The last day on which a withdrawal is in time, up to midnight at the place of the business. The fourteen days begin the
 * day after conclusion, or after the instruction where that came later, and end twelve months and fourteen days after
 * conclusion in any case (§ 356 (3) BGB). Where the last day is no working day the next one is (§ 193 BGB).
 */
export function lastDayOf({ concludedOn, instructedOn }: Concluded): Day {
  const latest = addDays(addMonths(concludedOn, 12), withdrawalDays)
  const begins = instructedOn !== null && instructedOn > concludedOn ? instructedOn : concludedOn
  const ends = instructedOn === null ? latest : earlier(addDays(begins, withdrawalDays), latest)
  return nextWorkingDay(ends)
}

const earlier = (one: Day, other: Day): Day => (one < other ? one : other)

function nextWorkingDay(day: Day): Day {
  return isWorkingDay(day) ? day : nextWorkingDay(addDays(day, 1))
}

/** `over`: the contract was withdrawn from or canceled before. `spent`: in time, and nothing is left on the voucher. */
export const outcomes = ['accepted', 'late', 'unmatched', 'spent', 'over'] as const
export type Outcome = (typeof outcomes)[number]

export type Contract = Concluded & {
  paid: boolean
  canceled: boolean
  /** In cents, like what is redeemed of it. */
  amount: Cents
  redeemed: Cents
}

export type Decision = { outcome: Outcome; lastDay: Day | null; back: Cents }

/**
 * What a declaration brings about on a day: whether it ends the contract, and the cents that go back. What was redeemed
 * paid for bookings of a fixed day, from which nobody withdraws (§ 312g (2) no. 9 BGB); what is left goes back.
 */
export function decide(contract: Contract | undefined, today: Day): Decision {
  if (!contract) return { outcome: 'unmatched', lastDay: null, back: 0 }
  const lastDay = lastDayOf(contract)
  if (contract.canceled) return { outcome: 'over', lastDay, back: 0 }
  if (today > lastDay) return { outcome: 'late', lastDay, back: 0 }
  const back = backOf(contract)
  return { outcome: contract.paid && back === 0 ? 'spent' : 'accepted', lastDay, back }
}

/** What is left of what was paid, in cents. */
export const backOf = ({ paid, amount, redeemed }: Pick<Contract, 'paid' | 'amount' | 'redeemed'>): Cents =>
  paid ? amount - redeemed : 0

const letters = '[2-9A-HJ-NP-Z]'
const codePattern = new RegExp(`(?<![A-Z0-9])${letters}{4}(?:[-\\s]?${letters}{4}){3}(?![A-Z0-9])`)
const referencePattern = new RegExp(`(?<![A-Z0-9])${letters}{8}(?![A-Z0-9])`, 'g')

/** The code of a voucher or the references of orders that somebody's words name; they may name others around them. */
export function namedIn(words: string): { code: string | undefined; references: string[] } {
  const text = words
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase()
  return {
    code: codePattern.exec(text)?.[0].replaceAll(/[-\s]/g, ''),
    references: Array.from(text.matchAll(referencePattern), ([reference]) => reference),
  }
}

/** Whether staff have something to do: money to transfer, or to decide what the software does not. */
export const needsStaff = ({ outcome, byHand }: { outcome: Outcome; byHand: Cents }): boolean =>
  byHand > 0 || outcome === 'late' || outcome === 'unmatched' || outcome === 'spent'
