import { Receipts } from '#features/cash-register/receipts/screens/receipts.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import type { PageParams } from '#sites/pages.ts'
import { cashRegister } from '../addresses.ts'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.receipts, words.receiptsText)

export default function ReceiptsPage({ params }: { params: PageParams }) {
  return (
    <SignedIn access="staff">
      {(user) => <Receipts user={user} base={cashRegister} position={Number(params.position) || undefined} />}
    </SignedIn>
  )
}
