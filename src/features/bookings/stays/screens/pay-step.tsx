import { useEffect } from 'react'
import { getPayment, type Payment } from '#features/payments/contract.ts'
import { wayOf } from '#features/payments/rules.ts'
import { words as paymentWords } from '#features/payments/words.ts'
import { formatHour, wallClock } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { said } from '#kit/ui/said.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { useLater } from '#kit/ui/use-later.ts'
import { words } from '../words.ts'
import styles from './stay-booking.module.css'
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

/** The provider's buttons for what is held; when the money is there the booking is sent again by itself. */
export function PayStep({ held, request, timeZone }: PayStepProps) {
  const { payment } = held
  const { vehicle, fees } = held.order
  const way = wayOf(payment.provider)
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
    else payingFailed(state === 'expired' ? words.paidTooLate : paymentWords.paymentFailed[way])
  }
  return (
    <section className={styles.pay} aria-labelledby="pay">
      <h3 className={styles.payTitle} id="pay" tabIndex={-1} ref={heading}>
        {words.pay(formatMoney(payment.amount))}
      </h3>
      <p>
        {said(words.keptUntil(vehicle.name, <strong>{timeOf(payment.expires_at, timeZone)}</strong>))}
        {fees > 0 && ` ${words.inAll(formatMoney(payment.amount + fees), formatMoney(fees))}`}
      </p>
      {waits ? (
        <Banner>{words.waitingFor(paymentWords.providers[way])}</Banner>
      ) : PayButtons ? (
        <PayButtons payment={payment} onPaid={() => confirmPaid(held)} onFailed={over} />
      ) : (
        <Loading what={paymentWords.loadingOf(paymentWords.providers[way])}>
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
          {words.change}
        </Button>
      )}
    </section>
  )
}

/** The minute of an instant on the clock of the business. */
const timeOf = (instant: string, timeZone: string) =>
  formatHour(Math.floor(wallClock(timeZone, instant).hour * 60) / 60)
