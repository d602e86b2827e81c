import { type Db, type Sql, type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import { words } from '../../words.ts'
import { changeStock, lockCart } from '../commands.ts'

/** Who touches a cart, and when (an ISO instant). */
export type Touch = { userId: number; at: string }

export type Reserved = { quantity: number; actual_stock: number | null }

/**
 * Sets how many of a product a cart holds, and takes the difference off the stock or puts it back, together. Throws a
 * 409 with what is left when there are not as many, a 404 for a product that was removed, unless the cart gives it back.
 */
export function reserve(
  sql: Sql,
  { cart, product_id: id, quantity }: { cart: string; product_id: number; quantity: number },
  { userId, at }: Touch,
): Promise<Reserved> {
  return transaction(sql, async (tx) => {
    await lockCart(tx, cart)
    const product = await lockProduct(tx, id)
    const [{ held } = { held: 0 }] = await tx<{ held: number }[]>`
      SELECT quantity AS held FROM stock_reservations WHERE cart = ${cart} AND product_id = ${id}`
    const more = quantity - held
    if (more > 0 && product.removed) throw notFound(words.gone)
    if (product.stock !== null && more > product.stock) throw soldOut(product.name, product.stock, held)
    if (quantity === 0) await tx`DELETE FROM stock_reservations WHERE cart = ${cart} AND product_id = ${id}`
    else {
      await tx`
        INSERT INTO stock_reservations (cart, product_id, quantity, user_id, changed_at)
        VALUES (${cart}, ${id}, ${quantity}, ${userId}, ${at})
        ON CONFLICT (cart, product_id) DO UPDATE SET quantity = excluded.quantity, user_id = excluded.user_id`
    }
    await changeStock(tx, [{ productId: id, quantity: more }], -1)
    await touch(tx, cart, at)
    return { quantity, actual_stock: product.stock === null ? null : product.stock - more }
  })
}

async function lockProduct(tx: Transaction, id: number) {
  const [product] = await tx<{ name: string; stock: number | null; removed: boolean }[]>`
    SELECT name, actual_stock AS stock, deleted_at IS NOT NULL AS removed FROM products WHERE id = ${id} FOR UPDATE`
  if (!product) throw notFound(words.gone)
  return product
}

const soldOut = (name: string, left: number, held: number) =>
  new ProblemError(409, 'SOLD_OUT', left === 0 ? words.isSoldOut(name) : words.onlyMore(name, left), {
    extra: { actual_stock: left, quantity: held },
  })

export const touch = (db: Db, cart: string, at: string) =>
  db`UPDATE stock_reservations SET changed_at = ${at} WHERE cart = ${cart} RETURNING 1`

/** Keeps a cart for another while. False when it holds nothing, because it was sold, emptied or released. */
export const renew = (sql: Sql, cart: string, { at }: Touch): Promise<boolean> =>
  transaction(sql, async (tx) => {
    await lockCart(tx, cart)
    return (await touch(tx, cart, at)).length > 0
  })

/**
 * Gives everything a cart holds back to the stock; with `untouchedSince` (an ISO instant) only if nobody touched it since.
 * False when there was nothing to give back.
 */
export const release = (sql: Sql, cart: string, untouchedSince?: string): Promise<boolean> =>
  transaction(sql, async (tx) => {
    await lockCart(tx, cart)
    await tx`
      SELECT FROM products WHERE id IN (SELECT product_id FROM stock_reservations WHERE cart = ${cart})
      ORDER BY id FOR UPDATE`
    const held = await tx<{ productId: number; quantity: number }[]>`
      DELETE FROM stock_reservations
      WHERE cart = ${cart} AND changed_at <= ${untouchedSince ?? 'infinity'}
      RETURNING product_id AS "productId", quantity`
    if (held.length > 0) await changeStock(tx, held, 1)
    return held.length > 0
  })

/** The carts that nobody touched since an instant. */
export const listUntouched = async (db: Db, since: string): Promise<string[]> => {
  const rows = await db<{ cart: string }[]>`SELECT DISTINCT cart FROM stock_reservations WHERE changed_at <= ${since}`
  return rows.map(({ cart }) => cart)
}
