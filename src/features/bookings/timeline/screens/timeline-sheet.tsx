import { memo, useDeferredValue } from 'react'
import { createPortal } from 'react-dom'
import { formatHour, formatLongDay, type WallClock } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { courseOf, handoverLabel } from '../../rules/handover.ts'
import type { TimelineBooking } from '../contract.ts'
import type { Scene } from '../rules/move.ts'
import { asSeen, axisOf, barOf, daysOfView, formatSpan, openOf } from '../rules.ts'
import { words } from '../words.ts'
import { placeOf } from './booking-bar.tsx'
import styles from './timeline-sheet.module.css'
import type { BoatLine } from './use-fleet-timeline.ts'

type TimelineSheetProps = { day: string; scene: Scene; lines: readonly BoatLine[] }

/** The day on paper, in black and white and across: every boat with who has it when, and what is still to be paid. */
export const TimelineSheet = memo(function TimelineSheet({ day, scene, lines }: TimelineSheetProps) {
  const { now } = scene.business
  const bookings = scene.bookings.filter((booking) => {
    const { starts_at, ends_at } = asSeen(booking, now)
    return starts_at < `${day}T24` && ends_at > `${day}T00`
  })
  const axis = axisOf(daysOfView('hours', day), scene.business.settings, { bookings, isBlocked: scene.isBlocked })
  const [column] = axis
  // A full one is drawn once the screen is.
  const isDrawn = useDeferredValue(true, bookings.length < 40)
  if (!column || !isDrawn) return null
  const hours = column.to - column.from
  return createPortal(
    <article className={styles.sheet} aria-hidden="true">
      <header className={styles.head}>
        <p className={styles.title}>{formatLongDay(day)}</p>
        <p>
          {[
            column.isBlocked ? words.dayBlocked : column.isOpen ? undefined : words.closedDay,
            words.printedAt(printedAt(scene.business.now)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <div className={styles.row}>
        <span />
        <div className={styles.times}>
          {Array.from({ length: Math.ceil(hours) }, (_, i) => column.from + i).map((hour) => (
            <span key={hour} style={{ left: `${((hour - column.from) / hours) * 100}%` }}>
              {formatHour(hour)}
            </span>
          ))}
        </div>
      </div>
      {lines.map((boat) => (
        <div key={boat.id} className={styles.row}>
          <strong className={styles.boat}>{boatWords(boat)}</strong>
          <div className={styles.track} style={{ '--lines': hours } as React.CSSProperties}>
            {bookings
              .filter(({ vehicle_id }) => vehicle_id === boat.id)
              .map((booking) => {
                const bar = barOf(axis, asSeen(booking, now))
                return bar && <PrintedBar key={booking.id} booking={booking} now={now} place={placeOf(bar)} />
              })}
          </div>
        </div>
      ))}
    </article>,
    document.body,
  )
})

type PrintedBarProps = { booking: TimelineBooking; now: WallClock; place: { left: string; width: string } }

function PrintedBar({ booking, now, place }: PrintedBarProps) {
  const open = openOf(booking)
  const label = handoverLabel(courseOf(booking), now)
  return (
    <div className={styles.bar} style={place}>
      <strong>{booking.name}</strong>
      <br />
      {formatSpan(booking)} · {label && `${label} · `}
      {words.aboard(booking.people)} · {open > 0 ? <b>{words.open(formatMoney(open))}</b> : words.money.paid}
      {booking.phone !== '' && ` · ${booking.phone}`}
    </div>
  )
}

function boatWords({ name, state }: BoatLine): string {
  if (state === 'operating') return name
  return state === 'blocked' ? words.blockedBoat(name) : words.removedBoat(name)
}

const printedAt = ({ hour }: WallClock) => formatHour(Math.floor(hour * 60) / 60)
