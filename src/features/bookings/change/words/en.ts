import { plural } from '#kit/shared/plural.ts'

/** Why a booking cannot be changed by its customer. */
export const isHeld = 'This booking is not paid yet. It can be changed once it is booked.'
export const hasBegun = 'Your time has begun, so the booking cannot be changed here any more. Please call us.'
export const switchedOff = 'Bookings are not changed here. Please tell us what you need.'
export const tooLate = (limit: string) =>
  `Bookings are changed here until ${limit} before they begin. Please tell us what you need, and we see what we can do.`
export const severalBoats = 'Several boats in one booking we gladly change for you. Please tell us what you need.'
export const agreedPrice = 'We agreed on a price of its own for this booking. Please tell us what you need.'
export const hoursLong = (count: number) => plural(count, { one: '1 hour', other: `${count} hours` })
export const daysLong = (count: number) => plural(count, { one: '1 day', other: `${count} days` })
export const taken = 'Somebody else has the boat then. Your booking is as it was.'
export const removedBoat = 'This boat is not in our fleet any more. Please call us.'
export const moneyMoves = 'A payment for this booking is under way. Please try again in a minute.'
export const pricedAnew = 'The price has changed meanwhile. Please look at it again; nothing was changed yet.'

export const chooseDays = 'Please choose first and last day'
export const lookAgain = 'Please look at the price again'
export const chooseBack = 'Please choose how your money comes back'

/** On the own page. */
export const heading = 'Change your booking'
export const open = 'Change booking'
export const day = 'Day'
export const duration = 'How long'
export const start = 'Start'
export const nothingThatDay = 'Nothing is free for so long on this day. Try another day or a shorter time.'
export const extras = 'Extras'
export const people = 'Who comes'
export const adults = 'Adults'
export const children = 'Children'
export const ageOfChild = 'Age of the child'
export const ageOfYoungest = 'Age of the youngest'
export const ageOfOldest = 'Age of the oldest'

export const price = 'What it comes to'
export const before = 'Until now'
export const now = 'From now on'
export const dearer = 'More'
export const cheaper = 'Less'
export const samePrice = 'The price stays.'
export const nothingChosen = 'Change something above, and its price stands here.'
export const keptWhy = (amount: string) =>
  `${amount} of what you give up is kept, as the terms of cancellation say; it is a part of the new price.`
export const payOnline = (amount: string) =>
  `You pay the difference of ${amount} online now. Your booking changes once it is paid.`
export const onSiteNow = (now: string, before: string) => `On site you pay ${now} instead of ${before}.`
export const transferNow = (now: string, before: string) => `By bank transfer you pay ${now} instead of ${before}.`
export const nothingLeft = 'Then nothing is left to pay.'
export const voucherMore = (amount: string) => `Your voucher pays ${amount} of it.`
export const voucherBack = (amount: string) => `${amount} is on your voucher again, at once.`
export const backOnline = (amount: string) =>
  `${amount} goes back to the account you paid from, within five working days.`
export const backByHand = (amount: string) => `${amount} we send back to you by bank transfer.`
export const asVoucher = (amount: string) => `You get a voucher of ${amount} by mail, at once.`
export const howBack = 'How should it come back?'
export const asMoney = 'The way I paid'
export const keepAsVoucher = 'As a voucher for another trip'
/** What canceling would cost now it costs after a change as well. */
export const feeAfter = (amount: string) => `Canceling costs ${amount}, now and after this change.`
export const feesOnSite = (before: string, after: string) => `Fees on site are ${after} instead of ${before}.`
export const confirm = 'Change the booking'
export const confirmAndPay = (amount: string) => `Continue to pay ${amount}`
export const keep = 'Leave it as it is'
export const notAsked = 'The price could not be loaded'
export const done = 'Your booking is changed.'
export const inMail = (email: string) => `All of it is in our mail to ${email}.`
export const demo = 'This was a demonstration: nothing was changed.'
export const payHeading = 'Pay the difference'
export const notYet = 'Your booking stays as it was until this is paid.'
export const isOver = {
  expired: 'The time to pay is over, nothing was taken',
  returned: 'Somebody was quicker, or the booking changed meanwhile. Your money goes back to you.',
  failed: 'The payment was given up, nothing was taken',
}
export const standsAsItWas = 'Your booking stands as it was.'
export const firstDay = 'First day'
export const lastDay = 'Last day'
export const lastDayOf = (day: string, nights: string) => `${day} (${nights})`
export const nothingFrom = 'The boat is not free from this day on. Please choose another first day.'
