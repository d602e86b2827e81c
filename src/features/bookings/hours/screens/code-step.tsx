import { useEffect, useState } from 'react'
import { useRouter } from 'wouter'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Form } from '#kit/ui/form.tsx'
import { RefreshIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { said } from '#kit/ui/said.ts'
import { afterVoucher } from '../../rules/prices.ts'
import { OrderTerms } from '../../screens/form-parts.tsx'
import type { OrderTermsProps } from '../../screens/order-terms.tsx'
import { orderWords } from '../../screens/order-words.ts'
import type { StayTrouble } from '../../stays/screens/stay-outcome.ts'
import { words as bookingWords } from '../../words.ts'
import { words } from '../words.ts'
import styles from './code-step.module.css'
import { type Trouble, voucherNews } from './outcome.ts'

type CodeStepProps = {
  /** Where the code was sent, and what it books, in short. */
  email: string
  essentials: string
  terms: OrderTermsProps | undefined
  /** Before the voucher; on site comes `fees` besides. */
  total: Cents
  fees: Cents
  voucher: Cents
  request: CodeRequest
  /** Where mails can be read when this installation sends none. */
  mailboxAddress: string | undefined
  onRefresh: () => void
}

/** What is known of a code that was asked for, and what can be done with it. */
export type CodeRequest = {
  verification: { askedAt: number; simulatedCode: string | null } | null
  simulated: boolean
  isRoot: boolean
  busy: boolean
  trouble: Trouble | StayTrouble | undefined
  confirm: (code: string, price?: Cents) => void
  askAgain: () => void
  clearTrouble: () => void
  leaveCode: () => void
}

const resendSeconds = 60

/** The five digits that confirm the booking. */
export function CodeStep(props: CodeStepProps) {
  const { email, essentials, terms, total, fees, request, mailboxAddress, onRefresh } = props
  const { verification, simulated, isRoot, busy, trouble } = request
  const { base } = useRouter()
  const [code, setCode] = useState('')
  const heading = useArrival<HTMLHeadingElement>()
  const isComplete = /^\d{5}$/.test(code)
  const [tried, setTried] = useState(false)

  const submit = () => {
    setTried(true)
    if (isComplete) request.confirm(code)
  }
  const openOf = (price: Cents) => afterVoucher(price, props.voucher).open
  const invalid = trouble?.kind === 'code' ? trouble.message : tried && !isComplete && bookingWords.codeInvalid
  return (
    <section className={styles.step} aria-labelledby="code-step">
      <h2 id="code-step" tabIndex={-1} ref={heading}>
        {words.confirmWithCode}
      </h2>
      {simulated ? (
        <Banner quiet title={words.demonstration}>
          {said(words.demoCode(() => <strong className={styles.shownCode}>{verification?.simulatedCode}</strong>))}
        </Banner>
      ) : (
        <p className={layout.largeSize}>
          {isRoot ? words.rootCode : said(words.codeSent(() => <strong className={styles.email}>{email}</strong>))}
        </p>
      )}
      {!simulated && !isRoot && mailboxAddress && (
        <Banner quiet title={words.mailsStay}>
          {said(
            words.inMailbox((text) => (
              <a href={base + mailboxAddress} target="_blank" rel="noopener">
                {text}
              </a>
            )),
          )}
        </Banner>
      )}
      <Form className={styles.form} errors={invalid ? [{ field: 'code', message: invalid }] : []} onSubmit={submit}>
        <Field label={words.code} name="code">
          {(control) => (
            <input
              {...control}
              className={styles.code}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={5}
              value={code}
              // Whoever comes back to it types another.
              onFocus={(event) => event.target.select()}
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
            title={bookingWords.priceChanged(formatMoney(trouble.price + fees))}
            action={
              <Button busy={busy} onClick={() => request.confirm(code, trouble.price)}>
                {orderWords(openOf(trouble.price), fees, { isChanged: true })}
              </Button>
            }
          >
            {words.nothingBooked}
          </Banner>
        ) : (
          <>
            {trouble?.kind === 'voucher' && (
              <Banner tone="warning" title={voucherNews(trouble.amount)}>
                {words.nothingBooked}
              </Banner>
            )}
            {trouble?.kind === 'promo' && (
              <Banner tone="warning" title={trouble.message}>
                {words.nothingBooked}
              </Banner>
            )}
            <p className={styles.essentials}>{essentials}</p>
            <Button type="submit" size="large" className={styles.submit} busy={busy}>
              {orderWords(openOf(total), fees, { isChanged: trouble?.kind === 'voucher' || trouble?.kind === 'promo' })}
            </Button>
          </>
        )}
        <CodeTrouble trouble={trouble} onRefresh={onRefresh} />
      </Form>
      <div className={styles.others}>
        {!isRoot && (
          <ResendButton
            askedAt={verification?.askedAt ?? 0}
            onResend={() => {
              setCode('')
              setTried(false)
              request.askAgain()
            }}
          />
        )}
        <Button variant="quiet" onClick={request.leaveCode}>
          {words.changeDetails}
        </Button>
      </div>
      {/* Said with the form already: here it would part the field from its button by more than a screen. */}
      {terms && trouble?.kind !== 'price' && <OrderTerms {...terms} />}
    </section>
  )
}

/** Why the code was not taken, where that is not about the code. */
function CodeTrouble({ trouble, onRefresh }: { trouble: CodeRequest['trouble']; onRefresh: () => void }) {
  const news = useArrival<HTMLDivElement>(trouble ?? false, { isNote: true, takesFocus: false })
  switch (trouble?.kind) {
    case 'failed':
      return (
        <Banner
          ref={news}
          tone="danger"
          action={
            <Button variant="secondary" size="small" icon={<RefreshIcon />} onClick={onRefresh}>
              {bookingWords.refreshPage}
            </Button>
          }
        >
          {words.generalError}
        </Banner>
      )
    case 'wait':
      return (
        <Banner ref={news} tone="warning">
          {trouble.message}
        </Banner>
      )
    case 'fields':
      return (
        <Banner ref={news} tone="danger" title={bookingWords.checkDetails}>
          {trouble.errors.map(({ message }) => message).join(', ')}
        </Banner>
      )
    default:
      return null
  }
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
      {left > 0 ? words.anotherCodeIn(left) : words.anotherCode}
    </Button>
  )
}
