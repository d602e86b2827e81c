import type { ReactNode } from 'react'
import { formatIn } from '#features/cash-register/rules/currencies.ts'
import { formatDate, formatDay } from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { Form } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { TextField } from '#kit/ui/text-field.tsx'
import type { UnpaidInvoice } from '../../contract.ts'
import styles from './invoice-checkout.module.css'
import { type InvoiceCheckoutProps, useInvoiceCheckout } from './use-invoice-checkout.ts'

/** Books the money of one invoice. */
export function InvoiceCheckout(props: InvoiceCheckoutProps) {
  const checkout = useInvoiceCheckout(props)
  const { invoice, isGone, isSending, isUnknown } = checkout
  const { income, open, currency } = invoice
  return (
    <div className={styles.checkout}>
      <InvoiceSlip invoice={invoice} />
      <Form className={styles.pay} onSubmit={checkout.submit}>
        <div>
          <p className={layout.strong}>Money to receive</p>
          <p className={styles.figure}>{formatIn(open, currency)}</p>
          {currency !== 'USD' && <p className={styles.worth}>{formatMoney(income)} at today’s rate</p>}
        </div>
        <TextField
          label="Amount received"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          className={styles.amount ?? ''}
          hint={
            checkout.left > 0 ? `${formatIn(checkout.left, currency)} stay open` : 'All of it, or the part that came'
          }
          error={checkout.amountError}
          suffix={currency}
          value={checkout.amountText}
          onChange={checkout.type}
          disabled={isSending || isUnknown}
        />
        <ChoiceGroup
          legend="Paid by"
          name="method"
          look="chips"
          className={styles.method ?? ''}
          value={checkout.method}
          onChange={checkout.choose}
          disabled={isSending || isUnknown}
          choices={[
            { value: 'transfer', label: 'Bank transfer' },
            { value: 'cash', label: 'Cash' },
          ]}
        />
        <CheckoutNote checkout={checkout} onBack={props.onBack} />
        <Button type="submit" size="large" wide busy={isSending} busyLabel="Please wait" disabled={isGone}>
          {isUnknown ? 'Try again' : 'Money received'}
        </Button>
      </Form>
    </div>
  )
}

type NoteProps = { checkout: ReturnType<typeof useInvoiceCheckout>; onBack: () => void }

/** What went wrong or changed meanwhile, and the way on. */
function CheckoutNote({ checkout, onBack }: NoteProps) {
  const { invoice, error, isGone, isSending, isUnknown, hasChanged, saysFailed } = checkout
  if (isSending) return null
  const back = (
    <Button variant="secondary" size="small" onClick={onBack}>
      Choose another
    </Button>
  )
  const failed = saysFailed && <Banner tone="danger">An error has occurred</Banner>
  if (isUnknown) {
    return (
      <>
        {failed}
        <Note>Nobody knows whether the payment was registered. Try again: it is never booked twice.</Note>
      </>
    )
  }
  if (isGone) {
    return (
      <>
        {failed}
        <Note action={back}>{error?.message ?? `Invoice ${invoice.reference} was paid meanwhile`}</Note>
      </>
    )
  }
  if (error) {
    return (
      <>
        {failed}
        <Note action={back}>{error.message}</Note>
      </>
    )
  }
  if (hasChanged) return <Note>Meanwhile another amount is open: {formatIn(invoice.open, invoice.currency)}</Note>
  return null
}

function Note({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Banner tone="warning" action={action}>
      {children}
    </Banner>
  )
}

/** What the invoice says. */
function InvoiceSlip({ invoice }: { invoice: UnpaidInvoice }) {
  const { business, website, name, email, reference, day, due_on, items, net, vat, total, paid, open } = invoice
  const amount = (cents: Cents) => formatIn(cents, invoice.currency)
  return (
    <section className={styles.slip} aria-label="What is paid">
      <header className={styles.who}>
        <h2>{business}</h2>
        <p>
          <span>{name}</span>
          <a href={`mailto:${email}`}>{email}</a>
          <span>{website.replace(/^https?:\/\//, '')}</span>
        </p>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>Invoice</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>Day</dt>
          <dd>{formatDay(day)}</dd>
        </div>
        <div>
          <dt>Due</dt>
          <dd>{formatDate(due_on)}</dd>
        </div>
      </dl>
      <dl className={styles.lines}>
        {items.map(({ item, price }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an invoice never changes, and items may have the same name
          <Line key={i} label={item} amount={amount(price)} />
        ))}
        {vat !== 0 && (
          <>
            <Line label="Net" amount={amount(net)} />
            <Line label="VAT" amount={amount(vat)} />
          </>
        )}
        <Line label="Total" amount={amount(total)} isStrong />
        {paid !== 0 && (
          <>
            <Line label="Paid already" amount={amount(-paid)} />
            <Line label="Open" amount={amount(open)} isStrong />
          </>
        )}
      </dl>
    </section>
  )
}

function Line({ label, amount, isStrong = false }: { label: string; amount: string; isStrong?: boolean }) {
  return (
    <div className={isStrong ? styles.strong : undefined}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
