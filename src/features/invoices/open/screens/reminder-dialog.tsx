import { useState } from 'react'
import { formatExact } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { FormError } from '#kit/ui/form.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getCustomerInvoices } from '../../contract.ts'
import { getOpenInvoices, type OpenInvoice, sendReminders, type Wanted } from '../contract.ts'
import styles from './reminder-dialog.module.css'
import { ReminderEditor } from './reminder-editor.tsx'

const stepNames = { 1: 'First reminder', 2: 'Second reminder', 3: 'Last reminder' } as const

type ReminderDialogProps = { due: readonly OpenInvoice[]; onClose: () => void }

/** The reminders that are due, to be looked at before they go out. */
export function ReminderDialog({ due, onClose }: ReminderDialogProps) {
  // As they were when this was opened: what changes meanwhile is told by the server, one by one.
  const [shown] = useState(due)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [written, setWritten] = useState<Readonly<Record<number, Partial<Wanted>>>>({})
  const [looksAt, setLooksAt] = useState<number>()
  const wantedOf = ({ id, open, next }: OpenInvoice): Wanted => ({
    ...{ invoice: id, step: next?.step ?? 1, open },
    ...written[id],
  })
  const sendable = shown.filter(({ id, email }) => email !== '' && !left.has(id))
  const send = useWrite(sendReminders, {
    refreshes: [getOpenInvoices, getCustomerInvoices],
    onSuccess: ({ sent, skipped }) => {
      if (sent > 0) toast(sent === 1 ? '1 reminder has been sent' : `${sent} reminders have been sent`)
      if (skipped.length === 0) onClose()
    },
  })
  const skipped = new Map(send.data?.skipped.map(({ invoice, reason }) => [invoice, reason]))
  const isDone = send.isSuccess
  const submit = () =>
    send.mutate({
      body: { reminders: sendable.map(wantedOf) },
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Send reminders"
      leave={isDone ? 'Close' : 'Not now'}
      footer={
        !isDone && (
          <Button busy={send.isPending} disabled={sendable.length === 0} onClick={submit}>
            {sendable.length === 1 ? 'Send 1 reminder' : `Send ${sendable.length} reminders`}
          </Button>
        )
      }
    >
      <p>Each goes out with its invoice, and asks for what is open now.</p>
      <ul className={styles.list}>
        {shown.map((invoice) => (
          <li key={invoice.id}>
            <Checkbox
              label={<Words invoice={invoice} />}
              hint={invoice.email === '' ? 'No email address: please write a letter' : undefined}
              error={skipped.get(invoice.id)}
              checked={invoice.email !== '' && !left.has(invoice.id)}
              disabled={invoice.email === '' || isDone || send.isPending}
              onChange={(chosen) =>
                setLeft((before) => {
                  const next = new Set(before)
                  if (chosen) next.delete(invoice.id)
                  else next.add(invoice.id)
                  return next
                })
              }
            />
            {invoice.email !== '' && !isDone && (
              <Button variant="secondary" size="small" onClick={() => setLooksAt(invoice.id)}>
                Edit {invoice.reference}
              </Button>
            )}
            {looksAt === invoice.id && (
              <ReminderEditor
                wanted={wantedOf(invoice)}
                onWrite={(words) => setWritten((before) => ({ ...before, [invoice.id]: words }))}
              />
            )}
          </li>
        ))}
      </ul>
      {skipped.size > 0 && <Banner tone="warning">Some were not sent. What was in the way stands beside them.</Banner>}
      <FormError message={send.error?.message} />
    </Dialog>
  )
}

function Words({ invoice: { business, reference, open, currency, next, email } }: { invoice: OpenInvoice }) {
  return (
    <span className={styles.words}>
      <span>
        <strong>{business}</strong> {formatExact(open, currency)}
        {next && next.asks > 0 && ` and ${formatExact(next.asks, currency)} besides`}
      </span>
      <span className={styles.detail}>
        {next && stepNames[next.step]} of {reference}
        {email !== '' && ` to ${email}`}
      </span>
    </span>
  )
}
