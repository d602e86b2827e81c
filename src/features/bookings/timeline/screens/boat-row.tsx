import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { localDateTime, type WallClock } from '#kit/shared/day.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import type { Closure } from '../../closures/contract/closure.ts'
import { ClosedBars } from '../../closures/screens/closed-bars.tsx'
import { words as closureWords } from '../../closures/words.ts'
import { words as bookingWords } from '../../words.ts'
import type { TimelineBooking } from '../contract.ts'
import { type Placed, type Stackable, stacked } from '../rules/stacked.ts'
import { asSeen, barOf, formatSpan, hasMovableEnd, type TimeAxis } from '../rules.ts'
import { words } from '../words.ts'
import styles from './boat-row.module.css'
import { BookingBar, BookingLine, placeOf } from './booking-bar.tsx'
import { type DraggedStore, useDragged } from './move/dragged.ts'
import type { BoatLine } from './use-fleet-timeline.ts'

type BoatRowProps = {
  boat: BoatLine
  axis: TimeAxis
  bookings: readonly TimelineBooking[]
  now: WallClock
  nowAt: number | undefined
  store: DraggedStore
  /** The booking that is dragged, if it is of this boat. */
  lifted: number | undefined
  onOpen: (id: number) => void
  closures: readonly Closure[]
  onBoat: (vehicleId: number) => void
  scroller: RefObject<HTMLElement | null>
  /** Where there are a great many, bars are drawn once they are near what is seen. */
  isLazy: boolean
}

const stateNames = { operating: undefined, blocked: words.blocked, removed: words.removed }

/** One boat over time. */
export const BoatRow = memo(function BoatRow(props: BoatRowProps) {
  const { boat, axis, bookings, now, nowAt, store, lifted, onOpen, closures, onBoat, scroller, isLazy } = props
  const row = useRef<HTMLLIElement>(null)
  const isNear = useNear(row, scroller, isLazy)
  const placed = useMemo(() => placesOf(axis, bookings, now), [axis, bookings, now])
  const lines = 1 + Math.max(0, ...placed.map(({ line }) => line))
  const state = stateNames[boat.state]
  return (
    <li
      ref={row}
      className={classNames(styles.row, state && styles.shut)}
      style={{ '--row-lines': lines } as React.CSSProperties}
      data-vehicle={boat.id}
    >
      <button type="button" className={styles.boat} aria-haspopup="dialog" onClick={() => onBoat(boat.id)}>
        <span className={styles.name}>{boat.name}</span>
        <span className={styles.facts}>{state ?? bookingWords.people(boat.passengers ?? 0)}</span>
        <VisuallyHidden>{closureWords.outOfService}</VisuallyHidden>
      </button>
      <div className={styles.track} data-track="">
        <Shades axis={axis} />
        {closures.length > 0 && <ClosedBars axis={axis} closures={closures} />}
        {isNear && placed.length > 0 && <Bars {...{ boat, axis, placed, now, lifted, onOpen }} />}
        {nowAt !== undefined && <span className={styles.now} style={{ left: `${nowAt * 100}%` }} />}
        <Ghost {...{ boat, axis, now, store }} />
      </div>
    </li>
  )
})

/** Where a dragged booking would be. */
function Ghost({ boat, axis, now, store }: Pick<BoatRowProps, 'boat' | 'axis' | 'now' | 'store'>) {
  const dragged = useDragged(store, ({ goal }) => goal?.vehicle_id === boat.id)
  const { booking, goal, refusal } = dragged ?? {}
  const bar = booking && goal && placesOf(axis, [{ ...handed, kind: booking.kind, ...goal }], now)[0]?.bar
  if (!bar) return null
  return (
    <span
      className={classNames(styles.ghost, refusal !== undefined && styles.refused)}
      style={placeOf(bar)}
      data-ghost={formatSpan(goal)}
    />
  )
}

const handed = { out_at: null, back_at: null }

const placesOf = <B extends Stackable>(axis: TimeAxis, bookings: readonly B[], now: WallClock): Placed<B>[] =>
  axis.length > 1
    ? stacked(axis, bookings, now)
    : bookings.flatMap((booking) => {
        const bar = barOf(axis, asSeen(booking, now))
        return bar ? [{ booking, bar, line: 0 }] : []
      })

/** Whether a row is, or was, near what is seen of the timeline. */
function useNear(row: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>, isLazy: boolean) {
  const [isNear, setNear] = useState(!isLazy)
  useEffect(() => {
    if (isNear || !row.current) return
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      root: scroller.current,
      rootMargin: '400px 0px',
    })
    watching.observe(row.current)
    return () => watching.disconnect()
  }, [isNear, row, scroller])
  return isNear || !isLazy
}

type BarsProps = Pick<BoatRowProps, 'boat' | 'axis' | 'now' | 'lifted' | 'onOpen'> & {
  placed: readonly Placed<TimelineBooking>[]
}

/** The time that a bar is told: any other minute says the same of what is ahead or over, which is then not drawn anew. */
const saidAt = ({ starts_at, out_at, back_at }: TimelineBooking, now: WallClock): WallClock =>
  back_at !== null || (out_at === null && starts_at > localDateTime(now.day, now.hour)) ? longAgo : now
const longAgo = { day: '2000-01-01', hour: 0 }

/** Apart from the row, so that a bar that is dragged over it draws none of them anew. */
const Bars = memo(function Bars({ boat, axis, placed, now, lifted, onOpen }: BarsProps) {
  return (
    <ul className={styles.bars} aria-label={boat.name}>
      {placed.map(({ booking, bar, line }) => {
        const one = { booking, ...bar, now: saidAt(booking, now), isLifted: lifted === booking.id, onOpen }
        const hasEnd = !bar.isCutAtEnd && hasMovableEnd(booking, axis.length, now)
        return axis.length > 1 ? (
          <BookingLine key={booking.id} {...one} line={line} hasEnd={hasEnd} />
        ) : (
          <BookingBar key={booking.id} {...one} hasEnd={hasEnd} />
        )
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
    // Within a day of two weeks an hour says nothing.
    if (axis.length > 1) return null
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
