import { useState } from 'react'
import { getToLookAfter } from '#features/care/contract.ts'
import { splitDeposit } from '#features/care/rules.ts'
import { getTill } from '#features/cash-register/closing/contract.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { firstFocus } from '#kit/ui/first-focus.ts'
import { Form, FormError } from '#kit/ui/form.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { refresh } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getHandover, getHandovers, type Handover, undoHandover } from '../contract.ts'
import { words } from '../words.ts'

type UndoDialogProps = {
  handover: Handover
  step: 'out' | 'back'
  open: boolean
  onClose: () => void
  /** While it is being sent the screen stays as it is. */
  onSending: (isSending: boolean) => void
  onUndone: () => void
}

/** Asks why a step is taken back, and says what that does. */
export function UndoDialog({ handover, step, open, onClose, onSending, onUndone }: UndoDialogProps) {
  const [reason, setReason] = useKept(`undo ${step} ${handover.booking.id}`, '')
  const [tried, setTried] = useState(false)
  const undo = useWrite(undoHandover, {
    refreshes: [getHandover, getHandovers, getTill, getToLookAfter],
    onSuccess: () => {
      onUndone()
      toast(words.isUndone[step])
      setReason('')
      onClose()
    },
    onError: ({ status }) => {
      if (status === 409) void refresh(getHandover)
      onSending(false)
    },
  })
  const missing = reason.trim() === '' ? [{ field: 'reason', message: words.enterReason }] : []
  const submit = () => {
    setTried(true)
    if (missing.length > 0 || undo.isPending) return
    onSending(true)
    undo.mutate({ body: { booking_id: handover.booking.id, step, reason } })
  }
  return (
    <Dialog open={open} onClose={onClose} title={words.undoThis[step]} size="small">
      <Form
        className={layout.stack4}
        onSubmit={submit}
        errors={tried && missing.length > 0 ? missing : (undo.error?.errors ?? [])}
      >
        <p>
          {consequence(handover, step)} {words.receiptsStay}
        </p>
        <TextField
          label={words.reason}
          name="reason"
          maxLength={200}
          value={reason}
          onChange={setReason}
          ref={firstFocus}
        />
        <FormError message={undo.error?.message} />
        <Button type="submit" variant="danger" busy={undo.isPending}>
          {words.undoNow[step]}
        </Button>
      </Form>
    </Dialog>
  )
}

/** What the customer gets or gives when a step is taken back. */
function consequence({ out, back, deposit_ahead: ahead }: Handover, step: 'out' | 'back'): string {
  if (step === 'out') {
    const taken = (out?.deposit ?? 0) - (ahead?.amount ?? 0) + (out?.fees ?? 0)
    return taken > 0 ? words.goBack(formatMoney(taken)) : words.noMoney
  }
  const { giveBack: gave } = splitDeposit(out?.deposit ?? 0, back?.charges ?? 0, (back?.held ?? 0) > 0)
  if (gave === 0) return words.outAgain
  return gave > 0 ? words.leavesAgain(formatMoney(gave)) : words.goBack(formatMoney(-gave))
}
