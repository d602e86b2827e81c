import { useId, useState } from 'react'
import { Moment } from '#features/sent-mails/screens/mail-state.tsx'
import { formatExact } from '#kit/shared/money.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { amend, useEndpoint } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getCustomerInvoices } from '../../contract.ts'
import { cancelInvoiceOrder, getInvoiceOrders, type InvoiceOrder, sendInvoiceOrder } from '../../sending/contract.ts'
import { getInvoiceRun } from '../contract.ts'
import { Countdown } from './countdown.tsx'
import { IssueOrderDialog } from './issue-dialog.tsx'
import styles from './waiting-orders.module.css'

type WaitingOrdersProps = {
  /** Only this customer's; without it everybody's, but for those of monthly runs, which have a page of their own. */
  customer?: number | undefined
}

/** Invoices that wait to be sent, or could not be, and what can be done about it; nothing where there are none. */
export function WaitingOrders({ customer }: WaitingOrdersProps) {
  const input = { query: { customer } }
  const all = useEndpoint(getInvoiceOrders, input).data?.orders ?? []
  const orders = customer === undefined ? all.filter(({ run }) => run === null) : all
  const forget = (id: number) =>
    amend(getInvoiceOrders, input, (answer) => ({ orders: answer.orders.filter((order) => order.id !== id) }))
  const id = useId()
  if (orders.length === 0) return null
  return (
    <section className={styles.frame} aria-labelledby={id}>
      <h2 id={id} className={layout.largeSize}>
        Waiting to be sent
      </h2>
      <ul className={layout.grid}>
        {orders.map((order) => (
          <li key={order.id} className={styles.order}>
            <Facts order={order} named={customer === undefined} />
            <Actions order={order} forget={() => forget(order.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ order, named }: { order: InvoiceOrder; named: boolean }) {
  const { business, subject, gross, currency, state, error, due_at: dueAt } = order
  return (
    <div className={styles.facts}>
      <p className={styles.title}>
        <strong>{named ? business : subject}</strong> {formatExact(gross, currency)}
      </p>
      {state === 'failed' ? (
        <p className={styles.line}>
          <Badge tone="danger">Not sent</Badge> {error}
        </p>
      ) : (
        <p className={styles.line}>
          <Badge tone="info">
            Waiting until <Moment at={dueAt} />
          </Badge>{' '}
          Goes out <Countdown until={dueAt} />
        </p>
      )}
    </div>
  )
}

type ActionsProps = { order: InvoiceOrder; forget: () => void }

function Actions({ order, forget }: ActionsProps) {
  const { id, business, state } = order
  const [asks, setAsks] = useState(false)
  const refreshes = [getInvoiceOrders, getInvoiceRun, getCustomerInvoices]
  const onError = ({ message }: { message: string }) => toast(message, { tone: 'danger' })
  const cancel = useWrite(cancelInvoiceOrder, {
    refreshes,
    onSuccess: () => {
      forget()
      toast(state === 'failed' ? 'The invoice was dropped' : 'The invoice will not be sent')
    },
    onError,
  })
  const send = useWrite(sendInvoiceOrder, {
    refreshes,
    onSuccess: () => {
      setAsks(false)
      forget()
      toast('Email has been sent')
    },
    onError: (error) => {
      setAsks(false)
      onError(error)
    },
  })
  const sendLabel = state === 'failed' ? 'Try again' : 'Send now'
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${sendLabel}: ${business}`}
        busy={send.isPending}
        onClick={() => setAsks(true)}
      >
        {sendLabel}
      </Button>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${state === 'failed' ? 'Drop' : 'Cancel'}: ${business}`}
        busy={cancel.isPending}
        onClick={() => cancel.mutate({ body: { order: id } })}
      >
        {state === 'failed' ? 'Drop' : 'Cancel'}
      </Button>
      {asks && (
        <IssueOrderDialog
          order={id}
          title="Send it now?"
          busy={send.isPending}
          onIssue={() => send.mutate({ body: { order: id } })}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  )
}
