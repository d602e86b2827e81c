import { useState } from 'react'
import { formatDay } from '#kit/shared/day.ts'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
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
      <Button
        variant="quiet"
        size="small"
        aria-label={`Pause the reminders of ${invoice.business}`}
        onClick={() => setOpen(true)}
      >
        {invoice.paused_until === null ? 'Pause' : 'Change'}
      </Button>
      {isOpen && <PauseDialog invoice={invoice} onClose={() => setOpen(false)} />}
    </>
  )
}

type Draft = { customer: number; paused: 'no' | 'until' | 'always'; until: string; consumer: boolean }

function draftOf({ customer, paused_until: until, consumer }: OpenInvoice): Draft {
  if (until === null) return { customer, paused: 'no', until: '', consumer }
  return until === 'infinity'
    ? { customer, paused: 'always', until: '', consumer }
    : { customer, paused: 'until', until, consumer }
}

function PauseDialog({ invoice, onClose }: { invoice: OpenInvoice; onClose: () => void }) {
  const { draft, field, dialog } = useEdit(
    useState(() => draftOf(invoice)),
    pauseReminders,
    {
      form: pauseForm,
      refreshes: [getOpenInvoices, getInvoiceDealings],
      onDone: () => toast('Reminders of this customer have been changed'),
      onClose,
    },
  )
  const { value: paused, ...choice } = field('paused')
  const { value: consumer, ...check } = field('consumer')
  return (
    <WriteDialog {...dialog} size="small" title={`Reminders of ${invoice.business}`} leave="Cancel" send="Save">
      <ChoiceGroup
        legend="Reminders of all their invoices"
        {...choice}
        value={paused}
        choices={[
          { value: 'no', label: 'Go out when they are due' },
          { value: 'until', label: 'Are paused until a day' },
          { value: 'always', label: 'Are paused for good' },
        ]}
      />
      {draft.paused === 'until' && <TextField label="Paused until" type="date" {...field('until')} />}
      <Checkbox label="A consumer" hint="Owes less interest and no flat sum." {...check} checked={consumer} />
    </WriteDialog>
  )
}
