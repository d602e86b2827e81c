import type { Cents } from '#kit/shared/money.ts'
import type { TillLine } from '../../contract/ledger.ts'
import { totalOf } from '../../rules/ledger.ts'
import type { Discount } from '../contract.ts'

/** What a discount takes off the lines of a sale, to the cent. */

type Line = Pick<TillLine, 'kind' | 'amount' | 'discount' | 'productId'>

/** Splits an amount in proportion to others, each to the cent and at most itself; it comes to the amount exactly. */
export function inProportion(amount: Cents, over: readonly Cents[]): Cents[] {
  const total = over.reduce((sum, one) => sum + one, 0)
  let [before, given] = [0, 0]
  return over.map((one) => {
    before += one
    const upTo = total === 0 ? 0 : Math.round((amount * before) / total)
    const share = upTo - given
    given = upTo
    return share
  })
}

/** Equal parts of an amount, the first ones a cent more where it does not come out even. */
export const equalParts = (amount: Cents, people: number): Cents[] =>
  Array.from({ length: people }, (_, i) => Math.floor(amount / people) + (i < amount % people ? 1 : 0))

/** Boats and products; a fee is owed, and a voucher is money. */
const isReducible = ({ kind }: Pick<TillLine, 'kind'>) => kind === 'booking' || kind === 'product'

const isOf = ({ product, item }: Discount, line: Line) =>
  isReducible(line) && (product !== undefined ? line.productId === product : item ? line.kind === 'booking' : true)

/**
 * The lines less the discounts, one after the other: what is off the receipt is spread over its lines, and so over their
 * rates of VAT. A percentage is rounded half up, and no more is taken off than there is.
 */
export const discounted = <L extends Line>(lines: readonly L[], discounts: readonly Discount[]): L[] =>
  discounts.reduce<L[]>(
    (reduced, discount) => {
      const of = reduced.map((line) => (isOf(discount, line) ? line.amount : 0))
      const all = of.reduce((sum, amount) => sum + amount, 0)
      const { percent, amount = Math.round((all * (percent ?? 0)) / 100) } = discount
      const shares = inProportion(Math.min(amount, all), of)
      return reduced.map((line, i) => less(line, shares[i] ?? 0, discount))
    },
    [...lines],
  )

function less<L extends Line>(line: L, share: Cents, { reason, percent }: Discount): L {
  if (share === 0) return line
  const { amount = 0, reason: before } = line.discount ?? {}
  const reasons = [...new Set([...(before?.split(', ') ?? []), reason])].join(', ')
  const only = line.discount || percent === undefined ? {} : { percent }
  return { ...line, amount: line.amount - share, discount: { amount: amount + share, reason: reasons, ...only } }
}

/** Whether more is off a line than somebody may give, who may give some per cent. */
export const isAbove = (lines: readonly Pick<TillLine, 'amount' | 'discount'>[], percent: number): boolean =>
  lines.some(
    ({ amount, discount }) => discount && discount.amount > Math.ceil(((amount + discount.amount) * percent) / 100),
  )

/** With one more, which takes the place of the one before off the same: a line, or the whole receipt. */
export const withDiscount = (discounts: readonly Discount[], given: Discount): Discount[] =>
  discounts.filter((one) => one.product !== given.product || !one.item !== !given.item).concat(given)

/** What was taken off all lines. */
export const takenOff = (lines: readonly Pick<TillLine, 'discount'>[]): Cents =>
  totalOf(lines.map(({ discount }) => ({ amount: discount?.amount ?? 0 })))
