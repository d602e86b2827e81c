import { plural } from '#kit/shared/plural.ts'

export const bookBoat = (boat: string) => `Book ${boat}`
export const notLoaded = 'The booking page could not be loaded'
export const noneAvailable = (boats: string) => `Unfortunately, no ${boats} are currently available`
export const notAvailable = (boat: string) => `${boat} is currently not available`
export const overHours = 'Book by the hour'
export const overDays = 'Book for several days'
export const overHoursNote = 'From an hour to a whole day, any time we are open.'
export const overDaysNote = 'Several days and nights, from 2 pm to 10 am.'
export const otherBoats = 'See the other boats'
export const howToBook = 'How to book'
export const selectDate = 'Select date'
export const selectTime = 'Select time'
export const chooseVehicle = 'Choose vehicle'
export const checkAndConfirm = 'Check and confirm'
export const loadingCalendar = 'Loading the calendar'

export const pageOfBooking = 'View your booking'
export const plansChange = 'Plans change?'
export const changeThere =
  'On the page of your booking you change it, pay or cancel. The link to it is in your mail, too.'

export const demoBanner =
  'This is a demonstration: everything works as usual, but nothing is booked and no mail is sent.'
export const somebodyFaster = 'Somebody else was faster'
export const noticeKept = (notice: string) => `${notice} What you typed is kept.`
export const freeUnknown = 'It could not be found out which boats are free'
export const essentials = (boat: string, day: string, time: string, duration: string) =>
  `${boat}, ${day} at ${time}, ${duration}`
export const when = (weekday: string, time: string) => `${weekday} at ${time}`
export const nothingFreeOn = (when: string) =>
  `In the meantime nothing is free any more on ${when}. Please select another time.`
export const theBoat = 'The boat'
export const boatGoneOn = (boat: string, when: string) =>
  `In the meantime ${boat} is not available any more on ${when}. Please choose another boat or another time.`
export const shorterOnly = (boat: string, duration: string) =>
  `In the meantime the time after has been booked: ${boat} can now be had for ${duration} at most.`
export const generalError = 'An error has occurred, please try again later!'

export const confirmWithCode = 'Confirm with your code'
export const demonstration = 'This is a demonstration'
export const demoCode = <T>(code: () => T) => ['No mail is sent and nothing is booked. Your code is ', code()]
export const rootCode = 'Please enter the fixed booking code of the root account. No mail is sent.'
export const codeSent = <T>(email: () => T) => [
  'We have sent five digits to ',
  email(),
  '. They are valid for 10 minutes.',
]
export const mailsStay = 'Mails stay here for now'
export const inMailbox = <T>(link: (text: string) => T) => [
  'This installation sends no mail. You find your code in the ',
  link('built-in mailbox'),
  ', which opens in a new tab.',
]
export const code = 'Code'
export const nothingBooked = 'Nothing is booked yet.'
export const changeDetails = 'Change my details'
export const anotherCode = 'Send another code'
export const anotherCodeIn = (seconds: number) => `Send another code in ${seconds} s`

export const past = 'past'
export const closed = 'closed'
export const selected = 'selected'
export const slots = {
  past: 'past',
  closed: 'closed business',
  short: 'too short until closing',
  blocked: 'blocked',
  booked: 'fully booked',
  free: 'free',
}
export const slotsShort = {
  past: 'Past',
  closed: 'Closed',
  short: 'Too short',
  blocked: 'Blocked',
  booked: 'Booked',
  free: 'Free',
}
export const freeCount = <T>(count: T) => [count, ' free']
export const slotSaid = (day: string, time: string, said: string) => `${day}, ${time}: ${said}`
export const legend = 'Legend'
export const fromTo = (first: string, last: string) => `${first} – ${last}`
export const daysOfMonth = (first: number, last: number, month: string, year: string) =>
  `${month} ${first} – ${last}, ${year}`
export const previousWeek = 'Previous week'
export const nextWeek = 'Next week'
export const timetableNotLoaded = 'The timetable could not be loaded'
export const loadingTimetable = 'Loading the timetable'
export const closedWeek = 'We are closed in this week. Please select another date.'
export const day = 'Day'
export const weekTimetable = 'Week timetable'
export const nothingFreeInWeek = 'Nothing is free in this week any more.'
export const nothingFree = 'nothing free'
export const timesFree = (count: number) => plural(count, { one: '1 time free', other: `${count} times free` })
export const selectDateFirst = 'Select a date, and its week from Sunday to Saturday appears here.'

export const chooseBoat = 'Choose your boat'
export const freeOn = (day: string, time: string) => `Free on ${day} at ${time}`
export const freeFor = (duration: string) => `available for up to ${duration}`
export const withCaptain = 'with captain'
export const freeAtThisTime = (count: number) => `${count} free at this time`
export const looking = 'Looking for free boats'
export const chooseAnother = 'Choose another'
export const chooseABoat = 'Choose a boat'
export const isChosen = 'Chosen'
export const from = (price: string) => `from ${price}`
export const addBoat = 'Add another boat'
export const addBoatTitle = 'Which boat comes along?'
export const addBoatNote = 'Booked, paid and canceled as one.'
export const leaveBoat = (boat: string) => `Leave out ${boat}`
export const alsoYours = 'Boats that come along'
export const mateGone = (boats: string) => `${boats} cannot be had then any more. The other boats stay chosen.`
export const change = 'Change'
export const yourChoice = 'Your choice'
export const tooLate = 'too late today'

export const downPaymentFirst = (amount: string) => `Please pay the down payment of ${amount} online to book`
export const howToPay = 'How to pay'
export const asStaff = 'You book as staff: it is paid on site.'
export const onSite = 'On site'
export const payNow = 'Pay now'
export const shareNow = (amount: string) => `${amount} down payment`
export const allNow = (amount: string) => `${amount}, all of it`
