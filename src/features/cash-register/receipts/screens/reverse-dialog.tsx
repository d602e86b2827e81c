import { useState } from 'react'
import { getAllProducts } from '#features/products/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { formatList } from '#kit/shared/list.ts'
import { formatMoney, toUnits } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { firstFocus } from '#kit/ui/first-focus.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import { getTill } from '../../closing/contract.ts'
import { getReceipt, getReceipts, getUnpaid, type Receipt, reverseForm, reverseReceipt } from '../../contract.ts'
import { paymentName } from '../../sale/rules.ts'
import { words as tillWords } from '../../words.ts'
import { amountBack, waysBack } from '../rules.ts'
import { words } from '../words.ts'
import { type ChosenLine, ReverseLines } from './reverse-lines.tsx'

type ReverseDialogProps = {
  user: SignedInUser
  receipt: Receipt
  onClose: () => void
  onReversed: (position: number) => void
}

/** What of a receipt goes back, all that may unless less is chosen, what that comes to, and how. */
function useBack(receipt: Receipt) {
  const lines = receipt.lines.map((line) => ({ ...line, left: line.left ?? line.quantity }))
  const payments = receipt.payments.map((payment) => ({ ...payment, left: payment.left ?? payment.amount }))
  const all: ChosenLine[] = lines.map(({ left: quantity }, line) => ({ line, quantity, restock: true }))
  const [chosen = all, choose] = useState<ChosenLine[]>()
  const quantities = chosen.map(({ quantity }) => quantity)
  const ways = waysBack({ lines, payments }, quantities)
  // Nothing can be left out of what was lowered by a line of its own, nor of money that was given back.
  const isChosen = lines.every(({ amount }) => amount >= 0)
  const sent = chosen.filter(({ quantity }) => quantity > 0)
  const isOne = lines.length === 1 && lines[0]?.kind !== 'product'
  return {
    choice: isChosen && !isOne ? { lines, chosen } : null,
    choose,
    total: lines.reduce((sum, line, i) => sum + amountBack(line, quantities[i] ?? 0), 0),
    ways: payments.map((payment, i) => ({ ...payment, amount: ways[i] ?? 0 })).filter(({ amount }) => amount !== 0),
    sent: isChosen ? sent : null,
    isNothing: isChosen && sent.length === 0,
    isPart: chosen.some(({ quantity }, i) => quantity < (lines[i]?.left ?? 0)),
  }
}

/** Asks what of a receipt is taken back and why, and says what that does. */
export function ReverseDialog({ user, receipt, onClose, onReversed }: ReverseDialogProps) {
  const { position, boats_out: boatsOut = [] } = receipt
  const kept = useKept(`till reversal ${position} ${user.id}`, { reason: '' })
  const { choice, choose, total, ways, sent, isNothing, isPart } = useBack(receipt)
  const { field, dialog } = useEdit(kept, reverseReceipt, {
    form: reverseForm,
    formOf: ({ reason }) => ({ position, reason, total: toUnits(total), lines: sent }),
    refreshes: [getReceipt, getReceipts, getTill, getUnpaid, getAllProducts],
    onDone: ({ position: at, receipt: number }) => {
      if (number > 0) toast((isPart ? words.isPartlyBack : words.isReversed)(receipt.receipt, number))
      kept[1]({ reason: '' })
      onReversed(at)
    },
    // What others gave back meanwhile cannot be chosen any more.
    onError: () => {
      choose(undefined)
      void refresh(getReceipt, getReceipts, getTill)
    },
    onClose,
  })
  const wrong = isNothing ? [{ field: 'lines', message: words.chooseLines }, ...dialog.wrong] : dialog.wrong
  return (
    <WriteDialog
      {...{ ...dialog, wrong }}
      {...(isNothing && { failure: words.chooseLines })}
      size="small"
      title={words.reverseNumber(receipt.receipt)}
      send={words.reverse}
      danger
    >
      {choice && (
        <ReverseLines
          {...choice}
          onChange={(chosen) => {
            dialog.write.reset()
            choose(chosen)
          }}
        />
      )}
      <p aria-live="polite">
        {ways.map((way) => `${moneyMoves(way)} `)}
        {words.unpaidAgain}
      </p>
      {boatsOut.length > 0 && (
        <Banner tone="warning" title={words.wasOut(formatList(boatsOut))}>
          {words.owesAgain}
        </Banner>
      )}
      <TextField label={tillWords.reason} maxLength={200} ref={firstFocus} {...field('reason')} />
    </WriteDialog>
  )
}

function moneyMoves({ method, amount, label }: Receipt['payments'][number]): string {
  if (method === 'voucher') return words.goBack.voucher(formatMoney(amount), paymentName({ method, label }))
  const by = method === 'cash' ? 'cash' : 'card'
  return amount < 0 ? words.comeBack[by](formatMoney(-amount)) : words.goBack[by](formatMoney(amount))
}
