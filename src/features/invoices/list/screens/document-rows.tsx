import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { type Day, formatDay } from '#kit/shared/day.ts'
import { fillPath } from '#kit/shared/endpoint.ts'
import { formatExact } from '#kit/shared/money.ts'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import hidden from '#kit/ui/visually-hidden.module.css'
import { type CustomerInvoice, getCustomerInvoices, getInvoicePdf } from '../../contract.ts'
import { DealingsOf } from '../../dealings/screens/invoice-dealings.tsx'
import { getOpenInvoices } from '../../open/contract.ts'
import { PauseReminders } from '../../open/screens/pause-reminders.tsx'
import { CustomerLink } from '../../screens/customer-link.tsx'
import { InvoiceState } from '../../screens/invoice-state.tsx'
import { InvoiceMails, ResendInvoice } from '../../sending/screens/invoice-mails.tsx'
import styles from './document-rows.module.css'

/** A document with whose it is; the business stands where it is not said anyway. */
export type Shown = Omit<CustomerInvoice, 'mails'> & { customer: number; business?: string }

type RowsProps = {
  user: SignedInUser
  documents: readonly Shown[]
  today: Day | undefined
  /** The one beside the list, and choosing another; without it each opens above. */
  beside?: readonly [chosen: number | undefined, choose: (document: Shown) => void] | undefined
}

/** Documents, each in a row that opens it, and its PDF. */
export function DocumentRows({ user, documents, today, beside }: RowsProps) {
  const [opened, setOpened] = useState<number>()
  const above = beside === undefined ? documents.find(({ id }) => id === opened) : undefined
  return (
    <>
      <ul className={layout.grid}>
        {documents.map((document) => {
          const { id, reference, business = reference, day, gross, currency } = document
          return (
            <li key={id} className={styles.row} data-chosen={beside?.[0] === id || undefined}>
              <button
                type="button"
                className={styles.open}
                aria-current={beside?.[0] === id || undefined}
                onClick={() => (beside ? beside[1](document) : setOpened(id))}
              >
                <strong>{business}</strong>
                <strong>{formatExact(gross, currency)}</strong>
                <span className={styles.day}>
                  {business !== reference && `${reference}, `}
                  {formatDay(day)}
                </span>
                <span className={styles.line}>
                  <InvoiceState invoice={document} today={today} />
                </span>
              </button>
              <Pdf {...document} />
            </li>
          )
        })}
      </ul>
      {above && (
        <Dialog open onClose={() => setOpened(undefined)} title={above.reference}>
          <DocumentView user={user} document={above} today={today} />
        </Dialog>
      )}
    </>
  )
}

const Pdf = ({ id, reference }: Pick<Shown, 'id' | 'reference'>) => (
  <a className={styles.pdf} href={fillPath(getInvoicePdf.path, { invoice: id })} target="_blank" rel="noreferrer">
    PDF<span className={hidden.hidden}> {reference}</span>
  </a>
)

/** Of what is open, whether its customer is reminded. */
function Pause({ id }: { id: number }) {
  const invoice = useEndpoint(getOpenInvoices).data?.invoices.find((one) => one.id === id)
  return invoice ? <PauseReminders invoice={invoice} /> : null
}

/** All that came of a document, and what can be done with it. */
export function DocumentView({ user, document, today }: Pick<RowsProps, 'user' | 'today'> & { document: Shown }) {
  const { id, customer, business, reference, day, due_on: dueOn, gross, currency, corrects } = document
  const query = useEndpoint(getCustomerInvoices, { params: { customer } })
  const known = query.data?.invoices.find((one) => one.id === id)
  return (
    <div className={layout.stack4}>
      <p className={styles.line}>
        {business !== undefined && <CustomerLink id={customer}>{business}</CustomerLink>}
        <span>
          {formatDay(day)}
          {corrects === null && `, due ${formatDay(dueOn)}`}
        </span>
        <strong>{formatExact(gross, currency)}</strong>
        <InvoiceState invoice={known ?? document} today={today} />
      </p>
      {corrects === null && <DealingsOf key={id} user={user} invoice={document} />}
      {known ? <InvoiceMails mails={known.mails} /> : <Pending query={query} what="the mails" lines={2} />}
      <p className={styles.line}>
        <Pdf id={id} reference={reference} />
        <ResendInvoice invoice={document} />
        <Pause id={id} />
      </p>
    </div>
  )
}
