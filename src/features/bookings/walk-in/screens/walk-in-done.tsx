import type { ReactNode } from 'react'
import { formatLongDay } from '#kit/shared/day.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { wholeOf } from '../../rules/prices.ts'
import { formatSpan, type Span } from '../../timeline/rules.ts'
import { bookingOnDay } from '../../today/screens/today-address.ts'
import { words } from '../words.ts'
import type { WalkInBooked } from './use-walk-in.ts'
import styles from './walk-in.module.css'

type WalkInDoneProps = {
  booked: WalkInBooked
  pay: (booked: WalkInBooked) => ReactNode
  onNext: () => void
  /** Where there is something behind it. */
  onClose: (() => void) | undefined
}

/** The boat is theirs: what it costs, and taking the money. */
export function WalkInDone({ booked, pay, onNext, onClose }: WalkInDoneProps) {
  const { booking_id, name, email, isToday, vehicle_name, starts_at, price, onSite, reference } = booked
  const { whole, fees, deposit } = wholeOf({ total: toCents(price), onSite })
  const isPaidNow = isToday && price > 0 && booking_id > 0
  const heading = useArrival<HTMLHeadingElement>()
  return (
    <div className={styles.step}>
      <h3 ref={heading} className={styles.done} tabIndex={-1}>
        {words.isBooked(vehicle_name, name)}
      </h3>
      <p className={layout.largeSize}>{isToday ? formatSpan(booked) : whenOf(booked)}</p>
      {isPaidNow ? pay(booked) : <p className={styles.donePrice}>{formatMoney(whole)}</p>}
      {fees > 0 && (
        <p className={layout.largeSize}>
          {(isToday ? words.tillAndCheckOut : words.tillThenAndCheckOut)(
            formatMoney(toCents(price)),
            formatMoney(fees),
          )}
        </p>
      )}
      {deposit > 0 && !isPaidNow && <p className={layout.largeSize}>{words.depositAtCheckOut(formatMoney(deposit))}</p>}
      {email === '' ? (
        <Banner tone="warning" title={words.notTold}>
          {words.readThis(vehicle_name, whenOf(booked), formatMoney(whole), reference)}
        </Banner>
      ) : (
        <p>{words.isTold(email)}</p>
      )}
      <div className={styles.doneActions}>
        <Button variant={isToday ? 'secondary' : 'primary'} size="large" onClick={onNext}>
          {isToday ? words.nextOne : words.nextBooking}
        </Button>
        {booking_id > 0 && (
          <ButtonLink to={bookingOnDay(booking_id, starts_at.slice(0, 10))} variant="quiet" size="large">
            {words.showBooking}
          </ButtonLink>
        )}
        {onClose && (
          <Button variant="quiet" size="large" onClick={onClose}>
            {words.done}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Over nights a span names its days itself. */
const whenOf = (span: Span) =>
  span.starts_at.slice(0, 10) === span.ends_at.slice(0, 10)
    ? `${formatLongDay(span.starts_at.slice(0, 10))}, ${formatSpan(span)}`
    : formatSpan(span)
