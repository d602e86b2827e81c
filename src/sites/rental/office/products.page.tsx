import { productTypes } from '#features/products/contract.ts'
import { categoryWords } from '#features/products/screens/category-words.ts'
import { Products } from '#features/products/screens/products.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import type { PageParams } from '#sites/pages.ts'
import { home, productsOf } from '../addresses.ts'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

const typeOfPage = (text: string | undefined) => productTypes.find((type) => type === text) ?? 'drinks'

export const meta = ({ productType }: PageParams) =>
  officeMeta(categoryWords[typeOfPage(productType)].title, words.productsText)

export default function ProductsPage({ params }: { params: PageParams }) {
  const type = typeOfPage(params.productType)
  return (
    <SignedIn access="staff">
      {(user) => <Products key={type} {...{ user, type }} addressOf={productsOf} stockAddress={`${home}/stock`} />}
    </SignedIn>
  )
}
