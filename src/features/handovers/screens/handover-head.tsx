import type { ReactNode } from 'react'
import { commentLines } from '#features/bookings/day/screens/desk-words.ts'
import { handoverLabel, handoverState } from '#features/bookings/rules/handover.ts'
import { saidFact } from '#features/bookings/rules/said-facts.ts'
import { words as bookingWords } from '#features/bookings/words.ts'
import { wallClock } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { CheckIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { useNow } from '#kit/ui/use-now.ts'
import type { Handover } from '../contract.ts'
import { words } from '../words.ts'
import styles from './handover-head.module.css'
import { handoverCourse, priceText, spanOf, timeText } from './handover-words.ts'

type HandoverHeadProps = { handover: Handover; timeZone: string; till: string }

/** Which boat, who, from when to when, how far it is, and whether it is paid. */
export function HandoverHead({ handover, timeZone, till }: HandoverHeadProps) {
  const { booking } = handover
  const now = useNow(timeZone)
  const course = handoverCourse(handover)
  const span = spanOf(booking)
  const comment = commentLines(booking.comment)
  const persons = comment.find(({ label }) => label === 'Persons')
  return (
    <section className={styles.head} data-ground="lake" aria-label={words.booking}>
      <div className={styles.boat}>
        <p className={styles.day}>{span.day}</p>
        <h2 className={styles.name}>{booking.vehicle_name}</h2>
        <p className={styles.times}>{span.times}</p>
        <Stations handover={handover} timeZone={timeZone} due={span.due} />
        {now && handoverState(course, now) === 'late' && <p className={styles.late}>{handoverLabel(course, now)}</p>}
      </div>
      <div className={styles.customer}>
        <p className={styles.who}>
          {booking.name}
          <span className={styles.people}>
            {persons ? saidFact(persons).words : bookingWords.people(booking.people)}
          </span>
        </p>
        <dl className={styles.comment}>
          {comment
            .filter((line) => line !== persons)
            .map(saidFact)
            .map((fact) => (
              <div key={fact.label + fact.words}>
                <dt>{fact.label}</dt>
                <dd>{fact.words}</dd>
              </div>
            ))}
        </dl>
        <p className={layout.note}>{words.reference(booking.reference)}</p>
        <p className={layout.note}>{priceText(handover)}</p>
        <div className={styles.ways}>
          {booking.phone !== '' && (
            <ButtonLink href={`tel:${booking.phone.replaceAll(' ', '')}`} variant="secondary">
              {words.call(booking.phone)}
            </ButtonLink>
          )}
          <Payment booking={booking} till={till} />
        </div>
      </div>
    </section>
  )
}

function Payment({ booking, till }: { booking: Handover['booking']; till: string }) {
  if (booking.canceled) return <Badge tone="danger">{words.canceled}</Badge>
  if (booking.open_amount === 0) {
    return (
      <p className={styles.paid}>
        <CheckIcon /> {words.paid}
      </p>
    )
  }
  return (
    <ButtonLink to={`${till}?booking=${booking.id}`} className={styles.open}>
      {words.takeOpen(formatMoney(booking.open_amount))}
    </ButtonLink>
  )
}

/** The way of the boat: out, and back. */
function Stations({ handover, timeZone, due }: { handover: Handover; timeZone: string; due: string }) {
  const { out, back } = handover
  const today = wallClock(timeZone).day
  return (
    <ol className={styles.stations}>
      <Station isDone={out !== null} isNext={out === null}>
        {out ? words.outAt(timeText(out.dateTime, timeZone, today)) : words.atPier}
      </Station>
      <Station isDone={back !== null} isNext={out !== null && back === null}>
        {back ? words.backAt(timeText(back.dateTime, timeZone, today)) : words.due(due)}
      </Station>
    </ol>
  )
}

function Station({ isDone, isNext, children }: { isDone: boolean; isNext: boolean; children: ReactNode }) {
  return (
    <li
      className={classNames(styles.station, isDone && styles.done, isNext && styles.next)}
      aria-current={isNext ? 'step' : undefined}
    >
      {children}
    </li>
  )
}
