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
import styles from './test-payment.module.css'

/** Seconds after which the page closes itself, where the page that is paid for opened it. */
const closesAfter = 4

/** Stands in for PayPal's own page: the payer approves or refuses. */
export function TestPayment({ order, home }: { order: string; home: string }) {
  const query = useEndpoint(getTestPayment, { params: { order } })
  const { data, error } = query
  if (data) return <Slip order={data} home={home} />
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) {
    return (
      <EmptyState
        isPage
        title="There is no such payment"
        text="The address may be incomplete, or PayPal is set up by now."
      >
        <ButtonLink to={home}>To the boats</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <Pending
      isPage
      query={query}
      what="the payment"
      loading="The payment is being loaded"
      title="Something went wrong"
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
        <p className={styles.label}>Test payment – no money moves</p>
        <h1 className={styles.amount}>{formatMoney(order.amount)}</h1>
        <p className={styles.what}>{order.description}</p>
        {order.state === 'open' ? (
          <div className={styles.actions}>
            <p>This page stands in for PayPal. Choose how the payment ends:</p>
            <Button size="large" wide busy={approve.isPending} onClick={() => !busy && approve.mutate(sent)}>
              Approve the payment
            </Button>
            <Button variant="secondary" wide busy={refuse.isPending} onClick={() => !busy && refuse.mutate(sent)}>
              Refuse it
            </Button>
            {error && (
              <p role="alert" className={styles.error}>
                {error.message}
              </p>
            )}
          </div>
        ) : (
          <Ending state={order.state} home={home} />
        )}
      </article>
    </div>
  )
}

const endings: Readonly<Record<Exclude<TestOrder['state'], 'open'>, { title: string; text: string }>> = {
  approved: { title: 'Approved', text: 'The payment is being completed. You can go back to the other tab.' },
  paid: { title: 'Paid', text: 'You can go back to the other tab: it goes on there by itself.' },
  refused: { title: 'Refused', text: 'Nothing was paid. You can try again in the other tab.' },
  returned: { title: 'Given back', text: 'What was paid for could not be kept for you, so the money goes back.' },
  ended: { title: 'Too late', text: 'This payment was not made in time, or was given up. Nothing was paid.' },
}

function Ending({ state, home }: { state: Exclude<TestOrder['state'], 'open'>; home: string }) {
  const heading = useArrival<HTMLHeadingElement>()
  useEffect(() => {
    if (!window.opener) return
    const timer = setTimeout(() => window.close(), closesAfter * 1000)
    return () => clearTimeout(timer)
  }, [])
  const { title, text } = endings[state]
  return (
    <div className={styles.ending} data-state={state}>
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p role="status">{text}</p>
      <p>
        <Link to={home}>To the start page</Link>
      </p>
    </div>
  )
}
