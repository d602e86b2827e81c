import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { bookingFields, openDesk } from '#testing/booking.ts'
import { resetExtras, saveExtra } from '#testing/extra-writes.ts'
import { insertVehicle } from '#testing/fleet.ts'

const desk = openDesk()
const customers = 32
const pieces = 5

beforeEach(() => resetExtras(desk.it))

/** Requests for as many boats at the same hour, each with its own code and all with the same extra. */
async function requests({ sql, live }: TestApp) {
  const boats = await Promise.all(Array.from({ length: customers }, () => insertVehicle(sql)))
  await live.changed('vehicles')
  await sql`
    INSERT INTO verification_codes (email, vehicle_id, starts_at, salt, code_hash, expires_at)
    SELECT 'c' || id || '@guests.example', id, '2026-06-03T10:00', ''::bytea, sha256('12345'::bytea), now() + interval '10 minutes'
    FROM unnest(${boats}::int[]) id`
  const fields = { code: '12345', extras: ['cooler'], price: 55 }
  return boats.map((id) => bookingFields({ vehicle: id, email: `c${id}@guests.example`, ...fields }))
}

const send = (it: TestApp, fields: Record<string, unknown>) =>
  it.visitor().post('/api/rere_send_booking_request/', fields)
const booked = (replies: readonly { status: number }[]) => replies.filter(({ status }) => status === 201)

test(`Of ${customers} who want one of ${pieces} at the same moment ${pieces} get it; the others book nothing, and are told.`, async () => {
  await saveExtra(desk.it, { stock: pieces })
  for (let round = 0; round < 5; round++) {
    await desk.it.sql`TRUNCATE bookings, verification_codes, throttles CASCADE`
    const replies = await Promise.all((await requests(desk.it)).map((fields) => send(desk.it, fields)))
    expect(booked(replies)).toHaveLength(pieces)
    for (const { status, json } of replies.filter(({ status }) => status !== 201)) {
      expect([status, (json.errors as { field: string }[])[0]?.field]).toEqual([422, 'extra_cooler'])
    }
    expect(await desk.stored()).toHaveLength(pieces)
    // Who got none still has the code.
    expect(await desk.it.sql`SELECT FROM verification_codes WHERE used_at IS NULL`).toHaveLength(customers - pieces)
  }
})

test('More would get it if nobody waited for who takes one: that is what the test above sees.', async () => {
  const bare = await buildTestApp()
  const [{ body } = { body: '' }] = await bare.sql<{ body: string }[]>`
    SELECT pg_get_functiondef('keep_extras_in_stock'::regproc) AS body`
  await saveExtra(bare, { stock: pieces })
  const bookedBy = async (guard: string) => {
    await bare.sql`TRUNCATE bookings, verification_codes, throttles CASCADE`
    await bare.sql.unsafe(guard.replace('RETURN NULL', 'PERFORM pg_sleep(0.05); RETURN NULL'))
    const all = await requests(bare)
    return booked(await Promise.all(all.map((fields) => send(bare, fields)))).length
  }
  expect(await bookedBy(body)).toBe(pieces)
  expect(await bookedBy(body.replace('FOR NO KEY UPDATE', ''))).toBeGreaterThan(pieces)
})

test('Two who want two that are both short, named in either order, wait for nobody who waits for them.', async () => {
  for (const name of ['Kayak', 'Anchor']) await saveExtra(desk.it, { name, stock: 1 })
  const all = await requests(desk.it)
  const wanted = all.map((fields, i) => ({
    ...fields,
    price: 60,
    extras: i % 2 === 0 ? '["kayak","anchor"]' : '["anchor","kayak"]',
  }))
  const replies = await Promise.all(wanted.map((fields) => send(desk.it, fields)))
  expect(booked(replies), replies[0]?.text).toHaveLength(1)
})

test('Who cancels while others want the last one leaves it to one of them.', async () => {
  await saveExtra(desk.it, { stock: 1 })
  const [first = {}, ...others] = await requests(desk.it)
  expect((await send(desk.it, first)).status).toBe(201)
  const [, ...replies] = await Promise.all([
    desk.it.sql`UPDATE bookings SET canceled_at = now()`,
    ...others.map((fields) => send(desk.it, fields)),
  ])
  expect(booked(replies).length).toBeLessThanOrEqual(1)
  expect(await desk.it.sql`SELECT FROM bookings WHERE canceled_at IS NULL`).toHaveLength(booked(replies).length)
})

test('Whatever times are booked, moved and canceled, never more are out than there are, and none is kept back.', async () => {
  const { sql } = desk.it
  const boats = await Promise.all(Array.from({ length: 8 }, () => insertVehicle(sql)))
  const half = fc.nat(24)
  const step = fc.record({ boat: fc.nat(7), a: half, b: half, how: fc.constantFrom('book', 'book', 'move', 'cancel') })
  type Taken = { id: number; from: number; until: number }
  const most = (taken: readonly Taken[], { from, until }: Omit<Taken, 'id'>) =>
    Math.max(
      0,
      ...Array.from({ length: until - from }, (_, i) => from + i + 0.5).map(
        (moment) => taken.filter((one) => one.from < moment && moment < one.until).length,
      ),
    )
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 3 }), fc.array(step, { maxLength: 14 }), async (stock, steps) => {
      await sql`TRUNCATE bookings CASCADE`
      await sql`DELETE FROM extras`
      await sql`
        INSERT INTO extras (key, name, price, unit, stock, flows, position)
        VALUES ('cooler', 'Cooler', 500, 'booking', ${stock}, '{hours}', 1)`
      let taken: Taken[] = []
      const at = (halfHour: number) => sql`'2026-06-03'::timestamp + make_interval(mins => ${halfHour * 30}::int)`
      for (const { boat, a, b, how } of steps) {
        const span = { from: Math.min(a, b), until: Math.max(a, b) + 1 }
        const first = taken[0]
        const others = how === 'move' ? taken.slice(1) : taken
        if (how === 'cancel') {
          if (first) await sql`UPDATE bookings SET canceled_at = now() WHERE id = ${first.id}`
          taken = taken.slice(1)
        } else {
          const written =
            how === 'book'
              ? sql<{ id: number }[]>`
                  INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price, extras)
                  VALUES (${crypto.randomUUID()}, ${boats[boat] ?? 0}, 'hours', ${at(span.from)}, ${at(span.until)}, '', '', '', 0, '{cooler}')
                  ON CONFLICT ON CONSTRAINT no_double_booking DO NOTHING RETURNING id::int`
              : sql<{ id: number }[]>`
                  UPDATE bookings SET starts_at = ${at(span.from)}, ends_at = ${at(span.until)}
                  WHERE id = ${first?.id ?? 0} RETURNING id::int`
          const [row] = await written.catch((error: { constraint_name?: string }) => {
            if (error.constraint_name === 'no_double_booking') return []
            expect(error.constraint_name).toBe('extras_in_stock')
            const isKept = how === 'move' && first && first.from <= span.from && span.until <= first.until
            expect([most(others, span), isKept]).toEqual([stock, how === 'move' ? false : isKept])
            return []
          })
          if (row) taken = [...others, { id: row.id, ...span }]
        }
        expect(most(taken, { from: 0, until: 48 })).toBeLessThanOrEqual(stock)
        const [out] = await sql`SELECT extra_out('cooler', '2026-06-03', '2026-06-04') AS count`
        expect(out).toEqual({ count: most(taken, { from: 0, until: 48 }) })
      }
    }),
    { numRuns: 40 },
  )
})
