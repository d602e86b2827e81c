import { formatMoney, toCents } from '#kit/shared/money.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { wholeOf } from '../../rules/prices.ts'
import { formatSpan } from '../../timeline/rules.ts'
import { words } from '../words.ts'
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
        {words.isBooked(vehicle_name, name)}
      </h3>
      <p className={layout.largeSize}>{formatSpan({ starts_at, ends_at })}</p>
      <p className={styles.donePrice}>{formatMoney(whole)}</p>
      {fees > 0 && (
        <p className={layout.largeSize}>{words.tillAndCheckOut(formatMoney(toCents(price)), formatMoney(fees))}</p>
      )}
      {deposit > 0 && <p className={layout.largeSize}>{words.depositAtCheckOut(formatMoney(deposit))}</p>}
      <div className={styles.doneActions}>
        {price > 0 && booking_id > 0 && (
          <ButtonLink to={cashRegister(booking_id)} size="large">
            {words.takeMoney}
          </ButtonLink>
        )}
        <Button variant="secondary" size="large" onClick={onNext}>
          {words.nextOne}
        </Button>
        <Button variant="quiet" size="large" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </div>
  )
}
