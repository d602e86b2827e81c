import { useState } from 'react'
import { getCustomerInvoices } from '#features/invoices/contract.ts'
import type { VatSeller } from '#features/invoices/issuing/rules/vat.ts'
import { getInvoiceOrders } from '#features/invoices/sending/contract.ts'
import type { Day } from '#kit/shared/day.ts'
import { amend } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdits } from '#kit/ui/use-edits.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { type CustomerForm, customerForm, handleCustomer, type InvoicesMode } from '../contract/handle.ts'
import { type Customer, getCustomersList } from '../contract.ts'
import { sendTime } from '../rules.ts'
import {
  checkDraft,
  edited,
  type FieldName,
  fieldNames,
  newsOf,
  shownTexts,
  type Texts,
  textsOf,
  withCustomer,
} from './draft.ts'

export type CustomerFormOf = {
  /** As it is by now; undefined for a new one. */
  customer: Customer | undefined
  day: Day
  timeZone: string
  /** The agency's. */
  seller: VatSeller
  onDone: (mode: InvoicesMode, customer: Customer | null) => void
}

/** What is typed of a customer, kept until it is saved, and all that can be done with it. */
export function useCustomerForm({ customer, day, timeZone, seller, onDone }: CustomerFormOf) {
  const record = useEdits<FieldName, InvoicesMode>(`customer-form-${customer?.id ?? 'new'}`)
  const { edits, errors, failed, hasEdits, isLeftOver, startOver } = record
  const [isSent, setSent] = useState(false)
  const [asksToSend, setAsksToSend] = useState(false)
  const draft = { customer, day }
  const texts = shownTexts(edits, draft)

  const write = useWrite(handleCustomer, {
    refreshes: [getCustomersList, getCustomerInvoices, getInvoiceOrders],
    onSuccess: ({ customer: now }, { body }) => {
      setAsksToSend(false)
      if (body.invoicesMode !== 'deactivate') record.saved()
      setSent(body.invoicesMode === 'send')
      putInList(customer?.id, now)
      toast(doneText(body, texts, timeZone), { seconds: 3 })
      onDone(body.invoicesMode, now)
    },
    onError: (error, { body }) => {
      setAsksToSend(false)
      const now = error.code === 'CHANGED_MEANWHILE' ? (error.extra.customer as Customer) : undefined
      record.fail(body.invoicesMode, error, now && textsOf({ customer: now, day }))
      if (now) putInList(now.id, now)
    },
  })

  const checked = (mode: InvoicesMode) => {
    const { form, errors: wrong } = checkDraft(mode, texts, { customer, seller })
    record.begin(wrong)
    return form
  }

  const submit = (mode: InvoicesMode, { again = false, anyway = false } = {}) => {
    if (write.isPending) return
    const form = checked(mode)
    if (form) write.mutate({ body: { ...form, again, anyway } })
    else setAsksToSend(false)
  }

  /** What looks at nothing that was typed. */
  const settle = (mode: 'deactivate' | 'delete') => {
    if (write.isPending || !customer) return
    record.begin()
    write.mutate({ body: customerForm.parse({ id: customer.id, invoicesMode: mode, isActive: !customer.active }) })
  }

  return {
    texts,
    errors,
    /** What somebody else changed while it was typed in. */
    news: newsOf(edits, draft),
    failed,
    isSent,
    hasEdits,
    isLeftOver,
    busyWith: write.isPending ? write.variables.body.invoicesMode : undefined,
    type: (field: FieldName, text: string) => {
      setSent(false)
      record.type(
        (before) => edited(before, field, text, draft),
        (wrong) => isAbout(wrong, field),
      )
    },
    submit,
    /** Asks before it sends what can be sent. */
    askToSend: () => setAsksToSend(!write.isPending && checked('send') !== undefined),
    asksToSend,
    settle,
    retry: (mode: InvoicesMode) => (mode === 'deactivate' || mode === 'delete' ? settle(mode) : submit(mode)),
    forgive: () => {
      record.forgive()
      setAsksToSend(false)
    },
    startOver,
  }
}

const putInList = (id: number | undefined, now: Customer | null) =>
  amend(getCustomersList, undefined, (all) => withCustomer(all, id, now))

export type CustomerFormState = ReturnType<typeof useCustomerForm>

/** Name, label, text and typing of a field. */
export const bindTo = (form: CustomerFormState) => (field: FieldName) => ({
  name: field,
  label: fieldNames[field],
  value: form.texts[field],
  onChange: (text: string) => form.type(field, text),
})

const isAbout = (error: string, field: FieldName) =>
  error === field || (field === 'invoiceItems' && /^(invoiceItems|totalPrice)/.test(error))

function doneText({ invoicesMode, isActive, delay }: CustomerForm, texts: Texts, timeZone: string): string {
  if (invoicesMode === 'add') return 'New customer has been added'
  if (invoicesMode === 'change') return 'Changes have been applied'
  if (invoicesMode === 'delete') return 'Entry has been deleted'
  if (invoicesMode === 'deactivate') return `Entry has been marked as ${isActive ? 'active' : 'inactive'}`
  if (delay === 0) return 'Email has been sent'
  return `Email will be sent on ${sendTime(texts.delay, { now: Temporal.Now.instant(), timeZone })}`
}
