import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { insertProduct } from '#testing/products.ts'
import { putBackInStock, takeFromStock, takeReserved } from '../commands.ts'
import { release, renew, reserve } from './carts.ts'

let it: TestApp
const at = '2026-06-01T10:00:00Z'
const touch = { userId: 1, at }
const cartOf = (n: number) => `cart-number-${n}-of-the-day`

beforeAll(async () => {
  it = await buildTestApp()
})

beforeEach(() => it.sql`TRUNCATE products, stock_reservations CASCADE`)

const stockOf = async (id: number) =>
  (await it.sql<{ stock: number }[]>`SELECT actual_stock AS stock FROM products WHERE id = ${id}`)[0]?.stock
const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => transaction(it.sql, work)

/** False where it is refused for lack of stock; any other refusal fails the test. */
const tryToReserve = async (cart: string, product_id: number, quantity: number) => {
  try {
    await reserve(it.sql, { cart, product_id, quantity }, touch)
    return true
  } catch (refusal) {
    if (refusal instanceof ProblemError && refusal.code === 'SOLD_OUT') return false
    throw refusal
  }
}
const tryToSell = async (productId: number) =>
  Array.isArray(await inTransaction((tx) => takeFromStock(tx, [{ productId, quantity: 1 }])))

describe('50 cashiers who want one of the last 3 bottles at the same moment', () => {
  const cashiers = Array.from({ length: 50 }, (_, n) => n)
  const lastThree = () => insertProduct(it.sql, { actual_stock: 3 })
  const count = (done: boolean[]) => done.filter(Boolean).length

  test('reserve 3 through the front door, and 47 are told that it is sold out', async () => {
    const id = await lastThree()
    const staff = await it.signedIn('employee')
    const replies = await Promise.all(
      cashiers.map((n) => staff.post('/api/rere_reserve_product/', { cart: cartOf(n), product_id: id, quantity: 1 })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(replies.filter(({ json }) => json.code === 'SOLD_OUT')).toHaveLength(47)
    expect(await stockOf(id)).toBe(0)
  })

  test('sell 3, from carts and from the shelf alike, 5 times over', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await lastThree()
      const done = await Promise.all(cashiers.map((n) => (n % 2 ? tryToSell(id) : tryToReserve(cartOf(n), id, 1))))
      expect([count(done), await stockOf(id)]).toEqual([3, 0])
    }
  })

  test('would sell more if the stock was only looked at before: that is what the tests above see', async () => {
    const id = await lastThree()
    await it.sql`ALTER TABLE products DROP CONSTRAINT stock_never_below_zero`
    const naive = async () => {
      if (((await stockOf(id)) ?? 0) < 1) return false
      await it.sql`UPDATE products SET actual_stock = actual_stock - 1 WHERE id = ${id}`
      return true
    }
    const done = await Promise.all(cashiers.map(naive))
    await it.sql`TRUNCATE products CASCADE`
    await it.sql`ALTER TABLE products ADD CONSTRAINT stock_never_below_zero CHECK (actual_stock >= 0)`
    expect(count(done)).toBeGreaterThan(3)
  })
})

test('carts filled, given up and sold in opposite orders at once never block each other for good', async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, () => insertProduct(it.sql, { actual_stock: 1000 })))
  const work = Array.from({ length: 40 }, (_, n) => async () => {
    const order = n % 2 ? ids : ids.toReversed()
    const lines = order.map((productId) => ({ productId, quantity: 1 }))
    for (const id of order) await tryToReserve(cartOf(n % 5), id, (n % 7) + 1)
    if (n % 3 === 0) await inTransaction((tx) => takeReserved(tx, cartOf(n % 5)))
    else if (n % 3 === 1) await release(it.sql, cartOf(n % 5))
    else await inTransaction((tx) => takeFromStock(tx, lines))
  })
  await Promise.all(work.map((one) => one()))
  expect(await it.sql`SELECT FROM products WHERE actual_stock < 0`).toHaveLength(0)
})

type Step =
  | { kind: 'reserve'; cart: number; product: number; quantity: number }
  | { kind: 'take' | 'release' | 'renew'; cart: number }
  | { kind: 'takeFromStock' | 'putBack'; product: number; quantity: number }
  | { kind: 'expire' }

const cart = fc.integer({ min: 0, max: 2 })
const product = fc.integer({ min: 0, max: 2 })
const quantity = fc.integer({ min: 1, max: 8 })
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('reserve' as const), cart, product, quantity: fc.nat(8) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('take', 'release', 'renew'), cart }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('takeFromStock', 'putBack'), product, quantity }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'expire' as const }) },
)

/** What one step sold (more than 0) or brought back (less), of each of three products. */
async function play(step: Step, ids: readonly number[]): Promise<number[]> {
  const none = [0, 0, 0]
  const each = (lines: readonly { productId: number; quantity: number }[]) =>
    ids.map((id) => lines.find(({ productId }) => productId === id)?.quantity ?? 0)
  switch (step.kind) {
    case 'reserve':
      await tryToReserve(cartOf(step.cart), ids[step.product] as number, step.quantity)
      return none
    case 'take':
      return each(await inTransaction((tx) => takeReserved(tx, cartOf(step.cart))))
    case 'release':
      await release(it.sql, cartOf(step.cart))
      return none
    case 'renew':
      await renew(it.sql, cartOf(step.cart), touch)
      return none
    case 'expire':
      await it.runJob('forgotten-carts')
      return none
  }
  const lines = [{ productId: ids[step.product] as number, quantity: step.quantity }]
  if (step.kind === 'takeFromStock') {
    const sold = await inTransaction((tx) => takeFromStock(tx, lines))
    return Array.isArray(sold) ? each(sold) : none
  }
  await inTransaction((tx) => putBackInStock(tx, lines))
  return each(lines).map((count) => -count)
}

test('whatever happens in whatever order, several at once, stock and carts and sales add up and stay above zero', async () => {
  // By now every reservation is old enough to be released when the job comes.
  it.setNow('2026-06-01T11:00:00Z')
  const scenario = fc.array(fc.array(anyStep, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(scenario, async (rounds) => {
      await it.sql`TRUNCATE products, stock_reservations CASCADE`
      const ids: number[] = []
      for (const actual_stock of [3, 10, 0]) ids.push(await insertProduct(it.sql, { actual_stock }))
      let sold = [0, 0, 0]
      for (const steps of rounds) {
        const moved = await Promise.all(steps.map((step) => play(step, ids)))
        sold = sold.map((before, i) => moved.reduce((sum, counts) => sum + (counts[i] ?? 0), before))
        const rows = await it.sql<{ stock: number; carts: number }[]>`
          SELECT actual_stock AS stock,
                 (SELECT coalesce(sum(quantity), 0)::integer FROM stock_reservations WHERE product_id = id) AS carts
          FROM products ORDER BY id`
        expect(rows.every(({ stock, carts }) => stock >= 0 && carts >= 0)).toBe(true)
        expect(rows.map(({ stock, carts }, i) => stock + carts + (sold[i] ?? 0))).toEqual([3, 10, 0])
      }
    }),
    { numRuns: 20, seed: 20_260_601 },
  )
})
