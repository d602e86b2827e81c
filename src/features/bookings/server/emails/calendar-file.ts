import type { Env } from '#kit/server/env.ts'
import type { Attachment } from '#kit/server/mail.ts'
import { type Day, type Hour, instantOf } from '#kit/shared/day.ts'
import { addressOf } from './look.ts'

/**
 * The booking for the customer's own calendar (RFC 5545), with a reminder the day before. The same booking is always the
 * same entry.
 */
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
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${text(`-//${business.name}//Boat rental//EN`)}`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${reference}@${new URL(publicUrl).hostname}`,
    'SEQUENCE:0',
    `DTSTAMP:${utc(Date.now())}`,
    `DTSTART:${utc(instantOf(day, start, timeZone).epochMilliseconds)}`,
    `DTEND:${utc(instantOf(day, start + hours, timeZone).epochMilliseconds)}`,
    `SUMMARY:${text(`${vehicleName}, ${business.name} boat rental`)}`,
    `LOCATION:${text([business.name, ...addressOf(business)].join(', '))}`,
    `DESCRIPTION:${text(`Booking ${reference}\n${business.name}, ${business.phone}\n${business.email}`)}`,
    `ORGANIZER;CN="${business.name.replaceAll('"', "'")}":mailto:${business.email}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    `DESCRIPTION:${text(`Tomorrow: ${vehicleName}`)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return {
    name: `booking-${reference}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(lines.map(fold).join('\r\n')).toString('base64'),
  }
}

const text = (words: string) => words.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** `20260704T080000Z` */
const utc = (milliseconds: number) => `${new Date(milliseconds).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const widest = 75

/** Lines of more than 75 bytes go on in the next one, after a space. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= widest) return line
  let folded = ''
  let width = 0
  for (const character of line) {
    const bytes = Buffer.byteLength(character)
    if (width + bytes > widest) folded += '\r\n '
    width = width + bytes > widest ? 1 + bytes : width + bytes
    folded += character
  }
  return folded
}
