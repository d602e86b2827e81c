import { Prices } from '#features/price-rules/screens/prices.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { words } from './words.ts'

export const meta = { title: words.titled(words.prices), description: words.pricesText, noindex: true }

export default function PricesPage() {
  return <SignedIn access="admin">{(user) => <Prices user={user} />}</SignedIn>
}
