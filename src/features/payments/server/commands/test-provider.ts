import {
  type PaymentProvider,
  PaymentRefused,
  type PayWay,
  type ProviderOrder,
} from '#kit/server/paying/payment-provider.ts'
import { type Sql, transaction } from '#kit/server/postgres/db.ts'
import { randomToken } from '#kit/server/security/secret.ts'
import type { Cents } from '#kit/shared/money.ts'

type OrderRow = {
  id: string
  /** Of the payment that it was made for. */
  payment: string
  amount: Cents
  currency: string
  description: string
  state: 'open' | 'approved' | 'captured' | 'refused'
  capture_id: string | null
  refunded: Cents
}

/** Stands in while nobody is set up: orders and refunds in two tables, and no money anywhere. */
export const testProvider = (sql: Sql, way: PayWay = 'paypal'): PaymentProvider => ({
  name: way === 'card' ? 'test-card' : 'test',
  way,

  async createOrder({ key, amount, currency, description }) {
    const [row] = await sql<{ id: string }[]>`
      INSERT INTO test_orders (id, key, amount, currency, description)
      VALUES (${randomToken()}, ${key}, ${amount}, ${currency}, ${description})
      ON CONFLICT (key) DO UPDATE SET key = excluded.key
      RETURNING id`
    return (await findTestOrder(sql, row?.id as string)) as ProviderOrder
  },

  readOrder: (orderId) => findTestOrder(sql, orderId),

  async capture(orderId) {
    await sql`
      UPDATE test_orders SET state = 'captured', capture_id = ${randomToken()}
      WHERE id = ${orderId} AND state = 'approved'`
    const order = await findTestOrder(sql, orderId)
    if (order?.state !== 'captured') throw new PaymentRefused('the order is not approved')
    return order
  },

  refund: (captureId, { key, amount }) =>
    transaction(sql, async (tx) => {
      const [order] = await tx<{ id: string; amount: Cents }[]>`
        SELECT id, amount FROM test_orders WHERE capture_id = ${captureId} FOR UPDATE`
      if (!order) throw new PaymentRefused('nothing was captured under this id')
      await tx`
        INSERT INTO test_refunds (key, order_id, amount) VALUES (${key}, ${order.id}, ${amount})
        ON CONFLICT (key) DO NOTHING`
      const [sum] = await tx<{ refunded: Cents }[]>`
        SELECT sum(amount)::int AS refunded FROM test_refunds WHERE order_id = ${order.id}`
      if (Number(sum?.refunded) > order.amount) throw new PaymentRefused('more than was captured cannot go back')
      return { refundId: key, state: 'done' as const }
    }),
})

export async function readTestOrder(sql: Sql, id: string): Promise<OrderRow | undefined> {
  const [row] = await sql<OrderRow[]>`
    SELECT id, regexp_replace(key, '-order-\\d+$', '') AS payment, amount, currency, description, state, capture_id,
           (SELECT coalesce(sum(amount), 0)::int FROM test_refunds WHERE order_id = test_orders.id) AS refunded
    FROM test_orders WHERE id = ${id}`
  return row
}

async function findTestOrder(sql: Sql, id: string): Promise<ProviderOrder | undefined> {
  const row = await readTestOrder(sql, id)
  if (!row) return undefined
  const { amount, currency, state, capture_id, refunded } = row
  return {
    orderId: row.id,
    state,
    amount,
    currency,
    ...(capture_id !== null && { capture: { id: capture_id, amount, currency, refunded } }),
  }
}

/** What the payer does on the test provider's page. Says whether it made a difference. */
export async function answerTestOrder(sql: Sql, id: string, state: 'approved' | 'refused'): Promise<boolean> {
  const changed = await sql`UPDATE test_orders SET state = ${state} WHERE id = ${id} AND state = 'open' RETURNING 1`
  return changed.length === 1
}
