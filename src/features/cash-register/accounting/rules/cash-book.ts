import type { Day } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import { type BookedEntry, partsOf, postingsOf } from './postings.ts'

/** What came or left in cash for one reason on a day; `amount` is negative where it left. */
export type CashRow = { kind: string; amount: Cents; receipts: readonly number[] }
export type CashDay = { day: Day; opening: Cents; rows: readonly CashRow[]; closing: Cents }

/** What an entry changes in the drawer, by what for. A voucher or card that pays a part leaves the rest to cash. */
const cashOf = (entry: BookedEntry): CashRow[] =>
  postingsOf(partsOf(entry), ({ kind }) => kind).flatMap(({ debit, credit, amount }) => {
    const receipts = entry.receipt === null ? [] : [entry.receipt]
    if (debit.kind === 'by_cash') return [{ kind: credit.kind, amount, receipts }]
    return credit.kind === 'by_cash' ? [{ kind: debit.kind, amount: 0 - amount, receipts }] : []
  })

/** The days with entries in their order, from what was in the drawer before: what came first, then what left, by kind. */
export function cashBook(before: Cents, entries: readonly BookedEntry[]): CashDay[] {
  let balance = before
  return [...Map.groupBy(entries, ({ day }) => day)].map(([day, of]) => {
    const opening = balance
    const rows = [...Map.groupBy(of.flatMap(cashOf), ({ kind, amount }) => `${amount < 0} ${kind}`)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, group]) => ({
        kind: key.slice(key.indexOf(' ') + 1),
        amount: group.reduce((sum, { amount }) => sum + amount, 0),
        receipts: group.flatMap(({ receipts }) => receipts),
      }))
    for (const { amount } of rows) balance += amount
    return { day, opening, rows, closing: balance }
  })
}
