import { charterBriefing } from '#features/vehicles/rules.ts'
import { type Day, formatLongDay } from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { words } from '../words.ts'
import type { CancellationStep } from './cancellation.ts'
import { afterVoucher, type HowPaid, type Quote, wholeOf } from './prices.ts'

/**
 * A price, what a voucher pays of it, the down payment, and how and by when the rest is paid. `euros`: what a transfer is.
 */
export type Payable = {
  quote: Pick<Quote, 'total' | 'onSite' | 'terms'>
  voucher: Cents
  advance?: { amount: Cents; isPaid: boolean } | undefined
  how: HowPaid
  dueOn?: Day | null
  euros?: string
}

/** How the rest is paid after a down payment. */
export const restBy = (kind: 'hours' | 'days'): 'on_site' | 'transfer' => (kind === 'hours' ? 'on_site' : 'transfer')

/** How and when one pays, part by part, a sentence each: the same before ordering, in mails and on the own page. */
export function payingWords({ quote, voucher, advance, ...rest }: Payable): string[] {
  const { fees, deposit } = wholeOf(quote)
  const paid = afterVoucher(quote.total, voucher)
  const open = paid.open - (advance?.amount ?? 0)
  return [
    ...(paid.voucher > 0 ? [words.voucherPart(formatMoney(paid.voucher))] : []),
    ...(advance ? [(advance.isPaid ? words.advanceIsPaid : words.advanceNow)(formatMoney(advance.amount))] : []),
    ...(open > 0 ? [openWords(formatMoney(open), rest)] : []),
    ...(fees > 0 ? [words.feesInCash(formatMoney(fees))] : []),
    ...(quote.onSite.some(({ label }) => label === charterBriefing) ? [words.briefingWhen] : []),
    ...(deposit > 0 ? [words.depositWhen(formatMoney(deposit))] : []),
    ...(deposit > 0 && fees > 0 ? [words.cashInAll(formatMoney(fees + deposit))] : []),
  ]
}

function openWords(open: string, { how, dueOn, euros }: Pick<Payable, 'how' | 'dueOn' | 'euros'>): string {
  switch (how) {
    case 'transfer': {
      const amount = euros ?? open
      return dueOn ? words.toTransferBy(amount, formatLongDay(dueOn)) : words.toTransfer(amount)
    }
    case 'provider':
      return words.paidOnlineNow(open)
    case 'paid':
      return words.arePaid(open)
    default:
      return words.paidOnArrival(open)
  }
}

/** The steps that are still to come, or in force: what canceling costs from today on. */
export const stepsAhead = (steps: readonly CancellationStep[], today: Day): CancellationStep[] =>
  steps.filter(({ until }) => until >= today)

/** `Until Monday, June 1, 2026` and `$270 (50%)`; a flat fee that is more than the price is the price. */
export const stepWords = ({ until, terms, fee }: CancellationStep, price: Cents): [when: string, what: string] => [
  words.untilDay(formatLongDay(until)),
  fee === price && terms.endsWith('EUR') ? words.thePrice(formatMoney(fee)) : `${formatMoney(fee)} (${terms})`,
]
