import { lazy, Suspense, useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { ApiError, call } from '#kit/ui/api.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { said } from '#kit/ui/said.ts'
import { refresh, useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { useConnected } from '#kit/ui/use-connected.ts'
import { capturePayment, getPayment, type Payment, type PayWay } from '../contract.ts'
import { wayOf } from '../rules.ts'
import { words } from '../words.ts'
import styles from './pay-buttons.module.css'
import { ProviderPage } from './provider-page.tsx'
import { formatCountdown, spokenCountdown, useCountdown } from './use-countdown.ts'
import { usePayment } from './use-payment.ts'

const PaypalButtons = lazy(() => import('./paypal-buttons.tsx'))

type Kept = keyof typeof words.released

type PayButtonsProps = {
  payment: Payment
  /** The money is here and the thing is the payer's: in this tab, in another one, or told by the provider. */
  onPaid: (payment: Payment) => void
  /** It ended otherwise: `expired`, `failed` (given up) or `returned` (the money goes back). */
  onFailed: (payment: Payment) => void
  /** What was kept for the payer. */
  what?: Kept
}

/** Where the payer pays, and what becomes of it. Load it lazily: it brings the provider's script with it. */
export function PayButtons({ payment: first, onPaid, onFailed, what = 'boat' }: PayButtonsProps) {
  const { payment, saidAt, wasRefused } = usePayment(first, { onPaid, onEnded: onFailed })
  const [trouble, setTrouble] = useState<string>()
  const seconds = useCountdown(payment.seconds_left, saidAt)
  const way = wayOf(payment.provider)
  const isConnected = useConnected()
  const isOpen = payment.state === 'open' && seconds > 0

  const settle = async () => {
    setTrouble(undefined)
    try {
      await call(capturePayment, { params: { payment: payment.payment } }, { seconds: 45 })
    } catch (error) {
      setTrouble(troubleOf(error, way))
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
            <Banner tone="danger" title={trouble ?? words.paymentFailed[way]}>
              {words.tryAgainOrElse}
            </Banner>
          )}
          {!isConnected ? (
            <Banner tone="warning" title={words.noConnection}>
              {words.noConnectionText}
            </Banner>
          ) : payment.order_id === '' ? (
            <Unreached name={words.providers[way]} onRetry={settle} />
          ) : payment.provider === 'paypal' ? (
            <Suspense fallback={<PaypalLoading />}>
              <Paypal payment={payment} onApproved={settle} onTrouble={setTrouble} />
            </Suspense>
          ) : payment.provider === 'test' ? (
            <TestProvider payment={payment} />
          ) : (
            <ProviderPage payment={payment} />
          )}
          <p className={layout.count}>
            {said(words.leftToPay(<span className={styles.time}>{formatCountdown(seconds)}</span>))}
          </p>
        </>
      ) : (
        <Outcome payment={payment} what={what} />
      )}
    </div>
  )
}

const troubleOf = (error: unknown, way: PayWay) =>
  error instanceof ApiError && error.status !== 402 && error.status !== 0 ? error.detail : words.paymentFailed[way]

function Paypal(props: Omit<Parameters<typeof PaypalButtons>[0], 'clientId'>) {
  const { data: installation } = useEndpoint(getInstallation)
  const clientId = installation?.payments.client_id
  return clientId ? <PaypalButtons {...props} clientId={clientId} /> : <PaypalLoading />
}

const PaypalLoading = () => (
  <Loading what={words.loadingOf(words.providers.paypal)}>
    <Skeleton shape="button" />
  </Loading>
)

/** The provider's page comes in a tab of its own, which it can close by itself when it is opened by a script. */
function TestProvider({ payment }: { payment: Payment }) {
  const address = payment.approve_url ?? ''
  return (
    <div className={styles.test}>
      <p>{said(words.testPayment((text) => <strong>{text}</strong>))}</p>
      <ButtonLink
        href={address}
        target="_blank"
        wide
        size="large"
        onClick={(event) => {
          if (window.open(address, '_blank')) event.preventDefault()
        }}
      >
        {words.payInNewTab(formatMoney(payment.amount))}
      </ButtonLink>
    </div>
  )
}

/** The provider has not been reached so far. */
function Unreached({ name, onRetry }: { name: string; onRetry: () => Promise<void> }) {
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
      title={words.away(name)}
      action={
        <Button variant="secondary" busy={busy} onClick={retry}>
          {words.tryAgain}
        </Button>
      }
    >
      {words.awayText(name)}
    </Banner>
  )
}

function Outcome({ payment, what }: { payment: Payment; what: Kept }) {
  switch (payment.state) {
    case 'paid':
      return <Banner tone="success" title={words.paid(formatMoney(payment.amount))} />
    case 'processing':
      return <Banner title={words.waiting(words.providers[wayOf(payment.provider)])}>{words.waitingText}</Banner>
    case 'returned':
      return (
        <Banner tone="warning" title={words.moneyBack}>
          {words.moneyBackText(formatMoney(payment.returned))}
        </Banner>
      )
    case 'open':
      return (
        <Banner tone="warning" title={words.timeIsOver}>
          {words.lookOnceMore[what]}
        </Banner>
      )
    case 'failed':
      return (
        <Banner tone="warning" title={words.givenUp}>
          {words.nothingTaken}
        </Banner>
      )
    default:
      return (
        <Banner tone="warning" title={words.timeIsOver}>
          {words.released[what]}
        </Banner>
      )
  }
}
