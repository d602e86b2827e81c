import type { Day } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { ReportedEntry } from '../../closing/rules/report.ts'
import { words as closingWords } from '../../closing/words.ts'
import type { TillLine } from '../../contract/ledger.ts'
import { cashOf } from '../../rules/ledger.ts'
import { type AccountKey, accountKeys, type Chart } from '../contract.ts'
import { words } from '../words.ts'

/** `carried`: of an opening, what the closing before left in the drawer; null at the first of all. */
export type BookedEntry = Omit<ReportedEntry, 'at' | 'cashier'> & { day: Day; carried: Cents | null }

/** What changes an account: debit is positive. `kind` is that of a line, a way to pay after `by_`, or how money moved. */
export type Side = { account: AccountKey; kind: string; amount: Cents; text: string }
export type Posting = { debit: Side; credit: Side; amount: Cents }

const ways = { cash: 'cash', card: 'transit', transfer: 'transit', voucher: 'vouchers' } as const
const byWay = (way: keyof typeof ways, amount: Cents): Side => {
  return { account: ways[way], kind: `by_${way}`, amount, text: '' }
}

/** Fees and damages make good a damage, without tax; everything else is revenue of its rate. */
function accountOf({ kind, vatPercent }: TillLine): AccountKey {
  if (kind === 'voucher') return 'vouchers'
  if (kind === 'deposit') return 'deposits'
  if (kind === 'damage' || kind === 'cancellation_fee') return 'compensation'
  const rate = ([19, 7, 0] as const).find((one) => one === vatPercent)
  return `revenue_${rate ?? 'other'}`
}

/** What an entry changes, in parts of which each comes to nothing. A float that was in the drawer before changes nothing. */
export function partsOf({ kind, carried, content }: BookedEntry): Side[][] {
  const text = content.reason ?? ''
  const against = (side: Side, account: AccountKey, of: string): Side[] => {
    return [side, { account, kind: of, amount: 0 - side.amount, text }]
  }
  const counted = (side: Side) => against(side, side.amount > 0 ? 'surplus' : 'shortage', 'difference')
  const cash = byWay('cash', cashOf(content))
  switch (kind) {
    case 'opening':
      return [carried === null ? against(cash, 'moves', kind) : counted(byWay('cash', cash.amount - carried))]
    case 'cash_in':
    case 'cash_out':
      return [against(cash, 'moves', kind)]
    case 'closing': {
      const { cashDifference = 0, cardDifference = 0, withdrawn = 0 } = content.closing as Record<string, Cents>
      return [
        counted(byWay('cash', cashDifference)),
        counted(byWay('card', cardDifference)),
        against(byWay('cash', 0 - withdrawn), 'moves', 'withdrawn'),
      ]
    }
    default: {
      const sold = content.lines.map((line): Side => {
        return { account: accountOf(line), kind: line.kind, amount: 0 - line.amount, text: line.label }
      })
      return [[...content.payments.map(({ method, amount }) => byWay(method, amount)), ...sold]]
    }
  }
}

/** Each part as debits and credits of one amount: sides of one name first come together, then are matched in their order. */
export function postingsOf(parts: readonly (readonly Side[])[], nameOf: (side: Side) => string): Posting[] {
  const postings: Posting[] = []
  for (const part of parts) {
    const sums = [...Map.groupBy(part, nameOf).values()].flatMap((sides) =>
      sides.slice(0, 1).map((side) => ({ ...side, amount: sides.reduce((sum, { amount }) => sum + amount, 0) })),
    )
    const credits = sums.filter(({ amount }) => amount < 0)
    for (const debit of sums.filter(({ amount }) => amount > 0))
      for (const credit of credits) {
        const amount = Math.min(debit.amount, 0 - credit.amount)
        if (amount > 0) postings.push({ debit: { ...debit }, credit: { ...credit }, amount })
        debit.amount -= amount
        credit.amount += amount
      }
  }
  return postings
}

/** What a side is called: `Bookings`, `Card`, `Cash in`. */
export function kindName(kind: string): string {
  // Vouchers are sold, and pay as well.
  if (kind === 'by_voucher') return words.redeemed
  const { sold, movements, ways, difference, toSafe: withdrawn } = closingWords
  return { ...ways, ...sold, ...movements, difference, withdrawn }[kind.replace('by_', '') as 'withdrawn'] ?? kind
}

/** In the order of the keys: what DATEV's charts of 2025 have for it; where there is VAT, accounts that reckon it themselves. */
const usual: Readonly<Record<Chart, string>> = {
  SKR03: '1000 1360 1360 8400 8300 8200 8200 2742 1796 1732 2709 2309 8331 8336 8338 8195 8100 10000',
  SKR04: '1600 1460 1460 4400 4300 4200 4200 4970 3786 3550 4839 6969 4331 4336 4338 4185 4100 10000',
}
export const usualAccounts = (chart: Chart) =>
  Object.fromEntries(accountKeys.map((key, i) => [key, usual[chart].split(' ')[i]])) as Record<AccountKey, string>
