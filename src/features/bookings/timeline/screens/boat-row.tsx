import { memo, useMemo } from 'react'
import type { WallClock } from '#kit/shared/day.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import type { Closure } from '../../closures/contract/closure.ts'
import { ClosedBars } from '../../closures/screens/closed-bars.tsx'
import { words as closureWords } from '../../closures/words.ts'
import { words as bookingWords } from '../../words.ts'
import type { TimelineBooking } from '../contract.ts'
import { asSeen, barOf, formatSpan, hasMovableEnd, type Span, type TimeAxis } from '../rules.ts'
import { words } from '../words.ts'
import styles from './boat-row.module.css'
import { type BarLook, BookingBar, placeOf } from './booking-bar.tsx'
import type { BoatLine } from './use-fleet-timeline.ts'

/** Where a dragged booking would be in this row. */
export type Ghost = Span & { isRefused: boolean }

type BoatRowProps = {
  boat: BoatLine
  axis: TimeAxis
  bookings: readonly TimelineBooking[]
  now: WallClock
  nowAt: number | undefined
  ghost: Ghost | undefined
  /** The one booking that is not drawn as all others. */
  special: { id: number; look: BarLook } | undefined
  onOpen: (id: number) => void
  closures: readonly Closure[]
  onBoat: (vehicleId: number) => void
}

const stateNames = { operating: undefined, blocked: words.blocked, removed: words.removed }

/** One boat over time. */
export const BoatRow = memo(function BoatRow(props: BoatRowProps) {
  const { boat, axis, bookings, now, nowAt, ghost, special, onOpen, closures, onBoat } = props
  const ghostBar = ghost && barOf(axis, ghost)
  const state = stateNames[boat.state]
  return (
    <li className={classNames(styles.row, state && styles.shut)} data-vehicle={boat.id}>
      <button type="button" className={styles.boat} aria-haspopup="dialog" onClick={() => onBoat(boat.id)}>
        <span className={styles.name}>{boat.name}</span>
        <span className={styles.facts}>{state ?? bookingWords.people(boat.passengers ?? 0)}</span>
        <VisuallyHidden>{closureWords.outOfService}</VisuallyHidden>
      </button>
      <div className={styles.track} data-track="">
        <Shades axis={axis} />
        {closures.length > 0 && <ClosedBars axis={axis} closures={closures} />}
        {bookings.length > 0 && <Bars {...{ boat, axis, bookings, now, special, onOpen }} />}
        {nowAt !== undefined && <span className={styles.now} style={{ left: `${nowAt * 100}%` }} />}
        {ghost && ghostBar && (
          <span
            className={classNames(styles.ghost, ghost.isRefused && styles.refused)}
            style={placeOf(ghostBar)}
            data-ghost={formatSpan(ghost)}
          />
        )}
      </div>
    </li>
  )
})

type BarsProps = Pick<BoatRowProps, 'boat' | 'axis' | 'bookings' | 'now' | 'special' | 'onOpen'>

/** Apart from the row, so that a bar that is dragged over it draws none of them anew. */
const Bars = memo(function Bars({ boat, axis, bookings, now, special, onOpen }: BarsProps) {
  const bars = useMemo(
    () =>
      bookings.flatMap((booking) => {
        const bar = barOf(axis, asSeen(booking, now))
        return bar ? [{ booking, bar }] : []
      }),
    [axis, bookings, now],
  )
  return (
    <ul className={styles.bars} aria-label={boat.name}>
      {bars.map(({ booking, bar }) => {
        const look = special?.id === booking.id ? special.look : 'plain'
        const hasEnd = !bar.isCutAtEnd && hasMovableEnd(booking, axis.length, now)
        return <BookingBar key={booking.id} {...{ booking, bar, now, look, hasEnd, onOpen }} />
      })}
    </ul>
  )
})

/** What of the axis cannot be booked: closed hours, days off, blocked days. */
const Shades = memo(function Shades({ axis }: { axis: TimeAxis }) {
  const width = 1 / axis.length
  return axis.map(({ day, from, to, opens, closes, isOpen, isBlocked }, i) => {
    const hour = (at: number) => i * width + ((at - from) / (to - from)) * width
    if (isBlocked || !isOpen) {
      const place = placeOf({ start: i * width, end: (i + 1) * width })
      return <span key={day} className={classNames(styles.shade, isBlocked && styles.blocked)} style={place} />
    }
    return [
      opens > from && (
        <span key={`${day} before`} className={styles.shade} style={placeOf({ start: hour(from), end: hour(opens) })} />
      ),
      closes < to && (
        <span key={`${day} after`} className={styles.shade} style={placeOf({ start: hour(closes), end: hour(to) })} />
      ),
    ]
  })
})
