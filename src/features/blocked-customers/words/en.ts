import { plural } from '#kit/shared/plural.ts'

export const longName = 'Please use at most 50 characters for the name'
export const nobody = 'Please enter a name, an email or a phone number'
export const noReason = 'Please enter a reason'
export const longReason = (max: number) => `Please use at most ${max} characters for the reason`
export const noBooking = 'There is no such booking'
export const noEntry = 'There is no such entry'
export const onlyFromBooking = 'Employees block a customer from a booking'
export const onlyWhoBooked = 'Only administrators block somebody else than who booked'
export const blockedAlready = 'This customer is blocked already'
export const notBlocked = 'This customer is not blocked any more'

export const blocked = 'Blocked customers'
export const theBlocked = 'the blocked customers'
export const lead = 'Whoever is on this list cannot book, however they write their email, phone or name.'
export const blockSomebody = 'Block a customer'
export const nobodyBlocked = 'Currently, no customers are blocked'
export const nobodyBlockedText = 'Block somebody here, or in the daily overview from one of their bookings.'
export const search = 'Search'
export const searchHint = 'Name, email, phone or reason'
export const found = (count: number) => plural(count, { one: '1 customer found', other: `${count} customers found` })
export const nobodyFound = 'Nobody found'
export const nobodyFoundText = 'Nobody on the list has that in name, email, phone or reason.'
export const showMore = (count: number) => `Show ${count} more`

export const nameOnly = 'Known by name only'
/** The day is an element. */
export const blockedOn = <T>(day: T) => ['Blocked ', day]
export const blockedOnBy = <T>(day: T, employee: string) => ['Blocked ', day, ` by ${employee}`]
export const blockedByHand = 'Blocked manually'
export const bookingOf = (day: string) => `Booking of ${day}`
export const unblock = 'Unblock'
export const unblockOf = (name: string) => `Unblock ${name}`
export const unblockIt = (name: string) => `Unblock ${name}?`
export const unblocking = 'Unblocking...'
export const unblockText = 'They can book again at once. The reason they were blocked for goes with the entry:'
export const canBookAgain = (name: string) => `${name} can book again`

export const blockIt = (name: string) => `Block ${name}?`
export const isBlocked = (name: string) => `${name} is blocked`
export const reason = 'Reason'
export const onlyStaff = 'Only staff read it.'
export const who = 'Who'
export const oneIsEnough = 'One of the three is enough. A name counts only where it stands alone.'
export const name = 'Name'
export const email = 'Email'
export const phone = 'Phone'
export const cancel = 'Cancel'
export const block = 'Block customer'
export const blocking = 'Blocking...'
