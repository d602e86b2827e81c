import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'

/** What can be paid at the till. Lists are cut where no hut could work through them. */
const most = 300

export type UnpaidBookingRow = {
  id: number
  /** The first boat of its booking, and the reference of that. */
  trip: number
  reference: string
  vehicleName: string
  name: string
  phone: string
  email: string
  /** Wall clock, `YYYY-MM-DDTHH:MM`. */
  startsAt: string
  endsAt: string
  price: Cents
  voucherAmount: Cents
  advance: Cents
  isHeld: boolean
}

/**
 * The unpaid bookings that begin on a day, are under way or come back on it, and `also` whatever its day. The CHECK on
 * the length bounds where such a booking can start. Of several boats in one booking all that are unpaid come along.
 */
export const unpaidBookingsStatement = (db: Db, day: Day, also: number | undefined) => db<UnpaidBookingRow[]>`
  WITH open AS (
    (SELECT id, leader_id FROM bookings
     WHERE paid_at IS NULL AND canceled_at IS NULL AND ends_at > ${day}::date
       AND starts_at >= ${day}::date - interval '31 days' AND starts_at < ${day}::date + 1
     ORDER BY starts_at DESC LIMIT ${most})
    UNION
    SELECT id, leader_id FROM bookings WHERE id = ${also ?? null} AND canceled_at IS NULL
  ), trips AS (
    SELECT DISTINCT coalesce(leader_id, id) AS id FROM open
  )
  SELECT b.id::int, trips.id::int AS trip, (SELECT reference FROM bookings WHERE id = trips.id) AS reference,
         v.name AS "vehicleName", b.name, b.phone, b.email,
         to_char(b.starts_at, 'YYYY-MM-DD"T"HH24:MI') AS "startsAt", to_char(coalesce(b.agreed_end, b.ends_at), 'YYYY-MM-DD"T"HH24:MI') AS "endsAt",
         coalesce((b.quote ->> 'total')::int, b.price) AS price, b.voucher_amount AS "voucherAmount",
         CASE WHEN b.held_until IS NULL THEN b.advance ELSE 0 END AS advance,
         b.held_until IS NOT NULL
           OR EXISTS (SELECT FROM payments p WHERE p.booking_id = trips.id AND p.state = 'capturing') AS "isHeld"
  FROM trips
  CROSS JOIN LATERAL (SELECT trips.id UNION ALL SELECT m.id FROM bookings m WHERE m.leader_id = trips.id) boats
  JOIN bookings b ON b.id = boats.id AND b.paid_at IS NULL AND b.canceled_at IS NULL JOIN vehicles v ON v.id = b.vehicle_id
  ORDER BY b.starts_at, b.leader_id IS NOT NULL, v.name, b.id`

export type UnpaidVoucherRow = {
  id: number
  reference: string
  name: string
  email: string
  /** ISO 8601, UTC. */
  dateTime: string
  amount: Cents
}

export const unpaidVouchersStatement = (db: Db) => db<UnpaidVoucherRow[]>`
  SELECT id, reference, name, email, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "dateTime", amount
  FROM vouchers WHERE paid_at IS NULL AND canceled_at IS NULL ORDER BY created_at DESC, id DESC LIMIT ${most}`

export type UnsettledRow = {
  id: number
  reference: string
  vehicleName: string
  name: string
  startsAt: string
  /** ISO 8601, UTC. */
  canceledAt: string
  isNoShow: boolean
  handBack: Cents
  owed: Cents
}

/** Canceled bookings of which money is still to be given back or taken, the latest first. */
export const unsettledStatement = (db: Db) => db<UnsettledRow[]>`
  SELECT b.id::int, b.reference, b.name, to_char(b.starts_at, 'YYYY-MM-DD"T"HH24:MI') AS "startsAt",
         concat_ws(', ', v.name, (SELECT string_agg(of.name, ', ' ORDER BY m.id) FROM bookings m JOIN vehicles of ON of.id = m.vehicle_id
                                  WHERE m.leader_id = b.id)) AS "vehicleName",
         to_char(b.canceled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "canceledAt",
         b.canceled_why IS NOT DISTINCT FROM 'no_show' AS "isNoShow", (b.settlement ->> 'handBack')::int AS "handBack", (b.settlement ->> 'owed')::int AS owed
  FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id
  WHERE b.canceled_at IS NOT NULL AND b.settled_at IS NULL
    AND ((b.settlement ->> 'handBack')::int > 0 OR (b.settlement ->> 'owed')::int > 0)
  ORDER BY b.canceled_at DESC LIMIT ${most}`

/** The per cent that employees may take off. */
export async function readDiscountLimit(db: Db): Promise<number> {
  const [row] = await db<{ most: number }[]>`
    SELECT discount_percent AS most FROM business_settings WHERE business = 'rental'`
  return row?.most ?? 0
}

/** What is on the shelf of some products, by name; null without a stock, 0 of those that are not offered any more. */
export const listOnShelf = (db: Db, ids: readonly number[]) => db<{ id: number; name: string; left: number | null }[]>`
  SELECT id, name, CASE WHEN deleted_at IS NULL THEN actual_stock ELSE 0 END AS left
  FROM products WHERE id = ANY(${ids as number[]}::integer[]) ORDER BY lower(name), id`
