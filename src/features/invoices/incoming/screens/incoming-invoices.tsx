import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { formatDate } from '#kit/shared/day.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { DropZone } from '#kit/ui/drop-zone.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Table } from '#kit/ui/table.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { InvoiceWays } from '../../dealings/screens/invoice-ways.tsx'
import styles from '../../open/screens/open-table.module.css'
import { getIncomingInvoices, type Incoming, mostBytes, takeInInvoice } from '../contract.ts'
import { moneyIn } from '../rules/words.ts'
import { IncomingDialog } from './incoming-dialog.tsx'

/** E-invoices of suppliers: taken in, looked at, and what became of them; those to pay first. */
export function IncomingInvoices({ user }: { user: SignedInUser }) {
  const query = useEndpoint(getIncomingInvoices)
  const [shown, setShown] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const take = useWrite(takeInInvoice, { refreshes: [getIncomingInvoices] })
  const takeAll = async (files: readonly File[]) => {
    setProblem(undefined)
    const failed: string[] = []
    for (const file of files) {
      const body = { file, file_name: file.name.slice(0, 200) }
      const taken =
        file.size > mostBytes
          ? new Error('It is larger than 10 MB')
          : await take.mutateAsync({ body }).catch((error: Error) => error)
      if (taken instanceof Error) failed.push(`${file.name}: ${taken.message}`)
      else if (files.length === 1) setShown(taken.id)
      else toast(`${taken.number} of ${taken.seller} is taken in`)
    }
    if (failed.length > 0) setProblem(failed.join('. '))
  }
  const invoice = query.data?.invoices.find(({ id }) => id === shown)
  return (
    <OfficePage
      user={user}
      title="Incoming invoices"
      lead="E-invoices that others sent: read, checked and kept as they came."
    >
      <InvoiceWays user={user} />
      <DropZone
        label="Choose an e-invoice"
        title={take.isPending ? 'Reading it' : 'Choose e-invoices or drop them here'}
        hint="XRechnung (XML) or ZUGFeRD (PDF), up to 10 MB each"
        accept=".xml,.pdf,text/xml,application/xml,application/pdf"
        multiple
        disabled={take.isPending}
        error={problem}
        onFiles={(files) => void takeAll(files)}
      />
      {!query.data ? (
        <Pending query={query} what="the invoices" />
      ) : query.data.invoices.length === 0 ? (
        <EmptyState title="Nothing came in yet" text="Invoices that are taken in stand here, those to pay first." />
      ) : (
        <List invoices={query.data.invoices} today={query.data.today} onShow={setShown} />
      )}
      {invoice && (
        <IncomingDialog
          key={invoice.id}
          invoice={invoice}
          today={query.data?.today ?? ''}
          onClose={() => setShown(undefined)}
        />
      )}
    </OfficePage>
  )
}

type ListProps = { invoices: readonly Incoming[]; today: string; onShow: (id: number) => void }

const List = ({ invoices, today, onShow }: ListProps) => (
  <Table
    className={styles.table ?? ''}
    caption="Incoming invoices"
    hideCaption
    rows={invoices}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'seller',
        header: 'Seller',
        rowHeader: true,
        cell: ({ seller, number }) => (
          <>
            {seller || 'Unknown seller'}
            <span className={styles.small}>{number}</span>
          </>
        ),
      },
      { key: 'due', header: 'Due', cell: ({ due_on: day }) => (day ? formatDate(day) : 'Not said') },
      {
        key: 'amount',
        header: 'Amount',
        align: 'end',
        cell: ({ due, currency }) => <strong>{moneyIn(due, currency)}</strong>,
      },
      { key: 'state', header: 'State', cell: (invoice) => <State invoice={invoice} today={today} /> },
      {
        key: 'show',
        header: 'Invoice',
        cell: ({ id, number }) => (
          <Button variant="secondary" size="small" aria-label={`Open ${number}`} onClick={() => onShow(id)}>
            Open
          </Button>
        ),
      },
    ]}
  />
)

function State({ invoice, today }: { invoice: Incoming; today: string }) {
  const { state, findings, due_on: due, is_double: isDouble, paid_on: paidOn, reason } = invoice
  const words = { new: 'New', checked: 'Checked', paid: `Paid on ${formatDate(paidOn ?? today)}`, rejected: 'Rejected' }
  const isOpen = state === 'new' || state === 'checked'
  return (
    <>
      <Badge tone={state === 'new' ? 'info' : state === 'rejected' ? 'danger' : 'success'}>{words[state]}</Badge>{' '}
      {isOpen && due !== null && due < today && <Badge tone="danger">Overdue</Badge>}{' '}
      {isOpen && findings > 0 && <Badge tone="warning">{findings === 1 ? '1 finding' : `${findings} findings`}</Badge>}{' '}
      {isOpen && isDouble && <Badge tone="warning">Here twice</Badge>}
      {reason !== '' && <span className={styles.small}>{reason}</span>}
    </>
  )
}
