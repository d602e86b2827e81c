import { useEffect, useState } from 'react'
import { type Cents, formatMoney, formatPlain, parseCents } from '#kit/shared/money.ts'
import type { ApiError, Sent } from '#kit/ui/api.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import {
  checkAmount,
  getUnpaidInvoices,
  type InvoicePaymentMethod,
  saveInvoicePayment,
  type UnpaidInvoice,
} from '../../contract.ts'
import type { PaidNow } from './invoice-paid.tsx'

export type InvoiceCheckoutProps = {
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
type Attempt = { invoice: UnpaidInvoice; amount: Cents; sent: Sent<typeof saveInvoicePayment> }

/** For which it is said that something went wrong. Why, and what to do, stays. */
const errorMilliseconds = 3100

/** The checkout of an invoice without its looks. */
export function useInvoiceCheckout({ shown, current, isKnown, onPaid }: InvoiceCheckoutProps) {
  const [method, setMethod] = useState<InvoicePaymentMethod>('transfer')
  // Until somebody types another amount it is all that is open.
  const [typed, setTyped] = useState<string>()
  const [tried, setTried] = useState(false)
  const [attempt, setAttempt] = useState<Attempt>()
  const [failedAt, setFailedAt] = useState<number>()
  const invoice = attempt?.invoice ?? current ?? shown
  const { open } = invoice
  const amount = typed === undefined ? open : parseCents(typed)
  const amountError = amountRefusal(amount, invoice)

  const save = useWrite(saveInvoicePayment, {
    refreshes: [getUnpaidInvoices],
    onSuccess: ({ receipt, left }) =>
      onPaid({ invoice, method, receipt, amount: attempt?.amount ?? amount ?? open, left }),
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
    /** As it stands in the field. */
    amountText: typed ?? formatPlain(open),
    /** What is wrong with the amount, once it was tried to book it. */
    amountError: tried ? amountError : undefined,
    /** What will stay open, in cents. */
    left: amount === undefined || amountError !== undefined ? 0 : open - amount,
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
    type: (text: string) => {
      if (save.isError) save.reset()
      setTyped(text)
    },
    submit: () => {
      setTried(true)
      if (save.isPending || isGone || (attempt === undefined && (amountError !== undefined || amount === undefined)))
        return
      const paid = amount ?? open
      const next = attempt ?? {
        invoice,
        amount: paid,
        sent: { body: { main_item: invoice.id, method, open: invoice.open, amount: paid, cashier: '' } },
      }
      setAttempt(next)
      save.mutate(next.sent)
    },
  }
}

function amountRefusal(amount: Cents | undefined, { open, currency }: UnpaidInvoice): string | undefined {
  if (amount === undefined || amount === 0) return checkAmount
  return amount > open ? `Only ${formatMoney(open, currency)} are open` : undefined
}

const isUnclear = ({ status }: ApiError) => status === 0 || status >= 500
