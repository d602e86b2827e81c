import type { Product } from '#features/products/contract.ts'
import type { Cents } from '#kit/shared/money.ts'

export type CartEntry = { product: Product; quantity: number; amount: Cents }

/** Pieces of products, by their ids. */
export type Quantities = Readonly<Record<number, number>>

type Held = Product & { quantity: number }

/**
 * What is in a cart: what the server holds, and over it what is wanted and not answered yet. A product that is not
 * offered any more stands in it as it was held, so that it can be taken out.
 */
export function cartLines(products: readonly Product[], held: readonly Held[], wanted: Quantities): CartEntry[] {
  const quantities = new Map(held.map(({ id, quantity }) => [id, quantity]))
  for (const [id, quantity] of Object.entries(wanted)) quantities.set(Number(id), quantity)
  // In the order of the shelf, which stays, whatever is put in or answered first.
  const known = [...products, ...held.filter(({ id }) => !products.some((one) => one.id === id))]
  return known.flatMap((product) => {
    const quantity = quantities.get(product.id) ?? 0
    return quantity > 0 ? [{ product, quantity, amount: product.price * quantity }] : []
  })
}

/** How many more of a product can be put into the cart; null without an end. The stock is without what the cart holds. */
export function leftOf(product: Product, held: readonly Held[], wanted: Quantities): number | null {
  if (product.actual_stock === null) return null
  const has = held.find(({ id }) => id === product.id)?.quantity ?? 0
  return Math.max(0, product.actual_stock + has - (wanted[product.id] ?? has))
}

export const totalOf = (lines: readonly Pick<CartEntry, 'amount'>[]): Cents =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

export const piecesIn = (lines: readonly Pick<CartEntry, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
