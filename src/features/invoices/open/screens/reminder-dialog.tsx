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
import { stepNames } from './open-table.tsx'
import styles from './reminder-dialog.module.css'
import { type ReminderWords, WordsDialog } from './reminder-words.tsx'

type ReminderDialogProps = { due: readonly OpenInvoice[]; onClose: () => void }

/** The reminders that are due, to be looked at before they go out. */
export function ReminderDialog({ due, onClose }: ReminderDialogProps) {
  // As they were when this was opened: what changes meanwhile is told by the server, one by one.
  const [shown] = useState(due)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [written, setWritten] = useState<ReadonlyMap<number, ReminderWords>>(new Map())
  const [looksAt, setLooksAt] = useState<number>()
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
      body: {
        reminders: sendable.flatMap((one) => wantedOf(one, written.get(one.id)) ?? []),
      },
    })
  const looked = shown.find(({ id }) => id === looksAt)
  const wanted = looked && wantedOf(looked, written.get(looked.id))
  if (wanted)
    return (
      <WordsDialog
        title={`${stepNames[wanted.step]} of ${looked.reference}`}
        wanted={wanted}
        onWrite={(words) =>
          setWritten((before) => {
            const next = new Map(before)
            if (words) next.set(wanted.invoice, words)
            else next.delete(wanted.invoice)
            return next
          })
        }
        onClose={() => setLooksAt(undefined)}
      />
    )
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
      <p>
        Each goes out with its invoice, and asks for what is open now and for the fees and the interest that are set.
      </p>
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
              <Button
                variant="secondary"
                size="small"
                aria-label={`See and edit the reminder of ${invoice.reference}`}
                onClick={() => setLooksAt(invoice.id)}
              >
                {written.has(invoice.id) ? 'Edited' : 'Edit'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {skipped.size > 0 && <Banner tone="warning">Some were not sent. What was in the way stands beside them.</Banner>}
      <FormError message={send.error?.message} />
    </Dialog>
  )
}

const wantedOf = ({ id, open, next }: OpenInvoice, words: ReminderWords | undefined): Wanted | undefined =>
  next ? { invoice: id, step: next.step, open, ...words } : undefined

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
