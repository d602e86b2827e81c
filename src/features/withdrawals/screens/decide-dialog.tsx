import { useState } from 'react'
import type { FieldError } from '#kit/shared/problem.ts'
import type { ApiError } from '#kit/ui/api.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { acceptWithdrawal, closeWithdrawal, getWithdrawals, longestNote, type Withdrawal } from '../contract.ts'
import { words } from '../words.ts'
import { stateOf } from './state-of.ts'
import styles from './withdrawals-list.module.css'

type DecideDialogProps = { withdrawal: Withdrawal; onClose: () => void }

/** What went wrong with one of the two ways: said in its own form. */
type Trouble = { errors: readonly FieldError[]; message?: string }

const fine: Trouble = { errors: [] }

/** What staff do about a withdrawal: accept it for a voucher after all, or note what was done or written instead. */
export function DecideDialog({ withdrawal, onClose }: DecideDialogProps) {
  const { id, outcome, name } = withdrawal
  const [voucher, setVoucher] = useState(withdrawal.voucher)
  const [note, setNote] = useState('')
  const [refusal, setRefusal] = useState(fine)
  const [trouble, setTrouble] = useState(fine)
  const options = {
    refreshes: [getWithdrawals],
  }
  const done = (text: string) => () => {
    toast(text)
    onClose()
  }
  const accept = useWrite(acceptWithdrawal, {
    ...options,
    onSuccess: done(words.hasEnded),
    onError: (error) => setRefusal(error.status === 404 ? aboutVoucher(error) : readTrouble(error)),
  })
  const close = useWrite(closeWithdrawal, {
    ...options,
    onSuccess: done(words.noted),
    onError: (error) => setTrouble(readTrouble(error)),
  })
  const mayAccept = outcome === 'late' || outcome === 'unmatched'
  const begin = (write: () => void) => {
    if (accept.isPending || close.isPending) return
    setRefusal(fine)
    setTrouble(fine)
    write()
  }
  return (
    <Dialog open onClose={onClose} title={words.withdrawalOf(name)}>
      <div className={styles.dialog}>
        <p className={styles.stands}>{stateOf(withdrawal)}</p>
        {mayAccept && (
          <Form
            className={styles.way}
            aria-labelledby="accept-withdrawal"
            errors={refusal.errors}
            onSubmit={() => begin(() => accept.mutate({ body: { id, voucher } }))}
          >
            <h3 id="accept-withdrawal">{words.acceptHeading}</h3>
            <p>{words.acceptText}</p>
            <TextField
              label={words.orderNumber}
              name="voucher"
              autoComplete="off"
              maxLength={20}
              value={voucher}
              onChange={setVoucher}
            />
            <FormError message={refusal.message} />
            <div className={styles.buttons}>
              <Button type="submit" variant="danger" busy={accept.isPending}>
                {words.accept}
              </Button>
            </div>
          </Form>
        )}
        <Form
          className={styles.way}
          {...(mayAccept && { 'aria-labelledby': 'leave-withdrawal' })}
          errors={trouble.errors}
          onSubmit={() => begin(() => close.mutate({ body: { id, note } }))}
        >
          {mayAccept && <h3 id="leave-withdrawal">{words.leaveHeading}</h3>}
          <TextArea
            label={outcome === 'accepted' ? words.whatWasDone : words.whatYouDid}
            hint={words.onlyStaff}
            name="note"
            rows={2}
            max={longestNote}
            value={note}
            onChange={setNote}
          />
          <FormError message={trouble.message} />
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" busy={close.isPending}>
              {words.nothingToDo}
            </Button>
          </div>
        </Form>
      </div>
    </Dialog>
  )
}

const readTrouble = ({ errors, message }: ApiError): Trouble => (errors.length > 0 ? { errors } : { errors, message })

/** No order has the number that was typed. */
const aboutVoucher = ({ message }: ApiError): Trouble => ({ errors: [{ field: 'voucher', message }] })
