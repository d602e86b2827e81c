import { presentTransfer } from '#features/payments/server/policy/transfer.ts'
import type { Env } from '#kit/server/settings/env.ts'
import type { Day } from '#kit/shared/day.ts'
import { words } from '../../words.ts'
import type { StoredVoucher } from '../queries.ts'

/** What is to be transferred for a voucher; the amount in dollars, as cents. */
export const transferOf = ({ amount, reference, due_on }: StoredVoucher) => ({
  amount,
  reference: words.transferReference(reference),
  dueOn: due_on as Day,
})

/** The transfer as the buyer's screen shows it; null where nothing is to be transferred. */
export const openTransfer = (voucher: StoredVoucher, env: Pick<Env, 'business' | 'toEuros'>) =>
  voucher.payment_method !== 'transfer' || voucher.paid || voucher.canceled
    ? null
    : presentTransfer(transferOf(voucher), env)
