import { plural } from '#kit/shared/plural.ts'

export const selectMonth = 'Please select a valid month'
export const noPage = 'There is no such page'
export const enterPrice = 'Please enter a price'
export const enterReason = 'Please enter a reason'
export const enterComment = 'Please enter a comment'
export const longComment = 'The comment is too long'

export const isPaid = 'This booking is paid and cannot be changed any more'
export const paidForAdmins = 'This booking is paid: only an administrator can cancel it'
export const aboutToPay = 'The customer is about to pay for this booking'
export const payingNow = 'The customer is paying right now'
export const commentChanged = 'Somebody else has changed the comment meanwhile'
export const priceChanged = (price: string) => `Somebody else has changed the price to ${price}`
export const notHeld = 'This booking is not held any more'
export const dayIsOver = 'This day is over'

export const title = 'Internal calendar'
export const timeline = 'Timeline'
export const theCalendar = 'the calendar'
export const theBookings = 'the bookings'
export const calendar = 'Calendar'
export const previousMonth = 'Previous month'
export const nextMonth = 'Next month'
/** Of a day, heard after its date. */
export const isToday = 'today'
export const dayStates = { closed: 'closed', blocked: 'blocked' }
export const departureDays = 'Departures'
export const outDays = 'Only out or coming back'
export const shutDays = 'Closed or blocked'

export const departures = (count: number) => plural(count, { one: '1 departure', other: `${count} departures` })
export const arrivals = (count: number) => plural(count, { one: '1 arrival', other: `${count} arrivals` })
export const otherBoats = (count: number) =>
  plural(count, { one: '1 other boat out', other: `${count} other boats out` })
export const bookings = (count: number) => plural(count, { one: '1 booking', other: `${count} bookings` })
/** `1 departure` and `2 arrivals`, or `10 am` and `1 booking`. */
export const dayAndSum = (day: string, sum: string) => `${day}: ${sum}`
export const timeAndSum = (time: string, sum: string) => `${time}, ${sum}`

export const today = 'Today'
export const over = 'Over'
export const blocked = 'Blocked'
export const closedDay = 'Closed, off-season'
export const openFrom = (opens: string, closes: string) => `open ${opens} to ${closes}`
export const groupedBy = 'Grouped by'
export const sides = { departure: 'Departure', arrival: 'Arrival', underWay: 'Under way' }
export const noBookings = 'There are no bookings for this day yet'
export const nothingDeparts = 'Nothing departs on this day.'
export const nothingArrives = 'Nothing comes back on this day.'
export const print = 'Print'

export const changeHours = 'Other hours'
export const blockDay = 'Block day'
export const unblockDay = 'Unblock day'
export const isBlocked = (day: string) => `${day} is blocked`
export const isOpenAgain = (day: string) => `${day} is open for bookings again`
export const dayIsBlocked = 'This day is blocked: nobody can book it'
export const bookingsStay = (count: number) =>
  `${bookings(count)} stay as they are. Please cancel those that cannot take place.`
export const blockThis = (day: string) => `Block ${day}?`
export const keepOpen = 'Keep it open'
export const whatBlocking = 'Nobody can book this day until it is unblocked, neither by the hour nor over days.'
export const areThere = 'There are bookings already'
export const theyStay = 'They stay as they are. Please cancel those that cannot take place:'
export const allOutOrBack = 'Its boats are out or back already.'
export const noneOnIt = 'There are no bookings on it.'
export const bookingThen = <T>(boat: T, name: string, time: string, duration: string) => [
  boat,
  `, ${name}, ${time}, ${duration}`,
]
export const bookingUnderWay = <T>(boat: T, name: string, back: string) => [boat, `, ${name}, under way, ${back}`]

export const backAt = (time: string) => `back at ${time}`
export const backOn = (day: string, time: string) => `back ${day}, ${time}`
export const outAt = (time: string) => `out at ${time}`
export const outSince = (day: string, time: string) => `out since ${day}, ${time}`
export const bookedOnline = 'Booked online'
export const bookedBy = (employee: string) => `Booked by ${employee}`
export const changedByCustomer = (day: string, hour: string) => `Changed by the customer on ${day}, ${hour}`
export const labels = { held: 'Held', paid: 'Paid', unpaid: 'Unpaid', canceled: 'Canceled', noShow: 'No-show' }

export const paidBy = {
  on_site: 'paid on site',
  transfer: 'paid by bank transfer',
  provider: 'paid online',
  voucher: 'paid by voucher',
}
export const notConfirmed = 'not confirmed yet'
export const notConfirmedUntil = (time: string) => `not confirmed yet, held until ${time}`
export const beingPaid = 'being paid online right now'
export const beingPaidUntil = (time: string) => `being paid online right now, held until ${time}`
export const toBePaid = 'to be paid on site'
export const transferAwaited = 'bank transfer awaited'
export const transferDue = (day: string) => `bank transfer awaited, due ${day}`

export const released = (day: string, time: string) => `Released on ${day}, ${time}`
export const canceledByCustomer = (day: string, time: string) => `Canceled by the customer on ${day}, ${time}`
export const canceledBy = (who: string, day: string, time: string) => `Canceled by ${who} on ${day}, ${time}`
export const andWhy = (what: string, reason: string) => `${what}: ${reason}`

export const canceledThen = (count: number) => `Canceled (${count})`

export const changePrice = 'Change price'
export const comment = 'Comment'
export const block = 'Block'
export const release = 'Release'
export const cancel = 'Cancel'
/** What a button does, and to which booking. */
export const ofBooking = (task: string, boat: string, name: string) => `${task}: ${boat}, ${name}`

export const priceChange = 'Price change'
export const oldPrice = 'Old price '
export const newPriceIs = 'new price '
export const inAll = (amount: string) => `${amount} in all`
export const andOnSite = <T>(fees: string, all: T) => [`and ${fees} on site: `, all]
export const andAtCheckOut = <T>(fees: string, all: T) => [`and ${fees} taken at the check-out: `, all]
export const depositApart = (amount: string) => `Deposit ${amount} apart`
export const depositTaken = (amount: string) => `Deposit ${amount} taken`
export const depositSettled = (amount: string) => `Deposit ${amount} settled`
export const open = (amount: string) => `${amount} open`
export const byVoucher = <T>(amount: string, rest: T) => [`${amount} by voucher, `, rest]
export const paidAhead = <T>(amount: string, rest: T) => [`Down payment of ${amount} is here, `, rest]

export const logbook = 'Logbook'
export const whatLogbook = 'Bookings that began or were canceled in the last 14 days, the latest first.'
export const theLogbook = 'the logbook'
export const noEntries = 'There are no entries yet'
export const listOfBookings = 'Bookings'
export const bookingsPage = (page: number) => `Bookings, page ${page}`
export const showMore = 'Show more'

// The day on paper.
export const closedOnPaper = (what: string, reason: string, span: string) => `Closed: ${what}, ${span} (${reason})`
export const dayBlocked = 'day is blocked'
export const boat = 'Boat'
export const customer = 'Customer'
export const duration = 'Duration'
export const money = 'Money'
export const comments = 'Comment'
export const done = 'Done'
export const paper = { held: 'held', paid: 'paid' }
export const unpaid = (amount: string) => `unpaid ${amount}`
export const awaited = 'transfer awaited'

export const notFoundOut = 'Whether bookings are unprocessed could not be found out.'
export const tryAgain = 'Try again'
export const unprocessed = <T>(count: number, strong: (text: string) => T) =>
  count === 1
    ? [
        strong('1 booking of the last seven days is unprocessed.'),
        ' It must be canceled or settled via the cash register.',
      ]
    : [
        strong(`${count} bookings of the last seven days are unprocessed.`),
        ' They must be canceled or settled via the cash register.',
      ]
export const unprocessedBookings = 'Unprocessed bookings'
export const openTheDay = 'Open the day to cancel a booking, or take its money at the cash register.'

export const allBoats = (boats: string) => `${boats} are one booking: all of it is canceled.`
export const cancelThis = (boat: string, name: string) => `Cancel ${boat} for ${name}?`
export const keepBooking = 'Keep the booking'
export const cancelBooking = 'Cancel the booking'
export const cancelOf = (name: string) => `Cancel booking of ${name}`
export const cancelShort = 'Cancel booking'
export const isCanceled = (name: string) => `The booking of ${name} is canceled`
export const whatCanceling = (name: string) =>
  `The boat is free again at once, and ${name} gets a mail that says all this.`
export const reasonFor = (name: string) => `Reason, for ${name} to read`
export const whoseDoing = 'Why?'
export const whys = {
  customer: 'The customer calls it off',
  no_show: 'Did not come',
  weather: 'Weather',
  damage: 'Damage to the boat',
  other: 'Another reason',
}
export const weCancel = 'We cancel'
export const chooseWhy = 'Please choose why'
export const free = 'free'
export const waive = 'Waive the fee for once'
export const whyWaived = 'Why, for us to remember'
export const reasonIfMore = 'If there is more to say.'
export const theMoney = 'the money'
export const noMoney = 'Nothing was paid, and nothing is to be paid.'
export const paidSoFar = 'Paid so far'
export const fee = 'Fee'
export const backToVoucher = 'Back to the voucher'
export const backOnline = 'Back the way it was paid'
export const backByHand = 'To give back by hand'
export const stillOwed = 'Still to pay'
export const lookAgain = 'Please look at the fee again'
export const feeIsNow = (fee: string) => `The fee is ${fee} now. Please look at it again.`
export const notYet = 'It has not begun yet: whoever booked may still come'
export const isNoShow = (name: string) => `${name} did not come: the boat is free`
export const tellYourself = (name: string) => `The boat is free again at once. ${name} gave no email: please call.`
export const didNotCome = 'Did not come'
export const noShows = (count: number) => `Did not come: ${count}`
export const feeKept = (amount: string) => `${amount} kept`
export const feeOwed = (amount: string) => `${amount} fee to pay`

export const newPrice = 'New price'
export const newPriceWithout = (fees: string) => `New price, without the ${fees} on site`
export const voucherPaid = (amount: string) => `A voucher has paid ${amount} already: the price cannot be lower`
export const paidAlready = (amount: string) => `${amount} are paid already: the price cannot be lower`

export const isFree = (boat: string) => `${boat} is free again`
export const releaseThis = (boat: string, name: string) => `Release ${boat}, held for ${name}?`
export const keepHeld = 'Keep it held'
export const releaseBoat = 'Release the boat'
export const whatReleasing = (name: string) =>
  `The boat is free again at once. Where ${name} has paid already, it stays.`
export const whatReleasingCode = (name: string) =>
  `The boat is free again at once. The code that was mailed to ${name} does not count any more.`

/** Without a network. */
export const noteOn = (boat: string, name: string) => `Note on ${boat}, ${name}`
export const keepNote = 'Keep the note'

export const nothingOwed = 'Nothing is owed any more: it was paid or waived'
export const waiveIt = 'Waive'
export const waiveOf = (fee: string, name: string) => `Waive ${fee} of ${name}?`
export const waiveText = 'Nothing is owed then. The reason stays in the audit log.'
export const isWaived = (fee: string, name: string) => `${fee} of ${name} waived`
