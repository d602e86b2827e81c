import { useState } from 'react'
import { auditLabel } from '#features/audit-log/rules/label.ts'
import { getCustomerInvoices } from '#features/invoices/contract.ts'
import { getInvoiceOrders } from '#features/invoices/sending/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { useStaffWrite } from '#features/sign-in/screens/use-staff-write.ts'
import type { Day } from '#kit/shared/day.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import type { ApiError } from '#kit/ui/api.ts'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import { amend } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { type CustomerForm, customerForm, handleCustomer, type InvoicesMode } from '../contract/handle.ts'
import { type Customer, getCustomersList } from '../contract.ts'
import { sendTime } from '../rules.ts'
import {
  checkDraft,
  type Edits,
  edited,
  type FieldName,
  newsOf,
  seenAnew,
  shownTexts,
  simulatedCustomer,
  type Texts,
} from './draft.ts'

const nothingTyped: Edits = {}

export type CustomerFormOf = {
  user: SignedInUser
  /** As it is by now; undefined for a new one. */
  customer: Customer | undefined
  day: Day
  timeZone: string
  /** The agency's. */
  sellerCountry: string
  onDone: (mode: InvoicesMode, customer: Customer | null) => void
}

/** What is typed of a customer, kept until it is saved, and all that can be done with it. */
export function useCustomerForm({ user, customer, day, timeZone, sellerCountry, onDone }: CustomerFormOf) {
  const key = `customer-form-${customer?.id ?? 'new'}`
  const [edits, setEdits] = useKept<Edits>(key, nothingTyped)
  const [isTouched, setTouched] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [failed, setFailed] = useState<{ mode: InvoicesMode; error: ApiError }>()
  const [isSent, setSent] = useState(false)
  const [asksToSend, setAsksToSend] = useState(false)
  const draft = { customer, day }
  const texts = shownTexts(edits, draft)

  const write = useStaffWrite(user, handleCustomer, {
    refreshes: [getCustomersList, getCustomerInvoices, getInvoiceOrders],
    simulate: ({ body }) => {
      const label = auditLabel(customer ? 'Changed' : 'Added', user.username, day)
      const simulated = body.invoicesMode === 'delete' ? null : simulatedCustomer(body, customer, label)
      replaceInList(customer?.id, simulated)
      return { status: 'success' as const, customer: simulated }
    },
    onSuccess: ({ customer: now }, { body }) => {
      setAsksToSend(false)
      if (body.invoicesMode !== 'deactivate') {
        setEdits(nothingTyped)
        forgetKept(key)
      }
      setSent(body.invoicesMode === 'send')
      if (!user.demo) replaceInList(customer?.id, now)
      toast(doneText(body, texts, timeZone), { seconds: 3 })
      onDone(body.invoicesMode, now)
    },
    onError: (error, { body }) => {
      setAsksToSend(false)
      setErrors(error.errors)
      setFailed({ mode: body.invoicesMode, error })
      if (error.code !== 'CHANGED_MEANWHILE') return
      const now = error.extra.customer as Customer
      setEdits((before) => seenAnew(before, { customer: now, day }))
      replaceInList(now.id, now)
    },
  })

  const checked = (mode: InvoicesMode) => {
    const { form, errors: wrong } = checkDraft(mode, texts, { customer, sellerCountry })
    setErrors(wrong)
    setFailed(undefined)
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
    setErrors([])
    setFailed(undefined)
    write.mutate({ body: customerForm.parse({ id: customer.id, invoicesMode: mode, isActive: !customer.active }) })
  }

  return {
    texts,
    errors,
    /** What somebody else changed while it was typed in. */
    news: newsOf(edits, draft),
    failed,
    isSent,
    hasEdits: Object.keys(edits).length > 0,
    /** There is text from before that was not saved. */
    isLeftOver: !isTouched && Object.keys(edits).length > 0,
    busyWith: write.isPending ? write.variables.body.invoicesMode : undefined,
    type: (field: FieldName, text: string) => {
      setTouched(true)
      setSent(false)
      setErrors((before) => before.filter((error) => !isAbout(error.field, field)))
      setEdits((before) => edited(before, field, text, draft))
    },
    submit,
    /** Asks before it sends what can be sent. */
    askToSend: () => setAsksToSend(!write.isPending && checked('send') !== undefined),
    asksToSend,
    settle,
    retry: (mode: InvoicesMode) => (mode === 'deactivate' || mode === 'delete' ? settle(mode) : submit(mode)),
    forgive: () => {
      setFailed(undefined)
      setAsksToSend(false)
    },
    startOver: () => {
      setErrors([])
      setFailed(undefined)
      setEdits(nothingTyped)
    },
  }
}

export type CustomerFormState = ReturnType<typeof useCustomerForm>

/** Name, text and typing of a field. */
export const bindTo = (form: CustomerFormState) => (field: FieldName) => ({
  name: field,
  value: form.texts[field],
  onChange: (text: string) => form.type(field, text),
})

const isAbout = (error: string, field: FieldName) =>
  error === field || (field === 'invoiceItems' && /^(invoiceItems|totalPrice)/.test(error))

/** Puts a customer in the place of the one with an id, or out of the list. */
function replaceInList(id: number | undefined, now: Customer | null) {
  amend(getCustomersList, undefined, ({ customers_list, ...more }) => ({
    ...more,
    customers_list: [
      ...customers_list.filter((one) => one.id !== id && one.id !== now?.id),
      ...(now ? [now] : []),
    ].sort((a, b) => a.business.toLowerCase().localeCompare(b.business.toLowerCase())),
  }))
}

function doneText({ invoicesMode, isActive, delay }: CustomerForm, texts: Texts, timeZone: string): string {
  if (invoicesMode === 'add') return 'New customer has been added'
  if (invoicesMode === 'change') return 'Changes have been applied'
  if (invoicesMode === 'delete') return 'Entry has been deleted'
  if (invoicesMode === 'deactivate') return `Entry has been marked as ${isActive ? 'active' : 'inactive'}`
  if (delay === 0) return 'Email has been sent'
  return `Email will be sent on ${sendTime(texts.delay, { now: Temporal.Now.instant(), timeZone })}`
}
