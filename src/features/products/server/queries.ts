import type { Db } from '#kit/server/postgres/db.ts'
import type { CartLine } from '../contract/carts.ts'
import type { Product } from '../contract.ts'

export const columns = (db: Db) => db`
  id, type, name, target_stock, actual_stock, minimum_stock, price, vat_percent, barcode, added_or_changed_by,
  (SELECT coalesce(sum(quantity), 0)::integer FROM stock_reservations WHERE product_id = products.id) AS in_carts`

/** Every product that is offered, by name. */
export async function readProducts(db: Db): Promise<Product[]> {
  return db<Product[]>`SELECT ${columns(db)} FROM products WHERE deleted_at IS NULL ORDER BY lower(name), id`
}

/** One that is offered; `forUpdate` keeps it as it is until the transaction ends. */
export async function readProduct(db: Db, id: number, forUpdate = false): Promise<Product | undefined> {
  const [row] = await db<Product[]>`
    SELECT ${columns(db)} FROM products WHERE id = ${id} AND deleted_at IS NULL ${forUpdate ? db`FOR UPDATE` : db``}`
  return row
}

/** What a cart holds; a product that was removed meanwhile too. */
export async function readCart(db: Db, cart: string): Promise<CartLine[]> {
  const rows = await db<(Product & { quantity: number })[]>`
    SELECT ${columns(db)}, held.quantity
    FROM (SELECT product_id, quantity FROM stock_reservations WHERE cart = ${cart}) held
    JOIN products ON products.id = held.product_id
    ORDER BY id`
  return rows.map((row) => ({ ...row, price_total: row.price * row.quantity }))
}
