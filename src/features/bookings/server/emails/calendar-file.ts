import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'
import type { Env } from '#kit/server/env.ts'
import type { Attachment } from '#kit/server/mail.ts'
import { type Day, type Hour, instantOf } from '#kit/shared/day.ts'
import { addressOf } from './look.ts'

const oneDay = 24 * 3600

/** The booking for the customer's own calendar, with a reminder the day before. The same booking is always the same entry. */
export function calendarFile(booking: {
  business: Env['business']
  publicUrl: string
  timeZone: string
  reference: string
  vehicleName: string
  day: Day
  start: Hour
  hours: number
}): Attachment {
  const { business, publicUrl, timeZone, reference, vehicleName, day, start, hours } = booking
  const calendar = ical({
    prodId: { company: business.name, product: 'Boat rental', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${reference}@${new URL(publicUrl).hostname}`,
    start: new Date(instantOf(day, start, timeZone).epochMilliseconds),
    end: new Date(instantOf(day, start + hours, timeZone).epochMilliseconds),
    summary: `${vehicleName}, ${business.name} boat rental`,
    description: `Booking ${reference}\n${business.name}, ${business.phone}\n${business.email}`,
    location: [business.name, ...addressOf(business)].join(', '),
    organizer: { name: business.name, email: business.email },
    alarms: [{ type: ICalAlarmType.display, trigger: oneDay, description: `Tomorrow: ${vehicleName}` }],
  })
  return {
    name: `booking-${reference}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(calendar.toString()).toString('base64'),
  }
}
