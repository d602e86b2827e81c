import { useEffect } from 'react'
import { getPayment, type Payment } from '#features/payments/contract.ts'
import { formatHour, wallClock } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { useLater } from '#kit/ui/use-later.ts'
import { wholeWords } from '../../rules/prices.ts'
import styles from './stay-booking.module.css'
import { paymentFailed } from './stay-outcome.ts'
import type { StayRequestState } from './use-stay-request.ts'

type PayStepProps = {
  held: NonNullable<StayRequestState['held']>
  request: StayRequestState
  timeZone: string
}

const loadButtons = async () => {
  const { PayButtons } = await import('#features/payments/screens/pay-buttons.tsx')
  return { default: PayButtons }
}

const tooLate = 'The time to pay is over, and the boat is no longer kept for you'

/** The provider's buttons for what is held; when the money is there the booking is sent again by itself. */
export function PayStep({ held, request, timeZone }: PayStepProps) {
  const { payment } = held
  const { vehicle, fees } = held.order
  const { data = payment } = useEndpoint(getPayment, { params: { payment: payment.payment } })
  const PayButtons = useLater(loadButtons, true)
  const heading = useArrival<HTMLHeadingElement>()

  const { confirmPaid, payingFailed, trouble } = request
  const waits = trouble?.kind === 'processing' ? trouble : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again each time it was told to wait
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => confirmPaid(held), waits.seconds * 1000)
    return () => clearTimeout(timer)
  }, [waits])

  const over = ({ state }: Payment) => {
    // Money that goes back was too late for a boat that somebody else has now: the server says so.
    if (state === 'returned') confirmPaid(held)
    else payingFailed(state === 'expired' ? tooLate : paymentFailed)
  }
  return (
    <section className={styles.pay} aria-labelledby="pay">
      <h3 className={styles.payTitle} id="pay" tabIndex={-1} ref={heading}>
        Pay {formatMoney(payment.amount)}
      </h3>
      <p>
        {vehicle.name} is kept for you until <strong>{timeOf(payment.expires_at, timeZone)}</strong>. It is booked as
        soon as you have paid.{fees > 0 && ` In all it is ${wholeWords(payment.amount, fees)}.`}
      </p>
      {waits ? (
        <Banner>We are waiting for PayPal to confirm your payment. Please stay on this page.</Banner>
      ) : PayButtons ? (
        <PayButtons payment={payment} onPaid={() => confirmPaid(held)} onFailed={over} />
      ) : (
        <Loading what="PayPal is being loaded">
          <Skeleton shape="button" />
        </Loading>
      )}
      {PayButtons && data.state === 'open' && !waits && (
        <Button
          variant="quiet"
          className={styles.change}
          busy={request.busy}
          onClick={() => request.changeBooking(held)}
        >
          Change my booking
        </Button>
      )}
    </section>
  )
}

/** The minute of an instant on the clock of the business. */
const timeOf = (instant: string, timeZone: string) =>
  formatHour(Math.floor(wallClock(timeZone, instant).hour * 60) / 60)
