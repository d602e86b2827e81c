import { epcPayload, qrMatrix, qrPath } from '#kit/server/documents/epc-qr.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { convert } from '#kit/shared/money.ts'
import type { EuroTransfer } from '../../contract/transfer.ts'
import type { Transfer } from '../emails/transfer.ts'

/** A transfer as the payer's screen shows it, in euros and with its code. */
export function presentTransfer(
  { amount: price, reference, dueOn }: Pick<Transfer, 'amount' | 'reference' | 'dueOn'>,
  { business: { name, iban, bic }, toEuros }: Pick<Env, 'business' | 'toEuros'>,
): EuroTransfer {
  const amount = convert(price, toEuros)
  const matrix = qrMatrix(epcPayload({ name, iban, bic, amount, reference }))
  const qr = { size: matrix.size, path: qrPath(matrix) }
  return { amount, price, name, iban, bic, reference, due_on: dueOn, qr }
}
