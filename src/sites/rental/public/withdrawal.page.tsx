import { readOwnVoucher } from '#features/vouchers/contract/own.ts'
import { Withdrawal } from '#features/withdrawals/screens/withdrawal.tsx'
import { call } from '#kit/ui/api.ts'
import { home, terms } from '../addresses.ts'
import { words } from '../words.ts'

export const meta = {
  title: words.withdrawTitle,
  description: words.withdrawDescription,
}

const voucherOf = async (token: string) => {
  const { reference } = await call(readOwnVoucher, { body: { token } })
  return words.voucherNumber(reference)
}

export default function WithdrawalPage() {
  return <Withdrawal addresses={{ home, terms }} contractOf={voucherOf} />
}
