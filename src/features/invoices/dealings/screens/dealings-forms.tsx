import { type ReactNode, useState } from 'react'
import { formatExact } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { Button } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { firstFocus } from '#kit/ui/first-focus.ts'
import { Form, FormError } from '#kit/ui/form.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { refresh } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getBankLines } from '../../bank/contract.ts'
import { getCustomerInvoices, getUnpaidInvoices, type InvoicePaymentMethod } from '../../contract.ts'
import { getOpenInvoices } from '../../open/contract.ts'
import {
  getInvoiceDealings,
  giveBack,
  type InvoiceDealings,
  type InvoicePaymentShown,
  takeBackPayment,
} from '../contract.ts'
import styles from './invoice-dealings.module.css'

export type FormProps = {
  invoice: { id: number; reference: string }
  dealings: InvoiceDealings
  onDone: () => void
}

export const changed = [getInvoiceDealings, getCustomerInvoices, getOpenInvoices, getUnpaidInvoices, getBankLines]

type FrameProps = {
  children: ReactNode
  label: string
  busy: boolean
  errors: readonly FieldError[]
  message: string | undefined
  onSubmit: () => void
  onCancel: () => void
}

export function Frame({ children, label, busy, errors, message, onSubmit, onCancel }: FrameProps) {
  return (
    <Form className={styles.form} onSubmit={onSubmit} errors={errors}>
      {children}
      <FormError message={message} />
      <div className={layout.row2}>
        <Button type="submit" variant="danger" busy={busy}>
          {label}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Leave it
        </Button>
      </div>
    </Form>
  )
}

/** Why, which the audit log keeps. */
export function useReason(key: string) {
  const [reason, setReason] = useKept(key, '')
  const [tried, setTried] = useState(false)
  const missing = reason.trim() === '' ? [{ field: 'reason', message: 'Please enter a reason' }] : []
  return {
    reason,
    errors: tried ? missing : [],
    isMissing: missing.length > 0,
    attempt: () => setTried(true),
    forget: () => setReason(''),
    field: (
      <TextField label="Reason" name="reason" maxLength={200} value={reason} onChange={setReason} ref={firstFocus} />
    ),
  }
}

export function TakeBackForm({ dealings, payment, onDone }: FormProps & { payment: InvoicePaymentShown }) {
  const why = useReason(`take payment back ${payment.id}`)
  const take = useWrite(takeBackPayment, {
    refreshes: changed,
    onSuccess: ({ receipt }) => {
      if (receipt > 0) toast(`The payment is taken back by receipt ${receipt}`)
      why.forget()
      onDone()
    },
    onError: () => void refresh(...changed),
  })
  return (
    <Frame
      label="Take the payment back"
      busy={take.isPending}
      errors={why.isMissing ? why.errors : (take.error?.errors ?? [])}
      message={take.error?.message}
      onCancel={onDone}
      onSubmit={() => {
        why.attempt()
        if (!why.isMissing && !take.isPending) take.mutate({ body: { payment: payment.id, reason: why.reason } })
      }}
    >
      <p>
        {formatExact(payment.amount, dealings.currency)} are taken out of the ledger by an entry of their own, and are
        open again.
      </p>
      {why.field}
    </Frame>
  )
}

export function GiveBackForm({ invoice, dealings, onDone }: FormProps) {
  const [method, setMethod] = useState<InvoicePaymentMethod>('transfer')
  const { to_give_back: amount, currency } = dealings
  const give = useWrite(giveBack, {
    refreshes: changed,
    onSuccess: ({ receipt }) => {
      if (receipt > 0) toast(`Registered as given back, receipt ${receipt}`)
      onDone()
    },
    onError: () => void refresh(...changed),
  })
  return (
    <Frame
      label="It was given back"
      busy={give.isPending}
      errors={give.error?.errors ?? []}
      message={give.error?.message}
      onCancel={onDone}
      onSubmit={() => !give.isPending && give.mutate({ body: { invoice: invoice.id, method, amount } })}
    >
      <p>Registers that {formatExact(amount, currency)} went back to the customer. It moves no money itself.</p>
      <ChoiceGroup
        legend="Given back by"
        name="method"
        look="chips"
        value={method}
        onChange={setMethod}
        choices={[
          { value: 'transfer', label: 'Bank transfer' },
          { value: 'cash', label: 'Cash' },
        ]}
      />
    </Frame>
  )
}
