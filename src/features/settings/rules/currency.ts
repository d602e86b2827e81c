import { currencyName } from '#kit/shared/currency-name.ts'
import { language } from '#kit/shared/language.ts'
import { formatList } from '#kit/shared/list.ts'
import { formatMoney, moneySign, type RentalCurrency, toCents } from '#kit/shared/money.ts'
import { words } from '../words.ts'

/** What there is already with amounts in the rental's currency. */
export type InUse = { bookings: boolean; vouchers: boolean; till: boolean }

/** Why the currency cannot be another one any more; undefined as long as it can. */
export function whyFixed(used: InUse, currency: RentalCurrency): string | undefined {
  const what = [
    used.bookings && words.someBookings,
    used.vouchers && words.someVouchers,
    used.till && words.someReceipts,
  ].filter((one) => one !== false)
  return what.length === 0 ? undefined : words.currencyFixed(formatList(what), currencyName(currency))
}

/** Amounts of built pages, as the language writes them. */
const open = { en: /¤([\d,]+(?:\.\d\d)?)/g, de: /([\d.]+(?:,\d\d)?)\u00a0¤/g } as const

/** `1,234.50` as `1.234,50`. */
const amountOf = (written: string) => Number(written.replaceAll(/[.,](?=\d{3})/g, '').replace(',', '.'))

/** A built page with the amounts it says in the rental's currency, in the language that is spoken. */
export const withCurrency = (html: string): string =>
  html
    .replaceAll(open[language()], (_, written: string) => formatMoney(toCents(amountOf(written))))
    .replaceAll('¤', moneySign())
