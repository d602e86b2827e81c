import type { PayWay } from '#features/payments/contract.ts'
import { advanceOf } from '#features/price-rules/terms/rules.ts'
import type { Cents } from '#kit/shared/money.ts'
import { afterVoucher, type HowPaid, type Quote, wholeOf } from '../../../rules/prices.ts'

/** How somebody wants to pay, and whether all of it where a share would do. */
export type PayChoice = { method: 'on_site' | PayWay; all: boolean }

export const onSite: PayChoice = { method: 'on_site', all: false }

/** How a booking is paid: what is paid online now, and how the rest is. Amounts in cents. */
export type Paying = {
  /** Undefined: nothing is paid online now. */
  way: PayWay | undefined
  now: Cents
  /** What of it is a down payment. */
  advance: Cents
  /** Left to pay on site, fees included. */
  onSite: Cents
  how: HowPaid
  /** What the terms ask for, and what no voucher pays; both 0 where nothing can be paid online. */
  asked: Cents
  open: Cents
  all: boolean
}

type Offered = { voucher: Cents; ways: readonly PayWay[]; isStaff: boolean }

/** What a choice comes to. Staff book without paying; a share that the terms ask for is paid in some way online. */
export function payingOf(quote: Quote, choice: PayChoice, { voucher, ways, isStaff }: Offered): Paying {
  const { fees } = wholeOf(quote)
  const open = afterVoucher(quote.total, voucher).open
  const asked = isStaff ? 0 : advanceOf(open, quote.terms?.share ?? 0)
  const chosen = ways.find((one) => one === choice.method) ?? (asked > 0 ? ways[0] : undefined)
  if (isStaff || open === 0 || !chosen) {
    const none = { way: undefined, now: 0, advance: 0, asked: 0, all: false }
    return { ...none, onSite: open + fees, how: 'on_site', open: isStaff ? 0 : open }
  }
  const all = choice.all || asked === 0 || asked === open
  const now = all ? open : asked
  const how = all ? ('provider' as const) : ('on_site' as const)
  return { way: chosen, now, advance: all ? 0 : asked, onSite: open - now + fees, how, asked, open, all }
}
