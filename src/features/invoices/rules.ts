import type { Day } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'

/** What a quantity counts. */
export const units = ['piece', 'hour', 'day', 'week', 'month', 'year', 'flat', 'kilometre'] as const
export type Unit = (typeof units)[number]

/** What a line has besides; each may be missing. */
type LineFacts = {
  unit?: Unit
  /** Off what the quantity costs, in hundredths of a percent. */
  discount?: number
  /** When it was done, where that is not when the whole was. */
  from?: Day
  until?: Day
}

/** Something to invoice. */
export type Item = LineFacts & {
  item: string
  /** Net, of one. */
  price: Cents
  /** 1 where it is missing; at most three decimals. */
  quantity?: number
  /** Its own, in hundredths of a percent, where it is not the customer's. */
  vatRate?: number
}

/** A line as it stands on the paper. */
export type Line = LineFacts & {
  item: string
  quantity: number
  /** Net, like `net`. */
  unitPrice: Cents
  net: Cents
  /** Hundredths of a percent: 1900 is 19 %. */
  vatRate: number
  /** Of a credit note for a part: which line of the invoice it takes back, from 0 on, and how much of its quantity. */
  takes?: { line: number; quantity: number }
}

export type RateTotal = { vatRate: number; net: Cents; vat: Cents; gross: Cents }
export type Totals = { vatByRate: RateTotal[]; net: Cents; vat: Cents; gross: Cents }

/** Lines of items; `vatRate` is that of each that has none of its own, and of all where no VAT is charged. */
export const linesOf = (items: readonly Item[], vatRate: number, charged = true): Line[] =>
  items.map(({ price, quantity = 1, vatRate: own, ...facts }) => ({
    ...facts,
    quantity,
    unitPrice: price,
    net: netOf({ price, quantity, ...facts }),
    vatRate: charged ? (own ?? vatRate) : 0,
  }))

/** What a line comes to: the quantity in whole cents, then the discount off it, both half up. */
export function netOf({ price, quantity = 1, discount = 0 }: Pick<Item, 'price' | 'quantity' | 'discount'>): Cents {
  const full = halfUp(price * Math.round(quantity * 1000), 1000)
  return full - halfUp(full * discount, 10_000)
}

/** What a discount for paying soon takes off an amount. */
export const skontoOff = (gross: Cents, rate: number): Cents => gross - netOf({ price: gross, discount: rate })

/** A quotient in whole cents, half up; of what is given back as much as of what is taken. */
function halfUp(dividend: number, divisor: number): Cents {
  const whole = Math.floor((Math.abs(dividend) + divisor / 2) / divisor)
  return dividend < 0 && whole !== 0 ? -whole : whole
}

/** The tax on a net amount in whole cents, half up; on what is given back as much as on what was taken. */
export const vatOn = (net: Cents, vatRate: number): Cents => halfUp(net * vatRate, 10_000)

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

/** What has come of an amount. Nothing of an invoice that was credited in full is waited for. */
export type InvoiceState = 'open' | 'paid' | 'credited' | 'credit_note'

/** An invoice in cents: `credited` is what credit notes took back of it. */
type Settling = { gross: Cents; paid: Cents; credited: Cents }

export function stateOf(invoice: Settling & { series: 'invoice' | 'credit_note' }): InvoiceState {
  if (invoice.series === 'credit_note') return 'credit_note'
  if (invoice.credited >= invoice.gross) return 'credited'
  return openOf(invoice) === 0 ? 'paid' : 'open'
}

/** What is left to pay, and never less than nothing. */
export const openOf = ({ gross, paid, credited }: Settling): Cents => Math.max(0, gross - credited - paid)

/** What was paid beyond what was not taken back: it has to go back. */
export const toGiveBack = ({ gross, paid, credited }: Settling): Cents => Math.max(0, paid + credited - gross)
