import { useState } from 'react'
import { type Cents, formatExact, formatPlain } from '#kit/shared/money.ts'
import { parsePrice, settledNumber } from '#kit/shared/typed-numbers.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { refresh } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { openOf, toGiveBack } from '../../rules.ts'
import { creditInvoice } from '../contract.ts'
import { type CreditLine, creditOf, type Taking } from '../rules/credit.ts'
import { changed, type FormProps, Frame, useReason } from './dealings-forms.tsx'

/** Takes an invoice back, or of some of its lines a quantity or an amount. */
export function CreditForm({ invoice, dealings, onDone }: FormProps) {
  const { currency, gross, paid, credited, left } = dealings
  const why = useReason(`credit invoice ${invoice.id}`)
  const [mails, setMails] = useState(true)
  const [whole, setWhole] = useState(true)
  const [typed, setTyped] = useState(() => left.lines.map(restOf))
  const credit = useWrite(creditInvoice, {
    refreshes: changed,
    onSuccess: ({ reference }) => {
      toast(whole ? `${reference} takes the invoice back` : `${reference} takes a part of the invoice back`)
      why.forget()
      onDone()
    },
    onError: () => void refresh(...changed),
  })
  const money = (cents: Cents) => formatExact(cents, currency)
  const lines = whole ? undefined : typed.flatMap((text, i) => takingOf(text, i, left.lines[i]))
  const part = lines?.some(({ quantity, net }) => Number.isNaN(quantity ?? net))
    ? 'Please enter numbers'
    : creditOf(left, lines)
  const then = typeof part === 'string' ? undefined : { gross, paid, credited: credited - part.gross }
  return (
    <Frame
      label="Issue the credit note"
      busy={credit.isPending}
      errors={why.isMissing ? why.errors : (credit.error?.errors ?? [])}
      message={typeof part === 'string' ? part : credit.error?.message}
      onCancel={onDone}
      onSubmit={() => {
        why.attempt()
        if (why.isMissing || credit.isPending || !then) return
        credit.mutate({ body: { invoice: invoice.id, reason: why.reason, mail: mails, lines } })
      }}
    >
      <ChoiceGroup
        legend="Taken back"
        name="whole"
        look="chips"
        value={whole ? 'whole' : 'part'}
        onChange={(choice) => setWhole(choice === 'whole')}
        choices={[
          { value: 'whole', label: credited > 0 ? 'All that is left' : 'The whole invoice' },
          { value: 'part', label: 'A part of it' },
        ]}
      />
      {!whole &&
        left.lines.map((line, i) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place.
            key={i}
            label={`${i + 1}. ${line.item}`}
            name={`lines.${i}`}
            inputMode="decimal"
            optional
            autoComplete="off"
            hint={`${restOf(line)} of ${isCounted(line) ? `${line.quantity} at ${money(line.unitPrice)}` : `${money(line.net)} net`} left`}
            suffix={isCounted(line) ? (line.unit ?? 'pieces') : `${currency} net`}
            value={typed[i] ?? ''}
            onChange={(text) => setTyped(typed.with(i, text))}
          />
        ))}
      {then && (
        <p role="status">
          Takes back <strong>{money(then.credited - credited)}</strong> with VAT.{' '}
          {toGiveBack(then) > 0
            ? `${money(toGiveBack(then))} have to go back to the customer.`
            : `${money(openOf(then))} stay open.`}{' '}
          This cannot be undone.
        </p>
      )}
      {why.field}
      <Checkbox checked={mails} onChange={setMails} label="Send it to the customer" />
    </Frame>
  )
}

/** What is billed by number is taken back by number, all else by amount. */
const isCounted = ({ quantity }: CreditLine) => Math.abs(quantity) !== 1

const restOf = (line: CreditLine) => (isCounted(line) ? String(line.leftQuantity) : formatPlain(line.leftNet))

/** Of a line below zero as much below zero. */
function takingOf(text: string, line: number, of: CreditLine | undefined): Taking[] {
  const said = settledNumber(text).replace('-', '')
  if (!of || said === '' || Number(said) === 0) return []
  if (isCounted(of)) return [{ line, quantity: Math.sign(of.quantity) * Number(said) }]
  return [{ line, net: Math.sign(of.net) * (parsePrice(said) ?? Number.NaN) }]
}
