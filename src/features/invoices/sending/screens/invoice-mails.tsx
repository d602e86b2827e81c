import { useState } from 'react'
import { Moment, stateNames } from '#features/sent-mails/screens/mail-state.tsx'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Link } from '#kit/ui/link.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { WriteDialog } from '#kit/ui/write-dialog.tsx'
import { type CustomerInvoice, getCustomerInvoices, type InvoiceMail } from '../../contract.ts'
import { resendInvoice } from '../contract.ts'
import styles from './invoice-mails.module.css'

const purposes = { invoice: 'Mail', again: 'Sent again', reminder: 'Reminder', credit_note: 'Mail' } as const

const tones = {
  waiting: 'info',
  sending: 'info',
  sent: 'success',
  failed: 'danger',
  canceled: 'plain',
  unclear: 'warning',
} as const

/** The mails of an invoice, the last first: whether they went out and when, or why not. Each opens in the mailbox. */
export function InvoiceMails({ mails }: { mails: readonly InvoiceMail[] }) {
  if (mails.length === 0) return null
  return (
    <ul className={styles.mails}>
      {mails.map(({ id, purpose, to, state, at, error }) => (
        <li key={id}>
          <Badge tone={tones[state]}>
            {stateNames[state]}
            {state === 'waiting' ? ' until ' : ' '}
            <Moment at={at} />
          </Badge>
          <Link to={`/internal/mailbox?mail=${id}`}>
            {purposes[purpose]} to {to}
          </Link>
          {error !== null && <span className={styles.error}>{error}</span>}
        </li>
      ))}
    </ul>
  )
}

type ResendProps = { invoice: Pick<CustomerInvoice, 'id' | 'reference'> }

/** Mails an invoice once more, with the same number and papers, after asking. */
export function ResendInvoice({ invoice: { id, reference } }: ResendProps) {
  const [asks, setAsks] = useState(false)
  const resend = useWrite(resendInvoice, {
    refreshes: [getCustomerInvoices],
    onSuccess: () => {
      setAsks(false)
      toast('Email has been sent')
    },
  })
  return (
    <>
      <Button variant="quiet" size="small" aria-label={`Send again: ${reference}`} onClick={() => setAsks(true)}>
        Send again
      </Button>
      {asks && (
        <WriteDialog
          size="small"
          title={`Send ${reference} again?`}
          write={resend}
          leave="Leave it"
          send="Send again"
          onSend={() => resend.mutate({ body: { invoice: id } })}
          onClose={() => setAsks(false)}
        >
          <p>The same mail with the same papers goes to the address that the customer has now. It keeps its number.</p>
        </WriteDialog>
      )}
    </>
  )
}
