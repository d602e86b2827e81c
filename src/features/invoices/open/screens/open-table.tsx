import type { SignedInUser } from '#features/sign-in/contract.ts'
import { formatDate, formatDay } from '#kit/shared/day.ts'
import { fillPath } from '#kit/shared/endpoint.ts'
import { formatExact } from '#kit/shared/money.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { type Column, Table } from '#kit/ui/table.tsx'
import { getInvoicePdf } from '../../contract.ts'
import { InvoiceDealingsButton } from '../../dealings/screens/invoice-dealings.tsx'
import { CustomerLink } from '../../screens/customer-link.tsx'
import type { OpenInvoice } from '../contract.ts'
import { daysOverdue } from '../rules/reminders.ts'
import styles from './open-table.module.css'
import { PauseReminders, pausedWords } from './pause-reminders.tsx'

export const stepNames = { 1: 'First reminder', 2: 'Second reminder', 3: 'Last reminder' } as const

type OpenTableProps = { user: SignedInUser; invoices: readonly OpenInvoice[]; today: string }

/** Each open invoice with its customer, since when it is due, and the reminders so far. */
export function OpenTable({ user, invoices, today }: OpenTableProps) {
  return (
    <Table
      className={styles.table ?? ''}
      caption="Open invoices"
      hideCaption
      columns={columnsOf(user, today)}
      rows={invoices}
      rowKey={({ id }) => id}
    />
  )
}

const columnsOf = (user: SignedInUser, today: string): Column<OpenInvoice>[] => [
  {
    key: 'customer',
    header: 'Customer',
    rowHeader: true,
    cell: ({ id, customer, business, reference }) => (
      <>
        <CustomerLink id={customer}>{business}</CustomerLink>
        <span className={styles.small}>
          <a href={fillPath(getInvoicePdf.path, { invoice: id })} target="_blank" rel="noreferrer">
            {reference} PDF
          </a>
        </span>
      </>
    ),
  },
  {
    key: 'due',
    header: 'Due',
    cell: ({ due_on: dueOn }) => (
      <>
        {formatDate(dueOn)}
        <Overdue days={daysOverdue(dueOn, today)} />
      </>
    ),
  },
  {
    key: 'open',
    header: 'Open',
    align: 'end',
    cell: ({ open, gross, currency }) => (
      <>
        <strong>{formatExact(open, currency)}</strong>
        {open < gross && <span className={styles.small}>of {formatExact(gross, currency)}</span>}
      </>
    ),
  },
  { key: 'reminders', header: 'Reminders', cell: (invoice) => <Reminders invoice={invoice} today={today} /> },
  {
    key: 'dealings',
    header: 'Payments',
    cell: ({ id, reference }) => <InvoiceDealingsButton user={user} invoice={{ id, reference }} />,
  },
]

function Overdue({ days }: { days: number }) {
  if (days === 0) return null
  return (
    <span className={styles.badge}>
      <Badge tone={days > 30 ? 'danger' : 'warning'}>{days === 1 ? '1 day' : `${days} days`}</Badge>
    </span>
  )
}

function Reminders({ invoice, today }: { invoice: OpenInvoice; today: string }) {
  const { reminders, next, email, paused_until: paused } = invoice
  const last = reminders.at(-1)
  return (
    <span className={styles.steps}>
      <span className={styles.dots} aria-hidden="true">
        {([1, 2, 3] as const).map((step) => (
          <span key={step} data-sent={reminders.some((one) => one.step === step) || undefined} />
        ))}
      </span>
      <span>
        {last ? `${stepNames[last.step]} ${formatDay(last.day)}` : 'None yet'}
        {paused !== null && <span className={styles.small}>{pausedWords(paused)}</span>}
        {next && (
          <span className={styles.small}>
            {next.from <= today ? `${stepNames[next.step]} is due` : `Next from ${formatDate(next.from)}`}
          </span>
        )}
        {email === '' && <span className={styles.small}>No email address</span>}
      </span>
      <PauseReminders invoice={invoice} />
    </span>
  )
}
