import type { Write } from '#kit/server/http/write.ts'
import type { Input } from '#kit/shared/endpoint.ts'
import { toUnits } from '#kit/shared/money.ts'
import { invalid, notFound, ProblemError } from '#kit/shared/problem.ts'
import { stockMax } from '../../contract.ts'
import { changeStock, sayWhy } from '../../server/commands.ts'
import { words as productWords } from '../../words.ts'
import type * as calls from '../contract.ts'
import { words } from '../words.ts'

type Body<C extends 'receiveGoods' | 'countProduct' | 'closeCount'> = Input<(typeof calls)[C]>['body']

const refused = (code: string, message: string) => new ProblemError(409, code, message)

/** Adds what came, and says what one costs from now on. Throws a 403 where somebody else than an admin names a price. */
export async function receive({ tx, author, audit }: Write, sent: Body<'receiveGoods'>): Promise<void> {
  const { product_id: id, quantity, purchase_price: price } = sent
  if (price !== undefined && !author.caller.admin) {
    const errors = [{ field: 'purchase_price', message: words.priceByAdmins }]
    throw new ProblemError(403, 'NOT_ALLOWED', words.priceByAdmins, { errors })
  }
  await sayWhy(tx, { kind: 'received', by: author.name })
  const [product] = await tx<{ stock: number }[]>`
    UPDATE products SET actual_stock = actual_stock + ${quantity}, purchase_price = coalesce(${price ?? null}, purchase_price)
    WHERE id = ${id} AND deleted_at IS NULL AND type <> 'services' RETURNING coalesce(actual_stock, 0) AS stock`
  if (!product) throw notFound(productWords.gone)
  if (product.stock > stockMax) throw invalid([{ field: 'quantity', message: productWords.noStock(stockMax) }])
  await audit('stock.receive', `product:${id}`, { quantity, ...(price !== undefined && { price: toUnits(price) }) })
}

/**
 * Puts down what is there beside what there should be, both of one moment: the lock keeps sales waiting. Or only why that
 * differs, as by then it may have been sold. The first line begins a count.
 */
export async function countProduct({ tx, author, audit }: Write, sent: Body<'countProduct'>): Promise<void> {
  const { product_id: id, counted, why = null } = sent
  const [at, by] = [author.at.toString(), author.name]
  const [count = { id: 0 }] = await tx<{ id: number }[]>`
    INSERT INTO stock_counts (started_at) VALUES (${at})
    ON CONFLICT ((closed_at IS NULL)) WHERE closed_at IS NULL DO UPDATE SET version = stock_counts.version + 1
    RETURNING id`
  await tx`SELECT FROM products WHERE id = ${id} FOR UPDATE`
  const lines =
    counted === undefined
      ? await tx`
    UPDATE stock_count_lines SET why = ${why} WHERE count_id = ${count.id} AND product_id = ${id} RETURNING product_id`
      : await tx`
    INSERT INTO stock_count_lines (count_id, product_id, counted, cost, counted_at, counted_by, why, expected)
    SELECT ${count.id}, id, ${counted}, purchase_price, ${at}, ${by}, ${why},
           actual_stock + coalesce((SELECT sum(quantity) FROM stock_reservations WHERE product_id = products.id), 0)
    FROM products WHERE id = ${id} AND deleted_at IS NULL AND type <> 'services'
    ON CONFLICT (count_id, product_id) DO UPDATE
    SET counted = excluded.counted, expected = excluded.expected, cost = excluded.cost, counted_at = excluded.counted_at,
        counted_by = excluded.counted_by, why = coalesce(excluded.why, stock_count_lines.why)
    RETURNING product_id`
  if (lines.length === 0) throw counted === undefined ? notFound(words.noCount) : notFound(productWords.gone)
  await audit('stock.count-line', `product:${id}`, { count: count.id, counted, why })
}

type Difference = { productId: number; quantity: number; name: string; stock: number; why: string | null }

/** Adds the differences to the stock as it is by now: what was sold since counting stays sold. */
export async function close({ tx, author, audit }: Write, sent: Body<'closeCount'>): Promise<void> {
  const { count_id: id, seen } = sent
  const [open] = await tx<{ version: number }[]>`
    SELECT version FROM stock_counts WHERE id = ${id} AND closed_at IS NULL FOR UPDATE`
  if (!open) throw refused('COUNT_CLOSED', words.noCount)
  if (open.version !== seen) throw refused('COUNT_CHANGED', words.changed)
  const lines = await tx<Difference[]>`
    SELECT id AS "productId", counted - expected AS quantity, name, coalesce(actual_stock, 0) AS stock, why
    FROM products JOIN stock_count_lines ON product_id = id
    WHERE count_id = ${id} AND counted <> expected ORDER BY id FOR UPDATE OF products`
  const named = (of: (line: Difference) => boolean) =>
    lines
      .filter(of)
      .map(({ name }) => name)
      .join(', ')
  const unsaid = named(({ why }) => why === null)
  if (unsaid) throw refused('COUNT_WITHOUT_REASON', words.reasonsMissing(unsaid))
  const held = named(({ stock, quantity }) => stock + quantity < 0)
  if (held) throw refused('STOCK_IN_CARTS', words.inCarts(held))
  await sayWhy(tx, { kind: 'count', by: author.name })
  await changeStock(tx, lines, 1)
  await tx`UPDATE stock_counts SET closed_at = ${author.at.toString()}, closed_by = ${author.name} WHERE id = ${id}`
  await audit('stock.count', `count:${id}`, { differences: lines.length })
}
