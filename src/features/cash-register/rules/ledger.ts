import type { Cents } from '#kit/shared/money.ts'
import type { EntryContent, EntryKind, TillLine, TillPaymentMethod } from '../contract/ledger.ts'

type Paid = Pick<EntryContent, 'lines' | 'payments'>

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

export const totalOf = (lines: readonly Pick<TillLine, 'amount'>[]): Cents => sum(lines.map(({ amount }) => amount))

export const paidBy = ({ payments }: Pick<EntryContent, 'payments'>, method: TillPaymentMethod): Cents =>
  sum(payments.filter((payment) => payment.method === method).map(({ amount }) => amount))

/** What an entry adds to the drawer, or takes from it, in cents. */
export const cashOf = (content: Pick<EntryContent, 'payments'>): Cents => paidBy(content, 'cash')

/** Kinds without lines: money only moves in or out of the drawer, or nothing does. */
const isMovement = (kind: EntryKind) => ['opening', 'cash_in', 'cash_out', 'closing', 'outage'].includes(kind)

/** By how many cents payments and lines of an entry differ: 0, or the entry is wrong. Movements have no lines. */
export function imbalanceOf(kind: EntryKind, { lines, payments }: Paid): Cents {
  if (isMovement(kind)) return totalOf(lines)
  return sum(payments.map(({ amount }) => amount)) - totalOf(lines)
}

/**
 * What the business took with an entry, in cents: cash, card and transfers for what was sold; negative when given back. A voucher
 * was income when it was bought, so what it pays is none; a deposit is somebody else's money.
 */
export function incomeOf(kind: EntryKind, content: Paid): Cents {
  if (isMovement(kind)) return 0
  const deposits = totalOf(content.lines.filter((line) => line.kind === 'deposit'))
  return cashOf(content) + paidBy(content, 'card') + paidBy(content, 'transfer') - deposits
}
