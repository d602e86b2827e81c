import { type Cents, parseCents } from './money.ts'
import { words } from './words.ts'

/** Numbers as people write them into forms: with symbols, a comma, spaces. */

/** `7.5` as somebody would type it in the language that is spoken: `7,5` in German. */
export const asTyped = (number: number | string): string => String(number).replace('.', words.point)

const symbols = /[$€£¥%]|\b(?:EUR|CHF|GBP|USD|CAD|AUD|Fr)\b\.?/gi

/** Without symbols and spaces, and with a dot. A dot at the end stays: more may follow. */
export const tidyNumber = (text: string): string => text.replaceAll(symbols, '').replaceAll(/\s/g, '').replace(',', '.')

/** The same once nothing follows. */
export const settledNumber = (text: string): string => tidyNumber(text).replace(/\.$/, '')

/** Of a price, and of the net of an invoice: with VAT, and in another currency, it still is an integer of the database. */
export const maxPrice: Cents = 999_999_999

/** Cents of a price with at most two decimals and none of its separators at the end: `€ 340,00` is 34000. Else undefined. */
export function parsePrice(text: string): Cents | undefined {
  const tidy = tidyNumber(text)
  const cents = tidy.endsWith('.') ? undefined : parseCents(tidy)
  return cents !== undefined && cents <= maxPrice ? cents : undefined
}

/** Hundredths of a percent of up to two digits before and after the dot: `19 %` is 1900, nothing is 0. Else undefined. */
export function parseRate(text: string): number | undefined {
  const tidy = tidyNumber(text)
  if (tidy === '') return 0
  return /^\d{1,2}(\.\d{1,2})?$/.test(tidy) ? Math.round(Number(tidy) * 100) : undefined
}

/** Hours with up to two decimals; nothing is 0. Else undefined. */
export function parseDelay(text: string): number | undefined {
  const tidy = text.trim().replace(',', '.')
  if (tidy === '') return 0
  return /^\d{1,4}(\.\d{1,2})?$/.test(tidy) ? Number(tidy) : undefined
}

/** Digits, spaces and an optional leading plus; nothing counts as well. */
export const isPhone = (text: string): boolean => /^(\+?[\d ]*\d[\d ]*)?$/.test(text)
