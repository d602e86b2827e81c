export const calendar = 'Add to calendar'
export const yourCalendar = 'Your calendar'
export const takeOut = 'Open this file to take the trip out of your calendar again.'
export const calendarFile = 'Calendar file'
export const googleCalendar = 'Google Calendar'
export const removeFromCalendar = 'Remove from calendar'

export const cancelHeading = 'Cancel the booking'
export const cancelsToday = <T>(fee: string, terms: (text: string) => T) => [
  `Canceling today costs ${fee}, as our `,
  terms('terms and conditions'),
  ' say. You see everything before anything happens.',
]
export const cancelsAsBefore = (fee: string) =>
  `Canceling today costs ${fee}, as much as before you changed this booking. You see everything before anything happens.`
export const cancelBooking = 'Cancel booking'
export const tripHasBegun = 'Your trip has begun, so it cannot be canceled here any more. Please call us:'
export const cancelBoat = (boat: string) => `Cancel ${boat}?`
export const keepBooking = 'Keep the booking'
export const confirmCancel = 'Cancel the booking'
export const notAgreed = 'Please confirm that you want to cancel'
export const wantToCancel = 'I want to cancel.'
export const acceptFee = (fee: string) => `I want to cancel, and I accept the fee of ${fee}.`
export const feeHasChanged = 'The cancellation fee has changed'
export const feeIsNow = (fee: string) => `It is ${fee} now. Nothing was canceled yet.`
/** What is left of the fee, where nothing or too little was paid. */
export const owesAll = (fee: string) => `You have paid nothing yet. We ask you to transfer the fee of ${fee}.`
export const owesRest = (paid: string, rest: string) =>
  `You have paid ${paid}, which the fee takes. We ask you to transfer the other ${rest}.`
export const feeTakesAll = (paid: string) =>
  `The fee takes the ${paid} that you paid. Nothing comes back, nothing is to be paid.`
export const costsNothing = 'You have paid nothing, and nothing is to be paid.'
export const notCanceledDemo = 'This was a demonstration: nothing was canceled.'
export const comesBack = (price: string) => `${price} comes back to you.`
export const allInMail = (email: string) => `You find all of this in our mail to ${email}.`

export const onlyStep = (fee: string, terms: string) =>
  `From now until it begins, canceling costs ${fee}${terms ? ` (${terms})` : ''}.`
export const leastFee = 'You changed this booking: canceling costs at least what it cost before that.'
export const atLeast = 'as before'
export const feeSteps = 'What canceling costs, and until when'
export const today = 'Today'
export const until = (day: string) => `until ${day}`

export const howCanceled = 'How it was canceled'
export const youCanceled = (day: string) => `You canceled it on ${day}.`
export const weCanceled = (day: string, reason: string) => `We canceled it on ${day}: ${reason}`
export const nobodyCame = 'Nobody came when your boat was ready, so it was given to others.'
export const missed = 'Nobody came'
export const weWaited = 'We waited for you'
export const noShowCosts = (fee: string) => `When nobody comes, it costs ${fee}.`
export const wasReleased = (day: string) => `Nobody paid in time, so the boat was released on ${day}.`
export const isUnclear = 'Is anything unclear?'
export const findAnother = 'Find another boat'

export const requestChange = 'Request a change'
export const changeLead =
  'Another day, one more night, more people? Tell us, and we answer by mail. Until then your booking stays as it is.'
export const whatToChange = 'What would you like to change?'
export const wishSent = 'Your request is on its way'
export const wishMailed = 'You get a copy by mail, and our answer as soon as we can.'
export const wishDemo = 'This was a demonstration: no mail was sent.'
export const sendWish = 'Send request'
export const noWish = 'Please describe what you would like to change'
export const wishTooLong = 'Your text is too long'

export const copyReference = <T>(aside: (text: string) => T) => ['Copy', aside(' the reference')]
export const referenceCopied = <T>(aside: (text: string) => T) => ['Copied', aside(' the reference')]
export const referenceNotCopied = <T>(aside: (text: string) => T) => ['Not copied', aside(' the reference')]

export const hasArrived = (price: string) => `Thank you, your ${price} has arrived.`
export const linkBroken = 'This link does not work'
export const linkBrokenText =
  'Something of it is missing or was changed on the way. Please open it once more from the newest mail about your booking, or copy all of it.'
export const linkExpired = 'This link has expired'
export const linkExpiredText =
  'It works until 30 days after the trip. Please open the link in the newest mail about your booking.'
export const notLoaded = 'Your booking could not be loaded'
export const tryLater = 'Please try again in a moment.'
export const orReachUs = <T>(phone: T, email: T) => [
  'If that does not help, call us at ',
  phone,
  ' or write to ',
  email,
  '.',
]
export const lookAtBoats = 'Look at our boats'
export const looking = 'Looking for your booking'
export const yourBooking = 'Your booking'

export const states = {
  held: 'Kept for you until you have paid',
  booked: 'Booked',
  under_way: 'Under way',
  past: 'Past',
  canceled: 'Canceled',
}
export const hasBegun = 'Your time has begun'
export const minutesLate = (minutes: number) => `Under way, ${minutes} min late`
export const hoursLate = (hours: number) => `Under way, ${hours} h late`
export const isCanceled = 'Your booking is canceled'
export const yourTrip = (boat: string) => `Your trip with ${boat}`
export const isKept = (boat: string) => `We keep ${boat} for you`
export const isYours = (boat: string) => `${boat} is yours`
export const areYours = (boats: string) => `${boats} are yours`
export const from = 'From'
export const till = 'Until'
export const localTime = (zone: string) => `Local time at the harbour (${zone})`
export const boat = 'Boat'
export const persons = 'Persons'
export const reference = 'Reference'

export const moneyOutcome = 'Refund and fees'
export const costs = 'What it costs'
export const onSite = (fee: string) => `${fee}, in cash on site`
export const total = 'Total'
export const includesVat = (percent: number, vat: string) => `Includes ${percent} percent VAT: ${vat}`
export const nothingToPay = 'Nothing is to be paid any more.'
export const paidByVoucher = 'Paid by voucher'
export const paid = 'Paid'
export const stillToPay = 'Still to pay'
export const transferFee = 'Please transfer the cancellation fee'
export const transferNoShowFee = 'Please transfer the fee'
export const byTransfer = 'By bank transfer'
export const orOnline = 'Or online, at once'
export const cancellationFee = 'Cancellation fee'
export const noShowFee = 'Fee, as nobody came'
export const paidSoFar = 'Paid so far'
export const comesBackToYou = 'Refund'
export const backToAccount = (price: string) =>
  `${price} goes back to the account you paid from, within five working days.`
export const backByTransfer = (price: string) => `${price} we send back to you by bank transfer.`
export const feeOfVoucher = (amount: string) => `Your voucher pays ${amount} of the cancellation fee.`
export const backOnVoucher = (price: string) => `${price} is on your voucher again, at once.`
export const backToYou = 'Back to you'
type Told = <T>(amount: string, voucher: (text: string) => T) => (string | T)[]
export const returned: Readonly<Record<'on_its_way' | 'sent' | 'by_hand' | 'on_voucher' | 'as_voucher', Told>> = {
  on_its_way: (amount) => [
    `${amount} is on its way to the account you paid from. We send it within minutes; most banks take up to five working days.`,
  ],
  sent: (amount) => [`${amount} was sent to the account you paid from. Most banks take up to five working days.`],
  by_hand: (amount) => [`${amount} we send back to you by bank transfer.`],
  on_voucher: (amount) => [`${amount} is on your voucher again.`],
  as_voucher: (amount, voucher) => [`${amount} is yours as `, voucher('a voucher'), '.'],
}
export const returnedWhen = {
  changed: (day: string) => `Changed on ${day}`,
  canceled: (day: string) => `Canceled on ${day}`,
}
export const payNow = (price: string) => `Pay ${price} now`
export const notPaidDemo = 'This was a demonstration: nothing was paid.'
export const noOnline = 'Paying online is not possible at the moment.'
export const standsAsItWas = 'Your booking stands as it was.'
export const timeIsOver = 'The time to pay is over, nothing was taken'
export const moneyBack = 'You get your money back'
export const givenUp = 'The payment was given up, nothing was taken'

export const beThere = (hour: string) => `Please be there a few minutes before ${hour}.`
export const allPaid = 'Nothing, all is paid'
export const howToPay = 'How to pay, and what it costs'
export const whatToBring = 'What to bring'
export const whatYouSaid = 'What you told us'
export const name = 'Name'
export const email = 'Email'
export const whereWeMeet = 'Where we meet'
export const showOnMap = 'Show on the map'

export const linkIncomplete = 'This link is not complete'
export const lookAtFee = 'Please look at the cancellation fee again'
export const linkInvalid = (phone: string, mail: string) =>
  `This link is not complete. Please open it once more from the newest mail about your booking, or reach us at ${phone} or ${mail}.`
export const linkTooOld = (phone: string, mail: string) =>
  `This link has expired. Please open the one in the newest mail about your booking, or reach us at ${phone} or ${mail}.`
export const bookingGone = (phone: string, mail: string) =>
  `There is no such booking any more. Please reach us at ${phone} or ${mail}.`
export const feeChanged = (fee: string) => `The cancellation fee is ${fee} now`
export const tooLate = 'Your booking has begun and cannot be canceled here any more. Please call us.'
export const notBooked = 'This booking is not paid yet. If you leave it, it is released by itself.'
export const bookingOver = 'This booking is over and cannot be changed any more'
export const nothingOnline = 'There is nothing to pay online for this booking'

export const editHeading = 'Change the booking yourself'
export const changedByUs = 'Change the booking'
export const editLeads = {
  hours: 'Another day or time, longer or shorter, extras and people. You see what it costs before anything changes.',
  days: 'Other dates, more or fewer nights, extras and people. You see what it costs before anything changes.',
}
export const edit = 'Change booking'
export const editUntil = (when: string) => `Possible until ${when}.`
export const momentOf = (day: string, hour: string) => `${day}, ${hour}`
