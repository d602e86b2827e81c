import { plural } from '#kit/shared/plural.ts'

export const chooseKind = 'Please choose a kind of boat'
export const chooseBoat = 'Please choose a boat'
export const chooseTable = 'Please choose a table'
export const choosePeriod = (days: number) => `Please choose at most ${days} days, the first one first`

export const figures = 'Figures'
export const theFigures = 'the figures'
export const lead = 'What the boats were let for and brought, what was canceled, and the weeks ahead.'
export const from = 'From'
export const until = 'Until'
export const kind = 'Kind'
export const boat = 'Boat'
export const allBoats = 'All boats'
export const thisMonth = 'This month'
export const lastMonth = 'Last month'
export const thisYear = 'This year'
export const csvOf = (table: string) => `${table} as CSV`
export const nothing = 'Nothing in this period'
export const nothingText = 'No boat could be had, and no booking begins in it.'
export const none = 'None'
export const titles = {
  use: 'Use by hour and weekday',
  boats: 'Income by boat',
  kinds: 'Income by kind',
  hours: 'Income by hour',
  channels: 'Income by channel',
  ways: 'Income by payment',
  canceled: 'Canceled bookings',
  weeks: 'Weeks ahead',
}

export const definitionTitle = 'What counts'
export const definition = [
  'Income is what the bookings that begin in the period bring: their price after discounts and changes, what was taken at the pier besides (briefing, cleaning, late return, damage), and the fee of those that were canceled.',
  'It counts on the day of the trip, in the cash position on the day of the payment. What a voucher pays counts here, buying one does not; neither do products and deposits.',
  'Every split comes to the same sum. Each boat of a trip is a booking; the fee of a canceled trip is with its first boat.',
  'Use is the part of the open hours for which a boat was let. Blocked days, closed hours and boats out of service are not open.',
]

export const income = 'Income'
export const bookings = 'Bookings'
export const use = 'Use'
export const canceledOnes = 'Canceled'
export const count = (bookings: number) => plural(bookings, { one: '1 booking', other: `${bookings} bookings` })
export const ofCount = (some: number, all: number) => `${some} of ${all}`
export const hoursOf = (taken: number, open: number) => `${taken} of ${open} hours`
export const useText = 'For which part of each open hour the boats were let.'
export const weekday = 'Weekday'
export const hour = 'Hour'
export const notOpen = 'not open'
export const hoursLet = 'Hours let'
export const hoursOpen = 'Hours open'
export const begins = 'Begins'
export const overNights = 'over nights'
export const channel = 'Channel'
export const channels = { site: 'Own site', pier: 'Staff, for the same day', phone: 'Staff, for another day' }
export const way = 'Payment'
export const ways = {
  on_site: 'On site',
  provider: 'Online',
  transfer: 'Bank transfer',
  voucher: 'Voucher',
  open: 'Open',
}
export const why = 'Why'
export const whys = {
  customer: 'By the customer',
  no_show: 'Did not come',
  weather: 'By us, weather',
  damage: 'By us, damage',
  other: 'By us, other',
  unpaid: 'Not paid in time',
  unknown: 'By us, nobody said why',
}
export const ofAll = 'Of all'
export const price = 'Price'
export const kept = 'Kept'
export const owed = 'Owed'
export const returned = 'Returned'
export const weeksText =
  'What is booked so far, what was a year ago on this day, and what it came to; weekday on weekday, without what is taken at the pier.'
export const week = 'Week from'
export const booked = 'Booked'
export const byThen = 'A year ago by now'
export const before = 'A year ago in all'
