import type { Cents } from '#kit/shared/money.ts'
import type { Paid } from '../../rules/cancellation.ts'
import { afterVoucher } from '../../rules/prices.ts'

/** What was paid of a booking, a down payment where it is not paid, and what is left on the voucher that pays it. */
export type Funds = Paid & { isPaid: boolean; voucherLeft: Cents }

/** What becomes of the money when the price changes: paid online first, open, or back. All of it is zero or more. */
export type Settled = {
  pay: Cents
  openBefore: Cents
  openAfter: Cents
  voucherMore: Cents
  voucherBack: Cents
  providerBack: Cents
  handBack: Cents
}

/**
 * Settles another price. A voucher that pays a booking pays more of it as long as something is left on it. What was not
 * paid before is paid as it was agreed; of what was paid, the difference is paid online first. Money comes back before
 * voucher value, and first what was paid online.
 */
export function settleChange(before: Cents, after: Cents, funds: Funds): Settled {
  const { isPaid, paidByVoucher, paidByProvider, paidOtherwise, voucherLeft } = funds
  const reach = paidByVoucher + (after > before ? voucherLeft : 0)
  const { voucher, open } = afterVoucher(after, reach)
  const money = paidByProvider + paidOtherwise
  const back = Math.max(money - open, 0)
  const providerBack = Math.min(back, paidByProvider)
  return {
    pay: isPaid ? Math.max(open - money, 0) : 0,
    openBefore: isPaid ? 0 : Math.max(afterVoucher(before, paidByVoucher).open - money, 0),
    openAfter: isPaid ? 0 : Math.max(open - money, 0),
    voucherMore: Math.max(voucher - paidByVoucher, 0),
    voucherBack: Math.max(paidByVoucher - voucher, 0),
    providerBack,
    handBack: back - providerBack,
  }
}

/** Money that comes back, and may be kept as a voucher. */
export const moneyBack = ({ providerBack, handBack }: Pick<Settled, 'providerBack' | 'handBack'>): Cents =>
  providerBack + handBack
