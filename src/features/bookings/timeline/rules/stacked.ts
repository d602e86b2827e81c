import type { WallClock } from '#kit/shared/day.ts'
import type { TimelineBooking } from '../contract.ts'
import { asSeen, type Bar, barOf, type TimeAxis } from '../rules.ts'

/** A booking on the axis, and on which line of its boat's row, from 0 on. */
export type Placed<B> = { booking: B; bar: Bar; line: number }

export type Stackable = Pick<TimelineBooking, 'kind' | 'starts_at' | 'ends_at' | 'out_at' | 'back_at'>

/**
 * One boat's bookings in the view of days, given in the order of time: those of some hours below each other within their
 * day, where an hour is a hair's breadth, and stays along their days on the first line.
 */
export function stacked<B extends Stackable>(axis: TimeAxis, bookings: readonly B[], now: WallClock): Placed<B>[] {
  const taken = axis.map(() => 0)
  const bars = bookings.flatMap((booking) => {
    const bar = barOf(axis, asSeen(booking, now))
    if (!bar) return []
    const column = booking.kind === 'hours' ? axis.findIndex(({ day }) => booking.starts_at.startsWith(day)) : -1
    if (column < 0)
      for (let i = 0; i < axis.length; i++)
        if (i < bar.end * axis.length && i + 1 > bar.start * axis.length) taken[i] = 1
    return [{ booking, bar, column }]
  })
  return bars.map(({ booking, bar, column }) => {
    if (column < 0) return { booking, bar, line: 0 }
    const line = taken[column] ?? 0
    taken[column] = line + 1
    const day = { start: column / axis.length, end: (column + 1) / axis.length }
    return { booking, bar: { ...day, isCutAtStart: false, isCutAtEnd: false }, line }
  })
}

/** What of a name tells people apart where there is no room for all of it: the last part, unless that is a short form. */
export function shortName(name: string): string {
  const last = name.trim().split(/\s+/).at(-1) ?? ''
  return last.length > 2 && !last.includes('.') ? last : name
}
