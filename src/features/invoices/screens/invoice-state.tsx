import { type Day, formatDate, formatDay } from '#kit/shared/day.ts'
import { formatExact } from '#kit/shared/money.ts'
import { Badge } from '#kit/ui/badge.tsx'
import layout from '#kit/ui/layout.module.css'
import type { CustomerInvoice } from '../contract.ts'

/** What has come of an invoice, and what is left of it. */
export function InvoiceState({ invoice, today }: { invoice: Omit<CustomerInvoice, 'mails'>; today: Day | undefined }) {
  const { state, open, gross, currency, due_on: dueOn, paid_on: paidOn, corrects, to_give_back: toGiveBack } = invoice
  if (state === 'credit_note') return <Badge tone="info">Takes back {corrects}</Badge>
  const isLate = today !== undefined && dueOn < today
  const left = state !== 'open' ? toGiveBack : open < gross ? open : 0
  return (
    <>
      {state === 'paid' ? (
        <Badge tone="success">Paid {paidOn !== null && formatDay(paidOn)}</Badge>
      ) : state === 'credited' ? (
        <Badge>Taken back</Badge>
      ) : (
        <Badge tone={isLate ? 'danger' : 'warning'}>
          {isLate ? 'Overdue' : 'Due'} {formatDate(dueOn)}
        </Badge>
      )}
      {left > 0 && (
        <span className={layout.note}>
          {formatExact(left, currency)} {state === 'open' ? 'left' : 'to give back'}
        </span>
      )}
    </>
  )
}
