import { addDays, type Day } from '#kit/shared/day.ts'
import { language } from '#kit/shared/language.ts'
import { type Cents, convert, formatMoney } from '#kit/shared/money.ts'
import type { Payment, PayWay } from './contract.ts'
import { words } from './words.ts'

/** How one pays with a provider. */
export const wayOf = (provider: Payment['provider']): PayWay =>
  provider === 'stripe' || provider === 'test-card' ? 'card' : 'paypal'

const daysToPay = 5
/** Days from the reminder until what was ordered is given up. */
export const transferGrace = 3

/**
 * Until when a bank transfer is expected: due five days after the order (terms and conditions), at most on `notAfter`;
 * reminded of on that day; given up three days later.
 */
export function transferDeadlines(orderedOn: Day, notAfter?: Day): { dueOn: Day; remindOn: Day; releaseOn: Day } {
  const fiveDays = addDays(orderedOn, daysToPay)
  const dueOn = notAfter !== undefined && notAfter < fiveDays ? notAfter : fiveDays
  return { dueOn, remindOn: dueOn, releaseOn: addDays(dueOn, transferGrace) }
}

/** An amount of the price list as what is to be transferred: banks move euros. */
export const inEuros = (amount: Cents, toEuros: number): string => formatMoney(convert(amount, toEuros), 'EUR')

/** `82,80 € (for $90)`, and where prices are in euros nothing but that. */
export const eurosFor = (price: Cents, toEuros: number): string => eurosAndPrice(convert(price, toEuros), price)

export function eurosAndPrice(amount: Cents, priced: Cents): string {
  const [euros, price] = [formatMoney(amount, 'EUR'), formatMoney(priced)]
  return euros === price ? euros : words.eurosFor(euros, price)
}

/** `0.92 €`: as exact as the rate is. */
export const rateOf = (toEuros: number): string =>
  `${new Intl.NumberFormat(language(), { minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(toEuros)}\u00a0€`

/** `DE89 3704 0044 0532 0130 00`: for people. */
export const formatIban = (iban: string): string => iban.match(/.{1,4}/g)?.join(' ') ?? ''
