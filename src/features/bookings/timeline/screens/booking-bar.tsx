import { memo } from 'react'
import { formatHour, fromLocalDateTime, type WallClock } from '#kit/shared/day.ts'
import { moneySign } from '#kit/shared/money.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import type { TimelineBooking } from '../contract.ts'
import { shortName } from '../rules/stacked.ts'
import { type Bar, barState, formatSpan, priceBeside, stateWords } from '../rules.ts'
import { words } from '../words.ts'
import styles from './booking-bar.module.css'

/** What makes a bar, each by itself, so that what stays as it is is not drawn anew. */
type BookingBarProps = Bar & {
  booking: TimelineBooking
  now: WallClock
  /** Whether it is being dragged. */
  isLifted: boolean
  /** Whether its end can be dragged. */
  hasEnd: boolean
  onOpen: (id: number) => void
}

/** In the place of words on a bar that has no room for them. */
const signs = { unpaid: moneySign, partly: moneySign, paid: () => '✓', held: () => '…' } as const

const percent = (part: number) => `${part * 100}%`

export const placeOf = ({ start, end }: Pick<Bar, 'start' | 'end'>) => ({
  left: percent(start),
  width: percent(end - start),
})

/** What a bar says: whose it is, when, what the pier says, whether it is paid, and its price. */
export function barWords(booking: TimelineBooking, now: WallClock) {
  const { trip, name } = booking
  const state = barState(booking, now)
  const said = stateWords(state)
  const price = priceBeside(booking)
  const together = trip && words.ofTrip(trip.number, trip.boats.length)
  const whole = [name, together, formatSpan(booking), said, price].filter(Boolean).join(', ')
  return { state, said, price, together, whole }
}

const looksOf = ({ isCutAtStart, isCutAtEnd, isLifted }: BookingBarProps, { state }: ReturnType<typeof barWords>) =>
  classNames(
    styles[state.money],
    styles[state.time],
    isLifted && styles.lifted,
    isCutAtStart && styles.cutAtStart,
    isCutAtEnd && styles.cutAtEnd,
  )

const End = () => <span className={styles.end} data-end="" title={words.dragEnd} aria-hidden="true" />

/** A booking on the timeline: its colour, pattern and words say whether it is paid and whether its time has come. */
export const BookingBar = memo(function BookingBar(props: BookingBarProps) {
  const { booking, isCutAtStart, now, hasEnd, onOpen } = props
  const bars = barWords(booking, now)
  const { state, said, price, together, whole } = bars
  const { hour } = fromLocalDateTime(booking.starts_at)
  return (
    <li className={styles.place} style={placeOf(props)}>
      <button
        type="button"
        className={classNames(styles.bar, looksOf(props, bars))}
        data-booking={booking.id}
        aria-haspopup="dialog"
        onClick={() => onOpen(booking.id)}
      >
        <VisuallyHidden>{whole}</VisuallyHidden>
        <span className={styles.words} aria-hidden="true">
          <span className={styles.sign}>{signs[state.money]()}</span>
          <span className={styles.name}>{booking.name}</span>
          <span className={styles.facts}>
            {!isCutAtStart && `${formatHour(hour)} · `}
            {together && `${together} · `}
            {said} · {price}
          </span>
        </span>
        {hasEnd && <End />}
      </button>
    </li>
  )
})

/** The same in two weeks: a line of a day with whose it is; the rest is said beside the pointer, and where it is opened. */
export const BookingLine = memo(function BookingLine(props: BookingBarProps & { line: number }) {
  const { booking, line, now, hasEnd, onOpen } = props
  const bars = barWords(booking, now)
  const isStay = booking.kind === 'days'
  return (
    <li
      className={classNames(styles.line, isStay && styles.stay)}
      style={{ ...placeOf(props), '--line-number': line } as React.CSSProperties}
    >
      <button
        type="button"
        className={classNames(styles.bar, looksOf(props, bars))}
        data-booking={booking.id}
        aria-label={bars.whole}
        aria-haspopup="dialog"
        onClick={() => onOpen(booking.id)}
      >
        {isStay ? booking.name : shortName(booking.name)}
        {hasEnd && <End />}
      </button>
    </li>
  )
})
