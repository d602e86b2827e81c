import { formatDate } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import type { Withdrawal } from '../contract.ts'
import { words } from '../words.ts'

/** Where a withdrawal stands, in one sentence or two. */
export function stateOf({ outcome, amount, by_hand, given_back, due_on, last_day, open }: Withdrawal): string {
  switch (outcome) {
    case 'accepted': {
      if (amount === 0) return words.endedBefore
      const online = amount - by_hand
      const parts = [
        online > 0 && words.wentBack(formatMoney(Math.min(given_back, online)), formatMoney(online)),
        by_hand > 0 &&
          (open
            ? words.giveBackBy(formatMoney(by_hand), formatDate(due_on ?? ''))
            : words.byHand(formatMoney(by_hand))),
      ]
      return parts.filter(Boolean).join(' ')
    }
    case 'late':
      return words.cameLate(formatDate(last_day ?? ''))
    case 'unmatched':
      return words.fitsNone
    case 'spent':
      return words.nothingLeft
    case 'over':
      return words.wasOver
  }
}
