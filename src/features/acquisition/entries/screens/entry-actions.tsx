import { useState } from 'react'
import formStyles from '#features/customers/screens/customer-form.module.css'
import { formatDay, formatHour, wallClock } from '#kit/shared/day.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import type { AcquisitionEntry } from '../../contract.ts'
import { customerRefusal } from '../../outreach/rules.ts'
import { PreviewMail } from '../../outreach/screens/preview-mail.tsx'
import styles from './entry-actions.module.css'
import type { EntryFormState } from './use-entry-form.ts'

type EntryActionsProps = { form: EntryFormState; entry: AcquisitionEntry; timeZone: string }

/** What can be done with an entry; and why not, where it cannot. */
export function EntryActions({ form, entry, timeZone }: EntryActionsProps) {
  const [asks, setAsks] = useState(false)
  const why = whyNot(entry, form.texts.legalBasis, timeZone)
  return (
    <div className={styles.row}>
      {why !== undefined && !form.isSent && <span className={styles.why}>{why}</span>}
      <Button variant="quiet" busy={form.busyWith === 'deactivate'} onClick={() => form.settle('deactivate')}>
        {entry.active ? 'Deactivate' : 'Activate'}
      </Button>
      <div className={formStyles.actions}>
        <Button type="submit" variant="secondary" busy={form.busyWith === 'change'}>
          Save changes
        </Button>
        <PreviewMail entry={entry} texts={form.texts} />
        {entry.active ? (
          <Button
            disabled={form.isSent || why !== undefined}
            busy={form.busyWith === 'send'}
            onClick={() => form.submit('send')}
          >
            {form.isSent ? 'DONE' : 'Send'}
          </Button>
        ) : (
          <Button
            variant="danger"
            disabled={why !== undefined}
            busy={form.busyWith === 'delete'}
            onClick={() => setAsks(true)}
          >
            {why === undefined ? 'DELETE' : 'DELETE (disabled)'}
          </Button>
        )}
      </div>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        size="small"
        title={`Delete ${entry.business}?`}
        leave="Cancel"
        footer={
          <Button
            variant="danger"
            onClick={() => {
              setAsks(false)
              form.settle('delete')
            }}
          >
            Delete
          </Button>
        }
      >
        <p>The entry leaves the list. What was written to it is kept, and who asked for no more mails gets none.</p>
      </Dialog>
    </div>
  )
}

/** Why nothing can be sent to an entry, or it cannot be deleted. */
function whyNot(entry: AcquisitionEntry, legalBasis: string, timeZone: string): string | undefined {
  const { active, suppressed, customer, waitingUntil } = entry
  if (waitingUntil !== null) {
    const { day, hour } = wallClock(timeZone, waitingUntil)
    return `A mail to it waits until ${formatDay(day)}, ${formatHour(hour)}`
  }
  if (!active) return undefined
  return suppressed === null ? customerRefusal(customer, legalBasis) : 'It is never written to'
}
