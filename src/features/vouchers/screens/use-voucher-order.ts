import { useRef, useState } from 'react'
import type { EuroTransfer } from '#features/payments/contract.transfer.ts'
import type { Payment } from '#features/payments/contract.ts'
import { checkUser } from '#features/sign-in/contract.ts'
import { type Cents, toCents } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { ApiError } from '#kit/ui/api.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { repeatKeys } from '#kit/ui/repeat-keys.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import type { Draft } from './voucher-draft.ts'
import type { checkDraft } from './voucher-rules.ts'

/** An order that waits for its payer, kept through a reload. */
export type PendingOrder = { payment: Payment; email: string; amount: Cents }

export type Ordered = {
  amount: Cents
  email: string
  /** What is left to do; null when it is paid, or nothing really happened. */
  transfer: EuroTransfer | null
  simulated: boolean
}

const failed = 'An error has occurred, please try again later!'
export const checkDetails = 'Please check your entered details'

/** From the filled-in form to the finished order. */
export function useVoucherOrder(isShowcase: boolean) {
  const { data: user } = useEndpoint(checkUser)
  const [pending, setPending] = useKept<PendingOrder | null>('rental/voucher-pending', null)
  const [ordered, setOrdered] = useState<Ordered>()
  const [message, setMessage] = useState<string>()
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [rules, setRules] = useState<{ checkDraft: typeof checkDraft }>()
  const [repeat] = useState(repeatKeys)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const simulated = user?.email ? user.demo : isShowcase

  /** Checks the order and, where nothing is wrong with it, sends it. */
  const send = async (draft: Draft, agreed: boolean) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setMessage(undefined)
    setErrors([])
    try {
      const { checkDraft, sendOrder } = await import('./voucher-rules.ts')
      setRules({ checkDraft })
      const { details } = checkDraft(draft)
      if (!details || !agreed) return
      const { email, voucherAmount } = details
      const amount = toCents(voucherAmount)
      if (simulated) return setOrdered({ amount, email, transfer: null, simulated })
      const isTransfer = draft.method === 'transfer'
      const body = { ...details, banktransfer: isTransfer, paypal: !isTransfer, privacy: true }
      const { transfer, payment } = await repeat(body, (key) => sendOrder(body, key))
      if (payment) setPending({ payment, email, amount })
      else setOrdered({ amount, email, transfer, simulated })
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined
      setErrors(known?.errors ?? [])
      setMessage(known?.errors.length ? checkDetails : known?.status === 429 ? known.message : failed)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    simulated,
    busy,
    /** What is wrong with an order, once one was sent. */
    check: rules?.checkDraft,
    pending,
    ordered,
    message,
    errors,
    send,
    clear: () => {
      setMessage(undefined)
      setErrors([])
    },
    paid: ({ email, amount }: PendingOrder) => {
      setPending(null)
      setOrdered({ amount, email, transfer: null, simulated: false })
    },
    /** Back to the form, where everything typed still stands. */
    notPaid: (reason?: string) => {
      setPending(null)
      setMessage(reason)
    },
    startOver: () => setOrdered(undefined),
  }
}

export type VoucherOrder = ReturnType<typeof useVoucherOrder>
