import type { Env } from '#kit/server/env.ts'
import { epcPayload, qrMatrix, qrPath } from '#kit/server/epc-qr.ts'
import type { Day } from '#kit/shared/day.ts'
import { type Cents, convert, toUnits } from '#kit/shared/money.ts'
import type { EuroTransfer } from '../contract.ts'
import type { StoredVoucher } from './queries.ts'

/** What is to be transferred for a voucher; the amount in dollars, as cents. */
export const transferOf = ({ amount, reference, due_on }: StoredVoucher) => ({
  amount: amount as Cents,
  reference: `Voucher ${reference}`,
  dueOn: due_on as Day,
})

/** The transfer as the buyer's screen shows it, in euros; null where nothing is to be transferred. */
export function presentTransfer(
  voucher: StoredVoucher,
  { business: { name, iban, bic }, eurPerUsd }: Pick<Env, 'business' | 'eurPerUsd'>,
): EuroTransfer | null {
  if (voucher.payment_method !== 'transfer' || voucher.paid || voucher.canceled) return null
  const { dueOn, reference, ...transfer } = transferOf(voucher)
  const amount = convert(transfer.amount, eurPerUsd)
  const matrix = qrMatrix(epcPayload({ name, iban, bic, amount, reference }))
  const qr = { size: matrix.size, path: qrPath(matrix) }
  return { amount: toUnits(amount), name, iban, bic, reference, due_on: dueOn, qr }
}
