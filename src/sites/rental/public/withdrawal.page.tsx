import { readOwnVoucher } from '#features/vouchers/contract/own.ts'
import { Withdrawal } from '#features/withdrawals/screens/withdrawal.tsx'
import { call } from '#kit/ui/api.ts'
import { home, terms } from '../addresses.ts'

export const meta = {
  title: 'Withdraw from contract – RentalRevolution',
  description: 'Withdraw from the order of a voucher, in two steps and without an account, with a receipt by mail.',
}

const voucherOf = async (token: string) => {
  const { reference } = await call(readOwnVoucher, { body: { token } })
  return `Voucher ${reference}`
}

export default function WithdrawalPage() {
  return <Withdrawal addresses={{ home, terms }} contractOf={voucherOf} />
}
