import { plural } from '#kit/shared/plural.ts'

export const looking = 'Looking when it is free'
export const notKnown = 'When it is free could not be found out.'
export const tryAgain = 'Try again'
export const todayFrom = (hour: string) => `Free today from ${hour}`
export const tomorrowFrom = (hour: string) => `Free tomorrow from ${hour}`
export const dayFrom = (day: string, hour: string) => `Free on ${day}, from ${hour}`
export const forUpTo = (duration: string) => `for up to ${duration}`
export const tonight = (nights: number) =>
  plural(nights, { one: 'Free tonight', other: `Free tonight, for at least ${nights} nights` })
export const nightsFrom = (day: string, nights: number) => `Free for ${nights} nights or more from ${day}`
export const nothing = 'Nothing is free as far ahead as can be booked'
