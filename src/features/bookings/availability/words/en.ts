import { plural } from '#kit/shared/plural.ts'

export const whatIsFree = 'What is free, and what it costs'
export const day = 'Day'
export const today = 'Today'
export const otherDay = 'Another day'
export const from = 'From'
export const howLong = 'How long'
export const howMany = 'How many'
export const wholeDay = 'Whole day'
export const boatsFree = (count: number) => plural(count, { one: '1 boat free', other: `${count} boats free` })
export const looking = 'Looking for free boats'
export const inAllFrom = (price: string) => `from ${price}`
export const withCaptain = 'with captain'
export const oneWithCaptain = 'a captain comes along, and is in the price'
export const nothingFree = 'Nothing is free then. The nearest times:'
export const nearestTimes = 'The nearest times:'
export const closedDay = 'Closed on this day.'
export const waterClosed = (reason: string) => `The water is closed then: ${reason}.`
export const waterClosedUntil = (time: string, reason: string) => `The water is closed until ${time}: ${reason}.`
export const nothingAround = 'Nothing is free then, nor in the year after.'
export const tooMany = (people: number) =>
  plural(people, {
    one: 'One boat takes 1 person at most.',
    other: `One boat takes ${people} people at most. Please share yourselves out over several.`,
  })
export const tooManyOverNights = (people: number) =>
  plural(people, {
    one: 'Over nights one boat takes 1 person at most.',
    other: `Over nights one boat takes ${people} people at most.`,
  })
export const largest = (kinds: string) => `The largest: ${kinds}.`
export const takes = (kinds: string, people: number) => `${kinds} up to ${people}`
export const callUs = <T>(phone: T) => ['We are glad to help: ', phone]
export const aWholeDay = 'a whole day'
export const tooLateFor = (time: string) => `Today it is too late for ${time}.`
export const tooLateToCheckIn = 'Today it is too late to check in.'
export const closedOn = (day: string) => `On ${day} we are closed.`
export const tooShortOn = (day: string, time: string) => `On ${day} we are not open for ${time}.`
export const shownIs = (day: string) => `Shown is ${day}.`
export const todayFor = (time: string) => `Today for ${time}`
export const together = (people: number) => `No single boat takes ${people} people then. Several together do:`
/** Why these are named, in a few words; by what else they differ, their kind. */
export const reasons = {
  fewest: () => 'Fewest boats',
  cheapest: () => 'Cheapest',
  no_license: () => 'No licence needed',
  other_kind: (kind: string) => kind,
}
export const boatsTogether = (boats: number, people: number) => `${boats} boats for up to ${people} people`
export const dayAndTime = (day: string, time: string) => `${day}, ${time}`
export const closed = 'We are closed for now'
export const notFound = 'It could not be found out what is free'
export const tryAgain = 'Try again'
