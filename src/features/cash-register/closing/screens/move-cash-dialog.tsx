import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { type Cents, formatMoney, moneyAffix, parseCents } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
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
import { words as tillWords } from '../../words.ts'
import { getTill, moveCash } from '../contract.ts'
import { words } from '../words.ts'

type MoveCashDialogProps = {
  user: SignedInUser
  direction: 'in' | 'out'
  /** What should be in the drawer. */
  inDrawer: Cents
  open: boolean
  onClose: () => void
}

/** Cash into the drawer or out of it, with what for. */
export function MoveCashDialog({ user, direction, inDrawer, open, onClose }: MoveCashDialogProps) {
  const [draft, setDraft] = useKept(`till cash ${direction} ${user.id}`, { amount: '', reason: '' })
  const [tried, setTried] = useState(false)
  const cents = parseCents(draft.amount)
  const write = useWrite(moveCash, {
    refreshes: [getTill],
    onSuccess: () => {
      toast(direction === 'in' ? words.putIn(formatMoney(cents ?? 0)) : words.takenOut(formatMoney(cents ?? 0)))
      setDraft({ amount: '', reason: '' })
      setTried(false)
      onClose()
    },
    onError: () => void refresh(getTill),
  })
  const errors: FieldError[] = []
  if (!cents) errors.push({ field: 'amount', message: words.noAmount })
  else if (direction === 'out' && cents > inDrawer)
    errors.push({ field: 'amount', message: tillWords.onlyInDrawer(formatMoney(inDrawer)) })
  if (draft.reason.trim() === '') errors.push({ field: 'reason', message: tillWords.noReason })

  const submit = () => {
    setTried(true)
    if (errors.length > 0 || cents === undefined || write.isPending) return
    write.mutate({ body: { direction, amount: cents, reason: draft.reason } })
  }
  return (
    <Dialog open={open} onClose={onClose} title={direction === 'in' ? words.cashIn : words.cashOut} size="small">
      <Form
        className={layout.stack4}
        onSubmit={submit}
        errors={tried && errors.length > 0 ? errors : (write.error?.errors ?? [])}
      >
        <TextField
          label={words.amount}
          name="amount"
          {...moneyAffix()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          ref={firstFocus}
          value={draft.amount}
          onChange={(amount) => setDraft((before) => ({ ...before, amount }))}
        />
        <TextField
          label={tillWords.reason}
          name="reason"
          maxLength={200}
          value={draft.reason}
          onChange={(reason) => setDraft((before) => ({ ...before, reason }))}
          hint={direction === 'in' ? words.forExampleIn : words.forExampleOut}
        />
        <FormError message={write.error?.message} />
        <Button type="submit" busy={write.isPending}>
          {direction === 'in' ? words.putItIn : words.takeItOut}
        </Button>
      </Form>
    </Dialog>
  )
}
