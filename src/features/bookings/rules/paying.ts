import { charterBriefing } from '#features/vehicles/rules.ts'
import { type Day, formatLongDay } from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import type { CancellationStep } from './cancellation.ts'
import { afterVoucher, type HowPaid, type Quote, wholeOf } from './prices.ts'

/** A price, what a voucher pays of it, and how and by when the rest is paid. `euros`: what a transfer is in euros. */
export type Payable = {
  quote: Pick<Quote, 'total' | 'onSite'>
  voucher: Cents
  how: HowPaid
  dueOn?: Day | null
  euros?: string
}

/** How and when one pays, part by part, a sentence each: the same before ordering, in mails and on the own page. */
export function payingWords({ quote, voucher, ...rest }: Payable): string[] {
  const { fees, deposit } = wholeOf(quote)
  const paid = afterVoucher(quote.total, voucher)
  return [
    ...(paid.voucher > 0 ? [`Your voucher pays ${formatMoney(paid.voucher)}.`] : []),
    ...(paid.open > 0 ? [openWords(formatMoney(paid.open), rest)] : []),
    ...(fees > 0 ? [`${formatMoney(fees)} are paid in cash on site, when you take the boat over.`] : []),
    ...(quote.onSite.some(({ label }) => label === charterBriefing) ? [briefingWords] : []),
    ...(deposit > 0 ? [depositWords(deposit)] : []),
  ]
}

/** When the briefing is that stands in for a licence; no calendar of ours knows it. */
export const briefingWords =
  'The briefing comes before the booked time and is not part of it: please call us to agree on when.'

export const depositWords = (deposit: Cents): string =>
  `The deposit of ${formatMoney(deposit)} is apart: it is left in cash on site, and you get it back when you return the boat as you took it over.`

function openWords(open: string, { how, dueOn, euros }: Pick<Payable, 'how' | 'dueOn' | 'euros'>): string {
  switch (how) {
    case 'transfer': {
      const amount = euros === undefined ? open : `${euros} (for ${open})`
      return `${amount} are to be transferred${dueOn ? ` by ${formatLongDay(dueOn)}` : ''}.`
    }
    case 'provider':
      return `${open} are paid online now, before the booking stands.`
    case 'paid':
      return `${open} are paid.`
    default:
      return `${open} are paid when you come, or online before that on the page of your booking.`
  }
}

/** The steps that are still to come, or in force: what canceling costs from today on. */
export const stepsAhead = (steps: readonly CancellationStep[], today: Day): CancellationStep[] =>
  steps.filter(({ until }) => until >= today)

/** `Until Monday, June 1, 2026` and `$270 (50%)`; a flat fee that is more than the price is the price. */
export const stepWords = ({ until, terms, fee }: CancellationStep, price: Cents): [when: string, what: string] => [
  `Until ${formatLongDay(until)}`,
  fee === price && terms.endsWith('EUR') ? `${formatMoney(fee)}, the price` : `${formatMoney(fee)} (${terms})`,
]

/** What flat fees leave open by law (§ 309 no. 5 BGB). */
export const lessDamage = 'You may show that we had less damage, or none: then you pay only that.'
