import { language } from '#kit/shared/language.ts'
import { type Cents, formatExact, formatPlain, rentalCurrency } from '#kit/shared/money.ts'
import { asTyped } from '#kit/shared/typed-numbers.ts'

/** `$3.50`, `$12.00`, in German `3,50 $`: where amounts stand below each other, always to the cent. No line breaks it. */
export const exactMoney = (cents: Cents): string =>
  formatExact(cents, rentalCurrency(), language()).replace(' ', '\u00a0')

/** `3.50`, in German `3,50`: as somebody would type it. */
export const typedMoney = (cents: Cents): string => asTyped(formatPlain(cents))
