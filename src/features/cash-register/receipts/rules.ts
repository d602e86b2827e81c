import { type Cents, includedTax } from '#kit/shared/money.ts'
import type { EntryContent, TillLine, TillPayment } from '../contract/ledger.ts'
import { totalOf } from '../rules/ledger.ts'
import { negated, spread, voucherForBooking } from '../sale/rules.ts'

/** A receipt given back whole or in parts: what is left of it, and the way the money goes. All amounts are cents. */

type Line = Pick<TillLine, 'kind' | 'quantity' | 'amount'> & {
  /** How many of it can still be given back. */
  left: number
}
type Payment = Pick<TillPayment, 'method' | 'amount'> & { left: Cents }
type Paid = {
  lines: readonly Pick<TillLine, 'kind' | 'amount'>[]
  payments: readonly Pick<TillPayment, 'method' | 'amount'>[]
}
type Left = { lines: readonly Line[]; payments: readonly Payment[] }

/** What so many of a line cost; what is left of it after that costs the rest, to the cent. */
const priceOf = ({ quantity: all, amount }: Line, quantity: number): Cents =>
  quantity === all ? amount : Math.round((amount * quantity) / all)

/** What goes back for so many more of a line. */
export const amountBack = (line: Line, quantity: number): Cents =>
  priceOf(line, line.quantity - line.left + quantity) - priceOf(line, line.quantity - line.left)

/** What is not given back yet of an entry, line by line and payment by payment; `parts` took something of it back. */
export function leftOf({ lines, payments }: EntryContent, parts: readonly EntryContent[]) {
  const isWhole = parts.some(({ partOf }) => partOf === undefined)
  const back = (of: number) =>
    parts.flatMap((part) => part.lines).reduce((sum, line) => (line.of === of ? sum - line.quantity : sum), 0)
  const paidBack = new Map<string, Cents>()
  const wayOf = ({ method, voucherId }: TillPayment) => `${method} ${voucherId}`
  for (const payment of parts.flatMap((part) => part.payments))
    paidBack.set(wayOf(payment), (paidBack.get(wayOf(payment)) ?? 0) - payment.amount)
  return {
    lines: lines.map((line, i) => ({ ...line, left: isWhole ? 0 : line.quantity - back(i) })),
    payments: payments.map((payment) => {
      const gone = isWhole ? payment.amount : Math.min(payment.amount, paidBack.get(wayOf(payment)) ?? 0)
      paidBack.set(wayOf(payment), (paidBack.get(wayOf(payment)) ?? 0) - gone)
      return { ...payment, left: payment.amount - gone }
    }),
  }
}

/** Products one by one, everything else whole; and nothing of what was lowered by a line of its own. */
export const isSplit = ({ lines }: Pick<Left, 'lines'>): boolean =>
  lines.every(({ amount }) => amount >= 0) &&
  lines.reduce((sum, { kind, left }) => sum + (kind === 'product' ? left : Math.sign(left)), 0) > 1

/** An amount over what is left of each of several, in proportion, to the cent and never more than there is of one. */
function shared(amount: Cents, lefts: readonly Cents[]): Cents[] {
  const all = lefts.reduce((sum, left) => sum + left, 0)
  const upTo = (end: number) => {
    const before = lefts.slice(0, end).reduce((sum, left) => sum + left, 0)
    return all === 0 ? 0 : Math.round((amount * before) / all)
  }
  return lefts.map((_, i) => upTo(i + 1) - upTo(i))
}

/** What of each booking line vouchers paid: they pay bookings first. */
export const voucherParts = ({ lines, payments }: Paid): Cents[] =>
  spread(
    voucherForBooking(
      lines,
      payments.reduce((sum, { method, amount }) => (method === 'voucher' ? sum + amount : sum), 0),
    ),
    lines.map(({ kind, amount }) => (kind === 'booking' ? amount : 0)),
  )

/**
 * What goes back by each payment for so many of each line: by voucher what it paid of a booking, and of products in
 * proportion; the rest over cash and card as it was paid.
 */
export function waysBack({ lines, payments }: Left, quantities: readonly number[]): Cents[] {
  const chosen = (i: number) => (quantities[i] ?? 0) > 0
  const backOf = (line: Line, i: number) => amountBack(line, quantities[i] ?? 0)
  const parts = voucherParts({ lines, payments })
  const sum = (of: (line: Line, i: number) => Cents) => lines.reduce((total, line, i) => total + of(line, i), 0)
  if (sum(backOf) === payments.reduce((total, { left }) => total + left, 0)) return payments.map(({ left }) => left)
  const ofProducts = (of: (line: Line, i: number) => Cents) =>
    sum((line, i) => (line.kind === 'product' ? of(line, i) : 0))
  const onVouchers = payments.reduce((total, { method, left }) => (method === 'voucher' ? total + left : total), 0)
  const paidProducts = onVouchers - sum(({ left }, i) => (left > 0 ? (parts[i] ?? 0) : 0))
  const [forProducts = 0] = shared(ofProducts(backOf), [
    paidProducts,
    ofProducts((line) => amountBack(line, line.left)) - paidProducts,
  ])
  const byVoucher = forProducts + sum((_, i) => (chosen(i) ? (parts[i] ?? 0) : 0))
  const of = (isVoucher: boolean) =>
    payments.map(({ method, left }) => ((method === 'voucher') === isVoucher ? left : 0))
  const [vouchers, money] = [shared(byVoucher, of(true)), shared(sum(backOf) - byVoucher, of(false))]
  return payments.map((_, i) => (vouchers[i] ?? 0) + (money[i] ?? 0))
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
  const count = (percent: number, amount: Cents) => {
    const before = taxed.get(percent) ?? 0
    taxed.set(percent, before + amount)
    return includedTax(before + amount, percent) - includedTax(before, percent)
  }
  for (const line of parts.flatMap(({ lines }) => lines)) count(line.vatPercent, 0 - line.amount)
  return {
    ...negated({ ...content, payments: [], lines: [] }, reason),
    partOf: position,
    lines: left.lines.flatMap(({ left: _, ...line }, i) => {
      const quantity = quantities[i] ?? 0
      const amount = amountBack({ ...line, left: left.lines[i]?.left ?? 0 }, quantity)
      const vat = count(line.vatPercent, amount)
      return quantity > 0 ? [{ ...line, of: i, quantity: 0 - quantity, amount: 0 - amount, vat: 0 - vat }] : []
    }),
    payments: left.payments.flatMap(({ left: _, ...payment }, i) =>
      ways[i] === 0 ? [] : [{ ...payment, amount: 0 - (ways[i] ?? 0) }],
    ),
  }
}

/** All that is left of an entry, as the entry that takes it back; undefined where nothing is. */
export function restOf(
  content: EntryContent,
  parts: readonly EntryContent[],
  why: Omit<Back, 'quantities'>,
): EntryContent | undefined {
  const quantities = leftOf(content, parts).lines.map(({ left }) => left)
  return quantities.some((left) => left !== 0) ? givenBack(content, parts, { ...why, quantities }) : undefined
}

export const isAllBack = (content: EntryContent, parts: readonly EntryContent[]): boolean =>
  parts.length > 0 && leftOf(content, parts).lines.every(({ left }) => left === 0)

/** What an entry still stands for, in cents. */
export const totalLeft = (content: EntryContent, parts: readonly EntryContent[]): Cents =>
  parts.reduce((sum, { lines }) => sum + totalOf(lines), totalOf(content.lines))
