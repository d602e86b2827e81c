import { useState } from 'react'
import { describeVoucher } from '#features/vouchers/rules.ts'
import { words as voucherWords } from '#features/vouchers/words.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import { formatMoney, moneyAffix, parseCents } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { Form } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { TextField } from '#kit/ui/text-field.tsx'
import { newVoucher } from '../contract.ts'
import { words } from '../words.ts'
import checkout from './checkout.module.css'
import { typedMoney } from './exact-money.ts'
import type { SaleItem } from './sale.ts'
import styles from './select.module.css'

const usual = [2500, 5000, 10_000, 20_000]
const nothing = { amount: '', name: '', email: '', recipient: '' }

/** A voucher of any worth that is sold over the counter: its code is made with the receipt, and stands on it. */
export function NewVoucherForm({ onChoose }: { onChoose: (item: SaleItem) => void }) {
  const [draft, setDraft] = useState(nothing)
  const [tried, setTried] = useState(false)
  const amount = parseCents(draft.amount)
  const errors = errorsOf(newVoucher, draft)
  const field = (name: keyof typeof nothing, label: string) => ({
    ...{ name, label, maxLength: 50, autoComplete: 'off', optional: name !== 'amount', value: draft[name] },
    onChange: (typed: string) => setDraft((before) => ({ ...before, [name]: typed })),
  })
  const sell = () => {
    setTried(true)
    if (errors.length > 0 || !amount) return
    const { name: customer, recipient: detail } = draft
    const made = { ...draft, amount }
    onChoose({ type: 'voucher', id: 0, label: describeVoucher(amount), detail, customer, amount, made })
  }
  return (
    <Form className={styles.made} errors={tried ? errors : []} onSubmit={sell}>
      <h2>{words.newVoucher}</h2>
      <div className={checkout.notes}>
        {usual.map((cents) => (
          <button
            key={cents}
            type="button"
            className={checkout.note}
            aria-pressed={amount === cents}
            onClick={() => setDraft((before) => ({ ...before, amount: typedMoney(cents) }))}
          >
            {formatMoney(cents)}
          </button>
        ))}
      </div>
      <TextField {...field('amount', voucherWords.amount)} {...moneyAffix()} />
      <details>
        <summary>{words.forWhom}</summary>
        <div className={layout.stack3}>
          <TextField {...field('recipient', voucherWords.forWhom)} />
          <TextField {...field('name', voucherWords.name)} />
          <TextField {...field('email', voucherWords.email)} type="email" />
        </div>
      </details>
      <Button type="submit" size="large">
        {words.checkout}
      </Button>
    </Form>
  )
}
