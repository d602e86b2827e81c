import type { Sql } from '#kit/server/postgres/db.ts'

export type TestProduct = {
  type?: 'drinks' | 'foods' | 'others' | 'services'
  name?: string
  target_stock?: number
  actual_stock?: number
  /** Cents. */
  price?: number
  vat_percent?: 7 | 19
}

/** Puts a product on the shelf: a drink of which all 24 are there, unless told otherwise. Gives its id. */
export async function insertProduct(sql: Sql, product: TestProduct = {}): Promise<number> {
  const row = {
    type: 'drinks',
    name: `Drink ${Math.trunc(Math.random() * 1e9)}`,
    target_stock: 24,
    actual_stock: 24,
    price: 350,
    added_or_changed_by: 'Added by Jonas Pier (05/01/26)',
    ...product,
    ...(product.type === 'services' && { target_stock: null, actual_stock: null }),
  }
  const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`INSERT INTO products ${sql(row as never)} RETURNING id`
  return id
}
