import { type CustomerInvoice, getCustomerInvoices, getInvoicePdf } from '#features/invoices/contract.ts'
import { InvoiceDealingsButton } from '#features/invoices/dealings/screens/invoice-dealings.tsx'
import { InvoiceMails, ResendInvoice } from '#features/invoices/sending/screens/invoice-mails.tsx'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { type Day, formatDate, formatDay } from '#kit/shared/day.ts'
import { fillPath } from '#kit/shared/endpoint.ts'
import { formatExact } from '#kit/shared/money.ts'
import { Badge } from '#kit/ui/badge.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type Column, Table } from '#kit/ui/table.tsx'
import styles from './invoice-history.module.css'

type InvoiceHistoryProps = { user: SignedInUser; customer: number; business: string; today: Day | undefined }

/** A customer's invoices, newest first; each opens as the PDF that was sent. */
export function InvoiceHistory({ user, customer, business, today }: InvoiceHistoryProps) {
  const history = useEndpoint(getCustomerInvoices, { params: { customer } })
  if (!history.data) return <Pending query={history} what="the invoices" lines={3} />
  const { invoices } = history.data
  return (
    <section>
      <h2 className={styles.heading}>Invoices</h2>
      {invoices.length === 0 ? (
        <p className={layout.muted}>No invoices yet</p>
      ) : (
        <Table
          className={styles.table ?? ''}
          caption={`Invoices of ${business}`}
          hideCaption
          columns={columnsOf(today, user)}
          rows={invoices}
          rowKey={(invoice) => invoice.id}
        />
      )}
    </section>
  )
}

const columnsOf = (today: Day | undefined, user: SignedInUser): Column<CustomerInvoice>[] => [
  {
    key: 'number',
    header: 'Number',
    rowHeader: true,
    cell: ({ id, reference, day, gross, currency }) => (
      <>
        <a href={fillPath(getInvoicePdf.path, { invoice: id })} target="_blank" rel="noreferrer">
          {reference}
          <span className={styles.kind}> PDF</span>
        </a>
        <span className={styles.narrow}>
          {formatDay(day)}
          <br />
          {formatExact(gross, currency)}
        </span>
      </>
    ),
  },
  { key: 'day', header: 'Date', cell: ({ day }) => formatDay(day) },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ gross, currency }) => <span className={styles.amount}>{formatExact(gross, currency)}</span>,
  },
  {
    key: 'state',
    header: 'State',
    cell: (invoice) => (
      <>
        <State invoice={invoice} today={today} />
        <InvoiceMails mails={invoice.mails} />
      </>
    ),
  },
  {
    key: 'actions',
    header: 'Payments and email',
    cell: ({ id, reference, state }) => (
      <span className={styles.actions}>
        {state !== 'credit_note' && <InvoiceDealingsButton user={user} invoice={{ id, reference }} />}
        <ResendInvoice invoice={{ id, reference }} />
      </span>
    ),
  },
]

function State({ invoice, today }: { invoice: CustomerInvoice; today: Day | undefined }) {
  const { state, open, gross, currency, due_on: dueOn, paid_on: paidOn, corrects, to_give_back: toGiveBack } = invoice
  if (state === 'paid' || state === 'credited') {
    return (
      <span className={styles.state}>
        {state === 'paid' ? (
          <Badge tone="success">Paid {paidOn !== null && formatDay(paidOn)}</Badge>
        ) : (
          <Badge>Taken back</Badge>
        )}
        {toGiveBack > 0 && <span>{formatExact(toGiveBack, currency)} to give back</span>}
      </span>
    )
  }
  if (state === 'credit_note') return <Badge tone="info">Takes back {corrects}</Badge>
  const isLate = today !== undefined && dueOn < today
  const due = `${isLate ? 'Overdue' : 'Due'} ${formatDate(dueOn)}`
  return (
    <span className={styles.state}>
      <Badge tone={isLate ? 'danger' : 'warning'}>{due}</Badge>
      {open < gross && <span>{formatExact(open, currency)} left</span>}
    </span>
  )
}
