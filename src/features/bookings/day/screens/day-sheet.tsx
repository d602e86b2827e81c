import { useDeferredValue } from 'react'
import { createPortal } from 'react-dom'
import { type Day, formatDay, formatHour, formatLongDay, type WallClock } from '#kit/shared/day.ts'
import { handoverLabel } from '../../rules/handover.ts'
import type { DayBooking } from '../contract.ts'
import { dayPlan, deskCourse, durationWords, momentOf } from '../rules.ts'
import styles from './day-sheet.module.css'
import { commentLines, dollars, otherEnd } from './desk-words.ts'

type DaySheetProps = { day: Day; now: WallClock; bookings: readonly DayBooking[]; blocked: boolean }

/**
 * The day on paper, for the pier: what departs by time, then what comes back or stays out, with a box to tick. It stands
 * beside the page, so that only it is printed.
 */
export function DaySheet({ day, now, bookings, blocked }: DaySheetProps) {
  // Long ones are drawn once the screen is.
  const isDrawn = useDeferredValue(true, bookings.length < 40)
  if (!isDrawn) return null
  const { groups, underWay } = dayPlan(bookings, day, 'departure')
  const departures = groups.flatMap((group) => group.bookings)
  return createPortal(
    <article className={styles.sheet} aria-hidden="true">
      <header className={styles.head}>
        <p className={styles.title}>{formatLongDay(day)}</p>
        <p>
          RentalRevolution · {departures.length} {departures.length === 1 ? 'departure' : 'departures'}
          {blocked && ' · day is blocked'}
        </p>
      </header>
      {bookings.length === 0 && <p>There are no bookings for this day yet</p>}
      {departures.length > 0 && <Rows title="Departure" day={day} now={now} bookings={departures} />}
      {underWay.length > 0 && <Rows title="Under way" day={day} now={now} bookings={underWay} />}
    </article>,
    document.body,
  )
}

type RowsProps = { title: string; day: Day; now: WallClock; bookings: readonly DayBooking[] }

function Rows({ title, day, now, bookings }: RowsProps) {
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          <th>{title}</th>
          <th>Boat</th>
          <th>Customer</th>
          <th>Duration</th>
          <th>Money</th>
          <th>Comment</th>
          <th>Done</th>
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <tr key={booking.id}>
            <td className={styles.time}>{departureOn(booking, day)}</td>
            <td className={styles.boat}>{booking.vehicle_name}</td>
            <td>
              {booking.name}
              <br />
              {booking.phone}
            </td>
            <td>
              {durationWords(booking)}
              <br />
              {otherEnd(booking, 'departure', day)}
            </td>
            <td>
              {booking.held ? 'held' : booking.paid ? 'paid' : <strong>unpaid {dollars(booking.open_amount)}</strong>}
              {!booking.paid && booking.payment_method === 'transfer' && (
                <>
                  <br />
                  transfer awaited
                </>
              )}
            </td>
            <td>
              {commentLines(booking.comment)
                .filter(({ words }) => words !== 'not needed')
                .map(({ label, words }) => (label === 'Comment' ? words : `${label}: ${words}`))
                .join(' · ')}
            </td>
            <td>{handoverLabel(deskCourse(booking), now) ?? <span className={styles.box} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function departureOn(booking: DayBooking, day: Day): string {
  const begins = momentOf(booking, 'departure')
  return begins.day === day ? formatHour(begins.hour) : formatDay(begins.day)
}
