import { onceFor } from './once-for.ts'
import { type Language, language } from './spoken.ts'

/** Money is whole cents. This module is the one place that parses, prints and splits it. */
export type Cents = number & { readonly counts?: 'cents' }
/** Of the currency's unit, as the calls carry it. Any number may become either, but neither may become the other. */
export type Units = number & { readonly counts?: 'units' }
export const currencies = ['USD', 'EUR', 'CHF', 'GBP', 'CAD', 'AUD'] as const
export type Currency = (typeof currencies)[number]

/** What the rental may take its prices in. */
export const rentalCurrencies = ['USD', 'EUR', 'CHF', 'GBP'] as const satisfies readonly Currency[]
export type RentalCurrency = (typeof rentalCurrencies)[number]

let ofTheRental = (): RentalCurrency => 'USD'

/** Says where the currency of the rental is found. */
export function findCurrencyBy(find: () => RentalCurrency): void {
  ofTheRental = find
}

/** What the rental's prices, fees, vouchers and till are in. */
export const rentalCurrency = (): RentalCurrency => ofTheRental()

/** Cents of an amount given in the currency's unit: 89.5 is 8950. */
export const toCents = (units: Units): Cents => Math.round(units * 100)

/** An amount in the currency's unit, as the HTTP answers carry it: 8950 is 89.5. */
export const toUnits = (cents: Cents): Units => cents / 100

/** Without what groups thousands, where decimals behind the other sign say which of both that is: `1.234,50`, `1,234.50`. */
const ungrouped = (text: string): string =>
  /^\d{1,3}(?:(?:\.\d{3})+,|(?:,\d{3})+\.)\d{1,2}$/.test(text) ? text.replaceAll(/[.,](?=\d{3})/g, '') : text

/**
 * Cents of what a person typed: digits with an optional comma or dot and up to two decimals.
 * Anything else is undefined.
 */
export function parseCents(text: string): Cents | undefined {
  const match = /^(\d{1,9})(?:[.,](\d{0,2}))?$/.exec(ungrouped(text.trim()))
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}

/** An amount that a person typed, as forms send it; what is none stays as it was typed, to be refused. */
export function typedUnits(text: string): number | string {
  const cents = parseCents(text)
  return cents === undefined ? text : toUnits(cents)
}

/**
 * Stands in pages built before anybody knows which installation shows them: `¤50` is filled in by the server. In ISO 4217
 * it is a transaction without a currency.
 */
export const openCurrency = 'XXX' as RentalCurrency

const symbols: Readonly<Record<string, string>> = {
  XXX: '¤',
  USD: '$',
  EUR: '€',
  CHF: 'CHF ',
  GBP: '£',
  // Where dollars of several countries stand side by side, the code is put behind them.
  CAD: '$',
  AUD: '$',
}

/**
 * For people: `$90`, `$89.50`, `−$3`; whole amounts without decimals, as the product shows them everywhere. In German
 * `90 $`, `89,50 $`, `−3 $`, which no line breaks apart. The rental's money where no currency is named.
 */
export function formatMoney(cents: Cents, currency: Currency = rentalCurrency()): string {
  const spoken = language()
  return written(cents, currency, spoken, cents % 100 === 0 ? 'whole' : 'exact', spoken === 'en' ? ' ' : '\u00a0')
}

/**
 * To the cent, as papers say it: `$1,234.50`, `1,234.50 €`, and in German `1.234,50 €`; francs as the Swiss write them,
 * `CHF 1’234.50`.
 */
export const formatExact = (cents: Cents, currency: Currency, language: Language = 'en'): string =>
  written(cents, currency, language, 'exact', ' ')

/** Of the rental's currency. */
export const moneySign = (): string => symbols[rentalCurrency()]?.trim() ?? ''

/** Of a field in which an amount of the rental is typed: what stands around it, and how it is typed. */
export const moneyAffix = () => ({
  ...(language() === 'de' ? { suffix: moneySign() } : { prefix: moneySign() }),
  inputMode: 'decimal' as const,
  autoComplete: 'off',
})

const numbers = /* @__PURE__ */ onceFor((spoken: Language) => ({
  whole: new Intl.NumberFormat(spoken, { maximumFractionDigits: 0 }),
  exact: new Intl.NumberFormat(spoken, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
}))

/** The digits as the language groups them; sign and symbol are ours, as platforms differ in theirs. */
function written(cents: Cents, currency: Currency, language: Language, form: 'whole' | 'exact', space: string): string {
  // How the Swiss group digits, platforms do not agree on either.
  const isSwiss = language === 'de' && currency === 'CHF'
  const digits = numbers(isSwiss ? 'en' : language)[form].format(Math.abs(cents) / 100)
  const amount = isSwiss ? digits.replaceAll(',', '’') : digits
  const isBehind = currency === 'EUR' || (language === 'de' && !isSwiss)
  const text = isBehind ? `${amount}${space}${symbols[currency]?.trim()}` : `${symbols[currency]}${amount}`
  return cents < 0 ? `−${text}` : text
}

/** For programs: `89.50`, `-0.05`, always with two decimals. */
export const formatPlain = (cents: Cents): string =>
  `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`

/** The tax contained in a gross amount, rounded half up. `percent` may have decimals. */
export const includedTax = (gross: Cents, percent: number): Cents => Math.round((gross * percent) / (100 + percent))

/** An amount in another currency, rounded half up; `rate` is what one unit of the first is in the other. */
export const convert = (cents: Cents, rate: number): Cents => Math.round(cents * rate)
