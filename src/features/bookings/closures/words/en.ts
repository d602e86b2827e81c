import { plural } from '#kit/shared/plural.ts'

// What is refused, and why.
export const noClosure = 'There is no such closure'
export const chooseTime = 'Please choose a time'
export const enterReason = 'Please enter a reason of 3 to 120 characters'
export const endsBeforeStart = 'Please choose an end after the start'
export const endsInPast = 'Please choose an end that has not passed'
export const tooLong = (days: number) => `Please close for at most ${days} days at once`
export const chooseDecision = 'Please choose what becomes of each booking'
export const notConcerned = 'A booking is not concerned any more: look at the list again'
export const noEmail = (name: string) => `${name} has no email address: please call them`
export const nothingToSend = 'There is nothing to send'
export const decidedTwice = 'A booking was decided on twice'
export const samePlace = (name: string) => `The place for ${name} was given to somebody else in this list`
export const changedMeanwhile = (name: string) => `The booking of ${name} was changed meanwhile: look at the list again`
export const takenMeanwhile = (name: string, detail: string) => `${name}: ${detail}. Nothing was sent`
export const tooLateToUndo = 'There is nothing to take back any more: the customers were told'
export const notAsked = 'This customer was written to within the last hour, or need not answer any more'
export const linkIncomplete = 'This link is incomplete. Please open it from the mail again'
export const linkExpired = (phone: string) => `This link has expired. Please call us: ${phone}`
export const linkInvalid = (phone: string, email: string) =>
  `This link is none of ours. Please call us (${phone}) or write to ${email}`
export const chooseAnswer = 'Please choose what you would like'
export const tooSlow = 'Somebody was quicker with this time. Please choose another one'

// Closing.
export const outOfService = 'Out of service'
export const closeWater = 'Close the water'
export const closeBoat = (boat: string) => `${boat}: out of service`
export const closeFrom = 'From'
export const closeUntil = 'Until'
export const fromTime = 'From, time'
export const untilTime = 'Until, time'
export const boat = 'Boat'
export const wholeWater = 'The whole water'
export const reason = 'Reason'
export const reasonHint = 'The customers are told it: those below in their language, your own as you write it'
export const boatReasons = ['Engine damage', 'Hull damage', 'Inspection']
export const waterReasons = ['Storm warning', 'Ice on the lake', 'Flood']
export const whatClosing =
  'From now on nobody can book then. Next you see whom it concerns and what could become of each booking. Nobody is told before you say so.'
export const closing = 'Closing...'
export const notNow = 'Not now'
export const closeAndReview = 'Close and review'

// What is closed.
export const closedBar = (reason: string) => `Closed: ${reason}`
export const waterBar = (reason: string) => `Water closed: ${reason}`
export const openReview = (what: string, span: string) => `${what}, ${span}: see whom it concerns`
export const closedNow = 'Closed'
export const undecided = (count: number) =>
  plural(count, { one: '1 booking to decide', other: `${count} bookings to decide` })
export const unanswered = (count: number) =>
  plural(count, { one: '1 customer has not answered', other: `${count} customers have not answered` })
export const allSettled = 'everybody is taken care of'

// The review.
export const title = (what: string) => `${what}: out of service`
export const waterTitle = 'The water is closed'
export const waterWas = 'The water was closed'
export const theReview = 'the bookings concerned'
export const fromUntil = (from: string, until: string) => `${from} to ${until}`
export const endOfDay = 'midnight'
export const closedBy = (name: string) => `closed by ${name}`
export const isLifted = 'Opened again'
export const isOver = 'Over'
export const openAgain = 'Open again'
export const reallyOpen = 'Open again?'
export const whatOpening =
  'It can be booked again at once. What was moved or canceled stays so. Whoever was asked and has not answered is told by mail that the trip takes place.'
export const keepClosed = 'Keep closed'
export const isOpenAgain = 'It can be booked again.'
export const timeline = 'Fleet timeline'

export const aboard = 'On the water now: call them'
export const aboardText = 'They have the boat. Nothing is moved; they should come back or stay ashore.'
export const outSince = (time: string) => `out since ${time}`
export const callName = (name: string) => `Call ${name}`
export const held = 'Paying right now'
export const heldText = 'They are booked or free in some minutes, and are then in the list.'

export const toDecide = (count: number) => plural(count, { one: '1 booking', other: `${count} bookings` })
export const noneOpen = 'No booking waits for a decision'
export const noneConcerned = 'No booking is concerned.'
export const whatBecomes = (name: string) => `What becomes of ${name}`
export const decisionNames = {
  ask: 'Ask the customer',
  cancel: 'Cancel, money back',
  keep: 'I talk to them myself',
}
export const placeOf = (boats: string, time: string) => `${boats}, ${time}`
export const placeOfOtherKind = (boats: string, time: string) => `${boats} (another kind), ${time}`
export const placeLacksLicense = (place: string) => `${place}: needs a licence`
export const isTwice = 'Two bookings would have the same boat at the same time'
export const noPlace = 'No other boat or time that day'
export const people = (count: number) => plural(count, { one: '1 person', other: `${count} people` })
export const paid = (amount: string) => `${amount} paid`
export const partlyPaid = (paid: string, price: string) => `${paid} of ${price} paid`
export const ofPrice = (price: string) => `${price}, unpaid`
export const moves = (count: number) => plural(count, { one: '1 moved', other: `${count} moved` })
export const asks = (count: number) => plural(count, { one: '1 asked', other: `${count} asked` })
export const cancels = (count: number) => plural(count, { one: '1 canceled', other: `${count} canceled` })
export const keeps = (count: number) => plural(count, { one: '1 called by you', other: `${count} called by you` })
export const send = (count: number) => plural(count, { one: 'Send 1', other: `Send all ${count}` })
export const sending = 'Sending...'
export const whatSending = (minutes: number) =>
  `Moves are made at once. Mails and refunds wait ${minutes} minutes, in which you can take everything back.`
export const isSent = (count: number) =>
  plural(count, { one: '1 booking is taken care of.', other: `${count} bookings are taken care of.` })

export const undoTitle = (time: string) => `Everybody is told at ${time}`
export const undoText = 'Until then all of it can be taken back: moves, questions and cancellations.'
export const undo = 'Take everything back'
export const isUndone = (count: number) =>
  plural(count, {
    one: '1 booking is as it was. Nobody was told.',
    other: `${count} bookings are as they were. Nobody was told.`,
  })
export const stayed = (names: string) => `Could not be put back, please look: ${names}`

export const decided = 'Taken care of'
export const states = {
  move: 'moved',
  moveSoon: 'moved, mail waits',
  cancel: 'canceled, money goes back',
  cancelSoon: 'is canceled when the time is over',
  askSoon: 'mail waits',
  elsewhere: 'is being asked already, by another closure',
  ask: 'has not answered',
  stays: 'keeps the trip',
  keep: 'you talk to them',
}
export const chose = {
  move: 'chose another time',
  voucher: 'chose a voucher',
  money: 'chose their money back',
  nothing: 'canceled the trip',
}
export const remind = 'Remind'
export const isReminded = (name: string) => `${name} is written to once more.`
export const askedAt = (time: string) => `asked at ${time}`
export const remindedAt = (time: string) => `reminded at ${time}`

// The page of customers who were asked.
export const notLoaded = 'This page could not be loaded'
export const looking = 'Looking up your booking'
export const noQuestion = 'No such booking'
export const toHome = 'To the start page'
export const yourTrip = 'Your trip'
export const titles = {
  open: 'What would you like instead?',
  moved: 'Your trip is moved',
  canceled: 'Your trip is canceled',
  past: 'You are on your way already',
  settled: 'It is open again',
}
export const leads = {
  open: 'We are sorry: your trip cannot be as you booked it. Please choose; it takes a minute.',
  moved: 'Thank you. A mail with everything is on its way, and the price is what you agreed on.',
  canceled: 'Thank you for telling us. A mail with everything is on its way.',
  past: 'If anything is unclear, please call us.',
  settled:
    'Your booking stands as it was, and there is nothing to choose any more. If anything is unclear, please call us.',
}
export const why = { boat: 'The boat is out of service', water: 'Nobody can go out then' }
export const bookedIs = 'You had booked'
export const yourPrice = (price: string) => `${price} as agreed`
export const answers = { move: 'Another time or boat', voucher: 'A voucher', money: 'My money back' }
export const cancelIt = 'Cancel the trip'
export const moveText = 'At the price you agreed on, whatever it costs then.'
export const noPlaces = 'Nothing suitable is free in the days around it. Call us: we look with you.'
export const voucherText = (amount: string) => `${amount} as a voucher, by mail at once, good for any trip.`
export const moneyText = (amount: string) => `${amount} come back the way you paid.`
export const nothingPaid = 'You have paid nothing so far, and nothing is due.'
export const chosenTime = 'New time'
export const takeIt = { move: 'Take this time', voucher: 'Take the voucher', money: 'Get my money back' }
export const oneMoment = 'One moment...'
export const toBooking = 'Look at your booking'
export const callUs = (phone: string) => `Call us: ${phone}`
