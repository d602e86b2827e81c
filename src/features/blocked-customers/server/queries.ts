import type { Db } from '#kit/server/db.ts'
import type { BlockedCustomer } from '../contract.ts'

/** Newest first. */
export const readBlockedCustomers = (db: Db): Promise<BlockedCustomer[]> => db<BlockedCustomer[]>`
  SELECT c.id, c.name, c.phone, c.email, c.reason,
         to_char(c.created_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "dateTime",
         to_char(b.starts_at, 'YYYY-MM-DD') AS booking
  FROM blocked_customers c LEFT JOIN bookings b ON b.id = c.booking_id
  ORDER BY c.id DESC`
