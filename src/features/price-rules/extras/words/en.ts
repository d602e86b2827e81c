import { plural } from '#kit/shared/plural.ts'

export const nights = (count: number) => plural(count, { one: '1 night', other: `${count} nights` })
export const persons = (count: number) => plural(count, { one: '1 person', other: `${count} persons` })
export const perNight = (price: string) => `${price} per night`
export const perDay = (price: string) => `${price} per day or night`
export const perHour = (price: string) => `${price} per hour`
export const perPerson = (price: string) => `${price} per person`
export const left = (count: number) => `${count} left`
export const noneLeft = 'none left then'
export const noneLeftOf = (name: string) =>
  `${name}: none is left at this time. Please do without it, or choose another time.`
