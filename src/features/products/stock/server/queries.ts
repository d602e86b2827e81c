import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import { columns } from '../../server/queries.ts'
import type { CountLine, Goods, StockCount } from '../contract.ts'

/** The last counts, or the one of an id; what goods cost only for who may see it. */
export async function readCounts(db: Db, seesCost: boolean, id: number | null = null): Promise<StockCount[]> {
  const counts = await db<Omit<StockCount, 'lines'>[]>`
    SELECT id, version, started_at, closed_by FROM stock_counts
    WHERE id = coalesce(${id}, id) ORDER BY closed_at IS NULL DESC, id DESC LIMIT 20`
  const lines = await db<(CountLine & { count_id: number })[]>`
    SELECT count_id, product_id, name, counted, expected, counted_at, counted_by, why,
           CASE WHEN ${seesCost} THEN cost END AS cost
    FROM stock_count_lines JOIN products ON id = product_id
    WHERE count_id = ANY(${counts.map((count) => count.id)}::integer[]) ORDER BY lower(name), id`
  const linesOf = Map.groupBy(lines, ({ count_id }) => count_id)
  return counts.map((count) => ({
    ...count,
    lines: (linesOf.get(count.id) ?? []).map(({ count_id: _, ...line }) => line),
  }))
}

type Period = { since: Day; timeZone: string; seesCost: boolean }

/**
 * What has a stock, with what the till's ledger sold of it since a day. Goods cost what one had cost when it went; what was
 * sold before that was noted, what one costs now.
 */
export async function readGoods(db: Db, { since, timeZone, seesCost }: Period): Promise<Goods[]> {
  const rows = await db<(Omit<Goods, 'earned'> & { net: Cents; cost: Cents | null })[]>`
    SELECT ${columns(db)}, purchase_price, coalesce(ledger.pieces, 0) AS sold, coalesce(ledger.net, 0) AS net,
           (coalesce(moved.cost, 0)
            + greatest(0, coalesce(ledger.pieces, 0) - coalesce(moved.pieces, 0)) * purchase_price)::integer AS cost
    FROM products
    LEFT JOIN (
      SELECT (line ->> 'productId')::integer AS product_id, sum((line ->> 'quantity')::integer)::integer AS pieces,
             sum(round((line ->> 'amount')::numeric * 100 / (100 + (line ->> 'vatPercent')::numeric)))::integer AS net
      FROM till_entries CROSS JOIN LATERAL jsonb_array_elements(content::jsonb -> 'lines') line
      WHERE business = 'rental' AND day >= ${since} AND content LIKE '%"productId"%' AND line ->> 'productId' IS NOT NULL
      GROUP BY 1) ledger ON ledger.product_id = products.id
    LEFT JOIN (
      SELECT product_id, -sum(change)::integer AS pieces, -sum(change * coalesce(m.cost, now.purchase_price)) AS cost
      FROM stock_movements m JOIN products now ON now.id = product_id
      WHERE kind IN ('sale', 'return') AND at >= ${since}::date::timestamp AT TIME ZONE ${timeZone}
      GROUP BY 1) moved ON moved.product_id = products.id
    WHERE type <> 'services' AND deleted_at IS NULL ORDER BY lower(name), id`
  return rows.map(({ cost, ...row }) =>
    seesCost
      ? { ...row, earned: cost === null ? null : row.net - cost }
      : { ...row, purchase_price: null, net: null, earned: null },
  )
}
