import type { Answer } from '#kit/shared/endpoint.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { getTill, TillReport } from '../closing/contract.ts'
import type { TillPaymentMethod } from '../contract/ledger.ts'

/** The till after writes. */

type Till = Answer<typeof getTill>
type Who = { first_name: string; last_name: string }

export function withMovement(
  till: Till,
  { kind, amount, reason }: { kind: 'opening' | 'cash_in' | 'cash_out'; amount: Cents; reason: string },
  { first_name, last_name }: Who,
  dateTime: string,
): Till {
  const { report } = till
  const moved = kind === 'cash_out' ? -amount : amount
  const movement = {
    position: 0 - report.movements.length,
    kind,
    dateTime,
    cashier: `${first_name} ${last_name}`.trim(),
    amount,
    difference: 0,
    reason,
  }
  return {
    ...till,
    is_open: true,
    report: {
      ...report,
      [sumOf[kind]]: report[sumOf[kind]] + amount,
      expected_cash: report.expected_cash + moved,
      movements: [...report.movements, movement],
    },
  }
}

const sumOf = { opening: 'opening', cash_in: 'cash_in', cash_out: 'cash_out' } as const

/** A till that nobody opened is opened by its first sale. */
export function withSale(
  till: Till,
  { total, voucher, open }: { total: Cents; voucher: Cents; open: Cents },
  method: 'cash' | 'card',
  { first_name, last_name }: Who,
): Till {
  const { report } = till
  const cashier = `${first_name} ${last_name}`.trim()
  const float = till.is_open ? 0 : till.carried
  const receipt = (report.last_receipt ?? 0) + 1
  const paid = [
    { method: 'voucher', amount: voucher },
    { method, amount: open },
  ] as const
  return {
    ...till,
    is_open: true,
    report: {
      ...report,
      receipts: report.receipts + 1,
      first_receipt: report.first_receipt ?? receipt,
      last_receipt: receipt,
      opening: report.opening + float,
      by_method: paid.reduce(withPayment, report.by_method),
      by_cashier: added(report.by_cashier, 'cashier', cashier, total),
      turnover: report.turnover + total,
      expected_cash: report.expected_cash + float + (method === 'cash' ? open : 0),
    },
  }
}

const withPayment = (
  methods: TillReport['by_method'],
  { method, amount }: { method: TillPaymentMethod; amount: Cents },
): TillReport['by_method'] => (amount === 0 ? methods : added(methods, 'method', method, amount))

function added<K extends string, T extends { amount: number; count: number } & Record<K, string>>(
  rows: readonly T[],
  key: K,
  value: T[K],
  amount: Cents,
): T[] {
  if (!rows.some((row) => row[key] === value)) return [...rows, { [key]: value, amount, count: 1 } as T]
  return rows.map((row) => (row[key] === value ? { ...row, amount: row.amount + amount, count: row.count + 1 } : row))
}

/** After a closing: the next period is there and not opened, with what was left in the drawer. */
export const withClosing = (till: Till, left: Cents): Till => ({
  ...till,
  is_open: false,
  carried: left,
  report: {
    closing: till.report.closing + 1,
    from: null,
    until: null,
    first_receipt: null,
    last_receipt: null,
    receipts: 0,
    reversals: 0,
    opening: 0,
    cash_in: 0,
    cash_out: 0,
    deposits: 0,
    by_method: [],
    by_kind: [],
    vat: [],
    by_cashier: [],
    turnover: 0,
    expected_cash: 0,
    movements: [],
  },
})
