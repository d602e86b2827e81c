import { type Cents, formatMoney } from '#kit/shared/money.ts'

/** `$3.50`, `$12.00`: where amounts stand below each other, always to the cent. */
export const exactMoney = (cents: Cents): string => `${formatMoney(cents)}${cents % 100 === 0 ? '.00' : ''}`
