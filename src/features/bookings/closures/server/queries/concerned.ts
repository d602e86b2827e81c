import type { PromoTerms } from '#features/price-rules/contract.ts'
import type { VehicleType } from '#features/vehicles/contract.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Language } from '#kit/shared/language.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { Extra } from '../../../contract.ts'
import { agreedEnd } from '../../../server/queries/bookings.ts'
import { handoverTime, itsHandover } from '../../../server/queries/handover.ts'
import type { Closure } from '../../contract/closure.ts'
import type { choices, decisions } from '../../contract.ts'
import type { Taken } from '../../rules/places.ts'
import { closureFields } from '../queries.ts'

export type ClosureRow = Closure & { closed_by: string; is_lifted: boolean }

export async function findClosure(db: Db, id: number): Promise<ClosureRow | undefined> {
  const [row] = await db<ClosureRow[]>`
    SELECT ${closureFields(db)}, c.closed_by, c.lifted_at IS NOT NULL AS is_lifted
    FROM closures c LEFT JOIN vehicles v ON v.id = c.vehicle_id WHERE c.id = ${id}`
  return row
}

/** A boat of a booking that a closure concerns, or concerned; `leaderId` is the first boat's booking. */
export type ConcernedRow = {
  id: number
  leaderId: number
  reference: string
  vehicleId: number
  vehicleName: string
  vehicleType: VehicleType
  kind: 'hours' | 'days'
  startsAt: string
  endsAt: string
  outAt: string | null
  backAt: string | null
  name: string
  phone: string
  email: string
  language: Language
  people: number
  hasLicense: boolean | null
  extras: Extra[]
  price: Cents
  voucherAmount: Cents
  advance: Cents
  promo: PromoTerms | null
  isPaid: boolean
  isHeld: boolean
  isCanceled: boolean
  /** Whether it lies in the closed time, on a closed boat, and is not over. */
  isConcerned: boolean
}

/**
 * The bookings with a boat in a closed time, with all their boats, and those of which something was decided. `now` is the
 * wall clock, `YYYY-MM-DDTHH:MM`. As everywhere, lengths bound where a booking can start.
 */
export const listConcerned = async (
  db: Db,
  { id, vehicle_id, starts_at, ends_at, is_lifted }: ClosureRow,
  now: string,
  timeZone: string,
): Promise<ConcernedRow[]> => [
  ...(await db<ConcernedRow[]>`
    WITH touching AS (
      SELECT b.id, coalesce(b.leader_id, b.id) AS leader_id
      FROM bookings b
      WHERE NOT ${is_lifted}::boolean AND b.canceled_at IS NULL AND b.starts_at >= ${starts_at}::timestamp - interval '31 days' AND b.starts_at < ${ends_at}
        AND b.ends_at > ${starts_at} AND b.ends_at > b.starts_at AND (${vehicle_id}::int IS NULL OR b.vehicle_id = ${vehicle_id})
        AND NOT EXISTS (SELECT FROM handovers h WHERE h.booking_id = b.id AND h.back_at IS NOT NULL)
        AND (b.ends_at > ${now} OR EXISTS (SELECT FROM handovers h WHERE h.booking_id = b.id))
    ), leaders AS (
      SELECT leader_id AS id FROM touching UNION SELECT booking_id FROM closure_bookings WHERE closure_id = ${id}
    )
    SELECT b.id::int, coalesce(b.leader_id, b.id)::int AS "leaderId", b.reference, b.vehicle_id AS "vehicleId",
           v.name AS "vehicleName", v.type AS "vehicleType", b.kind, to_char(b.starts_at, 'YYYY-MM-DD"T"HH24:MI') AS "startsAt",
           to_char(${agreedEnd(db)}, 'YYYY-MM-DD"T"HH24:MI') AS "endsAt",
           ${handoverTime(db, 'out_at', timeZone)} AS "outAt", ${handoverTime(db, 'back_at', timeZone)} AS "backAt",
           b.name, b.phone, b.email, b.language, b.people, b.has_license AS "hasLicense", b.extras,
           coalesce(b.new_price, b.price) AS price, b.voucher_amount AS "voucherAmount",
           CASE WHEN b.held_until IS NULL THEN b.advance ELSE 0 END AS advance,
           CASE WHEN b.promo_code_id IS NOT NULL OR b.leader_id IS NOT NULL THEN jsonb_path_query_first(b.quote, '$.lines[*].reason.promo') END AS promo,
           b.paid_at IS NOT NULL AS "isPaid", b.held_until IS NOT NULL AS "isHeld", b.canceled_at IS NOT NULL AS "isCanceled",
           EXISTS (SELECT FROM touching t WHERE t.id = b.id) AS "isConcerned"
    FROM leaders l JOIN bookings b ON b.id = l.id OR b.leader_id = l.id
    JOIN vehicles v ON v.id = b.vehicle_id ${itsHandover(db)}
    ORDER BY b.starts_at, coalesce(b.leader_id, b.id), b.id`),
]

export type DecidedRow = {
  bookingId: number
  decision: (typeof decisions)[number]
  toldAt: string
  isTold: boolean
  chosen: (typeof choices)[number] | null
  isDone: boolean
  remindedAt: string | null
  /** Another closure asks its customer, who has not answered: that one decides. */
  isElsewhere: boolean
}

/** Of a decision `d`: its customer is asked, by what is closed and still concerns them, and has not answered. */
export const isAsked = (db: Db) => db`
  d.decision = 'ask' AND d.chosen IS NULL AND EXISTS (
    SELECT FROM closures a JOIN bookings o ON d.booking_id IN (o.id, o.leader_id)
    WHERE a.id = d.closure_id AND a.lifted_at IS NULL AND o.canceled_at IS NULL AND o.starts_at < a.ends_at AND o.ends_at > a.starts_at
      AND (a.vehicle_id IS NULL OR o.vehicle_id = a.vehicle_id))`

/** What was decided of a closure, by the first boat of each booking, and whom others ask; `now` is an instant. */
export const listDecided = async (db: Db, closureId: number, now: string): Promise<DecidedRow[]> => [
  ...(await db<DecidedRow[]>`
    SELECT booking_id::int AS "bookingId", decision, to_char(told_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "toldAt",
           told_at <= ${now} AS "isTold", chosen, done_at IS NOT NULL AS "isDone",
           to_char(reminded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "remindedAt",
           closure_id <> ${closureId} AS "isElsewhere"
    FROM closure_bookings d
    WHERE closure_id = ${closureId} OR (${isAsked(db)} AND NOT EXISTS (
      SELECT FROM closure_bookings own WHERE own.closure_id = ${closureId} AND own.booking_id = d.booking_id))
    ORDER BY booking_id`),
]

/** When boats are taken in the days from `from` to `last`, by whom. */
export const listTaken = async (db: Db, from: Day, last: Day): Promise<Taken[]> => [
  ...(await db<Taken[]>`
    SELECT vehicle_id AS "vehicleId", to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI') AS "startsAt",
           to_char(ends_at, 'YYYY-MM-DD"T"HH24:MI') AS "endsAt", id::int AS "bookingId"
    FROM bookings
    WHERE canceled_at IS NULL AND kind = 'hours' AND starts_at >= ${from}::date AND starts_at < ${last}::date + 1
      AND ends_at > starts_at
    UNION ALL
    SELECT vehicle_id, to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI'), to_char(ends_at, 'YYYY-MM-DD"T"HH24:MI'), id::int
    FROM bookings
    WHERE canceled_at IS NULL AND kind = 'days' AND ends_at > ${from}::date
      AND starts_at >= ${from}::date - interval '31 days' AND starts_at < ${last}::date + 1 AND ends_at > starts_at`),
]

/** How many bookings of each closure wait for a decision, how many customers were asked and have not answered, and which boats they have in it. */
export const countWaiting = async (db: Db, ids: readonly number[], now: string) => [
  ...(await db<{ id: number; undecided: number; unanswered: number; asked: number[] }[]>`
    SELECT c.id,
           (SELECT count(DISTINCT coalesce(b.leader_id, b.id))::int FROM bookings b
            WHERE b.canceled_at IS NULL AND b.starts_at >= c.starts_at - interval '31 days' AND b.starts_at < c.ends_at
              AND b.ends_at > c.starts_at AND b.ends_at > ${now} AND b.ends_at > b.starts_at
              AND (c.vehicle_id IS NULL OR b.vehicle_id = c.vehicle_id)
              AND NOT EXISTS (SELECT FROM handovers h WHERE h.booking_id = b.id)
              AND NOT EXISTS (SELECT FROM closure_bookings d WHERE d.booking_id = coalesce(b.leader_id, b.id) AND (d.closure_id = c.id OR (${isAsked(db)})))
           ) AS undecided,
           (SELECT count(*)::int FROM closure_bookings d JOIN bookings b ON b.id = d.booking_id
            WHERE d.closure_id = c.id AND d.decision = 'ask' AND d.chosen IS NULL AND b.canceled_at IS NULL) AS unanswered,
           (SELECT coalesce(json_agg(b.id ORDER BY b.id), '[]') FROM closure_bookings d JOIN bookings b ON d.booking_id IN (b.id, b.leader_id)
            WHERE d.closure_id = c.id AND d.decision = 'ask' AND d.chosen IS NULL AND b.canceled_at IS NULL
              AND b.starts_at < c.ends_at AND b.ends_at > c.starts_at AND (c.vehicle_id IS NULL OR b.vehicle_id = c.vehicle_id)) AS asked
    FROM closures c WHERE c.id = ANY(${ids as number[]}::int[])`),
]
