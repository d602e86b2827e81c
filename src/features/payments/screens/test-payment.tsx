import { useEffect } from 'react'
import { formatMoney } from '#kit/shared/money.ts'
import { ApiError } from '#kit/ui/api.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { remember, useEndpoint } from '#kit/ui/server-state.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { approveTestPayment, getTestPayment, refuseTestPayment, type TestOrder } from '../contract/test-provider.ts'
import { words } from '../words.ts'
import styles from './test-payment.module.css'

/** Seconds after which the page closes itself, where the page that is paid for opened it. */
const closesAfter = 4

/** Stands in for the page of PayPal or Stripe: the payer approves or refuses. */
export function TestPayment({ order, home }: { order: string; home: string }) {
  const query = useEndpoint(getTestPayment, { params: { order } })
  const { data, error } = query
  if (data) return <Slip order={data} home={home} />
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) {
    return (
      <EmptyState isPage title={words.noPayment} text={words.noPaymentText}>
        <ButtonLink to={home}>{words.toBoats}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <Pending
      isPage
      query={query}
      what={words.thePayment}
      loading={words.paymentLoading}
      title={words.wentWrong}
      className={styles.page}
      blocks={1}
    />
  )
}

function Slip({ order, home }: { order: TestOrder; home: string }) {
  const keep = (answer: TestOrder) => remember(getTestPayment, { params: { order: order.order } }, answer)
  const approve = useWrite(approveTestPayment, { onSuccess: keep })
  const refuse = useWrite(refuseTestPayment, { onSuccess: keep })
  const sent = { params: { order: order.order } }
  const busy = approve.isPending || refuse.isPending
  const error = approve.error ?? refuse.error
  return (
    <div className={styles.page}>
      <article className={styles.slip}>
        <p className={styles.label}>{words.noMoneyMoves}</p>
        <h1 className={styles.amount}>{formatMoney(order.amount)}</h1>
        <p className={styles.what}>{order.description}</p>
        {order.state === 'open' ? (
          <div className={styles.actions}>
            <p>{words.standsFor(words.providers[order.way])}</p>
            <Button size="large" wide busy={approve.isPending} onClick={() => !busy && approve.mutate(sent)}>
              {words.approve}
            </Button>
            <Button variant="secondary" wide busy={refuse.isPending} onClick={() => !busy && refuse.mutate(sent)}>
              {words.refuse}
            </Button>
            {error && (
              <p role="alert" className={styles.error}>
                {error.message}
              </p>
            )}
          </div>
        ) : (
          <Ending order={order} state={order.state} home={home} />
        )}
      </article>
    </div>
  )
}

type EndingProps = { order: TestOrder; state: Exclude<TestOrder['state'], 'open'>; home: string }

function Ending({ order: { way, back }, state, home }: EndingProps) {
  const heading = useArrival<HTMLHeadingElement>()
  // As on the page of Stripe, which is left for ours by itself where all is well.
  const goesBack = way === 'card' && (state === 'approved' || state === 'paid')
  useEffect(() => {
    if (goesBack) location.replace(back)
  }, [goesBack, back])
  useEffect(() => {
    if (!window.opener) return
    const timer = setTimeout(() => window.close(), closesAfter * 1000)
    return () => clearTimeout(timer)
  }, [])
  const { title, text } =
    way === 'card' && state in words.endingsHere
      ? words.endingsHere[state as keyof typeof words.endingsHere]
      : words.endings[state]
  return (
    <div className={styles.ending} data-state={state}>
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p role="status">{text}</p>
      {way === 'card' ? (
        <ButtonLink href={back}>{words.backToOrder}</ButtonLink>
      ) : (
        <p>
          <Link to={home}>{words.toStartPage}</Link>
        </p>
      )}
    </div>
  )
}
