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

export const noSuch = 'There is no such entry any more'
export const noPercent = 'Please enter percent from -100 to 999.9, with one decimal at most'
export const noAmount = 'Please enter an amount'
export const noChange = 'Please enter percent or an amount other than zero'
export const noSeason = 'Please choose the first and the last day'
export const noKind = 'Please choose what the rule looks at'
export const noName = 'Please enter a name of at most 40 characters'
export const noWeekday = 'Please choose at least one weekday'
export const noDays = 'Please enter days from 0 to 731'
export const noLength = 'Please enter a length from 1 to 30'
export const noType = 'Please choose kinds of boats'
export const noFlow = 'Please choose hours, nights or both'
export const endsBefore = 'This day is before the first one'
export const noCode = 'Please enter 3 to 15 letters from A to Z, digits or dashes'
export const noUses = 'Please enter how often it may be used'
export const promoDearer = 'A promo code makes it cheaper'
export const codeTaken = 'There is such a promo code already'
export const tooFewUses = (uses: number) => `It has been used ${uses} times already`
