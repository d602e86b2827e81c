import { lazy, Suspense, useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { ApiError, call } from '#kit/ui/api.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { refresh, useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { capturePayment, getPayment, type Payment } from '../contract.ts'
import styles from './pay-buttons.module.css'
import { formatCountdown, spokenCountdown, useCountdown } from './use-countdown.ts'
import { usePayment } from './use-payment.ts'

const PaypalButtons = lazy(() => import('./paypal-buttons.tsx'))

export const paymentFailed = 'The payment via PayPal failed'

type PayButtonsProps = {
  payment: Payment
  /** The money is here and the thing is the payer's: in this tab, in another one, or told by the provider. */
  onPaid: (payment: Payment) => void
  /** It ended otherwise: `expired`, `failed` (given up) or `returned` (the money goes back). */
  onFailed: (payment: Payment) => void
  /** What was kept for the payer, as in "the boat was released". */
  what?: string
}

/** Where the payer pays, and what becomes of it. Load it lazily: it brings the provider's script with it. */
export function PayButtons({ payment: first, onPaid, onFailed, what = 'boat' }: PayButtonsProps) {
  const { payment, saidAt, wasRefused } = usePayment(first, { onPaid, onEnded: onFailed })
  const [trouble, setTrouble] = useState<string>()
  const seconds = useCountdown(payment.seconds_left, saidAt)
  const isOpen = payment.state === 'open' && seconds > 0

  const settle = async () => {
    setTrouble(undefined)
    try {
      await call(capturePayment, { params: { payment: payment.payment } }, { seconds: 45 })
    } catch (error) {
      setTrouble(troubleOf(error))
      throw error
    } finally {
      await refresh(getPayment)
    }
  }

  return (
    <div className={styles.pay} data-state={payment.state}>
      <LiveRegion>{isOpen ? spokenCountdown(seconds) : ''}</LiveRegion>
      {isOpen ? (
        <>
          {(wasRefused || trouble) && (
            <Banner tone="danger" title={trouble ?? paymentFailed}>
              Nothing was taken. You can try again or pay in another way.
            </Banner>
          )}
          {payment.order_id === '' ? (
            <Unreached onRetry={settle} />
          ) : payment.provider === 'paypal' ? (
            <Suspense fallback={<PaypalLoading />}>
              <Paypal payment={payment} onApproved={settle} onTrouble={setTrouble} />
            </Suspense>
          ) : (
            <TestProvider payment={payment} />
          )}
          <p className={styles.clock}>
            <span className={styles.time}>{formatCountdown(seconds)}</span> left to pay
          </p>
        </>
      ) : (
        <Outcome payment={payment} what={what} />
      )}
    </div>
  )
}

const troubleOf = (error: unknown) =>
  error instanceof ApiError && error.status !== 402 && error.status !== 0 ? error.detail : paymentFailed

function Paypal(props: Omit<Parameters<typeof PaypalButtons>[0], 'clientId'>) {
  const { data: installation } = useEndpoint(getInstallation)
  const clientId = installation?.payments.client_id
  return clientId ? <PaypalButtons {...props} clientId={clientId} /> : <PaypalLoading />
}

const PaypalLoading = () => (
  <Loading what="PayPal is being loaded">
    <Skeleton shape="button" />
  </Loading>
)

/** The provider's page comes in a tab of its own, which it can close by itself when it is opened by a script. */
function TestProvider({ payment }: { payment: Payment }) {
  const address = payment.approve_url ?? ''
  return (
    <div className={styles.test}>
      <p>
        <strong>Test payment.</strong> PayPal is not set up here, so no money moves. You approve or refuse the payment
        on a page that stands in for it.
      </p>
      <ButtonLink
        href={address}
        target="_blank"
        wide
        size="large"
        onClick={(event) => {
          if (window.open(address, '_blank')) event.preventDefault()
        }}
      >
        Pay {formatMoney(payment.amount)} in a new tab
      </ButtonLink>
    </div>
  )
}

/** The provider has not been reached so far. */
function Unreached({ onRetry }: { onRetry: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    void onRetry()
      .catch(() => {})
      .finally(() => setBusy(false))
  }
  return (
    <Banner
      tone="warning"
      title="PayPal does not answer at the moment"
      action={
        <Button variant="secondary" busy={busy} onClick={retry}>
          Try again
        </Button>
      }
    >
      Nothing is lost: the time to pay goes on below, and you can try again. If PayPal stays away, pay by bank transfer.
    </Banner>
  )
}

function Outcome({ payment, what }: { payment: Payment; what: string }) {
  switch (payment.state) {
    case 'paid':
      return <Banner tone="success" title={`${formatMoney(payment.amount)} paid`} />
    case 'processing':
      return (
        <Banner title="We are waiting for PayPal's answer">
          This usually takes a few seconds. You can leave this page: we go on without it and write you a mail.
        </Banner>
      )
    case 'returned':
      return (
        <Banner tone="warning" title="You get your money back">
          {formatMoney(payment.returned)} goes back to where you paid from.
        </Banner>
      )
    case 'open':
      return (
        <Banner tone="warning" title="The time to pay is over">
          We look once more whether you have paid. If not, the {what} is released.
        </Banner>
      )
    case 'failed':
      return (
        <Banner tone="warning" title="The payment was given up">
          Nothing was taken.
        </Banner>
      )
    default:
      return (
        <Banner tone="warning" title="The time to pay is over">
          Nothing was taken, and the {what} was released.
        </Banner>
      )
  }
}
