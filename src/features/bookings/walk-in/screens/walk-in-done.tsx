import { formatHour, fromLocalDateTime } from '#kit/shared/day.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { wholeOf } from '../../rules/prices.ts'
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
  const { booking_id, name, vehicle_name, starts_at, ends_at, price, onSite } = booked
  const { whole, fees, deposit } = wholeOf({ total: toCents(price), onSite })
  const heading = useArrival<HTMLHeadingElement>()
  return (
    <div className={styles.step}>
      <h3 ref={heading} className={styles.done} tabIndex={-1}>
        {vehicle_name} is booked for {name}
      </h3>
      <p className={layout.largeSize}>
        {formatHour(fromLocalDateTime(starts_at).hour)} to {formatHour(fromLocalDateTime(ends_at).hour)}
      </p>
      <p className={styles.donePrice}>{formatMoney(whole)}</p>
      {fees > 0 && (
        <p className={layout.largeSize}>
          {formatMoney(toCents(price))} at the till now, {formatMoney(fees)} with the check-out
        </p>
      )}
      {deposit > 0 && <p className={layout.largeSize}>Deposit {formatMoney(deposit)} apart, with the check-out</p>}
      <div className={styles.doneActions}>
        {price > 0 && booking_id > 0 && (
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
