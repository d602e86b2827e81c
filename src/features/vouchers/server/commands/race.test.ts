import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Sql, transaction } from '#kit/server/postgres/db.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { insertVoucher, openCounter } from '#testing/voucher.ts'
import { putBack, redeem } from '../commands.ts'

const counter = openCounter()
const forNothing = { bookingId: null, note: 'Eider' }

const booksOf = async (sql: Sql, id: number) => {
  const [row] = await sql<{ redeemed: number; entries: number; amount: number }[]>`
    SELECT redeemed, amount, (SELECT coalesce(sum(e.amount), 0)::int FROM voucher_entries e WHERE voucher_id = v.id) AS entries
    FROM vouchers v WHERE id = ${id}`
  return row as { redeemed: number; entries: number; amount: number }
}

describe('64 redemptions of one voucher at the same moment', () => {
  test('take exactly what it is worth and not a cent more, 20 times over', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 20; round++) {
      const { id } = await insertVoucher(counter.it.sql, { amount: 10_000 })
      const taken = await Promise.all(
        Array.from({ length: 64 }, () => transaction(counter.it.sql, (tx) => redeem(tx, id, 700, forNothing))),
      )
      expect(taken.filter(Boolean)).toHaveLength(14)
      expect(await booksOf(counter.it.sql, id)).toEqual({ amount: 10_000, redeemed: 9_800, entries: 9_800 })
    }
  })

  test('would take more without the condition in the statement: that is what the test above sees', async () => {
    const { sql } = counter.it
    await sql`ALTER TABLE vouchers DROP CONSTRAINT never_above_its_value`
    const { id } = await insertVoucher(sql, { amount: 10_000 })
    const naive = async () => {
      const { redeemed, amount } = await booksOf(sql, id)
      if (redeemed + 700 > amount) return false
      await sql`UPDATE vouchers SET redeemed = redeemed + 700 WHERE id = ${id}`
      return true
    }
    const taken = await Promise.all(Array.from({ length: 64 }, naive))
    await sql`DELETE FROM vouchers`
    await sql`ALTER TABLE vouchers ADD CONSTRAINT never_above_its_value CHECK (redeemed <= amount)`
    expect(taken.filter(Boolean).length).toBeGreaterThan(14)
  })

  test('and if the statement ever lost its condition, the table would refuse', async () => {
    const { id } = await insertVoucher(counter.it.sql, { amount: 10_000 })
    const beyond = counter.it.sql`UPDATE vouchers SET redeemed = 10001 WHERE id = ${id}`
    await expect(beyond).rejects.toThrow('never_above_its_value')
  })
})

test('Whatever is taken and put back in whatever order at once, the entries are the balance, between 0 and the value.', {
  timeout: 60_000,
}, async () => {
  const { sql } = counter.it
  const boat = await insertVehicle(sql)
  const bookings = await sql<{ id: number }[]>`
    INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price)
    SELECT 'R' || n, ${boat}, 'hours', '2026-07-01'::timestamp + n * interval '1 day' + interval '10 hours',
           '2026-07-01'::timestamp + n * interval '1 day' + interval '11 hours', 'Mira Keller', 'm@guests.example', '1234', 0
    FROM generate_series(1, 3) n RETURNING id`
  const anyStep = fc.record({
    takes: fc.boolean(),
    booking: fc.constantFrom(...bookings.map(({ id }) => id)),
    amount: fc.integer({ min: 1, max: 6000 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 24 }), async (steps) => {
      const { id } = await insertVoucher(sql, { amount: 10_000 })
      const moved = await Promise.all(
        steps.map(({ takes, booking, amount }) =>
          transaction(sql, async (tx) => {
            const what = { bookingId: booking, note: 'Eider' }
            if (takes) return (await redeem(tx, id, amount, what)) ? amount : 0
            return -(await putBack(tx, id, amount, what, counter.it))
          }),
        ),
      )
      const { redeemed, entries } = await booksOf(sql, id)
      expect(entries).toBe(redeemed)
      expect(redeemed).toBe(moved.reduce((sum, amount) => sum + amount, 0))
      expect(redeemed).toBeGreaterThanOrEqual(0)
      expect(redeemed).toBeLessThanOrEqual(10_000)
    }),
    { numRuns: 40 },
  )
})

test('Putting back for a canceled booking twice puts back once, and never what another booking took.', async () => {
  const { sql } = counter.it
  const { id } = await insertVoucher(sql)
  await redeem(sql, id, 4000, forNothing)
  const back = await Promise.all(
    [4000, 4000].map((amount) => transaction(sql, (tx) => putBack(tx, id, amount, forNothing, counter.it))),
  )
  expect(back.toSorted()).toEqual([0, 4000])
  expect(await booksOf(sql, id)).toMatchObject({ redeemed: 0, entries: 0 })
})

test('Nothing is taken from a voucher that is not paid or was canceled, nor nothing or less than nothing from any.', async () => {
  const { sql } = counter.it
  for (const given of [{ paid: false }, { canceled: true }]) {
    const { id } = await insertVoucher(sql, given)
    expect(await redeem(sql, id, 100, forNothing)).toBe(false)
  }
  const { id } = await insertVoucher(sql)
  for (const amount of [0, -500, 10_001]) expect(await redeem(sql, id, amount, forNothing)).toBe(false)
  expect(await redeem(sql, id, 10_000, forNothing)).toBe(true)
})
