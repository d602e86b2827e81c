import { plural } from '#kit/shared/plural.ts'

// What is refused, and why.
export const chooseShown = 'Please choose what the calendar shows'
export const noFeed = 'There is no such calendar'
export const tooMany = (most: number) => `These are ${most} calendars already. Please remove one first`

// What a calendar says.
export const nobody = 'Booked'
export const people = (count: number) => `${count} ${plural(count, { one: 'person', other: 'people' })}`
export const bookingIs = (reference: string) => `Booking ${reference}`

// The settings.
export const title = 'Calendars'
export const text =
  'Bookings in the calendar of your phone or computer: by a secret address, which the calendar asks by itself. Whoever has it reads names and times, so keep it to yourself.'
export const yourCalendars = 'your calendars'
export const yourCalendarsList = 'Your calendars'
export const shows = 'The calendar shows'
export const shownAs = { all: 'All bookings', own: 'What I have booked for customers' }
export const make = 'Make an address'
export const made = 'The address is ready. It is shown this once: add it to your calendar now.'
export const address = 'Address of the calendar'
export const copy = 'Copy'
export const copied = 'Copied'
export const subscribe = 'Open in a calendar program'
export const madeOn = (day: string) => `Made ${day}`
export const readAt = (day: string, time: string) => `last read ${day}, ${time}`
export const neverRead = 'never read yet'
export const remove = 'Remove'
export const removeFeed = (what: string) => `Remove the calendar: ${what}`
export const removed = 'The address works no more.'
