import { plural } from '#kit/shared/plural.ts'

export const checkHours = 'Please choose between which hours, and for how long'
export const howMany = 'Please say how many people you are'
export const linkIncomplete = 'This link is not complete. Please open it from the mail again.'
export const linkInvalid = (phone: string, email: string) =>
  `This link leads to no place on our waiting list. Please open it from the mail again, or reach us at ${phone} or ${email}.`
export const linkExpired = 'The day you waited for has passed. We have deleted your place on the list.'
export const freeNow = 'Something is free for that now: you can book it right away.'
export const offerOver = 'The hour is over, and the boat goes to the next in line.'
export const notOffered = 'Nothing is held for you at the moment.'
export const noSuchEntry = 'This entry is not on the waiting list any more'

// Asking for a place.
export const nothingFreeOn = (day: string) => `Nothing free on ${day}?`
export const putMeOnList = 'Put me on the waiting list'
export const whatHappens =
  'When somebody cancels, whoever asked first hears first: we mail you, keep the boat for you for one hour, and you decide. It costs nothing and binds you to nothing.'
export const waitFor = 'What would you take?'
export const anyBoat = 'Any boat that fits'
export const anyOfType = (boats: string) => `Any of the ${boats}`
export const thisBoat = (boat: string) => `Only ${boat}`
export const howLong = 'How long'
export const earliest = 'Not before'
export const latest = 'Back by'
export const people = 'People'
export const firstDay = 'First day'
export const nights = 'Nights'
export const name = 'Name'
export const email = 'Email'
export const phone = 'Phone'
export const phoneHint = 'Then nothing is left to fill in when it is your turn.'
export const keptUntil = <T>(link: (text: string) => T) => [
  'We keep this for nothing else and until the day is over: ',
  link('privacy'),
  '.',
]
export const join = 'Wait for this day'
export const cancel = 'Not now'
export const almost = 'One more step'
export const followLink = <T>(email: T) => [
  'We have sent a link to ',
  email,
  '. Open it to confirm your place: only then does it count.',
]
export const demo = 'This is a demonstration: nobody is put on a list, and no mail is sent.'
export const inMailbox = 'Open the mailbox'
export const mailsStay = 'No mail leaves this installation. You find the link in its own mailbox.'

// The page of a place.
export const looking = 'Looking for your place'
export const notLoaded = 'Your place could not be loaded'
export const waitingList = 'Waiting list'
export const noPlace = 'There is no such place on the list'
export const lookAtBoats = 'Look at the boats'
export const titles = {
  unconfirmed: 'Confirm your place in line',
  waiting: 'You are on the waiting list',
  offered: 'It is your turn',
  booked: 'It is yours',
  expired: 'The hour has passed',
  left: 'You left the waiting list',
}
export const leads = {
  unconfirmed: 'With one tap you are in line. Whoever asked first hears first, and has an hour.',
  waiting: 'As soon as something fits, we mail you and keep it for you for one hour. There is nothing you need to do.',
  offered: 'Nobody else can book it while we keep it for you.',
  booked: 'The confirmation is on its way to you, with everything you need to know.',
  expired: 'The boat went on to the next in line. You can book as always, or ask for a place again.',
  left: 'We will not write to you about this day any more.',
}
export const ahead = (count: number) =>
  count === 0
    ? 'You are the first in line.'
    : plural(count, { one: 'One asked before you.', other: `${count} asked before you.` })
export const confirmPlace = 'Confirm my place'
export const leave = 'Leave the list'
export const decline = 'No, thank you'
export const heldFor = (minutes: number) =>
  plural(minutes, { one: 'Kept for you for one more minute', other: `Kept for you for ${minutes} more minutes` })
export const heldUntil = (time: string) => `until ${time}`
export const checkAndBook = 'Check and book'
export const whoComes = 'Who comes along'
export const yourAddress = 'Your address'
export const viewBooking = 'View your booking'
export const whatYouWant = 'What you wait for'
export const time = 'Time'
export const boat = 'Boat'
export const date = 'Date'
export const nightsOf = (count: number) => plural(count, { one: '1 night', other: `${count} nights` })
export const within = (duration: string, from: string, until: string) => `${duration}, between ${from} and ${until}`

// At the desk.
export const waitForDay = (count: number) =>
  plural(count, { one: '1 waits for this day', other: `${count} wait for this day` })
export const since = (moment: string) => `since ${moment}`
export const offeredNow = 'Has an offer'
export const remove = 'Take off the list'
export const removeOf = (name: string) => `Take ${name} off the waiting list`
export const removed = (name: string) => `${name} is off the waiting list`
export const datesTaken = 'Are the days you want taken?'
export const until = 'Until'
export const byBooking = <T>(terms: (text: string) => T, privacy: (text: string) => T) => [
  'By booking you agree to the ',
  terms('terms and conditions'),
  ' and to the ',
  privacy('privacy policy'),
  '.',
]
export const forPeople = (count: number) => plural(count, { one: 'for one', other: `for ${count}` })
export const removeThis = (name: string) => `Take ${name} off the list?`
export const keepWaiting = 'Let them wait'
export const whatRemoving =
  'They are offered nothing any more for this day, and what is held for them is free. We do not write to them about it.'
