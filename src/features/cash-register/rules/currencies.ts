import { type Cents, type Currency, convert, formatMoney, rentalCurrency } from '#kit/shared/money.ts'
import type { Business, Worth } from '../contract/ledger.ts'

/** Money of invoices in dollars, in which the agency's till counts, and in euros, in which its logbook names prices. */

/** What a till counts in: the agency's in dollars. */
export const tillCurrency = (business: Business): Currency => (business === 'agency' ? 'USD' : rentalCurrency())

/** What a dollar is in each currency. */
export type Rates = Readonly<Record<Currency, number>>

/** Cents of dollars, rounded half up. */
export const inDollars = (amount: Cents, currency: Currency, rates: Rates): Cents =>
  currency === 'USD' ? amount : convert(amount, 1 / rates[currency])

/** Cents of euros, rounded half up. */
export const inEuros = (amount: Cents, currency: Currency, rates: Rates): Cents =>
  currency === 'EUR' ? amount : convert(amount, rates.EUR / rates[currency])

/** What an amount is worth at these rates, to be kept with it. */
export const worthOf = (amount: Cents, currency: Currency, rates: Rates): Worth => ({
  inDollars: inDollars(amount, currency, rates),
  inEuros: inEuros(amount, currency, rates),
  perDollar: rates[currency],
  eurosPerDollar: rates.EUR,
})

const otherDollars: ReadonlySet<Currency> = new Set(['CAD', 'AUD'])

/** Where dollars of several countries stand side by side: `$120`, `119 €`, `$165 CAD`. */
export const formatIn = (amount: Cents, currency: Currency): string =>
  `${formatMoney(amount, currency)}${otherDollars.has(currency) ? ` ${currency}` : ''}`

/** Parts of an amount in euros that come to exactly what the whole is in euros; none is off by more than a cent. */
export function partsInEuros(parts: readonly Cents[], currency: Currency, rates: Rates): Cents[] {
  let before: Cents = 0
  return parts.map((part) => {
    const until = before + part
    const euros = inEuros(until, currency, rates) - inEuros(before, currency, rates)
    before = until
    return euros
  })
}
