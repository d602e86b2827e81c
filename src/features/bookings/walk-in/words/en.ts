export const enterName = 'Please enter a name'
export const checkPeople = 'Please check how many people there are'
export const chooseStart = 'Please choose a start, in steps of five minutes'
export const checkLicence = 'Please check the licence'
export const giveReason = 'Please say why the price is another one'
export const longNote = 'The note is too long'
export const noRoom = (boat: string, places: number) => `${boat} is for ${places} at most`

export const nameBlocked =
  'Somebody of this name is blocked. A phone number or an email tells whether it is this customer.'
export const isExcluded = 'This customer is excluded from bookings'

export const title = 'Walk-in'
export const pageTitle = 'New booking'
export const theBoats = 'the boats'
export const looking = 'Looking for free boats'

export const noneNow = 'No boat can be had right now'
export const noneThen = 'No boat can be had then.'
export const whyNone = {
  closed: 'We are closed.',
  'too late': 'We close too soon for any boat.',
  'all out': 'Every boat is out until closing time.',
  'no boats': 'None of our boats is let by the hour.',
}
export const whichBoat = (start: string) => `Free from ${start}. Which boat?`
export const whichBoatOver = (nights: string) => `Free for ${nights}. Which boat?`
export const freeOver = (nights: string) => `free for up to ${nights}`
export const howOver = 'By the hour or over nights'
export const byTheHour = 'By the hour'
export const overNights = 'Over nights'
export const nights = 'Nights'
export const freeUntil = (time: string) => `free until ${time}`
/** `type`: `motorboat`, `people`: `2 people`. */
export const boatFor = (type: string, people: string) => `${type}, ${people}`
export const start = 'Start'
export const now = (time: string) => `Now, ${time}`
export const whenOpen = (time: string) => `When we open, ${time}`
export const day = 'Day'
export const today = 'Today'
export const tomorrow = 'Tomorrow'
export const otherDay = 'Another day'
export const whichDay = 'Which day?'
export const backNext = <T>(strong: (text: string) => T, boats: string) => [strong('Back next:'), ` ${boats}`]
export const backAt = (boat: string, time: string) => `${boat} at ${time}`

export const otherBoat = 'Other boat'
export const isGone = (boat: string) => `${boat} cannot be had any more`
export const typedKept = 'Somebody took it meanwhile, or its time is over. What you typed is kept.'
export const fromUntil = (start: string, until: string) => `from ${start}, free until ${until}`
export const howLong = 'How long?'
export const name = 'Name'
export const licence = 'Boating licence'
export const licenceSeen = 'Licence seen'
export const withCaptain = (price: string) => `With captain, ${price} per hour`
export const briefing = (price: string) => `None: briefing, ${price}`
export const people = 'People'
export const phone = 'Phone'
export const email = 'Email'
export const more = 'More'
export const moreWhat = 'Extras, another price, a note'
export const otherPrice = 'Another price'
export const insteadOf = (price: string) => `instead of ${price}`
export const why = 'Why'
export const note = 'Note for ourselves'
export const enterPrice = 'Please enter a price'
export const priceUntil = <T>(price: T, until: string) => [price, ` until ${until}`]
export const atTillNow = (price: string) => `${price} at the till now`
export const atTillThen = (price: string) => `${price} at the till, on arrival`
export const depositApart = (deposit: string) => `deposit ${deposit} apart`
/** `fee`: `Briefing with charter licence`. */
export const feeAtCheckOut = (fee: string, price: string) => `${fee.toLowerCase()} ${price} with the check-out`
export const booking = 'Booking...'
export const bookNow = 'Book now'

export const isBooked = (boat: string, name: string) => `${boat} is booked for ${name}`
export const tillAndCheckOut = (price: string, fees: string) => `${price} at the till now, ${fees} with the check-out`
export const tillThenAndCheckOut = (price: string, fees: string) =>
  `${price} at the till on arrival, ${fees} with the check-out`
export const isTold = (email: string) => `The confirmation goes to ${email}.`
export const notTold = 'There is no address to write to. Read this out:'
export const readThis = (boat: string, when: string, price: string, reference: string) =>
  `${boat}, ${when}. ${price}, to be paid on site. Your booking number is ${reference}.`
export const depositAtCheckOut = (deposit: string) => `Deposit ${deposit} apart, with the check-out`
export const nextOne = 'Next walk-in'
export const nextBooking = 'Next booking'
export const showBooking = 'Show the booking'
export const done = 'Done'
