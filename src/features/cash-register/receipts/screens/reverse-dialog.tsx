import { getAllProducts } from '#features/products/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { formatList } from '#kit/shared/list.ts'
import { type Cents, formatMoney, toUnits } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { firstFocus } from '#kit/ui/first-focus.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import { getTill } from '../../closing/contract.ts'
import type { TillPaymentMethod } from '../../contract/ledger.ts'
import { getReceipt, getReceipts, getUnpaid, type Receipt, reverseForm, reverseReceipt } from '../../contract.ts'
import { words as tillWords } from '../../words.ts'
import { words } from '../words.ts'

type ReverseDialogProps = {
  user: SignedInUser
  receipt: Receipt
  onClose: () => void
  onReversed: (position: number) => void
}

const empty = { reason: '', restock: true }

/** Asks why a receipt is taken back, and says what that does. */
export function ReverseDialog({ user, receipt, onClose, onReversed }: ReverseDialogProps) {
  const { position, total, lines, payments, boats_out: boatsOut = [] } = receipt
  const [draft, setDraft] = useKept(`till reversal ${position} ${user.id}`, empty)
  const { change, field, dialog } = useEdit([draft, setDraft], reverseReceipt, {
    form: reverseForm,
    formOf: (typed) => ({ position, total: toUnits(total), ...typed }),
    refreshes: [getReceipt, getReceipts, getTill, getUnpaid, getAllProducts],
    onDone: ({ position: at, receipt: number }) => {
      if (number > 0) toast(words.isReversed(receipt.receipt, number))
      setDraft(empty)
      onReversed(at)
    },
    onError: () => void refresh(getReceipt, getReceipts, getTill),
    onClose,
  })
  const back = payments.filter(({ method }) => method !== 'voucher')
  return (
    <WriteDialog {...dialog} size="small" title={words.reverseNumber(receipt.receipt)} send={words.reverse} danger>
      <p>
        {back.map(({ method, amount }) => `${moneyMoves(method, amount)} `)}
        {words.unpaidAgain}
      </p>
      {boatsOut.length > 0 && (
        <Banner tone="warning" title={words.wasOut(formatList(boatsOut))}>
          {words.owesAgain}
        </Banner>
      )}
      <TextField label={tillWords.reason} maxLength={200} ref={firstFocus} {...field('reason')} />
      {lines.some(({ kind }) => kind === 'product') && (
        <Checkbox checked={draft.restock} onChange={(restock) => change({ restock })} label={words.restock} />
      )}
    </WriteDialog>
  )
}

function moneyMoves(method: TillPaymentMethod, amount: Cents): string {
  const by = method === 'cash' ? 'cash' : 'card'
  return amount < 0 ? words.comeBack[by](formatMoney(-amount)) : words.goBack[by](formatMoney(amount))
}
