import { formatMoney, toUnits } from '#kit/shared/money.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import { type Quote, type QuoteLine, splitOnSite, toldLines, wholeOf } from '../../rules/prices.ts'
import type { ChangeMoney, ChangePreview } from '../contract.ts'
import { type Changed, moneyBack, type Settled } from '../rules.ts'
import { words } from '../words.ts'

export const pricedAnew = (extra: Readonly<Record<string, unknown>> = {}) =>
  new ProblemError(409, 'CHANGE_PRICED', words.pricedAnew, { extra })

export const taken = () => new ProblemError(409, 'TAKEN', words.taken)

/** Refuses what cannot be had, beside its field where it has one; nothing is changed then. */
export function refuseWish({ refusal, errors }: Pick<Changed, 'refusal' | 'errors'>): void {
  if (errors.length > 0) throw invalid(errors, errors[0]?.message)
  if (refusal) throw new ProblemError(422, refusal.code, refusal.detail)
}

/** Nothing is changed at another difference than the customer was shown. */
export function refuseOtherMoney(
  { quote, settled }: { quote: Quote; settled: Settled },
  shown: { whole: number; pay: number; back: number },
): void {
  const { whole } = wholeOf(quote)
  const [pay, back] = [settled.pay, moneyBack(settled) + settled.voucherBack]
  if (whole === shown.whole && pay === shown.pay && back === shown.back) return
  throw pricedAnew({ whole: toUnits(whole), pay: toUnits(pay), back: toUnits(back), price: formatMoney(whole) })
}

const presentLines = (lines: readonly QuoteLine[]) =>
  toldLines(lines).map(({ label, cents }) => ({ label, amount: cents }))

export function presentPrice(quote: Quote): ChangePreview['before'] {
  const { whole, deposit } = wholeOf(quote)
  return { lines: presentLines(quote.lines), on_site: presentLines(splitOnSite(quote.onSite).fees), whole, deposit }
}

export const presentMoney = (settled: Settled, kept: number): ChangeMoney => ({
  kept,
  pay: settled.pay,
  open_before: settled.openBefore,
  open_after: settled.openAfter,
  voucher_more: settled.voucherMore,
  voucher_back: settled.voucherBack,
  provider_back: settled.providerBack,
  hand_back: settled.handBack,
})
