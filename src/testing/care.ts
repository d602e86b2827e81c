import type { Sql } from '#kit/server/postgres/db.ts'
import type { Browser } from './browser.ts'
import { insertBooking } from './fleet.ts'

const onSite = [{ label: 'Deposit', cents: 30_000 }]

/** A booking of $100 for two hours of 1 June from 10 o'clock on, with a deposit of $300. Says the id. */
export async function bookedWithDeposit(sql: Sql, boat: number, changes: Record<string, unknown> = {}) {
  await insertBooking(sql, boat, '2026-06-01T10:00', '2026-06-01T12:00')
  const quote = { lines: [{ label: 'Eider', cents: 10_000 }], total: 10_000, vat: 1597, onSite }
  const [row] = await sql<{ id: number }[]>`
    UPDATE bookings SET ${sql({ name: 'Mira Keller', email: 'mira@guests.example', price: 10_000, ...changes })},
      quote = ${JSON.stringify(quote)}::text::jsonb
    WHERE id = (SELECT max(id) FROM bookings) RETURNING id::int`
  return row?.id ?? 0
}

export const handOver = (who: Browser, booking: number, changes: object = {}) =>
  who.post('/api/rere_check_out/', {
    ...{ booking_id: booking, fuel: 8, deposit: 300, method: 'cash', signed_by: 'Mira Keller' },
    ...changes,
  })

/** Comes back in time and full; what it came back with besides is said. */
export const bringBack = (who: Browser, booking: number, changes: object = {}) =>
  who.post('/api/rere_take_back/', {
    ...{ booking_id: booking, fuel: 8, litres: 0, late_hours: 0, damage_fee: 0, give_back: 300, method: 'cash' },
    ...changes,
  })
