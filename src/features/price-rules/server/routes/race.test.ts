import { expect, test } from 'vitest'
import type { Sql } from '#kit/server/postgres/db.ts'
import { bookingFields, openDesk } from '#testing/booking.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { somePrices } from '#testing/prices.ts'

const desk = openDesk()
const prices = somePrices(desk)
const customers = 32
const mayUse = 5

/** Requests for as many boats at the same hour, each with its own code and all with the same promo code. */
async function requests(sql: Sql) {
  const boats = await Promise.all(Array.from({ length: customers }, () => insertVehicle(sql)))
  await desk.it.live.changed('vehicles')
  await sql`
    INSERT INTO verification_codes (email, vehicle_id, starts_at, salt, code_hash, expires_at)
    SELECT 'c' || id || '@guests.example', id, '2026-06-03T10:00', ''::bytea, sha256('12345'::bytea), now() + interval '10 minutes'
    FROM unnest(${boats}::int[]) id`
  const fields = { code: '12345', promo_code: 'lake', price: 45 }
  return boats.map((id) => bookingFields({ vehicle: id, email: `c${id}@guests.example`, ...fields }))
}

test(`Of ${customers} who use a code for ${mayUse} at the same moment ${mayUse} get it; the others book nothing, and are told.`, async () => {
  for (let round = 0; round < 5; round++) {
    await desk.it.sql`TRUNCATE bookings, promo_codes, verification_codes, throttles CASCADE`
    await prices.promo({ code: 'LAKE', percent: -10, max_uses: mayUse })
    const replies = await Promise.all((await requests(desk.it.sql)).map((fields) => desk.request(fields)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(mayUse)
    const refused = replies.filter(({ status }) => status !== 201)
    for (const { status, json } of refused) {
      expect([status, (json.errors as { field: string }[])[0]?.field]).toEqual([422, 'promo_code'])
    }
    expect(await desk.stored()).toHaveLength(mayUse)
    expect(await prices.uses()).toBe(mayUse)
  }
})

test('More would get it without the condition in the statement: that is what the test above sees.', async () => {
  const { sql } = desk.it
  await prices.promo({ code: 'LAKE', percent: -10, max_uses: mayUse })
  const naive = async () => {
    if (((await prices.uses()) ?? 0) >= mayUse) return false
    await sql`UPDATE promo_codes SET uses = uses + 1`
    return true
  }
  const taken = await Promise.all(Array.from({ length: customers }, naive))
  expect(taken.filter(Boolean).length).toBeGreaterThan(mayUse)
})

test('Who cancels while others want the last use leaves it to one of them.', async () => {
  const { sql } = desk.it
  await prices.promo({ code: 'LAKE', percent: -10, max_uses: 1 })
  const [first, ...others] = await requests(sql)
  expect((await desk.request(first as (typeof others)[number])).status).toBe(201)
  const [, ...replies] = await Promise.all([
    sql`UPDATE bookings SET canceled_at = now()`,
    ...others.map((fields) => desk.request(fields)),
  ])
  const booked = replies.filter(({ status }) => status === 201).length
  expect(booked).toBeLessThanOrEqual(1)
  expect(await prices.uses()).toBe(booked)
})
