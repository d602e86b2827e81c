import { type Day, formatLongDay } from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { type Outcome, refundDays } from '../rules.ts'

type Told = { outcome: Outcome; amount: Cents; byHand: Cents; lastDay: Day | null }

/** What comes of a declaration, in the words of screen and mail. */
export function consequence({ outcome, amount, byHand, lastDay }: Told): string {
  switch (outcome) {
    case 'accepted':
      if (amount === 0) return 'The contract is ended. Nothing was paid yet, and nothing is to be paid any more.'
      return `The contract is ended, and the code of the voucher no longer counts. ${moneyBack(amount, byHand)}`
    case 'late':
      return `By our books the time to withdraw ended on ${lastDay === null ? 'an earlier day' : formatLongDay(lastDay)}. A person looks at your declaration and writes to you; until then the voucher stays as it is.`
    case 'unmatched':
      return 'We could not tell at once which voucher this is about. A person looks it up and writes to you. Your declaration counts from the time it was received.'
    case 'spent':
      return 'Nothing is left on this voucher: it paid for bookings, which the terms on canceling apply to. A person looks at your declaration and writes to you.'
    case 'over':
      return 'This order was canceled or withdrawn from before. Nothing more is to be done.'
  }
}

function moneyBack(amount: Cents, byHand: Cents): string {
  const all = formatMoney(amount)
  const days = `within ${refundDays} days`
  if (byHand === 0) return `${all} go back to the account you paid with, ${days} at the latest.`
  if (byHand === amount)
    return `We give ${all} back ${days}, the way you paid. Should we need your account number for it, we ask by mail.`
  return `${all} go back ${days}: ${formatMoney(amount - byHand)} to the account you paid online with, ${formatMoney(byHand)} the way you paid the rest.`
}
