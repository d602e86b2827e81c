import { useEffect, useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { useStaffWrite } from '#features/sign-in/screens/use-staff-write.ts'
import type { ApiError, Sent } from '#kit/ui/api.ts'
import { amend, refresh } from '#kit/ui/server-state.tsx'
import { getUnpaidInvoices, type InvoicePaymentMethod, saveInvoicePayment, type UnpaidInvoice } from '../contract.ts'
import type { PaidNow } from './invoice-paid.tsx'

export type InvoiceCheckoutProps = {
  user: SignedInUser
  /** As it was chosen. */
  shown: UnpaidInvoice
  /** As it is by now; undefined where it is not among the unpaid ones any more. */
  current: UnpaidInvoice | undefined
  /** Whether it is known which are unpaid. */
  isKnown: boolean
  onPaid: (paid: PaidNow) => void
  onBack: () => void
}

/** A payment on its way: what is shown stands still until it is known whether it arrived. */
type Attempt = { invoice: UnpaidInvoice; sent: Sent<typeof saveInvoicePayment> }

/** For which it is said that something went wrong. Why, and what to do, stays. */
const errorMilliseconds = 3100

/** The checkout of an invoice without its looks. */
export function useInvoiceCheckout({ user, shown, current, isKnown, onPaid }: InvoiceCheckoutProps) {
  const [method, setMethod] = useState<InvoicePaymentMethod>('transfer')
  const [attempt, setAttempt] = useState<Attempt>()
  const [failedAt, setFailedAt] = useState<number>()
  const invoice = attempt?.invoice ?? current ?? shown

  const save = useStaffWrite(user, saveInvoicePayment, {
    refreshes: [getUnpaidInvoices],
    simulate: () => {
      amend(getUnpaidInvoices, undefined, ({ unpaid_invoices_list: list }) => ({
        unpaid_invoices_list: list.filter(({ id }) => id !== invoice.id),
      }))
      return { status: 'success' as const, receipt: 0, position: 0 }
    },
    onSuccess: ({ receipt }) => onPaid({ invoice, method, receipt }),
    onError: (error) => {
      setFailedAt(performance.now())
      if (isUnclear(error)) return
      setAttempt(undefined)
      void refresh(getUnpaidInvoices)
    },
  })

  useEffect(() => {
    if (failedAt === undefined) return
    const timer = setTimeout(() => setFailedAt(undefined), errorMilliseconds)
    return () => clearTimeout(timer)
  }, [failedAt])

  const isUnknown = attempt !== undefined && save.isError
  const isGone = isKnown && current === undefined && attempt === undefined
  return {
    invoice,
    method,
    isSending: save.isPending,
    /** Nobody knows whether the server has it: sent again it is the same payment. */
    isUnknown,
    /** Somebody else took the money meanwhile, or it was credited. */
    isGone,
    hasChanged: !isGone && attempt === undefined && current !== undefined && current.open !== shown.open,
    error: save.error ?? undefined,
    /** It is still said that something went wrong. */
    saysFailed: failedAt !== undefined,
    choose: (chosen: InvoicePaymentMethod) => {
      if (save.isError) save.reset()
      setMethod(chosen)
    },
    submit: () => {
      if (save.isPending || isGone) return
      const next = attempt ?? {
        invoice,
        sent: { body: { main_item: invoice.id, method, open: invoice.open, cashier: '' } },
      }
      setAttempt(next)
      save.mutate(next.sent)
    },
  }
}

const isUnclear = ({ status }: ApiError) => status === 0 || status >= 500
