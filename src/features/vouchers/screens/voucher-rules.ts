import type { FieldError } from '#kit/shared/problem.ts'
import { call, type Sent } from '#kit/ui/api.ts'
import { sendVoucherRequest, type VoucherDetails, voucherDetails } from '../contract.ts'
import type { Draft } from './voucher-draft.ts'

/** What the form needs only once it is sent: loaded then, to keep the page light. */

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

export const sendOrder = (body: Sent<typeof sendVoucherRequest>['body'], key: string) =>
  call(sendVoucherRequest, { body }, { key })
