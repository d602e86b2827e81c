import { getCustomerInvoices } from '#features/invoices/contract.ts'
import { DocumentRows } from '#features/invoices/list/screens/document-rows.tsx'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import type { Day } from '#kit/shared/day.ts'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'

type InvoiceHistoryProps = { user: SignedInUser; customer: number; today: Day | undefined }

/** A customer's invoices, newest first; each opens with all that came of it, or as the PDF that was sent. */
export function InvoiceHistory({ user, customer, today }: InvoiceHistoryProps) {
  const history = useEndpoint(getCustomerInvoices, { params: { customer } })
  if (!history.data) return <Pending query={history} what="the invoices" lines={3} />
  const documents = history.data.invoices.map((invoice) => ({ ...invoice, customer }))
  return (
    <section className={layout.stack3}>
      <h2 className={layout.largeSize}>Invoices</h2>
      {documents.length === 0 ? (
        <p className={layout.muted}>No invoices yet</p>
      ) : (
        <DocumentRows user={user} documents={documents} today={today} />
      )}
    </section>
  )
}
