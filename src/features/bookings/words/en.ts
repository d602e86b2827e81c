import { formatList } from '#kit/shared/list.ts'
import { plural } from '#kit/shared/plural.ts'

export const checkDetails = 'Please check your entered details'
export const noName = 'Please enter a valid first and last name'
export const noStreet = 'Please enter a valid street & house number'
export const longAdditional = 'Additional address details are too long'
export const noCity = 'Please enter a valid ZIP code & city'
export const longComment = 'Your comment is too long'
export const checkBoats = 'Please choose up to ten boats, each once'
export const tripOf = (number: number, boats: string[]) =>
  `${number} of ${boats.length} in one booking: ${formatList(boats)}`
export const yourFleet = 'Your little fleet'
export const moreBoats = 'There are more boats than people: somebody has to be in each'
export const chooseVehicle = 'Please choose a vehicle'
export const chooseTime = 'Please select a time'
export const chooseDuration = 'Please choose a duration'
export const chooseDays = 'Please choose days in their order, at most three months'
export const chooseWeek = 'Please select the days of one week'
export const agreeFirst = 'Please agree to the terms and the privacy policy'
export const voucherInvalid = 'Voucher is invalid'
export const codeInvalid = 'The entered code is invalid'
export const choosePayment = 'Please choose a payment method'

/** Why something cannot be booked. */
export const refusals = {
  PAST: 'This time has already passed',
  TOO_FAR_AHEAD: 'Bookings are possible up to 24 months ahead',
  CLOSED: 'We are closed on this day',
  OUTSIDE_OPENING_HOURS: 'This is outside our opening hours',
  SKIPPED_HOUR: 'The clock is put forward at this time',
  DAY_BLOCKED: 'This day cannot be booked',
  VEHICLE_BLOCKED: 'This vehicle is currently not available',
  START_NOT_OFFERED: 'This vehicle cannot be booked from this time on',
  NOT_OVER_HOURS: 'This vehicle cannot be booked by the hour',
  NOT_OVER_DAYS: 'This vehicle cannot be booked over days',
  DURATION_NOT_OFFERED: 'This vehicle cannot be booked for this long',
  EXTRA_NOT_OFFERED: 'This vehicle does not have the chosen extra',
  MINIMUM_NIGHTS: 'Please choose at least two nights',
  TOO_MANY_NIGHTS: 'This is longer than can be booked at once',
}
export const needsCaptain = 'Without a boating licence this vehicle needs a captain'
export const needsLicense = 'Without a boating licence this vehicle cannot be booked'
export const boatIsOut = 'The boat is out: take it back first, then the deposit is settled too'
export const boatIsBack = 'The boat is back: this booking is over and stays as it is'
export const wasCanceled = 'This booking was canceled meanwhile'
export const tryAgain = 'Please try again'
export const noSuchBooking = 'There is no such booking'

/** What the pier says of a booking, in the middle of a sentence. */
export const pier = { not_arrived: 'not arrived', out: 'out', back: 'back' }
export const minutesLate = (minutes: number) => `${minutes} min late`
export const hoursLate = (hours: number) => `${hours} h late`
export const stillOut = (boat: string, name: string) => `${boat} is still out with ${name}`
export const stillOutLate = (boat: string, name: string, late: string) => `${boat} is still out with ${name}, ${late}`
/** For staff: what a customer is written to in, where that is not English. */
/** A column of a calendar has no room for the whole name. */
/** What is told of a booking is kept in English; here by that, where it is called otherwise. */
export const factNames: Readonly<Record<string, string>> = {}
export const toldLicences: Readonly<Record<string, string>> = {}
export const onlySimulated = 'Bookings are only simulated here'
export const priceChanged = (price: string) => `The price has changed to ${price}`
export const promoUsedUp = 'Others have used the promo code up meanwhile'
export const voucherPays = (amount: string) => `The voucher pays ${amount} now`
export const voucherGone = 'The voucher is invalid'
export const excluded = 'You have been excluded from future bookings'

export const extraNames = {
  bbq: 'Barbecue grill',
  jukebox: 'Jukebox',
  binoculars: 'Binoculars',
  captain: 'Captain',
  stand_up_paddle: 'Stand-up paddle',
  canoe_one_person: 'Canoe for one person',
  canoe_two_persons: 'Canoe for two persons',
  inflatable_boat: 'Inflatable boat',
  sonar: 'Sonar',
  bed_linen_and_towel: 'Bed linen and towel',
}
/** Lines of a quote are kept in English; here by that, where they are called otherwise. */
export const lineNames: Readonly<Record<string, string>> = {}
export const priceChange = (why: string) => `Price change: ${why}`
/** A name in the middle of a sentence. */
export const inSentence = (name: string) => name.toLowerCase()
export const nights = (count: number) =>
  count === 0 ? 'the day, no night' : plural(count, { one: '1 night', other: `${count} nights` })
export const people = (count: number) => plural(count, { one: '1 person', other: `${count} people` })
export const persons = (count: number) => plural(count, { one: '1 person', other: `${count} persons` })

/** How what no voucher pays is paid: in a row, and in a sentence. */
export const howPaid = {
  on_site: 'On arrival or online',
  transfer: 'By bank transfer',
  provider: 'Online',
  voucher: 'Open',
  paid: 'Paid',
}
export const inCash = 'In cash on site'
export const partPaid = (price: string, how: string) => `${price} ${how.toLowerCase()}`
export const depositIsApart = (deposit: string) => `plus ${deposit} deposit, which you get back`
export const ofItOnSite = (price: string, fees: string) => `${price}, ${fees} of it on site`
export const ofItAtCheckOut = (price: string, fees: string) => `${price}, ${fees} of it taken at the check-out`

export const voucherPart = (amount: string) => `Your voucher pays ${amount}.`
export const feesInCash = (fees: string) => `${fees} are paid in cash on site, when you take the boat over.`
export const briefingWhen =
  'The briefing comes before the booked time and is not part of it: please call us to agree on when.'
export const depositWhen = (deposit: string) =>
  `On top comes a deposit of ${deposit}: you leave it in cash on site, and get it back when you return the boat as you took it over.`
export const cashInAll = (cash: string) => `So please bring ${cash} in cash.`
export const toTransfer = (amount: string) => `${amount} are to be transferred.`
export const toTransferBy = (amount: string, day: string) => `${amount} are to be transferred by ${day}.`
export const paidOnlineNow = (amount: string) => `You pay ${amount} online now, then your booking is confirmed.`
export const arePaid = (amount: string) => `${amount} are paid.`
export const advanceNow = (amount: string) =>
  `You pay ${amount} online now as a down payment, then your booking is confirmed.`
export const advanceIsPaid = (amount: string) => `Your down payment of ${amount} is here.`
export const paidOnArrival = (amount: string) =>
  `You pay ${amount} on arrival, or online before that on the page of your booking.`
export const untilDay = (day: string) => `Until ${day}`
export const thePrice = (fee: string) => `${fee}, the price`
export const lessDamage =
  'Did your canceling cost us less than that, or nothing at all, for example because somebody else took the boat? You may show it: then you pay only what it really cost us.'

/** What the button says that books (§ 312j (3) BGB). */
export const bookFor = (all: string) => `Book for ${all}`
export const agreeAndBookFor = (all: string) => `Agree and book for ${all}`
export const bookAndPay = (now: string) => `Book and pay ${now}`
export const bookAndPayNow = (now: string, onSite: string, all: string) =>
  `Book and pay ${now} now, ${onSite} on site: ${all} in all`
export const agreeBookAndPay = (now: string) => `Agree, book and pay ${now}`
export const agreeBookAndPayNow = (now: string, onSite: string, all: string) =>
  `Agree, book and pay ${now} now, ${onSite} on site: ${all} in all`
export const bookToPay = (all: string) => `Book with obligation to pay ${all}`
export const agreeBookToPay = (all: string) => `Agree and book with obligation to pay ${all}`
export const ofThatOnSite = (button: string, onSite: string) => `${button}, ${onSite} of it on site`
export const allOnSite = (button: string) => `${button} on site`

export const boatingLicence = 'Boating licence'
export const licences = {
  not_needed: 'not needed',
  captain_only: 'not needed, with captain',
  not_answered: 'not answered',
  yes: 'yes',
  briefing: 'no, briefing with charter licence',
  captain: 'no, with captain',
}
export const personsAboard = 'Persons'
export const adultsCount = (count: number) => plural(count, { one: '1 adult', other: `${count} adults` })
export const withChild = (adults: string, age: number) => `${adults}, 1 child (age ${age})`
export const withChildren = (adults: string, count: number, from: number, to: number) =>
  `${adults}, ${count} children (ages ${from} to ${to})`
export const extras = 'Extras'
export const none = 'none'
export const comment = 'Comment'

export const howLong = 'How long?'
export const duration = 'Duration'
export const whoComes = 'Who comes aboard?'
export const yourDetails = 'Your details'
export const detailsNote =
  'Your code and your confirmation go to the email address. We call only if the weather turns on the day.'
export const voucher = 'Voucher'
export const voucherOrPromo = 'Voucher or promo code'
export const continueToCode = 'Continue to confirmation'
export const codeNote = 'Next, we mail you a code of five digits. Nothing is booked before you enter it.'
export const holdNote = 'Next you pay. The boat is kept for you for 15 minutes meanwhile.'
export const agreeTo = <T>(terms: (text: string) => T, privacy: (text: string) => T) => [
  'I agree to the ',
  terms('terms and conditions'),
  ' and to the ',
  privacy('privacy policy'),
]
export const totalWithVat = (percent: number) => `Total, ${percent} percent VAT included`
export const payingAndCanceling = 'Paying and canceling'

export const salutation = 'Salutation'
export const salutations = { none: 'None', mr: 'Mr.', ms: 'Ms.', mx: 'Mx.' }
export const fullName = 'First and last name'
export const email = 'Email'
export const phone = 'Phone'
export const street = 'Street and house number'
export const additional = 'Additional address details'
export const city = 'ZIP code and city'

export const takesUpTo = (boat: string, people: number) =>
  plural(people, { one: `${boat} takes up to 1 person.`, other: `${boat} takes up to ${people} people.` })
export const takesCounted = (boat: string, people: number) =>
  plural(people, {
    one: `${boat} takes up to 1 person, children counted`,
    other: `${boat} takes up to ${people} people, children counted`,
  })
export const adults = 'Adults'
export const children = 'Children'
export const ageOfChild = 'Age of the child'
export const ageOfYoungest = 'Age of the youngest child'
export const ageOfOldest = 'Age of the oldest child'
export const askLicence = 'Does somebody aboard have a boating licence?'
export const yes = 'Yes'
export const no = 'No'
export const whoSteers = 'Who takes the helm?'
export const oneOfUs = 'One of us, after the briefing'
export const ourCaptain = 'Our captain'
export const withoutLicence = (boat: string) => `Without one ${boat} cannot be booked.`
export const withoutYouBrief = (price: string) =>
  `Without one you take our briefing with charter licence for ${price}, paid in cash on site.`
export const withoutYouBriefOrHire = (price: string) =>
  `Without one you take our briefing with charter licence for ${price}, paid in cash on site, or hire our captain.`
export const withoutYouHire = 'Without one you hire our captain.'
export const enterAdults = 'Please enter how many adults come aboard'
export const enterAgeOfChild = 'Please enter the age of the child'
export const enterAgeOfYoungest = 'Please enter the age of the youngest child'
export const enterAgeOfOldest = 'Please enter the age of the oldest child'
export const answerLicence = 'Please answer whether somebody aboard has a boating licence'
export const oldestYounger = 'The oldest child cannot be younger than the youngest'
export const agesUpTo = 'Please enter an age from 0 to 17'
export const onlyWithCaptain = (boat: string) => `${boat} only goes out with our captain`
export const perHour = (price: string) => `${price} per hour`
export const permitsForDay = 'for a day'
export const permitsForWeek = 'for a week'
export const permitsForBoth = 'for a day or for a week'
export const fishingPermits = (which: string) =>
  `Fishing permits (${which}): please write type and amount into the comment. They are paid in cash on site.`

export const yourBooking = 'Your booking'
export const moreInformation = 'More information'
export const aboutInNewTab = (boat: string) => ` about ${boat} in a new tab`
export const localTime = (zone: string) => `Local time at the harbour (${zone})`
export const price = 'Price'
export const depositBack = 'Deposit, given back'
export const apartInCash = 'Plus, in cash at the pier'
export const charterIncluded = '* Includes the charter licence that replaces a boating licence of your own.'
export const inAll = 'In all'
export const total = 'Total'
export const vatIncluded = (percent: number) => `${percent} percent VAT included`
export const vatIncludedInPrice = (percent: number) => `${percent} percent VAT included in the price`

export const somebodyFaster = 'Somebody was faster'
export const cannotBeBooked = 'This cannot be booked'
export const alreadyBooked = (boat: string) =>
  `In the meantime this ${boat} has already been booked. Please select another ${boat} or reload this page`
export const typedKept = 'What you typed is kept.'
export const refreshPage = 'Refresh page'
export const accepted = 'Your booking request has been accepted!'
export const wasDemo =
  'This was a demonstration: nothing was booked and no mail was sent. Everything else looks just like this.'
export const calendarAttached = ' A calendar file is attached to it: open it to add your trip to your calendar.'
export const boat = 'Boat'
export const date = 'Date'
export const time = 'Time'
export const timeSpan = (from: string, to: string) => `${from} – ${to}`
export const reference = 'Reference'
export const bookAnother = 'Book another'

/** The language that a customer is written to in, as staff see and change it. */
export const language = 'Language'
export const languageOf = (boat: string, customer: string) => `Language: ${boat}, ${customer}`
export const mailLanguages = { en: 'English', de: 'German' }
export const mailsFromNowOn = {
  en: 'Mails from now on are in English',
  de: 'Mails from now on are in German',
}
export const noMoreMails = 'This booking is over: no more mails are written about it'
export const extrasAndComment = 'Extras and wishes'
export const keepDetails = 'Keep my details on this device for the next time'
export const keptForTab = 'Otherwise only until you close this tab.'
