import { useEffect } from 'react'
import { IssueDialog } from '#features/invoices/run/screens/issue-dialog.tsx'
import { previewInvoice } from '#features/invoices/sending/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Link } from '#kit/ui/link.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import type { SimilarCustomer } from '../contract/handle.ts'
import { sharedNames } from '../rules/similar.ts'
import { sendTime } from '../rules.ts'
import { draftOf } from './letter/mail-preview.tsx'
import type { CustomerFormState } from './use-customer-form.ts'

/** All that sending will do, before it does. */
export function SendDialog({ form, timeZone }: { form: CustomerFormState; timeZone: string }) {
  return form.asksToSend ? <SendQuestion form={form} timeZone={timeZone} /> : null
}

function SendQuestion({ form, timeZone }: { form: CustomerFormState; timeZone: string }) {
  const { mutate, data, error } = useWrite(previewInvoice)
  const { texts } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed when it was opened
  useEffect(() => {
    mutate({ body: draftOf(texts) })
  }, [])
  return (
    <IssueDialog
      title={`Send an invoice to ${texts.business}?`}
      facts={data}
      problem={error?.message}
      goesOut={sendTime(texts.delay, { now: Temporal.Now.instant(), timeZone }) ?? 'now'}
      busy={form.busyWith === 'send'}
      onIssue={() => form.submit('send')}
      onClose={form.forgive}
    />
  )
}

/** There is a customer who looks the same: adding one more asks. */
export function SimilarDialog({ form, onOpen }: { form: CustomerFormState; onOpen: (customer: number) => void }) {
  const error = form.failed?.error
  const similar = error?.code === 'ALREADY_CUSTOMER' ? (error.extra.customers as SimilarCustomer[]) : []
  return (
    <Dialog
      open={similar.length > 0}
      onClose={form.forgive}
      size="small"
      title="There may be such a customer already"
      leave="Cancel"
      footer={<Button onClick={() => form.submit('add', { anyway: true })}>Add all the same</Button>}
    >
      <ul>
        {similar.map(({ id, business, active, same }) => (
          <li key={id}>
            <Link
              to="/invoices"
              onClick={(event) => {
                event.preventDefault()
                form.forgive()
                onOpen(id)
              }}
            >
              {business}
            </Link>
            {`${active ? '' : ' (inactive)'}: the same ${same.map((key) => sharedNames[key]).join(' and ')}`}
          </li>
        ))}
      </ul>
      <p>What you typed stays until you add it.</p>
    </Dialog>
  )
}

/** The customer was invoiced this month: sending again asks. */
export function AgainDialog({ form }: { form: CustomerFormState }) {
  const asks = form.failed?.error.code === 'ALREADY_INVOICED'
  return (
    <Dialog
      open={asks}
      onClose={form.forgive}
      size="small"
      title="Already invoiced this month"
      leave="Cancel"
      footer={<Button onClick={() => form.submit('send', { again: true })}>Send another one</Button>}
    >
      <p>{form.failed?.error.message}. Another invoice gets a number of its own and has to be paid as well.</p>
    </Dialog>
  )
}

type DeleteDialogProps = { open: boolean; business: string; onClose: () => void; onDelete: () => void }

export function DeleteDialog({ open, business, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={`Delete ${business}?`}
      leave="Cancel"
      footer={
        <Button variant="danger" onClick={onDelete}>
          Delete
        </Button>
      }
    >
      <p>The customer leaves the list. Invoices stay in the books and in the archive.</p>
    </Dialog>
  )
}
