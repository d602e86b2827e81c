import type { Product, ProductType } from '../contract.ts'
import { stockLevel } from '../rules.ts'

type Words = { title: string; one: string; many: string }

/** How the screens call the categories: a title, one of it and several of it. */
export const categoryWords: Readonly<Record<ProductType, Words>> = {
  drinks: { title: 'Drinks', one: 'drink', many: 'drinks' },
  foods: { title: 'Foods', one: 'food', many: 'foods' },
  others: { title: 'Others', one: 'product', many: 'products' },
  services: { title: 'Services', one: 'service', many: 'services' },
}

/** How many of these products somebody should order: those that are low or sold out. */
export const countLow = (products: readonly Product[]) =>
  products.filter((product) => ['low', 'empty'].includes(stockLevel(product)?.state ?? '')).length

/** `6 drinks, 2 of them running low`; of services just how many there are. */
export function describeCategory(type: ProductType, products: readonly Product[]): string {
  const { one, many } = categoryWords[type]
  const count = `${products.length} ${products.length === 1 ? one : many}`
  if (type === 'services' || products.length === 0) return count
  const low = countLow(products)
  return low === 0 ? `${count}, all well stocked` : `${count}, ${low} running low or sold out`
}
