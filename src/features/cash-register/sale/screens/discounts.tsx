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
import { isAbove, withDiscount } from '../rules/discounts.ts'
import { words } from '../words.ts'
import type { CartEntry } from './cart-lines.ts'
import { typedMoney } from './exact-money.ts'
import { linesOf, type Sale, type SaleItem } from './sale.ts'
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
  const limit = useEndpoint(getTill).data?.discount_percent
  const most = user.admin ? undefined : limit
  const booked = item?.type === 'booking' ? [{ value: 'item', label: item.label }] : []
  const goods = lines.map(({ product }) => ({ value: String(product.id), label: product.name }))
  const targets = [{ value: 'all', label: words.wholeReceipt }, ...booked, ...goods]
  if (targets.length === 1) return null
  const give = (given: Discount) => {
    onChange({ discounts: withDiscount(discounts, given) })
    setOpen(false)
  }
  const isTooMuch = (given: Discount) =>
    most !== undefined && isAbove(linesOf({ item, discounts: withDiscount(discounts, given) }, lines), most)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.discount}
      </Button>
      {discounts.map((one, i) => (
        <Taken
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
          key={i}
          text={`${targets.find(({ value }) => value === targetOf(one))?.label}, ${describe(one)}`}
          onAway={() => onChange({ discounts: discounts.toSpliced(i, 1) })}
        />
      ))}
      <Dialog open={open} onClose={() => setOpen(false)} title={words.discount} size="small">
        <DiscountForm {...{ targets, discounts, most, isTooMuch }} onGiven={give} />
      </Dialog>
    </>
  )
}

const targetOf = ({ product, item }: Discount) => (item ? 'item' : String(product ?? 'all'))

const describe = ({ percent, amount = 0, reason }: Discount) =>
  `${percent === undefined ? formatMoney(amount) : `${percent} %`}, ${reason}`

const typedAs = (one: Discount | undefined) =>
  one && { off: one.amount === undefined ? `${one.percent} %` : typedMoney(one.amount), reason: one.reason }

type FormProps = {
  targets: readonly { value: string; label: string }[]
  discounts: readonly Discount[]
  most: number | undefined
  isTooMuch: (given: Discount) => boolean
  onGiven: (discount: Discount) => void
}

/** `10 %` is a part of it, `3.50` an amount. */
function DiscountForm({ targets, discounts, most = 100, isTooMuch, onGiven }: FormProps) {
  const usual = [5, 10, 15, 20].filter((one) => one <= most).map((one) => `${one} %`)
  const of = (target: string) => discounts.findLast((one) => targetOf(one) === target)
  const last = discounts.findLast((one) => targets.some(({ value }) => value === targetOf(one)))
  const [draft, set] = useState({
    ...{ target: last ? targetOf(last) : 'all', off: usual[1] ?? usual[0] ?? `${most} %`, reason: '' },
    ...typedAs(last),
  })
  const { target, off, reason } = draft
  const before = of(target)
  const [tried, setTried] = useState(false)
  const share = /^\s*(\d+(?:[.,]\d+)?)\s*%\s*$/.exec(off)?.[1]
  const percent = share === undefined ? undefined : Number(share.replace(',', '.'))
  const amount = share === undefined ? parseCents(off) : undefined
  const where = target === 'all' ? {} : target === 'item' ? { item: true } : { product: Number(target) }
  const given = { ...where, percent, amount, reason: reason.trim() }
  const wrong = !(amount || (percent && percent <= 100))
    ? words.noPercent
    : (percent ?? 0) > most || isTooMuch(given)
      ? words.discountTooHigh(most)
      : undefined
  const errors = [
    ...(wrong ? [{ field: 'off', message: wrong }] : []),
    ...(given.reason === '' ? [{ field: 'reason', message: tillWords.noReason }] : []),
  ]
  const give = () => {
    setTried(true)
    if (errors.length === 0) onGiven(given)
  }
  const change = (part: Partial<typeof draft>) => set((before) => ({ ...before, ...part }))
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
      <SelectField
        label={words.offWhat}
        hint={before && words.replaces(describe(before))}
        value={target}
        onChange={(chosen) => change({ target: chosen, ...typedAs(of(chosen)) })}
        options={targets}
      />
      {usual.length > 0 && chips('off', words.discount, off, usual)}
      <TextField
        label={words.percentOrAmount}
        name="off"
        maxLength={9}
        hint={most < 100 ? words.upTo(most) : undefined}
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
