import { plural } from '#kit/shared/plural.ts'

const night = (count: number) => plural(count, { one: '1 night', other: `${count} nights` })

/** `+10%`, `−7.5%`. */
export const percent = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value)}%`
/** Lines of a price. What changes it is empty where it is an amount, which stands beside it. */
export const ruleLine = (name: string, change: string, nights: number | undefined) =>
  [name, change && `, ${change}`, nights === undefined ? '' : ` on ${night(nights)}`].join('')
export const promoLine = (code: string, change: string) => `Promo code ${code}${change && `, ${change}`}`
export const noPromo = 'Please enter a promo code'
export const promoUnknown = (code: string) => `${code} is invalid`
export const promoNotYet = (code: string, day: string) => `The promo code ${code} counts from ${day} on`
export const promoOver = (code: string, day: string) => `The promo code ${code} ended on ${day}`
export const promoUsedUp = (code: string) => `The promo code ${code} has been used up`
