import { type Day, formatHour, formatShortDay, type WallClock } from '#kit/shared/day.ts'
import { prefixOf } from '#kit/shared/language.ts'
import { isQuiet } from '../rules.ts'
import { words } from '../words.ts'
import type { Reader, Taken, ToldBooking } from './queries.ts'

/** What the worker of the office in the browser shows. Whoever sees a locked phone reads it: no more than name, boat and time. */
export type Notice = { title: string; body: string; tag: string; url: string }

type About = { booking?: ToldBooking | undefined; sender?: string | undefined }
type Place = { now: WallClock; showcase: boolean }

/**
 * What somebody is told in their language, if they want that now and do not know it: what they did themselves is no news. What
 * happened in quiet hours stands on Today, and is not told late.
 */
export function noticeFor(taken: Taken, reader: Reader, about: About, place: Place): Notice | undefined {
  const { kind, recordId } = taken
  const prefix = `${prefixOf(reader.language)}/RentalRevolution`
  const tag = `${kind}-${recordId}`
  if (kind === 'test') return { title: words.testTitle, body: words.testText, tag, url: `${prefix}/today` }
  if (!reader.kinds.includes(kind) || isQuiet(reader.quiet, place.now.hour)) return undefined
  if (kind === 'message') {
    const { sender } = about
    return sender === undefined
      ? undefined
      : { title: words.messageTitle, body: nameIn(sender, place), tag, url: `${prefix}/inbox` }
  }
  const { booking } = about
  const said = booking && bookingNotice(kind, booking, reader, place)
  return said && { ...said, tag, url: `${prefix}/${cardOf(booking)}` }
}

function bookingNotice(kind: 'booking' | 'cancellation' | 'late', booking: ToldBooking, reader: Reader, place: Place) {
  const { boat, begins, ends, isCanceled } = booking
  const name = nameIn(booking.name, place)
  const time = formatHour(begins.hour)
  if (kind === 'cancellation') {
    if (!isCanceled || booking.followsLeader || booking.canceledBy === reader.name) return undefined
    if (booking.ends.day < place.now.day) return undefined
    return { title: words.canceledTitle(formatShortDay(begins.day), time), body: listed(boat, name) }
  }
  if (isCanceled) return undefined
  if (kind === 'late')
    return booking.isBack
      ? undefined
      : { title: words.lateTitle(boat), body: listed(name, words.wasDue(formatHour(ends.hour))) }
  if (begins.day !== place.now.day || booking.employee === reader.name) return undefined
  return { title: words.bookingTitle(time), body: listed(boat, name, words.people(booking.people)) }
}

const listed = (...facts: readonly string[]) => facts.filter(Boolean).join(', ')

/** In a showcase anybody may try the office, and nobody's name leaves it. */
const nameIn = (name: string, { showcase }: Place) => (showcase ? '' : name)

const cardOf = ({ id, begins }: { id: number; begins: { day: Day } }) => `today?day=${begins.day}#booking-${id}`
