import { useState } from 'react'
import { formatDay } from '#kit/shared/day.ts'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import { getInvoiceDealings } from '../../dealings/contract.ts'
import { getOpenInvoices, type OpenInvoice, pauseForm, pauseReminders } from '../contract.ts'

export const pausedWords = (until: string) =>
  until === 'infinity' ? 'Reminders are paused for good' : `Reminders are paused until ${formatDay(until)}`

/** Whether a customer is reminded. */
export function PauseReminders({ invoice }: { invoice: OpenInvoice }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" aria-label={`Pause ${invoice.business}`} onClick={() => setOpen(true)}>
        Pause reminders
      </Button>
      {isOpen && <PauseDialog invoice={invoice} onClose={() => setOpen(false)} />}
    </>
  )
}

function PauseDialog({ invoice, onClose }: { invoice: OpenInvoice; onClose: () => void }) {
  const { customer, business, paused_until: paused, consumer } = invoice
  const always = paused === 'infinity'
  const state = useState({ customer, until: always ? '' : (paused ?? ''), always, consumer })
  const { draft, change, field, dialog } = useEdit(state, pauseReminders, {
    form: pauseForm,
    refreshes: [getOpenInvoices, getInvoiceDealings],
    onDone: () => toast('Reminders of this customer have been changed'),
    onClose,
  })
  return (
    <WriteDialog {...dialog} size="small" title={`Reminders of ${business}`} leave="Cancel" send="Save">
      <Checkbox label="Never remind them" checked={draft.always} onChange={(always) => change({ always })} />
      {!draft.always && <TextField label="Not until after" type="date" optional {...field('until')} />}
      <Checkbox label="They are consumers" checked={draft.consumer} onChange={(consumer) => change({ consumer })} />
    </WriteDialog>
  )
}
