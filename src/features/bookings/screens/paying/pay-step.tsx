import { useEffect } from 'react'
import { getPayment, type Payment } from '#features/payments/contract.ts'
import { wayOf } from '#features/payments/rules.ts'
import { words as paymentWords } from '#features/payments/words.ts'
import { formatHour, wallClock } from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { keepInView } from '#kit/ui/keep-in-view.ts'
import { said } from '#kit/ui/said.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { useConnected } from '#kit/ui/use-connected.ts'
import { useLater } from '#kit/ui/use-later.ts'
import { words } from '../../stays/words.ts'
import styles from './pay-step.module.css'

type PayStepProps = {
  /** `h3` where it stands within a part of the page. */
  heading?: 'h2' | 'h3'
  payment: Payment
  boat: string
  /** Paid on site besides, and by transfer. */
  onSite: Cents
  byTransfer?: Cents
  /** Seconds until it is asked again, where the provider has not said so yet. */
  waits: { seconds: number } | undefined
  busy: boolean
  timeZone: string
  /** The money is here, or goes back: the server says which. */
  onPaid: () => void
  onFailed: (message: string) => void
  /** Gives the payment up. */
  onChange: () => void
}

const loadButtons = async () => {
  const { PayButtons } = await import('#features/payments/screens/pay-buttons.tsx')
  return { default: PayButtons }
}

/** The provider's buttons for what is held; when the money is there the booking is asked for by itself. */
export function PayStep({
  heading: Heading = 'h3',
  payment,
  boat,
  onSite,
  byTransfer = 0,
  timeZone,
  ...step
}: PayStepProps) {
  const { waits, busy, onPaid, onFailed, onChange } = step
  const way = wayOf(payment.provider)
  const { data = payment } = useEndpoint(getPayment, { params: { payment: payment.payment } })
  const PayButtons = useLater(loadButtons, true)
  const heading = useArrival<HTMLHeadingElement>()
  const isConnected = useConnected()

  // After a reload the form above it comes later than this step.
  useEffect(() => (heading.current ? keepInView(heading.current) : undefined), [heading])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again each time it was told to wait
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(onPaid, waits.seconds * 1000)
    return () => clearTimeout(timer)
  }, [waits])

  const over = ({ state }: Payment) => {
    // Money that goes back was too late for a boat that somebody else has now: the server says so.
    if (state === 'returned') onPaid()
    else onFailed(state === 'expired' ? words.paidTooLate : paymentWords.paymentFailed[way])
  }
  const all = payment.amount + onSite + byTransfer
  return (
    <section className={styles.pay} aria-labelledby="pay">
      <Heading className={styles.payTitle} id="pay" tabIndex={-1} ref={heading}>
        {words.pay(formatMoney(payment.amount))}
      </Heading>
      <p>
        {said(words.keptUntil(boat, <strong>{timeOf(payment.expires_at, timeZone)}</strong>))}
        {onSite > 0 && ` ${words.inAll(formatMoney(all), formatMoney(onSite))}`}
        {byTransfer > 0 && ` ${words.restByTransfer(formatMoney(byTransfer))}`}
      </p>
      {waits ? (
        <Banner>{words.waitingFor(paymentWords.providers[way])}</Banner>
      ) : PayButtons ? (
        <PayButtons payment={payment} onPaid={onPaid} onFailed={over} />
      ) : (
        <Loading what={paymentWords.loadingOf(paymentWords.providers[way])}>
          <Skeleton shape="button" />
        </Loading>
      )}
      {PayButtons && data.state === 'open' && !waits && isConnected && (
        <Button variant="quiet" className={styles.change} busy={busy} onClick={onChange}>
          {words.change}
        </Button>
      )}
    </section>
  )
}

/** The minute of an instant on the clock of the business. */
const timeOf = (instant: string, timeZone: string) =>
  formatHour(Math.floor(wallClock(timeZone, instant).hour * 60) / 60)
