import { plural } from '#kit/shared/plural.ts'
import type { Thing } from '../../rules/bring.ts'

// Of several mails.
export const hello = (name: string) => `Hello ${name},`
export const lookAtBooking = 'Look at your booking'
export const unclear = 'Is anything unclear? '
export const withReference = (sentence: string, reference: string) => `${sentence} Reference ${reference}.`
export const whatAndReference = (what: string, reference: string) => `${what}, reference ${reference}`
export const fromTo = (from: string, to: string) => `${from} to ${to}`
export const why = 'Why'
export const untilNow = 'Until now'
export const name = 'Name'

// The head of a mail.
export const stayFrom = (day: string, hour: string) => `${day}, from ${hour}`
export const stayUntil = (day: string, hour: string) => `until ${day}, ${hour}`
export const reference = 'Reference'
export const total = 'Total'
export const persons = 'Persons'
/** Of one of several boats, which goes at another time than the first. */
export const boatThen = (boat: string, day: string, hour: string) => `${boat} (${day}, ${hour})`

// The code.
export const codeSubject = (code: string) => `${code} is your booking code`
export const codeFor = (what: string) => `For ${what}. Valid for 10 minutes.`
export const yourCode = 'Your booking code'
export const codeIsValid = 'Valid for 10 minutes'
export const typeCode =
  'Type these five digits on the booking page to confirm your booking. The boat is yours as soon as you have.'
export const notAsked =
  'You did not ask for this? Then you need not do anything: without the code nothing is booked. We never ask for it on the phone or by mail.'

// The confirmation.
export const bookedSubject = (boat: string, day: string, what: string) => `Booked: ${boat} on ${day}, ${what}`
export const bookedInShort = (what: string, reference: string) =>
  `${what}, reference ${reference}. Where to meet, what to bring, what it costs.`
export const stayBookedSubject = (boat: string, day: string, nights: string) => `Booked: ${boat} from ${day}, ${nights}`
export const yoursOn = (boat: string, day: string) => `${boat} is yours on ${day}`
export const areYoursOn = (boats: string, day: string) => `${boats} are yours on ${day}`
export const yoursFrom = (boat: string, day: string) => `${boat} is yours from ${day}`
export const areYoursFrom = (boats: string, day: string) => `${boats} are yours from ${day}`
export const thanksBooked = (name: string) =>
  `Thank you, ${name}. Your booking is confirmed; the attached file puts it into your calendar.`
export const showOnMap = 'Show on the map'
export const whereWeMeet = 'Where we meet'
export const beThere = (hour: string) => `Please be there a few minutes before ${hour}, and bring:`
export const things: Readonly<Record<Exclude<Thing, 'cash'>, string>> = {
  identity: 'your passport or identity card',
  licence: 'your boating licence',
  licenceIfAny: 'your boating licence, if you have one',
  sunAndWind: 'sunscreen and a windbreaker',
  flatShoes: 'shoes with light, flat soles',
  windproof: 'a windproof jacket and sunscreen',
  swimwear: 'swimwear, a towel and sunscreen',
  changeOfClothes: 'a change of clothes',
  wetShoes: 'shoes that may get wet',
  bedding: 'bed linen and towels',
  provisions: 'food and drinks for the days aboard',
}
export const cash = (amount: string) => `${amount} in cash`
export const cashSeeBelow = (amount: string) => `${amount} in cash, see below`
export const whatYouTold = 'What you told us'
export const address = 'Address'
export const lookPayOrCancel = 'Look at, pay or cancel your booking'
export const plansChange = 'Plans change?'
export const askForChange = (reference: string) =>
  `Ask for a change on the page of your booking, or call or write us with your reference ${reference} at hand:\n`

/** As bookings keep them: in English. */
export const salutations: Readonly<Record<string, string>> = {}

// The price.
export const whatItCosts = 'What it costs'
export const onSite = (what: string) => `${what}, on site`
export const includesVat = (percent: number, amount: string) => `Includes ${percent} percent VAT: ${amount}`
export const depositApart = 'Deposit, which you get back'
export const howYouPay = 'How you pay'
export const price = 'Price'
export const paidByVoucher = 'Paid by voucher'
export const paid = 'Paid'
export const downPayment = 'Down payment'
export const stillToPay = 'Still to pay'
export const yourTransfer = 'Your bank transfer'
export const whatCancelingCosts = 'What canceling costs'
export const mayCancel = 'You can cancel on the page of your booking until it begins. We then keep a cancellation fee:'
export const nobodyComes = (fee: string) => `When nobody comes, it is ${fee}.`

// The day before.
export const fromHour = (hour: string) => `from ${hour}`
export const reminderSubject = (boat: string, when: string) => `Tomorrow: ${boat}, ${when}`
export const yoursTomorrow = (boat: string) => `${boat} is yours tomorrow`
export const areYoursTomorrow = (boats: string) => `${boats} are yours tomorrow`
export const lookForward = (name: string) =>
  `Hello ${name}, we look forward to seeing you tomorrow. Here is once more all that you need.`

// The cancellation.
export const canceledSubject = (boat: string, day: string) => `Canceled: ${boat} on ${day}`
export const bookingIsCanceled = 'Your booking is canceled'
export const noShowSubject = (boat: string, day: string) => `We missed you: ${boat} on ${day}`
export const nobodyCame = 'We waited for you'
export const leads = {
  customer: (name: string) =>
    `Hello ${name}, we have canceled your booking as you asked. The attached file takes it out of your calendar.`,
  no_show: (name: string) =>
    `Hello ${name}, your boat was ready for you, and nobody came. We have let others have it. Did something go wrong? Then please talk to us.`,
}
export const canceledByUs = (name: string) =>
  `Hello ${name}, we are sorry: we had to cancel your booking. The attached file takes it out of your calendar.`
/** Why it is canceled, where nothing else is said: of ours for the customer to read, of theirs for staff. */
export const causes = {
  customer: 'The customer called it off',
  no_show: 'Nobody came',
  weather: 'The weather does not let anybody out safely',
  damage: 'The boat is damaged',
}
export const noShowFee = 'Fee, as nobody came'
export const feeIsWaived = (amount: string) =>
  `Our terms and conditions provide for a fee of ${amount}. For once we do not charge it.`
export const comesBack = (amount: string) => `${amount} comes back to you.`
export const feeIsOpen = (amount: string) => `A fee of ${amount} is still to be paid.`
export const feeIs = (amount: string) => `The fee is ${amount}.`
export const costsNothing = 'It costs you nothing.'
export const backOnline = (amount: string) =>
  `${amount} goes back to the account you paid from, within five working days.`
export const backByHand = (amount: string, euros?: string) =>
  `${amount} we transfer back ourselves${euros ? `, ${euros}` : ''} to the account it came from. Did you pay in cash? Then please send us your IBAN.`
export const backAsVoucher = (amount: string) => `${amount} as a new voucher, which comes with a mail of its own.`
export const newVoucher = 'As a new voucher'
export const backOnVoucher = (amount: string) => `${amount} is on your voucher again, at once.`
export const theMoney = 'What becomes of the money'
export const fee = 'Cancellation fee'
export const paidSoFar = 'Paid so far'
export const backToYou = 'Refund'
export const nothingWasPaid =
  'Nothing was paid yet, so all of the cancellation fee of our terms and conditions is open. Please transfer it:'
export const notCovered =
  'Not enough was paid to cover the cancellation fee of our terms and conditions. Please transfer the rest:'
export const missedUnpaid = 'Nothing was paid yet, so all of the fee is open. Please transfer it:'
export const missedNotCovered = 'Not enough was paid to cover the fee. Please transfer the rest:'

// The notice to the business.
export const email = 'Email'
export const phone = 'Phone'
export const noticeSubject = (boat: string, day: string, reference: string) =>
  `Canceled: ${boat} on ${day}, ${reference}`
export const noticeToDo = (boat: string, day: string, reference: string) =>
  `To do: Canceled: ${boat} on ${day}, ${reference}`
export const giveBackByHand = (amount: string) => `Please give back ${amount} by hand`
export const transferBack = (name: string, amount: string, reference: string) =>
  `${name} paid by transfer or on site. Please transfer ${amount} to the account it came from, with the reference ${reference}.`
export const whoseBoatIsFree = (name: string) => `${name}. The boat is free again.`
export const isFreeAgain = (boat: string) => `${boat} is free again`
export const areFreeAgain = (boats: string) => `${boats} are free again`
export const canceledOnline = (name: string) => `${name} canceled online.`
export const canceledBy = (employee: string, reason: string) => `Canceled by ${employee}: ${reason}`
export const moneyOfIt = 'The money'
export const kept = 'Kept of what was paid'
export const backToVoucher = 'Back to the voucher'
export const isDone = (amount: string) => `${amount}, done`
export const backByProvider = 'Back through the provider'
export const isUnderWay = (amount: string) => `${amount}, under way by itself`
export const toGiveBack = 'To give back by hand'
export const stillOwed = 'Still owed by the customer'
export const theCustomer = 'The customer'

// The wish for a change.
export const changeWanted = (boat: string, day: string, reference: string) =>
  `Change wanted: ${boat} on ${day}, ${reference}`
export const yourBooking = (reference: string) => `Your booking ${reference}`
export const wouldLikeChange = 'A customer would like a change'
export const asksForChange = (name: string) => `${name} asks for a change to a booking. Nothing was changed yet.`
export const inOwnWords = 'In the customer’s own words'
export const pleaseAnswer = 'Please answer'
export const answerByMail = 'Answer by mail'
export const gotWish = (boat: string, day: string) => `We received your change request: ${boat} on ${day}`
export const answerSoon = 'We answer as soon as we can.'
export const lookIntoIt = 'We look into it'
export const wishReached = (name: string) =>
  `Hello ${name}, your wish has reached us, and we answer as soon as we can. Until then your booking stays as it is.`
export const whatYouAsked = 'What you asked for'
export const urgent = 'It is urgent? '

// The move.
export const movedSubject = (boat: string, when: string) => `Moved: ${boat} on ${when}`
export const newPlace = 'Your booking has a new place.'
export const bookingHasMoved = 'Your booking has moved'
export const haveMoved = (name: string) =>
  `Hello ${name}, we have moved your booking. The attached file puts it to its new place in your calendar.`
export const whatChanged = 'What has changed'
export const now = 'Now'
export const priceUntilNow = 'Price until now'
export const priceNow = 'Price now'
export const priceStays = (amount: string) => `The price stays as agreed: ${amount}.`
export const notSuiting = 'Does it not suit you? '

// The payment.
export const paidSubject = (boat: string, day: string) => `Paid: ${boat} on ${day}`
export const gotAmount = (amount: string) => `We got your ${amount}.`
export const paymentIsHere = 'Your payment is here'
export const thanksPaid = (name: string) => `Thank you, ${name}. Your booking is paid.`
export const thanksPaidOnline = (name: string) =>
  `Thank you, ${name}. Your booking is paid, and the bank transfer is no longer needed.`
export const paidOnline = 'Paid online'
export const stillToPayOnSite = 'Still to pay, in cash on site'
export const returnedSubject = (amount: string) => `Your payment of ${amount} goes back to you`
export const moneyOnItsWay = 'Your money is on its way back'
export const sentBack = (amount: string) =>
  `We have sent ${amount} back to the account you paid from. With most banks it is there within five working days.`

/** For the provider: how long, from or on which day, and what comes on top. */
export const nightsFrom = (boat: string, nights: string, day: string) => `${boat}, ${nights} from ${day}`
export const hoursOn = (boat: string, hours: string, day: string) => `${boat}, ${hours} on ${day}`
export const moreOnSite = (fees: string, whole: string) => `${fees} more on site, ${whole} in all`
export const depositIsApart = 'plus the deposit'

// The new price.
export const newPriceSubject = (boat: string, day: string) => `New price: ${boat} on ${day}`
export const insteadOf = (now: string, before: string) => `${now} instead of ${before}.`
export const costsNow = (amount: string) => `Your booking costs ${amount} now`
export const priceHasChanged = (name: string) =>
  `Hello ${name}, we have changed the price of your booking. Everything else stays as it is.`
export const newPrice = 'The new price'
export const fromNowOn = 'From now on'
export const notTransferred = 'Have you not transferred it yet? Then please transfer the new amount:'
export const notAgreed = 'You do not agree, or something is unclear? '

// The transfer.
export const transferDue = (boat: string) => `Your transfer for ${boat} is due`
export const transferNotSeen = 'We have not seen your transfer yet'
export const staysYours = (boat: string, day: string) =>
  `If it is on its way, all is well. If not, ${boat} stays yours until ${day}.`
export const stayYours = (boats: string, day: string) =>
  `If it is on its way, all is well. If not, ${boats} stay yours until ${day}.`
export const boatFrom = (boat: string, day: string, reference: string) => `${boat} from ${day}, ${reference}`
export const anythingWrong = 'Is anything wrong? '
export const releasedSubject = (boat: string, day: string) => `Released: ${boat} from ${day}`
export const noTransfer = 'Your transfer did not arrive.'
export const freeForOthers = (boat: string) => `${boat} is free for others again`
export const areFreeForOthers = (boats: string) => `${boats} are free for others again`
export const released = (name: string) =>
  `Hello ${name}, your transfer did not arrive, so we have released your booking.`
export const oweNothing =
  'You owe us nothing. If you have paid in the meantime, tell us: we send it back or find you a boat.'
export const voucherHasBack = (amount: string) => `Your voucher has its ${amount} back.`
export const bookAgain = 'Book again'

// The calendar.
export const boatRental = 'Boat rental'
export const rentedFrom = (boat: string, business: string) => `${boat}, ${business} boat rental`
export const bookingIs = (reference: string) => `Booking ${reference}`
export const tomorrow = (boat: string) => `Tomorrow: ${boat}`

export const bookingOf = (reference: string, boat: string) => `Booking ${reference}, ${boat}`
export const bookingCanceled = (reference: string, boat: string) => `Booking ${reference}, ${boat}: canceled`
export const bookingOver = (reference: string, why: string) => `Booking ${reference}: ${why.toLowerCase()}`

// A change that customers made themselves.
export const bookingChanged = (reference: string, boat: string) => `Booking ${reference}, ${boat}: changed`
export const changedSubject = (boat: string, when: string) => `Changed: ${boat} on ${when}`
export const isChanged = 'Your booking is changed'
export const changedAsAsked = (name: string) => `Hello ${name}, we have changed your booking as you asked.`
export const personsAboard = (count: number) => plural(count, { one: '1 person', other: `${count} persons` })
export const noExtras = 'No extras'
export const nothingSaid = 'not given'
export const keptOfIt = (amount: string) =>
  `${amount} of what you gave up is kept, as the terms of cancellation say; it is a part of the new price.`
export const differencePaid = (amount: string) => `You paid the difference of ${amount} online.`
export const voucherPaidMore = (amount: string) => `Your voucher pays ${amount} of it.`
export const keptAsVoucher = (amount: string) => `${amount} is yours as a voucher, which comes in a mail of its own.`
export const noMoneyMoves = 'Nothing of what was paid changes.'
export const cancelingCosts = (amount: string) => `Canceling costs ${amount} from now on, as it did before this change.`
export const changeNoticeSubject = (boat: string, day: string, reference: string) =>
  `Changed by the customer: ${boat} on ${day}, ${reference}`
export const changeToDo = (subject: string) => `To do: ${subject}`
export const changedOnline = (name: string) => `${name} has changed a booking on its page.`
export const bookingIsNow = (when: string) => `It is on ${when} now.`
