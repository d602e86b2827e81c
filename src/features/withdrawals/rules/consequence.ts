import { type Day, formatLongDay } from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { type Outcome, refundDays } from '../rules.ts'
import { words } from '../words.ts'

type Told = { outcome: Outcome; amount: Cents; byHand: Cents; lastDay: Day | null }

/** What comes of a declaration, in the words of screen and mail. */
export function consequence({ outcome, amount, byHand, lastDay }: Told): string {
  switch (outcome) {
    case 'accepted':
      return amount === 0 ? words.endedUnpaid : `${words.ended} ${moneyBack(amount, byHand)}`
    case 'late':
      return lastDay === null ? words.lateUndated : words.late(formatLongDay(lastDay))
    case 'unmatched':
      return words.unmatched
    case 'spent':
      return words.spent
    case 'over':
      return words.over
  }
}

function moneyBack(amount: Cents, byHand: Cents): string {
  const all = formatMoney(amount)
  if (byHand === 0) return words.backOnline(all, refundDays)
  if (byHand === amount) return words.backByHand(all, refundDays)
  return words.backBoth(all, refundDays, formatMoney(amount - byHand), formatMoney(byHand))
}
