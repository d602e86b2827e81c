import { formatIn } from '#features/cash-register/rules/currencies.ts'
import { getInstallation } from '#features/settings/contract.ts'
import { type Day, formatDate, formatDay, wallClock } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import type { UnpaidInvoice } from '../../contract.ts'
import { findUnpaid } from '../../open/rules/unpaid.ts'
import styles from './select-invoice.module.css'

/** Cards that are seen at a glance; of more one can be searched for. */
const atAGlance = 8

type SelectInvoiceProps = {
  invoices: readonly UnpaidInvoice[]
  search: string
  onSearch: (search: string) => void
  onChoose: (invoice: UnpaidInvoice) => void
}

/** The unpaid invoices as cards, the oldest first. */
export function SelectInvoice({ invoices, search, onSearch, onChoose }: SelectInvoiceProps) {
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const today = timeZone === undefined ? undefined : wallClock(timeZone).day
  if (invoices.length === 0) return <EmptyState title="There are currently no unpaid invoices" />
  const searches = invoices.length > atAGlance || search !== ''
  const found = findUnpaid(invoices, search)
  const sum = found.reduce((total, { income }) => total + income, 0)
  const count = `${found.length} ${found.length === 1 ? 'invoice' : 'invoices'}`
  return (
    <>
      <div className={styles.head}>
        <p className={styles.sum}>
          <strong>{formatMoney(sum)}</strong> open in {count}
        </p>
        {searches && (
          <TextField
            label="Business, website, name, email or invoice"
            name="search"
            type="search"
            required={false}
            autoComplete="off"
            maxLength={70}
            className={styles.search ?? ''}
            value={search}
            onChange={onSearch}
          />
        )}
      </div>
      <LiveRegion>{searches ? `${count} found` : ''}</LiveRegion>
      {found.length === 0 ? (
        <EmptyState title="No match found" />
      ) : (
        <ul className={styles.cards}>
          {found.map((invoice) => (
            <li key={invoice.id}>
              <InvoiceCard invoice={invoice} today={today} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type InvoiceCardProps = { invoice: UnpaidInvoice; today: Day | undefined; onChoose: (invoice: UnpaidInvoice) => void }

function InvoiceCard({ invoice, today, onChoose }: InvoiceCardProps) {
  const { business, website, name, email, day, due_on, reference, income, open, total, paid, currency } = invoice
  const isOverdue = today !== undefined && due_on < today
  return (
    <button
      type="button"
      className={styles.card}
      data-overdue={isOverdue || undefined}
      onClick={() => onChoose(invoice)}
    >
      <span className={styles.business}>{business}</span>
      <span className={styles.price}>
        {formatMoney(income)}
        {currency !== 'USD' && <span className={styles.own}>{formatIn(open, currency)}</span>}
        {paid > 0 && <span className={styles.own}>of {formatIn(total, currency)}</span>}
      </span>
      <span className={styles.who}>
        <span>{website.replace(/^https?:\/\//, '')}</span>
        <span>{name}</span>
        <span>{email}</span>
      </span>
      <span className={styles.foot}>
        <span>
          {formatDay(day)} <span className={styles.reference}>{reference}</span>
        </span>
        {isOverdue && <Badge tone="warning">Overdue since {formatDate(due_on)}</Badge>}
      </span>
    </button>
  )
}
