import type { SignedInUser } from '#features/sign-in/contract.ts'
import { type Cents, formatMoney, moneyAffix, parseCents, typedUnits } from '#kit/shared/money.ts'
import { firstFocus } from '#kit/ui/first-focus.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import { words as tillWords } from '../../words.ts'
import { cashForm, getTill, moveCash } from '../contract.ts'
import { words } from '../words.ts'

type MoveCashDialogProps = {
  user: SignedInUser
  direction: 'in' | 'out'
  /** What should be in the drawer. */
  inDrawer: Cents
  onClose: () => void
}

const empty = { amount: '', reason: '' }

/** Cash into the drawer or out of it, with what for. */
export function MoveCashDialog({ user, direction, inDrawer, onClose }: MoveCashDialogProps) {
  const [draft, setDraft] = useKept(`till cash ${direction} ${user.id}`, empty)
  const isIn = direction === 'in'
  const cents = parseCents(draft.amount) ?? 0
  const { field, dialog } = useEdit([draft, setDraft], moveCash, {
    form: cashForm,
    formOf: ({ amount, reason }) => ({ direction, amount: typedUnits(amount), reason }),
    refreshes: [getTill],
    onDone: () => {
      toast((isIn ? words.putIn : words.takenOut)(formatMoney(cents)))
      setDraft(empty)
    },
    onError: () => void refresh(getTill),
    onClose,
  })
  const tooMuch = { field: 'amount', message: tillWords.onlyInDrawer(formatMoney(inDrawer)) }
  return (
    <WriteDialog
      {...dialog}
      size="small"
      title={isIn ? words.cashIn : words.cashOut}
      wrong={[...(!isIn && cents > inDrawer ? [tooMuch] : []), ...dialog.wrong]}
      send={isIn ? words.putItIn : words.takeItOut}
    >
      <TextField label={words.amount} {...moneyAffix()} maxLength={10} ref={firstFocus} {...field('amount')} />
      <TextField
        label={tillWords.reason}
        hint={isIn ? words.forExampleIn : words.forExampleOut}
        maxLength={200}
        {...field('reason')}
      />
    </WriteDialog>
  )
}
