import { language } from '#kit/shared/language.ts'
import { type Cents, formatExact, rentalCurrency } from '#kit/shared/money.ts'

/** `$3.50`, `$12.00`, in German `3,50 $`: where amounts stand below each other, always to the cent. No line breaks it. */
export const exactMoney = (cents: Cents): string =>
  formatExact(cents, rentalCurrency(), language()).replace(' ', '\u00a0')
