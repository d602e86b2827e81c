import { expect, test } from 'vitest'
import { redeem } from '#features/vouchers/server/commands.ts'
import { type Sql, transaction } from '#kit/server/postgres/db.ts'
import { insertVoucher, openCounter } from '#testing/voucher.ts'

const counter = openCounter()
const forNothing = { bookingId: null, note: '' }
const rounds = 12

const withdraw = (reference: string) =>
  counter.it
    .visitor()
    .post('/api/withdrawals/', { name: 'Mira Keller', contract: reference, email: 'mira@guests.example' })

/** What left the voucher in all: redeemed, and given back. At most what it is worth, or somebody lost money. */
const spentOf = async (sql: Sql, id: number) => {
  const [row] = await sql<{ spent: number; declared: number }[]>`
    SELECT redeemed + coalesce((SELECT sum(amount)::int FROM withdrawals WHERE voucher_id = v.id), 0) AS spent,
           (SELECT count(*)::int FROM withdrawals WHERE voucher_id = v.id AND outcome = 'accepted') AS declared
    FROM vouchers v WHERE id = ${id}`
  return row as { spent: number; declared: number }
}

test('Withdrawals and redemptions at the same moment never give more than the voucher is worth, and one withdrawal counts.', {
  timeout: 60_000,
}, async () => {
  const { sql } = counter.it
  for (let round = 0; round < rounds; round++) {
    await sql`TRUNCATE throttles`
    const { id, reference } = await insertVoucher(sql)
    const [first, second, ...taken] = await Promise.all([
      withdraw(reference),
      withdraw(reference),
      ...[10_000, 4000, 700].map((amount) =>
        transaction(counter.it.appSql, (tx) => redeem(tx, id, amount, forNothing)),
      ),
    ])
    expect([first?.status, second?.status]).toEqual([201, 201])
    const { spent, declared } = await spentOf(sql, id)
    expect(spent).toBe(10_000)
    expect(declared).toBe(taken[0] ? 0 : 1)
  }
})

test('Without the lock and the condition more goes out than came in: that is what the test above sees.', async () => {
  const { sql } = counter.it
  const { id } = await insertVoucher(sql)
  const naive = async (n: number) => {
    const [seen] = await sql<{ left: number }[]>`SELECT amount - redeemed AS left FROM vouchers WHERE id = ${id}`
    await new Promise((done) => setTimeout(done, 20))
    await sql`UPDATE vouchers SET canceled_at = now() WHERE id = ${id}`
    await sql`
      INSERT INTO withdrawals (reference, declared_at, name, email, contract, voucher_id, outcome, amount)
      VALUES (${`W-${n}`}, now(), 'x', 'x', 'x', ${id}, 'late', ${seen?.left ?? 0})`
  }
  await Promise.all([naive(1), naive(2), redeem(sql, id, 4000, forNothing)])
  expect((await spentOf(sql, id)).spent).toBeGreaterThan(10_000)
})

test('And if the statements ever lost both, the table would refuse a second withdrawal of one voucher.', async () => {
  const { sql } = counter.it
  const { id } = await insertVoucher(sql)
  const accept = (n: number) => sql`
    INSERT INTO withdrawals (reference, declared_at, name, email, contract, voucher_id, outcome)
    VALUES (${`W-${n}`}, now(), 'x', 'x', 'x', ${id}, 'accepted')`
  await accept(1)
  await expect(accept(2)).rejects.toThrow('withdrawn_once')
})
