import { useEffect, useRef, useState } from 'react'
import { formatDuration, formatHour, formatLongDay } from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Form } from '#kit/ui/form.tsx'
import { RefreshIcon } from '#kit/ui/icons.tsx'
import { afterVoucher } from '../rules.prices.ts'
import styles from './code-step.module.css'
import { orderWords } from './order-words.ts'
import { generalError, voucherNews } from './outcome.ts'
import type { Order, useBookingRequest } from './use-booking-request.ts'

type CodeStepProps = {
  order: Order
  request: ReturnType<typeof useBookingRequest>
  /** Where mails can be read when this installation sends none. */
  mailboxAddress: string | undefined
  onRefresh: () => void
}

const resendSeconds = 60

/** The five digits that confirm the booking. */
export function CodeStep({ order, request, mailboxAddress, onRefresh }: CodeStepProps) {
  const { verification, simulated, isRoot, busy, trouble } = request
  const [code, setCode] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const isComplete = /^\d{5}$/.test(code)
  const [tried, setTried] = useState(false)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  const submit = () => {
    setTried(true)
    if (isComplete) request.confirm(order, code)
  }
  const openOf = (price: Cents) => afterVoucher(price, order.voucher?.amount ?? 0).open
  const invalid = trouble?.kind === 'code' ? trouble.message : tried && !isComplete && 'The entered code is invalid'
  return (
    <section className={styles.step} aria-labelledby="code-step">
      <h2 className={styles.title} id="code-step" tabIndex={-1} ref={heading}>
        Confirm with your code
      </h2>
      {simulated ? (
        <Banner quiet title="This is a demonstration">
          No mail is sent and nothing is booked. Your code is{' '}
          <strong className={styles.shownCode}>{verification?.simulatedCode}</strong>
        </Banner>
      ) : (
        <p className={styles.text}>
          {isRoot ? (
            'Please enter the fixed booking code of the root account. No mail is sent.'
          ) : (
            <>
              We have sent five digits to <strong className={styles.email}>{order.details.email}</strong>. They are
              valid for 10 minutes.
            </>
          )}
        </p>
      )}
      {!simulated && !isRoot && mailboxAddress && (
        <Banner quiet title="Mails stay here for now">
          This installation sends no mail. You find your code in the{' '}
          <a href={mailboxAddress} target="_blank" rel="noopener">
            built-in mailbox
          </a>
          , which opens in a new tab.
        </Banner>
      )}
      <Form className={styles.form} errors={invalid ? [{ field: 'code', message: invalid }] : []} onSubmit={submit}>
        <Field label="Code" name="code">
          {(control) => (
            <input
              {...control}
              className={styles.code}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={5}
              value={code}
              onChange={(event) => {
                setCode(event.target.value.replace(/\D/g, ''))
                setTried(false)
                if (trouble?.kind === 'code') request.clearTrouble()
              }}
            />
          )}
        </Field>
        {trouble?.kind === 'price' ? (
          <Banner
            tone="warning"
            title={`The price has changed to ${formatMoney(trouble.price)}`}
            action={
              <Button busy={busy} onClick={() => request.confirm(order, code, trouble.price)}>
                {orderWords(openOf(trouble.price), { isChanged: true })}
              </Button>
            }
          >
            Nothing is booked yet.
          </Banner>
        ) : (
          <>
            {trouble?.kind === 'voucher' && (
              <Banner tone="warning" title={voucherNews(trouble.amount)}>
                Nothing is booked yet.
              </Banner>
            )}
            <p className={styles.essentials}>
              {order.vehicle.name}, {formatLongDay(order.slot.day)} at {formatHour(order.slot.start)},{' '}
              {formatDuration(order.hours)}
            </p>
            <Button type="submit" size="large" className={styles.submit} busy={busy}>
              {orderWords(openOf(order.total), { isChanged: trouble?.kind === 'voucher' })}
            </Button>
          </>
        )}
        {trouble?.kind === 'failed' && (
          <Banner
            tone="danger"
            action={
              <Button variant="secondary" size="small" icon={<RefreshIcon />} onClick={onRefresh}>
                Refresh page
              </Button>
            }
          >
            {generalError}
          </Banner>
        )}
        {trouble?.kind === 'wait' && <Banner tone="warning">{trouble.message}</Banner>}
        {trouble?.kind === 'fields' && (
          <Banner tone="danger" title="Please check your entered details">
            {trouble.errors.map(({ message }) => message).join(', ')}
          </Banner>
        )}
      </Form>
      <div className={styles.others}>
        {!isRoot && (
          <ResendButton
            askedAt={verification?.askedAt ?? 0}
            onResend={() => {
              setCode('')
              setTried(false)
              request.askForCode(order)
            }}
          />
        )}
        <Button variant="quiet" onClick={request.leaveCode}>
          Change my details
        </Button>
      </div>
    </section>
  )
}

/** Another code, a minute after the last one at the earliest. */
function ResendButton({ askedAt, onResend }: { askedAt: number; onResend: () => void }) {
  const [now, setNow] = useState(askedAt)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  const left = Math.ceil((askedAt - now) / 1000) + resendSeconds
  return (
    <Button variant="quiet" disabled={left > 0} onClick={onResend}>
      {left > 0 ? `Send another code in ${left} s` : 'Send another code'}
    </Button>
  )
}
