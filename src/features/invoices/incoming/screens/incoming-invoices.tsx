import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { formatDate } from '#kit/shared/day.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { DropZone } from '#kit/ui/drop-zone.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type Column, Table } from '#kit/ui/table.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { InvoiceWays } from '../../dealings/screens/invoice-ways.tsx'
import { getIncomingInvoices, type Incoming, takeInInvoice } from '../contract.ts'
import { moneyIn } from '../rules/words.ts'
import { IncomingDialog, stateNames } from './incoming-dialog.tsx'
import styles from './incoming-invoices.module.css'

/** E-invoices of suppliers: taken in, looked at, and what became of them; those to pay first. */
export function IncomingInvoices({ user }: { user: SignedInUser }) {
  const query = useEndpoint(getIncomingInvoices)
  const [shown, setShown] = useState<number>()
  const take = useWrite(takeInInvoice, { refreshes: [getIncomingInvoices], onSuccess: ({ id }) => setShown(id) })
  const { today = '', invoices = [] } = query.data ?? {}
  const invoice = invoices.find(({ id }) => id === shown)
  return (
    <OfficePage
      user={user}
      title="Incoming invoices"
      lead="E-invoices that others sent: read, checked and kept as they came."
    >
      <InvoiceWays user={user} />
      <DropZone
        label="Choose an e-invoice"
        title={take.isPending ? 'Reading it' : 'Choose an e-invoice or drop it here'}
        hint="XRechnung (XML) or ZUGFeRD (PDF), up to 10 MB"
        accept=".xml,.pdf,text/xml,application/xml,application/pdf"
        disabled={take.isPending}
        error={take.error?.message}
        onFiles={([file]) => file && take.mutate({ body: { file, file_name: file.name.slice(0, 200) } })}
      />
      {query.data ? (
        <Table
          className={styles.table ?? ''}
          caption="Incoming invoices"
          hideCaption
          rows={invoices}
          rowKey={({ id }) => id}
          columns={columnsOf(today, setShown)}
          empty="Nothing came in yet. What is taken in stands here, first what is to be paid."
        />
      ) : (
        <Pending query={query} what="the invoices" />
      )}
      {invoice && <IncomingDialog key={shown} invoice={invoice} today={today} onClose={() => setShown(undefined)} />}
    </OfficePage>
  )
}

const columnsOf = (today: string, onShow: (id: number) => void): Column<Incoming>[] => [
  {
    key: 'seller',
    header: 'Seller',
    rowHeader: true,
    cell: ({ seller, number }) => (
      <>
        {seller} <span className={styles.small}>{number}</span>
      </>
    ),
  },
  { key: 'due', header: 'Due', cell: ({ due_on: day }) => day && formatDate(day) },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ due, currency }) => moneyIn(due, currency) },
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
]

const tones = { new: 'info', checked: 'success', paid: 'success', rejected: 'danger' } as const

function State({ invoice, today }: { invoice: Incoming; today: string }) {
  const { state, findings, due_on: due, is_double: isDouble, paid_on: paidOn, reason } = invoice
  const isOpen = state === 'new' || state === 'checked'
  return (
    <>
      <Badge tone={tones[state]}>{stateNames[state]}</Badge>{' '}
      {isOpen && due && due < today && <Badge tone="danger">Overdue</Badge>}{' '}
      {isOpen && findings > 0 && <Badge tone="warning">Not by the rules</Badge>}{' '}
      {isOpen && isDouble && <Badge tone="warning">Here twice</Badge>}
      <span className={styles.small}>{paidOn ? formatDate(paidOn) : reason}</span>
    </>
  )
}
