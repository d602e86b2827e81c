import type { Cents } from '#kit/shared/money.ts'

/** Something to invoice. */
export type Item = { item: string; price: Cents }

/** A line as it stands on the paper. */
export type Line = {
  item: string
  quantity: number
  /** Net, like `net`. */
  unitPrice: Cents
  net: Cents
  /** Hundredths of a percent: 1900 is 19 %. */
  vatRate: number
}

export type RateTotal = { vatRate: number; net: Cents; vat: Cents; gross: Cents }
export type Totals = { vatByRate: RateTotal[]; net: Cents; vat: Cents; gross: Cents }

export const linesOf = (items: readonly Item[], vatRate: number): Line[] =>
  items.map(({ item, price }) => ({ item, quantity: 1, unitPrice: price, net: price, vatRate }))

/** The tax on a net amount in whole cents, half up; on what is given back as much as on what was taken. */
export function vatOn(net: Cents, vatRate: number): Cents {
  const vat = Math.floor((Math.abs(net) * vatRate + 5000) / 10_000)
  return net < 0 && vat !== 0 ? -vat : vat
}

/** Net, VAT and gross for each rate, the highest rate first, and of all. Rounded once for each rate, not for each line. */
export function totalsOf(lines: readonly Line[]): Totals {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => b - a)
  const vatByRate = rates.map((vatRate) => {
    const net = sum(lines.filter((line) => line.vatRate === vatRate).map((line) => line.net))
    const vat = vatOn(net, vatRate)
    return { vatRate, net, vat, gross: net + vat }
  })
  const net = sum(vatByRate.map((part) => part.net))
  const vat = sum(vatByRate.map((part) => part.vat))
  return { vatByRate, net, vat, gross: net + vat }
}

const sum = (amounts: readonly Cents[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The same lines taken back, for a credit note. */
export const takenBack = (lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, quantity: -line.quantity, net: 0 - line.net }))

/** What has come of an amount. Nothing of a credited invoice is waited for. */
export type InvoiceState = 'open' | 'paid' | 'credited' | 'credit_note'

export function stateOf(invoice: {
  series: 'invoice' | 'credit_note'
  gross: Cents
  paid: Cents
  credited: boolean
}): InvoiceState {
  if (invoice.series === 'credit_note') return 'credit_note'
  if (invoice.credited) return 'credited'
  return invoice.paid >= invoice.gross ? 'paid' : 'open'
}
