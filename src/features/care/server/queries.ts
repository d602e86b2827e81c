import type { ReceiptLink } from '#features/cash-register/contract/ledger.ts'
import type { Drive, VehicleType } from '#features/vehicles/contract.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { DamageState, ToLookAfter } from '../contract.ts'

const utc = (db: Db, column: 'reported_at' | 'assessed_at') =>
  db`to_char(d.${db(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

export type StoredDamage = {
  id: number
  vehicleId: number
  vehicleName: string
  bookingId: number | null
  reference: string | null
  customer: string
  hasEmail: boolean
  description: string
  reportedAt: string
  reportedBy: string
  state: DamageState
  repairCost: Cents | null
  held: Cents
  charged: Cents | null
  chargeReason: string
  assessedAt: string | null
  assessedBy: string | null
  entries: number[]
  mailId: number | null
  receipts: ReceiptLink[]
  files: string[]
}

/** One; what is open, and what was settled since an instant; what is open of a boat, and whatever a booking came back with. */
type Which = { id: number } | { since: string } | { vehicleId: number; bookingId: number }

/** What waits for a decision about money first, then what is not repaired; each the latest first. */
export async function listDamages(db: Db, which: Which): Promise<StoredDamage[]> {
  const one = 'id' in which ? db`d.id = ${which.id}` : db`true`
  const open =
    'since' in which
      ? db`AND v.deleted_at IS NULL AND (d.state <> 'done' OR d.assessed_at IS NULL AND d.held > 0
             OR greatest(d.state_at, d.assessed_at) >= ${which.since})`
      : db``
  const near =
    'bookingId' in which
      ? db`AND (d.vehicle_id = ${which.vehicleId} AND d.state <> 'done' OR d.booking_id = ${which.bookingId})`
      : db``
  const rows = await db<StoredDamage[]>`
    SELECT d.id, d.vehicle_id AS "vehicleId", v.name AS "vehicleName", d.booking_id::int AS "bookingId", b.reference,
           coalesce(b.name, '') AS customer, coalesce(b.email, '') <> '' AS "hasEmail", d.description, ${utc(db, 'reported_at')} AS "reportedAt",
           d.reported_by AS "reportedBy", d.state, d.repair_cost AS "repairCost", d.held, d.charged,
           d.charge_reason AS "chargeReason", ${utc(db, 'assessed_at')} AS "assessedAt", d.assessed_by AS "assessedBy",
           d.entries, d.mail_id AS "mailId",
           coalesce((SELECT json_agg(json_build_object('receipt', t.receipt, 'position', t.position) ORDER BY t.position)
                     FROM till_entries t WHERE t.business = 'rental' AND t.position = ANY(d.entries) AND t.receipt IS NOT NULL),
                    '[]') AS receipts,
           coalesce((SELECT json_agg(p.file ORDER BY p.id) FROM handover_pictures p
                     WHERE p.booking_id = d.booking_id AND p.moment = 'back'), '[]') AS files
    FROM damages d JOIN vehicles v ON v.id = d.vehicle_id LEFT JOIN bookings b ON b.id = d.booking_id
    WHERE ${one} ${open} ${near} 
    ORDER BY d.assessed_at IS NULL AND d.held > 0 DESC, d.state = 'done', d.id DESC`
  return [...rows]
}

export const findDamage = async (db: Db, id: number): Promise<StoredDamage | undefined> =>
  (await listDamages(db, { id }))[0]

export type CareRow = {
  vehicleId: number
  vehicleName: string
  vehicleType: VehicleType
  drive: Drive | null
  /** Of use, to the tenth: in all, and since the last service. */
  hours: number
  hoursSince: number
  everyHours: number | null
  everyMonths: number | null
  dueOn: Day | null
  last: { id: number; done_on: Day; hours: number; note: string; by: string } | null
}

/**
 * The boats with what they were used for: the time from handing over to taking back, as it really passed. Only what has a
 * service by hours is added up where `inAll` is not asked for, and only since its last one.
 */
export async function readCare(db: Db, { of, inAll }: { of?: number; inAll: boolean }): Promise<CareRow[]> {
  const wanted = inAll ? db`true` : db`c.every_hours IS NOT NULL OR c.due_on IS NOT NULL`
  const passed = (since: ReturnType<Db>) => db`
    coalesce(sum(extract(epoch FROM h.back_at - greatest(h.out_at, ${since}))) FILTER (WHERE h.back_at > ${since}), 0)::float8 / 3600`
  const rows = await db<CareRow[]>`
    WITH boats AS (
      SELECT v.id, v.name, v.type, v.drive, c.engine_hours, c.every_hours, c.every_months, c.due_on,
             coalesce(c.read_at, '-infinity') AS read, coalesce(s.done_at, c.read_at, '-infinity') AS served, to_jsonb(s) AS last
      FROM vehicles v LEFT JOIN boat_care c ON c.vehicle_id = v.id
      LEFT JOIN LATERAL (SELECT * FROM boat_services s WHERE s.vehicle_id = v.id ORDER BY s.id DESC LIMIT 1) s ON true
      WHERE v.deleted_at IS NULL AND ${of === undefined ? wanted : db`v.id = ${of}`}),
    used AS (
      SELECT v.id, ${passed(db`v.read`)} AS hours, ${passed(db`v.served`)} AS since
      FROM boats v JOIN bookings b ON b.vehicle_id = v.id JOIN handovers h ON h.booking_id = b.id
      WHERE ${inAll}::boolean OR v.every_hours IS NOT NULL AND h.back_at > v.served
      GROUP BY v.id, v.read, v.served)
    SELECT v.id AS "vehicleId", v.name AS "vehicleName", v.type AS "vehicleType", v.drive,
           round((coalesce(v.engine_hours, 0) + coalesce(u.hours, 0))::numeric, 1)::float8 AS hours,
           round(coalesce(u.since, 0)::numeric, 1)::float8 AS "hoursSince",
           v.every_hours AS "everyHours", v.every_months AS "everyMonths", v.due_on::text AS "dueOn",
           CASE WHEN v.last IS NULL THEN NULL ELSE json_build_object('id', v.last->'id', 'done_on', v.last->'done_on',
             'hours', v.last->'engine_hours', 'note', v.last->'note', 'by', v.last->'done_by') END AS last
    FROM boats v LEFT JOIN used u ON u.id = v.id
    ORDER BY v.name, v.id`
  return [...rows]
}

export const listDamaged = (db: Db) =>
  db<Pick<ToLookAfter, 'vehicle_id' | 'vehicle_name' | 'vehicle_type'>[]>`
    SELECT v.id AS vehicle_id, v.name AS vehicle_name, v.type AS vehicle_type FROM vehicles v
    WHERE v.deleted_at IS NULL AND EXISTS (SELECT FROM damages d WHERE d.vehicle_id = v.id AND d.state <> 'done')`.then(
    (rows) => [...rows],
  )

export const listHeld = (db: Db) =>
  db<{ id: number }[]>`
    SELECT booking_id::int AS id FROM damages WHERE assessed_at IS NULL AND held > 0 ORDER BY booking_id`.then((rows) =>
    rows.map(({ id }) => id),
  )
