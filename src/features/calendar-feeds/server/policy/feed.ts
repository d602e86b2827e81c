import { instantsOf, plainOf } from '#features/bookings/server/emails/calendar-file.ts'
import { words as bookingWords } from '#features/bookings/server/words.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { fromLocalDateTime } from '#kit/shared/day.ts'
import { type Language, prefixOf } from '#kit/shared/language.ts'
import { words } from '../../words.ts'
import type { FedBooking, OpenedFeed } from '../queries.ts'

type Feed = Pick<OpenedFeed, 'own' | 'vehicleName' | 'language'>
type Installation = Pick<Env, 'business' | 'publicUrl' | 'timeZone' | 'showcase'>

/**
 * A calendar of bookings, as text by RFC 5545. Nothing in it but boat, time, name and how many: calendars are read by the
 * servers of others. All else is where the link leads, for who is signed in. It is the same until a booking changes. Written by
 * hand, as the library of single files would keep everybody else waiting over so many.
 */
export function feedText(feed: Feed, bookings: readonly FedBooking[], installation: Installation): string {
  const { business } = installation
  const what = feed.vehicleName ?? words.shownAs[feed.own ? 'own' : 'all']
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${escaped(business.name)}//${escaped(words.title)}//EN`],
    ...['METHOD:PUBLISH', `X-WR-CALNAME:${escaped(bookingWords.rentedFrom(what, business.name))}`],
    // When programs are asked to look again; some know the one, some the other.
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT15M', 'X-PUBLISHED-TTL:PT15M'],
    ...bookings.flatMap((booking) => eventOf(booking, feed.language, installation)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventOf(booking: FedBooking, language: Language, { publicUrl, timeZone, showcase }: Installation): string[] {
  const [begins, ends] = [fromLocalDateTime(booking.startsAt), fromLocalDateTime(booking.endsAt)]
  const { start, end } = instantsOf({ timeZone, begins, ends })
  // In a showcase anybody may try the office, and nobody's name leaves it.
  const name = showcase ? words.nobody : booking.name
  const card = `${prefixOf(language)}/RentalRevolution/today?day=${begins.day}#booking-${booking.id}`
  return [
    'BEGIN:VEVENT',
    // Not the entry that a customer has of the same booking.
    `UID:office-${booking.reference}@${new URL(publicUrl).hostname}`,
    `SEQUENCE:${booking.moves}`,
    `DTSTAMP:${inUtc(Temporal.Instant.from(booking.createdAt))}`,
    `DTSTART:${inUtc(start)}`,
    `DTEND:${inUtc(end)}`,
    `SUMMARY:${escaped([booking.vehicleName, name, words.people(booking.people)].join(', '))}`,
    `DESCRIPTION:${escaped(words.bookingIs(booking.reference))}`,
    `URL:${publicUrl}${card}`,
    'END:VEVENT',
  ]
}

const inUtc = (at: Temporal.Instant) => at.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')

const escaped = (text: string) =>
  plainOf(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Lines have at most 75 bytes, and go on after a space; no letter is torn apart. */
function folded(line: string): string {
  if (line.length <= 75 && Buffer.byteLength(line) <= 75) return line
  let text = ''
  let bytes = 0
  for (const letter of line) {
    const more = Buffer.byteLength(letter)
    if (bytes + more > 75) {
      text += '\r\n '
      bytes = 1
    }
    text += letter
    bytes += more
  }
  return text
}
