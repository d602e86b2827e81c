import { useEffect, useState } from 'react'
import { formatIn } from '#features/cash-register/rules/currencies.ts'
import type { Cents } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { RedirectTimer } from '#kit/ui/redirect-timer.tsx'
import type { InvoicePaymentMethod, UnpaidInvoice } from '../../contract.ts'
import styles from './invoice-paid.module.css'

export type PaidNow = {
  invoice: UnpaidInvoice
  method: InvoicePaymentMethod
  receipt: number
  /** What came in, and what stays open: cents of the invoice's currency. */
  amount: Cents
  left: Cents
}

type InvoicePaidProps = { paid: PaidNow; base: string; mainMenu: string; onNext: () => void }

/** Seconds for which the message stands, and after which the main menu comes. */
const messageSeconds = 3.1
const menuSeconds = 3.8

/** The money is booked: on to the next invoice, or to the main menu. */
export function InvoicePaid({ paid, base, mainMenu, onNext }: InvoicePaidProps) {
  const { invoice, method, receipt, amount, left } = paid
  const [showsMessage, setShowsMessage] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShowsMessage(false), messageSeconds * 1000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.paid}>
      <div className={styles.message}>{showsMessage && <Banner tone="success">The payment was registered</Banner>}</div>
      <p className={styles.what}>
        <span className={styles.figure}>{formatIn(amount, invoice.currency)}</span>
        {invoice.business}, invoice {invoice.reference}
        <span className={styles.how}>
          {method === 'transfer' ? 'By bank transfer' : 'In cash'}
          {receipt > 0 && `, receipt ${receipt}`}
          {left > 0 && `. ${formatIn(left, invoice.currency)} stay open.`}
        </span>
      </p>
      <div className={layout.row3}>
        <Button onClick={onNext}>Next invoice</Button>
        <ButtonLink to={`${base}/logbook`} variant="secondary">
          Logbook
        </ButtonLink>
      </div>
      <RedirectTimer to={mainMenu} seconds={menuSeconds} text="Back to the main menu." />
    </div>
  )
}
