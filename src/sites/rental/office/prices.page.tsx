import { Prices } from '#features/price-rules/screens/prices.tsx'
import { signedInPage } from '#features/sign-in/screens/signed-in.tsx'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.prices, words.pricesText)

export default signedInPage('admin', (user) => <Prices user={user} />)
