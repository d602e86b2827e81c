import { useEffect, useRef } from 'react'
import { formatHour, fromLocalDateTime } from '#kit/shared/day.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import type { WalkInBooked } from './use-walk-in.ts'
import styles from './walk-in.module.css'

type WalkInDoneProps = {
  booked: WalkInBooked
  cashRegister: (bookingId: number) => string
  onNext: () => void
  onClose: () => void
}

/** The boat is theirs: what it costs, and the way to the till. */
export function WalkInDone({ booked, cashRegister, onNext, onClose }: WalkInDoneProps) {
  const { booking_id, name, vehicle_name, starts_at, ends_at, price, isSimulated } = booked
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.step}>
      <h3 ref={heading} className={styles.done} tabIndex={-1}>
        {vehicle_name} is booked for {name}
      </h3>
      <p className={styles.doneTime}>
        {formatHour(fromLocalDateTime(starts_at).hour)} to {formatHour(fromLocalDateTime(ends_at).hour)}
      </p>
      <p className={styles.donePrice}>{formatMoney(toCents(price))}</p>
      <div className={styles.doneActions}>
        {price > 0 && !isSimulated && (
          <ButtonLink to={cashRegister(booking_id)} size="large">
            Take the money
          </ButtonLink>
        )}
        <Button variant="secondary" size="large" onClick={onNext}>
          Next walk-in
        </Button>
        <Button variant="quiet" size="large" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}
