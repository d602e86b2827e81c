import { plural } from '#kit/shared/plural.ts'

export const whatIsFree = 'What is free, and what it costs'
export const day = 'Day'
export const today = 'Today'
export const otherDay = 'Another day'
export const from = 'From'
export const howLong = 'How long'
export const howMany = 'How many'
export const wholeDay = 'The whole day'
export const boatsFree = (count: number) => plural(count, { one: '1 boat free', other: `${count} boats free` })
export const looking = 'Looking for free boats'
export const inAllFrom = (price: string) => `from ${price}`
export const withCaptain = 'with captain'
export const nothingFree = 'Nothing is free then. The nearest times:'
export const nothingAround = 'Nothing is free then, nor in the two weeks before and after.'
export const tooMany = (people: number) =>
  plural(people, {
    one: 'One boat takes 1 person at most.',
    other: `One boat takes ${people} people at most. Please share yourselves out over several.`,
  })
export const together = (people: number) => `No single boat takes ${people} people then. Several together do:`
export const boatsTogether = (boats: number, people: number) => `${boats} boats for up to ${people} people`
export const dayAndTime = (day: string, time: string) => `${day}, ${time}`
export const closed = 'We are closed for now'
export const notFound = 'It could not be found out what is free'
export const tryAgain = 'Try again'
