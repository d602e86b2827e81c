import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import type { CustomerFormState } from './use-customer-form.ts'

/** The customer was invoiced this month: sending again asks. */
export function AgainDialog({ form }: { form: CustomerFormState }) {
  const asks = form.failed?.error.code === 'ALREADY_INVOICED'
  return (
    <Dialog
      open={asks}
      onClose={form.forgive}
      size="small"
      title="Already invoiced this month"
      footer={
        <>
          <Button variant="secondary" onClick={form.forgive}>
            Cancel
          </Button>
          <Button onClick={() => form.submit('send', { again: true })}>Send another one</Button>
        </>
      }
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
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      <p>The customer leaves the list. Invoices stay in the books and in the archive.</p>
    </Dialog>
  )
}
