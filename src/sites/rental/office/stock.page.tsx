import { Stock } from '#features/products/stock/screens/stock.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.stock, words.stockText)

export default function StockPage() {
  return <SignedIn access="staff">{(user) => <Stock user={user} lead={words.stockText} />}</SignedIn>
}
