import { plural } from '#kit/shared/plural.ts'

export const nights = (count: number) => plural(count, { one: '1 Nacht', other: `${count} Nächte` })
export const persons = (count: number) => plural(count, { one: '1 Person', other: `${count} Personen` })
export const perNight = (price: string) => `${price} pro Nacht`
export const perDay = (price: string) => `${price} pro Tag oder Nacht`
export const perHour = (price: string) => `${price} pro Stunde`
export const perPerson = (price: string) => `${price} pro Person`
export const left = (count: number) => `noch ${count}`
export const noneLeft = 'dann vergriffen'
export const noneLeftOf = (name: string) =>
  `${name}: zu dieser Zeit vergriffen. Bitte verzichten Sie darauf oder wählen Sie eine andere Zeit.`
