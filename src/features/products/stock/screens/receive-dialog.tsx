import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { moneyAffix, typedUnits } from '#kit/shared/money.ts'
import { NumberField } from '#kit/ui/number-field.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import { getAllProducts, stockMax } from '../../contract.ts'
import { type Goods, getStock, receiveForm, receiveGoods } from '../contract.ts'
import { proposalOf } from '../rules.ts'
import { words } from '../words.ts'

type ReceiveDialogProps = { user: SignedInUser; goods: readonly Goods[]; onClose: () => void }

/** Goods that came, in one step: onto the shelf, and to admins what one cost. */
export function ReceiveDialog({ user, goods, onClose }: ReceiveDialogProps) {
  const first = goods.find((one) => proposalOf(one) > 0) ?? goods[0]
  const quantity: { quantity: number | undefined } = { quantity: undefined }
  const state = useState({ product_id: String(first?.id), purchase_price: '', ...quantity })
  const nameOf = (id: string) => goods.find((one) => String(one.id) === id)?.name ?? ''
  const { draft, field, dialog } = useEdit(state, receiveGoods, {
    form: receiveForm,
    formOf: (typed) => ({
      ...{ ...typed, quantity: typed.quantity ?? '' },
      purchase_price: typedUnits(typed.purchase_price),
    }),
    refreshes: [getAllProducts, getStock],
    onDone: () => toast(words.wasTaken(nameOf(draft.product_id)), { seconds: 3 }),
    onClose,
  })
  return (
    <WriteDialog {...dialog} size="small" title={words.received} send={words.take}>
      <SelectField
        label={words.product}
        options={goods.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...field('product_id')}
      />
      <NumberField label={words.quantity} max={stockMax} {...field('quantity')} />
      {user.admin && (
        <TextField
          {...{ label: words.purchasePrice, hint: words.priceHint, optional: true, maxLength: 10 }}
          {...moneyAffix()}
          {...field('purchase_price')}
        />
      )}
    </WriteDialog>
  )
}
