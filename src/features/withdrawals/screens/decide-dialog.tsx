import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { useStaffWrite } from '#features/sign-in/screens/use-staff-write.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import type { ApiError } from '#kit/ui/api.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { amend } from '#kit/ui/server-state.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { acceptWithdrawal, closeWithdrawal, getWithdrawals, longestNote, type Withdrawal } from '../contract.ts'
import styles from './withdrawals-list.module.css'

type DecideDialogProps = { user: SignedInUser; withdrawal: Withdrawal; onClose: () => void }

/** What staff do about a withdrawal: accept it for a voucher after all, or note what was done or written instead. */
export function DecideDialog({ user, withdrawal, onClose }: DecideDialogProps) {
  const { id, outcome, name } = withdrawal
  const [voucher, setVoucher] = useState(withdrawal.voucher)
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [failure, setFailure] = useState<string>()
  const options = {
    refreshes: [getWithdrawals],
    simulate: () => {
      amend(getWithdrawals, undefined, (list) => list.map((one) => (one.id === id ? { ...one, open: false } : one)))
      return { status: 'success' as const }
    },
    onError: (error: ApiError) => {
      setErrors(error.errors)
      setFailure(error.errors.length > 0 ? undefined : error.message)
    },
  }
  const done = (text: string) => () => {
    toast(text)
    onClose()
  }
  const accept = useStaffWrite(user, acceptWithdrawal, { ...options, onSuccess: done('The voucher has ended') })
  const close = useStaffWrite(user, closeWithdrawal, { ...options, onSuccess: done('Noted') })
  const mayAccept = outcome === 'late' || outcome === 'unmatched'
  const busy = accept.isPending || close.isPending
  return (
    <Dialog open onClose={onClose} title={`Withdrawal of ${name}`}>
      <div className={styles.dialog}>
        {mayAccept && (
          <Form
            className={styles.dialog}
            errors={errors}
            onSubmit={() => !busy && accept.mutate({ body: { id, voucher } })}
          >
            <p>Accept it for a voucher: it ends at once, what is left goes back, and the buyer is told by mail.</p>
            <TextField
              label="Order number"
              name="voucher"
              autoComplete="off"
              maxLength={20}
              value={voucher}
              onChange={setVoucher}
            />
            <div className={styles.buttons}>
              <Button type="submit" variant="danger" busy={accept.isPending}>
                Accept and end the voucher
              </Button>
            </div>
          </Form>
        )}
        <Form className={styles.dialog} errors={errors} onSubmit={() => !busy && close.mutate({ body: { id, note } })}>
          <TextArea
            label={mayAccept ? 'Or note what you did instead' : 'What was done'}
            hint="Only staff read it."
            name="note"
            rows={2}
            max={longestNote}
            value={note}
            onChange={setNote}
          />
          <FormError message={failure} />
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={close.isPending}>
              Nothing is left to do
            </Button>
          </div>
        </Form>
      </div>
    </Dialog>
  )
}
