import { type Cents, includedTax } from '#kit/shared/money.ts'
import type { EntryContent, TillLine, TillPayment } from '../contract/ledger.ts'
import { totalOf } from '../rules/ledger.ts'
import { negated, spread, voucherForBooking } from '../sale/rules.ts'

/** A receipt given back whole or in parts: what is left of it, and the way the money goes. `left` of a line is how many. */

type Line = Pick<TillLine, 'kind' | 'quantity' | 'amount'> & { left: number }
type Payment = Pick<TillPayment, 'method' | 'amount'> & { left: Cents }
type Left = { lines: readonly Line[]; payments: readonly Payment[] }

const sumOf = <T>(all: readonly T[], of: (one: T, i: number) => number) =>
  all.reduce((sum, one, i) => sum + of(one, i), 0)

/** What goes back for so many more of a line: all of them together come to the line, to the cent. */
export function amountBack({ quantity: all, amount, left }: Line, quantity: number): Cents {
  const upTo = (count: number) => (count === all ? amount : Math.round((amount * count) / all))
  return upTo(all - left + quantity) - upTo(all - left)
}

/** What is not given back yet of an entry, line by line and payment by payment; `parts` took something of it back. */
export function leftOf({ lines, payments }: EntryContent, parts: readonly EntryContent[]) {
  const isWhole = parts.some(({ partOf }) => partOf === undefined)
  const [backLines, back] = [parts.flatMap((part) => part.lines), parts.flatMap((part) => part.payments)]
  const same = (a: TillPayment) => (b: TillPayment) => a.method === b.method && a.voucherId === b.voucherId
  return {
    lines: lines.map((line, i) => {
      const quantity = sumOf(backLines, (one) => (one.of === i ? one.quantity : 0))
      return { ...line, left: isWhole ? 0 : line.quantity + quantity }
    }),
    payments: payments.map((payment, i) => {
      // Of several in the same way the first ones go first.
      const before = sumOf(payments.slice(0, i).filter(same(payment)), ({ amount }) => amount)
      const gone = 0 - sumOf(back.filter(same(payment)), ({ amount }) => amount) - before
      return { ...payment, left: isWhole ? 0 : payment.amount - Math.min(payment.amount, Math.max(0, gone)) }
    }),
  }
}

/** An amount over what is left of each of several, in proportion, to the cent and never more than there is of one. */
function shared(amount: Cents, lefts: readonly Cents[]): Cents[] {
  const all = sumOf(lefts, (left) => left)
  const upTo = (end: number) =>
    all === 0 ? 0 : Math.round((amount * sumOf(lefts.slice(0, end), (left) => left)) / all)
  return lefts.map((_, i) => upTo(i + 1) - upTo(i))
}

/**
 * What each payment by voucher paid of each line of bookings, as the sale put it down: they pay bookings first, in their
 * order. What is left of them paid products.
 */
export function voucherCover({ lines, payments }: Pick<EntryContent, 'lines' | 'payments'> | Left): Cents[][] {
  const given = payments.map(({ method, amount }) => (method === 'voucher' ? amount : 0))
  const forBooking = voucherForBooking(
    lines,
    sumOf(given, (amount) => amount),
  )
  const owed = spread(
    forBooking,
    lines.map(({ kind, amount }) => (kind === 'booking' ? amount : 0)),
  )
  return owed.map((wanted) => {
    const parts = spread(wanted, given)
    for (const [i, part] of parts.entries()) given[i] = (given[i] ?? 0) - part
    return parts
  })
}

/**
 * What goes back by each payment for so many of each line: of a booking what each voucher paid of it, of products the part
 * that vouchers paid of what is left of them, the rest in money, in proportion.
 */
export function waysBack({ lines, payments }: Left, quantities: readonly number[]): Cents[] {
  const cover = voucherCover({ lines, payments })
  const backs = lines.map((line, i) => amountBack(line, quantities[i] ?? 0))
  const back = sumOf(backs, (amount) => amount)
  if (back === sumOf(payments, ({ left }) => left)) return payments.map(({ left }) => left)
  const ofProducts = (of: (i: number) => Cents) => sumOf(lines, ({ kind }, i) => (kind === 'product' ? of(i) : 0))
  const productsLeft = ofProducts((i) => amountBack(lines[i] as Line, lines[i]?.left ?? 0))
  const ofBookings = (isMeant: (i: number) => boolean) =>
    payments.map((_, p) => sumOf(cover, (parts, i) => (isMeant(i) ? (parts[p] ?? 0) : 0)))
  const onBookings = ofBookings((i) => (lines[i]?.left ?? 0) > 0)
  const onProducts = payments.map(({ method, left }, p) => (method === 'voucher' ? left - (onBookings[p] ?? 0) : 0))
  const byVoucher = sumOf(onProducts, (amount) => amount)
  const [forProducts = 0] = shared(
    ofProducts((i) => backs[i] ?? 0),
    [byVoucher, productsLeft - byVoucher],
  )
  const products = shared(forProducts, onProducts)
  const vouchers = ofBookings((i) => (quantities[i] ?? 0) > 0).map((part, p) => part + (products[p] ?? 0))
  const money = shared(
    back - sumOf(vouchers, (amount) => amount),
    payments.map(({ method, left }) => (method === 'voucher' ? 0 : left)),
  )
  return payments.map((_, p) => (vouchers[p] ?? 0) + (money[p] ?? 0))
}

type Back = { quantities: readonly number[]; reason: string; position: number }

/**
 * The entry that gives so many of each line back. Its VAT is what all that was given back contains by now, less what the
 * parts before said of it: together they come to the VAT of the receipt.
 */
export function givenBack(
  content: EntryContent,
  parts: readonly EntryContent[],
  { quantities, reason, position }: Back,
): EntryContent {
  const left = leftOf(content, parts)
  if (parts.length === 0 && left.lines.every(({ left }, i) => quantities[i] === left)) return negated(content, reason)
  const ways = waysBack(left, quantities)
  const taxed = new Map<number, Cents>()
  const taxOf = ({ vatPercent }: TillLine, amount: Cents) => {
    const before = taxed.get(vatPercent) ?? 0
    taxed.set(vatPercent, before + amount)
    return includedTax(before + amount, vatPercent) - includedTax(before, vatPercent)
  }
  for (const line of parts.flatMap(({ lines }) => lines)) taxOf(line, 0 - line.amount)
  const lines = left.lines.flatMap(({ left, ...line }, i) => {
    const quantity = quantities[i] ?? 0
    const amount = amountBack({ ...line, left }, quantity)
    const vat = 0 - taxOf(line, amount)
    // Of the discount goes back what the price of so many is more than what was paid of them.
    const { discount, ...plain } = line
    const price = amountBack({ ...line, left, amount: line.amount + (discount?.amount ?? 0) }, quantity)
    const off = amount - price
    const less = { of: i, quantity: 0 - quantity, amount: 0 - amount, vat }
    return quantity > 0
      ? [{ ...plain, ...less, ...(discount && off !== 0 && { discount: { ...discount, amount: off } }) }]
      : []
  })
  const payments = left.payments.map(({ left: _, ...payment }, i) => ({ ...payment, amount: 0 - (ways[i] ?? 0) }))
  const paid = payments.filter(({ amount }) => amount !== 0)
  return { ...negated({ ...content, payments: [], lines: [] }, reason), partOf: position, lines, payments: paid }
}

/** All that is left of an entry, as the entry that takes it back; undefined where nothing is. */
export function restOf(content: EntryContent, parts: readonly EntryContent[], why: Omit<Back, 'quantities'>) {
  if (isAllBack(content, parts)) return undefined
  return givenBack(content, parts, { ...why, quantities: leftOf(content, parts).lines.map(({ left }) => left) })
}

export const isAllBack = (content: EntryContent, parts: readonly EntryContent[]): boolean =>
  parts.length > 0 && leftOf(content, parts).lines.every(({ left }) => left === 0)

/** What an entry still stands for, in cents. */
export const totalLeft = (content: EntryContent, parts: readonly EntryContent[]): Cents =>
  totalOf(content.lines) + sumOf(parts, ({ lines }) => totalOf(lines))
