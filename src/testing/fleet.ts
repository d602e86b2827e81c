import type { Drive, License, VehicleType } from '#features/vehicles/contract.ts'
import type { Sql } from '#kit/server/postgres/db.ts'

export type TestVehicle = {
  type?: VehicleType
  name?: string
  passengers?: number
  license?: License
  drive?: Drive
  deposit?: number
  briefing_fee?: number
  cleaning_fee?: number
  charter_license?: number
  extra_bbq?: boolean
  extra_jukebox?: boolean
  extra_binoculars?: boolean
  extra_fishing_permit_day?: boolean
  extra_fishing_permit_week?: boolean
  extra_canoe_one_person?: boolean
  extra_canoe_two_persons?: boolean
  extra_inflatable_boat?: boolean
  extra_sonar?: boolean
  extra_bed_linen_and_towel?: boolean
  /** Cents an hour. */
  extra_captain?: number | null
  blocked?: boolean
  /** Cents; of a houseboat what its first hour costs, unless told otherwise. */
  price_night?: number | null
}

/** Puts a vehicle into the fleet, a motorboat for six unless told otherwise; prices are cents by half hours. */
export async function insertVehicle(
  sql: Sql,
  vehicle: TestVehicle = {},
  prices: Readonly<Record<number, number>> = { 2: 5000, 4: 9000, 6: 12_050 },
): Promise<number> {
  const row = {
    type: 'motorboats',
    name: `Boat ${Math.trunc(Math.random() * 1e9)}`,
    passengers: 6,
    license: 'no',
    description: sql.json({ general: 'A boat.', features: 'Seats', technical: 'Engine' }),
    ...(vehicle.type === 'houseboats' && { price_night: prices[2] ?? null }),
    ...vehicle,
  }
  const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`INSERT INTO vehicles ${sql(row as never)} RETURNING id`
  const rows = Object.entries(prices).map(([halfHours, price]) => ({
    vehicle_id: id,
    half_hours: Number(halfHours),
    price,
  }))
  if (rows.length > 0) await sql`INSERT INTO vehicle_prices ${sql(rows)}`
  return id
}

/** Puts a booking straight into the table; times are `YYYY-MM-DDTHH:MM`. */
export async function insertBooking(
  sql: Sql,
  vehicleId: number,
  startsAt: string,
  endsAt: string,
  kind: 'hours' | 'days' = 'hours',
) {
  await sql`
    INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price)
    VALUES (${crypto.randomUUID()}, ${vehicleId}, ${kind}, ${startsAt}, ${endsAt}, 'Somebody Else', 'else@guests.example', '1234', 0)`
}
