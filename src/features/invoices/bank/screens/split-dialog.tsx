import { useState } from 'react'
import { formatPlain } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { type Option, SelectField } from '#kit/ui/select-field.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { getUnpaidInvoices } from '../../contract.ts'
import type { shortReasons } from '../../dealings/rules/payments.ts'
import type { BankLineShown, BankProposal } from '../contract.ts'
import { splitOf } from '../rules/split.ts'
import { bankMoney } from '../rules/statement.ts'
import type { BankLinesDo } from './use-bank-lines.ts'

type Missing = 'open' | (typeof shortReasons)[number]
const missings: readonly Option<Missing>[] = [
  { value: 'open', label: 'Stays open' },
  { value: 'fee', label: 'Is a fee of the bank: the invoice is paid' },
  { value: 'discount', label: 'Is a discount for paying early: it is paid' },
]

type Chosen = Pick<BankProposal, 'invoice' | 'reference' | 'business' | 'open'>
type Part = Chosen & { typed: string; missing: Missing; refusal?: string | undefined }

type SplitDialogProps = {
  line: BankLineShown
  chosen: BankProposal | undefined
  does: BankLinesDo
  onClose: () => void
}

/** Money shared out by hand: to any invoices, in any parts, and what becomes of what is missing of them. */
export function SplitDialog({ line, chosen, does, onClose }: SplitDialogProps) {
  const { id, rest, currency, payer, proposals } = line
  const open = useEndpoint(getUnpaidInvoices).data?.unpaid_invoices_list ?? []
  const partOf = (one: Chosen, most: number): Part => ({
    ...{ invoice: one.invoice, reference: one.reference, business: one.business, open: one.open },
    ...{ typed: formatPlain(Math.min(most, one.open)), missing: 'open' },
  })
  const [parts, setParts] = useState<readonly Part[]>(() =>
    proposals
      .filter((one) => one.amount > 0 && (one.invoice === chosen?.invoice || one.fit === 'together'))
      .map((one) => partOf(one, rest)),
  )
  const { shares, left } = splitOf(rest, parts)
  const others = open
    .filter((one) => one.currency === currency && !parts.some(({ invoice }) => invoice === one.id))
    .toSorted((a, b) => a.business.localeCompare(b.business))
  const change = (at: number, change: Partial<Part>) =>
    setParts(parts.map((one, i) => (i === at ? { ...one, refusal: undefined, ...change } : one)))
  const book = async () => {
    const bookings = parts.map(({ invoice, open, missing }, i) => {
      const amount = shares[i]?.amount ?? 0
      return { line: id, invoice, amount, open, ...(missing !== 'open' && { short: missing }) }
    })
    const failed = await does.book(bookings).catch(() => undefined)
    if (failed?.length === 0) return onClose()
    const whyNot = (invoice: number) => failed?.find((one) => one.invoice === invoice)?.error ?? undefined
    const refused = parts.map((one) => ({ ...one, refusal: whyNot(one.invoice) }))
    if (failed) setParts(refused.filter(({ refusal }) => refusal))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${bankMoney(rest, currency)} of ${payer || 'an unknown payer'}`}
      leave="Cancel"
      footer={
        <Button
          busy={does.isBooking}
          disabled={parts.length === 0 || shares.some(({ error }) => error)}
          onClick={() => void book()}
        >
          Book {bankMoney(rest - left, currency)}
        </Button>
      }
    >
      <div className={layout.column4}>
        {parts.map(({ invoice, reference, business, open, typed, missing, refusal }, i) => (
          <section key={invoice} className={layout.stack2} aria-label={reference}>
            <TextField
              label={`To ${reference} of ${business}`}
              hint={`${bankMoney(open, currency)} open`}
              inputMode="decimal"
              autoComplete="off"
              suffix={currency}
              value={typed}
              error={shares[i]?.error ?? refusal}
              onChange={(typed) => change(i, { typed })}
            />
            {(shares[i]?.missing ?? 0) > 0 && (
              <SelectField
                label={`The ${bankMoney(shares[i]?.missing ?? 0, currency)} that did not come`}
                options={missings}
                value={missing}
                onChange={(missing) => change(i, { missing })}
              />
            )}
            <Button variant="secondary" size="small" onClick={() => setParts(parts.toSpliced(i, 1))}>
              Leave it out
            </Button>
          </section>
        ))}
        {left > 0 && others.length > 0 && (
          <SelectField
            label={parts.length === 0 ? 'For which invoice?' : 'And which other invoice?'}
            required={false}
            placeholder="Choose an invoice"
            value=""
            options={others.map(({ id, business, reference, open }) => ({
              value: String(id),
              label: `${business}, ${reference}, ${bankMoney(open, currency)}`,
            }))}
            onChange={(value) => {
              const added = others.filter((one) => String(one.id) === value)
              setParts([...parts, ...added.map((one) => partOf({ ...one, invoice: one.id }, left))])
            }}
          />
        )}
        {left > 0 && (
          <p className={layout.note}>
            {others.length === 0 && `No other invoice in ${currency} is open. `}
            {bankMoney(left, currency)} {parts.length === 0 ? 'to decide' : 'stay here to be decided'}
          </p>
        )}
      </div>
    </Dialog>
  )
}
