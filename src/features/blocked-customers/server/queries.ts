import type { Db } from '#kit/server/postgres/db.ts'
import type { BlockedCustomer } from '../contract.ts'
import type { Identity } from '../rules.ts'

/** Newest first. */
export const readBlockedCustomers = (db: Db): Promise<BlockedCustomer[]> => db<BlockedCustomer[]>`
  SELECT c.id, c.name, c.phone, c.email, c.reason,
         to_char(c.created_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "dateTime",
         (SELECT to_char(starts_at, 'YYYY-MM-DD') FROM bookings b WHERE b.id = c.booking_id) AS booking, c.booking_id,
         c.blocked_by
  FROM blocked_customers c
  ORDER BY c.id DESC`

/** Who made a booking, canceled or not, and the day it begins. */
export async function readCustomerOf(db: Db, bookingId: number): Promise<(Identity & { day: string }) | undefined> {
  const [row] = await db<(Identity & { day: string })[]>`
    SELECT name, email, phone, to_char(starts_at, 'YYYY-MM-DD') AS day FROM bookings WHERE id = ${bookingId}`
  return row
}
