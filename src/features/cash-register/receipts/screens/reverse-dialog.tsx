import { useState } from 'react'
import { getAllProducts } from '#features/products/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { formatList } from '#kit/shared/list.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
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
import { getTill } from '../../closing/contract.ts'
import { getReceipt, getReceipts, getUnpaid, type Receipt, reverseReceipt } from '../../contract.ts'
import { paymentName } from '../../sale/rules.ts'
import { words as tillWords } from '../../words.ts'
import { amountBack, waysBack } from '../rules.ts'
import { words } from '../words.ts'
import { ReverseLines } from './reverse-lines.tsx'

type ReverseDialogProps = {
  user: SignedInUser
  receipt: Receipt
  open: boolean
  onClose: () => void
  onReversed: (position: number) => void
}

/** What of a receipt goes back, all that may unless less is chosen, what that comes to, and how. */
function useBack(receipt: Receipt) {
  const lines = receipt.lines.map((line) => ({ ...line, left: line.left ?? line.quantity }))
  const payments = receipt.payments.map((payment) => ({ ...payment, left: payment.left ?? payment.amount }))
  const all = lines.map(({ left: quantity }, line) => ({ line, quantity, restock: true }))
  const [chosen = all, choose] = useState<typeof all>()
  const quantities = chosen.map(({ quantity }) => quantity)
  const ways = waysBack({ lines, payments }, quantities)
  return {
    /** Nothing can be left out of what was lowered by a line of its own, nor of money that was given back. */
    isChosen: lines.every(({ amount }) => amount >= 0),
    choice: { lines, chosen, onChange: choose },
    total: lines.reduce((sum, line, i) => sum + amountBack(line, quantities[i] ?? 0), 0),
    ways: payments.map((payment, i) => ({ ...payment, amount: ways[i] ?? 0 })).filter(({ amount }) => amount !== 0),
    sent: chosen.filter(({ quantity }) => quantity > 0),
  }
}

/** Asks what of a receipt is taken back and why, and says what that does. */
export function ReverseDialog({ user, receipt, open, onClose, onReversed }: ReverseDialogProps) {
  const [reason, setReason] = useKept(`till reversal ${receipt.position} ${user.id}`, '')
  const [tried, setTried] = useState(false)
  const back = useBack(receipt)
  const isOne = receipt.lines.length === 1 && receipt.lines[0]?.kind !== 'product'
  const reverse = useWrite(reverseReceipt, {
    refreshes: [getReceipt, getReceipts, getTill, getUnpaid, getAllProducts],
    onSuccess: ({ position, receipt: number }) => {
      if (number > 0) toast(words.isReversed(receipt.receipt, number))
      setReason('')
      back.choice.onChange(undefined)
      onClose()
      onReversed(position)
    },
    onError: () => void refresh(getReceipt, getReceipts, getTill),
  })
  const missing = reason.trim() === '' ? [{ field: 'reason', message: tillWords.noReason }] : []
  const isNothing = back.isChosen && back.sent.length === 0
  const submit = () => {
    setTried(true)
    if (missing.length > 0 || isNothing || reverse.isPending) return
    const { total, sent } = back
    reverse.mutate({
      body: { position: receipt.position, reason, total, restock: true, lines: back.isChosen ? sent : null },
    })
  }
  const boatsOut = receipt.boats_out ?? []
  return (
    <Dialog open={open} onClose={onClose} title={words.reverseNumber(receipt.receipt)} size="small">
      <Form
        className={layout.stack4}
        onSubmit={submit}
        errors={tried && missing.length > 0 ? missing : (reverse.error?.errors ?? [])}
      >
        {back.isChosen && !isOne && <ReverseLines {...back.choice} />}
        <p aria-live="polite">
          {back.ways.map((way) => `${moneyMoves(way)} `)}
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
        <FormError message={tried && isNothing ? words.chooseLines : reverse.error?.message} />
        <Button type="submit" variant="danger" busy={reverse.isPending}>
          {words.reverse}
        </Button>
      </Form>
    </Dialog>
  )
}

function moneyMoves({ method, amount, label }: Receipt['payments'][number]): string {
  if (method === 'voucher') return words.goBack.voucher(formatMoney(amount), paymentName({ method, label }))
  const by = method === 'cash' ? 'cash' : 'card'
  return amount < 0 ? words.comeBack[by](formatMoney(-amount)) : words.goBack[by](formatMoney(amount))
}
