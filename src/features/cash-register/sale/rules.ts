import { type Agreed, paidAhead, vatPercent } from '#features/bookings/rules/prices.ts'
import { nightsOf } from '#features/bookings/stays/rules.ts'
import { words as bookingWords } from '#features/bookings/words.ts'
import { describeVoucher } from '#features/vouchers/rules.ts'
import { formatDay, formatDuration, fromLocalDateTime, hoursBetween } from '#kit/shared/day.ts'
import { inRentalLanguage } from '#kit/shared/language.ts'
import { type Cents, formatMoney, includedTax } from '#kit/shared/money.ts'
import type { EntryContent, TillLine, TillPayment, TillPaymentMethod } from '../contract/ledger.ts'
import { totalOf } from '../rules/ledger.ts'
import { words as tillWords } from '../words.ts'
import { words } from './words.ts'

/** What is sold at the till, and what it comes to. All amounts are cents. */

type Described = {
  reference: string
  kind: 'hours' | 'days'
  vehicleName: string
  /** Wall clock, `YYYY-MM-DDTHH:MM`. */
  startsAt: string
  endsAt: string
}

type Booked = Described & { id: number }

/** `Eider, 2 hours on 06/03/26, K7Q2M9XA` */
function describeBooking({ vehicleName, kind, startsAt, endsAt, reference }: Described): string {
  const [begins, ends] = [fromLocalDateTime(startsAt), fromLocalDateTime(endsAt)]
  const day = formatDay(begins.day)
  const when =
    kind === 'days'
      ? words.nightsFrom(bookingWords.nights(nightsOf({ start: begins.day, end: ends.day })), day)
      : words.hoursOn(formatDuration(hoursBetween(begins, ends)), day)
  return `${vehicleName}, ${when}, ${reference}`
}

/** What was paid of a booking before it came to the till. */
type PaidBefore = Pick<Agreed, 'advance' | 'isHeld'> & { voucherAmount: Cents }

/** The same, less what was paid when booking: by a voucher, and online. */
export function describeUnpaid(booking: Described & PaidBefore): string {
  const { voucherAmount } = booking
  const what = describeBooking(booking)
  const rest = voucherAmount > 0 ? words.lessByVoucher(what, formatMoney(voucherAmount)) : what
  const advance = paidAhead(booking)
  return advance > 0 ? words.lessDownPayment(rest, formatMoney(advance)) : rest
}

/** What an entry keeps of the booking that it is about. */
export const bookedOf = ({
  vehicleName: vehicle,
  startsAt,
  endsAt,
  quote,
}: Pick<Booked, 'vehicleName' | 'startsAt' | 'endsAt'> & { quote: { total: Cents } }): NonNullable<
  EntryContent['booked']
> => ({ vehicle, startsAt, endsAt, price: quote.total })

const one = (line: Omit<TillLine, 'quantity' | 'unitPrice'>): TillLine => ({
  ...line,
  quantity: 1,
  unitPrice: line.amount,
})

/** What is open of a booking. As all lines of books and receipts, it is in the rental's language whoever sells. */
export const bookingLine = (booking: Booked & PaidBefore, open: Cents): TillLine =>
  one({
    kind: 'booking',
    label: inRentalLanguage(() => describeUnpaid(booking)),
    amount: open,
    vatPercent,
    bookingId: booking.id,
  })

/** Tax falls due when a voucher is spent, not when it is bought: nobody knows yet on what. */
export const voucherLine = ({ id, reference, amount }: { id: number; reference: string; amount: Cents }): TillLine =>
  one({
    kind: 'voucher',
    label: inRentalLanguage(() => `${describeVoucher(amount)}, ${reference}`),
    amount,
    vatPercent: 0,
    voucherId: id,
  })

/** A deposit that is taken, or with a negative amount given back: it stays the customer's money. */
export const depositLine = ({ id, vehicleName }: Pick<Booked, 'id' | 'vehicleName'>, amount: Cents): TillLine =>
  one({
    kind: 'deposit',
    label: inRentalLanguage(() => (amount < 0 ? words.depositBackFor : words.depositFor)(vehicleName)),
    amount,
    vatPercent: 0,
    bookingId: id,
  })

/** A fee for canceling, or for not coming, makes good a damage, and nothing is supplied for it. */
export const feeLine = (booking: Booked & { canceledWhy?: string | null }, owed: Cents): TillLine =>
  one({
    kind: 'cancellation_fee',
    label: inRentalLanguage(() =>
      (booking.canceledWhy === 'no_show' ? words.noShowFee : words.cancellationFee)(describeBooking(booking)),
    ),
    amount: owed,
    vatPercent: 0,
    bookingId: booking.id,
  })

/** Money that goes back for a booking that was canceled, taxed as the booking was. */
export const refundLine = (booking: Booked, back: Cents): TillLine =>
  one({
    kind: 'refund',
    label: inRentalLanguage(() => words.refund(describeBooking(booking))),
    amount: 0 - back,
    vatPercent,
    bookingId: booking.id,
  })

export const productLine = (sold: {
  productId: number
  name: string
  quantity: number
  unitPrice: Cents
  vatPercent: number
  amount: Cents
}): TillLine => {
  const { productId, name: label, quantity, unitPrice, amount, vatPercent: percent } = sold
  return { kind: 'product', label, quantity, unitPrice, amount, vatPercent: percent, productId }
}

/** What a voucher may pay: boats and products. Not another voucher, which would make it new, nor a fee or a deposit. */
export const payableByVoucher = (lines: readonly Pick<TillLine, 'kind' | 'amount'>[]): Cents =>
  Math.max(0, totalOf(lines.filter(({ kind }) => kind === 'booking' || kind === 'product')))

export type Due = {
  total: Cents
  /** What the voucher pays of it, at most what it may pay and what is left on it. */
  voucher: Cents
  /** What is left for cash or card, to the cent; negative where money is given back. */
  open: Cents
}

/** What is to be paid, and by what; `balance` is what is left on the voucher, `taken` what was paid in money already. */
export function dueOf(lines: readonly Pick<TillLine, 'kind' | 'amount'>[], balance: Cents, taken: Cents = 0): Due {
  const total = totalOf(lines)
  const voucher = Math.max(0, Math.min(balance, payableByVoucher(lines), total - taken))
  return { total, voucher, open: total - voucher }
}

/** The part of what a voucher paid that counts for the booking: bookings first, then products. */
export const voucherForBooking = (lines: readonly Pick<TillLine, 'kind' | 'amount'>[], voucher: Cents): Cents =>
  Math.min(voucher, totalOf(lines.filter(({ kind }) => kind === 'booking')))

/** What of an amount pays each of some others, the first ones first. */
export function spread(amount: Cents, over: readonly Cents[]): Cents[] {
  let left = amount
  return over.map((wanted) => {
    const part = Math.min(wanted, left)
    left -= part
    return part
  })
}

/** Cash to give back, exactly: what was received above what is open; 0 by card, and where just the amount was given. */
export const changeOf = (open: Cents, method: TillPaymentMethod, received: Cents | undefined): Cents =>
  method === 'cash' && received !== undefined && open > 0 ? received - open : 0

/** How a sale was paid, as the ledger keeps it: vouchers first, the first ones whole, and nothing that is zero. */
export function paymentsOf(
  { voucher }: Pick<Due, 'voucher'>,
  money: readonly { method: 'cash' | 'card'; amount: Cents }[],
  by: readonly { voucherId: number; label: string; balance: Cents }[] = [],
): TillPayment[] {
  const shares = spread(
    voucher,
    by.map(({ balance }) => balance),
  )
  return [
    ...by.map(({ voucherId, label }, i) => ({ method: 'voucher' as const, amount: shares[i] ?? 0, voucherId, label })),
    ...money.map(({ method, amount }) => ({ method, amount })),
  ].filter(({ amount }) => amount !== 0)
}

/** `Voucher …W7XZ`: enough to know it by, and too little to use it. */
export const voucherLabel = (code: string): string =>
  inRentalLanguage(() => `${tillWords.ways.voucher} …${code.slice(-4)}`)

/** How somebody paid, `Gutschein …W7XZ`: the books have it in the language of the rental. */
export const paymentName = ({ method, label = '' }: Pick<TillPayment, 'method' | 'label'>): string =>
  method === 'voucher' ? label.replace(/^\w+/, tillWords.ways.voucher) : tillWords.ways[method]

export type VatPart = { percent: number; net: Cents; vat: Cents; gross: Cents }

/**
 * Net, VAT and gross of each rate, the highest first. Prices contain the tax: it is rounded half up once for each rate,
 * so that net and VAT always come to the gross amount; of what is given back it is the same with the other sign. Lines of
 * a part of a receipt say theirs.
 */
export function vatSplit(lines: readonly Pick<TillLine, 'amount' | 'vatPercent' | 'vat'>[]): VatPart[] {
  const rates = [...new Set(lines.map((line) => line.vatPercent))].sort((a, b) => b - a)
  return rates.map((percent) => {
    const those = lines.filter((line) => line.vatPercent === percent)
    const gross = totalOf(those)
    if (those.every(({ vat }) => vat !== undefined)) {
      const vat = those.reduce((sum, line) => sum + (line.vat ?? 0), 0)
      return { percent, net: gross - vat, vat, gross }
    }
    const vat = gross < 0 ? 0 - includedTax(0 - gross, percent) : includedTax(gross, percent)
    return { percent, net: gross - vat, vat, gross }
  })
}

/** An entry as the one that takes it back: every line and payment with the other sign. */
export function negated({ lines, payments, customer, booked, worth }: EntryContent, reason: string): EntryContent {
  return {
    lines: lines.map(({ discount, ...line }) => ({
      ...line,
      quantity: 0 - line.quantity,
      amount: 0 - line.amount,
      ...(discount && { discount: { ...discount, amount: 0 - discount.amount } }),
    })),
    payments: payments.map((payment) => ({ ...payment, amount: 0 - payment.amount })),
    reason,
    ...(customer !== undefined && { customer }),
    ...(booked && { booked }),
    // By the rate of the day it was booked: what is taken back comes to nothing.
    ...(worth && { worth: { ...worth, inDollars: 0 - worth.inDollars, inEuros: 0 - worth.inEuros } }),
  }
}

/** The lines in a few words, for a list: `Eider, 2 hours on 06/03/26, K7Q2M9XA and 2 more`. */
export function describeLines(lines: readonly Pick<TillLine, 'label' | 'quantity'>[]): string {
  const [first, ...others] = lines
  if (!first) return ''
  const quantity = Math.abs(first.quantity)
  const label = quantity === 1 ? first.label : `${quantity} × ${first.label}`
  return others.length === 0 ? label : words.andMore(label, others.length)
}

/** First letters of an entry's hash, as printed: 64 bits in groups of four. */
export const fingerprintOf = (hash: Uint8Array): string =>
  (
    Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .match(/.{4}/g) ?? []
  ).join(' ')
