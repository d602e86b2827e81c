import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { formatMoney, parseCents } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Form } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { SelectField } from '#kit/ui/select-field.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { getTill } from '../../closing/contract.ts'
import { words as tillWords } from '../../words.ts'
import type { Discount } from '../contract.ts'
import { words } from '../words.ts'
import type { CartEntry } from './cart-lines.ts'
import type { Sale, SaleItem } from './sale.ts'
import { Taken } from './split.tsx'

type DiscountsProps = {
  user: SignedInUser
  sale: Sale
  item: SaleItem | null
  lines: readonly CartEntry[]
  onChange: (part: Partial<Sale>) => void
}

/** What is off, and a dialog to give more: off the whole receipt, the booking, or a product. */
export function Discounts({ user, sale: { discounts }, item, lines, onChange }: DiscountsProps) {
  const [open, setOpen] = useState(false)
  const most = useEndpoint(getTill).data?.discount_percent
  const booked = item?.type === 'booking' ? [{ value: 'item', label: item.label }] : []
  const goods = lines.map(({ product }) => ({ value: String(product.id), label: product.name }))
  const targets = [{ value: 'all', label: words.wholeReceipt }, ...booked, ...goods]
  if (targets.length === 1) return null
  const give = (given: Discount) => {
    onChange({ discounts: [...discounts, given] })
    setOpen(false)
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.discount}
      </Button>
      {discounts.map(({ product = 'all', item, percent, amount = 0, reason }, i) => (
        <Taken
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
          key={i}
          text={[
            targets.find(({ value }) => value === (item ? 'item' : String(product)))?.label,
            percent === undefined ? formatMoney(amount) : `${percent} %`,
            reason,
          ].join(', ')}
          onAway={() => onChange({ discounts: discounts.toSpliced(i, 1) })}
        />
      ))}
      <Dialog open={open} onClose={() => setOpen(false)} title={words.discount} size="small">
        <DiscountForm targets={targets} most={user.admin ? undefined : most} onGiven={give} />
      </Dialog>
    </>
  )
}

type FormProps = {
  targets: readonly { value: string; label: string }[]
  most: number | undefined
  onGiven: (discount: Discount) => void
}

/** `10 %` is a part of it, `3.50` an amount. */
function DiscountForm({ targets, most, onGiven }: FormProps) {
  const [{ of, off, reason }, set] = useState({ of: 'all', off: '10 %', reason: '' })
  const [tried, setTried] = useState(false)
  const share = /^\s*(\d+(?:[.,]\d+)?)\s*%\s*$/.exec(off)?.[1]
  const percent = share === undefined ? undefined : Number(share.replace(',', '.'))
  const amount = share === undefined ? parseCents(off) : undefined
  const errors = [
    ...(amount || (percent && percent <= 100) ? [] : [{ field: 'off', message: words.noPercent }]),
    ...(reason.trim() === '' ? [{ field: 'reason', message: tillWords.noReason }] : []),
  ]
  const give = () => {
    setTried(true)
    const target = of === 'all' ? {} : of === 'item' ? { item: true } : { product: Number(of) }
    if (errors.length === 0) onGiven({ ...target, percent, amount, reason: reason.trim() })
  }
  const change = (part: { of?: string; off?: string; reason?: string }) => set((before) => ({ ...before, ...part }))
  const chips = (name: 'off' | 'reason', legend: string, value: string, choices: readonly string[]) => (
    <ChoiceGroup
      {...{ legend, value }}
      name={`usual-${name}`}
      look="chips"
      onChange={(chosen) => change({ [name]: chosen })}
      choices={choices.map((one) => ({ value: one, label: one }))}
    />
  )
  return (
    <Form className={layout.stack3} errors={tried ? errors : []} onSubmit={give}>
      <SelectField label={words.offWhat} value={of} onChange={(of) => change({ of })} options={targets} />
      {chips('off', words.discount, off, ['5 %', '10 %', '15 %', '20 %'])}
      <TextField
        label={words.percentOrAmount}
        name="off"
        maxLength={9}
        hint={most === undefined ? undefined : words.upTo(most)}
        value={off}
        onChange={(off) => change({ off })}
      />
      {chips('reason', tillWords.reason, reason, words.reasons)}
      <TextField
        label={tillWords.reason}
        name="reason"
        maxLength={60}
        value={reason}
        onChange={(reason) => change({ reason })}
      />
      <Button type="submit">{words.giveDiscount}</Button>
    </Form>
  )
}
