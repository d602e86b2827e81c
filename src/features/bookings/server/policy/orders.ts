import { type Guesser, tryCode } from '#features/vouchers/server/commands.ts'
import { authorOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Caller } from '#kit/server/http/http.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { type Cents, formatMoney, toCents, toUnits } from '#kit/shared/money.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { afterVoucher } from '../../rules/prices.ts'
import type { Audited } from '../commands.ts'
import type { PaymentMethod } from '../queries/bookings.ts'

/** Nothing is booked at another price than the customer was shown. `shown` in dollars. */
export function refuseOtherPrice(total: Cents, shown: number): void {
  if (total === toCents(shown)) return
  throw new ProblemError(409, 'PRICE_CHANGED', `The price has changed to ${formatMoney(total)}`, {
    extra: { price: toUnits(total) },
  })
}

/** A voucher that pays a part of an order, and what is left to pay. */
export type VoucherPart = { voucher: { id: number; amount: Cents } | undefined; open: Cents }

/**
 * What the voucher of an order pays now. Refuses when that is not what the customer was shown, so that nobody pays more
 * than they agreed to. Wrong codes count as guesses. `regained` is what a voucher gets back when the order replaces what
 * its customer holds.
 */
export async function voucherPartOf(
  sql: Sql,
  who: Guesser,
  { voucher: code, voucher_amount }: { voucher: string; voucher_amount: number },
  total: Cents,
  regained: (voucherId: number) => Promise<Cents> = async () => 0,
): Promise<VoucherPart> {
  const voucher = code === '' ? undefined : await tryCode(sql, who, code)
  const { voucher: amount, open } = afterVoucher(total, voucher ? voucher.balance + (await regained(voucher.id)) : 0)
  if (amount !== toCents(voucher_amount)) throw voucherChanged(amount)
  return { voucher: voucher && amount > 0 ? { id: voucher.id, amount } : undefined, open }
}

export const voucherChanged = (amount: Cents) =>
  new ProblemError(409, 'VOUCHER_CHANGED', `The voucher pays ${formatMoney(amount)} now`, {
    extra: { voucher_amount: toUnits(amount) },
  })

/** What the audit log says of a booking that staff enter; nothing of a customer's own. */
export const auditOf = (
  caller: Caller | undefined,
  context: Pick<Context, 'env' | 'clock'>,
  action: Audited['action'] = 'booking.add',
): Audited | undefined => caller && { author: authorOf(caller, context), action }

export const excluded = () => new ProblemError(403, 'EXCLUDED', 'You have been excluded from future bookings')

/** Customers choose one way to pay a stay. */
export const paymentErrors = (
  { banktransfer, paypal }: { banktransfer: boolean; paypal: boolean },
  isStaff: boolean,
) => (isStaff || banktransfer !== paypal ? [] : [{ field: 'payment', message: 'Please choose a payment method' }])

/** How an order is paid; by a voucher where that pays all of it. */
export function methodOf(
  { paypal }: { paypal: boolean },
  { isStaff, isPaid }: { isStaff: boolean; isPaid: boolean },
): PaymentMethod {
  if (isPaid) return 'voucher'
  if (isStaff) return 'on_site'
  return paypal ? 'provider' : 'transfer'
}
