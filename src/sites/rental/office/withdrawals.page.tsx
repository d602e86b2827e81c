import { signedInPage } from '#features/sign-in/screens/signed-in.tsx'
import { WithdrawalsList } from '#features/withdrawals/screens/withdrawals-list.tsx'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.withdrawals, words.withdrawalsText)

export default signedInPage('staff', (user) => <WithdrawalsList user={user} />)
