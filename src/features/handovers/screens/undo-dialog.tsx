import { getToLookAfter } from '#features/care/contract.ts'
import { splitDeposit } from '#features/care/rules.ts'
import { getTill } from '#features/cash-register/closing/contract.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { firstFocus } from '#kit/ui/first-focus.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import { getHandover, getHandovers, type Handover, undoForm, undoHandover } from '../contract.ts'
import { words } from '../words.ts'

type UndoDialogProps = {
  handover: Handover
  step: 'out' | 'back'
  onClose: () => void
  /** While it is being sent the screen stays as it is. */
  onSending: (isSending: boolean) => void
  onUndone: () => void
}

/** Asks why a step is taken back, and says what that does. */
export function UndoDialog({ handover, step, onClose, onSending, onUndone }: UndoDialogProps) {
  const booking_id = handover.booking.id
  const [draft, setDraft] = useKept(`undo ${step} ${booking_id}`, { reason: '' })
  const { field, dialog } = useEdit([draft, setDraft], undoHandover, {
    form: undoForm,
    formOf: ({ reason }) => ({ booking_id, step, reason }),
    refreshes: [getHandover, getHandovers, getTill, getToLookAfter],
    onDone: () => {
      onUndone()
      toast(words.isUndone[step])
      setDraft({ reason: '' })
    },
    onError: ({ status }) => {
      if (status === 409) void refresh(getHandover)
      onSending(false)
    },
    onClose,
  })
  const undo = () => {
    onSending(true)
    dialog.onSend()
  }
  return (
    <WriteDialog {...dialog} size="small" title={words.undoThis[step]} send={words.undoNow[step]} danger onSend={undo}>
      <p>
        {consequence(handover, step)} {words.receiptsStay}
      </p>
      <TextField label={words.reason} maxLength={200} ref={firstFocus} {...field('reason')} />
    </WriteDialog>
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
