import type { VehicleType } from '#features/vehicles/contract.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Language } from '#kit/shared/language.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { CanceledWhy } from '../../rules/cancellation.ts'
import type { Party } from '../../rules/party.ts'
import type { Quote } from '../../rules/prices.ts'
import {
  agreedEnd,
  type BookingFacts,
  itsTrip,
  type PaymentMethod,
  party,
  type TripBoat,
} from '../../server/queries/bookings.ts'
import { handoverTime, itsHandover } from '../../server/queries/handover.ts'
import { type DayCount, logPageSize } from '../contract.ts'

/** A booking as the desk sees it. Times are wall clock, `YYYY-MM-DDTHH:MM`. */
export type DeskRow = Party & {
  id: number
  reference: string
  kind: 'hours' | 'days'
  vehicleName: string
  vehicleType: VehicleType
  name: string
  phone: string
  email: string
  startsAt: string
  endsAt: string
  people: number
  price: Cents
  newPrice: Cents | null
  priceChangeReason: string | null
  onSite: Quote['onSite']
  voucherAmount: Cents
  advance: Cents
  paymentMethod: PaymentMethod
  dueOn: Day | null
  isHeld: boolean
  /** ISO 8601, UTC. */
  heldUntil: string | null
  /** When its customer changed it last. ISO 8601, UTC. */
  customerChangedAt: string | null
  isPaid: boolean
  extras: BookingFacts['extras']
  /** Where it has extras: of its price. */
  lines: Quote['lines'] | null
  staffComment: string
  employee: string
  language: Language
  licenseDue: boolean
  /** Wall clock, like the others: when the boat was handed over, and when it came back. */
  outAt: string | null
  backAt: string | null
  tripBoats: TripBoat[] | null
}

const deskColumns = (db: Db, timeZone: string) => db`
  b.id::int, b.reference, b.kind, v.name AS "vehicleName", v.type AS "vehicleType", b.name, b.phone, b.email,
  to_char(b.starts_at, 'YYYY-MM-DD"T"HH24:MI') AS "startsAt", to_char(${agreedEnd(db)}, 'YYYY-MM-DD"T"HH24:MI') AS "endsAt",
  b.people, b.price, b.new_price AS "newPrice", b.price_change_reason AS "priceChangeReason",
  coalesce(b.quote->'onSite', '[]') AS "onSite", b.voucher_amount AS "voucherAmount", CASE WHEN b.held_until IS NULL THEN b.advance ELSE 0 END AS advance,
  b.payment_method AS "paymentMethod", b.due_on::text AS "dueOn",
  b.held_until IS NOT NULL AS "isHeld",
  to_char(b.held_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "heldUntil",
  CASE WHEN b.moves > 0 THEN (
    SELECT to_char(max(m.created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') FROM booking_moves m
    WHERE m.booking_id = b.id AND m.moved_by = 'customer') END AS "customerChangedAt",
  b.paid_at IS NOT NULL AS "isPaid", ${party(db)}, CASE WHEN b.extras <> '{}' THEN b.quote->'lines' END AS lines,
  b.staff_comment AS "staffComment", b.employee, b.language,
  v.license = 'yes' AND (b.has_license IS TRUE OR b.license = 'not_answered' AND NOT 'captain' = ANY (b.extras)) AND h.out_at IS NULL AS "licenseDue",
  ${handoverTime(db, 'out_at', timeZone)} AS "outAt", ${handoverTime(db, 'back_at', timeZone)} AS "backAt", trip.boats AS "tripBoats"`

export type DeskDays = { bookings: DeskRow[]; blocked: Day[] }

/** The wall clock's day and time zone. */
type Today = { today: Day; timeZone: string }

/**
 * What touches the days from `first` to `last`, and which of them are blocked, as one row. The CHECKs on length bound
 * where a booking that touches them can start; one that ends at the first midnight does not touch them. Today is touched
 * by what should have been back before.
 */
export const deskStatement = (db: Db, first: Day, last: Day, { today, timeZone }: Today) => db<DeskDays[]>`
  SELECT coalesce((
           SELECT json_agg(row ORDER BY row."startsAt", row.id) FROM (
             SELECT ${deskColumns(db, timeZone)}
             FROM (
               SELECT * FROM bookings
               WHERE canceled_at IS NULL AND kind = 'hours' AND starts_at >= ${first}::date AND starts_at < ${last}::date + 1
               UNION ALL
               SELECT * FROM bookings
               WHERE canceled_at IS NULL AND kind = 'days' AND ends_at > ${first}::date
                 AND starts_at >= ${first}::date - interval '31 days' AND starts_at < ${last}::date + 1
               UNION ALL
               SELECT b.* FROM handovers h JOIN bookings b ON b.id = h.booking_id
               WHERE h.back_at IS NULL AND b.canceled_at IS NULL AND b.ends_at <= ${first}::date
                 AND ${today}::date BETWEEN ${first}::date AND ${last}::date
             ) b JOIN vehicles v ON v.id = b.vehicle_id ${itsHandover(db)} ${itsTrip(db)}
           ) row
         ), '[]') AS bookings,
         coalesce((
           SELECT json_agg(day ORDER BY day) FROM blocked_days WHERE day BETWEEN ${first}::date AND ${last}::date
         ), '[]') AS blocked`

export async function readDeskDays(db: Db, first: Day, last: Day, today: Today): Promise<DeskDays> {
  const [row = { bookings: [], blocked: [] }] = await deskStatement(db, first, last, today)
  return row
}

/**
 * For each day from `first` to `last` with bookings: how many depart, and how many others touch it, `today` also what
 * should have been back before.
 */
export const countStatement = (db: Db, first: Day, last: Day, today: Day) => db<DayCount[]>`
  SELECT to_char(day, 'YYYY-MM-DD') AS day, count(*) FILTER (WHERE starts_on = day)::int AS departures,
         count(*) FILTER (WHERE starts_on < day)::int AS others
  FROM (
    SELECT starts_at::date AS starts_on, starts_at::date AS since, (ends_at - interval '1 microsecond')::date AS until
    FROM bookings
    WHERE canceled_at IS NULL AND kind = 'hours' AND starts_at >= ${first}::date AND starts_at < ${last}::date + 1
    UNION ALL
    SELECT starts_at::date, starts_at::date, (ends_at - interval '1 microsecond')::date FROM bookings
    WHERE canceled_at IS NULL AND kind = 'days' AND ends_at > ${first}::date
      AND starts_at >= ${first}::date - interval '31 days' AND starts_at < ${last}::date + 1
    UNION ALL
    SELECT starts_at::date, ${today}::date, ${today}::date FROM handovers h JOIN bookings b ON b.id = h.booking_id
    WHERE h.back_at IS NULL AND b.canceled_at IS NULL AND b.ends_at <= ${today}::date
  ) b, generate_series(greatest(since, ${first}::date), least(until, ${last}::date), interval '1 day') day
  GROUP BY day ORDER BY day`

export async function readBlockedDays(db: Db, first: Day, last: Day): Promise<Day[]> {
  const rows = await db<{ day: Day }[]>`
    SELECT day::text FROM blocked_days WHERE day BETWEEN ${first}::date AND ${last}::date ORDER BY day`
  return rows.map(({ day }) => day)
}

export type UnfinishedRow = Pick<DeskRow, 'id' | 'vehicleName' | 'startsAt' | 'endsAt' | 'name' | 'outAt' | 'backAt'>

/** What nobody settled: begun by `now` (`YYYY-MM-DDTHH:MM`) and not over before the day `since`, the oldest first. */
export const unfinishedStatement = (
  db: Db,
  { since, now, timeZone }: { since: Day; now: string; timeZone: string },
) => db<UnfinishedRow[]>`
  SELECT b.id::int, v.name AS "vehicleName", b.name, to_char(b.starts_at, 'YYYY-MM-DD"T"HH24:MI') AS "startsAt",
         to_char(${agreedEnd(db)}, 'YYYY-MM-DD"T"HH24:MI') AS "endsAt",
         ${handoverTime(db, 'out_at', timeZone)} AS "outAt", ${handoverTime(db, 'back_at', timeZone)} AS "backAt"
  FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id ${itsHandover(db)}
  WHERE b.paid_at IS NULL AND b.canceled_at IS NULL AND b.held_until IS NULL
    AND b.starts_at >= ${since}::date - interval '31 days' AND b.starts_at <= ${now} AND b.ends_at > ${since}::date
  ORDER BY b.starts_at, b.id`

export type LogRow = DeskRow & {
  canceledBy: string | null
  canceledReason: string | null
  canceledWhy: CanceledWhy | null
  /** ISO 8601, UTC. */
  canceledAt: string | null
}

/** One page of what began on the days from `since` to `today`, or was canceled from the instant `after` on. */
export const logStatement = (
  db: Db,
  { since, today, after, page, timeZone }: Today & { since: Day; after: string; page: number },
) => db<LogRow[]>`
  SELECT ${deskColumns(db, timeZone)}, b.canceled_by AS "canceledBy", b.canceled_reason AS "canceledReason",
         b.canceled_why AS "canceledWhy",
         to_char(b.canceled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "canceledAt"
  FROM (
    SELECT id, starts_at FROM bookings WHERE starts_at >= ${since}::date AND starts_at < ${today}::date + 1
    UNION
    SELECT id, starts_at FROM bookings WHERE canceled_at >= ${after}::timestamptz
    ORDER BY starts_at DESC, id DESC
    LIMIT ${logPageSize} OFFSET ${page * logPageSize}
  ) entry JOIN bookings b ON b.id = entry.id JOIN vehicles v ON v.id = b.vehicle_id
  ${itsHandover(db)} ${itsTrip(db)}
  ORDER BY b.starts_at DESC, b.id DESC`

/** What staff have changed about a booking. */
export type Changed = { price: Cents; newPrice: Cents | null; reason: string | null; comment: string }

export async function readChanged(db: Db, id: number): Promise<Changed | undefined> {
  const [row] = await db<Changed[]>`
    SELECT price, new_price AS "newPrice", price_change_reason AS reason, staff_comment AS comment
    FROM bookings WHERE id = ${id}`
  return row
}

/** Whether a provider is taking money for a booking right now. */
export async function isBeingPaid(db: Db, bookingId: number): Promise<boolean> {
  const rows = await db`
    SELECT FROM payments
    WHERE booking_id = (SELECT coalesce(leader_id, id) FROM bookings WHERE id = ${bookingId}) AND state = 'capturing' LIMIT 1`
  return rows.length > 0
}
