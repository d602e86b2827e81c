import { useDeferredValue } from 'react'
import { createPortal } from 'react-dom'
import { sentenceOn } from '#features/settings/special-days/rules.ts'
import { type Day, formatDay, formatHour, formatLongDay, type WallClock } from '#kit/shared/day.ts'
import { closedSpan, useClosuresOf } from '../../closures/screens/closed-strip.tsx'
import { words as closureWords } from '../../closures/words.ts'
import { handoverLabel } from '../../rules/handover.ts'
import type { Fact } from '../../rules/party.ts'
import { saidFact } from '../../rules/said-facts.ts'
import type { Business } from '../../rules.ts'
import type { DayBooking } from '../contract.ts'
import { dayPlan, deskCourse, durationWords, momentOf } from '../rules.ts'
import { words } from '../words.ts'
import styles from './day-sheet.module.css'
import { commentLines, money, otherEnd } from './desk-words.ts'

type DaySheetProps = { day: Day; business: Business; bookings: readonly DayBooking[]; blocked: boolean }

/**
 * The day on paper, for the pier: what departs by time, then what comes back or stays out, with a box to tick. It stands
 * beside the page, so that only it is printed.
 */
export function DaySheet({ day, business, bookings, blocked }: DaySheetProps) {
  const { now, settings } = business
  const closures = useClosuresOf(day)
  const special = sentenceOn(settings, day)
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
          RentalRevolution · {words.departures(departures.length)}
          {blocked && ` · ${words.dayBlocked}`}
        </p>
      </header>
      {special && <p className={styles.news}>{special}</p>}
      {closures.map(({ id, vehicle_name, reason, ...span }) => (
        <p key={id} className={styles.news}>
          {words.closedOnPaper(vehicle_name ?? closureWords.wholeWater, reason, closedSpan(span))}
        </p>
      ))}
      {bookings.length === 0 && <p>{words.noBookings}</p>}
      {departures.length > 0 && <Rows title={words.sides.departure} day={day} now={now} bookings={departures} />}
      {underWay.length > 0 && <Rows title={words.sides.underWay} day={day} now={now} bookings={underWay} />}
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
          <th>{words.boat}</th>
          <th>{words.customer}</th>
          <th>{words.duration}</th>
          <th>{words.money}</th>
          <th>{words.comments}</th>
          <th>{words.done}</th>
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
              {booking.held ? (
                words.paper.held
              ) : booking.paid ? (
                words.paper.paid
              ) : (
                <strong>{words.unpaid(money(booking.open_amount))}</strong>
              )}
              {!booking.paid && booking.payment_method === 'transfer' && (
                <>
                  <br />
                  {words.awaited}
                </>
              )}
            </td>
            <td>
              {commentLines(booking.comment)
                .filter((fact) => fact.words !== 'not needed')
                .map((fact) => (fact.label === 'Comment' ? fact.words : lineOf(saidFact(fact))))
                .join(' · ')}
            </td>
            <td>{handoverLabel(deskCourse(booking), now) ?? <span className={styles.box} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const lineOf = (fact: Fact) => `${fact.label}: ${fact.words}`

function departureOn(booking: DayBooking, day: Day): string {
  const begins = momentOf(booking, 'departure')
  return begins.day === day ? formatHour(begins.hour) : formatDay(begins.day)
}
