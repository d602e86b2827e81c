import { type Cents, formatMoney, toUnits } from '#kit/shared/money.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import type { TillLine } from '../contract/ledger.ts'
import type { CartLine, MainItem } from '../contract.ts'
import type { Due } from '../sale/rules.ts'

/** Why something is not sold. Each says what to do next, and carries what the screen needs to show it right. */

const refusal = (code: string, detail: string, extra: Readonly<Record<string, unknown>> = {}) =>
  new ProblemError(409, code, detail, { extra })

export const nothingSold = () => invalid([{ field: 'main_item', message: 'Please choose what is paid' }])

export const paidAlready = (what: 'booking' | 'voucher') =>
  refusal(what === 'booking' ? 'BOOKING_PAID' : 'VOUCHER_PAID', `This ${what} is paid already`)

export const canceledAlready = (what: 'booking' | 'voucher') =>
  refusal(what === 'booking' ? 'BOOKING_CANCELED' : 'VOUCHER_CANCELED', `This ${what} was canceled meanwhile`)

export const isHeld = () =>
  refusal('BOOKING_HELD', 'The customer is about to pay for this booking online. It is free in a few minutes at most.')

export const beingPaid = () =>
  refusal('BEING_PAID', 'The customer is paying online right now. Please look again in a minute.')

export const settledAlready = (type: 'refund' | 'fee') =>
  refusal(
    'SETTLED_ALREADY',
    type === 'refund' ? 'This money was given back already' : 'This cancellation fee is paid already',
  )

export const nothingToSettle = (type: 'refund' | 'fee') =>
  refusal('NOTHING_TO_SETTLE', type === 'refund' ? 'There is nothing to give back by hand' : 'There is no fee to pay')

/** Money that goes back is a receipt of its own, without goods and vouchers. */
export const refundAlone = () =>
  invalid([{ field: 'products', message: 'Please give the money back first, and sell the products afterwards' }])

export const voucherInvalid = () => invalid([{ field: 'voucher', message: 'Voucher is invalid' }])

export const voucherCannotPay = () =>
  invalid([{ field: 'voucher', message: 'A voucher pays for boats and products only' }])

export const anotherVoucher = () =>
  refusal('OTHER_VOUCHER', 'Another voucher pays a part of this booking already, and only one counts for each booking')

export const cartGone = () =>
  refusal('CART_GONE', 'This cart was sold or given up meanwhile. Please choose the products again.')

/** Prices, names or quantities are others than those that were shown; what counts now goes along. */
export const productsChanged = (lines: readonly TillLine[]) =>
  refusal('PRODUCTS_CHANGED', 'The products have changed meanwhile. Please look at the cart again.', {
    products: lines.map(({ productId, label, quantity, unitPrice, amount }) => ({
      id: productId,
      name: label,
      quantity,
      price: toUnits(unitPrice),
      price_total: toUnits(amount),
    })),
  })

export type OnShelf = { id: number; name: string; left: number }

const leftWords = ({ name, left }: OnShelf) => (left === 0 ? `${name} is sold out` : `Only ${left} of ${name} left`)

export const soldOut = (products: readonly OnShelf[]) =>
  refusal('SOLD_OUT', products.map(leftWords).join('. '), { sold_out: products })

/** What the customer was told, against what the server makes of its own rows. */
export function refuseOtherAmount({ total, voucher, open }: Due, shown: { income: Cents; voucher: Cents }): void {
  const toPay = Math.abs(open)
  const extra = { income: toUnits(toPay), voucher_used: toUnits(voucher), total: toUnits(total) }
  if (toPay + voucher !== shown.income + shown.voucher)
    throw refusal('PRICE_CHANGED', `The amount is ${formatMoney(toPay)} now`, extra)
  if (voucher !== shown.voucher) throw refusal('VOUCHER_CHANGED', `The voucher pays ${formatMoney(voucher)} now`, extra)
}

export function refuseTooLittle(open: Cents, method: 'cash' | 'card', received: Cents | undefined): void {
  if (method === 'card' || received === undefined || received >= open) return
  const message = `${formatMoney(open - received)} of ${formatMoney(open)} are missing`
  throw invalid([{ field: 'received', message }], message)
}

export const drawerIsShort = (cash: Cents) =>
  refusal('NOT_ENOUGH_CASH', `There is only ${formatMoney(cash)} in the drawer`, { cash: toUnits(cash) })

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
