import { describe, expect, test } from 'vitest'
import type { Reply } from '#testing/browser.ts'
import { allowDoubleBooking, forbidDoubleBooking } from '#testing/forgetting.ts'
import { openPayingDesk } from '#testing/hours.ts'

const desk = openPayingDesk()
const customers = 16
const count = async (what: 'bookings' | 'payments' | 'mails') =>
  Number((await desk.it.sql`SELECT count(*)::int AS n FROM ${desk.it.sql(what)}`)[0]?.n)

/** All of them want to pay for overlapping hours of one boat at the same moment. */
const rush = () =>
  Promise.all(
    Array.from({ length: customers }, (_, i) =>
      desk.hold({ email: `guest${i}@guests.example`, booked_start: 11 + (i % 2), booked_hours: 2, price: 90 }),
    ),
  )

describe(`${customers} customers who want to pay for one boat at the same moment`, () => {
  test('are told that somebody has it, but for one who is asked for money', async () => {
    for (let round = 0; round < 4; round++) {
      await desk.it.sql`TRUNCATE bookings, payments, test_orders, throttles CASCADE`
      const all = await rush()
      expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(all.filter(({ json }) => json.type === 'ALREADY_BOOKED')).toHaveLength(customers - 1)
      expect(await count('payments')).toBe(1)
    }
  })

  test('would several be asked for it without the constraint: that is what the test above sees', async () => {
    await allowDoubleBooking(desk.it.sql)
    const asked = (await rush()).filter(({ status }) => status === 201).length
    const payments = await count('payments')
    await forbidDoubleBooking(desk.it.sql)
    expect([asked > 1, payments > 1]).toEqual([true, true])
  })
})

/** So many held the same hour one after the other, each until their time was over; all of them pay now, at once. */
async function allPayLate(late = 6) {
  const holds: Reply[] = []
  for (let i = 0; i < late; i++) {
    holds.push(await desk.hold({ email: `late${i}@guests.example` }))
    await desk.letTimePass()
  }
  for (const held of holds) await desk.approve(held)
  const ends = await Promise.all(holds.map((held) => desk.confirm(held)))
  for (let turn = 0; turn < late; turn++) await desk.it.runJob('payments')
  const stands = await desk.it.sql`SELECT FROM bookings WHERE canceled_at IS NULL`
  return { ends, stands: stands.length, backs: (await desk.refunds()).length, confirmed: await confirmed() }
}
const confirmed = async () => (await desk.mails()).filter((subject) => subject.startsWith('Booked:')).length

describe('six whose time to pay was over, who pay for the same hour at once after all', () => {
  test('book it once; whoever has it not gets their money back', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 3; round++) {
      await desk.it.sql`TRUNCATE bookings, payments, test_orders, test_refunds, throttles, mails CASCADE`
      const { ends, stands, backs, confirmed } = await allPayLate()
      expect(ends.filter(({ status }) => status === 201)).toHaveLength(1)
      expect([stands, backs, confirmed]).toEqual([1, 5, 1])
    }
  })

  test('would have it together without the constraint: that is what the test above sees', async () => {
    await allowDoubleBooking(desk.it.sql)
    const { stands, backs, confirmed } = await allPayLate()
    await forbidDoubleBooking(desk.it.sql)
    expect([stands > 1, backs < 5, confirmed > 1]).toEqual([true, true, true])
  })
})

describe('a form that is sent eight times at the same moment', () => {
  const key = { 'idempotency-key': 'a-key-of-this-very-hour' }
  const sendAll = () => Promise.all(Array.from({ length: 8 }, () => desk.hold({}, key)))

  test('with its key holds one boat for one payment, and all are answered alike', async () => {
    for (let round = 0; round < 4; round++) {
      await desk.it.sql`TRUNCATE bookings, payments, test_orders, throttles, idempotent_answers CASCADE`
      const replies = await sendAll()
      expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201))
      expect(new Set(replies.map((reply) => desk.heldOf(reply).payment)).size).toBe(1)
      expect([await count('bookings'), await count('payments')]).toEqual([1, 1])
    }
  })

  test('would ask for several payments without that answers are kept once: that is what the test above sees', async () => {
    const { sql } = desk.it
    // The boat is what keeps it otherwise; without both, the same hour is held and to be paid again and again.
    await allowDoubleBooking(sql)
    const kept = [await sendAll(), await count('payments')] as const
    await sql`ALTER TABLE idempotent_answers DROP CONSTRAINT idempotent_answers_pkey`
    await sql`TRUNCATE bookings, payments, test_orders, throttles, idempotent_answers CASCADE`
    await sendAll()
    const careless = await count('payments')
    await sql`TRUNCATE idempotent_answers`
    await sql`ALTER TABLE idempotent_answers ADD PRIMARY KEY (scope, key)`
    await forbidDoubleBooking(sql)
    expect([kept[1], careless > 1]).toEqual([1, true])
  })
})
