import type { Product, ProductType } from '../contract.ts'
import { stockLevel } from '../rules.ts'
import { words } from '../words.ts'

/** How pages are called that are of a category. */
export const categoryWords: Readonly<Record<ProductType, { title: string }>> = {
  drinks: { title: words.categoryNames.drinks },
  foods: { title: words.categoryNames.foods },
  others: { title: words.categoryNames.others },
  services: { title: words.categoryNames.services },
}

/** How many of these products somebody should order: those that are low or sold out. */
export const countLow = (products: readonly Product[]) =>
  products.filter((product) => ['low', 'empty'].includes(stockLevel(product)?.state ?? '')).length

/** `6 drinks, 2 of them running low`; of services just how many there are. */
export function describeCategory(type: ProductType, products: readonly Product[]): string {
  const count = words.counts[type](products.length)
  if (type === 'services' || products.length === 0) return count
  const low = countLow(products)
  return low === 0 ? words.wellStocked(count) : words.runningLow(count, low)
}
