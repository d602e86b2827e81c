import { plural } from '#kit/shared/plural.ts'

export const loadingHours = 'Loading the opening hours'
export const everyDay = 'Every day'
export const allYear = 'all year round'
export const closed = 'closed'
export const seasons = {
  general: 'High season',
  begin: 'Start of the season',
  end: 'End of the season',
  off: 'Seasonal break',
}
export const hoursFromTo = (opens: string, closes: string) => `${opens} – ${closes}`
export const endOfFebruary = 'end of February'
export const openUntil = (time: string) => `Open now until ${time}`
export const closedNow = 'Closed at the moment'
export const opensToday = (time: string) => `Opens today at ${time}`
export const opensTomorrow = (time: string) => `Opens tomorrow at ${time}`
export const closedUntil = (day: string) => `Closed until ${day}`

export const someBookings = 'bookings'
export const someVouchers = 'vouchers'
export const someReceipts = 'receipts'
/** `what`: `bookings and vouchers`. */
export const currencyFixed = (what: string, currency: string) =>
  `There are ${what} in ${currency} already: the currency can be changed before the first of them only`

export const currencyTitle = 'Currency'
export const currencyText =
  'Prices, fees, vouchers, payments and the till are in it. Amounts stay the numbers they are.'
export const currencyLabel = 'Prices are in'
export const currencyHint = 'It can be changed until the first booking, voucher or receipt.'

export const noCurrency = 'Please choose dollars, euros, francs or pounds'
export const noLanguage = 'Please choose a language'

export const noHour = 'Please enter an hour from 0 to 24, in steps of half an hour'
export const noDay = 'Please enter a day as MM-DD'
export const noGrace = (longest: number) => `Please enter whole minutes, at most ${longest}`
export const wrongOrder = 'The closing hour must be after the opening hour'
export const noFirstDay = 'Please enter the first day'
export const noLastDay = 'Please enter the last day'
export const wholeFebruary = 'Please give the end of February as 02-29'
export const noOpening = 'Please enter the opening hour'
export const noClosing = 'Please enter the closing hour'
export const noPeriod = 'Please enter the days these hours are for'
export const mismatch = 'The passwords entered do not match'

export const settings = 'Settings'
export const lead = 'When the boats can be booked. Visitors see it on the start page.'
export const theSettings = 'the settings'
export const yourSettings = 'your settings'
export const saveChanges = 'Save changes'
export const save = 'Save'
export const cancel = 'Cancel'
export const saving = 'Saving...'
export const saved = 'Changes have been applied!'
export const signInAgain = 'Please sign in again: you will be led to the login.'

export const generalText = 'Every day that lies in no other season.'
export const beginText = 'Days with hours of their own, every year again.'
export const hasBegin = 'Other hours at the start of the season'
export const endText = 'The same for autumn.'
export const hasEnd = 'Other hours at the end of the season'
export const offText = 'Nothing can be booked. It goes before the other seasons.'
export const hasOff = 'Closed for part of the year'
export const comingBackLate = 'Coming back late'
export const comingBackLateText = 'Whoever is later pays each hour begun since the agreed time.'
export const grace = 'Grace'
export const minutes = 'minutes'
export const reminders = 'Reminder'
export const remindersText =
  'A mail at 10 am the day before a booking: when and where, what to bring, and what is left to pay.'
export const remindCustomers = 'Remind customers the day before'
export const jobs = 'Jobs'
export const hiringTexts = {
  rental: 'While you are hiring, the start page invites people to apply.',
  agency: 'Noted for the agency. Its own pages do not show it.',
}
export const hiring = 'We are hiring'

export const firstDay = 'First day'
export const lastDay = 'Last day'
export const opens = 'Opens'
export const closes = 'Closes'
export const oClock = 'o’clock'
export const monthAndDay = 'MM-DD'
export const day = 'day'
/** `month`: as three letters. */
export const dayOfYear = (first: string, second: string) => `${first}-${second}`
export const shortEndOfFebruary = 'Feb end'

export const preview = 'Preview'
export const yearAsItIs = 'The year as it is'
export const yearAsItWouldBe = 'The year as it would be'
export const openLonger = (hours: number, now: number) =>
  `Open for ${hours} hours instead of ${now}: that long a boat can be booked once it has a price for it.`
export const misfits = (count: number) =>
  plural(count, { one: '1 booking would not fit these hours', other: `${count} bookings would not fit these hours` })
export const misfitsStay = 'They stay as they are. Talk to the customers, or cancel in the daily overview.'
export const bookingsOutside = 'Bookings outside these hours'
export const whyOutside = { closed: 'closed then', hours: 'outside the opening hours' }
export const andMore = (count: number) => `and ${count} more`
export const reallySave = 'Save these hours all the same?'
export const goBack = 'Go back'
export const saveAllTheSame = 'Save all the same'

export const you = 'You'
export const youText = 'Your name stands beside what you do: bookings, tasks, the cash register.'
export const firstName = 'First name'
export const lastName = 'Last name'
export const writtenAs = (name: string) => `Written as ${name}`
export const email = 'Email'
export const emailHint = 'You sign in with it.'
export const signsOut = 'A new name, email or password signs you out on every device.'
export const phoneAndAddress = 'Phone and address'
export const phoneAndAddressText = 'Administrators see them on the list of employees.'
export const phone = 'Phone'
export const street = 'Street and house number'
export const additional = 'Additional address details'
export const city = 'ZIP code and city'
export const password = 'Password'
export const passwordText = 'Leave it empty to keep the one you have. 4 to 20 characters.'
export const newPassword = 'New password'
export const repeatPassword = 'Repeat the new password'
export const showPasswords = 'Show passwords'

export const officeLanguage = 'Language'
export const officeLanguageText = 'What you read this office in. Customers are written to in theirs.'
export const businessLanguageText =
  'What receipts, closings and mails to you are in, and the office for everybody who has not chosen for themselves.'
export const readIn = 'The office is in'
export const asTheBusiness = 'As the business has it'

export const ownChanges = 'Changes by customers'
export const ownChangesText =
  'Until then customers move their booking, change its length, extras and people on its page. What they give up of a stay costs what canceling it would; 0 is not at all.'
export const changeHours = 'By the hour, until'
export const changeDays = 'Over nights, until'
export const hoursBefore = 'hours before'
export const daysBefore = 'days before'
export const noChangeLimit = (most: number) => `Please enter a whole number from 0 to ${most}`
