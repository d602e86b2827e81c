import type { Cents } from '#kit/shared/money.ts'
import type { TillLine, TillPayment } from '../../contract/ledger.ts'
import { vatSplit } from '../../sale/rules.ts'

/** What the ledger has, in the terms of the DSFinV-K: kinds of business (annex C), payments (annex D), VAT keys (annex 2). */

/** One line of a receipt, or of what stands for one. */
export type Position = {
  text: string
  type: string
  name: string
  /** `WARENGR_ID` and `WARENGR`. */
  group: readonly [id: string, name: string]
  key: number
  percent: number
  amount: Cents
  /** Where its line says it: of a part that was given back. */
  vat?: Cents | undefined
  quantity: number
  price: Cents
  article?: number | undefined
  voucher?: number | undefined
  /** The number of an invoice that it pays. */
  invoice?: number | undefined
  /** What was taken off its price, negative; of what is taken back, positive. */
  off?: Cents | undefined
}

/** Annex 2 of 5 December 2024. Keys from 11 on are rates of earlier days, for what is taken back later. */
export const vatKeys: readonly (readonly [key: number, percent: number, name: string])[] = [
  [1, 19, 'Allgemeiner Steuersatz (§ 12 Abs. 1 UStG)'],
  [2, 7, 'Ermäßigter Steuersatz (§ 12 Abs. 2 UStG)'],
  [3, 7.8, 'Durchschnittssatz (§ 24 Abs. 1 Nr. 3 UStG)'],
  [4, 5.5, 'Durchschnittssatz (§ 24 Abs. 1 Nr. 1 UStG)'],
  [5, 0, 'Nicht Steuerbar'],
  [6, 0, 'Umsatzsteuerfrei'],
  [7, 0, 'UmsatzsteuerNichtErmittelbar'],
  [13, 10.7, 'Historischer Satz (§ 24 Abs. 1 Nr. 3 UStG)'],
  [21, 16, 'Historischer Satz (§ 12 Abs. 1 UStG)'],
  [22, 5, 'Historischer Satz (§ 12 Abs. 2 UStG)'],
  [23, 9.5, 'Historischer Satz (§ 24 Abs. 1 Nr. 3 UStG)'],
  [33, 9, 'Historischer Satz (§ 24 Abs. 1 Nr. 3 UStG)'],
  [43, 8.4, 'Historischer Satz (§ 24 Abs. 1 Nr. 3 UStG)'],
]

/** Rates that the standard does not know have a key of their own from 1000 on: 8.1 % is 1081. */
export function vatKey(percent: number, isTaxable = false): number {
  if (percent === 0) return isTaxable ? 6 : 5
  return vatKeys.find(([, known]) => known === percent)?.[0] ?? 1000 + Math.round(percent * 10)
}

type Case = { group: string; type?: string; name?: string; untaxed?: true }

/** Deposits and vouchers are other people's money; what makes good a damage is nothing that was supplied for money. */
const cases: Readonly<Record<string, Case>> = {
  booking: { group: 'Bootsvermietung' },
  refund: { group: 'Bootsvermietung', name: 'Erstattung' },
  product: { group: 'Waren' },
  voucher: { group: 'Gutscheine', type: 'MehrzweckgutscheinKauf', untaxed: true },
  deposit: { group: 'Kautionen', type: 'Pfand', name: 'Kaution', untaxed: true },
  damage: { group: 'Schadenersatz', name: 'Schadenersatz', untaxed: true },
  cancellation_fee: { group: 'Schadenersatz', name: 'Stornogebühr', untaxed: true },
  late_fee: { group: 'Gebühren', name: 'Verspätung' },
  fuel: { group: 'Gebühren', name: 'Kraftstoff' },
  cleaning: { group: 'Gebühren', name: 'Reinigung' },
  briefing: { group: 'Gebühren', name: 'Einweisung' },
  invoice: { group: 'Rechnungen', type: 'Forderungsaufloesung', untaxed: true },
  discount: { group: 'Rabatte', type: 'Rabatt' },
  surcharge: { group: 'Aufschläge', type: 'Aufschlag' },
}

export function soldPosition(line: TillLine): Position {
  const { kind, label, amount, vatPercent: percent } = line
  const { group, type = 'Umsatz', name = '', untaxed } = cases[kind] ?? { group: kind }
  const isFor = {
    voucher: percent === 0 ? type : 'EinzweckgutscheinKauf',
    deposit: amount < 0 ? 'PfandRueckzahlung' : type,
  }
  // Less is told by the quantity (4.2.5), never by the price.
  const sign = line.unitPrice < 0 ? -1 : 1
  const off = amount - Math.round(line.quantity * line.unitPrice)
  return {
    text: label,
    type: isFor[kind as keyof typeof isFor] ?? type,
    name,
    group: [kind, group],
    key: vatKey(percent, !untaxed),
    percent,
    amount,
    vat: line.vat,
    quantity: sign * line.quantity,
    price: sign * line.unitPrice,
    article: line.productId,
    voucher: line.voucherId,
    invoice: line.invoiceId,
    ...(off !== 0 && { off }),
  }
}

/** Money that only moves: it is none of the turnover. */
export const moneyPosition = (type: string, amount: Cents, more: Partial<Position> = {}): Position => ({
  text: type,
  type,
  name: '',
  group: ['money', 'Geldbewegungen'],
  key: 5,
  percent: 0,
  amount,
  quantity: amount < 0 ? -1 : 1,
  price: Math.abs(amount),
  ...more,
})

/** What a voucher paid: it was bought before, and is no payment now. */
export const redeemed = ({ amount, label = 'Gutschein', voucherId }: TillPayment): Position =>
  moneyPosition('MehrzweckgutscheinEinloesung', 0 - amount, {
    text: label,
    group: ['voucher', 'Gutscheine'],
    voucher: voucherId,
  })

export type Paid = { type: string; name: string; amount: Cents }

const ways: Readonly<Record<string, readonly [type: string, name: string]>> = {
  cash: ['Bar', 'Bar'],
  card: ['Unbar', 'Karte'],
  transfer: ['Unbar', 'Überweisung'],
}

/** Each way once, however many parts were paid so; what vouchers paid whole, or nobody, was paid by nothing. */
export function paymentsOf(payments: readonly TillPayment[]): Paid[] {
  const paid = Object.entries(ways).flatMap(([method, [type, name]]) => {
    const parts = payments.filter((payment) => payment.method === method)
    return parts.length === 0 ? [] : [{ type, name, amount: sumOf(parts) }]
  })
  return paid.length > 0 ? paid : [{ type: 'Keine', name: 'Keine', amount: 0 }]
}

/** The VAT of each position, so that the positions of a rate come exactly to what the receipt says of it. */
export function vatOfPositions(positions: readonly Position[]): Cents[] {
  const upTo = (end: number, percent: number) => {
    const lines = positions.slice(0, end).filter((one) => one.percent === percent)
    return vatSplit(lines.map(({ amount, vat }) => ({ amount, vat, vatPercent: percent })))[0]?.vat ?? 0
  }
  return positions.map(({ percent }, i) => upTo(i + 1, percent) - upTo(i, percent))
}

export const sumOf = (parts: readonly { amount: Cents }[]): Cents => parts.reduce((sum, { amount }) => sum + amount, 0)
