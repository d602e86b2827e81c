import { plural } from '#kit/shared/plural.ts'

export const noDays = (most: number) => `Please choose 1 to ${most} days`

/** Why a booking cannot be moved. */
export const isThere = 'The booking is there already'
export const isHeld = 'This booking is held, not confirmed or paid yet'
export const isOver = 'This booking is over and cannot be moved any more'
export const noRoom = (boat: string, places: number, people: number) =>
  `${boat} is for ${places}, and they are ${people}`
export const lacks = (boat: string, extra: string) => `${boat} does not have what they booked: ${extra}`
export const notInFleet = (boat: string) => `${boat} is not in the fleet any more`
export const takenBy = (boat: string, span: string, name: string) => `${boat} is taken from ${span} by ${name}`

export const closedThen = (boat: string, span: string, reason: string) => `${boat} is closed from ${span}: ${reason}`
export const takenThen = (boat: string) => `${boat} is taken then`
export const somethingPaid = 'Something was paid for this booking already, so its price stays as it is'

export const span = (from: string, to: string) => `${from} to ${to}`
export const spanOfDays = (day: string, hour: string, lastDay: string, lastHour: string) =>
  `${day}, ${hour} to ${lastDay}, ${lastHour}`
/** Of a bar, behind what the pier says, if it says anything. */
export const money = {
  unpaid: 'unpaid',
  partly: 'down payment made',
  paid: 'paid',
  held: 'held, not confirmed or paid yet',
}

export const title = 'Fleet timeline'
export const twoWeeksFrom = (day: string) => `Two weeks from ${day}`
export const walkIn = 'Walk-in'
export const dayOverview = 'Day overview'
export const printDay = 'Print day'
export const tools = 'Tools'
export const closeWaterOrBoat =
  'Closes all boats for a time, for wind or high water. Where it is one boat alone, touch its name in the timeline.'
export const theTimeline = 'the timeline'
export const noBoats = 'There are no boats yet'
export const timelineOf = (when: string) => `Timeline, ${when}`
export const bookingsOn = (count: number, day: string) =>
  plural(count, { one: `1 booking on ${day}`, other: `${count} bookings on ${day}` })

export const previousDay = 'Previous day'
export const previousWeek = 'Previous week'
export const nextDay = 'Next day'
export const nextWeek = 'Next week'
export const day = 'Day'
export const firstDay = 'First day'
export const today = 'Today'
export const show = 'Show'
export const views = { hours: 'Hours', days: 'Two weeks' }
export const boats = 'Boats'

/** `day` such as `11/21/26`: as much of it as a column of the timeline has room for. */
export const shortDay = (day: string) => day.slice(0, 5)
/** On the line of now. */
export const nowAt = (time: string) => time
export const showOpen = (day: string) => `${day}: show its hours`
export const showBlocked = (day: string) => `${day}, blocked: show its hours`
export const showClosed = (day: string) => `${day}, closed: show its hours`
export const blocked = 'Blocked'
export const closed = 'Closed'
export const removed = 'Removed'
export const blockedBoat = (boat: string) => `${boat} (blocked)`
export const removedBoat = (boat: string) => `${boat} (removed)`

export const legend = 'What the bars mean'
export const bars = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  held: 'Being paid',
  missed: 'Not arrived',
  out: 'Out',
  late: 'Late',
  over: 'Back',
  blocked: 'Day blocked',
  closed: 'Closed',
}

export const state = 'State'
export const price = 'Price'
export const people = 'People'
export const phone = 'Phone'
export const email = 'Email'
export const language = 'Language'
export const together = 'Together'
export const ofTrip = (number: number, boats: number) => `${number} of ${boats}`
export const reference = 'Reference'
export const remarks = 'Remarks'
export const ourNote = 'Our note'
export const byVoucher = (amount: string) => `${amount} of it by voucher`
export const paidAhead = (amount: string) => `down payment of ${amount} is here`
export const depositApart = (deposit: string) => `deposit ${deposit} apart`
export const releaseThere = 'Release in the day overview'
export const takeBack = 'Return'
export const take = (amount: string) => `Take ${amount}`

/** Where a bar is let go of beside the timeline. */
export const putsBack = 'Let go here, and it stays where it was'
export const dragEnd = 'Drag to change the end'

export const closedDay = 'Closed'
export const dayBlocked = 'Day is blocked'
export const printedAt = (time: string) => `printed at ${time}`
export const aboard = (people: number) => `${people} aboard`
export const open = (amount: string) => `${amount} open`
