import { beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { letTimePass, sell } from '#testing/payments.ts'
import { prepareTill, vouchersForTests } from '#testing/sold-vouchers.ts'
import { Payments } from '../commands/payments.ts'
import { testProvider } from '../commands/test-provider.ts'

let it: TestApp
let payments: Payments

beforeAll(async () => {
  it = await buildTestApp()
  await prepareTill(it.sql)
  payments = new Payments({ ...it, log: it.app.log }, [testProvider(it.sql), testProvider(it.sql, 'card')])
  payments.serve('voucher', vouchersForTests)
})

async function opened(options: Parameters<typeof sell>[1] = {}) {
  const { payment } = await sell(it.sql, { provider: 'test', ...options })
  const { order_id, approve_url } = await payments.open(payment)
  return { payment, order: order_id, page: approve_url }
}

const read = (order: string) => it.visitor().get(`/api/test_payment/${order}/`)

test('an order is shown on the page of the test provider, which the payment names', async () => {
  const { payment, order, page } = await opened()
  expect(page).toBe(`/RentalRevolution/test-payment/${order}`)
  expect((await read(order)).json).toEqual({
    order,
    way: 'paypal',
    back: `/RentalRevolution/payment/${payment}`,
    description: 'Voucher for $60',
    amount: 60,
    currency: 'USD',
    state: 'open',
  })
})

test('approved there, it can be taken; taken once, and given back in parts, never more than was taken', async () => {
  const { payment, order } = await opened()
  const provider = testProvider(it.sql)
  await expect(provider.capture(order, 'key')).rejects.toMatchObject({ name: 'PaymentRefused' })
  await it.sql`UPDATE test_orders SET state = 'approved' WHERE id = ${order}`
  expect((await payments.settle(payment)).state).toBe('paid')
  const taken = await provider.capture(order, 'key')
  const id = taken.capture?.id as string
  const refund = (key: string, amount: number) => provider.refund(id, { key, amount, currency: 'USD' })
  await Promise.all([refund('a', 1000), refund('a', 1000), refund('a', 1000)])
  await refund('b', 5000)
  await expect(refund('c', 1)).rejects.toMatchObject({ name: 'PaymentRefused' })
  expect((await provider.readOrder(order))?.capture?.refunded).toBe(6000)
  await expect(provider.refund('nothing', { key: 'd', amount: 1, currency: 'USD' })).rejects.toThrow('nothing')
})

test('a refused order is spent, and the next try has an order of its own', async () => {
  const { payment, order } = await opened()
  await it.sql`UPDATE test_orders SET state = 'refused' WHERE id = ${order}`
  await expect(payments.settle(payment)).rejects.toMatchObject({ status: 402 })
  const now = await payments.read(payment)
  expect(now).toMatchObject({ state: 'open', declined: 1 })
  expect(now.order_id).not.toBe(order)
  expect((await read(order)).json.state).toBe('refused')
  expect((await read(now.order_id)).json.state).toBe('open')
})

test('for cards there is a page as well, which is left for that of the payment', async () => {
  const { payment, order } = await opened({ provider: 'test-card' })
  expect((await payments.read(payment)).provider).toBe('test-card')
  expect((await read(order)).json).toMatchObject({ way: 'card', back: `/RentalRevolution/payment/${payment}` })
  await it.sql`UPDATE test_orders SET state = 'approved' WHERE id = ${order}`
  expect((await payments.settle(payment)).state).toBe('paid')
})

test('an order whose payment is over says so', async () => {
  const { payment, order } = await opened()
  await letTimePass(it.sql, payment, { past: true })
  await payments.settleDue()
  expect((await read(order)).json.state).toBe('ended')
})

test('what was begun with PayPal, before it was taken out of the settings, ends with its time', async () => {
  const { payment, voucherId } = await sell(it.sql)
  await expect(payments.open(payment)).rejects.toMatchObject({ status: 503 })
  await letTimePass(it.sql, payment)
  await payments.settleDue()
  expect((await payments.read(payment)).state).toBe('open')
  await letTimePass(it.sql, payment, { past: true })
  await payments.settleDue()
  expect((await payments.read(payment)).state).toBe('expired')
  expect(await it.sql`SELECT canceled_reason FROM vouchers WHERE id = ${voucherId}`).toEqual([
    { canceled_reason: 'released' },
  ])
})

test('approving and refusing are calls of the page; unknown orders are 404', async () => {
  const { order } = await opened()
  const approved = await it.visitor().post(`/api/test_payment/${order}/approve/`)
  expect([approved.status, approved.json.order]).toEqual([200, order])
  const again = await it.visitor().post(`/api/test_payment/${order}/refuse/`)
  expect(again.json.state).toBe(approved.json.state)
  const unknown = '0123456789012345678901234'
  expect((await it.visitor().post(`/api/test_payment/${unknown}/approve/`)).status).toBe(404)
  expect((await read(unknown)).status).toBe(404)
})

test('there is no test provider where PayPal is set up, and no webhook where it is not', async () => {
  const { order } = await opened()
  expect((await it.visitor().post('/api/paypal_webhook/')).status).toBe(404)
  const real = await buildTestApp({
    PAYPAL_CLIENT_ID: 'a',
    PAYPAL_CLIENT_SECRET: 'b',
    PAYPAL_API_BASE: 'http://127.0.0.1:9',
  })
  await real.sql`INSERT INTO test_orders (id, key, amount, currency, description) VALUES (${order}, 'k', 1, 'USD', 'x')`
  expect((await real.visitor().get(`/api/test_payment/${order}/`)).status).toBe(404)
  expect((await real.visitor().post(`/api/test_payment/${order}/approve/`)).status).toBe(404)
  expect((await real.visitor().get('/api/installation/')).json.payments).toEqual({
    provider: 'paypal',
    client_id: 'a',
    ways: ['paypal'],
  })
  expect((await it.visitor().get('/api/installation/')).json.payments).toEqual({
    provider: 'test',
    client_id: null,
    ways: ['paypal', 'card'],
  })
})
