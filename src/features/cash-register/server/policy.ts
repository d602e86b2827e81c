import { words as productWords } from '#features/products/words.ts'
import { words as voucherWords } from '#features/vouchers/words.ts'
import { type Cents, formatMoney, toUnits } from '#kit/shared/money.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import type { TillLine } from '../contract/ledger.ts'
import type { CartLine, MainItem } from '../contract.ts'
import type { Part } from '../sale/contract.ts'
import type { Due } from '../sale/rules.ts'
import { words } from '../sale/words.ts'
import { words as tillWords } from '../words.ts'

/** Why something is not sold. Each says what to do next, and carries what the screen needs to show it right. */

const refusal = (code: string, detail: string, extra: Readonly<Record<string, unknown>> = {}) =>
  new ProblemError(409, code, detail, { extra })

export const nothingSold = () => invalid([{ field: 'main_item', message: words.nothingChosen }])

export const paidAlready = (what: 'booking' | 'voucher') =>
  refusal(what === 'booking' ? 'BOOKING_PAID' : 'VOUCHER_PAID', words.settledAlready[what])

export const canceledAlready = (what: 'booking' | 'voucher') =>
  refusal(what === 'booking' ? 'BOOKING_CANCELED' : 'VOUCHER_CANCELED', words.wasCanceled[what])

export const isHeld = () => refusal('BOOKING_HELD', words.isHeld)

export const beingPaid = () => refusal('BEING_PAID', words.payingOnline)

export const settledAlready = (type: 'refund' | 'fee') => refusal('SETTLED_ALREADY', words.settledAlready[type])

export const nothingToSettle = (type: 'refund' | 'fee') => refusal('NOTHING_TO_SETTLE', words.nothingToSettle[type])

/** Money that goes back is a receipt of its own, without goods and vouchers. */
export const refundAlone = () => invalid([{ field: 'products', message: words.refundFirst }])

export const voucherInvalid = () => invalid([{ field: 'voucher', message: voucherWords.invalid }])

export const voucherCannotPay = () => invalid([{ field: 'voucher', message: words.voucherPaysFor }])

export const anotherVoucher = () => refusal('OTHER_VOUCHER', words.anotherVoucher)

export const cartGone = () => refusal('CART_GONE', words.cartGone)

/** Prices, names or quantities are others than those that were shown; what counts now goes along. */
export const productsChanged = (lines: readonly TillLine[]) =>
  refusal('PRODUCTS_CHANGED', words.productsChanged, {
    products: lines.map(({ productId, label, quantity, unitPrice, amount }) => ({
      id: productId,
      name: label,
      quantity,
      price: toUnits(unitPrice),
      price_total: toUnits(amount),
    })),
  })

export type OnShelf = { id: number; name: string; left: number }

const leftWords = ({ name, left }: OnShelf) => (left === 0 ? productWords.isSoldOut(name) : words.onlyLeft(name, left))

export const soldOut = (products: readonly OnShelf[]) =>
  refusal('SOLD_OUT', products.map(leftWords).join('. '), { sold_out: products })

/** What the customer was told, against what the server makes of its own rows. */
export function refuseOtherAmount({ total, voucher, open }: Due, shown: { income: Cents; voucher: Cents }): void {
  const toPay = Math.abs(open)
  const extra = { income: toUnits(toPay), voucher_used: toUnits(voucher), total: toUnits(total) }
  if (toPay + voucher !== shown.income + shown.voucher)
    throw refusal('PRICE_CHANGED', words.amountIs(formatMoney(toPay)), extra)
  if (voucher !== shown.voucher) throw refusal('VOUCHER_CHANGED', words.voucherPays(formatMoney(voucher)), extra)
}

type Given = { method: 'cash' | 'card'; received: Cents | undefined; parts: readonly Part[] }

/** What was given in money for what is open: all at once, or in parts that come to just that. */
export function moneyGiven(open: Cents, { method, received, parts }: Given): Part[] {
  const sum = parts.reduce((all, { amount }) => all + amount, 0)
  if (parts.length > 0 && sum !== open) {
    const message = words.partsAre(formatMoney(sum), formatMoney(open))
    throw invalid([{ field: 'parts', message }], message)
  }
  const given = parts.length > 0 ? [...parts] : open === 0 ? [] : [{ method, amount: open, received }]
  for (const part of given) refuseTooLittle(part)
  return given
}

export function refuseTooLittle({ amount, method, received }: Part): void {
  if (method === 'card' || received === undefined || received >= amount) return
  const message = words.missingOf(formatMoney(amount - received), formatMoney(amount))
  throw invalid([{ field: 'received', message }], message)
}

export const discountTooHigh = (most: number) =>
  new ProblemError(403, 'DISCOUNT_TOO_HIGH', words.discountTooHigh(most), { extra: { percent: most } })

export const alsoNewVoucher = () => invalid([{ field: 'new_voucher', message: tillWords.checkDetails }])

export const drawerIsShort = (cash: Cents) =>
  refusal('NOT_ENOUGH_CASH', tillWords.onlyInDrawer(formatMoney(cash)), { cash: toUnits(cash) })

/** Whether the products are the ones that were shown: same quantities, and prices and names where they were sent. */
export function areAsShown(sold: readonly TillLine[], shown: readonly CartLine[]): boolean {
  const quantities = new Map<number, number>()
  for (const { id, quantity } of shown) quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  if (quantities.size !== sold.length) return false
  return (
    sold.every(({ productId = 0, quantity }) => quantities.get(productId) === quantity) &&
    shown.every((line) => {
      const now = sold.find(({ productId }) => productId === line.id)
      const samePrice = line.price === undefined || line.price === now?.unitPrice
      return samePrice && (line.name === undefined || line.name.trim() === now?.label)
    })
  )
}

/** Which open screens and kept answers a sale or its reversal concerns. */
export const topicsOf = (types: readonly MainItem['type'][], hasProducts: boolean, hasVoucher: boolean) => {
  const isOfBooking = types.some((type) => type !== 'voucher')
  const isOfVoucher = hasVoucher || types.includes('voucher')
  return [
    'till' as const,
    ...(isOfBooking ? (['bookings'] as const) : []),
    ...(isOfVoucher ? (['vouchers'] as const) : []),
    ...(types.length > 0 ? (['payments', 'mails'] as const) : []),
    ...(hasProducts ? (['products'] as const) : []),
  ]
}
