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

/** What of each booking line vouchers paid: they pay bookings first. */
export const voucherParts = (paid: Pick<EntryContent, 'lines' | 'payments'> | Left): Cents[] =>
  spread(
    voucherForBooking(
      paid.lines,
      sumOf<{ method: string; amount: Cents }>(paid.payments, ({ method, amount }) =>
        method === 'voucher' ? amount : 0,
      ),
    ),
    paid.lines.map(({ kind, amount }) => (kind === 'booking' ? amount : 0)),
  )

/** What goes back by each payment for so many of each line: by voucher as it paid bookings first, the rest in proportion. */
export function waysBack({ lines, payments }: Left, quantities: readonly number[]): Cents[] {
  const parts = voucherParts({ lines, payments })
  const backs = lines.map((line, i) => amountBack(line, quantities[i] ?? 0))
  const back = sumOf(backs, (amount) => amount)
  if (back === sumOf(payments, ({ left }) => left)) return payments.map(({ left }) => left)
  const leftBy = (isVoucher: boolean) =>
    payments.map(({ method, left }) => ((method === 'voucher') === isVoucher ? left : 0))
  const ofProducts = (of: (i: number) => Cents) => sumOf(lines, ({ kind }, i) => (kind === 'product' ? of(i) : 0))
  const productsLeft = ofProducts((i) => amountBack(lines[i] as Line, lines[i]?.left ?? 0))
  const onBookings = sumOf(lines, ({ left }, i) => (left > 0 ? (parts[i] ?? 0) : 0))
  const onProducts = sumOf(leftBy(true), (left) => left) - onBookings
  const [forProducts = 0] = shared(
    ofProducts((i) => backs[i] ?? 0),
    [onProducts, productsLeft - onProducts],
  )
  const byVoucher = forProducts + sumOf(parts, (part, i) => ((quantities[i] ?? 0) > 0 ? part : 0))
  const [vouchers, money] = [shared(byVoucher, leftBy(true)), shared(back - byVoucher, leftBy(false))]
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
    return quantity > 0 ? [{ ...line, of: i, quantity: 0 - quantity, amount: 0 - amount, vat }] : []
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
