import { useEffect, useState } from 'react'
import { formatMoney } from '#kit/shared/money.ts'
import { ApiError, call } from '#kit/ui/api.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { refresh, useEndpoint } from '#kit/ui/server-state.tsx'
import { capturePayment, getPayment, type Payment } from '../contract.ts'
import { words } from '../words.ts'
import { PayButtons } from './pay-buttons.tsx'
import { placeOf } from './paying-place.ts'
import styles from './test-payment.module.css'

/**
 * Where a provider's page leads back to. What was paid there is taken, and it goes on where it was begun; in another tab,
 * or on another device, it is said here what became of it.
 */
export function PaymentReturn({ payment, home }: { payment: string; home: string }) {
  const [settled, setSettled] = useState(false)
  const query = useEndpoint(getPayment, { params: { payment } })
  useEffect(() => {
    let gone = false
    // Whatever comes of it, the server knows, and the page that it goes on at asks.
    void call(capturePayment, { params: { payment } }, { seconds: 45 })
      .catch(() => {})
      .then(() => refresh(getPayment))
      .then(() => {
        if (gone) return
        const page = placeOf(payment)
        if (page) location.replace(page)
        else setSettled(true)
      })
    return () => {
      gone = true
    }
  }, [payment])
  const { data, error } = query
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) {
    return (
      <EmptyState isPage title={words.noPayment} text={words.addressIncomplete}>
        <ButtonLink to={home}>{words.toBoats}</ButtonLink>
      </EmptyState>
    )
  }
  if (data && settled) return <Stand payment={data} home={home} />
  return (
    <Pending
      isPage
      query={{ ...query, data: undefined }}
      what={words.thePayment}
      loading={words.beingCompleted}
      title={words.wentWrong}
      className={styles.page}
      blocks={1}
    />
  )
}

function Stand({ payment, home }: { payment: Payment; home: string }) {
  return (
    <div className={styles.page}>
      <article className={styles.slip}>
        <h1 className={styles.amount}>{formatMoney(payment.amount)}</h1>
        <PayButtons payment={payment} what="order" onPaid={() => {}} onFailed={() => {}} />
        {payment.state === 'paid' && <p>{words.goesOnByMail}</p>}
        <ButtonLink variant="secondary" to={home}>
          {words.toStartPage}
        </ButtonLink>
      </article>
    </div>
  )
}
