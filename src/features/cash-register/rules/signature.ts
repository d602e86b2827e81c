import { type Cents, type Currency, formatPlain } from '#kit/shared/money.ts'
import type { EntryContent, EntryKind } from '../contract/ledger.ts'

/** Rates in the order of annex I of the DSFinV-K: general, reduced, two average rates of farmers, none. */
const rates = [19, 7, 10.7, 5.5, 0]

/** `12.50`, `-3.00`: a dot, two decimals, no sign of thousands. */
export const decimals = (cents: Cents): string => (cents < 0 ? `-${formatPlain(-cents)}` : formatPlain(cents))

/**
 * What a security device signs of an entry: `Beleg^gross amounts by rate^payments`, as annex I of the DSFinV-K has it.
 * What a voucher pays was turnover when it was spent and is no payment: it counts against the untaxed amounts.
 */
export function processDataOf(
  kind: EntryKind,
  { lines, payments: paidBy, closing }: Pick<EntryContent, 'lines' | 'payments' | 'closing'>,
  currency: Currency,
) {
  // What a count finds and what is taken out is money that moves, as the export has it.
  const { cashDifference = 0, withdrawn = 0 } = (closing ?? {}) as Readonly<Record<string, Cents | undefined>>
  const isMoved = cashDifference !== 0 || withdrawn !== 0
  const payments = isMoved ? [{ method: 'cash', amount: cashDifference - withdrawn }] : paidBy
  if ((kind === 'closing' && !isMoved) || kind === 'outage')
    return { processType: 'SonstigerVorgang', processData: kind }
  const byVoucher = sumOf(payments.filter(({ method }) => method === 'voucher'))
  // Another rate has no place in the form and counts with what is untaxed.
  const gross = rates.map((rate) =>
    sumOf(lines.filter(({ vatPercent }) => (rates.includes(vatPercent) ? vatPercent : 0) === rate)),
  )
  const moved = ['opening', 'cash_in', 'cash_out', 'closing'].includes(kind) ? sumOf(payments) : 0
  const amounts = gross.map((amount, i) => (rates[i] === 0 ? amount - byVoucher + moved : amount))
  // Euros have no code there: `10.00:Bar_5.00:Bar:CHF`.
  const code = currency === 'EUR' ? '' : `:${currency}`
  const paid = (['cash', 'card', 'transfer'] as const).flatMap((method) => {
    const amount = sumOf(payments.filter((payment) => payment.method === method))
    return amount === 0 ? [] : `${decimals(amount)}:${method === 'cash' ? 'Bar' : 'Unbar'}${code}`
  })
  return { processType: 'Kassenbeleg-V1', processData: `Beleg^${amounts.map(decimals).join('_')}^${paid.join('_')}` }
}

const sumOf = (parts: readonly { amount: Cents }[]): Cents => parts.reduce((sum, { amount }) => sum + amount, 0)

/** Why an entry is not signed although a device is set up; undefined where it is, or where there is none. */
export function signingFailure({ tse }: Pick<EntryContent, 'tse'>): string | undefined {
  const { failure } = (tse ?? {}) as Record<string, unknown>
  return typeof failure === 'string' ? failure : undefined
}
