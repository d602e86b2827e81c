export const book = (boat: string) => `Book ${boat}`
export const notLoaded = 'The booking page could not be loaded'
export const notAvailable = (boat: string) => `${boat} is currently not available`
export const howToBook = 'How to book'
export const chooseOne = (boat: string) => `Choose a ${boat}`
export const upTo = (people: number) => `up to ${people}`
export const fromUpTo = (price: string, nights: string, people: number) =>
  `from ${price} for ${nights}, up to ${people}`
export const demonstration =
  'This is a demonstration: everything works as usual, but nothing is booked and no mail is sent.'

export const chooseDates = 'Choose your dates'
export const stayDates = 'Dates of your stay'
export const stepFirst = 'Select start date'
export const stepLast = 'Select end date'
export const stepCheck = 'Check overview'
export const stepPay = 'Pay and book'
export const somethingChanged = 'In the meantime something has changed'
export const stayGone = (first: string, last: string) => `The stay from ${first} to ${last} cannot be had any more.`
export const selectOthers = 'Please select other dates.'
export const selectOtherLast = 'Please select another day to leave.'
export const typedIsKept = 'What you typed is kept.'
export const noDates = 'Please select the first and the last day of your stay'
export const noLastDay = 'Please select the last day of your stay'
export const oneNight = 'Please choose at least two nights'
export const calendarNotLoaded = 'The calendar could not be loaded'
export const checkInAt = (hour: string) => `Check-in, ${hour}`
export const checkOutAt = (hour: string) => `Check-out, ${hour}`
export const firstDay = 'First day'
export const lastDay = 'Last day'
export const fromFor = <T>(price: T, nights: string) => ['from ', price, ` for ${nights}`]
export const each = (nights: string, night: string) => `${nights}, ${night} each`
export const eachAndFees = (nights: string, night: string) => `${nights}, ${night} each and the fees`
export const clearDates = 'Clear dates'

export const nothingSelected = 'No dates selected'
export const tooFewFrom = (day: string) => `Please choose at least two nights. From ${day}, select a later day`
export const selectLast = (day: string) => `From ${day}. Now select the day you leave`
export const fromTo = (first: string, last: string) => `From ${first} to ${last}`
export const past = 'past'
export const closed = 'closed'
export const booked = 'booked'
export const freeFrom = (hour: string) => `free from ${hour}`
export const freeUntil = (hour: string) => `free until ${hour}`
export const noFirstDay = 'not as the first day'

export const checkBooking = 'Check your booking'
export const selectForTotal = 'Select your dates to see the total.'
export const notSelected = 'not selected yet'
export const checkIn = 'Check-in'
export const checkOut = 'Check-out'
export const nights = 'Nights'
export const eachNight = (night: string) => `${night} each`
// Several boats.
export const freeFromTo = (first: string, last: string) => `Free from ${first} to ${last}`
export const tooManyFor = (people: number, boats: string) => `There is no room for ${people} people on ${boats}.`
export const roomForAll = 'There is room for all of you here:'
export const datesFirst = 'Choose your dates: then you see which boats take all of you together.'
export const nothingForAll = 'The boats that are free then do not have room for all of you. Other dates may help.'

export const whoComes = 'Who comes aboard?'
export const extras = 'Extras'
export const comment = 'Comment'
export const yourDetails = 'Your details'
export const whereConfirmed = 'Your confirmation goes to the email address. We call only if something changes.'
export const payment = 'Payment'
export const paymentMethod = 'Payment method'
export const transfer = 'Bank transfer'
export const dueBy = (day: string) => `Due by ${day}.`
export const dueInGeneral = 'Due five days after booking, or by the first day if that is sooner.'
export const online = {
  paypal: 'Pay now. We keep the boat for you meanwhile.',
  card: 'Pay now on a page of Stripe. We keep the boat for you meanwhile.',
}
export const staffPaysNothing = 'You book as staff: there is nothing to pay now.'
export const voucherPaysAll = 'Your voucher pays all of it.'
export const bookNow = 'Book now'
export const toConfirmation = 'Continue to confirmation'
export const nextCode =
  'Next, we keep the boat for you for 15 minutes and mail you a code of five digits. Nothing is booked before you enter it.'
export const nextPay = 'Next, we keep the boat for you for 15 minutes while you pay.'
export const checkDetails = 'Please check your entered details'

export const priceChanged = (price: string) => `The price has changed to ${price}`
export const notBookedYet = 'Nothing is booked yet.'
export const voucherUnchecked = 'The voucher could not be checked'
export const nothingSent = 'Nothing was sent. Please try again.'
export const nothingBooked = 'Nothing is booked. What you typed is kept.'

export const heldUntil = (boat: string, nights: string, day: string, until: string) =>
  `${boat}, ${nights} from ${day}, kept for you until ${until}`
export const pay = (price: string) => `Pay ${price}`
export const keptUntil = <T>(boat: string, until: T) => [
  `We keep ${boat} for you until `,
  until,
  '. It is booked as soon as you have paid.',
]
export const inAll = (whole: string, fees: string) => `In all it is ${whole}, ${fees} of it on site.`
export const restByTransfer = (rest: string) => `${rest} are left for a bank transfer.`
export const waitingFor = (name: string) =>
  `We are waiting for ${name} to confirm your payment. Please stay on this page.`
export const change = 'Change my booking'
export const paidTooLate = 'The time to pay is over, and the boat is no longer kept for you'

export const faster = 'Somebody was faster'
export const takenMeanwhile = (boat: string) =>
  `In the meantime, this ${boat} has already been booked in your selected period. Please reload the calendar:`
export const reloadCalendar = 'Reload the calendar'
export const refused = 'This cannot be booked'
export const failed = 'That did not work'
export const wentWrong = 'Something went wrong, please try again later!'
export const keptAndOnce = 'What you typed is kept, and however often you try, nothing is booked twice.'
export const tryAgain = 'Try again'
export const refresh = 'Refresh page'
export const accepted = 'Your booking request has been accepted!'
export const wasDemonstration =
  'This was a demonstration: nothing was booked and no mail was sent. Everything else looks just like this.'
export const boat = 'Boat'
export const price = 'Price'
export const priceOnSite = (whole: string, nights: string, fees: string) => `${whole}, ${nights}; ${fees} of it on site`
export const voucher = 'Voucher'
export const reference = 'Reference'
export const bookAnother = 'Book another'
export const nothingMore = 'Nothing more is to be paid before you come.'
export const pleaseTransfer =
  'Please transfer the amount: IBAN, recipient and the reference to write into it are below and in the mail.'
export const pleaseTransferBy = (day: string) =>
  `Please transfer the amount by ${day}: IBAN, recipient and the reference to write into it are below and in the mail.`
export const byTransfer = (price: string) => `${price} by bank transfer`
export const byTransferDue = (price: string, day: string) => `${price} by bank transfer, due on ${day}`
export const paidOnline = {
  paypal: (price: string) => `${price} paid with PayPal`,
  card: (price: string) => `${price} paid by card`,
}
export const paidWithVoucher = 'Paid with your voucher'
export const bookedByStaff = (open: string) => `Booked by staff, nothing to pay now; ${open} is open`

export const tooManyNights = (most: number) => `At most ${most} nights can be booked`
export const wrongCode = 'The entered code is invalid'
export const noSuchBooking = 'There is no such booking'
export const payFirst = 'Please pay first, or choose bank transfer'
export const downPaymentFirst = (amount: string) => `Please pay the down payment of ${amount} online to book`
export const downPaymentNow = (amount: string, rest: string) => `${amount} down payment, ${rest} by bank transfer`
export const allNow = (amount: string) => `${amount}, all of it`
export const payNow = 'Pay now'
export const bookAndPayAhead = (now: string, all: string) => `Book with an obligation to pay: ${now} now, ${all} in all`
export const holdExpired =
  'Your boat was kept for 15 minutes and is free again, so the code does not count any more. Please book once more.'
export const nothingToPay = 'There is nothing to pay online'
export const waiting = 'We are waiting for an answer about your payment'
export const tooManyUnpaid =
  'So many nights cannot be kept without a payment. Please pay online, pay what you have booked first, or call us.'
export const seeAll = (boats: string) => `See our ${boats}`
