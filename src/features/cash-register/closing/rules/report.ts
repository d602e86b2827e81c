import { type Cents, formatMoney } from '#kit/shared/money.ts'
import {
  type EntryContent,
  type EntryKind,
  lineKinds,
  paymentMethods,
  type TillLine,
  type TillPaymentMethod,
} from '../../contract/ledger.ts'
import { cashOf, paidBy, totalOf } from '../../rules/ledger.ts'
import { takenOff } from '../../sale/rules/discounts.ts'
import { type VatPart, vatSplit } from '../../sale/rules.ts'
import type { TillReport } from '../contract.ts'
import { words } from '../words.ts'

/** An entry of the ledger, as far as reports are made of it. `at` is ISO 8601 in UTC, to the second. */
export type ReportedEntry = {
  position: number
  kind: EntryKind
  receipt: number | null
  at: string
  cashier: string
  content: EntryContent
}

type LineKind = (typeof lineKinds)[number]
export type Movement = {
  position: number
  kind: 'opening' | 'cash_in' | 'cash_out'
  at: string
  cashier: string
  /** Never negative: the kind says which way. */
  amount: Cents
  /** Of a float: how much more it is than the last closing left. */
  difference?: Cents
  reason: string
}

/** What came and went in a period, in cents, as a closing freezes it. Lists are in a fixed order. */
export type PeriodReport = {
  from: string | null
  until: string | null
  firstReceipt: number | null
  lastReceipt: number | null
  receipts: number
  /** Of whole receipts; parts that were given back are apart, and closings of before have none. */
  reversals: number
  parts?: number
  opening: Cents
  cashIn: Cents
  cashOut: Cents
  /** Taken minus given back. */
  deposits: Cents
  byMethod: { method: TillPaymentMethod; amount: Cents; count: number }[]
  byKind: { kind: LineKind; quantity: number; amount: Cents }[]
  /** The sums of what receipts say. */
  vat: VatPart[]
  byCashier: { cashier: string; count: number; amount: Cents }[]
  /** Receipts with discounts and what was taken off them; closings of before have none. */
  discounts?: { cashier: string; count: number; amount: Cents }[]
  /** What was sold, less what was taken back; vouchers and deposits are none until they are spent. */
  turnover: Cents
  expectedCash: Cents
  movements: Movement[]
}

/** How the agency's log names how it was paid. */
export const methodNames: Readonly<Record<TillPaymentMethod, string>> = {
  cash: 'Cash',
  card: 'Card',
  voucher: 'Vouchers',
  transfer: 'Bank transfers',
}
/** Why cash moved; of a float also how much more or less it is than the last closing left. */
export function reasonOf({
  difference,
  reason,
}: Pick<TillReport['movements'][number], 'difference' | 'reason'>): string {
  if (difference === 0) return reason
  return (difference > 0 ? words.more : words.less)(formatMoney(Math.abs(difference)), reason)
}

/** The report of entries of one period, in the order of the ledger. */
export const reportOf = (entries: readonly ReportedEntry[]): PeriodReport => addUp(entries.map(reportOfOne))

/** The report of a period whose parts, one after the other, these are the reports of. */
export function addUp(parts: readonly PeriodReport[]): PeriodReport {
  const first = <K extends 'from' | 'firstReceipt'>(key: K) => parts.find((part) => part[key] !== null)?.[key] ?? null
  const last = <K extends 'until' | 'lastReceipt'>(key: K) =>
    parts.findLast((part) => part[key] !== null)?.[key] ?? null
  const sum = (amountOf: (part: PeriodReport) => number) => parts.reduce((total, part) => total + amountOf(part), 0)
  return {
    from: first('from'),
    until: last('until'),
    firstReceipt: first('firstReceipt'),
    lastReceipt: last('lastReceipt'),
    receipts: sum(({ receipts }) => receipts),
    reversals: sum(({ reversals }) => reversals),
    parts: sum(({ parts = 0 }) => parts),
    opening: sum(({ opening }) => opening),
    cashIn: sum(({ cashIn }) => cashIn),
    cashOut: sum(({ cashOut }) => cashOut),
    deposits: sum(({ deposits }) => deposits),
    byMethod: joined(
      parts.map(({ byMethod }) => byMethod),
      'method',
      addPaid,
    ).sort(inOrderOf(paymentMethods, 'method')),
    byKind: joined(
      parts.map(({ byKind }) => byKind),
      'kind',
      addSold,
    ).sort(inOrderOf(lineKinds, 'kind')),
    vat: joined(
      parts.map(({ vat }) => vat),
      'percent',
      addVat,
    ).sort((a, b) => b.percent - a.percent),
    byCashier: joined(
      parts.map(({ byCashier }) => byCashier),
      'cashier',
      addPaid,
    ).sort((a, b) => (a.cashier < b.cashier ? -1 : 1)),
    discounts: joined(
      parts.map(({ discounts = [] }) => discounts),
      'cashier',
      addPaid,
    ).sort((a, b) => (a.cashier < b.cashier ? -1 : 1)),
    turnover: sum(({ turnover }) => turnover),
    expectedCash: sum(({ expectedCash }) => expectedCash),
    movements: parts.flatMap(({ movements }) => movements),
  }
}

function reportOfOne({ position, kind, receipt, at, cashier, content }: ReportedEntry): PeriodReport {
  const cash = cashOf(content)
  const movement = kind === 'opening' || kind === 'cash_in' || kind === 'cash_out'
  const { lines, payments, reason = '', difference } = content
  const differing = difference === undefined ? {} : { difference }
  const total = totalOf(lines)
  const sold = lines.filter((line) => line.kind !== 'voucher' && line.kind !== 'deposit')
  const isPart = content.partOf !== undefined
  const off = takenOff(lines)
  const methods = paymentMethods.filter((method) => payments.some((payment) => payment.method === method))
  return {
    from: at,
    until: at,
    firstReceipt: receipt,
    lastReceipt: receipt,
    receipts: receipt === null ? 0 : 1,
    reversals: kind === 'reversal' && !isPart ? 1 : 0,
    parts: kind === 'reversal' && isPart ? 1 : 0,
    opening: kind === 'opening' ? cash : 0,
    cashIn: kind === 'cash_in' ? cash : 0,
    cashOut: kind === 'cash_out' ? -cash : 0,
    deposits: totalOf(lines.filter((line) => line.kind === 'deposit')),
    byMethod: movement ? [] : methods.map((method) => ({ method, amount: paidBy(content, method), count: 1 })),
    byKind: lineKinds.flatMap((wanted) => {
      const some = lines.filter((line) => line.kind === wanted)
      return some.length === 0 ? [] : [{ kind: wanted, quantity: quantityOf(some), amount: totalOf(some) }]
    }),
    vat: vatSplit(lines),
    byCashier: receipt === null ? [] : [{ cashier, count: 1, amount: total }],
    // A part that goes back leaves the receipt a reduced one.
    discounts: off === 0 ? [] : [{ cashier, count: isPart ? 0 : Math.sign(off), amount: off }],
    turnover: totalOf(sold),
    expectedCash: cash,
    movements: movement ? [{ position, kind, at, cashier, amount: Math.abs(cash), ...differing, reason }] : [],
  }
}

export type Count = { cash: Cents; card: Cents }

/** What was counted, less what should be there. */
export const differenceOf = (report: Pick<PeriodReport, 'expectedCash' | 'byMethod'>, counted: Count): Count => ({
  cash: counted.cash - report.expectedCash,
  card: counted.card - (report.byMethod.find(({ method }) => method === 'card')?.amount ?? 0),
})

/** As answers have it. Cash and card are listed even where nobody paid so. */
export function presentReport(closing: number, report: PeriodReport): TillReport {
  const paid = (method: TillPaymentMethod) => report.byMethod.find((one) => one.method === method)
  const methods = paymentMethods.filter((method) => method === 'cash' || method === 'card' || paid(method))
  // What was given and taken back again leaves nothing to say.
  const discounts = (report.discounts ?? []).filter(({ amount }) => amount !== 0)
  return {
    closing,
    from: report.from,
    until: report.until,
    first_receipt: report.firstReceipt,
    last_receipt: report.lastReceipt,
    receipts: report.receipts,
    reversals: report.reversals,
    ...(report.parts && { parts: report.parts }),
    opening: report.opening,
    cash_in: report.cashIn,
    cash_out: report.cashOut,
    deposits: report.deposits,
    by_method: methods.map((method) => {
      const { amount, count } = paid(method) ?? { amount: 0, count: 0 }
      return { method, amount, count }
    }),
    by_kind: report.byKind,
    vat: report.vat,
    by_cashier: report.byCashier,
    ...(discounts.length > 0 && { discounts }),
    turnover: report.turnover,
    expected_cash: report.expectedCash,
    movements: report.movements.map(({ at, amount, difference = 0, ...movement }) => ({
      ...movement,
      dateTime: at,
      amount,
      difference,
    })),
  }
}

/** Thousandths are exact, so that it does not matter in which order they are added. */
const quantityOf = (lines: readonly Pick<TillLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => Math.round((sum + quantity) * 1000) / 1000, 0)

type Paid = { amount: Cents; count: number }
const addPaid = <T extends Paid>(a: T, b: T): T => ({ ...a, amount: a.amount + b.amount, count: a.count + b.count })
const addSold = <T extends { quantity: number; amount: Cents }>(a: T, b: T): T => ({
  ...a,
  quantity: quantityOf([a, b]),
  amount: a.amount + b.amount,
})
const addVat = (a: VatPart, b: VatPart): VatPart => ({
  percent: a.percent,
  net: a.net + b.net,
  vat: a.vat + b.vat,
  gross: a.gross + b.gross,
})
const inOrderOf =
  <K extends string, V>(order: readonly V[], key: K) =>
  (a: Record<K, V>, b: Record<K, V>) =>
    order.indexOf(a[key]) - order.indexOf(b[key])

/** All lists in one: what is about the same is added up. */
function joined<T, K extends keyof T>(lists: readonly (readonly T[])[], key: K, add: (a: T, b: T) => T): T[] {
  const all = new Map<T[K], T>()
  for (const list of lists) {
    for (const one of list) {
      const known = all.get(one[key])
      all.set(one[key], known ? add(known, one) : one)
    }
  }
  return [...all.values()]
}
