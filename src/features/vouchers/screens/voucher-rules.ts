import type { EuroTransfer } from '#features/payments/contract/transfer.ts'
import { abandonPayment, type Payment } from '#features/payments/contract.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { ApiError, call } from '#kit/ui/api.ts'
import { repeatKeys } from '#kit/ui/repeat-keys.ts'
import { sendVoucherRequest, type VoucherDetails, voucherDetails } from '../contract.ts'
import type { Draft } from './voucher-draft.ts'

/** What the form needs only once it is sent: loaded then, to keep the page light. */

/** An order that waits for its payer, kept through a reload. */
export type PendingOrder = { payment: Payment; reference: string; email: string; amount: Cents; ownPage: string }

export type Ordered = {
  /** What is quoted when asking about the order or withdrawing from it; empty where nothing really happened. */
  reference: string
  amount: Cents
  email: string
  /** What is left to do; null when it is paid, or nothing really happened. */
  transfer: EuroTransfer | null
  /** Of the voucher; empty where nothing really happened. */
  ownPage: string
  simulated: boolean
}

type Checked = { details: VoucherDetails; errors: readonly [] } | { details: undefined; errors: readonly FieldError[] }

/** The details to send, or the first message of each field that is wrong. */
export function checkDraft(draft: Draft): Checked {
  const parsed = voucherDetails.safeParse({ ...draft, voucherAmount: draft.voucherAmount.trim() })
  if (parsed.success) return { details: parsed.data, errors: [] }
  return {
    details: undefined,
    errors: parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), message })),
  }
}

const payWithOf = ({ method }: Draft) =>
  method === 'transfer' ? {} : { pay_with: method === 'card' ? ('card' as const) : ('paypal' as const) }

type Sent = { pending?: PendingOrder; ordered?: Ordered; errors?: readonly FieldError[]; message?: string }

const repeat = repeatKeys()

/** Sends an order in which nothing is wrong. What is to be said of a refusal comes back; any other failure is thrown. */
export async function sendOrder(draft: Draft, simulated: boolean): Promise<Sent> {
  const { details } = checkDraft(draft)
  if (!details) return {}
  const { email, voucherAmount: amount } = details
  if (simulated) return { ordered: { reference: '', amount, email, transfer: null, ownPage: '', simulated } }
  const isTransfer = draft.method === 'transfer'
  const body = { ...details, banktransfer: isTransfer, paypal: !isTransfer, ...payWithOf(draft), privacy: true }
  try {
    const placed = await repeat(body, (key) => call(sendVoucherRequest, { body }, { key }))
    const { reference, transfer, payment, own_page: ownPage } = placed
    return payment
      ? { pending: { payment, reference, email, amount, ownPage } }
      : { ordered: { reference, amount, email, transfer, ownPage, simulated } }
  } catch (error) {
    const { errors, status, message } = error instanceof ApiError ? error : { errors: [] }
    if (errors.length > 0) return { errors }
    if (status === 429) return { message }
    throw error
  }
}

/** Gives the order up with its payment; fails where the money may be moving. */
export const giveUp = ({ payment }: Payment) => call(abandonPayment, { params: { payment } })
