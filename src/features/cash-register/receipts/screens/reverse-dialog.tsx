import { useState } from 'react'
import { getAllProducts } from '#features/products/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { formatList } from '#kit/shared/list.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { firstFocus } from '#kit/ui/first-focus.ts'
import { Form, FormError } from '#kit/ui/form.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { refresh } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getTill } from '../../closing/contract.ts'
import type { TillPaymentMethod } from '../../contract/ledger.ts'
import { getReceipt, getReceipts, getUnpaid, type Receipt, reverseReceipt } from '../../contract.ts'
import { words as tillWords } from '../../words.ts'
import { words } from '../words.ts'

type ReverseDialogProps = {
  user: SignedInUser
  receipt: Receipt
  open: boolean
  onClose: () => void
  onReversed: (position: number) => void
}

/** Asks why a receipt is taken back, and says what that does. */
export function ReverseDialog({ user, receipt, open, onClose, onReversed }: ReverseDialogProps) {
  const [reason, setReason] = useKept(`till reversal ${receipt.position} ${user.id}`, '')
  const [restock, setRestock] = useState(true)
  const [tried, setTried] = useState(false)
  const hasProducts = receipt.lines.some(({ kind }) => kind === 'product')
  const reverse = useWrite(reverseReceipt, {
    refreshes: [getReceipt, getReceipts, getTill, getUnpaid, getAllProducts],
    onSuccess: ({ position, receipt: number }) => {
      if (number > 0) toast(words.isReversed(receipt.receipt, number))
      setReason('')
      onClose()
      onReversed(position)
    },
    onError: () => void refresh(getReceipt, getReceipts, getTill),
  })
  const missing = reason.trim() === '' ? [{ field: 'reason', message: tillWords.noReason }] : []
  const submit = () => {
    setTried(true)
    if (missing.length > 0 || reverse.isPending) return
    reverse.mutate({ body: { position: receipt.position, reason, total: receipt.total, restock } })
  }
  const boatsOut = receipt.boats_out ?? []
  const back = receipt.payments.filter(({ method }) => method !== 'voucher')
  return (
    <Dialog open={open} onClose={onClose} title={words.reverseNumber(receipt.receipt)} size="small">
      <Form
        className={layout.stack4}
        onSubmit={submit}
        errors={tried && missing.length > 0 ? missing : (reverse.error?.errors ?? [])}
      >
        <p>
          {back.map(({ method, amount }) => `${moneyMoves(method, amount)} `)}
          {words.unpaidAgain}
        </p>
        {boatsOut.length > 0 && (
          <Banner tone="warning" title={words.wasOut(formatList(boatsOut))}>
            {words.owesAgain}
          </Banner>
        )}
        <TextField
          label={tillWords.reason}
          name="reason"
          maxLength={200}
          value={reason}
          onChange={setReason}
          ref={firstFocus}
        />
        {hasProducts && <Checkbox checked={restock} onChange={setRestock} label={words.restock} />}
        <FormError message={reverse.error?.message} />
        <Button type="submit" variant="danger" busy={reverse.isPending}>
          {words.reverse}
        </Button>
      </Form>
    </Dialog>
  )
}

function moneyMoves(method: TillPaymentMethod, amount: Cents): string {
  const by = method === 'cash' ? 'cash' : 'card'
  return amount < 0 ? words.comeBack[by](formatMoney(-amount)) : words.goBack[by](formatMoney(amount))
}
