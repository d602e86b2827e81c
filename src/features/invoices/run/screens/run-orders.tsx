import { useState } from 'react'
import { fillPath } from '#kit/shared/endpoint.ts'
import { formatExact } from '#kit/shared/money.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import layout from '#kit/ui/layout.module.css'
import { getInvoicePdf } from '../../contract.ts'
import { InvoicePreview } from '../../documents/screens/invoice-preview.tsx'
import type { InvoiceOrder } from '../../sending/contract.ts'
import { IssueOrderDialog } from './issue-dialog.tsx'
import styles from './run-orders.module.css'
import type { Run } from './use-run.ts'

type RunOrdersProps = { orders: readonly InvoiceOrder[]; does: Run }

const isChoosable = ({ state }: InvoiceOrder) => state === 'review' || state === 'canceled'

/** The invoices of a run: who is in it, what for, and what became of each. */
export function RunOrders({ orders, does }: RunOrdersProps) {
  const [shown, setShown] = useState<InvoiceOrder>()
  const choosable = orders.filter(isChoosable)
  const left = choosable.filter(({ state }) => state === 'canceled')
  const chooseAll = (included: boolean) => {
    const others = choosable.filter(({ state }) => (state === 'review') !== included)
    does.choose(
      others.map(({ id }) => id),
      included,
    )
  }
  return (
    <section aria-labelledby="run-orders">
      <div className={styles.head}>
        <h2 id="run-orders" className={layout.largeSize}>
          Invoices
        </h2>
        {choosable.length > 1 && (
          <Button variant="quiet" size="small" onClick={() => chooseAll(left.length > 0)}>
            {left.length > 0 ? 'Take all in' : 'Leave all out'}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.id} className={styles.order} data-out={order.state === 'canceled' || undefined}>
            <Name order={order} does={does} />
            <p className={styles.amount}>
              <strong>{formatExact(order.gross, order.currency)}</strong>
              <span>{formatExact(order.net, order.currency)} net</span>
            </p>
            <Outcome order={order} does={does} show={() => setShown(order)} />
          </li>
        ))}
      </ul>
      {shown && <InvoicePreview order={shown} onClose={() => setShown(undefined)} />}
    </section>
  )
}

function Name({ order, does }: { order: InvoiceOrder; does: Run }) {
  const { id, business, to, state } = order
  const words = (
    <span className={styles.words}>
      <strong>{business}</strong>
      <span className={layout.aside}>{to}</span>
    </span>
  )
  if (!isChoosable(order)) return <div className={styles.name}>{words}</div>
  return (
    <Checkbox
      className={styles.name ?? ''}
      label={words}
      checked={state === 'review'}
      onChange={(included) => does.choose([id], included)}
    />
  )
}

type OutcomeProps = { order: InvoiceOrder; does: Run; show: () => void }

function Outcome({ order, does, show }: OutcomeProps) {
  const { id, business, state, invoice, reference, error } = order
  const [asks, setAsks] = useState(false)
  if (state === 'sent') {
    return (
      <p className={styles.outcome}>
        <Badge tone="success">Sent</Badge>
        {invoice !== null && (
          <a href={fillPath(getInvoicePdf.path, { invoice })} target="_blank" rel="noreferrer">
            {reference}
          </a>
        )}
      </p>
    )
  }
  if (state === 'waiting') {
    return (
      <p className={styles.outcome}>
        <Badge tone="info">Being sent</Badge>
      </p>
    )
  }
  if (state === 'failed') {
    return (
      <div className={styles.outcome}>
        <Badge tone="danger">Not sent</Badge>
        <span className={styles.error}>{error}</span>
        <Button variant="secondary" size="small" aria-label={`Try again: ${business}`} onClick={() => setAsks(true)}>
          Try again
        </Button>
        {asks && (
          <IssueOrderDialog
            order={id}
            title={`Send it to ${business} now?`}
            busy={does.isTrying}
            onIssue={() =>
              void does
                .again(id)
                .catch(() => {})
                .then(() => setAsks(false))
            }
            onClose={() => setAsks(false)}
          />
        )}
      </div>
    )
  }
  return (
    <div className={styles.outcome}>
      {state === 'canceled' && <Badge>Left out</Badge>}
      <Button variant="quiet" size="small" aria-label={`Preview: ${business}`} onClick={show}>
        Preview
      </Button>
    </div>
  )
}
