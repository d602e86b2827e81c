import { formatDate } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import type { Withdrawal } from '../contract.ts'

/** Where a withdrawal stands, in one sentence or two. */
export function stateOf({ outcome, amount, by_hand, given_back, due_on, last_day, open }: Withdrawal): string {
  switch (outcome) {
    case 'accepted': {
      if (amount === 0) return 'Ended before it was paid: nothing goes back.'
      const online = amount - by_hand
      const parts = [
        online > 0 &&
          `${formatMoney(Math.min(given_back, online))} of ${formatMoney(online)} went back through the provider.`,
        by_hand > 0 &&
          (open
            ? `Give ${formatMoney(by_hand)} back by ${formatDate(due_on ?? '')}.`
            : `${formatMoney(by_hand)} by hand.`),
      ]
      return parts.filter(Boolean).join(' ')
    }
    case 'late':
      return `Came late: the last day was ${formatDate(last_day ?? '')}.`
    case 'unmatched':
      return 'Fits no voucher ordered from this address.'
    case 'spent':
      return 'Nothing is left on the voucher.'
    case 'over':
      return 'The order was over before.'
  }
}
