import type { Transaction } from '#kit/server/postgres/db.ts'
import type { Cents } from '#kit/shared/money.ts'
import { notFound } from '#kit/shared/problem.ts'
import { words } from '../words.ts'

/**
 * What the till does with the stock, as part of its own transaction. Rows are locked in one order everywhere: first the
 * cart, then its products by their ids.
 */

/** One line of a receipt at the price that the server has now; `amount` is that times the quantity. */
export type SoldLine = {
  productId: number
  type: string
  name: string
  quantity: number
  unitPrice: Cents
  vatPercent: number
  amount: Cents
}

type Quantity = { productId: number; quantity: number }

/** Lets one transaction at a time work on a cart, which may have no rows yet. */
export const lockCart = (tx: Transaction, cart: string) =>
  tx`SELECT pg_advisory_xact_lock(hashtextextended(${`cart ${cart}`}, 0))`

/** Says why stock changes in this transaction, where it is not the till that changes it; a trigger notes it. */
export const sayWhy = (tx: Transaction, said: { kind: 'count' | 'received' | 'correction'; by: string }) =>
  tx`SELECT set_config('stock.said', ${JSON.stringify(said)}, true)`

/**
 * Sells what a cart holds, at the current prices: its stock was lowered already, its reservations are gone afterwards.
 * Empty when the cart holds nothing, because it was sold, emptied or released.
 */
export async function takeReserved(tx: Transaction, cart: string): Promise<SoldLine[]> {
  await lockCart(tx, cart)
  const products = await tx<Product[]>`
    SELECT ${columns(tx)} FROM products
    WHERE id IN (SELECT product_id FROM stock_reservations WHERE cart = ${cart}) ORDER BY id FOR UPDATE`
  const held = await tx<Quantity[]>`
    DELETE FROM stock_reservations WHERE cart = ${cart} RETURNING product_id AS "productId", quantity`
  return soldLines(products, held)
}

/**
 * Sells from the shelf, without a cart. Either every line is there or nothing is taken, and the names of what there is
 * too little of are given. Throws a 404 for a product that never was.
 */
export async function takeFromStock(
  tx: Transaction,
  lines: readonly Quantity[],
): Promise<SoldLine[] | { soldOut: string[] }> {
  const wanted = added(lines)
  const products = await lockProducts(tx, wanted)
  if (products.length < wanted.length) throw notFound(words.noProduct)
  const quantities = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]))
  const soldOut = products.filter(
    ({ id, removed, stock }) => removed || (stock !== null && stock < (quantities.get(id) ?? 0)),
  )
  if (soldOut.length > 0) return { soldOut: soldOut.map(({ name }) => name) }
  await changeStock(tx, wanted, -1)
  return soldLines(products, wanted)
}

/** Puts back what a reversed sale took; a removed product too, in case it is offered again. */
export async function putBackInStock(tx: Transaction, lines: readonly Quantity[]): Promise<void> {
  const returned = added(lines)
  await lockProducts(tx, returned)
  await changeStock(tx, returned, 1)
}

type Product = {
  id: number
  type: string
  name: string
  price: Cents
  vat_percent: number
  stock: number | null
  removed: boolean
}
const columns = (tx: Transaction) =>
  tx`id, type, name, price, vat_percent, actual_stock AS stock, deleted_at IS NOT NULL AS removed`

const lockProducts = (tx: Transaction, lines: readonly Quantity[]) => tx<Product[]>`
  SELECT ${columns(tx)} FROM products
  WHERE id = ANY(${lines.map(({ productId }) => productId)}::integer[]) ORDER BY id FOR UPDATE`

/** Services have no stock, and adding to none is none. */
export const changeStock = (tx: Transaction, lines: readonly Quantity[], sign: 1 | -1) => tx`
  UPDATE products SET actual_stock = actual_stock + line.change
  FROM unnest(${lines.map(({ productId }) => productId)}::integer[],
              ${lines.map(({ quantity }) => sign * quantity)}::integer[]) line (id, change)
  WHERE products.id = line.id AND products.actual_stock IS NOT NULL`

/** One line for each product, by id. A quantity that is no whole number above 0 is a mistake of the caller. */
function added(lines: readonly Quantity[]): Quantity[] {
  const sums = new Map<number, number>()
  for (const { productId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity <= 0) throw new RangeError(`${quantity} is no quantity`)
    sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  }
  return [...sums].map(([productId, quantity]) => ({ productId, quantity })).sort((a, b) => a.productId - b.productId)
}

function soldLines(products: readonly Product[], lines: readonly Quantity[]): SoldLine[] {
  const quantities = new Map(lines.map(({ productId, quantity }) => [productId, quantity]))
  return products.map(({ id, type, name, price, vat_percent }) => {
    const quantity = quantities.get(id) ?? 0
    return {
      productId: id,
      type,
      name,
      quantity,
      unitPrice: price,
      vatPercent: vat_percent,
      amount: price * quantity,
    }
  })
}
