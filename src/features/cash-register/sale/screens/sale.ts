import type { AppliedVoucher } from '#features/vouchers/screens/voucher-field.tsx'
import { formatDay, formatDuration, formatHour } from '#kit/shared/day.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import { type Cents, formatMoney, parseCents } from '#kit/shared/money.ts'
import type { TillLine } from '../../contract/ledger.ts'
import type { getUnpaid, MainItem, UnpaidBooking, Unsettled } from '../../contract.ts'
import { totalOf } from '../../rules/ledger.ts'
import { words as tillWords } from '../../words.ts'
import type { Discount, NewVoucher, Part } from '../contract.ts'
import { discounted, equalParts } from '../rules/discounts.ts'
import { payableByVoucher, dueOf as sumsOf } from '../rules.ts'
import { words } from '../words.ts'
import type { CartEntry } from './cart-lines.ts'

/** The sale that is being made at a till: what is paid, by what, and what that comes to. */

export const saleModes = ['select_booking', 'select_voucher', 'select_products', 'checkout'] as const
export type SaleMode = (typeof saleModes)[number]

/** What is paid besides products, as the slip shows it. */
export type SaleItem = MainItem & {
  label: string
  detail: string
  customer: string
  amount: number
  /** A voucher that is made with the sale, and has no number before. */
  made?: NewVoucher
}

export type Sale = {
  mode: SaleMode
  item: SaleItem | null
  /** The id of the cart that holds the products; empty before the first one. */
  cart: string
  code: string
  voucher: AppliedVoucher | null
  /** Those before it, which pay first. */
  vouchers: AppliedVoucher[]
  discounts: Discount[]
  method: 'cash' | 'card'
  /** As typed. */
  received: string
  /** How many share what is to be paid, 1: they pay any amounts; 0: it is paid at once. */
  people: number
  /** What was taken of it, and the next part as typed. */
  parts: Part[]
  part: string
  /** Where it was begun, which it leads back to. */
  back: string | null
  /** Under which the security device began it; empty before the first line. */
  transaction?: string
  /** What changed while it was put aside. */
  news?: readonly string[]
}

export const emptySale: Sale = {
  mode: 'select_booking',
  item: null,
  cart: '',
  code: '',
  voucher: null,
  vouchers: [],
  discounts: [],
  method: 'cash',
  received: '',
  ...{ people: 0, parts: [], part: '' },
  back: null,
}

const lengthOf = ({ booked_hours }: Pick<UnpaidBooking, 'booked_hours'>) => {
  if (booked_hours <= 19) return formatDuration(booked_hours)
  return tillWords.nights(Math.max(1, Math.round(booked_hours / 24)))
}

/** `10 am, 2 hours`, with the day where it is another one than that which is looked at. */
export const bookedTime = (booking: Pick<UnpaidBooking, 'booked_day' | 'booked_start' | 'booked_hours'>): string =>
  `${formatDay(booking.booked_day)}, ${formatHour(booking.booked_start)}, ${lengthOf(booking)}`

export const bookedLength = lengthOf

/** What was paid when booking, so that whoever pays the rest sees why it is less: `, $50 by voucher, $20 down payment`. */
export const paidBefore = ({ voucher_amount, advance }: Pick<UnpaidBooking, 'voucher_amount' | 'advance'>): string =>
  (voucher_amount > 0 ? `, ${tillWords.byVoucher(formatMoney(voucher_amount))}` : '') +
  (advance > 0 ? `, ${words.paidAhead(formatMoney(advance))}` : '')

export const bookingItem = (booking: UnpaidBooking): SaleItem => ({
  type: 'booking',
  id: booking.id,
  label: booking.vehicle_name,
  detail: bookedTime(booking) + paidBefore(booking),
  customer: booking.name,
  amount: booking.open,
})

export const unsettledItem = (type: 'refund' | 'fee', one: Unsettled): SaleItem => ({
  type,
  id: one.id,
  label: (type === 'refund' ? words.refund : one.no_show ? words.noShowFee : words.cancellationFee)(one.vehicle_name),
  detail: words.canceledBooking(one.reference, formatDay(one.booked_day), formatDay(one.canceled_day)),
  customer: one.name,
  amount: one.amount,
})

/** `gone`: paid, canceled or settled meanwhile. `held`: being paid online at this moment. */
export type ItemNow = { item: SaleItem; state: 'open' | 'held' | 'gone' }

/** What was chosen as it is by now, with the amount that counts now. */
export function itemNow(chosen: SaleItem, unpaid: Answer<typeof getUnpaid>): ItemNow {
  const isIt = ({ id }: { id: number }) => id === chosen.id
  const now = (item: SaleItem | undefined, isHeld = false): ItemNow =>
    item ? { item, state: isHeld ? 'held' : 'open' } : { item: chosen, state: 'gone' }
  if (chosen.made) return now(chosen)
  if (chosen.type === 'booking') {
    const booking = unpaid.bookings.find(isIt)
    return now(booking && bookingItem(booking), booking?.held)
  }
  if (chosen.type === 'voucher') {
    const voucher = unpaid.vouchers.find(isIt)
    return now(voucher && { ...chosen, amount: voucher.amount })
  }
  const { type } = chosen
  const one = (type === 'refund' ? unpaid.refunds : unpaid.fees).find(isIt)
  return now(one && unsettledItem(type, one))
}

/** Whether something is (still) offered to be paid, in lists that may be asked for again at this moment. */
export type IsOffered = (item: MainItem, isFetching: boolean) => boolean

/** Money that goes back is a receipt of its own, without products. */
export const takesProducts = (item: Pick<SaleItem, 'type'> | null): boolean => item?.type !== 'refund'

/**
 * In cents: what is to be paid by voucher, and the rest in money. Negative where money is given back. `change` of what
 * was received, if it is enough; otherwise `wrong` says what is wrong with it.
 */
export type Due = {
  total: Cents
  voucher: Cents
  open: Cents
  takesVoucher: boolean
  /** What is not taken yet of what is open, and what of it is taken now. */
  left: Cents
  part: Cents
  received: Cents | undefined
  change: Cents | undefined
  wrong: string | undefined
}

const lineKindOf = { booking: 'booking', voucher: 'voucher', refund: 'refund', fee: 'cancellation_fee' } as const

export type SaleLine = Pick<TillLine, 'kind' | 'amount' | 'discount' | 'productId'>

/** What is paid less its discounts, as the ledger will have it: the item first, then the cart. */
export function linesOf({ item, discounts }: Pick<Sale, 'item' | 'discounts'>, cart: readonly CartEntry[]): SaleLine[] {
  const amount = item?.amount ?? 0
  const lines: SaleLine[] = [
    ...(item ? [{ kind: lineKindOf[item.type], amount: item.type === 'refund' ? -amount : amount }] : []),
    ...(takesProducts(item) ? cart : []).map((entry) => ({
      kind: 'product' as const,
      amount: entry.amount,
      productId: entry.product.id,
    })),
  ]
  return discounted(lines, discounts)
}

type Paying = Pick<Sale, 'voucher' | 'vouchers' | 'method' | 'received' | 'people' | 'parts' | 'part'>

export function dueOf(sale: Paying, lines: readonly SaleLine[]): Due {
  const sums = sumsOf(
    lines,
    [...sale.vouchers, sale.voucher].reduce((sum, one) => sum + (one?.amount ?? 0), 0),
    totalOf(sale.parts),
  )
  const left = sums.open - totalOf(sale.parts)
  const part = sale.people > 0 ? (parseCents(sale.part) ?? shareOf(sale, sums.open, left)) : left
  const isCash = sale.method === 'cash' && part > 0
  const handed = handOver(isCash ? sale.received : '', part)
  const isOverpaid = sale.parts.length > 0 && left < 0
  const wrong = isOverpaid
    ? words.overpaid(formatMoney(-left))
    : part > left
      ? words.tooMuch(formatMoney(left))
      : handed.wrong
  const takesVoucher = payableByVoucher(lines) > 0
  return { ...sums, takesVoucher, left, part, ...handed, ...((sums.open > 0 || isOverpaid) && { wrong }) }
}

/** Of so many people the next one's part; the last one has what is left. */
export const shareOf = ({ people, parts }: Pick<Sale, 'people' | 'parts'>, open: Cents, left: Cents): Cents =>
  parts.length >= people - 1 ? left : Math.min(left, equalParts(open, people)[parts.length] ?? left)

/** What was typed as handed over in cash for what is open: how much it is, the change, or what is wrong with it. */
export function handOver(typed: string, open: Cents): Pick<Due, 'received' | 'change' | 'wrong'> {
  const nothing = { received: undefined, change: undefined, wrong: undefined }
  if (typed.trim() === '') return nothing
  const received = parseCents(typed)
  if (received === undefined) return { ...nothing, wrong: words.noAmount }
  if (received < open) return { ...nothing, received, wrong: words.missing(formatMoney(open - received)) }
  return { received, change: received - open, wrong: undefined }
}

/** What people hand over for an amount: just that, and the next round sums of notes. */
export function usualSums(open: Cents): Cents[] {
  const rounded = [500, 1000, 2000, 5000, 10_000].map((note) => Math.ceil(open / note) * note)
  return [...new Set([open, ...rounded])].slice(0, 5)
}
