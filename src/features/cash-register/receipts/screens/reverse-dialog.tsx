import { useState } from 'react'
import { getAllProducts } from '#features/products/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { formatList } from '#kit/shared/list.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
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
import { amountBack, isSplit, waysBack } from '../rules.ts'
import { words } from '../words.ts'
import { type ChosenLine, ReverseLines } from './reverse-lines.tsx'

type ReverseDialogProps = {
  user: SignedInUser
  receipt: Receipt
  open: boolean
  onClose: () => void
  onReversed: (position: number) => void
}

/** A receipt as it can be given back: what of it was chosen, else all, what that comes to, and how it goes back. */
function useBack(receipt: Receipt) {
  const lines = receipt.lines.map((line) => ({ ...line, left: line.left ?? line.quantity }))
  const payments = receipt.payments.map((payment) => ({ ...payment, left: payment.left ?? payment.amount }))
  const amountOf = (quantities: readonly number[]) =>
    lines.reduce((sum, line, i) => sum + amountBack(line, quantities[i] ?? 0), 0)
  const all = lines.map(({ left }) => left)
  // A deposit of a boat that is out stays where it is.
  const isAllThere = amountOf(all) === payments.reduce((sum, { left }) => sum + left, 0)
  const [part, choose] = useState<readonly ChosenLine[]>()
  const chosen = part ?? (isAllThere ? undefined : [])
  const quantities = chosen ? lines.map((_, i) => chosen.find(({ line }) => line === i)?.quantity ?? 0) : all
  const ways = waysBack({ lines, payments }, quantities)
  return {
    lines,
    chosen,
    choose,
    isSplit: isAllThere && isSplit({ lines }),
    total: amountOf(quantities),
    ways: payments.map((payment, i) => ({ ...payment, amount: ways[i] ?? 0 })).filter(({ amount }) => amount !== 0),
  }
}

/** Asks what of a receipt is taken back and why, and says what that does. */
export function ReverseDialog({ user, receipt, open, onClose, onReversed }: ReverseDialogProps) {
  const [reason, setReason] = useKept(`till reversal ${receipt.position} ${user.id}`, '')
  const [restock, setRestock] = useState(true)
  const [tried, setTried] = useState(false)
  const back = useBack(receipt)
  const hasProducts = receipt.lines.some(({ kind }) => kind === 'product')
  const reverse = useWrite(reverseReceipt, {
    refreshes: [getReceipt, getReceipts, getTill, getUnpaid, getAllProducts],
    onSuccess: ({ position, receipt: number }) => {
      if (number > 0) toast(words.isReversed(receipt.receipt, number))
      setReason('')
      back.choose(undefined)
      onClose()
      onReversed(position)
    },
    onError: () => void refresh(getReceipt, getReceipts, getTill),
  })
  const missing = reason.trim() === '' ? [{ field: 'reason', message: tillWords.noReason }] : []
  const isNothing = back.chosen?.length === 0
  const submit = () => {
    setTried(true)
    if (missing.length > 0 || isNothing || reverse.isPending) return
    const lines = back.chosen ? [...back.chosen] : null
    reverse.mutate({ body: { position: receipt.position, reason, total: back.total, restock, lines } })
  }
  const boatsOut = receipt.boats_out ?? []
  return (
    <Dialog open={open} onClose={onClose} title={words.reverseNumber(receipt.receipt)} size="small">
      <Form
        className={layout.stack4}
        onSubmit={submit}
        errors={tried && missing.length > 0 ? missing : (reverse.error?.errors ?? [])}
      >
        {back.isSplit && (
          <ChoiceGroup
            legend={words.howMuch}
            name="how_much"
            look="chips"
            value={back.chosen ? 'part' : 'all'}
            onChange={(how) => back.choose(how === 'part' ? [] : undefined)}
            choices={[
              { value: 'all', label: words.allOfIt },
              { value: 'part', label: words.partOfIt },
            ]}
          />
        )}
        {back.chosen && <ReverseLines lines={back.lines} chosen={back.chosen} onChange={back.choose} />}
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
        {hasProducts && !back.chosen && <Checkbox checked={restock} onChange={setRestock} label={words.restock} />}
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
