import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { formatDay } from '#kit/shared/day.ts'
import { type Cents, formatExact } from '#kit/shared/money.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { pausedWords } from '../../open/screens/pause-reminders.tsx'
import { getInvoiceDealings, type InvoiceDealings, type InvoicePaymentShown } from '../contract.ts'
import { CreditForm } from './credit-form.tsx'
import { GiveBackForm, TakeBackForm } from './dealings-forms.tsx'
import styles from './invoice-dealings.module.css'

type Named = { id: number; reference: string }

/** What came of an invoice, and what can be done about it. */
export function DealingsOf({ user, invoice }: { user: SignedInUser; invoice: Named }) {
  const query = useEndpoint(getInvoiceDealings, { params: { invoice: invoice.id } })
  return query.data ? (
    <Dealings user={user} invoice={invoice} dealings={query.data} />
  ) : (
    <Pending query={query} what="the payments" title="This could not be loaded" lines={3} />
  )
}

type DealingsProps = { user: SignedInUser; invoice: Named; dealings: InvoiceDealings }
type Doing = { what: 'credit' | 'give-back' } | { what: 'take-back'; payment: InvoicePaymentShown }

function Dealings({ user, invoice, dealings }: DealingsProps) {
  const [doing, setDoing] = useState<Doing>()
  const {
    currency,
    gross,
    paid,
    open,
    credited,
    to_give_back: toGiveBack,
    credited_by: creditedBy,
    reminders,
  } = dealings
  const money = (cents: Cents) => formatExact(cents, currency)
  const done = () => setDoing(undefined)
  return (
    <div className={layout.stack4}>
      <dl className={styles.figures}>
        <Figure name="Amount" value={money(gross)} />
        <Figure name="Paid" value={money(paid)} />
        {credited > 0 && <Figure name="Taken back" value={money(credited)} />}
        {credited < gross && toGiveBack === 0 ? (
          <Figure name="Open" value={money(open)} />
        ) : (
          <Figure name="To give back" value={money(toGiveBack)} />
        )}
      </dl>
      {creditedBy !== null && (
        <p className={layout.muted}>
          <Badge tone="info">
            {credited < gross ? 'In part taken' : 'Taken'} back by {creditedBy}
          </Badge>
        </p>
      )}
      <Payments
        dealings={dealings}
        mayTakeBack={user.root}
        onTakeBack={(payment) => setDoing({ what: 'take-back', payment })}
      />
      {reminders.length > 0 && (
        <p className={layout.muted}>
          Reminded {reminders.map(({ day, open: then }) => `${formatDay(day)} of ${money(then)}`).join(', ')}
        </p>
      )}
      {dealings.paused_until !== null && <p className={layout.muted}>{pausedWords(dealings.paused_until)}</p>}
      {doing === undefined && (
        <div className={layout.row2}>
          {credited < gross && (
            <Button variant="secondary" onClick={() => setDoing({ what: 'credit' })}>
              Credit note
            </Button>
          )}
          {toGiveBack > 0 && user.root && (
            <Button variant="secondary" onClick={() => setDoing({ what: 'give-back' })}>
              Give {money(toGiveBack)} back
            </Button>
          )}
        </div>
      )}
      {doing?.what === 'credit' && <CreditForm invoice={invoice} dealings={dealings} onDone={done} />}
      {doing?.what === 'give-back' && <GiveBackForm invoice={invoice} dealings={dealings} onDone={done} />}
      {doing?.what === 'take-back' && (
        <TakeBackForm invoice={invoice} dealings={dealings} payment={doing.payment} onDone={done} />
      )}
    </div>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

const kinds = { payment: 'Payment', taken_back: 'Taken back', given_back: 'Given back' } as const

type PaymentsProps = {
  dealings: InvoiceDealings
  mayTakeBack: boolean
  onTakeBack: (payment: InvoicePaymentShown) => void
}

function Payments({ dealings: { payments, currency, paid }, mayTakeBack, onTakeBack }: PaymentsProps) {
  if (payments.length === 0) return <p className={layout.muted}>No payments yet</p>
  return (
    <ul className={styles.payments} aria-label="Payments">
      {payments.map((payment) => {
        const { id, amount, method, day, cashier, receipt, from_bank: fromBank, kind, is_taken_back: isBack } = payment
        return (
          <li key={id} data-gone={isBack || undefined}>
            <span className={layout.grid}>
              <strong>{formatExact(amount, currency)}</strong>
              <span className={layout.note}>
                {kinds[kind]} {formatDay(day)}
                {method === 'cash' ? ', in cash' : fromBank ? ', by bank statement' : ', by bank transfer'}
                {receipt !== null && `, receipt ${receipt}`}, {cashier}
              </span>
            </span>
            {kind === 'payment' && !isBack && mayTakeBack && amount <= paid && (
              <Button variant="secondary" size="small" onClick={() => onTakeBack(payment)}>
                Take back
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
