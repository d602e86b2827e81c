import { memo } from 'react'
import { formatHour, fromLocalDateTime, type WallClock } from '#kit/shared/day.ts'
import { formatMoney, moneySign, toCents } from '#kit/shared/money.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import type { TimelineBooking } from '../contract.ts'
import { type Bar, barState, formatSpan, stateWords } from '../rules.ts'
import { words } from '../words.ts'
import styles from './booking-bar.module.css'

export type BarLook = 'plain' | 'lifted' | 'pending' | 'returned'

type BookingBarProps = {
  booking: TimelineBooking
  bar: Bar
  now: WallClock
  look: BarLook
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

/** A booking on the timeline: its colour, pattern and words say whether it is paid and whether its time has come. */
export const BookingBar = memo(function BookingBar({ booking, bar, now, look, hasEnd, onOpen }: BookingBarProps) {
  const state = barState(booking, now)
  const said = stateWords(state)
  const price = formatMoney(toCents(booking.price) + toCents(booking.fees))
  const { hour } = fromLocalDateTime(booking.starts_at)
  const { trip } = booking
  const together = trip && words.ofTrip(trip.number, trip.boats.length)
  return (
    <li className={styles.place} style={placeOf(bar)}>
      <button
        type="button"
        className={classNames(
          styles.bar,
          styles[state.money],
          styles[state.time],
          styles[look],
          bar.isCutAtStart && styles.cutAtStart,
          bar.isCutAtEnd && styles.cutAtEnd,
        )}
        data-booking={booking.id}
        aria-haspopup="dialog"
        onClick={() => onOpen(booking.id)}
      >
        <VisuallyHidden>
          {[booking.name, together, formatSpan(booking), said, price].filter(Boolean).join(', ')}
        </VisuallyHidden>
        <span className={styles.words} aria-hidden="true">
          <span className={styles.sign}>{signs[state.money]()}</span>
          <span className={styles.name}>{booking.name}</span>
          <span className={styles.facts}>
            {!bar.isCutAtStart && `${formatHour(hour)} · `}
            {together && `${together} · `}
            {said} · {price}
          </span>
        </span>
        {hasEnd && <span className={styles.end} data-end="" title={words.dragEnd} aria-hidden="true" />}
      </button>
    </li>
  )
})
