import { Withdrawal } from '#features/withdrawals/screens/withdrawal.tsx'
import { home, terms } from '../addresses.ts'

export const meta = {
  title: 'Withdraw from contract – RentalRevolution',
  description: 'Withdraw from the order of a voucher, in two steps and without an account, with a receipt by mail.',
}

export default function WithdrawalPage() {
  return <Withdrawal addresses={{ home, terms }} />
}
