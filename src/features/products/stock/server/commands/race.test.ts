import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { insertProduct } from '#testing/products.ts'
import { takeFromStock, takeReserved } from '../../../server/commands.ts'

let it: TestApp
let admin: Browser
let cola: number

beforeAll(async () => {
  it = await buildTestApp()
  admin = await it.signedIn('admin')
})
beforeEach(async () => {
  await it.sql`TRUNCATE products, stock_counts, stock_reservations CASCADE`
  cola = await insertProduct(it.sql, { name: 'Cola', actual_stock: 100 })
})

const stockOf = async () =>
  (await it.sql<{ n: number }[]>`SELECT actual_stock AS n FROM products WHERE id = ${cola}`)[0]?.n
const sell = (quantity = 1) =>
  transaction(it.sql, (tx: Transaction) => takeFromStock(tx, [{ productId: cola, quantity }]))
type Open = { id: number; version: number; lines: { counted: number; expected: number }[] }
const open = async () => ((await admin.get('/api/rere_stock_counts/')).json.counts as never as Open[])[0] as Open
const count = (counted: number) =>
  admin.post('/api/rere_count_product/', { product_id: cola, counted, why: 'miscount' })
/** Counts so many, and gives what was seen of it then. */
const counted = async (n: number) => {
  await count(n)
  const { id, version } = await open()
  return { count_id: id, seen: version }
}
const close = (seen: { count_id: number; seen: number }) => admin.post('/api/rere_close_count/', seen)

test('sales while a count is taken over stay sold', async () => {
  const seen = await counted(90)
  await Promise.all([close(seen), ...Array.from({ length: 20 }, () => sell())])
  expect(await stockOf()).toBe(70)
})

test('and would be lost where stock were set to what was counted: that is what the test above sees', async () => {
  await Promise.all(Array.from({ length: 20 }, () => sell()))
  await it.sql`UPDATE products SET actual_stock = 90 WHERE id = ${cola}`
  expect(await stockOf()).not.toBe(70)
})

test('of ten who take the same count over at once, one does', async () => {
  const seen = await counted(90)
  const replies = await Promise.all(Array.from({ length: 10 }, () => close(seen)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  expect(await stockOf()).toBe(90)
})

test('and all ten would, if the count were only looked at before: that is what the test above sees', async () => {
  const { count_id: id } = await counted(90)
  let waiting = 10
  let go = () => {}
  const together = new Promise<void>((resolve) => {
    go = resolve
  })
  const naive = async () => {
    const open = await it.sql`SELECT FROM stock_counts WHERE id = ${id} AND closed_at IS NULL`
    if (--waiting === 0) go()
    await together
    if (open.length > 0) await it.sql`UPDATE products SET actual_stock = actual_stock - 10 WHERE id = ${cola}`
    await it.sql`UPDATE stock_counts SET closed_at = now(), closed_by = 'x' WHERE id = ${id}`
  }
  await Promise.all(Array.from({ length: 10 }, naive))
  expect(await stockOf()).toBe(0)
})

test('what is counted while a count is taken over is either told of, or of the next count', async () => {
  for (let round = 0; round < 5; round++) {
    await it.sql`TRUNCATE stock_counts CASCADE`
    await it.sql`UPDATE products SET actual_stock = 100 WHERE id = ${cola}`
    const seen = await counted(90)
    const [closed, counting] = await Promise.all([close(seen), count(80)])
    expect([counting.status, [200, 409].includes(closed.status)]).toEqual([200, true])
    expect(await stockOf()).toBe(closed.status === 200 ? 90 : 100)
    const { id, lines } = await open()
    expect([id === seen.count_id, lines[0]?.expected]).toEqual(closed.status === 200 ? [false, 90] : [true, 100])
  }
})

test('ten who begin a count at once count in the same one, and none is lost', async () => {
  const others = await Promise.all(Array.from({ length: 9 }, () => insertProduct(it.sql)))
  const replies = await Promise.all(
    [cola, ...others].map((product_id) => admin.post('/api/rere_count_product/', { product_id, counted: 1 })),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await open()).toMatchObject({ version: 9, lines: { length: 10 } })
  expect(await it.sql`SELECT FROM stock_counts`).toHaveLength(1)
})

const amount = fc.integer({ min: 1, max: 6 })
const step = fc.oneof(
  fc.record({ do: fc.constantFrom('sell', 'receive', 'reserve'), amount }),
  fc.record({ do: fc.constantFrom('count', 'sellCart', 'release', 'correct'), amount: fc.nat(20) }),
)
const cart = 'a-cart-of-this-property'

test('whatever happens, at once too, movements add up to what is there, carts included', async () => {
  const play = async ({ do: what, amount: n }: { do: string; amount: number }) => {
    if (what === 'sell') await sell(n)
    if (what === 'receive') await admin.post('/api/rere_receive_goods/', { product_id: cola, quantity: n })
    if (what === 'reserve') await admin.post('/api/rere_reserve_product/', { cart, product_id: cola, quantity: n })
    if (what === 'release') await admin.post('/api/rere_release_cart/', { cart })
    if (what === 'sellCart') await transaction(it.sql, (tx) => takeReserved(tx, cart))
    if (what === 'correct') await it.sql`UPDATE products SET actual_stock = ${n} WHERE id = ${cola}`
    if (what === 'count') await close(await counted(n))
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 8 }), async (rounds) => {
      await it.sql`TRUNCATE products, stock_counts, stock_reservations CASCADE`
      cola = await insertProduct(it.sql, { name: 'Cola', actual_stock: 10 })
      for (const steps of rounds) await Promise.all(steps.map(play))
      const [row] = await it.sql<{ there: number; sum: number; last: number }[]>`
        SELECT actual_stock + coalesce((SELECT sum(quantity) FROM stock_reservations), 0)::int AS there,
               (SELECT sum(change) FROM stock_movements)::int AS sum,
               (SELECT stock FROM stock_movements ORDER BY id DESC LIMIT 1) AS last FROM products`
      expect([row?.sum, row?.last]).toEqual([row?.there, row?.there])
    }),
    { numRuns: 20, seed: 20_261_128 },
  )
})
