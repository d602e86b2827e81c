import type { Drive, VehicleType } from '#features/vehicles/contract.ts'
import { usualDrive } from '#features/vehicles/rules.ts'
import type { Shows } from '#kit/server/pages/shown.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { Check } from '../checklist/contract.ts'

export type StoredHandover = {
  outAt: string
  outBy: string
  licenseSeen: boolean | null
  fuelOut: number | null
  noteOut: string
  signature: string | null
  signedBy: string
  deposit: Cents
  depositMethod: 'cash' | 'card'
  fees: Cents
  backAt: string | null
  backBy: string | null
  fuelBack: number | null
  noteBack: string
  damage: string
  lateHours: number
  charges: Cents
  outEntries: number[]
  backEntries: number[]
  checksOut: Check[] | null
  checksBack: Check[] | null
}

/** How far a booking is; undefined before its check-out. `FOR UPDATE` keeps it so until the transaction ends. */
export async function readHandover(
  db: Db,
  bookingId: number,
  { forUpdate = false } = {},
): Promise<StoredHandover | undefined> {
  return (await readHandovers(db, [bookingId], forUpdate ? db`FOR UPDATE` : db``))[0]
}

/** How far bookings are, those of which have left. */
export const readHandovers = (db: Db, bookingIds: readonly number[], how = db``) =>
  db<(StoredHandover & { bookingId: number })[]>`
    SELECT booking_id::int AS "bookingId", to_char(out_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "outAt", out_by AS "outBy",
           license_seen AS "licenseSeen", fuel_out AS "fuelOut", note_out AS "noteOut", signature_out AS signature,
           signed_by AS "signedBy", deposit, deposit_method AS "depositMethod", fees,
           to_char(back_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "backAt", back_by AS "backBy",
           fuel_back AS "fuelBack", note_back AS "noteBack", damage, late_hours AS "lateHours", charges,
           out_entries AS "outEntries", back_entries AS "backEntries",
           checks_out AS "checksOut", checks_back AS "checksBack"
    FROM handovers WHERE booking_id = ANY(${bookingIds as number[]}) ${how}`

/** The bookings of a day that are not back yet, with their boats; on it also what left before and is still out. */
export const listOpen = (db: Db, day: Day) =>
  db<(VehicleRow & { id: number })[]>`
    SELECT b.id::int, v.id::int AS "vehicleId", v.type, v.license, v.drive
    FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id LEFT JOIN handovers h ON h.booking_id = b.id
    WHERE b.starts_at < ${day}::date + 1 AND (b.ends_at > ${day}::date OR h.out_at IS NOT NULL) AND b.canceled_at IS NULL
      AND b.held_until IS NULL AND h.back_at IS NULL AND b.starts_at > ${day}::date - 60
    ORDER BY b.id`.then((rows) => [...rows])

/** A booking's boat: what it runs on, and what it asks of who steers it. */
export async function readVehicleOf(db: Db, bookingId: number): Promise<VehicleOf> {
  const [row] = await db<VehicleRow[]>`
    SELECT v.id AS "vehicleId", v.type, v.license, v.drive
    FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id WHERE b.id = ${bookingId}`
  if (!row) throw new Error(`no boat of booking ${bookingId}`)
  return vehicleOf(row)
}

type VehicleRow = Omit<VehicleOf, 'id' | 'drive'> & { vehicleId: number; drive: Drive | null }

export const vehicleOf = ({ vehicleId: id, type, license, drive }: VehicleRow): VehicleOf => ({
  id,
  type,
  license,
  drive: drive ?? usualDrive(type),
})

export type VehicleOf = { id: number; type: VehicleType; license: string; drive: Drive }

export type HandoverPicture = { id: number; moment: 'out' | 'back'; file: string; item: string | null }

export const listPictures = (db: Db, bookingId: number): Promise<HandoverPicture[]> =>
  db<HandoverPicture[]>`
    SELECT id, moment, file, item FROM handover_pictures WHERE booking_id = ${bookingId} ORDER BY id`.then((rows) => [
    ...rows,
  ])

/** What is out, and what came back, of the bookings that begin on a day. */
export const listHandovers = (db: Db, day: Day) =>
  db<{ booking_id: number; out: string; back: string | null }[]>`
    SELECT booking_id::int, to_char(out_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS out,
           to_char(back_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS back
    FROM bookings b JOIN handovers h ON h.booking_id = b.id
    WHERE b.starts_at >= ${day}::date AND b.starts_at < ${day}::date + 1
    ORDER BY booking_id`.then((rows) => [...rows])

/** Finds a row for the file of a photo or of a signature. */
export const showsPicture: Shows = (db, file) => db`
  SELECT 1 FROM handover_pictures WHERE file = ${file} UNION ALL SELECT 1 FROM handovers WHERE signature_out = ${file}`
