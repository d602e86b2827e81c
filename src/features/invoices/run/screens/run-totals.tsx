import { useState } from 'react'
import { formatExact } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import type { InvoiceOrder } from '../../sending/contract.ts'
import { type CurrencyTotal, totalsByCurrency } from '../../sending/rules.ts'
import { monthTitle } from '../rules.ts'
import styles from './run-totals.module.css'
import type { Run } from './use-run.ts'

type RunTotalsProps = { orders: readonly InvoiceOrder[]; month: string; does: Run }

/** What the ones to be sent come to, each currency by itself, and sending them after asking. */
export function RunTotals({ orders, month, does }: RunTotalsProps) {
  const [asks, setAsks] = useState(false)
  const included = orders.filter(({ state }) => state === 'review')
  const totals = totalsByCurrency(included)
  const isOver = !orders.some(({ state }) => state === 'review' || state === 'canceled')
  if (isOver) return null
  const label = `Send ${included.length} ${included.length === 1 ? 'invoice' : 'invoices'}`
  const approve = async () => {
    await does.approve(included).catch(() => {})
    setAsks(false)
  }
  return (
    <section className={styles.totals} aria-labelledby="run-totals">
      <h2 id="run-totals" className={layout.largeSize}>
        To be sent
      </h2>
      {totals.length === 0 ? <p className={styles.none}>Choose who is invoiced.</p> : <Totals totals={totals} />}
      <Button wide disabled={included.length === 0} onClick={() => setAsks(true)}>
        {label}
      </Button>
      <Button
        variant="quiet"
        size="small"
        busy={does.isPreparing}
        onClick={does.prepare}
        title="Takes in what was changed of the customers since"
      >
        Prepare again
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`${label} for ${monthTitle(month)}?`}
        size="small"
        leave="Not yet"
        footer={
          <Button busy={does.isApproving} onClick={approve}>
            {label}
          </Button>
        }
      >
        <Totals totals={totals} />
        <p className={styles.note}>
          Each gets its number when it goes out. After that only a credit note takes it back.
        </p>
      </Dialog>
    </section>
  )
}

const Totals = ({ totals }: { totals: readonly CurrencyTotal[] }) => (
  <dl className={styles.list}>
    {totals.map(({ currency, count, net, vat, gross }) => (
      <div key={currency}>
        <dt>
          {count} in {currency}
        </dt>
        <dd>
          <strong>{formatExact(gross, currency)}</strong>
          <span>
            {formatExact(net, currency)} + {formatExact(vat, currency)} VAT
          </span>
        </dd>
      </div>
    ))}
  </dl>
)
