import type { Sql } from '#kit/server/postgres/db.ts'
import type { Browser } from './browser.ts'
import type { AuditedWrite } from './invoice-writes.ts'

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

type ProductWrites = { admin: Browser; employee: Browser; cola: number; idOf: (table: string) => Promise<number> }

/** A product is added, goods come, and a count is taken over. */
export const productWrites = ({ admin, employee, cola, idOf }: ProductWrites): AuditedWrite[] => [
  [
    '/api/rere_add_or_change_product/',
    'product.add',
    (url) => employee.post(url, { type: 'drinks', name: 'Fizz', target_stock: 5, actual_stock: 5, price: 3 }),
  ],
  ['/api/rere_receive_goods/', 'stock.receive', (url) => employee.post(url, { product_id: cola, quantity: 2 })],
  [
    '/api/rere_count_product/',
    'stock.count-line',
    (url) => employee.post(url, { product_id: cola, counted: 9, why: 'other' }),
  ],
  [
    '/api/rere_close_count/',
    'stock.count',
    async (url) => admin.post(url, { count_id: await idOf('stock_counts'), seen: 0 }),
  ],
]
