import { expect, test } from 'vitest'
import { openCashRegister } from '#testing/cash-register.ts'
import { insertProduct } from '#testing/products.ts'
import { insertVoucher } from '#testing/voucher.ts'

const till = openCashRegister()

/** The same work so many times at once; each gets its number. */
const atOnce = <T>(times: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, n) => work(n)))
const countOf = (replies: readonly { status: number }[], status: number) =>
  replies.filter((reply) => reply.status === status).length
const receipts = async () => (await till.entries()).flatMap(({ receipt }) => (receipt === null ? [] : [receipt]))

test('50 sales of the last 3 bottles at once: 3 are sold, with 3 receipts and no gap.', async () => {
  const bottle = await insertProduct(till.it.sql, { actual_stock: 3 })
  const sale = { income: 3.5, products: [{ id: bottle, quantity: 1 }] }
  const replies = await atOnce(50, () => till.sell(sale))
  expect([countOf(replies, 201), countOf(replies, 409)]).toEqual([3, 47])
  expect(replies.filter(({ json }) => json.code === 'SOLD_OUT')).toHaveLength(47)
  expect(await till.stock(bottle)).toBe(0)
  expect(await receipts()).toEqual([1, 2, 3])
  await till.expectSoundLedger()
})

test('Whoever looks first and takes afterwards sells more than there is, and numbers receipts twice.', async () => {
  const { sql } = till.it
  await sql`CREATE TABLE naive_receipts (receipt integer)`
  await sql`CREATE TABLE naive_stock AS SELECT 3 AS stock`
  const naive = async () => {
    const [{ stock } = { stock: 0 }] = await sql<{ stock: number }[]>`SELECT stock FROM naive_stock`
    if (stock === 0) return
    const [{ next } = { next: 1 }] = await sql<{ next: number }[]>`
      SELECT coalesce(max(receipt), 0) + 1 AS next FROM naive_receipts`
    await sql`INSERT INTO naive_receipts VALUES (${next})`
    await sql`UPDATE naive_stock SET stock = ${stock - 1}`
  }
  await atOnce(50, naive)
  const sold = await sql<{ receipt: number }[]>`SELECT receipt FROM naive_receipts`
  await sql`DROP TABLE naive_receipts, naive_stock`
  expect(sold.length).toBeGreaterThan(3)
  expect(new Set(sold.map(({ receipt }) => receipt)).size).toBeLessThan(sold.length)
})

test('50 redemptions of one voucher at once never take more than it is worth.', async () => {
  const { id, code } = await insertVoucher(till.it.sql, { amount: 10_000 })
  const bottle = await insertProduct(till.it.sql, { price: 700, target_stock: 99, actual_stock: 99 })
  const sale = { income: 0, voucher: code, voucher_used: 7, products: [{ id: bottle, quantity: 1 }] }
  const replies = await atOnce(50, () => till.sell(sale))
  expect([countOf(replies, 201), countOf(replies, 409)]).toEqual([14, 36])
  expect(await till.balance(id)).toBe(200)
  expect(await till.stock(bottle)).toBe(85)
  const paid = (await till.entries())
    .flatMap(({ content }) => content.payments)
    .filter((one) => one.method === 'voucher')
  expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(9800)
  await till.expectSoundLedger()
})

test('One booking that 20 take money for at once has one receipt, with a key or without.', async () => {
  const id = await till.booking()
  const replies = await atOnce(20, (n) =>
    till.payBooking(id, 50, {}, n % 2 === 0 ? { 'idempotency-key': `key-of-try-${'x'.repeat(10)}${n}` } : {}),
  )
  expect([countOf(replies, 201), countOf(replies, 409)]).toEqual([1, 19])
  expect(replies.filter(({ json }) => json.code === 'BOOKING_PAID')).toHaveLength(19)
  expect(await receipts()).toEqual([1])
})

test('One sale that is sent 20 times at once under one key is one sale, and all get its answer.', async () => {
  const bottle = await insertProduct(till.it.sql)
  const sale = { income: 3.5, products: [{ id: bottle, quantity: 1 }] }
  const replies = await atOnce(20, () => till.sell(sale, { 'idempotency-key': 'the-same-key-all-over' }))
  expect(countOf(replies, 201)).toBe(20)
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(await receipts()).toEqual([1])
  expect(await till.stock(bottle)).toBe(23)
})

test('A sale that breaks off at its very end has not happened at all.', async () => {
  const { sql } = till.it
  const { id: voucher, code } = await insertVoucher(sql)
  const id = await till.booking()
  const bottle = await insertProduct(sql)
  await sql`CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken off'; END $$`
  await sql`CREATE TRIGGER break_off BEFORE INSERT ON idempotent_answers EXECUTE FUNCTION break_off()`
  const part = { voucher: code, voucher_used: 53.5, products: [{ id: bottle, quantity: 1 }] }
  const key = { 'idempotency-key': 'a-key-of-20-letters-' }
  const broken = await till.payBooking(id, 0, part, key)
  await sql`DROP FUNCTION break_off CASCADE`
  expect(broken.status).toBe(500)
  expect(await till.entries()).toEqual([])
  expect(await till.stored(id)).toMatchObject({ paid: false, voucher_amount: 0 })
  expect([await till.stock(bottle), await till.balance(voucher)]).toEqual([24, 10_000])
  expect(await sql`SELECT FROM mails`).toHaveLength(0)
  expect((await till.payBooking(id, 0, part, key)).json).toMatchObject({ receipt: 1 })
})
