import { plural } from '#kit/shared/plural.ts'

const night = (count: number) => plural(count, { one: '1 Nacht', other: `${count} Nächte` })

export const percent = (value: number) => `${value < 0 ? '−' : '+'}${String(Math.abs(value)).replace('.', ',')} %`
export const ruleLine = (name: string, change: string, nights: number | undefined) =>
  [name, change && `, ${change}`, nights === undefined ? '' : ` für ${night(nights)}`].join('')
export const promoLine = (code: string, change: string) => `Aktionscode ${code}${change && `, ${change}`}`
export const noPromo = 'Bitte geben Sie einen Aktionscode ein'
export const promoUnknown = (code: string) => `${code} ist ungültig`
export const promoNotYet = (code: string, day: string) => `Der Aktionscode ${code} gilt ab dem ${day}`
export const promoOver = (code: string, day: string) => `Der Aktionscode ${code} galt bis zum ${day}`
export const promoUsedUp = (code: string) => `Der Aktionscode ${code} ist aufgebraucht`
