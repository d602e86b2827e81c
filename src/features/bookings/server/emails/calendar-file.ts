import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { addressOf } from '#features/mail-themes/server/emails/rental.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import type { Attachment } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { type Day, type Hour, instantOf } from '#kit/shared/day.ts'
import type { Language } from '#kit/shared/language.ts'
import { words } from '../words.ts'

const oneDay = 24 * 3600

/** On the wall clock. */
type Moment = { day: Day; hour: Hour }

export type CalendarEntry = {
  business: Env['business']
  publicUrl: string
  timeZone: string
  /** Of the booking. */
  language: Language
  reference: string
  vehicleName: string
  begins: Moment
  ends: Moment
  /** The file takes the entry out of the calendar again. */
  canceled?: boolean
  /** How often the booking was moved: each time the entry replaces the one before. */
  moves?: number
}

export const instantsOf = ({ timeZone, begins, ends }: Pick<CalendarEntry, 'timeZone' | 'begins' | 'ends'>) => ({
  start: instantOf(begins.day, begins.hour, timeZone),
  end: instantOf(ends.day, ends.hour, timeZone),
})

/** Whatever some program takes for the end of a line is one that the format escapes; what else controls is left out. */
export const plainOf = (text: string): string =>
  text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ')

const summaryOf = ({ vehicleName, business }: CalendarEntry) => plainOf(words.rentedFrom(vehicleName, business.name))
const descriptionOf = ({ reference, business }: CalendarEntry) =>
  plainOf(`${words.bookingIs(reference)}\n${business.name}, ${business.phone}\n${business.email}`)
const locationOf = ({ business }: CalendarEntry) => plainOf([business.name, ...addressOf(business)].join(', '))

/** The booking for the customer's own calendar, with a reminder the day before. The same booking is always the same entry. */
export const calendarFile = (booking: CalendarEntry): Attachment =>
  inLanguage(booking.language, () => writeFile(booking))

function writeFile(booking: CalendarEntry): Attachment {
  const { business, publicUrl, language, reference, vehicleName, canceled = false, moves = 0 } = booking
  const { start, end } = instantsOf(booking)
  const calendar = ical({
    prodId: { company: business.name, product: words.boatRental, language: language.toUpperCase() },
    method: canceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${reference}@${new URL(publicUrl).hostname}`,
    start: new Date(start.epochMilliseconds),
    end: new Date(end.epochMilliseconds),
    summary: summaryOf(booking),
    description: descriptionOf(booking),
    location: locationOf(booking),
    organizer: { name: business.name, email: business.email },
    sequence: canceled ? moves + 1 : moves,
    ...(canceled
      ? { status: ICalEventStatus.CANCELLED }
      : {
          alarms: [{ type: ICalAlarmType.display, trigger: oneDay, description: plainOf(words.tomorrow(vehicleName)) }],
        }),
  })
  return {
    name: `booking-${reference}.ics`,
    type: `text/calendar; charset=utf-8; method=${canceled ? 'CANCEL' : 'PUBLISH'}`,
    // Each line ends, also the last one, which the library leaves open.
    content: Buffer.from(`${calendar.toString().trimEnd()}\r\n`).toString('base64'),
  }
}

/** A page of Google Calendar with the booking filled in. */
export const googleCalendarLink = (booking: CalendarEntry): string =>
  inLanguage(booking.language, () => writeLink(booking))

function writeLink(booking: CalendarEntry): string {
  const { start, end } = instantsOf(booking)
  const plain = (at: Temporal.Instant) => at.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
  const fields = {
    action: 'TEMPLATE',
    text: summaryOf(booking),
    dates: `${plain(start)}/${plain(end)}`,
    details: descriptionOf(booking),
    location: locationOf(booking),
  }
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(fields)}`
}
